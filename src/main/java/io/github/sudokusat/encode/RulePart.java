package io.github.sudokusat.encode;

import io.github.sudokusat.grid.NamedRule;
import java.util.Objects;

/**
 * The part of a formula that states a named rule.
 *
 * @param rule the rule
 * @param firstClause the number of its first clause, counted from 1
 * @param clauses the number of its clauses, which follow one another
 * @param firstVariable the first of its auxiliary variables
 * @param variables the number of its auxiliary variables, which follow one another
 */
public record RulePart(NamedRule rule, long firstClause, long clauses, int firstVariable, int variables) {

    public RulePart {
        Objects.requireNonNull(rule, "rule");
    }
}
