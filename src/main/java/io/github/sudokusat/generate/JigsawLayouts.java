package io.github.sudokusat.generate;

import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.LayoutSession;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Objects;

/**
 * Draws jigsaw layouts at random: as many regions as rows, each connected and with one cell for each digit, which admit a full grid.
 *
 * <p>Begins with boxes, or with rows if the side is a prime, and exchanges pairs of cells at random as long as all regions stay connected, until all
 * divisions into such regions are nearly equally probable. Up to one in fifteen, depending on the side, admits no full grid: a SAT solver finds that
 * out, and the walk goes on. A layout of side 9 takes some 10 ms, of side 16 some 2 s.
 *
 * <p>The layout depends only on the seed, its index and the solver, unless a limit on the time is reached. Immutable, and safe for use by several
 * threads if the solver is.
 */
public final class JigsawLayouts {

    /** The smallest side. */
    public static final int MIN_SIDE = 4;

    /** The largest side. */
    public static final int MAX_SIDE = 16;

    /** The steps of a walk for each pair of cells: enough to leave no trace of the boxes. */
    private static final long STEPS_PER_PAIR = 32;

    /** The conflicts after which a layout is given up; more than almost any fillable one needs. */
    private static final long MOST_CONFLICTS = 100_000;

    private final SatSolver solver;
    private final int side;

    private final Limits limits;

    private JigsawLayouts(SatSolver solver, int side, Limits limits) {
        this.solver = solver;
        this.side = side;
        this.limits = limits;
    }

    /**
     * A source of layouts.
     *
     * @param solver finds out whether a layout admits a full grid
     * @param side the side of the grids, from {@value #MIN_SIDE} to {@value #MAX_SIDE}
     * @return the source
     * @throws IllegalArgumentException if the side is out of range
     */
    public static JigsawLayouts of(SatSolver solver, int side) {
        Objects.requireNonNull(solver, "solver");
        if (side < MIN_SIDE || side > MAX_SIDE) {
            throw new IllegalArgumentException(
                    "side must be from " + MIN_SIDE + " to " + MAX_SIDE + ", but is " + side);
        }
        return new JigsawLayouts(solver, side, Limits.none());
    }

    /**
     * This source with limits, which apply to each call separately.
     *
     * @param value time, cancellation, and the number of layouts tried as the limit on the work
     * @return the new source
     */
    public JigsawLayouts withLimits(Limits value) {
        return new JigsawLayouts(solver, side, Objects.requireNonNull(value, "value"));
    }

    /**
     * Draws a layout.
     *
     * @param seed the seed, any number
     * @param index the number of the layout among those of the seed, any number
     * @return the layout, always the same one for the same seed and index, or the limit that was reached; never impossible
     */
    public DrawResult<Layout> draw(long seed, long index) {
        Watch watch = limits.watch();
        RegionWalk walk = new RegionWalk(side, RandomStream.of(seed, index));
        long pairs = (long) side * side * side * side / 2;
        for (long tries = 0; !watch.isStopped(); tries++) {
            if (tries == limits.maxWork()) {
                return new DrawResult.Stopped<>(StopReason.WORK_LIMIT);
            }
            if (walk.walk(STEPS_PER_PAIR * pairs, watch)) {
                Layout layout = Layout.regions(walk.regions());
                if (isFillable(layout, watch)) {
                    return new DrawResult.Found<>(layout);
                }
            }
        }
        return new DrawResult.Stopped<>(watch.reason().orElse(StopReason.CANCELLED));
    }

    /** Whether a full grid is found soon. */
    private boolean isFillable(Layout layout, Watch watch) {
        Effort effort = new Effort(watch.limits().withMaxWork(MOST_CONFLICTS).watch());
        SudokuCnf formula = LayoutSession.formula(layout);
        try (LayoutSession session = LayoutSession.open(solver, formula, SessionOptions.defaults(), effort)) {
            return session != null && session.solve() instanceof SatResult.Sat;
        }
    }
}
