package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.chain.AlternatingChain;
import io.github.sudokusat.logic.chain.ForcingChain;
import io.github.sudokusat.logic.pattern.LinkGraph;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The bounds of searches on large grids, and how soon they stop. */
class LargeGridsTest {

    /** The time limit in nanoseconds. */
    private static final long LIMIT = 20_000_000;

    /** The time within which a computation ends once its limit is reached, in nanoseconds. */
    private static final long LATENCY = 100_000_000;

    private static final LogicSolver SOLVER_49 =
            LogicSolver.of(Layout.boxes(7, 7)).withUniqueness(true);

    private static final LogicSolver SOLVER_64 = LogicSolver.of(Layout.boxes(8, 8));

    private static CandidateGrid empty(Layout layout) {
        return CandidateGrid.full(CandidateLayout.of(layout));
    }

    /** A row with a cell for each digit up to a number; each cell has its own digit and the next one, and the last has the first digit again. */
    private static CandidateGrid ring(Layout layout, int cells) {
        CandidateGrid grid = empty(layout);
        for (int cell = 0; cell < cells; cell++) {
            grid.retain(cell, cell + 1, (cell + 1) % cells + 1);
        }
        return grid;
    }

    @Test
    void chainsHaveABoundedNumberOfLinks() {
        Layout layout = Layout.boxes(3, 6);
        LogicSolver solver = LogicSolver.of(layout);
        int cells = (AlternatingChain.MAX_LINKS + 1) / 2;
        assertThat(solver.all(ring(layout, cells), List.of(Technique.XY_CHAIN)).orElseThrow())
                .isNotEmpty()
                .allMatch(step -> step.size() == AlternatingChain.MAX_LINKS);
        assertThat(solver.all(ring(layout, cells + 1), List.of(Technique.XY_CHAIN))
                        .orElseThrow())
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            names = {"X_CYCLE", "X_CHAIN", "XY_CHAIN", "AIC", "GROUPED_AIC", "ALS_AIC", "FORCING_CHAIN", "FORCING_NET"})
    void chainsAreNotLookedForAmongTooManyCandidates(Technique technique) {
        Layout layout = Layout.boxes(8, 8);
        assertThat(SOLVER_64.all(ring(layout, 4), List.of(technique)).orElseThrow())
                .isEmpty();
        assertThat(SOLVER_64.all(empty(layout), List.of(technique)).orElseThrow())
                .isEmpty();
    }

    @Test
    void forcingChainsAreNotSearchedAmongTooManyCandidates() {
        Layout layout = Layout.boxes(4, 5);
        assertThat(20 * 20 * 20).isGreaterThan(ForcingChain.MAX_CANDIDATES).isLessThan(LinkGraph.MAX_NODES);
        assertThat(LogicSolver.of(layout)
                        .all(ring(layout, 4), List.of(Technique.FORCING_CHAIN))
                        .orElseThrow())
                .isEmpty();
    }

    /** Positions in which half of the candidates of every cell have been removed, so that there is much to examine. */
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

    /** Processor time of this thread, in nanoseconds, to which a busy machine adds nothing. */
    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Looks for all steps of a technique within the limit; adds it if that stopped the search. Returns the time over the limit. */
    private static long timeOver(Technique technique, CandidateGrid position, Set<Technique> stopped) {
        long start = processorTime();
        Limits limits = Limits.none().withTimeout(LargeGridsTest::processorTime, LIMIT);
        StepsResult found = SOLVER_49.withLimits(limits).all(position, List.of(technique));
        long over = processorTime() - start - LIMIT;
        found.stopReason().ifPresent(reason -> {
            assertThat(reason).isEqualTo(StopReason.TIME_LIMIT);
            stopped.add(technique);
        });
        return over;
    }

    /** A first call may be compiled meanwhile, and a core that is shared is slower; neither happens three times in a row. */
    @Test
    void aTimeLimitStopsEveryTechniqueInTime() {
        CandidateGrid position = sparse(Layout.boxes(7, 7), 6);
        Set<Technique> stopped = EnumSet.noneOf(Technique.class);
        for (Technique technique : Technique.values()) {
            long over = LATENCY;
            for (int attempt = 0; attempt < 3 && over >= LATENCY; attempt++) {
                over = timeOver(technique, position, stopped);
            }
            assertThat(over).as("%s", technique).isLessThan(LATENCY);
        }
        assertThat(stopped).hasSizeGreaterThan(2);
    }
}
