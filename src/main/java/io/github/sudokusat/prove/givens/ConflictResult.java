package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Why a puzzle has no solution, as {@link ConflictFinder} has found. */
public sealed interface ConflictResult {

    /**
     * Givens and named rules that cannot all hold; if any one of them is left out, a full grid obeys the rest, the houses and the pairs of the
     * layout.
     *
     * @param givens the givens in the order of their cells; without rules two or more, because digits can be exchanged in a solution
     * @param rules the rules in the order of the layout; both lists are empty if the layout has no solution at all
     * @param isSmallest whether every smaller set has a solution; false if the limits did not suffice to know
     */
    record Found(List<Candidate> givens, List<NamedRule> rules, boolean isSmallest) implements ConflictResult {

        public Found {
            givens = List.copyOf(givens);
            rules = List.copyOf(rules);
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
         * @return for instance {@code r1c1=A, r4c1=C cannot all be correct}, or {@code r1c3=2, killer cage 3 at r1c1 cannot all hold}
         */
        public String text(DigitSymbols symbols) {
            if (givens.isEmpty() && rules.isEmpty()) {
                return "the layout has no solution, whatever the givens";
            }
            List<String> parts = new ArrayList<>();
            givens.forEach(given -> parts.add(symbols.text(given)));
            rules.forEach(rule -> parts.add(rule.name()));
            String verb = rules.isEmpty()
                    ? " cannot all be correct"
                    : parts.size() == 1 ? " cannot hold" : " cannot all hold";
            return String.join(", ", parts) + verb;
        }
    }

    /**
     * The puzzle has a solution.
     *
     * @param solution one of its solutions
     */
    record Solvable(Grid solution) implements ConflictResult {

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

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
