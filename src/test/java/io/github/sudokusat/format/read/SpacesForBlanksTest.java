package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Blanks that are spaces, hyphens, or nothing between separators, as spreadsheets and people write them. */
@Tag("long")
class SpacesForBlanksTest {

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private final Random random = new Random(11);

    /** A classic puzzle of random digits; its first and last rows hold one. */
    private String puzzle() {
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            boolean isGiven = cell == 3 || cell == 77 || random.nextInt(10) < 3;
            cells.append(isGiven ? (char) ('1' + random.nextInt(9)) : '.');
        }
        return cells.toString();
    }

    private static String rows(String puzzle, String between, String lineEnd) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            text.append(puzzle.charAt(cell)).append(cell % 9 == 8 ? lineEnd : between);
        }
        return text.toString();
    }

    private static void reads(String text, String... puzzles) {
        List<String> read = new ArrayList<>();
        Iterator<PuzzleRecord> records =
                PuzzleReader.of(java.nio.CharBuffer.wrap(text)).iterator();
        while (records.hasNext()) {
            PuzzleRecord record = records.next();
            assertThat(record.error()).as(text).isEmpty();
            read.add(GridFormat.line().format(record.grid()));
        }
        assertThat(read).as(text).containsExactly(puzzles);
    }

    @Test
    void rowsOfASpreadsheetHaveEmptyFieldsForBlanks() {
        for (int i = 0; i < 200; i++) {
            String one = puzzle();
            String two = puzzle();
            for (String separator : List.of(",", ";")) {
                String sheet = rows(one, separator, "\r\n").replace(".", "");
                reads(sheet, one);
                reads(
                        "First\n" + sheet + "\nSecond\n"
                                + rows(two, separator, "\n").replace(".", ""),
                        one,
                        two);
            }
        }
        reads("5,3,,,7,,,,\n".repeat(9), "53..7....".repeat(9));
        reads(
                ",2,3,\n3,4,1,\n,,,\n4,3,2,1\n".repeat(2).replaceAll("\\s*$", "\n"),
                ".23.341.....4321",
                ".23.341.....4321");
    }

    @Test
    void aDigitBeyondTheSideIsABlankWhereAnyCharacterIs() throws Exception {
        PuzzleRecord record = PuzzleReader.of(
                        new StringReader("1..4\n..1.\n99 \n 4.\n"),
                        TextOptions.defaults().withAnyBlank())
                .next()
                .orElseThrow();
        assertThat(GridFormat.line().format(record.grid())).isEqualTo("1..4..1......4..");
    }

    @Test
    void bordersWithoutARowAreAMistake() throws Exception {
        PuzzleRecord record =
                PuzzleReader.of(new StringReader("+---+\n+---+\n")).next().orElseThrow();
        assertThat(record.error().orElseThrow()).hasMessageContaining("expected a puzzle");
    }

    @Test
    void rowsMayHaveSpacesOrHyphensForBlanks() {
        for (int i = 0; i < 200; i++) {
            String puzzle = puzzle();
            String spaced = rows(puzzle, "", "\n").replace('.', ' ');
            reads(spaced, puzzle);
            reads(spaced + "\nTwo\n" + spaced, puzzle, puzzle);
            reads(rows(puzzle, "", "\n").replace('.', '-'), puzzle);
        }
    }

    @Test
    void aLineMayHaveSpacesOrHyphensForBlanks() {
        StringBuilder many = new StringBuilder();
        List<String> puzzles = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            String puzzle = puzzle();
            assertThat(GridParser.create().parse(puzzle.replace('.', '-')))
                    .isEqualTo(GridParser.create().parse(puzzle));
            assertThat(GridParser.create().parse(puzzle.replace('.', ' ')))
                    .as(puzzle)
                    .isEqualTo(GridParser.create().parse(puzzle));
            puzzles.add(puzzle);
            many.append(puzzle.replace('.', '-')).append('\n');
        }
        reads(many.toString(), puzzles.toArray(new String[0]));
        reads(EASY.replace('.', ' ') + "\n" + EASY.replace('.', '-') + "\n", EASY, EASY);
        TextOptions options = TextOptions.defaults().withBlanks(" ");
        assertThat(GridParser.of(options).parse(EASY.replace('.', ' ')))
                .isEqualTo(GridParser.create().parse(EASY));
    }

    @Test
    void hyphensAreBlanksBetweenSeparatorsAndBordersWhereOnlyThatGivesAGrid() {
        for (int i = 0; i < 200; i++) {
            String puzzle = puzzle();
            String dashed = puzzle.replace('.', '-');
            List<String> texts = List.of(
                    rows(dashed, " ", "\n"),
                    rows(dashed, "|", "\n"),
                    rows(dashed, "", "\n").replaceAll("(.{3})(?=.)", "$1 "),
                    rows(dashed, "", "\n").replaceAll("(.{3})(.{3})(.{3})", "$1|$2|$3"),
                    rows(dashed, " ", "\n").replaceAll("(.{6})(.{6})(.{5})", "| $1| $2| $3 |"),
                    banded(
                            rows(dashed, " ", "\n").replaceAll("(.{6})(.{6})(.{5})", "$1| $2| $3"),
                            "------+-------+------\n"),
                    banded(rows(dashed, "", "\n"), "-----------\n"),
                    banded(rows(dashed, "", "\n"), "---------\n"),
                    "---------\n" + banded(rows(dashed, "", "\n"), "---------\n") + "---------\n",
                    banded(rows(dashed, " ", "\n"), "---------\n"),
                    banded(rows(dashed, "", "\n").replaceAll("(.{3})(.{3})(.{3})", "$1|$2|$3"), "---|---|---\n"),
                    banded(rows(dashed, " ", "\n"), "\n"));
            for (String text : texts) {
                reads(text, puzzle);
                reads("One\n" + text + "\n\nTwo\n" + text, puzzle, puzzle);
                reads("Puzzle 7 of 9\n" + text, puzzle);
                if (!text.contains("\n\n")) {
                    reads(text + text + text, puzzle, puzzle, puzzle);
                }
            }
            String line = rows(dashed, " ", " ").strip() + "\n";
            reads(line, puzzle);
            reads(line + line, puzzle, puzzle);
        }
        reads("- - - 1\n- - - -\n- 2 - -\n3 - - -\n", "...1.....2..3...");
    }

    @Test
    void linesWithHyphensThatAreNoGridAreOneMistake() {
        for (String text : List.of(
                "1 - | - -\n- - | - -\n",
                "--1-\n----\n",
                "--1-\n--1-\n",
                "1 - - -\n- - - -\n- - 3 -\n",
                "-2--\n--1-\n----\n---\n4---\n",
                "1 . . .\n. 2 . .\n- - - -\n4 . . 3\n",
                "- - - - - -\n2 - - - 1 -\n-----------\n- - 3 - - -\n- 4 - - - -\n-----------\n- - 5 - - -\n- - 5 - - -\n1 - - - - -\n")) {
            List<PuzzleRecord> records = new ArrayList<>();
            PuzzleReader.of(new StringReader(text)).forEach(records::add);
            assertThat(records).as(text).hasSize(1);
            assertThat(records.get(0).error()).as(text).isPresent();
        }
        reads("-2--\n--1-\n----\n---3\n4---\n", ".2....1....34...");
        TextOptions jigsaw = TextOptions.defaults().withLayout(LayoutText.parseRegions("1112122233343444"));
        assertThat(GridParser.of(jigsaw).parse("- 2 - -\n- - 1 -\n- - - 3\n4 - - -\n"))
                .hasToString(".2....1....34...");
        reads("- 2 - -\n- - 1 -\n----\n- - - 3\n4 - - -\n", ".2....1....34...");
        reads("1 2 3 4\n3 4 1 2\n- - - -\n4 3 2 1\n", "12343412....4321");
    }

    /** A text with a line between the bands of a 9 × 9 grid. */
    private static String banded(String rows, String between) {
        String[] lines = rows.split("\n", -1);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            text.append(row == 3 || row == 6 ? between : "").append(lines[row]).append('\n');
        }
        return text.toString();
    }

    /** Texts that already had a meaning keep it. */
    @Test
    void spacesStillSeparateCellsAndHyphensStillDrawBorders() {
        reads("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n", "1234341221434321");
        reads("12 34\n34 12\n21 43\n43 21\n", "1234341221434321");
        reads("1234\n3412\n----\n2143\n4321\n", "1234341221434321");
        reads("----\n12 34\n34 12\n----\n21 43\n43 21\n----\n", "1234341221434321");
        reads("1 2 3 4 3 4 1 2 2 1 4 3 4 3 2 1\n", "1234341221434321");
        reads("12-34\n34-12\n-----\n21-43\n43-21\n", "1234341221434321");
        String rows = "1 2 3 4 - 5 6 7 8\n".repeat(4);
        String eight = rows + "- - - - - - - - -\n" + rows;
        reads(eight, "12345678".repeat(8));
        reads("1234341221434321 1 2 3 4 5 6 7 8 9 1\n", "1234341221434321");
        assertThatThrownBy(() ->
                        GridParser.of(TextOptions.defaults().withBlanks(".")).parse(EASY.replace('.', '-')))
                .isInstanceOf(GridFormatException.class)
                .hasMessageContaining("\"-\"");
        assertThatThrownBy(() -> GridParser.create().parse("5,3,,,7,,,,,\n".repeat(9)))
                .isInstanceOf(GridFormatException.class)
                .hasMessageContaining("10 cells");
    }
}
