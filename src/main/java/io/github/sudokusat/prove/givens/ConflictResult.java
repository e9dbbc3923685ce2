package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;

/** Why a puzzle has no solution, as {@link ConflictFinder} has found. */
public sealed interface ConflictResult {

    /**
     * Givens that cannot all be correct; if any one of them is left out, the rest, alone on the grid, has a solution.
     *
     * @param givens the givens in the order of their cells; empty if the layout has no solution at all, otherwise two or more, because digits can be
     *     exchanged in a solution
     * @param isSmallest whether every smaller set of givens has a solution; false if the limits did not suffice to know
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
         * The conflict as a sentence without its full stop, with digits as numbers.
         *
         * @return for instance {@code r1c1=5, r4c1=3 cannot all be correct}
         */
        @Override
        public String toString() {
            return text(DigitSymbols.numbers());
        }

        /**
         * The conflict as a sentence without its full stop.
         *
         * @param symbols how digits are written
         * @return for instance {@code r1c1=A, r4c1=C cannot all be correct}
         */
        public String text(DigitSymbols symbols) {
            if (givens.isEmpty()) {
                return "the layout has no solution, whatever the givens";
            }
            StringBuilder text = new StringBuilder();
            for (Candidate given : givens) {
                text.append(text.length() == 0 ? "" : ", ").append(symbols.text(given));
            }
            return text.append(" cannot all be correct").toString();
        }
    }

    /**
     * The puzzle has a solution.
     *
     * @param solution one of its solutions
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
     * A limit was reached before any such set was known.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements ConflictResult {

        /**
         * Checks the component.
         *
         * @param reason the limit that was reached
         */
        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
