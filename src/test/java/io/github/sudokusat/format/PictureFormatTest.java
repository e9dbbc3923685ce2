package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

class PictureFormatTest {

    private static final Layout SIX = LayoutText.parseRegions(Golden.text("regions.txt"));

    @Test
    void drawsBoxes() {
        assertThat(PictureFormat.ascii().format(GridParser.create().parse(Golden.PUZZLE)) + "\n")
                .isEqualTo(Golden.text("picture.txt"));
        assertThat(PictureFormat.unicode().format(GridParser.create().parse("1..4..1..1..4..1")))
                .isEqualTo("""
                        ┌─────┬─────┐
                        │ 1 . │ . 4 │
                        │ . . │ 1 . │
                        ├─────┼─────┤
                        │ . 1 │ . . │
                        │ 4 . │ . 1 │
                        └─────┴─────┘""");
        assertThat(PictureFormat.ascii().format(Grid.of(Layout.boxes(1, 1), 1))).isEqualTo("+---+\n| 1 |\n+---+");
    }

    @Test
    void drawsTheRegionsOfAJigsaw() {
        assertThat(PictureFormat.unicode().format(Grid.empty(SIX).with(0, 6))).isEqualTo("""
                        ┌───────────┬───────────┐
                        │ 6   .   . │ .   .   . │
                        │       ┌───┘       ┌───┤
                        │ .   . │ .   .   . │ . │
                        │   ┌───┴───┬───────┘   │
                        │ . │ .   . │ .   .   . │
                        ├───┘       ├───┐       │
                        │ .   .   . │ . │ .   . │
                        │   ┌───────┘   ├───────┤
                        │ . │ .   .   . │ .   . │
                        ├───┘   ┌───────┘       │
                        │ .   . │ .   .   .   . │
                        └───────┴───────────────┘""");
        assertThat(PictureFormat.ascii().format(Grid.empty(Layout.regions(0, 1, 1, 0))))
                .isEqualTo("""
                        +---+---+
                        | . | . |
                        +---+---+
                        | . | . |
                        +---+---+""");
    }

    @Test
    void bothDiagonalsAreDrawnWhereTheyAreRegions() {
        Layout layout = Layout.regions(0, 1, 1, 0).with(Variant.DIAGONALS);
        assertThat(PictureFormat.ascii().format(Grid.empty(layout))).isEqualTo("""
                        +-----+-----+
                        | `.  |  .' |
                        +-----+-----+
                        |  .' | `.  |
                        +-----+-----+""");
    }

    @Test
    void distinguishesGivens() {
        Grid puzzle = GridParser.create().parse("1..4..1..1..4..1");
        Grid solution = GridParser.create().parse("1234341221434321");
        assertThat(PictureFormat.unicode().format(puzzle, solution)).isEqualTo("""
                        ┌──────┬──────┐
                        │[1] 2 │ 3 [4]│
                        │ 3  4 │[1] 2 │
                        ├──────┼──────┤
                        │ 2 [1]│ 4  3 │
                        │[4] 3 │ 2 [1]│
                        └──────┴──────┘""");
        assertThat(PictureFormat.ascii().withColours().format(puzzle, solution))
                .startsWith(
                        "+-----+-----+\n| \u001b[1m1\u001b[0m \u001b[36m2\u001b[0m | \u001b[36m3\u001b[0m \u001b[1m4\u001b[0m |\n");
        List<Cell> highlighted = List.of(new Cell(0, 0), new Cell(1, 3));
        assertThat(PictureFormat.ascii().format(puzzle, solution, highlighted))
                .startsWith("+------+------+\n|(1) 2 | 3 [4]|\n| 3  4 |[1](2)|\n");
        assertThat(PictureFormat.ascii().withColours().format(puzzle, solution, highlighted))
                .contains(
                        "\n| \u001b[36m3\u001b[0m \u001b[36m4\u001b[0m | \u001b[1m1\u001b[0m \u001b[7m2\u001b[0m |\n");
        assertThatThrownBy(() -> PictureFormat.ascii().format(puzzle, solution, List.of(new Cell(4, 0))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("highlighted must have cells of side 4, but has r5c1");
        assertThatThrownBy(() -> PictureFormat.ascii().format(puzzle, Grid.empty(Layout.classic())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("sides of puzzle and solution must be equal, but are 4 and 9");
    }

    @Test
    void writesNumbersWhereTheAlphabetEnds() {
        Grid grid = Grid.empty(Layout.boxes(6, 6)).with(1, 36).with(2, 7);
        assertThat(PictureFormat.ascii().format(grid).lines().skip(1).findFirst())
                .hasValueSatisfying(row -> assertThat(row).startsWith("|  . 36  7  .  .  . |"));
        assertThat(GridFormat.numberRows().format(grid)).startsWith(" . 36  7  .");
        assertThat(GridFormat.numbers().format(grid)).startsWith(". 36 7 .");
    }

    @Test
    void drawsCandidates() {
        PencilMarks marks = GridParser.create().parseMarks(Golden.text("candidates-dots.txt"));
        assertThat(MarksFormat.picture().format(marks).lines())
                .hasSize(13)
                .startsWith(
                        "+-----------------+-----------------+--------------+",
                        "| 2356   8   23   | 126  1269  4    | 26   7  13   |",
                        "| 2467   1   27   | 267  268   3    | 9    2  5    |");
        assertThat(MarksFormat.line().format(marks) + "\n").isEqualTo(Golden.text("candidates.729"));
        PencilMarks large = PencilMarks.of(Grid.empty(Layout.boxes(2, 5)).with(0, 10));
        assertThat(MarksFormat.picture().format(large).lines().skip(1).findFirst())
                .hasValueSatisfying(row -> assertThat(row).startsWith("| 10 ").contains(" 1/2/3/4/5/6/7/8/9/10 "));
        PencilMarks none =
                PencilMarks.builder(Layout.boxes(2, 2)).add(0, 1).add(0, 2).build();
        assertThat(MarksFormat.picture().format(none)).contains("| 1/2 / | / / |");
    }

    @Test
    void keepsCandidatesRaw() {
        PencilMarks marks = PencilMarks.builder(Layout.boxes(2, 2))
                .add(0, 1)
                .add(1, 1)
                .addAll(2)
                .build();
        assertThat(marks.count(0)).isOne();
        assertThat(marks.count(2)).isEqualTo(4);
        assertThat(marks.count(3)).isZero();
        assertThat(marks.has(2, 4)).isTrue();
        assertThat(marks.has(0, 2)).isFalse();
        assertThat(marks.grid().digits()).startsWith(1, 1, 0, 0);
        assertThat(marks).hasToString("1 1 1/2/3/4" + " /".repeat(13));
        assertThatThrownBy(() -> marks.has(0, 5)).hasMessage("digit must be from 1 to 4, but is 5");
        assertThatThrownBy(() -> marks.count(16)).hasMessage("cell must be from 0 to 15, but is 16");
    }
}
