package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Where search and contraction meet. */
class SolutionCounterTest {

    private static final SolutionCounter COUNTER = SolutionCounter.with(new BacktrackEngine());
    private static final Grid EMPTY = Grid.empty(Layout.classic());
    private static final BigInteger ALL = new BigInteger("6670903752021072936960");

    @Test
    void theEmptyGridIsCountedExactly() {
        assertThat(COUNTER.count(EMPTY, Limits.none())).isEqualTo(new SolutionCount.Exact(ALL));
    }

    @Test
    void aLimitOnSolutionsHoldsForContractionsToo() {
        Limits limits = Limits.none().withMaxSolutions(Long.MAX_VALUE - 1);
        assertThat(COUNTER.count(EMPTY, limits))
                .isEqualTo(
                        new SolutionCount.AtLeast(BigInteger.valueOf(Long.MAX_VALUE - 1), StopReason.SOLUTION_LIMIT));
        assertThat(COUNTER.count(EMPTY, Limits.none().withMaxSolutions(1234)))
                .isEqualTo(new SolutionCount.AtLeast(BigInteger.valueOf(1234), StopReason.SOLUTION_LIMIT));
    }

    /** Stopped before any of its sum is known, a count still has what the search found. */
    @Test
    void whatTheSearchFoundIsALowerBound() {
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
            if (done >= 3000) {
                cancellation.cancel();
            }
        });
        SolutionCount count = COUNTER.count(EMPTY, limits);
        assertThat(count).isInstanceOf(SolutionCount.AtLeast.class);
        assertThat(count.value()).isBetween(BigInteger.valueOf(3000), ALL);
    }

    @Test
    void workIsPlannedForClassicGridsOnly() {
        assertThat(SolutionCounter.plannedWork(EMPTY, Limits.none()).orElseThrow())
                .isBetween(1L, 1_000_000_000L);
        assertThat(SolutionCounter.plannedWork(Grid.empty(Layout.boxes(2, 3)), Limits.none()))
                .isEmpty();
        assertThat(SolutionCounter.plannedWork(EMPTY.with(0, 1).with(1, 1), Limits.none()))
                .hasValue(0);
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(SolutionCounter.plannedWork(EMPTY, Limits.none().withCancellation(cancelled)))
                .isEmpty();
    }
}
