package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.encode.ProgramRow;

/** A row with coefficients, which requires a sum to be exactly its bound, or at most its bound. */
final class WeightedRow {

    final int[] variables;
    private final int[] coefficients;
    final int bound;
    final boolean isExact;

    private WeightedRow(int[] variables, int[] coefficients, int bound, boolean isExact) {
        this.variables = variables;
        this.coefficients = coefficients;
        this.bound = bound;
        this.isExact = isExact;
    }

    /** Copies a row; one with a lower bound, or with negative coefficients alone, gets all signs reversed. */
    static WeightedRow of(ProgramRow row) {
        int[] variables = new int[row.length()];
        int[] coefficients = new int[row.length()];
        boolean isNegative = row.isCount() && row.length() > 0 && row.coefficient(0) < 0;
        int sign = row.isExact() && !isNegative ? 1 : -1;
        for (int i = 0; i < variables.length; i++) {
            variables[i] = row.variable(i);
            coefficients[i] = sign * row.coefficient(i);
        }
        return new WeightedRow(variables, coefficients, sign * row.bound(), row.isExact());
    }

    /** Whether all coefficients are 1. */
    boolean isUnweighted() {
        for (int coefficient : coefficients) {
            if (coefficient != 1) {
                return false;
            }
        }
        return true;
    }

    /** The least sum that a partial assignment leaves possible. */
    int least(byte[] values) {
        int sum = 0;
        for (int i = 0; i < variables.length; i++) {
            sum += values[variables[i]] == Rows.FREE ? Math.min(0, coefficients[i]) : at(i, values);
        }
        return sum;
    }

    /** The greatest sum that a partial assignment leaves possible. */
    int greatest(byte[] values) {
        int sum = 0;
        for (int i = 0; i < variables.length; i++) {
            sum += values[variables[i]] == Rows.FREE ? Math.max(0, coefficients[i]) : at(i, values);
        }
        return sum;
    }

    private int at(int index, byte[] values) {
        return values[variables[index]] == 1 ? coefficients[index] : 0;
    }

    /** Whether some sum between two bounds satisfies the row. */
    boolean isPossible(int least, int greatest) {
        return least <= bound && (!isExact || greatest >= bound);
    }

    /**
     * The value that a free variable must have if the sum is between two bounds, which take its both values into account; otherwise
     * {@link Rows#FREE}.
     */
    byte forced(int index, int least, int greatest) {
        int size = Math.abs(coefficients[index]);
        byte larger = (byte) (coefficients[index] > 0 ? 1 : 0);
        if (!isPossible(least + size, greatest)) {
            return (byte) (1 - larger);
        }
        return isPossible(least, greatest - size) ? Rows.FREE : larger;
    }
}
