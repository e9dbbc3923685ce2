package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RulePuzzlesTest {

    private static final String SMALL = "1.........4....2";
    private static final Killer CAGE = Killer.of(5, List.of(new Cell(0, 0), new Cell(0, 1)));
    private static final Layout CAGED = Layout.boxes(2, 2).with(CAGE);

    private static Grid parse(String text) {
        return GridParser.create().parse(text);
    }

    private static List<PuzzleRecord> records(String text, TextOptions options) {
        PuzzleReader reader = PuzzleReader.of(new StringReader(text), options);
        List<PuzzleRecord> records = new ArrayList<>();
        try {
            for (Optional<PuzzleRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
                records.add(next.get());
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return records;
    }

    private static List<PuzzleRecord> records(String text) {
        return records(text, TextOptions.defaults());
    }

    private static Grid small(Layout layout) {
        return GridParser.of(TextOptions.defaults().withLayout(layout)).parse(SMALL);
    }

    private static void refuses(String text, String message) {
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(GridFormatException.class)
                .hasMessage(message);
    }

    @Test
    void thePartsOfAPuzzleMayComeInManyWays() {
        Grid expected = small(CAGED);
        for (String text : List.of(
                "box 2x2\ngivens " + SMALL + "\nkiller 5 r1c1 r1c2",
                "box 2x2\nkiller 5 r1c1-r1c2\n" + SMALL + "\n",
                "givens " + SMALL + " # digits\r\nkiller 5 r1c1 r1c2 # a cage\r\n",
                SMALL + "\nkiller 5 r1c1 r1c2",
                SMALL + "\n# comment\n\nkiller 5 r1c1 r1c2",
                "# comment\n\n  box 2x2\n\nkiller 5 r1c1 r1c2\n\ngivens " + SMALL,
                "killer 5 r1c1 r1c2\ngivens " + SMALL,
                "\uFEFFbox 2x2\nkiller 5 r1c1 r1c2\ngiven r1c1 = 1\ngiven r3c3 = 4\ngiven r4c4 = 2",
                "box 2x2\nkiller 5 r1c1 r1c2\ngivens ..........4....2\ngiven r1c1 = 1\ngiven r4c4 = 2")) {
            assertThat(parse(text)).as(text).isEqualTo(expected);
        }
    }

    @Test
    void everythingButOneLineMayBeMissing() {
        assertThat(parse("box 2x2")).isEqualTo(Grid.empty(Layout.boxes(2, 2)));
        assertThat(parse("no-boxes 5\nrule anti-king"))
                .isEqualTo(Grid.empty(Layout.boxes(1, 5).with(Variant.ANTI_KING)));
        assertThat(parse("regions 1122112233443344"))
                .isEqualTo(Grid.empty(LayoutText.parseRegions("1122112233443344")));
        assertThat(parse("rule anti-king"))
                .isEqualTo(Grid.empty(Layout.classic().with(Variant.ANTI_KING)));
        assertThat(parse("thermo r9c1-r9c4").layout())
                .isEqualTo(Layout.classic()
                        .with(Thermometer.of(List.of(new Cell(8, 0), new Cell(8, 1), new Cell(8, 2), new Cell(8, 3)))));
        assertThat(parse("given r1c1 = 9").digit(0)).isEqualTo(9);
        assertThat(parse("givens " + SMALL)).isEqualTo(small(Layout.boxes(2, 2)));
    }

    @Test
    void candidatesMayBeGiven() {
        String marks = "12..".repeat(16);
        PuzzleRecord record =
                records("box 2x2\ngivens " + marks + "\nkiller 5 r1c1 r1c2").get(0);
        assertThat(record.grid().layout()).isEqualTo(CAGED);
        assertThat(record.marks().orElseThrow().has(0, 2)).isTrue();
        assertThat(record.marks().orElseThrow().has(0, 3)).isFalse();
    }

    @Test
    void aFileMayHaveSeveralPuzzles() {
        String text =
                "# first\nbox 2x2\ngivens " + SMALL + "\n\nkiller 5 r1c1 r1c2\n\n# second\nbox 2x2\nkiller 63 r1c1\n\n"
                        + SMALL + "\n\ngivens " + SMALL + "\nkiller 5 r1c1 r1c2\n\n\nno-boxes 4\n";
        List<PuzzleRecord> records = records(text);
        assertThat(records).hasSize(4);
        assertThat(records.get(0).grid()).isEqualTo(small(CAGED));
        assertThat(records.get(0).line()).isEqualTo(2);
        assertThat(records.get(0).comments()).containsExactly("# first", "# second");
        assertThat(records.get(0).text()).isEqualTo("box 2x2\ngivens " + SMALL + "\nkiller 5 r1c1 r1c2");
        assertThat(records.get(1).error().orElseThrow())
                .hasMessage(
                        "line 9, column 1: expected a rule that a layout of 2x2 can have, but found \"killer 63 r1c1\":"
                                + " no digit is 63 (killer cage 63 at r1c1): the least sum is 1, the greatest 4");
        assertThat(records.get(2).grid()).isEqualTo(small(CAGED));
        assertThat(records.get(2).line()).isEqualTo(13);
        assertThat(records.get(3).grid()).isEqualTo(Grid.empty(Layout.boxes(1, 4)));
    }

    @Test
    void theLayoutThatIsGivenForAllPuzzlesIsKept() {
        TextOptions given = TextOptions.defaults().withLayout(Layout.boxes(2, 2).with(Variant.ANTI_KING));
        assertThat(records("killer 5 r1c1 r1c2\n\n" + SMALL, given).get(0).grid())
                .isEqualTo(small(CAGED.with(Variant.ANTI_KING)));
        assertThat(records("box 2x2\nkiller 5 r1c1 r1c2", given).get(0).grid().layout())
                .isEqualTo(CAGED.with(Variant.ANTI_KING));
        assertThat(records("\nno-boxes 4\nkiller 5 r1c1 r1c2", given)
                        .get(0)
                        .error()
                        .orElseThrow())
                .hasMessage(
                        "line 2, column 1: expected the layout that is given for all puzzles, \"box 2x2\", but found"
                                + " \"no-boxes 4\"");
    }

    @Test
    void otherTextsAreReadAsBefore() {
        String rows = "1...\n....\n..4.\n...2\n";
        for (String title : List.of("box", "killer", "killer sudoku", "killer puzzle 12", "given", "rule")) {
            assertThat(records(title + "\n" + rows)).as(title).hasSize(1);
            assertThat(records(title + "\n" + rows).get(0).id()).contains(title);
        }
        assertThat(records(SMALL + "\n" + SMALL)).hasSize(2);
        assertThat(records(SMALL + " # killer 5 r1c1 r1c2\n" + SMALL)).hasSize(2);
        assertThat(records("givens,solution\n" + SMALL + ",1\n").get(0).error()).isPresent();
    }

    @Test
    void refusesMistakesWithTheirPlace() {
        refuses(
                "box 2x2\n" + SMALL + "\n" + SMALL,
                "line 3, column 1: expected the digits of the puzzle only once, or a blank line before the next puzzle,"
                        + " but found \"1.........4....2\"");
        refuses(
                "killer 5 r1c1 r1c2\nbox 2x2",
                "line 2, column 1: expected a rule, since the line of the grid comes before all rules, but found \"box 2x2\"");
        refuses("box 2x2\ngivens 1.......", "line 2, column 16: expected 16 cells, but found 8 cells");
        refuses(
                "box 2x2\ngivens 5...............",
                "line 2, column 8: expected a digit from 1 to 4 or a blank, but found \"5\"");
        refuses("box 2x2\ngivens", "line 2, column 7: expected a puzzle, but found the end of the line");
        refuses("box 2x2\ngiven r1c1 5", "line 2, column 12: expected \"=\", but found \"5\"");
        refuses(
                "box 2x2\ngiven r1c1 = 5",
                "line 2, column 14: expected a digit (a number from 1 to 4), but found \"5\"");
        refuses("box 2x2\ngiven r5c1 = 1", "line 2, column 7: expected a cell from r1c1 to r4c4, but found \"r5c1\"");
        refuses(
                "box 2x2\ngiven r1c1 = 1\ngiven r1c1 = 2",
                "line 3, column 14: expected the digit of r1c1 that the puzzle has already, 1, but found \"2\"");
        refuses(
                "box 2x2\n\nkiller 5 r1c1 r1c2\n\nbox 2x2",
                "line 5, column 1: expected the end of the text after one puzzle," + " but found another puzzle");
        refuses(
                "box 2x2\n" + "r".repeat(1 << 21),
                "line 2, column 1: expected a line of at most 1048576 characters, but found a longer one");
    }

    /** A digit that is said twice is one digit, and not candidates. */
    @Test
    void aGivenOfOneDigitIsADigit() {
        Grid grid = GridParser.create().parse("box 3x3\ngiven r1c9 = 9 9\n");
        assertThat(grid.digit(8)).isEqualTo(9);
        assertThat(grid.layout()).isEqualTo(Layout.classic());
    }

    /** In the alphabet of 25 digits, N4I are digits; f-puzzles files begin with these three and a g. */
    @Test
    void aLargeGridIsNoCompressedPuzzle() {
        for (String start : List.of("2N4.IFHE8", "N4I.2FHE8", "AN4IGHBCD")) {
            assertThat(Imports.isForeign(start + ".".repeat(616))).as(start).isFalse();
        }
    }
}
