package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.util.List;

/**
 * The format that states the rules of a puzzle with its digits: a line for the boxes or regions, a line {@code givens …}, and a line for each rule,
 * as {@link LayoutText#describe} writes them. It is the only format from which a puzzle of any layout is read back without further options.
 * Immutable.
 */
public final class RulesFormat implements GridFormat {

    private static final RulesFormat INSTANCE = new RulesFormat();

    private RulesFormat() {}

    /**
     * The format.
     *
     * @return the format; any side; digits in the usual alphabet, or as numbers above side 35
     */
    public static RulesFormat instance() {
        return INSTANCE;
    }

    /**
     * Writes a puzzle.
     *
     * @param grid the puzzle
     * @param out receives the text
     * @throws IOException if {@code out} raises it
     * @throws IllegalArgumentException if the layout has a rule of a class that has no text; nothing is written then
     */
    @Override
    public void write(Grid grid, Appendable out) throws IOException {
        boolean isWide = grid.layout().side() > TextOptions.DEFAULT_ALPHABET.length();
        out.append(text(grid.layout(), (isWide ? GridFormat.numbers() : GridFormat.line()).format(grid)));
    }

    /**
     * The text of a puzzle whose digits or candidates have been written.
     *
     * @param layout the layout
     * @param givens the digits or candidates on one line, in any format that can be read
     * @return the text, without a line end after it
     * @throws IllegalArgumentException if the layout has a rule of a class that has no text
     */
    public static String text(Layout layout, String givens) {
        List<String> lines = LayoutText.describe(layout);
        StringBuilder text = new StringBuilder(lines.get(0));
        text.append('\n').append(RulePuzzle.GIVENS).append(' ').append(givens);
        for (String rule : lines.subList(1, lines.size())) {
            text.append('\n').append(rule);
        }
        return text.toString();
    }
}
