package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.ImpossibleRuleException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A line on which every run of k neighbouring cells has digits of k different classes. */
abstract class ClassLine extends CellRule {

    /** The length up to which windows are stated as one sequence; the automaton of longer ones has too many states. */
    private static final int MAX_WINDOW = 4;

    private final int window;

    ClassLine(String name, String text, int window, List<Cell> cells) {
        super(name, text, cells);
        this.window = window;
    }

    /** The class of a value. */
    abstract int classOf(int digit, DigitValues values);

    /** The end of the sentence about two digits of the same class that are too near. */
    abstract String breach(int first, int second);

    @Override
    public List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        int side = layout.side();
        int[] cells = numbers(cells(), side);
        int needed = Math.min(window, cells.length);
        if (needed > side) {
            throw new ImpossibleRuleException(
                    name() + " needs " + needed + " different digits, but there are only " + side);
        }
        if (window > MAX_WINDOW) {
            return pairs(values, cells);
        }
        Automaton automaton = Automaton.of(
                side,
                List.<Integer>of(),
                (last, digit) -> after(last, classOf(values.of(digit), values)),
                last -> true);
        return List.of(Sequence.of(cells, automaton));
    }

    /** The classes of the last cells, as many as matter for the next. */
    private @Nullable List<Integer> after(List<Integer> last, int next) {
        if (last.contains(next)) {
            return null;
        }
        List<Integer> after = new ArrayList<>(last);
        after.add(next);
        return List.copyOf(after.subList(Math.max(0, after.size() - window + 1), after.size()));
    }

    /** Near cells have different classes. That cells one window apart have the same class follows, but engines find it only if it is stated. */
    private List<Primitive> pairs(DigitValues values, int[] cells) {
        int side = values.count();
        PairRelation.Test areAlike = (a, b) -> classOf(values.of(a), values) == classOf(values.of(b), values);
        List<Primitive> primitives = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length && j - i < window; j++) {
                primitives.add(
                        cells[i] == cells[j]
                                ? DigitClause.of(side, cells[i], 0)
                                : PairRelation.of(side, cells[i], cells[j], (a, b) -> !areAlike.holds(a, b)));
            }
            if (i >= window && cells[i] != cells[i - window]) {
                primitives.add(PairRelation.of(side, cells[i - window], cells[i], areAlike));
            }
        }
        return primitives;
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        for (int i = 0; i < digits.length; i++) {
            for (int j = i + 1; j < digits.length && j - i < window; j++) {
                boolean areKnown = digits[i] != DigitValues.BLANK && digits[j] != DigitValues.BLANK;
                if (areKnown && classOf(digits[i], values) == classOf(digits[j], values)) {
                    found.accept(broken(List.of(cells().get(i), cells().get(j)), breach(digits[i], digits[j])));
                }
            }
        }
    }
}
