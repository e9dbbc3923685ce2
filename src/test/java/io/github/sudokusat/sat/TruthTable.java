package io.github.sudokusat.sat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Limits;
import java.util.ArrayList;
import java.util.Arrays;
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

    /** Solves a formula and checks the answer, including the core. */
    void assertThatAnswerIsRight(SatSession session, int[] assumptions) {
        SatResult result = session.solve(Limits.none(), assumptions);
        String question = "assumptions " + Arrays.toString(assumptions) + " of "
                + clauses.stream().map(Arrays::toString).toList();
        assertThat(result).as(question).isNotInstanceOf(SatResult.Unknown.class);
        if (result instanceof SatResult.Sat sat) {
            assertThat(sat.model().variables()).as(question).isEqualTo(variables);
            for (int assumption : assumptions) {
                assertThat(sat.model().isTrue(assumption)).as(question).isTrue();
            }
            for (int[] clause : clauses) {
                assertThat(sat.model().satisfies(clause, clause.length))
                        .as(question)
                        .isTrue();
            }
        } else if (result instanceof SatResult.Unsat unsat) {
            assertThat(models(assumptions)).as(question).isZero();
            assertThat(isSubsequence(unsat.core(), assumptions)).as(question).isTrue();
            assertThat(models(unsat.core())).as(question).isZero();
        }
    }

    private static boolean isSubsequence(int[] part, int[] whole) {
        int found = 0;
        for (int literal : whole) {
            if (found < part.length && part[found] == literal) {
                found++;
            }
        }
        return found == part.length;
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
