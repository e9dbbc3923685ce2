package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * An encoding with auxiliary variables that writes small numbers of literals pairwise, up to a limit above which its own clauses are never more.
 *
 * <p>Subclasses receive only numbers of literals above that limit, and arguments that have been checked.
 */
abstract class PairwiseWhenSmall implements AtMostOne {

    private final int largestPairwise;

    /**
     * Creates an encoding with a limit.
     *
     * @param largestPairwise the largest number of literals that are written pairwise
     */
    PairwiseWhenSmall(int largestPairwise) {
        this.largestPairwise = largestPairwise;
    }

    @Override
    public final long clauseCount(int n) {
        PairwiseAtMostOne.checkCount(n);
        return n <= largestPairwise ? PairwiseAtMostOne.pairs(n) : clausesOfMany(n);
    }

    @Override
    public final int auxiliaryCount(int n) {
        PairwiseAtMostOne.checkCount(n);
        return n <= largestPairwise ? 0 : auxiliariesOfMany(n);
    }

    @Override
    public final boolean statesPair(int n, int i, int j) {
        PairwiseAtMostOne.checkPair(n, i, j);
        return n <= largestPairwise || statesPairOfMany(n, i, j);
    }

    @Override
    public final void encode(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter) {
        PairwiseAtMostOne.checkLiterals(literals, n);
        if (n <= largestPairwise) {
            PairwiseAtMostOne.forbidPairs(literals, 0, n, sink, filter);
        } else {
            encodeMany(literals, n, pool, sink, filter);
        }
    }

    abstract long clausesOfMany(int n);

    abstract int auxiliariesOfMany(int n);

    abstract boolean statesPairOfMany(int n, int i, int j);

    abstract void encodeMany(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter);

    /** Takes variables from a pool. */
    static int[] fresh(int count, VariablePool pool) {
        int[] variables = new int[count];
        for (int i = 0; i < count; i++) {
            variables[i] = pool.next();
        }
        return variables;
    }
}
