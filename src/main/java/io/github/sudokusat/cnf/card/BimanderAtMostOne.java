package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * At-most-one by the bimander method: small groups with pairs inside, and the number of the true literal's group in binary.
 *
 * <p><b>Idea.</b> The literals are cut into {@code m} runs, the groups, whose sizes differ by at most one: {@code x_i} is in group {@code ⌊i·m/n⌋}.
 * Within a group they exclude each other pairwise. Fresh variables are the bits of a group's number, and each literal implies the bits of its group,
 * as in {@link BinaryAtMostOne}; so literals of different groups cannot both hold.
 *
 * <p><b>Size.</b> {@code m = 2^k} groups with {@code k = ⌈log₂ n⌉ − 2} for {@code n ≥ 5}, so that groups have two to four literals. With
 * {@code q = ⌊n/m⌋} and {@code r = n mod m} there are {@code nk + r·q(q+1)/2 + (m−r)·q(q−1)/2} binary clauses and {@code k} auxiliary variables. Up
 * to {@code n = 4} there is one group, which is the pairwise encoding: {@code n(n−1)/2} clauses and no auxiliary variable. This gives 6 clauses for
 * {@code n = 4}; for {@code n = 9}, 24 clauses and 2 variables against 36 and 0 for {@link PairwiseAtMostOne}.
 *
 * <p><b>Promise.</b> Every assignment with at most one true literal extends to a model. If exactly one is true, the bits are those of its group; if
 * none is true, there are 2<sup>k</sup> ways. The clauses within a group are direct. No clause is redundant, because every number that the bits can
 * form is that of a group.
 *
 * <p><b>Difference from the paper.</b> Hölldobler and Nguyen leave {@code m} open and try {@code √n} and {@code n/2}. A power of two wastes no
 * number, and this one gives the fewest clauses of all powers of two, with the fewest variables that this allows.
 *
 * @see <a href="https://www.semanticscholar.org/paper/8d521748e4c304fbd0e33a16894a554b26415d22">S. Hölldobler, V. H. Nguyen, An Efficient
 *     Encoding of the At-Most-One Constraint, KRR Report 13-04, TU Dresden 2013</a>
 */
public final class BimanderAtMostOne extends PairwiseWhenSmall {

    public static final BimanderAtMostOne INSTANCE = new BimanderAtMostOne();

    private BimanderAtMostOne() {
        super(4);
    }

    /** The number of bits in a group's number, for n ≥ 5. */
    private static int bits(int n) {
        return BinaryAtMostOne.bits(n) - 2;
    }

    private static int group(int n, int i) {
        return (int) (((long) i << bits(n)) / n);
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
        int bits = bits(n);
        int groups = 1 << bits;
        int size = n >> bits;
        int larger = n - groups * size;
        return (long) n * bits
                + larger * PairwiseAtMostOne.pairs(size + 1)
                + (groups - larger) * PairwiseAtMostOne.pairs(size);
    }

    @Override
    int auxiliariesOfMany(int n) {
        return bits(n);
    }

    @Override
    boolean statesPairOfMany(int n, int i, int j) {
        return group(n, i) == group(n, j);
    }

    @Override
    void encodeMany(int[] literals, int n, VariablePool pool, ClauseSink sink, PairFilter filter) {
        int[] bits = fresh(bits(n), pool);
        int from = 0;
        while (from < n) {
            int group = group(n, from);
            int to = from + 1;
            while (to < n && group(n, to) == group) {
                to++;
            }
            PairwiseAtMostOne.forbidPairs(literals, from, to, sink, filter);
            for (int i = from; i < to; i++) {
                BinaryAtMostOne.implyNumber(literals[i], group, bits, sink);
            }
            from = to;
        }
    }
}
