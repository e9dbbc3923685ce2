package io.github.sudokusat.count.contraction;

import io.github.sudokusat.run.RandomStream;
import java.math.BigInteger;

/** Shares of a whole, one of which is drawn with a probability proportional to its size. Immutable. */
public final class Shares {

    /** The sum of the shares up to each one, itself included. */
    private final BigInteger[] ends;

    private Shares(BigInteger... ends) {
        this.ends = ends;
    }

    /**
     * Creates shares.
     *
     * @param sizes the size of each share, 0 or more; not copied, and replaced by sums
     * @return the shares
     */
    public static Shares of(BigInteger... sizes) {
        for (int i = 1; i < sizes.length; i++) {
            sizes[i] = sizes[i - 1].add(sizes[i]);
        }
        return new Shares(sizes);
    }

    /**
     * The whole.
     *
     * @return the sum of all shares, 0 or more
     */
    public BigInteger total() {
        return ends.length == 0 ? BigInteger.ZERO : ends[ends.length - 1];
    }

    /**
     * Draws a share: O(log(shares)).
     *
     * @param random the random numbers
     * @return the index of a share, never of one of size 0
     * @throws IllegalArgumentException if the total is 0
     */
    public int draw(RandomStream random) {
        BigInteger point = random.nextBigInteger(total());
        int low = 0;
        int high = ends.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ends[middle].compareTo(point) > 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
