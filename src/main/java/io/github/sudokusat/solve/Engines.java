package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.run.MissingLibraryException;
import io.github.sudokusat.sat.SatSolver;

/**
 * The engines of the library, under the names that the command line gives them, for callers that want a certain one: {@link SudokuSolver#create()}
 * chooses for each layout.
 *
 * <p>All are safe for use by several threads. Each supports what {@link Engine#supports} says; limits on the work count what is stated here.
 */
public final class Engines {

    private Engines() {}

    /**
     * The bit-parallel search, the fastest by far for classic 9×9 grids, the only ones that it supports: microseconds for each.
     *
     * @return the engine; its work is counted in choices
     */
    public static Engine bits() {
        return BitsEngine.create();
    }

    /**
     * Conflict-driven clause learning by SAT4J on formulas with {@linkplain CdclOptions#defaults() the options that solve fastest}.
     *
     * @return the engine; its work is counted in conflicts
     */
    public static Engine sat() {
        return sat(SudokuSolver.defaultSatSolver());
    }

    /**
     * Conflict-driven clause learning by any SAT solver, such as {@link io.github.sudokusat.sat.process.ExternalSolver} or one of your own.
     *
     * @param solver the solver
     * @return the engine; its work is counted in conflicts
     */
    public static Engine sat(SatSolver solver) {
        return sat(solver, CdclOptions.defaults());
    }

    /**
     * Conflict-driven clause learning by any SAT solver on formulas of any kind.
     *
     * @param solver the solver
     * @param options the formulas, and how the solver works
     * @return the engine; its work is counted in conflicts
     */
    public static Engine sat(SatSolver solver, CdclOptions options) {
        return CdclEngine.of(solver, options);
    }

    /**
     * Propagation and search: singles, locked candidates and the filters of named rules, then a choice. It enumerates many solutions faster than SAT
     * does, in the same order each time.
     *
     * @return the engine; its work is counted in digits tried
     */
    public static Engine propagate() {
        return PropagateEngine.create();
    }

    /**
     * The textbook search, as an oracle and for comparison: cell by cell, digits ascending. Its solutions come in ascending order.
     *
     * @return the engine; its work is counted in digits tried
     */
    public static Engine backtrack() {
        return BacktrackEngine.create();
    }

    /**
     * A 0-1 program solved as pseudo-Boolean constraints: milliseconds for 9×9.
     *
     * @return the engine; its work is counted in conflicts
     * @throws MissingLibraryException if {@code org.ow2.sat4j:org.ow2.sat4j.pb:2.3.6} is not on the class path
     */
    public static Engine ilpBySat4j() {
        return IlpEngine.ofSat4j();
    }

    /**
     * A 0-1 program solved by branch and bound over linear relaxations, the standard method of integer programming: tens of milliseconds to seconds
     * for 9×9, sides up to 16.
     *
     * @return the engine; its work is counted in nodes
     * @throws MissingLibraryException if {@code org.ojalgo:ojalgo:57.1.0} is not on the class path
     */
    public static Engine ilpByOjAlgo() {
        return IlpEngine.ofOjAlgo();
    }
}
