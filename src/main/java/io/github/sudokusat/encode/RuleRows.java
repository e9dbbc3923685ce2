package io.github.sudokusat.encode;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Negation;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.PrimitiveVisitor;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.run.Watch;
import java.util.List;

/** The rows of a layout's named rules: those of each primitive, rule by rule. */
final class RuleRows implements PrimitiveVisitor {

    private final Layout layout;
    private final RowMaker rows;

    private RuleRows(Layout layout, RowMaker rows) {
        this.layout = layout;
        this.rows = rows;
    }

    /**
     * Passes the rows of all named rules of a layout to a sink.
     *
     * @return the number of variables, those of the candidates included; of no use once the watch is stopped
     */
    static int walk(Layout layout, CandidateVariables candidates, ProgramSink sink, Watch watch) {
        List<StatedRule> rules = layout.statedRules();
        if (rules.isEmpty()) {
            return candidates.count();
        }
        RowMaker rows = new RowMaker(rules.get(0), candidates, sink, watch);
        RuleRows walk = new RuleRows(layout, rows);
        for (int i = 0; i < rules.size(); i++) {
            rows.beginRule(rules.get(i), i);
            for (Primitive primitive : rules.get(i).primitives()) {
                if (!rows.isStopped()) {
                    primitive.accept(walk);
                }
            }
        }
        return rows.variables();
    }

    @Override
    public void visit(Differ differ) {
        differ(differ);
    }

    @Override
    public void visit(DigitCount count) {
        CountRows.add(count, rows);
    }

    @Override
    public void visit(DigitSets sets) {
        SetRows.add(sets, rows);
    }

    /** A variable for each alternative, exactly one of which is 1: that of the first alternative that holds. */
    @Override
    public void visit(Either either) {
        List<List<Primitive>> alternatives = Negation.easiestFirst(either);
        int first = rows.variables() + 1;
        rows.row();
        for (int i = 0; i < alternatives.size(); i++) {
            rows.add(1, rows.newVariable());
        }
        rows.choice();
        for (int i = 0; i < alternatives.size(); i++) {
            int later = alternatives.size() - 1 - i;
            addWhen(first + i, 1, alternatives.get(i));
            if (later > 0) {
                addWhen(first + i + 1, later, Negation.of(either.side(), alternatives.get(i), layout::mustDiffer));
            }
        }
    }

    private void addWhen(int first, int count, List<Primitive> primitives) {
        rows.when(first, count, () -> primitives.forEach(primitive -> primitive.accept(this)));
    }

    @Override
    public void visit(Sequence sequence) {
        SequenceRows.add(sequence, rows);
    }

    @Override
    public void visit(Section section) {
        differ(section);
        SectionRows.add(section, rows);
    }

    /** Each digit occurs at most once; exactly once in as many cells as there are digits. Cells of one house have such rows already. */
    private void differ(Primitive primitive) {
        int size = primitive.size();
        if (isInHouse(primitive)) {
            return;
        }
        for (int digit = 1; digit <= layout.side(); digit++) {
            boolean isHouse = size == layout.side();
            rows.row();
            for (int i = 0; i < size; i++) {
                rows.add(isHouse ? 1 : -1, primitive.cell(i), digit);
            }
            if (isHouse) {
                rows.exactly(1);
            } else {
                rows.atLeast(-1);
            }
        }
    }

    private boolean isInHouse(Primitive primitive) {
        int first = primitive.cell(0);
        for (int i = 0; i < layout.houseCount(first); i++) {
            int[] cells = layout.houses().get(layout.houseOf(first, i)).cells();
            boolean hasAll = true;
            for (int j = 0; j < primitive.size() && hasAll; j++) {
                hasAll = contains(cells, primitive.cell(j));
            }
            if (hasAll) {
                return true;
            }
        }
        return false;
    }

    private static boolean contains(int[] cells, int cell) {
        for (int other : cells) {
            if (other == cell) {
                return true;
            }
        }
        return false;
    }

    /** One of the candidates is 1. */
    @Override
    public void visit(DigitClause clause) {
        int[] cells = clause.cells();
        rows.row();
        for (int i = 0; i < cells.length; i++) {
            long digits = clause.digits(i);
            boolean isFirst = true;
            for (int j = 0; j < cells.length; j++) {
                isFirst &= j >= i || cells[j] != cells[i];
                digits |= j > i && cells[j] == cells[i] ? clause.digits(j) : 0;
            }
            if (isFirst) {
                rows.addAll(1, cells[i], digits);
            }
        }
        rows.atLeast(1);
    }

    /** A digit of one cell needs a digit of the other that goes with it. */
    @Override
    public void visit(PairRelation pair) {
        for (int digit = 1; digit <= layout.side(); digit++) {
            support(pair.cell(0), digit, pair.cell(1), pair.seconds(digit));
            support(pair.cell(1), digit, pair.cell(0), pair.firsts(digit));
        }
    }

    private void support(int cell, int digit, int other, long needed) {
        if (Digits.contains(rows.digits(cell), digit) && (rows.digits(other) & ~needed) != 0) {
            rows.row().addAll(1, other, needed).add(-1, cell, digit).atLeast(0);
        }
    }

    /** The sum itself. */
    @Override
    public void visit(LinearSum sum) {
        rows.row();
        for (int i = 0; i < sum.size(); i++) {
            for (int digit = 1; digit <= layout.side() && sum.coefficient(i) != 0; digit++) {
                rows.add(sum.coefficient(i) * digit, sum.cell(i), digit);
            }
        }
        rows.exactly(sum.total());
    }
}
