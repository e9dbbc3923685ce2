package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PictureFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Grids with fewer rows, columns, or cells in a box than digits are written and read as all others. */
class RectangleTextTest {

    @Provide
    Arbitrary<Layout> rectangles() {
        return Layouts.withDigits(Layouts.withVariants(Layouts.rectangles(3, 4, 6, 9, 12)));
    }

    @Property(tries = 200)
    void theTextOfALayoutIsReadBack(@ForAll("rectangles") Layout layout) {
        assertThat(LayoutText.parse(LayoutText.describe(layout))).isEqualTo(layout);
        assertThat(LayoutText.addRules(layout.base(), LayoutText.describe(layout)))
                .isEqualTo(layout);
    }

    private static Grid solution(Layout layout, long seed) {
        Assume.that(layout.rows() > 1 && layout.columns() > 1);
        Optional<Grid> solution = new PuzzleMaker(seed).findSolution(layout);
        Assume.that(solution.isPresent());
        return solution.orElseThrow();
    }

    @Property(tries = 60)
    void gridsAreReadBack(@ForAll("rectangles") Layout layout, @ForAll long seed) {
        Grid solution = solution(layout, seed);
        Grid puzzle = new PuzzleMaker(seed).blank(solution, 0.4);
        GridParser parser = GridParser.of(TextOptions.defaults().withLayout(layout));
        List<GridFormat> formats = List.of(
                GridFormat.line(),
                GridFormat.numbers(),
                GridFormat.numberRows(),
                PictureFormat.ascii(),
                PictureFormat.unicode());
        for (Grid grid : List.of(puzzle, solution, Grid.empty(layout))) {
            for (GridFormat format : formats) {
                String text = format.format(grid);
                assertThat(parser.parse(text))
                        .as("%s, seed %d: %s", layout, seed, text)
                        .isEqualTo(grid);
            }
        }
    }

    @Property(tries = 40)
    void candidatesAreReadBack(@ForAll("rectangles") Layout layout, @ForAll long seed) {
        Grid solution = solution(layout, seed);
        PencilMarks marks = PencilMarks.of(new PuzzleMaker(seed).blank(solution, 0.6));
        GridParser parser = GridParser.of(TextOptions.defaults().withLayout(layout));
        for (MarksFormat format : List.of(MarksFormat.line(), MarksFormat.picture())) {
            String text = format.format(marks);
            assertThat(parser.parseMarks(text))
                    .as("%s, seed %d: %s", layout, seed, text)
                    .isEqualTo(marks);
        }
    }

    @Test
    void boxesWithMoreDigitsAreNamedAsEver() {
        Layout ten = LayoutText.parse(List.of("box 3x3", "digits 0-9"));
        assertThat(ten).isEqualTo(Layout.rectangle(9, 9, 10, new BoxShape(3, 3)).withLeastValue(0));
        assertThat(LayoutText.describe(ten)).containsExactly("box 3x3", "digits 0-9");
        assertThat(LayoutText.parse(List.of("grid 6x6 box 3x3")))
                .isEqualTo(Layout.rectangle(6, 6, 9, new BoxShape(3, 3)));
        assertThat(LayoutText.parse(List.of("grid 9x9 box 3x3"))).isEqualTo(Layout.classic());
        assertThat(LayoutText.parse(List.of("grid 4x4 regions 1122 1122 3344 3344"))
                        .regionOfCells())
                .containsExactly(0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3);
    }

    @Test
    void puzzlesMayNameTheirGrid() {
        String text = "grid 2x3\nkiller 3 r1c1 r2c1\n.2.\n1..";
        Grid puzzle = GridParser.create().parse("grid 2x3\nkiller 3 r1c1 r2c1\n.2.1..");
        assertThat(puzzle.filledCount()).isEqualTo(2);
        assertThat(puzzle).hasToString(".2.1..");
        assertThat(puzzle.layout().addedRules()).hasSize(1);
        assertThatThrownBy(() -> GridParser.create().parse(text)).isInstanceOf(GridFormatException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            grid                | 5  | the rows and columns of a grid, such as 6x8, from 1 to 256
            grid 6              | 6  | the rows and columns of a grid, such as 6x8, from 1 to 256
            grid 0x8            | 6  | the rows and columns of a grid, such as 6x8, from 1 to 256
            grid 6x300          | 6  | the rows and columns of a grid, such as 6x8, from 1 to 256
            grid 6x8 boxes      | 10 | "box RxC", "regions …" or the end of the line
            grid 6x8 box 4x2    | 14 | boxes that divide 6 rows and 8 columns
            grid 6x8 box 2x     | 16 | the columns of a box
            grid 2x3 regions 11 | 20 | one region name for each of 6 cells
            """)
    void mistakesAreNamed(String line, int column, String expected) {
        assertThatThrownBy(() -> LayoutText.parse(List.of("# first", line)))
                .isInstanceOfSatisfying(GridFormatException.class, error -> {
                    assertThat(error.expected()).isEqualTo(expected);
                    assertThat(List.of(error.line(), error.column())).containsExactly(2, column);
                });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            grid 6x6 box 2x3 | digits 1-5          | 1-6, 0-5 or more digits, for the 6 cells of a row
            grid 8x6 box 2x3 | digits 1-7          | 1-8, 0-7 or more digits, for the 8 cells of a column
            grid 6x6 box 3x3 | digits 0-7          | 1-9, 0-8 or more digits, for the 9 cells of a box
            grid 2x3 regions 111122 | digits 1-3   | 1-4, 0-3 or more digits, for the 4 cells of a region
            grid 6x8 box 2x4 | rule diagonals      | needs as many rows and columns as digits, but there are 6 rows, 8 columns and 8 digits
            grid 6x8 box 2x4 | rule diagonal-up    | needs as many rows and columns as digits, but there are 6 rows, 8 columns and 8 digits
            grid 6x6 box 2x2 | rule disjoint       | disjoint needs rectangular boxes with a cell for each digit, but there are none
            grid 6x8 box 2x4 | full-rank 12 left1  | needs as many rows and columns as digits
            grid 6x8 box 2x4 | full-rank 12 top1   | needs as many rows and columns as digits
            grid 6x8 box 2x4 | differ r7c1 r1c1 : a | which is outside a grid of 6 rows and 8 columns
            grid 6x8 box 2x4 | grid 6x8            | a rule, since line 1 has stated the grid
            digits 1-4       | box 2x2; box 2x2    | a rule, since line 2 has stated the grid
            digits 1-4       | odd r1c1; box 2x2   | a rule, since the line of the grid comes before all rules
            """)
    void refusalsSayWhy(String first, String further, String reason) {
        List<String> lines = new ArrayList<>(List.of(first));
        lines.addAll(List.of(further.split("; ", -1)));
        assertThatThrownBy(() -> LayoutText.parse(lines)).hasMessageContaining(reason);
    }

    @Test
    void cellsAndLinesAreThoseOfTheGrid() {
        assertThatThrownBy(() -> LayoutText.parse(List.of("grid 4x6", "killer 3 r5c1 r5c2")))
                .hasMessageContaining("a cell from r1c1 to r4c6, but found \"r5c1\"");
        assertThat(LayoutText.parse(List.of("grid 4x6", "skyscraper 2 right4"))
                        .statedRules()
                        .get(0)
                        .rule()
                        .cells())
                .hasSize(6);
        assertThatThrownBy(() -> GridParser.create().parse("grid 4x6\ngiven r5c1 = 2"))
                .hasMessageContaining("a cell from r1c1 to r4c6, but found \"r5c1\"");
        assertThatThrownBy(() -> GridParser.of(TextOptions.defaults().withLayout(Layout.rectangle(4, 6, 6)))
                        .parse(".".repeat(36)))
                .hasMessageContaining("expected 24 cells, but found 36 cells");
    }
}
