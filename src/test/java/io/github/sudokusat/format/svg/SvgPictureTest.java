package io.github.sudokusat.format.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.TextArbitraries;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pictures are read back with an XML parser and compared with the grids. */
@Tag("long")
@net.jqwik.api.Tag("long")
class SvgPictureTest {

    private static final int CELL = 60;
    private static final double INSET = 4;

    private static boolean covers(List<Drawing.Line> lines, double x, double y) {
        return lines.stream().anyMatch(line -> line.covers(x, y));
    }

    /** The region of a cell as it is drawn; −1 outside. */
    private static int region(Layout layout, int row, int column) {
        int side = layout.side();
        BoxShape shape = layout.boxShape().orElse(null);
        if (row < 0 || column < 0 || row >= side || column >= side) {
            return -1;
        }
        boolean isLine = shape != null && (shape.rows() == 1 || shape.columns() == 1);
        return isLine ? 0 : layout.regionOfCells()[row * side + column];
    }

    @Property(tries = 100)
    void thickLinesRunWhereRegionsMeet(@ForAll Random random) {
        Layout layout = TextArbitraries.layout(random);
        int side = layout.side();
        Drawing drawing = Drawing.of(SvgPicture.create().format(Grid.empty(layout)));
        String thick = PathData.decimal(2 * Math.max(4, Math.min(side * 10 / 9, 24)) + 20);
        List<Drawing.Line> borders = drawing.lines("#000", thick);
        for (int row = 0; row <= side; row++) {
            for (int column = 0; column < side; column++) {
                boolean isBorder = region(layout, row - 1, column) != region(layout, row, column);
                assertThat(covers(borders, column * CELL + CELL / 2.0, row * CELL))
                        .as("above r%dc%d of %s", row + 1, column + 1, layout)
                        .isEqualTo(isBorder);
                isBorder = region(layout, column, row - 1) != region(layout, column, row);
                assertThat(covers(borders, row * CELL, column * CELL + CELL / 2.0))
                        .as("left of r%dc%d of %s", column + 1, row + 1, layout)
                        .isEqualTo(isBorder);
            }
        }
        assertThat(drawing.lines("#888", ".*"))
                .hasSize(side > 1 && layout.variants().contains(Variant.DIAGONALS) ? 2 : 0);
    }

    @Test
    void bothDiagonalsAreDrawnWhereOneOfThemIsARegion() {
        Layout layout =
                Layout.regions(0, 1, 1, 1, 1, 0, 2, 2, 2, 2, 0, 3, 3, 3, 3, 0).with(Variant.DIAGONALS);
        assertThat(Drawing.of(SvgPicture.create().format(Grid.empty(layout))).lines("#888", ".*"))
                .containsExactly(new Drawing.Line(0, 0, 240, 240), new Drawing.Line(240, 0, 0, 240));
    }

    @Property(tries = 100)
    void housesOfTheUsersAreOutlined(@ForAll Random random) {
        int side = 4 + random.nextInt(6);
        List<Integer> all = new ArrayList<>();
        for (int cell = 0; cell < side * side; cell++) {
            all.add(cell);
        }
        Collections.shuffle(all, random);
        int[] cells = all.stream().limit(side).mapToInt(Integer::intValue).toArray();
        Layout layout = Layout.boxes(1, side).with(House.of("stars", cells));
        // The cells of a row or column are a house already.
        Assume.that(!layout.addedHouses().isEmpty());
        List<Drawing.Line> outline =
                Drawing.of(SvgPicture.create().format(Grid.empty(layout))).lines("#666", ".*");
        Set<Integer> inside = new HashSet<>(all.subList(0, side));
        int edges = 0;
        for (int cell : inside) {
            int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
            for (int[] step : steps) {
                int row = cell / side + step[0];
                int column = cell % side + step[1];
                boolean isInside =
                        row >= 0 && column >= 0 && row < side && column < side && inside.contains(row * side + column);
                double reach = CELL / 2.0 - INSET;
                double x = cell % side * CELL + CELL / 2.0 + step[1] * reach;
                double y = cell / side * CELL + CELL / 2.0 + step[0] * reach;
                assertThat(covers(outline, x, y)).as("%s of %s", cell, inside).isEqualTo(!isInside);
                edges += isInside ? 0 : 1;
            }
        }
        assertThat(outline).hasSizeLessThanOrEqualTo(edges);
        Map<String, Integer> ends = new HashMap<>();
        for (Drawing.Line line : outline) {
            ends.merge(line.x1() + " " + line.y1(), 1, Integer::sum);
            ends.merge(line.x2() + " " + line.y2(), 1, Integer::sum);
        }
        assertThat(ends.values()).as("two lines meet in every corner").containsOnly(2);
    }

    @Property(tries = 60)
    void everyDigitAndMarkIsInItsCell(@ForAll Random random) throws IOException {
        Layout layout = TextArbitraries.layout(random);
        Grid position = TextArbitraries.grid(layout, random);
        Grid puzzle = position;
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            puzzle = random.nextBoolean() ? puzzle.with(cell, 0) : puzzle;
        }
        PencilMarks marks = TextArbitraries.marks(layout, random);
        StringBuilder svg = new StringBuilder();
        SvgPicture.create().write(puzzle, position, marks, svg);
        Set<String> expected = new HashSet<>();
        DigitSymbols symbols = DigitSymbols.of(TextOptions.DEFAULT_ALPHABET, layout);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            int digit = position.digit(cell);
            if (digit != 0) {
                expected.add(cell + (puzzle.digit(cell) == 0 ? " found " : " given ") + symbols.text(digit));
            }
            for (int mark = 1; digit == 0 && mark <= layout.side(); mark++) {
                if (marks.has(cell, mark)) {
                    expected.add(cell + " mark " + symbols.text(mark));
                }
            }
        }
        assertThat(drawn(Drawing.of(svg.toString()), layout.side())).isEqualTo(expected);
    }

    private static Set<String> drawn(Drawing drawing, int side) {
        Set<String> drawn = new HashSet<>();
        int length = DigitSymbols.of(TextOptions.DEFAULT_ALPHABET, Layout.boxes(1, side))
                .text(side)
                .length();
        double digitSize = length == 1 ? 40 : length == 2 ? 26.6 : 20;
        for (Drawing.Text text : drawing.texts()) {
            double middle = text.y() - text.size() * 0.36;
            int row = (int) (middle / CELL);
            int cell = row * side + (int) (text.x() / CELL);
            String kind = text.size() != digitSize ? " mark " : text.isBold() ? " given " : " found ";
            assertThat(drawn.add(cell + kind + text.text())).as("%s", text).isTrue();
        }
        return drawn;
    }

    @Test
    void marksStandInTheOrderOfTheDigits() throws IOException {
        Grid empty = Grid.empty(Layout.boxes(2, 3));
        StringBuilder svg = new StringBuilder();
        SvgPicture.create().write(empty, empty, PencilMarks.of(empty), svg);
        List<Drawing.Text> first = Drawing.of(svg.toString()).texts().subList(0, 6);
        assertThat(first).extracting(Drawing.Text::text).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(first).extracting(Drawing.Text::x).containsExactly(12.6, 30.0, 47.3, 12.6, 30.0, 47.3);
        assertThat(first.get(2).y())
                .isEqualTo(first.get(0).y())
                .isLessThan(first.get(3).y());
    }

    @Test
    void theLabelAndTheAlphabetAreEscaped() {
        Grid grid = Grid.empty(Layout.boxes(2, 2)).with(0, 1);
        SvgPicture picture = SvgPicture.create();
        assertThat(Drawing.of(picture.format(grid)).root().getAttribute("aria-label"))
                .isEqualTo("Sudoku, 4×4, 1 digit");
        Drawing drawing =
                Drawing.of(picture.withLabel("<\"&'>").withAlphabet("&abc").format(grid));
        assertThat(drawing.root().getAttribute("aria-label")).isEqualTo("<\"&'>");
        assertThat(drawing.root().getAttribute("role")).isEqualTo("img");
        assertThat(drawing.texts()).extracting(Drawing.Text::text).containsExactly("&");
    }

    @Test
    void numbersHavePointsInEveryLanguage() {
        Locale usual = Locale.getDefault();
        String expected = SvgPicture.create().format(Grid.empty(Layout.boxes(4, 4)));
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG"));
            assertThat(SvgPicture.create().format(Grid.empty(Layout.boxes(4, 4))))
                    .isEqualTo(expected);
        } finally {
            Locale.setDefault(usual);
        }
    }

    @Test
    void refusesOtherSides() {
        SvgPicture picture = SvgPicture.create();
        Grid four = Grid.empty(Layout.boxes(2, 2));
        Grid nine = Grid.empty(Layout.classic());
        assertThatThrownBy(() -> picture.write(four, nine, new StringBuilder()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("puzzle must have side 9 like the position, but has side 4");
        assertThatThrownBy(() -> picture.write(nine, nine, PencilMarks.of(four), new StringBuilder()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("marks must have side 9 like the position, but has side 4");
        assertThatThrownBy(() -> picture.withAlphabet("11")).isInstanceOf(IllegalArgumentException.class);
    }

    /** The symbols of doubled digits, A to I on a 9×9 grid, say nothing to a reader. */
    @Test
    void aDoubledDigitSaysWhatItDoubles() {
        Grid grid = Grid.empty(Layout.classic().withDoublers()).with(0, 5).with(1, 14);
        assertThat(SvgPicture.create().format(grid).replaceAll("<[^>]*>", " ").split("\\s+"))
                .containsExactly("", "5", "E", "2·5");
    }
}
