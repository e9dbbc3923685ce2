package io.github.sudokusat.answer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.SeenPuzzles;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.run.StopReason;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SearchSummaryTest {

    private static String of(int fewest, int most, Map<Level, Long> levels) {
        SeenPuzzles seen = new SeenPuzzles(fewest, most, Map.of(), levels);
        return SearchSummary.of(new GenerateResult.Stopped(StopReason.TIME_LIMIT, 25, seen));
    }

    @Test
    void saysWhatIsKnown() {
        assertThat(of(0, 0, Map.of())).isEqualTo(" (25 tries for the next one)");
        assertThat(of(19, 19, Map.of())).isEqualTo(" (25 tries for the next one, which had 19 givens)");
        assertThat(of(19, 21, Map.of(Level.EASY, 3L)))
                .isEqualTo(" (25 tries for the next one, which had 19 to 21 givens; rated 3 easy)");
    }
}
