package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.find.AlternatingChain;
import io.github.sudokusat.logic.find.ForcingChain;
import io.github.sudokusat.logic.pattern.LinkGraph;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bounds of what is looked for, and how soon it stops, where grids are large. */
class LargeGridsTest {

    private static final long MILLISECOND = 1_000_000L;
    /** What a busy machine may add to the 100 ms within which a limit strikes. */
    private static final long TOLERANCE_MILLIS = 1_500;

    private static final LogicSolver SOLVER_49 =
            LogicSolver.of(Layout.boxes(7, 7)).assumingUniqueness(true);

    private static final LogicSolver SOLVER_64 = LogicSolver.of(Layout.boxes(8, 8));

    private static CandidateGrid empty(Layout layout) {
        return CandidateGrid.full(CandidateLayout.of(layout));
    }

    /** A row of a cell for each digit up to a number, each with its own digit and the next one's, the last one with the first digit. */
    private static CandidateGrid ring(Layout layout, int cells) {
        CandidateGrid grid = empty(layout);
        for (int cell = 0; cell < cells; cell++) {
            grid.retain(cell, cell + 1, (cell + 1) % cells + 1);
        }
        return grid;
    }

    @Test
    void chainsHaveAtMostSoManyLinks() {
        Layout layout = Layout.boxes(3, 6);
        LogicSolver solver = LogicSolver.of(layout);
        int cells = (AlternatingChain.MAX_LINKS + 1) / 2;
        assertThat(solver.all(ring(layout, cells), List.of(Technique.XY_CHAIN)))
                .isNotEmpty()
                .allMatch(step -> step.size() == AlternatingChain.MAX_LINKS);
        assertThat(solver.all(ring(layout, cells + 1), List.of(Technique.XY_CHAIN)))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"X_CYCLE", "XY_CHAIN", "AIC", "GROUPED_AIC", "ALS_AIC", "FORCING_CHAIN", "FORCING_NET"})
    void chainsAreNotLookedForAmongTooManyCandidates(Technique technique) {
        Layout layout = Layout.boxes(8, 8);
        assertThat(SOLVER_64.all(ring(layout, 4), List.of(technique))).isEmpty();
        assertThat(SOLVER_64.all(empty(layout), List.of(technique))).isEmpty();
    }

    @Test
    void forcingChainsAreNotLookedForAmongMoreCandidatesThanDistancesAreKeptFor() {
        Layout layout = Layout.boxes(4, 5);
        assertThat(20 * 20 * 20).isGreaterThan(ForcingChain.MAX_CANDIDATES).isLessThan(LinkGraph.MAX_NODES);
        assertThat(LogicSolver.of(layout).all(ring(layout, 4), List.of(Technique.FORCING_CHAIN)))
                .isEmpty();
    }

    /** Half the digits of every cell are gone, so that there is much to look at. */
    private static CandidateGrid sparse(Layout layout, int kept) {
        CandidateGrid grid = empty(layout);
        int side = layout.side();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            int first = 7 * (cell / side) + cell / side / 7 + cell % side;
            for (int i = kept; i < side; i++) {
                grid.remove(cell, (first + i) % side + 1);
            }
        }
        return grid;
    }

    @ParameterizedTest
    @EnumSource
    void aTimeLimitStopsEveryTechniqueInTime(Technique technique) {
        CandidateGrid position = sparse(Layout.boxes(7, 7), 6);
        Watch watch = Limits.none()
                .withTimeout(System::nanoTime, 50 * MILLISECOND)
                .started()
                .watch();
        long start = System.nanoTime();
        SOLVER_49.all(position, List.of(technique), watch);
        assertThat((System.nanoTime() - start) / MILLISECOND)
                .as("%s", technique)
                .isLessThan(TOLERANCE_MILLIS);
        assertThat(watch.reason().map(reason -> reason == StopReason.TIME_LIMIT).orElse(true))
                .isTrue();
    }
}
