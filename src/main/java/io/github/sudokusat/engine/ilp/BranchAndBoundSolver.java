package io.github.sudokusat.engine.ilp;

/** Solves 0-1 programs by {@linkplain BranchAndBound branch and bound}. */
final class BranchAndBoundSolver implements ProgramSolver {

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
