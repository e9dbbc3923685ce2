package io.github.sudokusat.encode.rule;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.PrimitiveVisitor;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;

/**
 * Writes primitives as clauses, each kind by its own class, without the pairs that they keep different: these are among the layout's
 * {@link Layout#mustDifferRules() rules for pairs}. Only those of an alternative are not, and are written with it.
 */
public final class RuleClauses implements PrimitiveVisitor {

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

    @Override
    public void visit(Differ differ) {
        DifferClauses.encode(differ, formula);
    }

    @Override
    public void visit(DigitClause clause) {
        ClauseClauses.encode(clause, formula);
    }

    @Override
    public void visit(DigitCount count) {
        CountClauses.encode(count, formula);
    }

    @Override
    public void visit(DigitSets sets) {
        SetsClauses.encode(sets, formula);
    }

    @Override
    public void visit(Either either) {
        new EitherClauses(layout, formula, this).encode(either);
    }

    @Override
    public void visit(LinearSum sum) {
        SumClauses.encode(sum, layout::mustDiffer, formula);
    }

    @Override
    public void visit(PairRelation pair) {
        PairClauses.encode(pair, formula);
    }

    @Override
    public void visit(Section section) {
        SectionClauses.encode(section, formula);
    }

    @Override
    public void visit(Sequence sequence) {
        SequenceClauses.encode(sequence, formula);
    }
}
