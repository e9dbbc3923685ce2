package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.PrimitiveVisitor;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.CellText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/** Writes primitives in the words that {@link PrimitiveReader} reads. */
final class PrimitiveWriter implements PrimitiveVisitor {

    /** The largest coefficient that a sum takes for one cell. */
    private static final int LARGEST_COEFFICIENT = 1000;

    private final StringBuilder out;

    private PrimitiveWriter(StringBuilder out) {
        this.out = out;
    }

    /** Appends a primitive. */
    static void write(Primitive primitive, StringBuilder out) {
        out.append(primitive);
        primitive.accept(new PrimitiveWriter(out));
    }

    @Override
    public void visit(Differ differ) {
        cells(differ);
    }

    @Override
    public void visit(DigitCount count) {
        word(NumberList.of(count.counts()));
        word(NumberList.of(count.digits()));
        cells(count);
    }

    @Override
    public void visit(DigitSets sets) {
        cells(sets);
        sets(sets.setCount(), sets::set);
    }

    private void word(Object word) {
        out.append(' ').append(word);
    }

    private void cells(Primitive primitive) {
        List<Cell> cells = new ArrayList<>();
        for (int cell : primitive.cells()) {
            cells.add(Cell.numbered(cell, primitive.side()));
        }
        word(CellText.of(cells));
    }

    private void sets(int count, IntToLongFunction set) {
        for (int i = 0; i < count; i++) {
            word(NumberList.of(set.applyAsLong(i)));
        }
    }

    private void cell(Primitive primitive, int index) {
        word(Cell.numbered(primitive.cell(index), primitive.side()));
    }

    @Override
    public void visit(DigitClause clause) {
        for (int i = 0; i < clause.size(); i++) {
            cell(clause, i);
            word(NumberList.of(clause.digits(i)));
        }
    }

    @Override
    public void visit(Either either) {
        String between = " ";
        for (List<Primitive> alternative : either.alternatives()) {
            for (Primitive primitive : alternative) {
                write(primitive, out.append(between));
                between = " " + PrimitiveReader.AND + " ";
            }
            between = " " + PrimitiveReader.OR + " ";
        }
        word(PrimitiveReader.DONE);
    }

    /** A coefficient stands before its cell unless it is 1; a larger one than the reader takes is split. */
    @Override
    public void visit(LinearSum sum) {
        word(sum.total());
        for (int i = 0; i < sum.size(); i++) {
            int rest = sum.coefficient(i);
            do {
                int part = Math.max(-LARGEST_COEFFICIENT, Math.min(LARGEST_COEFFICIENT, rest));
                if (part != 1) {
                    word(part);
                }
                cell(sum, i);
                rest -= part;
            } while (rest != 0);
        }
    }

    @Override
    public void visit(PairRelation pair) {
        cell(pair, 0);
        cell(pair, 1);
        for (int digit = 1; digit <= pair.side(); digit++) {
            if (pair.seconds(digit) != 0) {
                word(digit);
                word(NumberList.of(pair.seconds(digit)));
            }
        }
    }

    @Override
    public void visit(Section section) {
        cells(section);
        word(PrimitiveReader.SETS);
        sets(section.setCount(), section::set);
        for (Section.Case one : section.cases()) {
            word(PrimitiveReader.CASE);
            word(NumberList.of(one.selected()));
            for (int i = 0; i < section.size(); i++) {
                if (one.digits(i) != Digits.all(section.side())) {
                    word(i + 1);
                    word(NumberList.of(one.digits(i)));
                }
            }
        }
    }

    @Override
    public void visit(Sequence sequence) {
        Automaton automaton = sequence.automaton();
        int states = automaton.states();
        cells(sequence);
        word(states);
        word(NumberList.of(
                IntStream.range(0, states).filter(automaton::isAccepting).toArray()));
        for (int state = 0; state < states; state++) {
            steps(automaton, state);
        }
    }

    /** Writes the ways out of a state, those to the same state together. */
    private void steps(Automaton automaton, int state) {
        long rest = Digits.where(automaton.side(), digit -> automaton.next(state, digit) != Automaton.NONE);
        while (rest != 0) {
            int next = automaton.next(state, Digits.least(rest));
            long same = Digits.where(automaton.side(), digit -> automaton.next(state, digit) == next);
            word(state);
            word(NumberList.of(same));
            word(next);
            rest &= ~same;
        }
    }
}
