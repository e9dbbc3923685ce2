package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import java.math.BigInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests how counting combines search and contraction. */
@Tag("long")
class SolutionCounterTest {

    private static final Engine SAT = CdclEngine.of(Sat4jSolver.instance(), CdclOptions.defaults());
    private static final SolutionCounter COUNTER = SolutionCounter.of(BacktrackEngine.create());
    private static final Grid EMPTY = Grid.empty(Layout.classic());
    private static final BigInteger ALL = new BigInteger("6670903752021072936960");

    @Test
    void theEmptyGridIsCountedExactly() {
        assertThat(COUNTER.count(Puzzle.of(EMPTY))).isEqualTo(new CountResult.Exact(ALL));
    }

    @Test
    void aLimitOnSolutionsAppliesToContractionsToo() {
        Limits limits = Limits.none().withMaxSolutions(Long.MAX_VALUE - 1);
        assertThat(COUNTER.withLimits(limits).count(Puzzle.of(EMPTY)))
                .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(Long.MAX_VALUE - 1), StopReason.SOLUTION_LIMIT));
        assertThat(COUNTER.withLimits(Limits.none().withMaxSolutions(1234)).count(Puzzle.of(EMPTY)))
                .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(1234), StopReason.SOLUTION_LIMIT));
    }

    /** A contraction that is stopped before any part of its sum is known still leaves what the search found. */
    @Test
    void whatTheSearchFoundIsALowerBound() {
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
            if (done >= 3000) {
                cancellation.cancel();
            }
        });
        CountResult count = COUNTER.withLimits(limits).count(Puzzle.of(EMPTY));
        assertThat(count).isInstanceOf(CountResult.AtLeast.class);
        assertThat(count.value()).isBetween(BigInteger.valueOf(3000), ALL);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 288", "2, 3, 28200960", "3, 2, 28200960", "2, 4, 29136487207403520", "4, 2, 29136487207403520"})
    void emptyGridsOfOtherBoxesAreCountedExactly(int rows, int columns, BigInteger number) {
        Grid empty = Grid.empty(Layout.boxes(rows, columns));
        for (Engine engine : new Engine[] {BacktrackEngine.create(), SAT}) {
            SolutionCounter counter = SolutionCounter.of(engine);
            assertThat(counter.count(Puzzle.of(empty))).isEqualTo(new CountResult.Exact(number));
            for (long most : new long[] {0, 1, 99, 100, 101, 287}) {
                assertThat(counter.withLimits(Limits.none().withMaxSolutions(most))
                                .count(Puzzle.of(empty)))
                        .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(most), StopReason.SOLUTION_LIMIT));
            }
            assertThat(counter.withLimits(Limits.none().withMaxSolutions(number.longValueExact() + 1))
                            .count(Puzzle.of(empty)))
                    .isEqualTo(new CountResult.Exact(number));
        }
    }

    /** Cancels counts after part of the search, and then after part of the contraction. */
    @Test
    void otherBoxesHaveLowerBoundsToo() {
        Grid empty = Grid.empty(Layout.boxes(4, 2));
        for (String unit : new String[] {"solutions", "products"}) {
            Cancellation cancellation = new Cancellation();
            CountResult count = COUNTER.withLimits(
                            Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
                                if (what.equals(unit)) {
                                    cancellation.cancel();
                                }
                            }))
                    .count(Puzzle.of(empty));
            assertThat(count).isInstanceOf(CountResult.AtLeast.class);
            assertThat(((CountResult.AtLeast) count).reason()).isEqualTo(StopReason.CANCELLED);
            assertThat(count.value()).isBetween(BigInteger.valueOf(100), new BigInteger("29136487207403519"));
        }
    }

    @Test
    void resultsCarryTheWorkOfTheSearch() {
        Grid none = EMPTY.with(0, 1).with(1, 1);
        Grid few = Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(5, 2);
        CountResult found = COUNTER.count(Puzzle.of(few));
        assertThat(found.statistics().solutions()).isEqualTo(found.value().longValueExact());
        assertThat(found.statistics().nodes()).isPositive();
        CountResult contracted = COUNTER.count(Puzzle.of(EMPTY));
        assertThat(contracted.statistics().nodes()).isPositive();
        assertThat(contracted.statistics().solutions()).isBetween(1L, 100_000L);
        CountResult bound =
                COUNTER.withLimits(Limits.none().withMaxSolutions(2)).count(Puzzle.of(few));
        assertThat(bound.statistics().stopReason()).contains(StopReason.SOLUTION_LIMIT);
        assertThat(bound.statistics().solutions()).isEqualTo(2);
        assertThat(COUNTER.count(Puzzle.of(none)).statistics().solutions()).isZero();
    }

    @Test
    void workIsPlannedWhereThereIsAContraction() {
        assertThat(SolutionCounter.plannedWork(EMPTY, Limits.none()).orElseThrow())
                .isBetween(1L, 1_000_000_000L);
        assertThat(SolutionCounter.plannedWork(Grid.empty(Layout.boxes(4, 2)), Limits.none())
                        .orElseThrow())
                .isBetween(1L, 100_000_000L);
        for (Layout layout :
                new Layout[] {Layout.boxes(3, 4), Layout.boxes(2, 3).with(Variant.DIAGONALS)}) {
            assertThat(SolutionCounter.plannedWork(Grid.empty(layout), Limits.none()))
                    .isEmpty();
        }
        for (Layout layout : new Layout[] {Layout.classic(), Layout.boxes(2, 4)}) {
            Grid empty = Grid.empty(layout);
            assertThat(SolutionCounter.plannedWork(empty.with(0, 1).with(1, 1), Limits.none()))
                    .hasValue(0);
            Cancellation cancelled = new Cancellation();
            cancelled.cancel();
            assertThat(SolutionCounter.plannedWork(empty, Limits.none().withCancellation(cancelled)))
                    .isEmpty();
        }
    }
}
