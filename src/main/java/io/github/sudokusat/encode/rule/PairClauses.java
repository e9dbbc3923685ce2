package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.PairRelation;

/**
 * A relation of two cells by support clauses in both directions.
 *
 * <p><b>Idea.</b> If a cell holds a digit, the other holds one of the digits that go with it: {@code x_a → y_b ∨ y_c ∨ …}. If all but one of the
 * other's candidates go with it, the clause {@code ¬x_a ∨ ¬y_b} for that one says the same and is shorter. A digit that goes with all candidates
 * needs no clause, nor does one that only excludes itself in a relation that no digit has to itself, because such cells must differ anyway.
 *
 * <p><b>Size.</b> At most one clause for each candidate of both cells, and no auxiliary variable.
 *
 * <p><b>Promise.</b> Unit propagation finds arc consistency: it removes exactly the candidates that no candidate of the other cell goes with, if the
 * formula states that cells hold one digit each.
 *
 * @see <a href="https://frontiersinai.com/ecai/ecai2002/p0121.html">I. P. Gent, Arc Consistency in SAT, ECAI 2002, 121–125</a>
 */
final class PairClauses {

    private final PairRelation pair;
    private final RuleFormula formula;
    private final long firsts;
    private final long seconds;
    private final boolean differs;

    private PairClauses(PairRelation pair, RuleFormula formula) {
        this.pair = pair;
        this.formula = formula;
        this.firsts = formula.candidates(pair.cell(0));
        this.seconds = formula.candidates(pair.cell(1));
        this.differs = pair.isIrreflexive();
    }

    static void encode(PairRelation pair, RuleFormula formula) {
        new PairClauses(pair, formula).encode();
    }

    private void encode() {
        for (long rest = firsts; rest != 0; rest &= rest - 1) {
            int digit = Digits.least(rest);
            long excluded = seconds & ~pair.seconds(digit);
            if (Digits.count(excluded) == 1) {
                exclude(digit, Digits.least(excluded));
            } else if (excluded != 0) {
                support(0, digit, 1, pair.seconds(digit));
            }
        }
        for (long rest = seconds; rest != 0; rest &= rest - 1) {
            int digit = Digits.least(rest);
            long excluded = firsts & ~pair.firsts(digit);
            if (Digits.count(excluded) != 1) {
                support(1, digit, 0, excluded == 0 ? -1 : pair.firsts(digit));
            } else if (Digits.count(seconds & ~pair.seconds(Digits.least(excluded))) != 1) {
                exclude(Digits.least(excluded), digit);
            }
        }
    }

    private void exclude(int first, int second) {
        if (first != second || !differs) {
            formula.add(-formula.literal(pair.cell(0), first), -formula.literal(pair.cell(1), second));
        }
    }

    private void support(int index, int digit, int other, long digits) {
        if (digits != -1) {
            formula.or(-formula.literal(pair.cell(index), digit))
                    .orDigits(pair.cell(other), digits)
                    .end();
        }
    }
}
