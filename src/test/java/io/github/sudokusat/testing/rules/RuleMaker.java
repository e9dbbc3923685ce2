package io.github.sudokusat.testing.rules;

/** Makes a random rule with one keyword; it need not hold in the solution, but must do so often enough. */
@FunctionalInterface
interface RuleMaker {

    RandomRule make(RuleSource source);
}
