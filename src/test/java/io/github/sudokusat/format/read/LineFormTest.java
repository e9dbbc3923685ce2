package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text whose lines can be read on their own is the same when it is read in parts. */
class LineFormTest {

    private static final String PUZZLE = "1...............";
    private static final TextOptions OPTIONS = TextOptions.defaults();

    private static Optional<LineForm> form(String text, TextOptions options) throws IOException {
        return LineForm.of(new StringReader(text), options);
    }

    private static List<String> read(PuzzleReader reader) {
        List<String> records = new ArrayList<>();
        reader.forEach(record -> records.add(text(record)));
        return records;
    }

    private static String text(PuzzleRecord record) {
        return record + " " + record.id() + record.comments() + record.error().map(Throwable::getMessage);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                PUZZLE + "\n" + PUZZLE + " comment\nbad\n\n# c\n" + PUZZLE,
                "# c\r\nid,puzzle\r\na," + PUZZLE + "\r\n\r\nb,bad\r\nc," + PUZZLE + "\r\n",
                "puzzle\n" + PUZZLE + "\n" + PUZZLE + "\n",
                "{\"puzzle\":\"" + PUZZLE + "\"}\n{}\n{\"puzzle\":\"" + PUZZLE + "\",\"id\":7}\n"
            })
    void partsGiveTheRecordsOfTheWhole(String text) throws IOException {
        LineForm form = form(text, OPTIONS).orElseThrow();
        List<String> whole = read(PuzzleReader.of(new StringReader(text), OPTIONS));
        List<String> lines = List.of(text.split("(?<=\n)"));
        for (int cut = 0; cut <= lines.size(); cut++) {
            String first = String.join("", lines.subList(0, cut));
            String second = String.join("", lines.subList(cut, lines.size()));
            List<String> parts = read(PuzzleReader.ofLines(new StringReader(first), OPTIONS, form, 1));
            parts.addAll(read(PuzzleReader.ofLines(new StringReader(second), OPTIONS, form, cut + 1)));
            assertThat(parts).as("cut after line %d of %s", cut, text).isEqualTo(whole);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "# nothing\n",
                "1...\n....\n....\n....\n",
                PUZZLE + "\nkiller 3 r1c1 r1c2\n",
                "{\"size\":9,\"grid\":[]}"
            })
    void puzzlesOfSeveralLinesHaveNoSuchForm(String text) throws IOException {
        assertThat(form(text, OPTIONS)).isEmpty();
    }

    @Test
    void theColumnThatWasAskedForIsFoundAgain() throws IOException {
        TextOptions options = OPTIONS.withCsvColumn("grid");
        LineForm form = form("puzzle,grid\nx," + PUZZLE + "\n", options).orElseThrow();
        assertThat(form).isEqualTo(new LineForm(LineForm.Kind.RECORD, "puzzle,grid", 1));
        assertThat(read(PuzzleReader.ofLines(new StringReader("y," + PUZZLE), options, form, 9)))
                .containsExactly("line 9: " + PUZZLE + " Optional.empty[y]Optional.empty");
        assertThat(form("puzzle,other\n", options)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PuzzleReader.ofLines(
                        new StringReader(""), options, new LineForm(LineForm.Kind.RECORD, "a,b", 1), 2))
                .withMessageContaining("no column holds puzzles");
    }
}
