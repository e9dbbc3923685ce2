package io.github.sudokusat.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Progress;
import io.github.sudokusat.web.PageRequests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The puzzles of the collection are what it says of them. */
class CollectionTest {

    @Test
    void eachPuzzleHasItsRating() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("src/page/src/main/web/dialogs/puzzles.js")).stream()
                .filter(line -> line.matches("[a-z]+ \\d+ [0-9.]{81} .*"))
                .toList();
        assertThat(lines).hasSizeGreaterThan(200);
        Set<String> puzzles = new HashSet<>();
        for (String line : lines) {
            String[] words = line.split(" ", 5);
            String answer = PageRequests.answer(List.of("rate", "givens=" + words[2]), Progress.NONE, System::nanoTime);
            assertThat(answer)
                    .as(line)
                    .contains(
                            "\"result\":\"rated\"",
                            "\"level\":\"" + words[0] + "\"",
                            "\"score\":" + words[1] + ",",
                            "\"hardest\":\"" + words[3] + "\"",
                            "\"hardestName\":\"" + words[4] + "\"");
            puzzles.add(words[2]);
        }
        assertThat(puzzles).hasSameSizeAs(lines);
    }
}
