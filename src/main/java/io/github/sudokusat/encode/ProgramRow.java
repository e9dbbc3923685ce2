package io.github.sudokusat.encode;

import java.util.Arrays;

/**
 * A row that belongs to a named rule: a sum of variables, each multiplied by its coefficient, is exactly a bound, or at least a bound. A walk reuses
 * one object for all its rows, so it must not be kept.
 */
public final class ProgramRow {

    private int length;
    private int[] variables = new int[16];
    private int[] coefficients = new int[16];
    private boolean isExact;
    private int bound;

    ProgramRow() {}

    void begin() {
        length = 0;
    }

    void add(int coefficient, int variable) {
        if (length == variables.length) {
            variables = Arrays.copyOf(variables, 2 * length);
            coefficients = Arrays.copyOf(coefficients, 2 * length);
        }
        variables[length] = variable;
        coefficients[length++] = coefficient;
    }

    void end(boolean exactly, int compared) {
        isExact = exactly;
        bound = compared;
    }

    /** Whether the row holds for all values. */
    boolean isVoid() {
        return isExact ? length == 0 && bound == 0 : least() >= bound;
    }

    /** The least value of the sum. */
    private int least() {
        int least = 0;
        for (int i = 0; i < length; i++) {
            least += Math.min(0, coefficients[i]);
        }
        return least;
    }

    /** Adds variables, of which one at most is 1, so that the row holds for all values unless one is; returns the bound with them. */
    int relax(int leastBound, int... conditions) {
        int slack = leastBound - least();
        if (slack <= 0) {
            return leastBound;
        }
        for (int condition : conditions) {
            add(-slack, condition);
        }
        return leastBound - slack;
    }

    /** Leaves the first variables only, with the opposite coefficients. */
    void oppose(int size) {
        length = size;
        for (int i = 0; i < size; i++) {
            coefficients[i] = -coefficients[i];
        }
    }

    /**
     * The number of variables.
     *
     * @return 0 or more; if it is 0, the row cannot hold
     */
    public int length() {
        return length;
    }

    /**
     * One of the variables, no two of which are the same.
     *
     * @param index from 0 to {@code length() − 1}
     * @return the variable, from 1; one beyond those of the candidates belongs to the rule alone
     */
    public int variable(int index) {
        return variables[index];
    }

    /**
     * The coefficient of a variable.
     *
     * @param index from 0 to {@code length() − 1}
     * @return a number other than 0
     */
    public int coefficient(int index) {
        return coefficients[index];
    }

    /**
     * How the sum is compared with the bound.
     *
     * @return true if the sum is exactly the bound, false if it is the bound or more
     */
    public boolean isExact() {
        return isExact;
    }

    /**
     * The bound.
     *
     * @return any number
     */
    public int bound() {
        return bound;
    }

    /**
     * Whether all coefficients are 1 or all are −1, so that the row bounds the number of variables that are 1.
     *
     * @return true if they are, also if there is no variable
     */
    public boolean isCount() {
        for (int i = 0; i < length; i++) {
            if (Math.abs(coefficients[i]) != 1 || coefficients[i] != coefficients[0]) {
                return false;
            }
        }
        return true;
    }
}
