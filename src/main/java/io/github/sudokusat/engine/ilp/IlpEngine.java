package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.MissingLibraryException;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Finds solutions by integer programming: the puzzle becomes the {@link SudokuProgram} of the candidates that its givens leave, a solver finds a
 * feasible point, which is verified, and a row that excludes only that point (the sum of its variables is at least one less) lets the solver find the
 * next one.
 *
 * <p>There are two solvers, each of which needs an optional library:
 *
 * <ul>
 *   <li>{@link #ofSat4j()} solves the rows as pseudo-Boolean constraints by conflict-driven search: milliseconds for every 9 × 9 puzzle, any
 *       layout;
 *   <li>{@link #ofOjAlgo()} is branch and bound over the linear relaxation, the standard method of integer programming: tens of milliseconds to
 *       seconds for 9 × 9, sides up to 16.
 * </ul>
 *
 * <p>Both prove in exact arithmetic that there is no further solution. The order of solutions is unspecified, but it is the same each time. Each
 * solution adds a row, so thousands of them take a long time: to enumerate, use another engine. A node is a decision of the pseudo-Boolean solver, or
 * a node of the branch and bound tree; the limit on conflicts counts conflicts of the former, nodes of the latter. Safe for use by several threads.
 */
public final class IlpEngine implements Engine {

    /** The library that the pseudo-Boolean solver needs. */
    static final String SAT4J = "org.ow2.sat4j:org.ow2.sat4j.pb:2.3.6";

    /** The library that the relaxation needs. */
    static final String OJALGO = "org.ojalgo:ojalgo:57.1.0";

    private final ProgramSolver solver;

    private IlpEngine(ProgramSolver solver) {
        this.solver = solver;
    }

    /**
     * Creates the engine with SAT4J's pseudo-Boolean solver.
     *
     * @return the engine
     * @throws MissingLibraryException if {@code org.ow2.sat4j:org.ow2.sat4j.pb:2.3.6} is not on the class path
     */
    public static IlpEngine ofSat4j() {
        return new IlpEngine(open(PseudoBooleanSolver::new, "engine ilp by SAT4J", SAT4J));
    }

    /**
     * Creates the engine with branch and bound over linear relaxations, which ojAlgo solves.
     *
     * @return the engine
     * @throws MissingLibraryException if {@code org.ojalgo:ojalgo:57.1.0} is not on the class path
     */
    public static IlpEngine ofOjAlgo() {
        return new IlpEngine(
                open(() -> new BranchAndBoundSolver(new OjAlgoRelaxation()), "engine ilp by ojAlgo", OJALGO));
    }

    /** Detects the absence of a library, because each solver's constructor uses its library. */
    private static ProgramSolver open(Supplier<ProgramSolver> constructor, String what, String artifact) {
        try {
            return constructor.get();
        } catch (NoClassDefFoundError e) {
            throw new MissingLibraryException(what, artifact, e);
        }
    }

    @Override
    public String name() {
        return "ilp";
    }

    @Override
    public Set<Class<? extends Rule>> knownRules() {
        return Set.of(MustDiffer.class, NamedRule.class);
    }

    /**
     * The largest side of a grid that the engine supports.
     *
     * @return the largest side that the solver accepts
     */
    public int largestSide() {
        return solver.largestSide();
    }

    /** {@inheritDoc} The side is at most {@link #largestSide()}. */
    @Override
    public boolean supports(Layout layout) {
        return Engine.super.supports(layout) && layout.side() <= largestSide();
    }

    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        requireSupport(puzzle.layout());
        return new IlpSearch(solver, puzzle, limits);
    }

    /** Solves 0-1 programs by {@linkplain BranchAndBound branch and bound}. */
    private static final class BranchAndBoundSolver implements ProgramSolver {

        private final Relaxation relaxation;

        BranchAndBoundSolver(Relaxation relaxation) {
            this.relaxation = relaxation;
        }

        @Override
        public int largestSide() {
            return relaxation.largestSide();
        }

        @Override
        public ProgramSession open(int variables) {
            return new BranchAndBound(variables, relaxation);
        }
    }

    /** Solves 0-1 programs by the pseudo-Boolean solver SAT4J 2.3.6. */
    static final class PseudoBooleanSolver implements ProgramSolver {

        /** Creates the solver and uses the library, so that its absence shows at once. */
        PseudoBooleanSolver() {
            open(0).close();
        }

        @Override
        public int largestSide() {
            return Layout.MAX_SIDE;
        }

        @Override
        public ProgramSession open(int variables) {
            return new PseudoBooleanSession(variables);
        }
    }
}
