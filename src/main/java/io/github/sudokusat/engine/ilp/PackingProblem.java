package io.github.sudokusat.engine.ilp;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The linear relaxation of the open part of a partial assignment, as a packing problem: maximize the sum of {@code gain[j] · x[j]}, where the sum of
 * x over the columns of each row is at most the row's bound, and x ≥ 0.
 *
 * <p>The rows include those that must be exact, and each column's gain is the number of these in which it occurs. The sum is therefore at most
 * {@link #target}, the sum of their bounds, and reaches it if and only if all of them are exact. All numbers are whole, so that a bound on the sum
 * can be checked without rounding.
 */
final class PackingProblem {

    /** The number of units in a price of 1. */
    private static final long UNIT = 1L << 30;

    /** Higher prices prove nothing; with lower ones sums stay within the range of a long. */
    private static final double LARGEST = 1 << 10;

    /** The columns of each row, from 0, in ascending order of variables. */
    final int[][] columns;

    /** The bound of each row, 1 or more. */
    final int[] bounds;

    /** The gain of each column, 0 or more. */
    final int[] gains;

    /** The value that the sum must reach. */
    final int target;

    private PackingProblem(int[][] columns, int[] bounds, int[] gains, int target) {
        this.columns = columns;
        this.bounds = bounds;
        this.gains = gains;
        this.target = target;
    }

    /**
     * Creates the problem of an assignment in which no single row decides anything.
     *
     * @param rows the rows to include; those that the assignment has satisfied for good, and exact ones that repeat another, are left out
     * @param columnOf the column of each variable that is free
     * @param count the number of columns
     */
    static PackingProblem of(List<Rows.Row> rows, byte[] values, int[] columnOf, int count) {
        int[][] columns = new int[rows.size()][];
        int[] bounds = new int[rows.size()];
        int[] gains = new int[count];
        Set<IntBuffer> exact = new HashSet<>();
        int target = 0;
        int n = 0;
        for (Rows.Row row : rows) {
            int[] free = new int[row.count(values, Rows.FREE)];
            int left = row.bound - row.count(values, (byte) 1);
            if (free.length == 0 || (!row.isExact && free.length <= left)) {
                continue;
            }
            int size = 0;
            for (int variable : row.variables) {
                if (values[variable] == Rows.FREE) {
                    free[size++] = columnOf[variable];
                }
            }
            Arrays.sort(free);
            if (row.isExact && !exact.add(IntBuffer.wrap(free))) {
                continue;
            }
            if (row.isExact) {
                target += left;
                for (int column : free) {
                    gains[column]++;
                }
            }
            columns[n] = free;
            bounds[n++] = left;
        }
        return new PackingProblem(Arrays.copyOf(columns, n), Arrays.copyOf(bounds, n), gains, target);
    }

    /**
     * Whether prices of the rows prove that the target cannot be reached.
     *
     * <p>For prices ≥ 0 such that in each column the prices of its rows add up to its gain or more, the sum is at most the sum of price times bound
     * (weak duality). The prices come from floating-point arithmetic and may be anything: they are rounded to multiples of 2⁻³⁰, raised where a
     * column is not covered, and added up as whole numbers, so that the answer true is a proof (an idea of A. Neumaier and O. Shcherbina, Safe bounds
     * in linear and mixed-integer linear programming, Mathematical Programming 99, 2004).
     *
     * @param prices the prices by row
     */
    boolean refutes(double[] prices) {
        long[] whole = new long[columns.length];
        long[] covered = new long[gains.length];
        for (int row = 0; row < whole.length; row++) {
            // Also false for NaN.
            whole[row] = prices[row] > 0 && prices[row] < LARGEST ? (long) Math.ceil(prices[row] * UNIT) : 0;
            for (int column : columns[row]) {
                covered[column] += whole[row];
            }
        }
        long sum = 0;
        for (int row = 0; row < whole.length; row++) {
            long lack = 0;
            for (int column : columns[row]) {
                lack = Math.max(lack, gains[column] * UNIT - covered[column]);
            }
            for (int column : columns[row]) {
                covered[column] += lack;
            }
            sum += (whole[row] + lack) * bounds[row];
        }
        return isCovered(covered) && sum < target * UNIT;
    }

    /** A column without rows has no gain. */
    private boolean isCovered(long[] covered) {
        for (int column = 0; column < covered.length; column++) {
            if (covered[column] < gains[column] * UNIT) {
                return false;
            }
        }
        return true;
    }
}
