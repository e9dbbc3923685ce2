package io.github.sudokusat.generate.uniform;

/**
 * The number of ways to fill the four boxes of a classic grid that neither band 1 nor stack 1 contains, and the way with a given number.
 *
 * <p>They depend only on the partitions of the digits among the columns of boxes 2 and 3 and among the rows of boxes 4 and 7. Stacks 2 and 3 are
 * split between bands 2 and 3 in 56 ways each (i and j), bands 2 and 3 between stacks 2 and 3 in 56 ways each (k and l), and a box can be filled, in
 * one way, if its columns' sets meet all its rows' sets. So with the sets of k that fit i in box 5 as bits of A[i], and likewise B[j] for box 6, and
 * of l, C[i] for box 8 and D[j] for box 9, the number is Σ<sub>ij</sub> |A[i] ∩ B[j]| · |C[i] ∩ D[j]|.
 *
 * <p>It is at most {@value #MOST}: by the inequality of Cauchy and Schwarz it is at most √(S · T) with S = Σ<sub>ij</sub> |A[i] ∩ B[j]|² and
 * T = Σ<sub>ij</sub> |C[i] ∩ D[j]|². Both are values of one function of the columns of boxes 2 and 3 and the rows of one further box, and
 * {@code FourBoxesTest} goes through all its arguments.
 *
 * <p>Counting takes 3,136 terms; finding a way as many at most. Not thread-safe.
 */
final class FourBoxes {

    /** The largest number of ways. */
    static final int MOST = 11_664;

    private static final int SPLITS = Partitions.SPLITS;

    private final Partitions partitions;
    private final Fits fits;
    private final long[] a = new long[SPLITS];
    private final long[] b = new long[SPLITS];
    private final long[] c = new long[SPLITS];
    private final long[] d = new long[SPLITS];

    private int splitOfStack2;
    private int splitOfStack3;
    private int splitOfBand2;
    private int splitOfBand3;

    FourBoxes(Partitions partitions, Fits fits) {
        this.partitions = partitions;
        this.fits = fits;
    }

    /**
     * Counts the ways.
     *
     * @param box2 the partition among the columns of box 2
     * @param box3 the partition among the columns of box 3
     * @param box4 the partition among the rows of box 4
     * @param box7 the partition among the rows of box 7
     * @return the number of ways, at most {@link #MOST}
     */
    int count(int box2, int box3, int box4, int box7) {
        load(fits.near, partitions.near(box2), box4, a);
        load(fits.far, partitions.near(box3), box4, b);
        load(fits.near, partitions.far(box2), box7, c);
        load(fits.far, partitions.far(box3), box7, d);
        int count = 0;
        for (int i = 0; i < SPLITS; i++) {
            long ofBox5 = a[i];
            long ofBox8 = c[i];
            for (int j = 0; j < SPLITS; j++) {
                count += Long.bitCount(ofBox5 & b[j]) * Long.bitCount(ofBox8 & d[j]);
            }
        }
        return count;
    }

    private static void load(long[][] fits, int[] columns, int rows, long[] into) {
        for (int split = 0; split < SPLITS; split++) {
            into[split] = fits[columns[split]][rows];
        }
    }

    /**
     * Finds a way among those counted last.
     *
     * @param number from 0 to the count less 1
     */
    void find(int number) {
        int left = number;
        for (int i = 0; i < SPLITS; i++) {
            for (int j = 0; j < SPLITS; j++) {
                long inBand2 = a[i] & b[j];
                long inBand3 = c[i] & d[j];
                int ways = Long.bitCount(inBand2) * Long.bitCount(inBand3);
                if (left < ways) {
                    splitOfStack2 = i;
                    splitOfStack3 = j;
                    splitOfBand2 = bit(inBand2, left % Long.bitCount(inBand2));
                    splitOfBand3 = bit(inBand3, left / Long.bitCount(inBand2));
                    return;
                }
                left -= ways;
            }
        }
        throw new IllegalArgumentException("number must be below the count, but is " + number);
    }

    /** The position of the bit that has a number of lower ones before it. */
    private static int bit(long bits, int number) {
        long left = bits;
        for (int i = 0; i < number; i++) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    /** The split of stack 2 in the way found: what the columns of box 5 hold as the near box, and those of box 8 as the far one. */
    int splitOfStack2() {
        return splitOfStack2;
    }

    /** The split of stack 3, for boxes 6 and 9. */
    int splitOfStack3() {
        return splitOfStack3;
    }

    /** The split of band 2, for boxes 5 and 6. */
    int splitOfBand2() {
        return splitOfBand2;
    }

    /** The split of band 3, for boxes 8 and 9. */
    int splitOfBand3() {
        return splitOfBand3;
    }
}
