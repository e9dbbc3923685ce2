package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;

/** Why a puzzle has no solution, as {@link ConflictFinder} has found. */
public sealed interface ConflictResult {

    /**
     * Givens that cannot stand together: without any one of them, alone on the grid, the rest has a solution.
     *
     * @param givens the givens in the order of their cells; empty if the layout has no solution at all, else two or more, since digits can be
     *     exchanged in a solution
     * @param isSmallest whether no smaller set of givens cannot stand together; false if the limits did not suffice to know
     */
    record Found(List<Candidate> givens, boolean isSmallest) implements ConflictResult {

        /**
         * Copies the list.
         *
         * @param givens the givens
         * @param isSmallest whether there is no smaller set
         */
        public Found {
            givens = List.copyOf(givens);
        }

        /**
         * The conflict as a sentence without its full stop.
         *
         * @return for instance {@code r1c1=5, r4c1=3 cannot all hold}
         */
        @Override
        public String toString() {
            if (givens.isEmpty()) {
                return "the layout has no solution, whatever the givens";
            }
            StringBuilder text = new StringBuilder();
            for (Candidate given : givens) {
                text.append(text.length() == 0 ? "" : ", ").append(given);
            }
            return text.append(" cannot all hold").toString();
        }
    }

    /**
     * The puzzle has a solution.
     *
     * @param solution one of them
     */
    record Solvable(Grid solution) implements ConflictResult {

        /**
         * Checks the component.
         *
         * @param solution a solution
         */
        public Solvable {
            Objects.requireNonNull(solution, "solution");
        }
    }

    /**
     * A limit struck before any such set was known.
     *
     * @param reason which limit
     */
    record Stopped(StopReason reason) implements ConflictResult {

        /**
         * Checks the component.
         *
         * @param reason which limit
         */
        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
