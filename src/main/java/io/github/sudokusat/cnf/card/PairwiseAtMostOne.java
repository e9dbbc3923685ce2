package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * At-most-one by the pairwise method: no two of the literals together.
 *
 * <p><b>Idea.</b> For each pair of literals a clause states that one of them is false. The method is also known as the naive, binomial or direct
 * encoding.
 *
 * <p><b>Size.</b> {@code n(n−1)/2} binary clauses and no auxiliary variable: 6 clauses for {@code n = 4}, 36 for {@code n = 9}, 32 640 for
 * {@code n = 256}.
 *
 * <p><b>Promise.</b> The models are exactly the assignments with at most one true literal. All clauses are direct. They are written in the order of
 * the pairs: (0, 1), (0, 2), …, (0, n−1), (1, 2), ….
 *
 * <p><b>Difference from the paper.</b> None; the method is older than its descriptions. Walsh presents it as the conflict clauses of his direct
 * encoding; Lynce and Ouaknine use it for Sudoku.
 *
 * @see <a href="https://doi.org/10.1007/3-540-45349-0_32">T. Walsh, SAT v CSP, CP 2000, LNCS 1894, 441–456</a>
 * @see "I. Lynce, J. Ouaknine, Sudoku as a SAT Problem, AIMATH 2006"
 */
public final class PairwiseAtMostOne implements AtMostOne {

    public static final PairwiseAtMostOne INSTANCE = new PairwiseAtMostOne();

    private PairwiseAtMostOne() {}

    @Override
    public long clauseCount(int n) {
        checkCount(n);
        return pairs(n);
    }

    @Override
    public int auxiliaryCount(int n) {
        checkCount(n);
        return 0;
    }

    @Override
    public boolean statesPair(int n, int i, int j) {
        checkPair(n, i, j);
        return true;
    }

    /**
     * {@inheritDoc}
     *
     * @return true: there are no auxiliary variables
     */
    @Override
    public boolean determinesAuxiliaries() {
        return true;
    }

    @Override
    public void encode(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter) {
        checkLiterals(literals, n);
        forbidPairs(literals, 0, n, sink, filter);
    }

    /** The number of pairs of n things. */
    static long pairs(long n) {
        return n * (n - 1) / 2;
    }

    /**
     * Writes the direct clauses of all pairs of the literals at the places {@code from} to {@code to − 1}; the filter is called with places in the
     * array.
     */
    static void forbidPairs(int[] literals, int from, int to, ClauseSink sink, PairFilter filter) {
        // Without a filter to call, the loop only passes on literals: 144 × 144 Sudoku has 854 million pairs.
        boolean all = filter == PairFilter.NONE;
        for (int i = from; i < to; i++) {
            int first = -literals[i];
            for (int j = i + 1; j < to; j++) {
                if (all || !filter.skips(i, j)) {
                    sink.add(first, -literals[j]);
                }
            }
        }
    }

    static void checkCount(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n must be 0 or more, but is " + n);
        }
    }

    static void checkPair(int n, int i, int j) {
        if (i < 0 || j <= i || n <= j) {
            throw new IllegalArgumentException(
                    "i and j must be 0 <= i < j < n, but are " + i + " and " + j + " with n = " + n);
        }
    }

    static void checkLiterals(int[] literals, int n) {
        if (n < 0 || n > literals.length) {
            throw new IllegalArgumentException(
                    "n must be from 0 to the " + literals.length + " literals of the array, but is " + n);
        }
    }
}
