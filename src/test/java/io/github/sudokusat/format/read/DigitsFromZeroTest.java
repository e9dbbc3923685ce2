package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.answer.logic.HodokuLines;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PictureFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.foreign.FPuzzlesWriter;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Grids whose digits are worth 0 to one less than their side. */
class DigitsFromZeroTest {

    private static final Layout FOUR = Layout.boxes(2, 2).withLeastValue(0);

    /** Digits 0, 3 and 1 in the first, second and last cell. */
    private static final Grid PUZZLE = Grid.empty(FOUR).with(0, 1).with(1, 4).with(15, 2);

    private static Grid read(String text) {
        return GridParser.of(TextOptions.defaults().withLayout(FOUR)).parse(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "03.............1",
                "03..\n....\n....\n...1",
                "0 3 . .\n. . . .\n. . . .\n. . . 1",
                "0,3,,,,,,,,,,,,,,1"
            })
    void zeroIsADigitAndNoBlank(String text) {
        assertThat(read(text)).isEqualTo(PUZZLE);
    }

    @Test
    void theLayoutMayBeNamedWithThePuzzle() {
        for (String text : List.of(
                "box 2x2\ndigits 0-3\ngivens 03.............1",
                "box 2x2\ngivens 03.............1\ndigits 0-3",
                "box 2x2\ndigits 0-3\n03.............1",
                "box 2x2\ngiven r1c1 = 0\ngiven r1c2 = 3\ngiven r4c4 = 1\ndigits 0-3",
                "digits 0-3\nbox 2x2\n03.............1",
                "digits 0-3\n03.............1",
                "digits 0-3 # without boxes\ngiven r1c1 = 0\ngiven r1c2 = 3\ngiven r4c4 = 1",
                "{\"puzzle\":\"03.............1\",\"layout\":[\"box 2x2\",\"digits 0-3\"]}",
                "{\"puzzle\":\"03.............1\",\"layout\":[\"digits 0-3\",\"box 2x2\"]}",
                "{\"puzzle\":\"03.............1\",\"layout\":[\"digits 0-3\"]}",
                "puzzle,layout\n03.............1,box 2x2; digits 0-3",
                "puzzle,layout\n03.............1,digits 0-3; box 2x2",
                "puzzle,layout\n03.............1,digits 0-3",
                ".Shape~4x4~0-3.~R1C1_0~R1C2_3~R4C4_1")) {
            assertThat(GridParser.create().parse(text)).as(text).isEqualTo(PUZZLE);
        }
    }

    @Test
    void eachFormatWritesWhatItReads() {
        assertThat(PUZZLE).hasToString("03.............1");
        for (GridFormat format : List.of(
                GridFormat.line(),
                GridFormat.numbers(),
                GridFormat.numberRows(),
                PictureFormat.ascii(),
                PictureFormat.unicode())) {
            String text = format.format(PUZZLE);
            assertThat(text).contains("0", "3", "1").doesNotContain("4");
            assertThat(read(text)).as(text).isEqualTo(PUZZLE);
        }
        assertThat(GridParser.create().parse(RulesFormat.instance().format(PUZZLE)))
                .isEqualTo(PUZZLE);
    }

    @Test
    void candidatesAreWrittenByTheirValues() {
        PencilMarks marks = PencilMarks.of(PUZZLE);
        String line = MarksFormat.line().format(marks);
        assertThat(line).startsWith("0......30123");
        String picture = MarksFormat.picture().format(marks);
        assertThat(picture).contains("0123").doesNotContain("4");
        GridParser parser = GridParser.of(TextOptions.defaults().withLayout(FOUR));
        assertThat(parser.parseMarks(line)).isEqualTo(marks);
        assertThat(parser.parseMarks(picture)).isEqualTo(marks);
        String json =
                "{\"puzzle\":\"03.............1\",\"layout\":[\"box 2x2\",\"digits 0-3\"],\"marks\":[\"r2c1=0\"]}";
        assertThat(GridParser.create().parseMarks(json).has(4, 1)).isTrue();
    }

    @Test
    void otherDigitsAreRefused() {
        assertThatThrownBy(() -> read("04.............1"))
                .hasMessage("line 1, column 2: expected a digit from 0 to 3 or a blank, but found \"4\"");
        assertThatThrownBy(() -> LayoutText.parse(List.of("box 2x2", "digits 0-2")))
                .hasMessage(
                        "line 2, column 8: expected 1-4, 0-3 or more digits, for the 4 cells of a row, but found \"0-2\"");
        assertThatThrownBy(() -> LayoutText.parse(List.of("box 2x2", "digits")))
                .hasMessage("line 2, column 7: expected 1-4, 0-3 or more digits, for the 4 cells of a row,"
                        + " but found the end of the line");
        assertThatThrownBy(() -> LayoutText.parse(List.of("box 2x2", "digits 0-3", "given r1c1 = 4")))
                .hasMessage("line 3, column 14: expected a digit (a number from 0 to 3), but found \"4\"");
        assertThatThrownBy(() -> LayoutText.parse(List.of("box 2x2", "given r1c1 = 0")))
                .hasMessage("line 2, column 14: expected a digit (a number from 1 to 4), but found \"0\"");
        assertThatThrownBy(() -> LayoutText.parse(List.of("box 2x2", "digits 0-3", "digits 1-4")))
                .hasMessage("line 3, column 8: expected the digits only once, which are 0-3, but found \"1-4\"");
        assertThat(LayoutText.base(List.of("killer 3 r1c1 r1c2", "digits 0-3"))).contains(FOUR);
        assertThatThrownBy(() -> Layout.classic().withLeastValue(2))
                .hasMessage("digits must begin with 0 or 1, but are 2 to 10");
    }

    @Test
    void formatsWithDigitsFromOneRefuseThem() {
        assertThatThrownBy(() -> FPuzzlesWriter.of(Puzzle.of(PUZZLE)).json())
                .hasMessage("f-puzzles has digits from 1, but here they are from 0 to 3");
        assertThat(HodokuLines.refusal(FOUR))
                .contains("library lines have digits from 1, but here they are from 0 to 3");
    }

    @Test
    void conflictsNameValues() {
        Grid twice = PUZZLE.with(2, 1);
        assertThat(twice.conflicts()).first().hasToString("0 appears more than once in row 1: r1c1, r1c3");
        assertThat(twice.value(new Cell(0, 0))).isZero();
        assertThat(twice.value(new Cell(1, 0))).isEqualTo(-1);
    }

    @Test
    void largeGridsHaveLettersFromTenAndNumbersBeyond() {
        Layout twelve = Layout.boxes(3, 4).withLeastValue(0);
        assertThat(Grid.empty(twelve).with(0, 1).with(1, 12)).asString().startsWith("0B..");
        Layout giant = Layout.boxes(6, 7).withLeastValue(0);
        Grid grid = Grid.empty(giant).with(0, 1).with(1, 42);
        assertThat(grid).asString().startsWith("0 41 . ");
        assertThat(GridParser.of(TextOptions.defaults().withLayout(giant))
                        .parse(GridFormat.numbers().format(grid)))
                .isEqualTo(grid);
    }

    @Test
    void theDigitsOfARecordAreThoseOfTheGivenBoxes() {
        Layout tall = Layout.boxes(3, 2);
        Grid grid = GridParser.of(TextOptions.defaults().withLayout(tall))
                .parse("{\"puzzle\":\"05" + ".".repeat(34) + "\",\"layout\":[\"digits 0-5\"]}");
        assertThat(grid).isEqualTo(Grid.empty(tall.withLeastValue(0)).with(0, 1).with(1, 6));
    }

    @Test
    void digitsMayStandBeforePrimeSides() {
        Layout five = Layout.boxes(1, 5).withLeastValue(0);
        assertThat(GridParser.create().parse("digits 0-4\nno-boxes 5\ngiven r5c5 = 0"))
                .isEqualTo(Grid.empty(five).with(24, 1));
        assertThat(LayoutText.base(List.of("# five", "digits 0-4", "no-boxes 5")))
                .contains(five);
    }

    @ParameterizedTest
    @ValueSource(strings = {"3-0", "2-5", "0-2", "1-3", "00-3", "0-", "0..3", "1-99999999999"})
    void wrongDigitsAreThoseOfTheSideAtHand(String digits) {
        String message = "expected 1-4, 0-3 or more digits, for the 4 cells of a row, but found \"" + digits + "\"";
        assertThatThrownBy(() -> GridParser.create().parse("box 2x2\ndigits " + digits + "\n03.............1"))
                .hasMessage("line 2, column 8: " + message);
        assertThatThrownBy(() -> GridParser.create().parse("digits " + digits + "\nbox 2x2\n03.............1"))
                .hasMessage("line 1, column 8: " + message);
        assertThatThrownBy(() -> LayoutText.addRules(Layout.boxes(2, 2), List.of("digits " + digits)))
                .hasMessage("line 1, column 8: expected the digits of the puzzle's grid: 1-4 or 0-3, but found \""
                        + digits + "\"");
    }

    @Test
    void theCellsTellTheSideOfWrongDigits() {
        for (String text : List.of("03.............1\ndigits 3-0", "digits 2-5\n03.............1")) {
            assertThatThrownBy(() -> GridParser.create().parse(text))
                    .as(text)
                    .hasMessageContaining("expected 1-4, 0-3 or more digits, for the 4 cells of a row");
        }
        assertThat(LayoutText.base(List.of("digits 3-0"))).isEmpty();
    }

    @Test
    void digitsBeforeBoxesBeginTheNextPuzzle() {
        Grid fromOne = Grid.empty(Layout.boxes(2, 2)).with(0, 4);
        assertThat(grids("box 2x2\n4...............\n\ndigits 0-3\nbox 2x2\n03.............1"))
                .containsExactly(fromOne, PUZZLE);
        assertThat(grids("box 2x2\n4...............\n\ndigits 0-3\n03.............1"))
                .containsExactly(fromOne, PUZZLE);
        assertThat(grids("digits 0-3\nbox 2x2\n03.............1\n# next\ndigits 0-3\nbox 2x2\n03.............1"))
                .containsExactly(PUZZLE, PUZZLE);
        assertThat(grids("box 2x2\n\ndigits 0-3\n03.............1\n\nbox 2x2\n4..............."))
                .containsExactly(PUZZLE, fromOne);
    }

    private static List<Grid> grids(String text) {
        List<Grid> grids = new ArrayList<>();
        PuzzleReader.of(new StringReader(text)).forEach(record -> grids.add(record.grid()));
        return grids;
    }
}
