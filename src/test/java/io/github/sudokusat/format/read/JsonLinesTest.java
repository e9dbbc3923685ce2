package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.Golden;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Puzzles in JSON objects, one a line. */
class JsonLinesTest {

    private static final String FOUR = "1...............";

    private static List<PuzzleRecord> records(String text) throws IOException {
        List<PuzzleRecord> records = new ArrayList<>();
        PuzzleReader.of(new StringReader(text)).forEach(records::add);
        return records;
    }

    private static Grid parse(String text) {
        return GridParser.create().parse(text);
    }

    private static void refuses(TextOptions options, String text, int column, String problem) {
        assertThatThrownBy(() -> GridParser.of(options).parse(text))
                .as(text)
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line 1, column " + column + ": " + problem);
    }

    private static void refuses(String text, int column, String problem) {
        refuses(TextOptions.defaults(), text, column, problem);
    }

    @Test
    void readsWhatTheSetterSaysAndIgnoresAnythingElseUnderTheSameKeys() throws IOException {
        String puzzle = "{\"puzzle\":\"" + FOUR + "\",";
        List<PuzzleRecord> records =
                records(puzzle + "\"title\":\"Tiny\",\"author\":\"Ada\",\"ruleset\":\"One\\nTwo\"}\n" + puzzle
                        + "\"title\":7,\"author\":{\"name\":\"Ada\"},\"ruleset\":null}\n");
        assertThat(records)
                .extracting(PuzzleRecord::credits)
                .containsExactly(new Credits("Tiny", "Ada", "One\nTwo"), Credits.NONE);
    }

    @Test
    void readsTheGoldenFile() throws IOException {
        List<PuzzleRecord> records = records(Golden.text("puzzles.jsonl"));
        assertThat(records).hasSize(6);
        assertThat(records.get(0).grid()).isEqualTo(parse(Golden.PUZZLE));
        assertThat(records.get(0).line()).isEqualTo(2);
        assertThat(records.get(0).id()).hasValue("easy one");
        assertThat(records.get(0).text()).isEqualTo(Golden.PUZZLE);
        assertThat(records.get(0).solution()).hasValue(Golden.SOLUTION);
        assertThat(records.get(1).id()).hasValue("17");
        assertThat(records.get(1).grid().layout()).isEqualTo(Layout.boxes(2, 2).with(Variant.DIAGONALS));
        assertThat(records.get(2).grid().layout())
                .isEqualTo(Layout.regions(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3));
        assertThat(records.get(3).error())
                .map(Throwable::getMessage)
                .hasValue("line 7, column 35: expected a digit from 1 to 4 or a blank, but found \"5\"");
        PencilMarks marks = records.get(4).marks().orElseThrow();
        assertThat(marks.count(0)).isEqualTo(1);
        assertThat(marks.has(1, 2)).isTrue();
        assertThat(marks.has(1, 3)).isTrue();
        assertThat(marks.count(1)).isEqualTo(2);
        assertThat(marks.count(2)).isZero();
        assertThat(records.get(5).grid()).isEqualTo(parse(FOUR));
    }

    @Test
    void readsAnyTextOfAPuzzle() {
        assertThat(parse("{\"puzzle\":\"1...\\n....\\n....\\n....\"}")).isEqualTo(parse(FOUR));
        assertThat(parse("{\"puzzle\":\"1 . . . . . . . . . . . . . . .\"}")).isEqualTo(parse(FOUR));
        assertThat(parse("{\"other\":[{\"puzzle\":0}],\"puzzle\":\"" + FOUR + "\"}"))
                .isEqualTo(parse(FOUR));
        assertThat(GridParser.of(TextOptions.defaults().withAlphabet("ABCD"))
                        .parse("{\"puzzle\":\"A...............\"}"))
                .isEqualTo(parse(FOUR));
    }

    @Test
    void aBraceThatTheOptionsNameIsACell() {
        TextOptions options = TextOptions.defaults().withBlanks("{}");
        assertThat(GridParser.of(options).parse("{}{1{{{{{{{{{{{{")).isEqualTo(parse("...1" + ".".repeat(12)));
    }

    @Test
    void joinsTheLayoutOfTheOptions() {
        Layout x = Layout.boxes(2, 2).with(Variant.DIAGONALS);
        Layout both = x.with(Variant.ANTI_KING);
        String object = "{\"puzzle\":\"" + FOUR + "\",\"layout\":[\"box 2x2\",\"rule diagonals\"]}";
        for (Layout given : List.of(Layout.boxes(2, 2), x)) {
            TextOptions options = TextOptions.defaults().withLayout(given);
            assertThat(GridParser.of(options).parse(object).layout()).isEqualTo(x);
        }
        TextOptions options =
                TextOptions.defaults().withLayout(Layout.boxes(2, 2).with(Variant.ANTI_KING));
        assertThat(GridParser.of(options).parse(object).layout()).isEqualTo(both);
        refuses(
                TextOptions.defaults().withLayout(Layout.boxes(1, 4)),
                object,
                41,
                "expected the layout that is given for all puzzles, \"box 1x4\", but found \"box 2x2\"");
    }

    @Test
    void keepsTheHousesOfTheOptions() {
        Layout corners = Layout.boxes(2, 2).with(House.of("corners", 0, 3, 12, 15));
        TextOptions options = TextOptions.defaults().withLayout(corners);
        String object = "{\"puzzle\":\"" + FOUR + "\",\"layout\":[\"box 2x2\",\"rule diagonals\"]}";
        assertThat(GridParser.of(options).parse(object).layout()).isEqualTo(corners.with(Variant.DIAGONALS));
    }

    @Test
    void anIdHasNoLineEndsAndControlCharacters() throws IOException {
        String id = "a\\nb\\u007fc\\u009bd\\u0085e\\u2028f\\u2029g\u009bh";
        assertThat(records("{\"puzzle\":\"" + FOUR + "\",\"id\":\"" + id + "\"}")
                        .get(0)
                        .id())
                .hasValue("a b c d e f g h");
    }

    @Test
    void aLineEndInALayoutIsAMistakeInItsOwnText() throws IOException {
        assertThat(records("{\"puzzle\":\"1\",\"layout\":[\"regions 1\\n22\"]}\n{\"puzzle\":\"1\"}"))
                .extracting(PuzzleRecord::error)
                .extracting(error -> error.map(Throwable::getMessage).orElse("none"))
                .containsExactly("line 1, column 35: expected text on one line, but found U+000A", "none");
        refuses(
                "{\"puzzle\":\"1\",\"layout\":[\"regions 1\\n22\",\"rule diagonals\"]}",
                35,
                "expected text on one line, but found U+000A");
    }

    @Test
    void namesThePlaceOfAMistake() {
        refuses("{\"id\":1}", 1, "expected the key \"puzzle\", but found an object without it");
        refuses("{\"puzzle\":null}", 1, "expected the key \"puzzle\", but found an object without it");
        refuses(
                "{\"puzzle\":\"1\",\"ke\\u0079\":1,\"key\":2}",
                29,
                "expected a key that does not occur earlier, but found \"key\"");
        refuses("{\"puzzle\":\"1\",\"id\":true}", 20, "expected a string or a number, but found \"t\"");
        refuses("{\"puzzle\":5}", 11, "expected a string, but found \"5\"");
        refuses("{\"puzzle\":\"" + FOUR + "\"", 29, "expected a comma or '}', but found the end of the line");
        refuses("{", 2, "expected a key in quotes, but found the end of the text");
        refuses("{}", 1, "expected the key \"puzzle\", but found an object without it");
        refuses(
                "{\"puzzle\":\"\\u0031..%............\"}",
                20, "expected a digit from 1 to 4 or a blank, but found \"%\"");
        refuses("{\"puzzle\":\"\"}", 12, "expected a puzzle, but found the end of the line");
        refuses(
                "{\"puzzle\":\"" + FOUR + "\",\"layout\":[]}",
                40,
                "expected the text \"box RxC\" or \"regions …\", but found \"]\"");
        refuses(
                "{\"puzzle\":\"" + FOUR + "\",\"layout\":[\"box 2x2\",\"rule x\"]}",
                56,
                "expected diagonals, windoku, disjoint, anti-knight, anti-king, diagonal-down, diagonal-up, doublers, anti-taxicab, dutch-flatmates, global-entropy, global-modular, leap, nonconsecutive or self-taxicab, but found \"x\"");
        refuses(
                "{\"puzzle\":\"" + FOUR + "\",\"marks\":[\"r1c2=2\",\"r1c5=1\"]}",
                49,
                "expected a candidate such as r1c3=2, with cells from r1c1 to r4c4 and digits from 1 to 4, but found \"r1c5=1\"");
        refuses(
                "{\"puzzle\":\"" + FOUR + "\",\"marks\":[\"1\"]}",
                40,
                "expected a candidate such as r1c3=2, with cells from r1c1 to r4c4 and digits from 1 to 4, but found \"1\"");
    }
}
