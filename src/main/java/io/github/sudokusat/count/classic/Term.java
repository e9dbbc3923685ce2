package io.github.sudokusat.count.classic;

import io.github.sudokusat.run.RandomStream;
import java.math.BigInteger;

/**
 * The terms of one opening and one class of the second stack in band B, from which a triple of the second stack and one of the third are drawn.
 *
 * <p>Bounds as for the {@link Kernel}: the value of a triple is at most 3.7·10¹¹. Not thread-safe.
 */
final class Term {

    private final InnerSum inner;
    private final LaneTable lanes;
    private final ChuteTriples triples;
    private final int second;
    /** For each triple of the second stack with this class, its classes in bands A and C. */
    private final int[] secondA;

    private final int[] secondC;
    /** N_A by row of the inner sum, then class of the second stack; N_C by column likewise. */
    private final short[] tableA;

    private final short[] tableC;
    private final int widthA;
    private final int widthC;
    /** N_B · weight for each entry of the inner sum. */
    private final int[] factors;

    /** The row of the entry drawn last. */
    private int row;

    /**
     * Creates the terms.
     *
     * @param plan the plan
     * @param second the class of the second stack in band B
     * @param sliceA the slice of the opening's class in band A, for the rows of the inner sum
     * @param sliceB the entries of band B for this class and the opening's class, by class of the third stack
     * @param sliceC the slice of the opening's class in band C, for the columns of the inner sum
     */
    Term(Plan plan, int second, short[] sliceA, short[] sliceB, short[] sliceC) {
        this.second = second;
        inner = plan.inner();
        lanes = plan.lanes();
        triples = plan.orientation().stack(plan.roles().second());
        secondA = lanes.classesA(second);
        secondC = lanes.classesC(second);
        tableA = sliceA;
        tableC = sliceC;
        widthA = sliceA.length / inner.rows();
        widthC = sliceC.length / inner.columns();
        factors = new int[inner.size()];
        for (int entry = 0; entry < factors.length; entry++) {
            factors[entry] = sliceB[inner.b[entry]] * inner.weight[entry];
        }
    }

    /**
     * Draws a triple of the second stack.
     *
     * @param total the sum of all terms
     * @param random the random numbers
     * @return the place of the triple among those with this class
     */
    int drawPlace(long total, RandomStream random) {
        long left = below(total, random);
        int place = -1;
        while (left >= 0) {
            place++;
            left -= value(place) * triples.weight(lanes.triple(second, place));
        }
        return place;
    }

    private static long below(long bound, RandomStream random) {
        return random.nextBigInteger(BigInteger.valueOf(bound)).longValue();
    }

    private long value(int place) {
        long value = 0;
        for (int i = 0; i < inner.rows(); i++) {
            int outer = tableA[i * widthA + secondA[place]];
            value += outer == 0 ? 0 : outer * sum(i, place);
        }
        return value;
    }

    /** The sum of a row, without the factor of the row. */
    private long sum(int ofRow, int place) {
        int sum = 0;
        for (int entry = inner.starts[ofRow]; entry < inner.starts[ofRow + 1]; entry++) {
            sum += factor(entry, place);
        }
        return sum;
    }

    private int factor(int entry, int place) {
        return factors[entry] * tableC[inner.column[entry] * widthC + secondC[place]];
    }

    /**
     * Draws a triple of the third stack.
     *
     * @param place the place of the triple of the second stack
     * @param random the random numbers
     * @return the entry of the inner sum
     */
    int drawEntry(int place, RandomStream random) {
        long left = below(value(place), random);
        row = -1;
        long outer;
        do {
            row++;
            outer = tableA[row * widthA + secondA[place]];
            left -= outer == 0 ? 0 : outer * sum(row, place);
        } while (left >= 0);
        left += outer * sum(row, place);
        int entry = inner.starts[row] - 1;
        while (left >= 0) {
            entry++;
            left -= outer * factor(entry, place);
        }
        return entry;
    }

    /** The class of a triple of the second stack in band A. */
    int secondA(int place) {
        return secondA[place];
    }

    /** The class of a triple of the second stack in band C. */
    int secondC(int place) {
        return secondC[place];
    }

    /** The class in band A of the triple of the third stack that was drawn last. */
    int thirdA() {
        return inner.a[row];
    }

    /** The class in band B of a triple of the third stack. */
    int thirdB(int entry) {
        return inner.b[entry];
    }

    /** The class in band C of a triple of the third stack. */
    int thirdC(int entry) {
        return inner.c[inner.column[entry]];
    }
}
