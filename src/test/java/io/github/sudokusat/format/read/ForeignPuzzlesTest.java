package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForeignPuzzlesTest {

    private static final String STRING = ".Shape~4x4.Cage~5~R1C1~R1C2.~R4C4_2";
    private static final String TEXT = "box 2x2\nkiller 5 r1c1 r1c2\ngiven r4c4 = 2";
    private static final String JSON = """
            {"size":4,
             "grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":2,"given":true}]],
             "killercage":[{"cells":["R1C1","R1C2"],"value":"5"}]}
            """;

    private static List<PuzzleRecord> records(String text, TextOptions options) throws IOException {
        PuzzleReader reader = PuzzleReader.of(new StringReader(text), options);
        List<PuzzleRecord> records = new ArrayList<>();
        for (Optional<PuzzleRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
            records.add(next.get());
        }
        return records;
    }

    private static Grid expected() {
        return GridParser.create().parse(TEXT);
    }

    @Test
    void aPuzzleIsALineOrAText() {
        for (String text : List.of(
                STRING,
                STRING + "\n",
                "# comment\n\n" + STRING,
                ".Shape~4x4.Cage~5\n~R1C1~R1C2.~R4C4_2",
                JSON.replace("\n", ""),
                "{\n" + JSON.substring(1))) {
            assertThat(GridParser.create().parse(text)).as(text).isEqualTo(expected());
        }
    }

    @Test
    void aStreamHasManyAndMistakesKeepTheirLine() throws IOException {
        List<PuzzleRecord> records = records(
                STRING + "\n# next\n.Shape~4x4.Or.Cages~5~R1C1.End\n\n" + STRING + "\n", TextOptions.defaults());
        assertThat(records).hasSize(3);
        assertThat(records.get(0).grid()).isEqualTo(expected());
        assertThat(records.get(1).error().orElseThrow().line()).isEqualTo(3);
        assertThat(records.get(2).grid()).isEqualTo(expected());
        assertThat(records.get(2).line()).isEqualTo(5);
    }

    /** A line goes on with a puzzle if it is indented, or a single constraint other than givens, or follows one. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            .Shape~4x4 / .Cage~5~R1C1~R1C2.Thermo~R1C1~R1C2     | 1
            .Shape~4x4.AntiKing / .Cage~5~R1C1~R1C2 / .NoBoxes  | 1
            .Shape~4x4.AntiKing / .~R1C1_2                      | 2
            .Shape~4x4 / .~R1C1_2                               | 1
            .Shape~4x4.AntiKing / ;.Thermo~R1C1~R1C2.~R2C2_4    | 1
            .Shape~4x4.NoBoxes / .Shape~4x4.AntiKing            | 2
            .Shape~4x4.NoBoxes / # 1 / / .AntiKing              | 2
            .Shape~4x4 / 3x3::k:0                               | 2
            """)
    void aConstraintStringMayHaveSeveralLines(String lines, int puzzles) throws IOException {
        String text = lines.replace(" / ", "\n").replace(';', ' ');
        assertThat(records(text, TextOptions.defaults())).as(text).hasSize(puzzles);
    }

    @Test
    void whatIsIgnoredIsNamedInAWarning() throws IOException {
        String text = STRING + ".Nonsense~1";
        GridFormatException error =
                records(text, TextOptions.defaults()).get(0).error().orElseThrow();
        assertThat(error).hasMessageContaining("Nonsense");
        TextOptions ignoring = TextOptions.defaults().withIgnored(List.of("Nonsense"));
        PuzzleRecord record = records(text, ignoring).get(0);
        assertThat(record.grid()).isEqualTo(expected());
        assertThat(record.warnings()).singleElement().asString().contains("Nonsense");
        assertThatThrownBy(() -> GridParser.create().parse(text)).hasMessageContaining("Nonsense");
        assertThat(GridParser.of(ignoring).parse(text)).isEqualTo(expected());
    }

    @Test
    void theLayoutThatIsGivenForAllPuzzlesIsKept() throws IOException {
        Layout given = LayoutText.parse(List.of("box 2x2", "rule anti-king"));
        assertThat(records(STRING, TextOptions.defaults().withLayout(given))
                        .get(0)
                        .grid()
                        .layout())
                .isEqualTo(LayoutText.parse(List.of("box 2x2", "rule anti-king", "killer 5 r1c1 r1c2")));
        assertThat(records(STRING, TextOptions.defaults().withLayout(Layout.classic()))
                        .get(0)
                        .error())
                .isPresent();
    }

    @Test
    void candidatesAreKept() throws IOException {
        PuzzleRecord record = records(".Shape~4x4.~R1C1_1_2.Cage~5~R1C1~R1C2", TextOptions.defaults())
                .get(0);
        assertThat(LayoutText.describe(record.grid().layout()))
                .containsExactly("box 2x2", "killer 5 r1c1 r1c2", "given r1c1 = 1 2");
    }

    @Test
    void aLongLineIsOneMistake() throws IOException {
        List<PuzzleRecord> records = records(STRING + "x".repeat(1 << 21) + "\n" + STRING, TextOptions.defaults());
        assertThat(records.get(0).error().orElseThrow()).hasMessageContaining("a line of at most 1048576 characters");
    }
}
