package io.github.sudokusat.sat;

import java.util.ArrayList;
import java.util.List;

/** The oracle of the solver tests: tries all assignments of at most 20 variables. */
final class TruthTable {

    private final List<int[]> clauses = new ArrayList<>();
    private int variables;

    TruthTable(int variables) {
        this.variables = variables;
    }

    void add(int[] clause) {
        clauses.add(clause);
    }

    int newVariable() {
        return ++variables;
    }

    int variables() {
        return variables;
    }

    List<int[]> clauses() {
        return clauses;
    }

    /** The number of assignments that satisfy all clauses and in which the given literals hold. */
    int models(int... literals) {
        int count = 0;
        for (int assignment = 0; assignment < 1 << variables; assignment++) {
            if (satisfies(assignment, literals)) {
                count++;
            }
        }
        return count;
    }

    private boolean satisfies(int assignment, int[] literals) {
        for (int literal : literals) {
            if (!holds(assignment, literal)) {
                return false;
            }
        }
        for (int[] clause : clauses) {
            boolean satisfied = false;
            for (int literal : clause) {
                satisfied |= holds(assignment, literal);
            }
            if (!satisfied) {
                return false;
            }
        }
        return true;
    }

    private static boolean holds(int assignment, int literal) {
        return ((assignment >> (Math.abs(literal) - 1) & 1) == 1) == literal > 0;
    }
}
