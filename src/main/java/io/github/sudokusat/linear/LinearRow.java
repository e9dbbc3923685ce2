package io.github.sudokusat.linear;

import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * A row that was read: a sum of 0-1 variables with coefficients, compared with a bound. A reader reuses one object for all its rows, so it must not
 * be kept.
 */
public final class LinearRow {

    private long line;
    private String name = "";
    private int length;
    private int[] variables = new int[16];
    private long[] coefficients = new long[16];
    private Relation relation = Relation.EQUAL;
    private long bound;

    LinearRow() {}

    void begin(long atLine, String named) {
        line = atLine;
        name = named;
        length = 0;
    }

    void add(long coefficient, int variable) {
        if (length == variables.length) {
            variables = Arrays.copyOf(variables, 2 * length);
            coefficients = Arrays.copyOf(coefficients, 2 * length);
        }
        variables[length] = variable;
        coefficients[length++] = coefficient;
    }

    void end(Relation compared, long with) {
        relation = compared;
        bound = with;
    }

    /**
     * The line in which the row begins.
     *
     * @return the line, from 1
     */
    public long line() {
        return line;
    }

    /**
     * The name of the row.
     *
     * @return its name; empty in a format without names
     */
    public String name() {
        return name;
    }

    /**
     * The relation between the sum and the bound.
     *
     * @return the relation
     */
    public Relation relation() {
        return relation;
    }

    /**
     * The bound with which the sum is compared.
     *
     * @return the bound
     */
    public long bound() {
        return bound;
    }

    /**
     * Computes the sum for given values.
     *
     * @param isOne whether a variable is 1; otherwise it is 0
     * @return the sum of the coefficients of the variables that are 1
     */
    public long sum(IntPredicate isOne) {
        long sum = 0;
        for (int i = 0; i < length; i++) {
            if (isOne.test(variables[i])) {
                sum += coefficients[i];
            }
        }
        return sum;
    }

    /**
     * The highest variable.
     *
     * @return its number; 0 if the row has no variable
     */
    public int highestVariable() {
        int highest = 0;
        for (int i = 0; i < length; i++) {
            highest = Math.max(highest, variables[i]);
        }
        return highest;
    }

    /**
     * Whether a sum satisfies the row.
     *
     * @param sum a result of {@link #sum}
     * @return true if the row holds
     */
    public boolean holds(long sum) {
        return relation.holds(sum, bound);
    }
}
