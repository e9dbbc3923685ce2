package io.github.sudokusat.encode;

import io.github.sudokusat.cnf.card.AtMostOne;
import io.github.sudokusat.encode.rule.RuleFormula;
import io.github.sudokusat.grid.NamedRule;

/** Takes the constraints of a formula one by one, to count their clauses or to write them; those of named rules come as clauses. */
interface ConstraintSink extends RuleFormula.Output {

    /** Takes the constraint that at least one of the literals holds. */
    void atLeastOne(int[] literals, int n);

    /** Takes the constraint that at most one of the literals holds; the filter leaves out {@code skipped} of its direct clauses. */
    void atMostOne(int[] literals, int n, AtMostOne.PairFilter filter, long skipped);

    /** Takes the constraint that the two literals do not both hold; they are passed without negation. */
    void notBoth(int first, int second);

    /** Takes the constraint that the literal holds. */
    void unit(int literal);

    /** Notes that the constraints of a named rule follow. */
    void beginRule(NamedRule rule);

    /** Notes that there are no more constraints of the rule. */
    void endRule();

    /** Whether to stop here; called between constraints. */
    boolean isStopped();
}
