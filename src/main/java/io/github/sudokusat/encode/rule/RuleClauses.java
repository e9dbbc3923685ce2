package io.github.sudokusat.encode.rule;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;

/** Writes primitives as clauses, each kind by its own class. */
public final class RuleClauses {

    private final Layout layout;
    private final RuleFormula formula;

    /**
     * Creates a writer.
     *
     * @param layout knows which cells must differ
     * @param formula takes the clauses
     */
    public RuleClauses(Layout layout, RuleFormula formula) {
        this.layout = layout;
        this.formula = formula;
    }

    /**
     * Writes a primitive, without the pairs that it keeps different: these are among the layout's {@link Layout#mustDifferRules() rules for pairs}.
     *
     * @param primitive the primitive
     */
    public void encode(Primitive primitive) {
        if (primitive instanceof Differ differ) {
            DifferClauses.encode(differ, formula);
        } else if (primitive instanceof DigitClause clause) {
            ClauseClauses.encode(clause, formula);
        } else if (primitive instanceof DigitCount count) {
            CountClauses.encode(count, formula);
        } else if (primitive instanceof DigitSets sets) {
            SetsClauses.encode(sets, formula);
        } else if (primitive instanceof LinearSum sum) {
            SumClauses.encode(sum, layout::mustDiffer, formula);
        } else if (primitive instanceof PairRelation pair) {
            PairClauses.encode(pair, formula);
        } else if (primitive instanceof Section section) {
            SectionClauses.encode(section, formula);
        } else if (primitive instanceof Sequence sequence) {
            SequenceClauses.encode(sequence, formula);
        } else {
            throw new AssertionError("unknown kind of primitive: " + primitive);
        }
    }
}
