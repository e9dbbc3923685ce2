package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * At-most-one by the sequential counter: a bit runs along the literals and remembers that one was true.
 *
 * <p><b>Idea.</b> A fresh variable {@code s_i} holds as soon as one of {@code x_0 … x_i} does: {@code x_i → s_i} and {@code s_{i−1} → s_i}. The next
 * literal must not hold then: {@code s_{i−1} → ¬x_i}. The last literal needs no variable.
 *
 * <p><b>Size.</b> {@code 3n − 4} binary clauses and {@code n − 1} auxiliary variables for {@code n ≥ 6}; up to {@code n = 5} the encoding is
 * pairwise, with {@code n(n−1)/2} clauses and no auxiliary variable, which is less. This gives 6 clauses for {@code n = 4}; for {@code n = 9}, 23
 * clauses and 8 variables against 36 and 0 for {@link PairwiseAtMostOne}.
 *
 * <p><b>Promise.</b> Every assignment with at most one true literal extends to a model. If {@code x_i} alone is true, {@code s_j} holds exactly if
 * {@code j ≥ i}; if none is true, there are {@code n} ways. Above {@code n = 5} no clause is direct and none is redundant.
 *
 * <p><b>Difference from the paper.</b> Sinz counts up to any k; this is his LT<sub>SEQ</sub> for k = 1, in which only the first row of his counter
 * remains. He has no pairwise case.
 *
 * @see <a href="https://doi.org/10.1007/11564751_73">C. Sinz, Towards an Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005,
 *     LNCS 3709, 827–831</a>
 */
public final class SequentialCounterAtMostOne extends PairwiseWhenSmall {

    public static final SequentialCounterAtMostOne INSTANCE = new SequentialCounterAtMostOne();

    private SequentialCounterAtMostOne() {
        super(5);
    }

    /**
     * {@inheritDoc}
     *
     * @return true: the bits are false before the true literal and true from there on
     */
    @Override
    public boolean determinesAuxiliaries() {
        return true;
    }

    @Override
    long clausesOfMany(int n) {
        return 3L * n - 4;
    }

    @Override
    int auxiliariesOfMany(int n) {
        return n - 1;
    }

    @Override
    boolean statesPairOfMany(int n, int i, int j) {
        return false;
    }

    @Override
    void encodeMany(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter) {
        int seen = pool.next();
        sink.add(-literals[0], seen);
        for (int i = 1; i < n - 1; i++) {
            int next = pool.next();
            sink.add(-literals[i], next);
            sink.add(-seen, next);
            sink.add(-literals[i], -seen);
            seen = next;
        }
        sink.add(-literals[n - 1], -seen);
    }
}
