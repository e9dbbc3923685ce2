package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.text.JsonFields;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Published puzzles in the formats of other programs mean what their rules say in our own text, and their solutions fulfil them. */
class PublishedImportsTest {

    /** A line of cells alone, which {@link GridParser} reads. */
    private static final int GIVEN_CANDIDATES = 729;

    @Test
    void meanTheSameAsTheirRules() throws IOException {
        Path file = Path.of(System.getProperty("puzzles.dir", "../shared/data"), "variants.jsonl");
        assumeTrue(Files.isRegularFile(file));
        int puzzles = 0;
        for (String line : Files.readAllLines(file)) {
            JsonFields record = JsonFields.parse(line, (from, to, expected) -> new IllegalStateException(expected));
            String raw = text(record, "raw");
            if (raw.length() != GIVEN_CANDIDATES) {
                check(raw, record);
                puzzles++;
            }
        }
        assertThat(puzzles).isEqualTo(68);
    }

    private static void check(String raw, JsonFields record) {
        String id = text(record, "id");
        assertThat(Imports.isForeign(raw)).as(id).isTrue();
        Grid read = Imports.read(raw, 1, Set.of("line", "cage")).puzzle().grid();
        Grid expected = GridParser.create().parse(String.join("\n", rules(record)));
        assertThat(read.digits()).as(id).isEqualTo(expected.digits());
        assertThat(read.layout().houses()).as(id).isEqualTo(expected.layout().houses());
        assertThat(demands(read.layout())).as(id).isEqualTo(demands(expected.layout()));
        JsonFields.JsonString solution = record.string("solution");
        if (solution != null && solution.value().length() == read.layout().cellCount()) {
            int[] digits = solution.value().chars().map(c -> c - '0').toArray();
            assertThat(Grid.of(read.layout(), digits).conflicts()).as(id).isEmpty();
        }
    }

    private static List<String> rules(JsonFields record) {
        List<JsonFields.JsonString> rules = Objects.requireNonNull(record.strings("rules"));
        return rules.stream().map(JsonFields.JsonString::value).toList();
    }

    private static String text(JsonFields record, String key) {
        return Objects.requireNonNull(record.string(key)).value();
    }

    /** The primitives of all rules, regardless of the rules' names and order. */
    private static Set<String> demands(Layout layout) {
        Set<String> demands = new TreeSet<>();
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                demands.add(primitive.toString());
            }
        }
        return demands;
    }
}
