package io.github.sudokusat.count.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.count.contraction.CountPlan;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.TaskRunner;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;

/** Clue sets with known counts, and counting in a chosen way. */
final class ClueSets {

    private static final CandidateLayout CLASSIC = CandidateLayout.of(Layout.classic());

    private ClueSets() {}

    /** The givens and the digits that singles and locked candidates place; the givens alone if there is a contradiction. */
    static Clues propagated(Grid grid) {
        CandidateGrid candidates = CandidateGrid.of(CLASSIC, grid);
        Propagation.run(candidates, Propagation.Depth.LOCKED);
        return Clues.of((candidates.isContradictory() ? grid : candidates.toGrid()).digits());
    }

    /** The count by a contraction in one orientation. */
    static BigInteger count(Clues clues, boolean transposed) {
        return count(plan(clues, transposed));
    }

    /** The plan for one orientation. */
    static Plan plan(Clues clues, boolean transposed) {
        Orientation upright =
                Objects.requireNonNull(Orientation.of(clues, Limits.none().watch()));
        Plan plan = Planner.plan(
                List.of(transposed ? upright.transposed() : upright),
                Limits.none().watch());
        return Objects.requireNonNull(plan);
    }

    /** The count by a given plan. */
    static BigInteger count(Plan plan) {
        CountPlan.Result result = new ClassicContraction(plan).count(TaskRunner.IN_SEQUENCE, Limits.none());
        assertThat(result.stop()).isNull();
        return result.value();
    }
}
