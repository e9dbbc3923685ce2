package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.testing.CountedGrid;
import io.github.sudokusat.testing.PuzzleMaker;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** The parts of a count add up to what is counted as a whole, whichever copy of the plan counts them. */
class DividedCountTest {

    private static final BigInteger EMPTY = new BigInteger("6670903752021072936960");

    /** Adds up the parts, the even ones counted with one plan and the odd ones with another. */
    private static BigInteger sum(Puzzle puzzle) {
        DividedCount[] plans = {plan(puzzle), plan(puzzle)};
        BigInteger sum = BigInteger.ZERO;
        for (DividedCount plan : plans) {
            assertThat(plan.parts()).isEqualTo(plans[0].parts());
            assertThat(plan.work()).isEqualTo(plans[0].work());
            assertThat(plan.prepare(TaskRunner.IN_SEQUENCE, Limits.none())).isEmpty();
        }
        for (int part = 0; part < plans[0].parts(); part++) {
            sum = sum.add(plans[part % 2].count(part, Limits.none()).orElseThrow());
        }
        return sum;
    }

    private static DividedCount plan(Puzzle puzzle) {
        return DividedCount.plan(puzzle, Limits.none()).orElseThrow();
    }

    @Test
    void partsAddUpToTheEmptyGrid() {
        assertThat(sum(Puzzle.of(Grid.empty(Layout.classic())))).isEqualTo(EMPTY);
    }

    @Test
    void partsAddUpToReferenceCounts() {
        for (CountedGrid line : CountedGrid.reference().subList(0, 40)) {
            assertThat(sum(Puzzle.of(line.grid()))).as("%s", line.grid()).isEqualTo(line.count());
        }
    }

    @Test
    void partsAddUpForOtherLayouts() {
        for (long seed = 1; seed <= 12; seed++) {
            Layout layout = seed % 3 == 0 ? Layout.boxes(4, 2) : Layout.boxes(2, seed % 3 == 1 ? 3 : 4);
            Puzzle puzzle = Puzzle.of(new PuzzleMaker(seed).puzzle(layout, layout.side() == 6 ? 0.8 : 0.65));
            CountResult searched =
                    SolutionCounter.count(PropagateEngine.create().start(puzzle, Limits.none()), Progress.NONE);
            assertThat(sum(puzzle)).as("seed %d: %s", seed, puzzle).isEqualTo(searched.orElseThrow());
        }
    }

    @Test
    void contradictionHasNoParts() {
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.classic()).with(0, 1).with(1, 1));
        assertThat(plan(puzzle).parts()).isZero();
        assertThat(plan(puzzle).work()).isZero();
        assertThat(plan(puzzle).prepare(TaskRunner.IN_SEQUENCE, Limits.none())).isEmpty();
    }

    @Test
    void stoppedPreparationCanBeRepeated() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        Limits cancelled = Limits.none().withCancellation(cancellation);
        Puzzle puzzle = Puzzle.of(CountedGrid.reference().get(100).grid());
        assertThat(DividedCount.plan(puzzle, cancelled)).isEmpty();
        DividedCount plan = plan(puzzle);
        assertThat(plan.prepare(TaskRunner.IN_SEQUENCE, cancelled)).contains(StopReason.CANCELLED);
        assertThatIllegalStateException().isThrownBy(() -> plan.count(0, Limits.none()));
        assertThat(plan.prepare(TaskRunner.IN_SEQUENCE, Limits.none())).isEmpty();
        assertThat(plan.count(0, cancelled)).isEqualTo(new CountResult.AtLeast(BigInteger.ZERO, StopReason.CANCELLED));
        assertThat(plan.count(0, Limits.none()).isExact()).isTrue();
        assertThatThrownBy(() -> plan.count(plan.parts(), Limits.none())).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void refusesWhatCannotBeContracted() {
        Puzzle large = Puzzle.of(Grid.empty(Layout.boxes(4, 4)));
        assertThatIllegalArgumentException().isThrownBy(() -> DividedCount.plan(large, Limits.none()));
        Layout diagonals = Layout.classic().with(Variant.DIAGONALS);
        assertThat(DividedCount.supports(Puzzle.of(Grid.empty(diagonals)))).isFalse();
        Puzzle marked = Puzzle.of(CandidateGrid.full(CandidateLayout.of(Layout.classic())));
        assertThat(DividedCount.supports(marked)).isFalse();
        assertThat(SolutionCounter.of(BitsEngine.create())
                        .withLimits(Limits.none().withMaxSolutions(3))
                        .count(marked)
                        .value())
                .isEqualTo(3);
    }
}
