package io.github.sudokusat.testing;

import java.util.List;

/** Unit propagation by its definition: passes over all clauses until nothing changes. */
public final class Propagator {

    private final List<List<Integer>> clauses;
    private final int[] values;

    public Propagator(List<List<Integer>> clauses, int variables) {
        this.clauses = clauses;
        values = new int[variables + 1];
    }

    /**
     * Makes a literal true and propagates.
     *
     * @return false if a clause has become false
     */
    public boolean assume(int literal) {
        if (value(literal) < 0) {
            return false;
        }
        set(literal);
        return propagate();
    }

    /**
     * Propagates what follows already.
     *
     * @return false if a clause is false
     */
    public boolean propagate() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (List<Integer> clause : clauses) {
                int open = openLiteral(clause);
                if (open == FALSE) {
                    return false;
                }
                if (open > FALSE && open < NOT_UNIT) {
                    set(clause.get(open));
                    changed = true;
                }
            }
        }
        return true;
    }

    private static final int FALSE = -1;
    private static final int NOT_UNIT = Integer.MAX_VALUE;

    /** The index of the only literal that is open when all others are false; FALSE if all are false, NOT_UNIT otherwise. */
    private int openLiteral(List<Integer> clause) {
        int open = FALSE;
        for (int i = 0; i < clause.size(); i++) {
            int value = value(clause.get(i));
            if (value > 0 || (value == 0 && open != FALSE)) {
                return NOT_UNIT;
            }
            if (value == 0) {
                open = i;
            }
        }
        return open;
    }

    private void set(int literal) {
        values[Math.abs(literal)] = Integer.signum(literal);
    }

    /** The value of a literal: 1 for true, −1 for false, 0 for open. */
    public int value(int literal) {
        return values[Math.abs(literal)] * Integer.signum(literal);
    }
}
