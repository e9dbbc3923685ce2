package io.github.sudokusat.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.web.PageRequests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** In each position of an article its technique applies, and none that is simpler. */
class PositionsTest {

    /** What the simplest puzzles need. */
    private static final List<String> BASICS =
            List.of("full-house", "hidden-single", "naked-single", "pointing", "claiming", "naked-pair", "hidden-pair");

    /** Techniques that the others forestall, so that only the basic ones fail where they are practised. */
    private static final Set<String> FORESTALLED = Set.of(
            "siamese-fish",
            "dual-two-string-kite",
            "dual-empty-rectangle",
            "tridagon",
            "junior-exocet",
            "sk-loop",
            "multi-sector-locked-set",
            "template-delete",
            "template-set");

    /** A position in the form of {@code positions.js}. */
    private record Position(String technique, String line, String removed, String rules) {

        static Position of(String text) {
            String[] words = text.split(" ", 2);
            String[] parts = words[1].split(":", 3);
            return new Position(words[0], parts[0], parts[1], parts.length > 2 ? parts[2] : "");
        }

        String layout() {
            return rules.isEmpty() ? "box 3x3" : "box 3x3; " + rules;
        }

        /** Its digits, as the page asks for them. */
        List<String> fields() {
            String givens = line.replaceAll("[a-i]", ".");
            String entries = IntStream.range(0, 81)
                    .mapToObj(cell -> Character.isLetter(line.charAt(cell)) ? String.valueOf(digitAt(cell)) : ".")
                    .collect(Collectors.joining());
            return List.of("layout=" + layout(), "givens=" + givens, "entries=" + entries, "marks=" + marks());
        }

        /** The candidates that digits leave and that are not removed. */
        private String marks() {
            Set<String> gone = Pattern.compile(" ").splitAsStream(removed).collect(Collectors.toSet());
            Layout layout = LayoutText.parse(
                    Pattern.compile("; ").splitAsStream(layout()).toList());
            return IntStream.range(0, 81)
                    .mapToObj(cell -> line.charAt(cell) != '.'
                            ? ""
                            : IntStream.rangeClosed(1, 9)
                                    .filter(digit -> !gone.contains("" + digit + (cell / 9 + 1) + (cell % 9 + 1)))
                                    .filter(digit ->
                                            IntStream.of(layout.peers(cell)).noneMatch(peer -> digitAt(peer) == digit))
                                    .mapToObj(String::valueOf)
                                    .collect(Collectors.joining()))
                    .collect(Collectors.joining(","));
        }

        private int digitAt(int cell) {
            char digit = line.charAt(cell);
            return digit == '.' ? 0 : Character.isLetter(digit) ? digit - 'a' + 1 : digit - '0';
        }
    }

    private static String answer(List<String> request) throws IOException {
        return PageRequests.answer(request, Progress.NONE, System::nanoTime);
    }

    private static String first(Position position, List<String> techniques) throws IOException {
        List<String> request = new ArrayList<>(List.of("hint"));
        request.addAll(position.fields());
        request.addAll(List.of("profile=exhaustive", "unique=assumed", "techniques=" + String.join(",", techniques)));
        Matcher found = Pattern.compile("\"technique\":\"([^\"]+)\"").matcher(answer(request));
        return found.find() ? found.group(1) : "none";
    }

    @Test
    void theTechniqueAppliesAndNoSimplerOne() throws IOException {
        Map<String, List<Position>> all =
                Files.readAllLines(Path.of("src/page/src/main/web/dialogs/positions.js")).stream()
                        .filter(line -> line.matches("[a-z0-9+-]+ [.1-9a-i]{81}:.*"))
                        .map(Position::of)
                        .collect(Collectors.groupingBy(Position::technique, LinkedHashMap::new, Collectors.toList()));
        List<String> order = Pattern.compile("\"id\":\"([^\"]+)\"")
                .matcher(answer(List.of("techniques", "profile=exhaustive")))
                .results()
                .map(id -> id.group(1))
                .toList();
        assertThat(all.keySet()).as("each technique has an example").containsExactlyElementsOf(order);
        for (List<Position> positions : all.values()) {
            String technique = positions.get(0).technique();
            assertThat(first(positions.get(0), List.of(technique)))
                    .as("example")
                    .isEqualTo(technique);
            List<String> simpler = new ArrayList<>(
                    FORESTALLED.contains(technique) ? BASICS : order.subList(0, order.indexOf(technique)));
            simpler.add(technique);
            for (Position position : positions.subList(1, positions.size())) {
                assertThat(first(position, simpler)).as("%s", position).isEqualTo(technique);
            }
        }
    }
}
