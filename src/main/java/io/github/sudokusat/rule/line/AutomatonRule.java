package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.ImpossibleRuleException;
import io.github.sudokusat.rule.language.PackedAutomaton;
import io.github.sudokusat.text.Base64Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/**
 * An automaton accepts the digits of a line, read in order. It is written as the Interactive Sudoku Solver writes it, in base64 (see {@link PackedAutomaton}).
 *
 * <p>Text: {@code automaton Rhf_QAA_qAAA r1c1-r1c4 : no 2 after 1}. The line may have several segments, such as {@code r1c1-r1c4 = r2c1-r2c4}, between which the automaton
 * reads the symbol after the largest digit; the first and the last may be empty. A cell that is listed twice is read twice.
 */
public final class AutomatonRule extends CellRule {

    private final PackedAutomaton automaton;
    private final BitSet breaks;

    private AutomatonRule(String name, String code, PackedAutomaton automaton, List<List<Cell>> segments) {
        super(
                name,
                "automaton " + code + text(segments) + " : " + name,
                segments.stream().flatMap(List::stream).toList());
        this.automaton = automaton;
        this.breaks = new BitSet();
        int cells = 0;
        for (List<Cell> segment : segments.subList(0, segments.size() - 1)) {
            cells += segment.size();
            breaks.set(cells);
        }
    }

    private static String text(List<List<Cell>> segments) {
        StringBuilder text = new StringBuilder();
        for (List<Cell> segment : segments) {
            text.append(text.isEmpty() ? "" : " =").append(segment.isEmpty() ? "" : " " + CellText.of(segment));
        }
        return text.toString();
    }

    /**
     * A line.
     *
     * @param name what the rule is called in messages
     * @param code the automaton in base64, of the usual alphabet or that for addresses
     * @param segments the cells in their order, one segment or more
     * @return the rule
     * @throws IllegalArgumentException if the name is blank or has a control character, there is no cell, or the code is not an automaton
     */
    public static AutomatonRule of(String name, String code, List<List<Cell>> segments) {
        Rule.requireName(name);
        if (segments.stream().allMatch(List::isEmpty)) {
            throw new IllegalArgumentException("an automaton needs at least one cell: " + name);
        }
        return new AutomatonRule(name, code, new PackedAutomaton(Base64Text.decode(code)), segments);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        Sequence sequence = Sequence.of(numbers(cells(), side), automaton.determined(side, breaks));
        if (!sequence.isPossible(new int[sequence.size()])) {
            throw new ImpossibleRuleException("no digits " + layout.values().words() + " are accepted by " + name());
        }
        return List.of(sequence);
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int[] numbers = Arrays.stream(digits).map(values::digit).toArray();
        if (!automaton.canAccept(values.count(), breaks, numbers)) {
            List<Cell> where = new ArrayList<>();
            for (int i = 0; i < digits.length; i++) {
                if (digits[i] != DigitValues.BLANK && !where.contains(cells().get(i))) {
                    where.add(cells().get(i));
                }
            }
            found.accept(broken(where, "does not hold at " + CellText.of(where)));
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.PLAIN, cells(), ""));
    }
}
