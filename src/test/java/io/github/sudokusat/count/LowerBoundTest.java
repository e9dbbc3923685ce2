package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Searches;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Layouts without a contraction, counted by SAT to the end or to a limit. */
@Tag("long")
class LowerBoundTest {

    private static final Engine SAT = CdclEngine.of(Sat4jSolver.instance(), CdclOptions.defaults());
    private static final SolutionCounter COUNTER = SolutionCounter.of(SAT);

    static List<Layout> layouts() {
        return List.of(
                Layouts.jigsaw(new BoxShape(2, 3), 8, new Random(1)),
                Layouts.jigsaw(new BoxShape(3, 3), 10, new Random(2)),
                Layout.boxes(2, 4).with(Variant.DIAGONALS),
                Layout.classic().with(Variant.DIAGONALS),
                Layout.boxes(3, 4));
    }

    /** Counts that run to the end agree with the oracle. */
    @ParameterizedTest
    @MethodSource("layouts")
    void withoutALimitTheCountIsExact(Layout layout) {
        Grid solution = new PuzzleMaker(5).solution(layout);
        Grid puzzle = solution;
        for (int blanks = layout.cellCount() / 2; BruteForce.count(puzzle, 30) < 30; blanks += 2) {
            puzzle = new PuzzleMaker(5).blank(solution, blanks);
        }
        BigInteger number = BigInteger.valueOf(BruteForce.count(puzzle, Long.MAX_VALUE));
        assertThat(COUNTER.count(Puzzle.of(puzzle))).as("%s", puzzle).isEqualTo(new CountResult.Exact(number));
        for (long most : new long[] {1, 29, 30}) {
            assertThat(COUNTER.withLimits(Limits.none().withMaxSolutions(most)).count(Puzzle.of(puzzle)))
                    .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(most), StopReason.SOLUTION_LIMIT));
        }
        assertThat(SolutionCounter.plannedWork(puzzle, Limits.none())).isEmpty();
    }

    /** The bound is the number of solutions that the same search finds before the same limit, each of them valid and none found twice. */
    @ParameterizedTest
    @MethodSource("layouts")
    void aLimitOnWorkLeavesTheSolutionsFoundBefore(Layout layout) {
        Grid puzzle = new PuzzleMaker(5).puzzle(layout, 0.65);
        for (long conflicts : new long[] {0, 30, 200}) {
            Limits limits = Limits.none().withMaxWork(conflicts);
            CountResult count = COUNTER.withLimits(limits).count(Puzzle.of(puzzle));
            int found =
                    Searches.rest(SAT.start(Puzzle.of(puzzle), limits), puzzle).size();
            assertThat(count.value()).as("%s", puzzle).isEqualTo(BigInteger.valueOf(found));
            if (!count.isExact()) {
                assertThat(((CountResult.AtLeast) count).reason()).isEqualTo(StopReason.WORK_LIMIT);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void aCancelledCountReturnsWhatWasReported(Layout layout) {
        Cancellation cancellation = new Cancellation();
        long[] reported = new long[1];
        Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
            assertThat(what).isEqualTo("solutions");
            reported[0] = done;
            cancellation.cancel();
        });
        CountResult count = COUNTER.withLimits(limits).count(Puzzle.of(Grid.empty(layout)));
        assertThat(count).isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(reported[0]), StopReason.CANCELLED));
        assertThat(reported[0]).isEqualTo(1000);
    }
}
