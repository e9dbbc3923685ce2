package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.encode.ProgramRow;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rows of a 0-1 program, and what follows from each single row for a partial assignment.
 *
 * <p>An assignment is an array indexed by variable, from 1, of {@link #FREE}, 0 or 1. Each row requires a sum of variables to be exactly its bound,
 * or at most its bound; in weighted rows variables have coefficients.
 */
final class Rows {

    static final byte FREE = 2;

    private final List<Row> rows = new ArrayList<>();
    /** The rows in which each variable occurs, by variable. */
    private final List<List<Row>> rowsOf = new ArrayList<>();

    private final List<WeightedRow> weighted = new ArrayList<>();
    /** The weighted rows in which each variable occurs, by variable. */
    private final List<List<WeightedRow>> weightedOf = new ArrayList<>();

    private boolean broken;
    /** Variables whose value has been set and whose rows have not been examined since. */
    private int[] pending = new int[64];

    private int pendingCount;
    private long propagated;

    /** One row of the program. */
    static final class Row {

        final int[] variables;
        final int bound;
        final boolean isExact;

        Row(int[] variables, int bound, boolean isExact) {
            this.variables = variables;
            this.bound = bound;
            this.isExact = isExact;
        }

        /** The number of variables that have a value. */
        int count(byte[] values, byte value) {
            int count = 0;
            for (int variable : variables) {
                count += values[variable] == value ? 1 : 0;
            }
            return count;
        }

        /** Whether a complete assignment satisfies the row. */
        boolean holds(byte[] values) {
            int ones = count(values, (byte) 1);
            return isExact ? ones == bound : ones <= bound;
        }
    }

    Rows(int variables) {
        for (int variable = 0; variable <= variables; variable++) {
            rowsOf.add(new ArrayList<>());
            weightedOf.add(new ArrayList<>());
        }
    }

    /** All rows but the weighted ones. */
    List<Row> all() {
        return rows;
    }

    /** The number of values derived from others so far. */
    long propagated() {
        return propagated;
    }

    void add(int[] variables, int length, int bound, boolean isExact) {
        if (isExact && length < bound) {
            broken = true;
            return;
        }
        Row row = new Row(Arrays.copyOf(variables, length), bound, isExact);
        rows.add(row);
        for (int variable : row.variables) {
            rowsOf.get(variable).add(row);
        }
    }

    /** Adds a row with coefficients; it is a weighted one only if they are not all 1. */
    void add(ProgramRow added) {
        WeightedRow row = WeightedRow.of(added);
        if (row.isUnweighted()) {
            add(row.variables, row.variables.length, row.bound, row.isExact);
            return;
        }
        weighted.add(row);
        for (int variable : row.variables) {
            weightedOf.get(variable).add(row);
        }
    }

    /** The assignment in which every variable is free. */
    byte[] start() {
        byte[] values = new byte[rowsOf.size()];
        Arrays.fill(values, FREE);
        return values;
    }

    /** Sets every value that follows from single rows; returns false if they contradict the assignment, which is then useless. */
    boolean conclude(byte[] values) {
        boolean isOpen = !broken;
        for (int i = 0; i < rows.size() && isOpen; i++) {
            isOpen = look(rows.get(i), values) && settle(values);
        }
        for (int i = 0; i < weighted.size() && isOpen; i++) {
            isOpen = look(weighted.get(i), values) && settle(values);
        }
        pendingCount = 0;
        return isOpen;
    }

    private void put(byte[] values, int variable, byte value) {
        values[variable] = value;
        if (pendingCount == pending.length) {
            pending = Arrays.copyOf(pending, 2 * pendingCount);
        }
        pending[pendingCount++] = variable;
    }

    private boolean settle(byte[] values) {
        while (pendingCount > 0) {
            int variable = pending[--pendingCount];
            for (Row row : rowsOf.get(variable)) {
                if (!look(row, values)) {
                    return false;
                }
            }
            for (WeightedRow row : weightedOf.get(variable)) {
                if (!look(row, values)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Sets what a row decides; returns false if the row cannot hold. */
    private boolean look(Row row, byte[] values) {
        int ones = row.count(values, (byte) 1);
        int free = row.count(values, FREE);
        if (ones > row.bound || (row.isExact && ones + free < row.bound)) {
            return false;
        }
        if (free == 0) {
            return true;
        }
        if (ones == row.bound) {
            setFree(row, values, (byte) 0);
        } else if (row.isExact && ones + free == row.bound) {
            setFree(row, values, (byte) 1);
        }
        return true;
    }

    /** Sets what a weighted row decides; returns false if the row cannot hold. */
    private boolean look(WeightedRow row, byte[] values) {
        int least = row.least(values);
        int greatest = row.greatest(values);
        if (!row.isPossible(least, greatest)) {
            return false;
        }
        for (int i = 0; i < row.variables.length; i++) {
            byte forced = values[row.variables[i]] == FREE ? row.forced(i, least, greatest) : FREE;
            if (forced != FREE) {
                propagated++;
                put(values, row.variables[i], forced);
            }
        }
        return true;
    }

    private void setFree(Row row, byte[] values, byte value) {
        for (int variable : row.variables) {
            if (values[variable] == FREE) {
                propagated++;
                put(values, variable, value);
            }
        }
    }

    /** Whether a complete assignment satisfies every row. */
    boolean hold(byte[] values) {
        for (Row row : rows) {
            if (!row.holds(values)) {
                return false;
            }
        }
        for (WeightedRow row : weighted) {
            if (!row.isPossible(row.least(values), row.greatest(values))) {
                return false;
            }
        }
        return !broken;
    }
}
