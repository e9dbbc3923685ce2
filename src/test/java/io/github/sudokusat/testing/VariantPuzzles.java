package io.github.sudokusat.testing;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.text.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The published puzzles with variant rules in {@code variants.jsonl}, in the directory that the system property {@code puzzles.dir} names. */
public final class VariantPuzzles {

    private static final int MOST = 1000;

    private VariantPuzzles() {}

    /**
     * A published puzzle.
     *
     * @param id its name in the file
     * @param puzzle the puzzle
     * @param solution a solution, if one is stated
     * @param count the number of solutions
     * @param isLeast whether there may be more solutions than stated
     */
    public record Published(String id, Puzzle puzzle, Optional<String> solution, int count, boolean isLeast) {

        @Override
        public String toString() {
            return id;
        }
    }

    /** All of them; none if the file is missing. */
    public static List<Published> load() {
        Path file = Path.of(System.getProperty("puzzles.dir", "../shared/data"), "variants.jsonl");
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try (Stream<String> lines = Files.lines(file, StandardCharsets.UTF_8)) {
            return lines.map(VariantPuzzles::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Published read(String line) {
        Map<String, JsonValue> fields = JsonValue.parse(
                        line, (from, to, expected) -> new IllegalArgumentException(from + ": " + expected))
                .fields(MOST);
        String count = text(fields, "count");
        boolean isLeast = count.startsWith(">=");
        return new Published(
                text(fields, "id"),
                puzzle(fields),
                fields.containsKey("solution") ? Optional.of(text(fields, "solution")) : Optional.empty(),
                Integer.parseInt(isLeast ? count.substring(2) : count),
                isLeast);
    }

    private static JsonValue field(Map<String, JsonValue> fields, String key) {
        return Objects.requireNonNull(fields.get(key), key);
    }

    private static String text(Map<String, JsonValue> fields, String key) {
        return field(fields, key).scalar("text");
    }

    /** The puzzle in its source's format, or as rules if that has something that is not read. */
    private static Puzzle puzzle(Map<String, JsonValue> fields) {
        try {
            return Imports.read(text(fields, "raw"), 1, Set.of()).puzzle();
        } catch (GridFormatException e) {
            List<String> rules = new ArrayList<>();
            field(fields, "rules").elements(MOST).forEach(rule -> rules.add(rule.scalar("a rule")));
            String size = text(fields, "size");
            return ofRules(rules, Integer.parseInt(size.substring(size.indexOf('x') + 1)));
        }
    }

    private static Puzzle ofRules(List<String> lines, int side) {
        List<NamedRule> rules = new ArrayList<>();
        List<String> givens = new ArrayList<>();
        for (String line : lines) {
            if (line.startsWith("given ")) {
                givens.add(line);
            } else if (!line.startsWith("box ")) {
                rules.add(RuleText.read(new RuleWords(line, 1, 0, Layout.boxes(1, side)))
                        .orElseThrow());
            }
        }
        Layout layout = Layout.ofSide(side).orElseThrow().with(rules);
        CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(layout));
        for (String given : givens) {
            // Such as "given r1c1 = 2 4".
            String[] words = given.split(" ");
            int[] digits = Stream.of(words).skip(3).mapToInt(Integer::parseInt).toArray();
            int column = words[1].indexOf('c');
            int row = Integer.parseInt(words[1].substring(1, column)) - 1;
            grid.retain(row * side + Integer.parseInt(words[1].substring(column + 1)) - 1, digits);
        }
        return Puzzle.of(grid);
    }
}
