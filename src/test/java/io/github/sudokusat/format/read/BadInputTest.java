package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.Golden;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.nio.CharBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that each mistake gives one message with its place. */
class BadInputTest {

    private static final String PUZZLE = Golden.PUZZLE;
    private static final TextOptions CLASSIC = TextOptions.defaults().withLayout(Layout.classic());

    private static void refuses(String text, String message) {
        refuses(TextOptions.defaults(), text, message);
    }

    private static void refuses(TextOptions options, String text, String message) {
        assertThatThrownBy(() -> GridParser.of(options).parse(text))
                .isInstanceOf(GridFormatException.class)
                .hasMessage(message);
    }

    private static PuzzleRecord read(PuzzleReader reader) throws IOException {
        return reader.next().orElseThrow();
    }

    private static String error(PuzzleReader reader) throws IOException {
        return String.valueOf(read(reader).error().orElseThrow().getMessage());
    }

    @Test
    void namesTheLengthThatIsWrong() {
        refuses(CLASSIC, PUZZLE.substring(1), "line 1, column 81: expected 81 cells, but found 80 cells");
        refuses(CLASSIC, PUZZLE + "1", "line 1, column 82: expected 81 cells, but found 82 cells");
        refuses(CLASSIC, PUZZLE + PUZZLE, "line 1, column 82: expected 81 cells, but found 162 cells");
        refuses(
                PUZZLE.substring(1),
                "line 1, column 81: expected 81 cells (or another number that makes a grid), but found 80 cells");
        refuses(
                "1".repeat(25),
                "line 1, column 1: expected a grid that boxes can divide, of side 4, 6, 8, 9 ... (a grid of prime side needs regions),"
                        + " but found 25 cells (side 5)");
        refuses(
                "..34.",
                "line 1, column 6: expected 81 cells (or another number that makes a grid), but found 5 cells");
        refuses(
                ".".repeat(36 * 36),
                "line 1, column 1: expected numbers separated by spaces, because the alphabet has only 35 digits, but found 1296 cells");
        refuses(
                "1 2 3 4 5",
                "line 1, column 10: expected 81 cells (or another number that makes a grid), but found 5 cells");
    }

    /** The expected number is that of the size which is off by at most half a row, or else that of the usual 9 × 9. */
    @ParameterizedTest
    @CsvSource({
        "3, 81",
        "13, 81",
        "14, 16",
        "18, 16",
        "19, 81",
        "32, 81",
        "33, 36",
        "39, 36",
        "40, 81",
        "60, 64",
        "77, 81",
        "85, 81",
        "95, 100",
        "162, 81",
        "250, 256",
        "264, 256",
        "265, 81"
    })
    void namesTheNumberOfCellsThatIsMeant(int found, int expected) {
        refuses(
                ".".repeat(found),
                "line 1, column " + (Math.min(found, expected) + 1) + ": expected " + expected
                        + " cells (or another number that makes a grid), but found " + found + " cells");
    }

    @Test
    void namesTheCharacterThatIsUnknown() {
        refuses(
                "..%" + PUZZLE.substring(3),
                "line 1, column 3: expected a digit from 1 to 9 or a blank, but found \"%\"");
        refuses(
                "a" + PUZZLE.substring(1),
                "line 1, column 1: expected a digit from 1 to 9 or a blank, but found \"a\"");
        refuses("..%" + PUZZLE, "line 1, column 3: expected a digit or a blank, but found \"%\"");
        refuses("123412341234123é", "line 1, column 16: expected a digit from 1 to 4 or a blank, but found \"é\"");
        refuses(
                "." + "H" + ".".repeat(254),
                "line 1, column 2: expected a digit from 1 to 9, A to G or a blank, but found \"H\"");
        refuses(
                TextOptions.defaults().withAlphabet("ABCD"),
                "ABCDE...........",
                "line 1, column 5: expected one of the digits \"ABCD\" or a blank, but found \"E\"");
    }

    @Test
    void namesTheDigitThatIsBeyondTheSide() {
        refuses("...5" + ".".repeat(12), "line 1, column 4: expected a digit from 1 to 4 or a blank, but found \"5\"");
        refuses(
                "10, " + "0, ".repeat(79) + "0",
                "line 1, column 1: expected a number from 1 to 9 or a blank, but found \"10\"");
        refuses(
                "1 .|. .\n. 2|. .\n. .|6 .\n. .|. .",
                "line 3, column 5: expected a digit from 1 to 4 or a blank, but found \"6\"");
        refuses(
                ("1 12 " + "0 ".repeat(10) + "\n").repeat(11) + "1 13" + " 0".repeat(10),
                "line 12, column 3: expected a number from 1 to 12 or a blank, but found \"13\"");
    }

    @Test
    void namesUnprintableCharactersByTheirCodePoint() {
        refuses("\0" + PUZZLE, "line 1, column 1: expected a digit or a blank, but found U+0000");
        refuses(
                "..\ud800" + PUZZLE.substring(3),
                "line 1, column 3: expected a digit from 1 to 9 or a blank, but found U+D800");
        refuses(
                "..\udc00" + PUZZLE.substring(3),
                "line 1, column 3: expected a digit from 1 to 9 or a blank, but found U+DC00");
        refuses("..\ud835\udfcf" + PUZZLE, "line 1, column 3: expected a digit or a blank, but found \"𝟏\"");
        refuses("\u007fELF\u0002\u0001\0\0", "line 1, column 1: expected a digit or a blank, but found U+007F");
    }

    @Test
    void namesTheEmptyText() throws IOException {
        String message = "line 1, column 1: expected a puzzle, but found the end of the text";
        for (String empty : List.of("", "\uFEFF", "\n\n", "  \r\n", "# nothing\n")) {
            refuses(empty, message);
            PuzzleReader reader = PuzzleReader.of(new StringReader(empty));
            assertThat(reader.next()).isEmpty();
            assertThat(reader.next()).isEmpty();
        }
        refuses("+---+\n", message);
        refuses("hello\nworld\n", "line 1, column 1: expected a puzzle, but found \"hello\"");
        refuses(
                ":",
                "line 1, column 2: expected the code of a technique such as 0300 or 0300-1, but found the end of the line");
    }

    @Test
    void namesTheRowThatIsWrong() {
        String text = Golden.text("picture.txt");
        refuses(
                text.replace("| . 1 . |", "| . 1 |"),
                "line 3, column 24: expected 9 cells on this line, but found 8 cells");
        refuses(
                text.replace("| . 1 . |", "| . 1 . 5 |"),
                "line 3, column 25: expected 9 cells on this line, but found 10 cells");
        refuses(
                Golden.text("rows.txt").replaceFirst("(?s)\n[^\n]*\n$", "\n"),
                "line 8, column 10: expected 9 rows of 9 cells, but found 8 rows");
        refuses(
                Golden.text("rows.txt").replaceFirst(".8...4.7.", ".8...4.7"),
                "line 1, column 9: expected 9 cells on this line, but found 8 cells");
        refuses(
                "1,,3,4,2\n1,2,3,4\n1,2,3,4\n1,2,3,4",
                "line 1, column 8: expected 4 cells on this line, but found 5 cells");
        refuses(
                Golden.text("candidates-dots.txt").replace("2356 ", "2352 "),
                "line 2, column 6: expected candidates from 1 to 9, each once, but found \"2\"");
        refuses(
                Golden.text("candidates.729").replaceFirst("\\.", "2"),
                "line 1, column 1: expected the digit 1 or a blank, but found \"2\"");
    }

    @Test
    void refusesASecondPuzzle() {
        refuses(
                PUZZLE + "\n\n" + PUZZLE,
                "line 3, column 1: expected the end of the text after one puzzle, but found another puzzle");
        refuses(
                Golden.text("euler.txt"),
                "line 12, column 1: expected the end of the text after one puzzle, but found another puzzle");
    }

    @Test
    void acceptsAByteOrderMarkAndEveryLineEnd() throws IOException {
        Grid puzzle = GridParser.create().parse(PUZZLE);
        for (String end : List.of("", "\n", "\r\n", "\r")) {
            assertThat(GridParser.create().parse("\uFEFF" + PUZZLE + end)).isEqualTo(puzzle);
            PuzzleReader reader = PuzzleReader.of(new StringReader("\uFEFF" + PUZZLE + end + end + PUZZLE + end));
            if (!end.isEmpty()) {
                assertThat(read(reader).grid()).isEqualTo(puzzle);
                PuzzleRecord second = read(reader);
                assertThat(second.grid()).isEqualTo(puzzle);
                assertThat(second.line()).isEqualTo(3);
                assertThat(reader.next()).isEmpty();
            }
        }
        refuses(
                "\uFEFF%" + PUZZLE.substring(1),
                "line 1, column 1: expected a digit from 1 to 9 or a blank, but found \"%\"");
    }

    @Test
    void continuesAfterABadLine() throws IOException {
        PuzzleReader reader = PuzzleReader.of(
                new StringReader(PUZZLE + "\n" + PUZZLE + "5\nrubbish\n#\n\n" + PUZZLE + "\n"), CLASSIC);
        assertThat(read(reader).error()).isEmpty();
        PuzzleRecord bad = read(reader);
        assertThat(bad.line()).isEqualTo(2);
        assertThat(bad.text()).isEqualTo(PUZZLE + "5");
        assertThatThrownBy(bad::grid).hasMessage("line 2, column 82: expected 81 cells, but found 82 cells");
        assertThatThrownBy(bad::marks).isInstanceOf(GridFormatException.class);
        assertThat(error(reader))
                .isEqualTo("line 3, column 1: expected a digit from 1 to 9 or a blank, but found \"r\"");
        assertThat(read(reader).line()).isEqualTo(6);
        assertThat(reader.next()).isEmpty();
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void continuesAfterABadFirstLine() throws IOException {
        PuzzleReader reader = PuzzleReader.of(new StringReader("a list\n\n1.2\n" + PUZZLE + "\n" + PUZZLE + "\n"));
        assertThat(error(reader)).startsWith("line 1, column 7: expected 81 cells");
        assertThat(error(reader)).startsWith("line 3, column 4: expected 81 cells");
        assertThat(read(reader).grid()).isEqualTo(GridParser.create().parse(PUZZLE));
        assertThat(read(reader).line()).isEqualTo(5);
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void continuesAfterABadBlock() throws IOException {
        List<String> fifty = Golden.text("euler50.txt").lines().toList();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            // Lines 13, 24 and 35 of the original: a row that is too long, a line that is not a row, and a missing row.
            String row = fifty.get(i);
            text.append(i == 12 ? row + "1" : i == 23 ? "%" + row.substring(1) : i == 34 ? "" : row);
            text.append(i == 34 ? "" : "\n");
        }
        PuzzleReader reader = PuzzleReader.of(new StringReader(text.toString()));
        assertThat(read(reader).error()).isEmpty();
        assertThat(error(reader)).isEqualTo("line 13, column 10: expected 9 cells on this line, but found 10 cells");
        assertThat(error(reader))
                .isEqualTo("line 24, column 1: expected a digit from 1 to 9 or a blank, but found \"%\"");
        assertThat(error(reader)).isEqualTo("line 39, column 10: expected 9 rows of 9 cells, but found 8 rows");
        assertThat(read(reader).id()).hasValue("Grid 05");
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void continuesAfterABadFirstRowOfBlocksWithoutTitles() throws IOException {
        PuzzleReader reader =
                PuzzleReader.of(new StringReader(Golden.text("blocks.txt").substring(1)));
        assertThat(error(reader)).isEqualTo("line 1, column 9: expected 9 cells on this line, but found 8 cells");
        for (int i = 0; i < 3; i++) {
            assertThat(read(reader).error()).isEmpty();
        }
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void continuesAfterABadCsvRecord() throws IOException {
        PuzzleReader reader = PuzzleReader.of(new StringReader("id,puzzle\n1," + PUZZLE + "1\n2\n\"3," + PUZZLE
                + "\n\"4\"x," + PUZZLE + "\n5,\"" + PUZZLE + "\"\n6,\n"));
        PuzzleRecord first = read(reader);
        assertThat(first.id()).hasValue("1");
        assertThatThrownBy(first::grid)
                .hasMessage(
                        "line 2, column 84: expected 81 cells (or another number that makes a grid), but found 82 cells");
        assertThat(error(reader))
                .isEqualTo("line 3, column 2: expected a puzzle in column 2, but found the end of the line");
        assertThat(error(reader))
                .isEqualTo(
                        "line 4, column 1: expected a closing quote on the same line, but found a quote that is never closed");
        assertThat(error(reader))
                .isEqualTo("line 5, column 4: expected the end of the field after its closing quote, but found \"x\"");
        assertThat(read(reader).grid()).isEqualTo(GridParser.create().parse(PUZZLE));
        assertThat(error(reader)).isEqualTo("line 7, column 3: expected a puzzle, but found the end of the line");
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void refusesCsvWithoutTheColumn() throws IOException {
        PuzzleReader reader = PuzzleReader.of(
                new StringReader("a,b\n" + PUZZLE), TextOptions.defaults().withCsvColumn("grid"));
        assertThat(error(reader))
                .isEqualTo("line 1, column 1: expected a CSV header with a column \"grid\","
                        + " but found the columns \"a\", \"b\"");
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void refusesCsvWithoutAKnownColumnAndNamesItsColumns() throws IOException {
        String expected = "expected a CSV header with a column \"puzzle\""
                + " (no other CSV column was chosen), but found the columns ";
        String[] texts = {
            "foo,bar\n" + PUZZLE + ",n2\n", "foo;bar\n# x\n\nn1;" + PUZZLE + "\n", "foo\tbar\n\"" + PUZZLE + "\"\tn2\n"
        };
        for (String text : texts) {
            PuzzleReader reader = PuzzleReader.of(new StringReader(text));
            assertThat(error(reader)).isEqualTo("line 1, column 1: " + expected + "\"foo\", \"bar\"");
            assertThat(reader.next()).isEmpty();
            for (String column : new String[] {"foo", "bar"}) {
                boolean isPuzzle = column.equals("foo") != text.contains("n1;");
                PuzzleReader named = PuzzleReader.of(
                        new StringReader(text), TextOptions.defaults().withCsvColumn(column));
                assertThat(read(named).error().isEmpty()).as(text).isEqualTo(isPuzzle);
            }
        }
        String many = "a,".repeat(20) + "b\n" + "1,".repeat(20) + PUZZLE + "\n";
        assertThat(error(PuzzleReader.of(new StringReader(many)))).endsWith(expected + "\"a\", ".repeat(10) + "…");
    }

    @Test
    void aTextBeforeThePuzzlesIsAMistakeOfThatLineAlone() throws IOException {
        for (String text :
                new String[] {"# x\nfoo\n" + PUZZLE, "# x\nfoo, bar\n" + PUZZLE, "\nfoo,1\n" + PUZZLE + ",2"}) {
            PuzzleReader reader = PuzzleReader.of(new StringReader(text));
            assertThat(error(reader)).as(text).startsWith("line 2, column ").contains("cells");
            assertThat(read(reader).grid()).isEqualTo(GridParser.create().parse(PUZZLE));
        }
    }

    @Test
    void aLineWithoutEndEndsTheText() throws IOException {
        Readable endless = new Readable() {

            private long read;

            @Override
            public int read(CharBuffer target) {
                int count = target.remaining();
                target.append(".".repeat(count));
                read += count;
                assertThat(read).isLessThan(20_000_000);
                return count;
            }
        };
        PuzzleReader reader = PuzzleReader.of(endless);
        assertThat(error(reader)).startsWith("line 1, column 1048577: expected a line of at most 1048576 characters");
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void refusesEndlessLinesAndContinues() throws IOException {
        String text =
                ".".repeat(3_000_000) + "\n" + PUZZLE + "\n" + ".".repeat(1 << 20) + "\n" + ".".repeat((1 << 20) + 1);
        PuzzleReader reader = PuzzleReader.of(new StringReader(text));
        PuzzleRecord cut = read(reader);
        assertThat(cut.text()).hasSize(100);
        assertThatThrownBy(cut::grid)
                .hasMessage(
                        "line 1, column 1048577: expected a line of at most 1048576 characters, but found a longer one");
        assertThat(read(reader).line()).isEqualTo(2);
        assertThat(error(reader)).startsWith("line 3, column 82: expected 81 cells");
        assertThat(error(reader)).startsWith("line 4, column 1048577: expected a line of at most");
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void passesOnTheErrorOfTheStream() {
        Reader broken = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("the disk is gone");
            }

            @Override
            public void close() {}
        };
        assertThatThrownBy(() -> PuzzleReader.of(broken).next())
                .isInstanceOf(IOException.class)
                .hasMessage("the disk is gone");
    }

    @Test
    void readsFromAReadableThatGivesOneCharacterAtATime() throws IOException {
        StringReader text = new StringReader(Golden.text("euler.txt").replace("\n", "\r\n"));
        PuzzleReader reader = PuzzleReader.of((CharBuffer buffer) -> {
            int c = text.read();
            if (c >= 0) {
                buffer.put((char) c);
            }
            return c < 0 ? -1 : 1;
        });
        int[] givens = {30, 26, 33, 24};
        for (int i = 0; i < 4; i++) {
            PuzzleRecord record = read(reader);
            assertThat(record.id()).hasValue("Grid 0" + (i + 1));
            assertThat(record.grid().filledCount()).isEqualTo(givens[i]);
        }
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void checksItsOptions() {
        TextOptions options = TextOptions.defaults();
        assertThatThrownBy(() -> options.withAlphabet(""))
                .hasMessage("alphabet must have at least one character, but has none");
        assertThatThrownBy(() -> options.withAlphabet("1231"))
                .hasMessage("alphabet must not repeat a character, but has \"1\" twice");
        assertThatThrownBy(() -> options.withAlphabet("12.4"))
                .hasMessage("alphabet must not have \".\", which has another meaning");
        assertThatThrownBy(() -> options.withBlanks("\t"))
                .hasMessage("blanks must not have U+0009, which has another meaning");
        assertThatThrownBy(() -> options.withAlphabet("│┤"))
                .hasMessage("alphabet must not have \"│\", which draws borders");
    }
}
