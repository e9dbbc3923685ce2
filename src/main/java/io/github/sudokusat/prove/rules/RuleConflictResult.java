package io.github.sudokusat.prove.rules;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.StopReason;
import java.util.List;
import java.util.Objects;

/** Why a puzzle with named rules has no solution, as {@link RuleConflictFinder} has found. */
public sealed interface RuleConflictResult {

    /**
     * Givens and rules that cannot all hold; if any one of them is left out, a grid obeys the rest.
     *
     * @param givens the givens in the order of their cells
     * @param rules the rules in the order of the layout; both lists are empty if the houses and pairs of the layout alone leave no solution
     * @param isSmallest whether no smaller set of givens and rules is contradictory; false if the limits did not suffice to know
     */
    record Found(List<Candidate> givens, List<NamedRule> rules, boolean isSmallest) implements RuleConflictResult {

        /**
         * Copies the lists.
         *
         * @param givens the givens
         * @param rules the rules
         * @param isSmallest whether there is no smaller set
         */
        public Found {
            givens = List.copyOf(givens);
            rules = List.copyOf(rules);
        }

        /**
         * The conflict as a sentence without its full stop, with digits as numbers.
         *
         * @return for instance {@code r1c1=5 and killer cage 15 at r1c1 cannot both hold}
         */
        @Override
        public String toString() {
            return text(DigitSymbols.numbers());
        }

        /**
         * The conflict as a sentence without its full stop.
         *
         * @param symbols how digits are written
         * @return for instance {@code r1c1=A and killer cage 15 at r1c1 cannot both hold}
         */
        public String text(DigitSymbols symbols) {
            int count = givens.size() + rules.size();
            if (count == 0) {
                return "the layout has no solution, whatever the givens and rules";
            }
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < count; i++) {
                text.append(i == 0 ? "" : i == count - 1 ? " and " : ", ")
                        .append(
                                i < givens.size()
                                        ? symbols.text(givens.get(i))
                                        : rules.get(i - givens.size()).name());
            }
            return text.append(count == 1 ? " cannot hold" : count == 2 ? " cannot both hold" : " cannot all hold")
                    .toString();
        }
    }

    /**
     * The puzzle has a solution.
     *
     * @param solution one of its solutions
     */
    record Solvable(Grid solution) implements RuleConflictResult {

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
    record Stopped(StopReason reason) implements RuleConflictResult {

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
