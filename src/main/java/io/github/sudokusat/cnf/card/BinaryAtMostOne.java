package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * At-most-one by the binary method: fresh variables form the number of the true literal.
 *
 * <p><b>Idea.</b> {@code k = ⌈log₂ n⌉} fresh variables are the bits of a number. The literal {@code x_i} implies that each bit has its value in the
 * number {@code i}. Two different numbers differ in a bit, so two literals cannot both hold. The method is also known as the bitwise or logarithmic
 * encoding.
 *
 * <p><b>Size.</b> {@code n⌈log₂ n⌉} binary clauses and {@code ⌈log₂ n⌉} auxiliary variables for {@code n ≥ 8}; up to {@code n = 7} the encoding is
 * pairwise, with {@code n(n−1)/2} clauses and no auxiliary variable, which is not more. This gives 6 clauses for {@code n = 4} (the bits would take
 * 8); for {@code n = 9}, 36 clauses and 4 variables, the same number of clauses as {@link PairwiseAtMostOne}; for {@code n = 16}, 64 against 120.
 *
 * <p><b>Promise.</b> Every assignment with at most one true literal extends to a model. If {@code x_i} alone is true, the bits are those of
 * {@code i}; if none is true, there are 2<sup>k</sup> ways. Above {@code n = 7} no clause is direct. If {@code n} is not a power of two, a clause
 * that states that bit {@code b} of {@code i} is 0 could be left out where {@code i + 2^b ≥ n}, because no literal has that number and the clause
 * separates nothing. It is kept, because without it the bit would be free when {@code x_i} is true, and models would be counted more than once.
 *
 * <p><b>Difference from the paper.</b> None except the limit up to which pairs are written. Prestwich describes the same clauses as the bitwise
 * encoding.
 *
 * @see <a href="https://doi.org/10.1007/s10817-005-9011-0">A. M. Frisch, T. J. Peugniez, A. J. Doggett, P. W. Nightingale, Solving
 *     Non-Boolean Satisfiability Problems with Stochastic Local Search: A Comparison of Encodings, Journal of Automated Reasoning 35, 2005,
 *     143–179</a>
 * @see <a href="https://doi.org/10.1007/978-3-540-72788-0_14">S. Prestwich, Variable Dependency in Local Search: Prevention Is Better Than
 *     Cure, SAT 2007, LNCS 4501, 107–120</a>
 */
public final class BinaryAtMostOne extends PairwiseWhenSmall {

    public static final BinaryAtMostOne INSTANCE = new BinaryAtMostOne();

    private BinaryAtMostOne() {
        super(7);
    }

    /**
     * {@inheritDoc}
     *
     * @return true: the true literal determines every bit
     */
    @Override
    public boolean determinesAuxiliaries() {
        return true;
    }

    @Override
    long clausesOfMany(int n) {
        return (long) n * bits(n);
    }

    @Override
    int auxiliariesOfMany(int n) {
        return bits(n);
    }

    @Override
    boolean statesPairOfMany(int n, int i, int j) {
        return false;
    }

    @Override
    void encodeMany(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter) {
        int[] bits = fresh(bits(n), pool);
        for (int i = 0; i < n; i++) {
            implyNumber(literals[i], i, bits, sink);
        }
    }

    /** ⌈log₂ n⌉ for n ≥ 1. */
    static int bits(int n) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(n - 1);
    }

    /** Writes that a literal implies the value of each bit of a number, the lowest bit first. */
    static void implyNumber(int literal, int number, int[] bits, ClauseSink sink) {
        for (int b = 0; b < bits.length; b++) {
            sink.add(-literal, (number >>> b & 1) == 1 ? bits[b] : -bits[b]);
        }
    }
}
