package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.grid.Layout;

/** Solves 0-1 programs by the pseudo-Boolean solver SAT4J 2.3.6. */
final class PseudoBooleanSolver implements ProgramSolver {

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
