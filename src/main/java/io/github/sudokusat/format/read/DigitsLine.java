package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Digits;
import java.util.List;
import java.util.Optional;

/** The line among those of a layout that names the digits, such as {@code digits 0-8} or {@code rule doublers}; it may stand anywhere. */
final class DigitsLine {

    static final String KEYWORD = "digits";

    /** The name of the rule that doubles the digits. */
    static final String DOUBLERS = "doublers";

    private DigitsLine() {}

    /** Whether a line names the digits, rightly or wrongly. */
    static boolean is(Line line) {
        return hasKeyword(line) || isDoublers(line);
    }

    /** Whether a line names the digits, rightly or wrongly, and is not the rule that doubles them. */
    static boolean hasKeyword(Line line) {
        return line.isContent() && RuleLines.firstWord(line.text()).equals(KEYWORD);
    }

    private static boolean isDoublers(Line line) {
        return line.isContent()
                && RuleLines.firstWord(line.text()).equals(RuleLines.RULE)
                && named(line, RuleLines.RULE).equals(DOUBLERS);
    }

    /**
     * The usual layout of the digits that the first of some lines names, without boxes if the side has none, and the classic one for doublers; empty if none
     * does or no grid can have them.
     */
    static Optional<Layout> usualLayout(List<Line> lines) {
        for (Line line : lines) {
            if (isDoublers(line)) {
                return Optional.of(Layout.classic().withDoublers());
            }
            Optional<DigitValues> values = hasKeyword(line) ? values(named(line, KEYWORD)) : Optional.empty();
            if (values.isPresent()) {
                int side = values.get().count();
                Layout usual = Layout.ofSide(side).orElseGet(() -> Layout.boxes(1, side));
                return Optional.of(usual.withLeastValue(values.get().least()));
            }
        }
        return Optional.empty();
    }

    /**
     * A layout with the digits that lines name; all rules are read with these.
     *
     * @param layout the layout so far, to which no rules have been added
     * @param lines any lines
     * @return the same layout if no line names the digits
     * @throws GridFormatException if one names other digits than a grid of the side can have, or than another one
     */
    static Layout apply(Layout layout, List<Line> lines) {
        Layout result = layout;
        for (Line line : lines) {
            result = is(line) ? apply(result, line) : result;
        }
        return result;
    }

    /**
     * The layout of a puzzle, whose number of digits is known, with the digits that lines name.
     *
     * @throws GridFormatException as for {@link #apply}, or if a line names another number of digits
     */
    static Layout applyToPuzzle(Layout layout, List<Line> lines) {
        int side = layout.side();
        for (Line line : lines) {
            if (isDoublers(line) && !layout.values().doublers()) {
                throw wrong(line, "doublers only where the cells of the puzzle are read with them");
            }
            if (hasKeyword(line)
                    && values(named(line, KEYWORD))
                            .filter(values -> values.count() == side)
                            .isEmpty()) {
                throw wrong(line, "the digits of the puzzle's grid: 1-" + side + " or 0-" + (side - 1));
            }
        }
        return apply(layout, lines);
    }

    private static Layout apply(Layout layout, Line line) {
        int side = GridLine.usualDigits(layout).count();
        DigitValues values = isDoublers(line)
                ? DigitValues.doubled(side)
                : values(named(line, KEYWORD)).orElse(null);
        if (values == null || values.count() < side) {
            throw wrong(
                    line,
                    "1-" + side + ", 0-" + (side - 1) + " or more digits, for the " + side + " cells of a "
                            + largestPart(layout, side));
        }
        if (values.doublers() && !layout.values().doublers() && !canBeDoubled(layout)) {
            throw wrong(
                    line,
                    fitsDoubled(side)
                            ? "doublers only where rows, columns, and boxes or regions have each digit from 1"
                            : "doublers only where there are at most " + Digits.MAX_SIDE / 2 + " digits");
        }
        boolean isNamed = !layout.values().equals(DigitValues.ofSide(side));
        if ((isNamed && !values.equals(layout.values())) || !canHave(layout, values)) {
            throw wrong(line, "the digits only once, which are " + layout.values());
        }
        return layout.withValues(values);
    }

    /** What has a number of cells, more than which nothing has. */
    private static String largestPart(Layout layout, int cells) {
        if (layout.columns() == cells) {
            return "row";
        }
        return layout.rows() == cells ? "column" : layout.boxShape().isPresent() ? "box" : "region";
    }

    /** Whether a layout can have digits: it has as many, or they can still be chosen. */
    static boolean canHave(Layout layout, DigitValues values) {
        if (values.doublers() || layout.values().doublers()) {
            return values.equals(layout.values())
                    || (values.doublers()
                            && values.plainCount() == layout.side()
                            && canBeDoubled(layout)
                            && layout.equals(layout.base()));
        }
        return values.count() == layout.side()
                || (values.count() >= GridLine.usualDigits(layout).count() && layout.equals(layout.base()));
    }

    private static boolean canBeDoubled(Layout layout) {
        return layout.isUsual() && layout.values().least() == 1 && fitsDoubled(layout.side());
    }

    private static boolean fitsDoubled(int side) {
        return 2 * side <= Digits.MAX_SIDE;
    }

    private static GridFormatException wrong(Line line, String expected) {
        String text = RuleLines.withoutComment(line.text());
        return GridFormatException.atToken(
                line.number(),
                text,
                start(text, RuleLines.firstWord(text)),
                text.stripTrailing().length(),
                expected);
    }

    /** The index of the text after the keyword. */
    private static int start(String text, String keyword) {
        return LineParser.skipSpace(text, text.indexOf(keyword) + keyword.length());
    }

    private static String named(Line line, String keyword) {
        String text = RuleLines.withoutComment(line.text());
        return text.substring(start(text, keyword)).strip();
    }

    /** The values of a text such as {@code 0-8}; empty if it has another form or no grid has them. */
    private static Optional<DigitValues> values(String named) {
        return DigitValues.parse(named).filter(values -> values.count() <= Layout.MAX_SIDE);
    }
}
