package io.github.sudokusat.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.StopReason;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StatisticsTest {

    @Test
    void aSumHasEachFigureAndTheReasonOfTheLaterSearch() {
        Statistics first = new Statistics(1, 20, 300, 4000, Optional.of(StopReason.WORK_LIMIT));
        Statistics second = new Statistics(5, 60, 700, 8000, Optional.of(StopReason.TIME_LIMIT));
        Statistics finished = new Statistics(5, 60, 700, 8000, Optional.empty());

        assertThat(first.plus(second))
                .isEqualTo(new Statistics(6, 80, 1000, 12000, Optional.of(StopReason.TIME_LIMIT)));
        assertThat(first.plus(finished)).isEqualTo(new Statistics(6, 80, 1000, 12000, Optional.empty()));
        assertThat(Statistics.NONE.plus(second)).isEqualTo(second);
    }
}
