package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The column {@code layout} of a CSV text. */
class CsvLayoutTest {

    private static final String FOUR = "1...............";

    private static List<PuzzleRecord> read(TextOptions options, String... lines) throws IOException {
        PuzzleReader reader = PuzzleReader.of(new StringReader(String.join("\n", lines)), options);
        List<PuzzleRecord> records = new ArrayList<>();
        for (Optional<PuzzleRecord> record = reader.next(); record.isPresent(); record = reader.next()) {
            records.add(record.orElseThrow());
        }
        return records;
    }

    private static List<PuzzleRecord> read(String... lines) throws IOException {
        return read(TextOptions.defaults(), lines);
    }

    private static void refuses(TextOptions options, String record, int column, String message) throws IOException {
        PuzzleRecord bad = read(options, "puzzle,layout", record).get(0);
        assertThat(bad.error()).hasValueSatisfying(error -> {
            assertThat(error.getMessage()).isEqualTo("line 2, column " + column + ": " + message);
            assertThat(error.column()).isEqualTo(column);
        });
    }

    @Test
    void namesTheLayoutOfEachPuzzle() throws IOException {
        String bars = "1111222233334444";
        List<PuzzleRecord> records = read(
                "id,layout,puzzle",
                "a,box 2x2; rule diagonals," + FOUR,
                "b,box 2x2; rule diagonals," + FOUR,
                "c,regions " + bars + "," + FOUR,
                "d,," + FOUR,
                "e,\"box 1x4\"," + FOUR);
        assertThat(records.stream().map(record -> record.grid().layout()))
                .containsExactly(
                        Layout.boxes(2, 2).with(Variant.DIAGONALS),
                        Layout.boxes(2, 2).with(Variant.DIAGONALS),
                        LayoutText.parseRegions(bars),
                        Layout.boxes(2, 2),
                        Layout.boxes(1, 4));
        assertThat(records.stream().map(record -> record.id().orElseThrow())).containsExactly("a", "b", "c", "d", "e");
        assertThat(records).allMatch(record -> record.comments().isEmpty());
    }

    /** Without quotes, what follows the separator would be a column of its own, and its rules be lost. */
    @Test
    void partsOutsideTheHeadersColumnsAreRefused() throws IOException {
        refuses(
                TextOptions.defaults(),
                FOUR + ",box 2x2, rule diagonals",
                26,
                "expected no more than the 2 columns of the header (a layout with \",\" in it goes in quotes),"
                        + " but found \" rule diagonals\"");
        String quoted = "\"box 2x2; rule diagonals\"";
        Layout layout = Layout.boxes(2, 2).with(Variant.DIAGONALS);
        assertThat(read("puzzle;layout", FOUR + ";" + quoted).get(0).grid().layout())
                .isEqualTo(layout);
        assertThat(read("puzzle;layout", FOUR + ";" + quoted + "; ;")
                        .get(0)
                        .grid()
                        .layout())
                .isEqualTo(layout);
        assertThat(read("puzzle;layout", FOUR + ";box 2x2; rule diagonals")
                        .get(0)
                        .error())
                .isPresent();
        assertThat(read("id,puzzle", "a," + FOUR + ",more").get(0).comments()).containsExactly("more");
    }

    @Test
    void theRulesOfTheOptionsAreAdded() throws IOException {
        TextOptions options =
                TextOptions.defaults().withLayout(Layout.boxes(2, 2).with(Variant.ANTI_KING));
        assertThat(read(options, "puzzle,layout", FOUR + ",box 2x2;rule diagonals")
                        .get(0)
                        .grid()
                        .layout())
                .isEqualTo(Layout.boxes(2, 2).with(Variant.DIAGONALS).with(Variant.ANTI_KING));
    }

    @Test
    void mistakesAreReportedWhereTheyAre() throws IOException {
        TextOptions usual = TextOptions.defaults();
        refuses(usual, FOUR + ",box 2x2; rule nosuch", 32, ruleMessage());
        refuses(
                TextOptions.defaults().withLayout(Layout.boxes(1, 4)),
                FOUR + ",box 2x2",
                18,
                "expected the layout that is given for all puzzles, \"box 1x4\", but found \"box 2x2\"");
        refuses(usual, "1%..............,box 2x2", 2, "expected a digit from 1 to 4 or a blank, but found \"%\"");
        assertThat(read("puzzle,layout", FOUR + ",wrong", FOUR + ",box 2x2")
                        .get(1)
                        .grid()
                        .layout())
                .isEqualTo(Layout.boxes(2, 2));
    }

    private static String ruleMessage() {
        try {
            LayoutText.parse(List.of("box 2x2", "rule nosuch"));
            throw new AssertionError("there is such a rule");
        } catch (GridFormatException error) {
            return "expected " + error.expected() + ", but found " + error.found();
        }
    }
}
