package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.language.Regex;
import java.util.List;
import java.util.function.Consumer;

/**
 * The digits of a line, read in order, match a regular expression as a whole: {@code (1[2-9])*} wants a 1 in every other cell, beginning with the
 * first, and an even number of cells.
 *
 * <p>Text: {@code regex /(1[2-9])*}{@code / r1c1-r1c8}. An expression has digits (those above 9 as {@code A}, {@code B} …), {@code .} for any digit,
 * sets ({@code [1-3A]}, {@code [^47]}), groups, alternatives ({@code |}), and after a part {@code *}, {@code +}, <code>?</code>, <code>{2}</code>,
 * <code>{2,}</code> or <code>{2,4}</code>. Blanks mean nothing, and a digit that the grid lacks matches nothing. A cell that is listed twice is read
 * twice.
 */
public final class RegexRule extends CellRule {

    /** The length beyond which an expression is cut in the rule's name. */
    private static final int LONGEST_IN_NAME = 30;

    private final Regex regex;

    private RegexRule(Regex regex, List<Cell> cells) {
        super(
                "regex /" + brief(regex.text()) + "/ at " + cells.get(0),
                "regex /" + regex.text() + "/ " + CellText.of(cells),
                cells);
        this.regex = regex;
    }

    private static String brief(String text) {
        return text.length() <= LONGEST_IN_NAME ? text : text.substring(0, LONGEST_IN_NAME) + "…";
    }

    /**
     * A line.
     *
     * @param regex the expression, without slashes around it
     * @param cells its cells
     * @return the rule
     * @throws IllegalArgumentException if there is no cell; or the expression is malformed, has more than 1,000 characters, is nested more than 50
     *     deep, or has more than 1,000 digits after repetitions are written out: the message names the column
     */
    public static RegexRule of(String regex, List<Cell> cells) {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("a regex needs at least one cell: " + regex);
        }
        return new RegexRule(Regex.parse(regex), cells);
    }

    /**
     * The expression.
     *
     * @return the expression without blanks, in capital letters
     */
    public String regex() {
        return regex.text();
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int[] cells = numbers(cells(), layout.side());
        Sequence sequence = Sequence.of(cells, regex.automaton(layout.values(), cells.length));
        if (!sequence.isPossible(new int[cells.length])) {
            throw new IllegalArgumentException(
                    "no " + cells.length + " digits " + layout.values().words() + " match " + name());
        }
        return List.of(sequence);
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        if (!regex.canMatch(values, digits)) {
            found.accept(broken("does not match " + Regex.write(digits)));
        }
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Line(Shape.LineStyle.PLAIN, cells(), ""));
    }
}
