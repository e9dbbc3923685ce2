package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.DigitClause;

/**
 * A clause over candidates as itself; of one cell, the opposites of its other candidates; without digits, the empty clause.
 *
 * <p><b>Size.</b> One clause, or, for one cell, one for each candidate outside its set. There is none if some cell can only hold digits of its set.
 * No auxiliary variable.
 *
 * <p><b>Promise.</b> Unit propagation finds the last candidate that can satisfy it, and removes all other candidates of a single cell.
 */
final class ClauseClauses {

    private ClauseClauses() {}

    static void encode(DigitClause clause, RuleFormula formula) {
        if (clause.size() == 1 && clause.digits(0) != 0) {
            formula.exclude(clause.cell(0), ~clause.digits(0));
            return;
        }
        for (int i = 0; i < clause.size(); i++) {
            if ((formula.candidates(clause.cell(i)) & ~clause.digits(i)) == 0) {
                return;
            }
        }
        for (int i = 0; i < clause.size(); i++) {
            formula.orDigits(clause.cell(i), clause.digits(i));
        }
        formula.end();
    }
}
