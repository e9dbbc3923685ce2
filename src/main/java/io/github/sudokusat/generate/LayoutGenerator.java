package io.github.sudokusat.generate;

import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.LayoutSession;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Generates full grids and proper puzzles of any layout without named rules: other boxes, jigsaw regions, and any {@link io.github.sudokusat.grid.Variant} or added
 * house. For classic 9 × 9, {@link UniformGrids} and {@link PuzzleGenerator} are much faster, and their grids are uniform.
 *
 * <pre>{@code
 * Layout layout = Layout.boxes(4, 4);
 * LayoutGenerator generator = LayoutGenerator.of(Sat4jSolver.instance(), layout).withSymmetry(GivenSymmetry.HALF_TURN);
 * Generated first = generator.generate(seed, 0).orElseThrow();
 * }</pre>
 *
 * <p><b>Grids.</b> A SAT solver completes random digits in an eighth of the cells, and takes some of them back if that is impossible. The grids are
 * <em>not</em> equally probable.
 *
 * <p><b>Puzzles.</b> All cells of such a grid are given, and those that are not needed are removed in random order. A first solve, in which the grid
 * itself is excluded and its cells are assumed, names a part of them that suffices, about half of a 16 × 16 grid; then each remaining one, or each
 * orbit of a symmetry, is tested in the same session: it may go exactly if the others and its opposite have no common solution.
 *
 * <p>The result depends only on the seed, its index and the solver, unless a limit on the time is reached, so any number of threads, each with
 * indices of its own, gives the same puzzles. Immutable, and safe for use by several threads if the solver is.
 */
public final class LayoutGenerator implements PuzzleSource {

    /** How many orders of removal are tried on a grid before the next one is drawn. */
    private static final int TRIES_PER_GRID = 16;

    private final SatSolver solver;
    private final SudokuCnf formula;
    private final Minimality minimality;
    /** The orbits of each symmetry to choose from. */
    private final int[][][] choices;

    private final Limits limits;

    private LayoutGenerator(
            SatSolver solver, SudokuCnf formula, Minimality minimality, Limits limits, int[][]... choices) {
        this.solver = solver;
        this.formula = formula;
        this.minimality = minimality;
        this.limits = limits;
        this.choices = choices;
    }

    /**
     * A generator of minimal puzzles without symmetry.
     *
     * @param solver draws the grids and decides what can go. It should be {@linkplain io.github.sudokusat.sat.Capability#INCREMENTAL incremental} and
     *     name {@linkplain io.github.sudokusat.sat.Capability#CORE cores}; any other is slower
     * @param layout the layout. A minimal puzzle of 9 × 9 takes some 10 ms, of 16 × 16 half a second, 5 s if the diagonals are added and half a
     *     minute with windows; 25 × 25 takes minutes
     * @return a new generator
     * @throws IllegalArgumentException if the layout has a rule other than {@link MustDiffer}
     */
    public static LayoutGenerator of(SatSolver solver, Layout layout) {
        Objects.requireNonNull(solver, "solver");
        layout.requireKnownRules("the generator", Set.of(MustDiffer.class));
        return new LayoutGenerator(
                solver,
                LayoutSession.formula(layout),
                Minimality.ORBIT,
                Limits.none(),
                GivenSymmetry.NONE.orbits(layout));
    }

    /**
     * The layout of the puzzles.
     *
     * @return the layout
     */
    public Layout layout() {
        return formula.puzzle().layout();
    }

    /**
     * This generator with a symmetry of the cells with givens, which replaces any earlier one. The regions of the layout need not have it.
     *
     * @param symmetry the symmetry; puzzles may have others as well
     * @return the new generator
     * @throws IllegalArgumentException if the symmetry exchanges rows and columns, and there are not as many of both
     */
    public LayoutGenerator withSymmetry(GivenSymmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        return new LayoutGenerator(solver, formula, minimality, limits, symmetry.orbits(layout()));
    }

    /**
     * This generator with a symmetry that is chosen at random for each puzzle, all except {@link GivenSymmetry#NONE} with the same probability.
     *
     * @return the new generator
     */
    public LayoutGenerator withRandomSymmetry() {
        return new LayoutGenerator(solver, formula, minimality, limits, GivenSymmetry.orbitsOfEach(layout()));
    }

    /**
     * This generator with another promise about the givens that could be removed. The default is {@link Minimality#ORBIT}.
     *
     * @param promise what every puzzle keeps. Symmetric puzzles in which no clue can go are generated and tested; the larger the grid, the rarer they
     *     are, so set a limit
     * @return the new generator
     */
    public LayoutGenerator withMinimality(Minimality promise) {
        Objects.requireNonNull(promise, "promise");
        return new LayoutGenerator(solver, formula, promise, limits, choices);
    }

    /**
     * This generator with limits, which apply to each call separately.
     *
     * @param value time, cancellation, and the number of the solver's conflicts, over all tries, as the limit on the work
     * @return the new generator
     */
    @Override
    public LayoutGenerator withLimits(Limits value) {
        return new LayoutGenerator(solver, formula, minimality, Objects.requireNonNull(value, "value"), choices);
    }

    /**
     * Draws a full grid. The grids are not equally probable.
     *
     * @param seed the seed, any number
     * @param index the number of the grid among those of the seed, any number
     * @return the grid, always the same one for the same seed and index; that there is none; or the limit that was reached
     */
    public DrawResult<Grid> grid(long seed, long index) {
        return new SatGrids(solver, formula).draw(RandomStream.of(seed, index), new Effort(limits.watch()));
    }

    /**
     * Generates a puzzle. A try is a puzzle in which no orbit can go; if no more is promised, the first one is the result.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @return the puzzle, always the same one for the same seed, index and settings; that the layout has no full grid; or the limit that was reached
     */
    @Override
    public GenerateResult generate(long seed, long index) {
        Effort effort = new Effort(limits.watch());
        RandomStream random = RandomStream.of(seed, index);
        int[][] orbits = choices[random.nextInt(choices.length)];
        SatGrids grids = new SatGrids(solver, formula);
        long tries = 0;
        while (true) {
            DrawResult<Grid> drawn = grids.draw(random, effort);
            if (drawn instanceof DrawResult.Impossible<Grid> impossible) {
                return new GenerateResult.Impossible(Impossibility.NO_GRID, impossible.explanation());
            }
            if (!(drawn instanceof DrawResult.Found<Grid> found)) {
                return new GenerateResult.Stopped(effort.reason(), tries);
            }
            GenerateResult result = generate(found.value(), orbits, tries, random, effort);
            if (result != null) {
                return result;
            }
            tries += TRIES_PER_GRID;
        }
    }

    /** A puzzle with a solution, or the limit that was reached; null if as many tries as a grid gets did not keep the promise. */
    private @Nullable GenerateResult generate(
            Grid solution, int[][] orbits, long triesBefore, RandomStream random, Effort effort) {
        boolean isFirstEnough = minimality == Minimality.ORBIT || orbits.length == layout().cells().length;
        try (LayoutSession session = LayoutSession.open(solver, formula, SessionOptions.defaults(), effort)) {
            if (session == null) {
                return new GenerateResult.Stopped(effort.reason(), triesBefore);
            }
            OrbitRemoval removal = new OrbitRemoval(session, solution, orbits);
            for (int tries = 1; tries <= TRIES_PER_GRID; tries++) {
                int[] given = removal.remove(random, isFirstEnough);
                if (given == null) {
                    return new GenerateResult.Stopped(effort.reason(), triesBefore + tries - 1);
                }
                if (isFirstEnough || removal.isMinimal(given)) {
                    return new GenerateResult.Found(
                            new Generated(removal.puzzle(given), solution), triesBefore + tries);
                }
                if (effort.isStopped()) {
                    return new GenerateResult.Stopped(effort.reason(), triesBefore + tries);
                }
            }
            return null;
        }
    }
}
