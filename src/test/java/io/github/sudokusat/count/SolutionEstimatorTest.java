package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.RandomPuzzles;
import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class SolutionEstimatorTest {

    /** In a normal distribution, 95 % lie within two standard deviations and 68 % within one; the bounds allow for 200 seeds. */
    @Test
    void theNumberLiesWithinTheErrorAsOftenAsItShould() {
        record Known(Grid puzzle, String number) {}
        for (Known known : List.of(
                new Known(Grid.empty(Layout.boxes(2, 2)), "288"),
                new Known(Grid.empty(Layout.boxes(2, 3)), "28200960"),
                new Known(Grid.empty(Layout.classic()), "6670903752021072936960"))) {
            int withinOne = 0;
            int withinTwo = 0;
            for (long seed = 1; seed <= 200; seed++) {
                Estimate estimate = SolutionEstimator.create().withSeed(seed).estimate(Puzzle.of(known.puzzle()), 100);
                assertThat(estimate.probes()).isEqualTo(100);
                assertThat(estimate.exact()).isFalse();
                BigDecimal off = estimate.value()
                        .subtract(new BigDecimal(known.number()))
                        .abs();
                withinOne += off.compareTo(estimate.standardError()) <= 0 ? 1 : 0;
                withinTwo += off.compareTo(estimate.standardError().multiply(BigDecimal.valueOf(2))) <= 0 ? 1 : 0;
            }
            assertThat(withinOne).as("of 200 within one, %s", known).isBetween(110, 160);
            assertThat(withinTwo).as("of 200 within two, %s", known).isBetween(176, 200);
        }
    }

    @Test
    void puzzlesAndRulesToo() {
        for (Layout layout : List.of(
                Layout.boxes(2, 3).with(Variant.DIAGONALS),
                Layout.boxes(2, 2).with(Variant.ANTI_KING),
                Layout.classic())) {
            for (long seed = 1; seed <= 5; seed++) {
                Grid puzzle = RandomPuzzles.of(layout, seed, layout.side() == 9 ? 22 : 2);
                long number = BruteForce.count(puzzle, 50_000);
                Estimate estimate = SolutionEstimator.create().withSeed(seed).estimate(Puzzle.of(puzzle), 3000);
                if (estimate.exact()) {
                    assertThat(estimate.value()).isEqualByComparingTo(BigDecimal.valueOf(number));
                } else if (number < 50_000) {
                    BigDecimal off = estimate.value()
                            .subtract(BigDecimal.valueOf(number))
                            .abs();
                    assertThat(off)
                            .as("%s %s: %d, but %s", layout, puzzle, number, estimate)
                            .isLessThanOrEqualTo(estimate.standardError().multiply(BigDecimal.valueOf(5)));
                }
            }
        }
    }

    @Test
    void whatInferenceSettlesIsExact() {
        Grid solved = RandomPuzzles.solutions(Grid.empty(Layout.boxes(2, 2))).get(0);
        Estimate one = SolutionEstimator.create().withSeed(1).estimate(Puzzle.of(solved.with(3, 0)), 100);
        assertThat(one.exact()).isTrue();
        assertThat(one.value()).isEqualByComparingTo("1");
        Grid clash = Grid.empty(Layout.classic()).with(0, 1).with(1, 1);
        Estimate none = SolutionEstimator.create().withSeed(1).estimate(Puzzle.of(clash), 100);
        assertThat(none.exact()).isTrue();
        assertThat(none.value()).isZero();
    }

    @Test
    void solutionsAreWithinTheCandidates() {
        CandidateGrid candidates = CandidateGrid.full(CandidateLayout.of(Layout.boxes(2, 2)));
        candidates.remove(0, 1);
        candidates.remove(5, 1);
        Estimate estimate = SolutionEstimator.create().withSeed(1).estimate(Puzzle.of(candidates), 4000);
        long number = BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), 1000).stream()
                .filter(solution -> solution.digit(0) != 1 && solution.digit(5) != 1)
                .count();
        BigDecimal off = estimate.value().subtract(BigDecimal.valueOf(number)).abs();
        assertThat(off).isLessThanOrEqualTo(estimate.standardError().multiply(BigDecimal.valueOf(4)));
        assertThat(candidates.candidateCount()).as("not changed").isEqualTo(62);
    }

    /** Numbers beyond the range of a double. */
    @Test
    void hugeNumbersDoNotOverflow() {
        Estimate estimate =
                SolutionEstimator.create().withSeed(1).estimate(Puzzle.of(Grid.empty(Layout.boxes(1, 40))), 3);
        assertThat(estimate.reached()).isPositive();
        assertThat(estimate.value()).isGreaterThan(new BigDecimal("1e400"));
        assertThat(estimate.standardError()).isPositive().isLessThanOrEqualTo(estimate.value());
    }

    @Test
    void theSameSeedGivesTheSameEstimate() {
        Grid puzzle = Grid.empty(Layout.classic()).with(5, 5);
        assertThat(SolutionEstimator.create().withSeed(7).estimate(Puzzle.of(puzzle), 50))
                .isEqualTo(SolutionEstimator.create().withSeed(7).estimate(Puzzle.of(puzzle), 50))
                .isNotEqualTo(SolutionEstimator.create().withSeed(8).estimate(Puzzle.of(puzzle), 50));
    }

    @Test
    void aLimitLeavesTheProbesMade() {
        Cancellation cancellation = new Cancellation();
        AtomicLong told = new AtomicLong();
        Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
            assertThat(what).isEqualTo("probes");
            assertThat(total).isEqualTo(1000);
            told.set(done);
            if (done == 17) {
                cancellation.cancel();
            }
        });
        Estimate estimate =
                SolutionEstimator.create().withLimits(limits).estimate(Puzzle.of(Grid.empty(Layout.classic())), 1000);
        assertThat(estimate.probes()).isEqualTo(17).isEqualTo(told.get());
        assertThat(estimate.stopReason()).contains(StopReason.CANCELLED);
        Estimate nothing =
                SolutionEstimator.create().withLimits(limits).estimate(Puzzle.of(Grid.empty(Layout.classic())), 1000);
        assertThat(nothing.probes()).isZero();
        assertThat(nothing.exact()).isFalse();
    }

    @Test
    void oneProbeHasNoError() {
        assertThatThrownBy(() ->
                        SolutionEstimator.create().withSeed(1).estimate(Puzzle.of(Grid.empty(Layout.classic())), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("probes");
    }
}
