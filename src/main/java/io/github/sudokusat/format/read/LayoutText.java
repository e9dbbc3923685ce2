package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads and writes layouts as text: the shape of the boxes, the regions of a jigsaw, and lines that name a whole layout, which go into the comments
 * of an exported file and are read back.
 *
 * <p>The lines of a layout are, in this order: {@code box RxC}, {@code regions …}, or {@code grid RxC} for one that is not
 * {@linkplain Layout#isUsual usual}, followed by {@code box RxC}, {@code regions …} or nothing; {@code digits 0-8} if digits are not worth their numbers
 * from 1 or there are more of them; then
 * {@code rule NAME} for each {@link Variant}; then
 * {@code house r1c1 r2c3 … : NAME} for each added {@link House}, or {@code rule diagonal-up} or {@code rule diagonal-down}; then
 * {@code differ r1c1 r2c3 … : NAME} for each other {@link MustDiffer}, its cells in pairs; then a line of {@link RuleText} for each
 * {@link NamedRule}.
 *
 * <p>Doublers are the line {@code rule doublers}, with which the digits are read that may be doubled.
 *
 * <p>Lines that are read may also be blank or comments, which begin with a number sign; a comment may follow a rule after a blank, but no name.
 * Rules may come in any order, the digits anywhere, and {@code no-boxes N} is another word for {@code box 1xN}.
 */
public final class LayoutText {

    private static final Set<Class<? extends Rule>> KNOWN_RULES = Set.of(MustDiffer.class, NamedRule.class);

    static final String BOX = "box";
    static final String NO_BOXES = "no-boxes";
    static final String REGIONS = "regions";

    /** The length of a text of regions that cannot be the name of one region. */
    private static final int REGIONS_OF_CHARACTERS = 4;

    private LayoutText() {}

    /**
     * Reads the shape of a box, such as {@code 3x3}.
     *
     * @param text rows, {@code x}, {@code X} or {@code ×}, columns; spaces around it are allowed
     * @return the shape
     * @throws GridFormatException if the text has another form, a number is 0, or the side would be more than {@link Layout#MAX_SIDE}
     */
    public static BoxShape parseBox(CharSequence text) {
        return BoxParser.parse(text.toString(), 1, 0);
    }

    /**
     * Reads the regions of a jigsaw layout.
     *
     * @param text for each cell, row by row, the name of its region: one character for each cell, all on one line or one row a line; or names of any
     *     length separated by white space, commas or line ends. Every name occurs {@code side} times. If the names are {@code 1} to {@code 9},
     *     {@code A}, {@code B} …, or the numbers from 1, they number the regions; otherwise the regions are numbered in the order of their first
     *     cells
     * @return the layout
     * @throws GridFormatException if the number of names is not that of a grid, or a name occurs too often
     */
    public static Layout parseRegions(CharSequence text) {
        return RegionParser.parse(text.toString(), 1, 0);
    }

    /**
     * Writes the regions of a layout, or its boxes.
     *
     * @param layout the layout
     * @return the regions row by row as {@link #parseRegions} reads them: one character for each cell up to 35 regions, numbers separated by spaces
     *     beyond; {@code .} for a cell of a {@linkplain Layout#rectangle rectangle} that is in none
     */
    public static String regions(Layout layout) {
        return GridLine.regions(layout);
    }

    /**
     * Names a layout in lines from which {@link #parse} creates an equal layout.
     *
     * @param layout the layout
     * @return one or more lines, without line ends; the first names the boxes or regions. A named rule without a text of its own is written as its
     *     primitives on this layout, under its name
     * @throws IllegalArgumentException if the layout has a rule of a class that has no text
     */
    public static List<String> describe(Layout layout) {
        layout.requireKnownRules("the text form of layouts", KNOWN_RULES);
        List<String> lines = new ArrayList<>();
        lines.add(base(layout));
        digits(layout).ifPresent(lines::add);
        lines.addAll(RuleLines.describe(layout));
        return lines;
    }

    private static String base(Layout layout) {
        if (!layout.isUsual()) {
            return GridLine.describe(layout);
        }
        return layout.boxShape().map(shape -> BOX + " " + shape).orElseGet(() -> REGIONS + " " + regions(layout));
    }

    /**
     * The line that names the digits of a layout.
     *
     * @param layout the layout
     * @return a line such as {@code digits 0-8}; empty if digits are worth their numbers from 1, and there are no more of them than the largest row,
     *     column, box or region needs, of which {@link #describe} says nothing, or if there are doublers, which are a rule
     */
    public static Optional<String> digits(Layout layout) {
        return layout.values().doublers() || layout.values().equals(GridLine.usualDigits(layout))
                ? Optional.empty()
                : Optional.of(DigitsLine.KEYWORD + " " + layout.values());
    }

    /**
     * The lines of {@link #describe} that state rules and houses.
     *
     * @param layout the layout
     * @return the lines in their order, without those that name the boxes or regions and the digits
     * @throws IllegalArgumentException if the layout has a rule of a class that has no text
     */
    public static List<String> rules(Layout layout) {
        layout.requireKnownRules("the text form of layouts", KNOWN_RULES);
        return RuleLines.describe(layout);
    }

    /**
     * Whether a word is the first one of lines that {@link #describe} writes.
     *
     * @param word the word
     * @return true if it is
     */
    public static boolean isKeyword(String word) {
        return word.equals(BOX) || word.equals(REGIONS) || word.equals(GridLine.KEYWORD) || RuleLines.isKeyword(word);
    }

    /**
     * Reads the lines that name a layout.
     *
     * @param lines the lines in the form of {@link #describe}; if the first is missing, the digits name the usual layout of their side
     * @return the layout
     * @throws GridFormatException if the lines do not name a layout, or one contains a line end; lines are counted from 1 in the list
     */
    public static Layout parse(List<String> lines) {
        List<Line> all = requireLines(lines);
        int base = indexOfBase(all);
        if (base >= 0) {
            return withRules(base(all.get(base)), all, base);
        }
        Optional<Layout> usual = DigitsLine.usualLayout(all);
        if (usual.isPresent()) {
            return withRules(usual.get(), all, base);
        }
        String expected = "the line \"box RxC\", \"grid RxC\" or \"regions …\"";
        Line first = all.stream().filter(Line::isContent).findFirst().orElse(null);
        if (first == null) {
            throw new GridFormatException(1, 1, "the end of the text", expected);
        }
        throw atWhole(first, "\"box RxC\", \"grid RxC\" or \"regions …\" first");
    }

    /**
     * Reads rules and adds them to a layout.
     *
     * @param layout the layout
     * @param lines the lines in the form of {@link #describe}; the first, which names the boxes or regions, may be missing
     * @return the new layout
     * @throws GridFormatException if a line is not a rule, the layout cannot have it, the first line names other boxes or regions than those of the
     *     layout, or a line contains a line end; lines are counted from 1 in the list
     */
    public static Layout addRules(Layout layout, List<String> lines) {
        List<Line> all = requireLines(lines);
        int base = indexOfBase(all);
        if (base >= 0 && !isBaseOf(layout, all.get(base))) {
            throw atWhole(
                    all.get(base),
                    "the layout of the puzzle, \"" + describe(layout.base()).get(0) + "\"");
        }
        return withRules(DigitsLine.applyToPuzzle(layout, all), all, base);
    }

    /**
     * The boxes or regions, and the digits, that lines of rules name.
     *
     * @param lines the lines, as for {@link #addRules}
     * @return the layout without the rules; if only digits are named, the usual one of their side; empty if the lines do not tell the side
     * @throws GridFormatException if such a line is malformed; digits alone that no grid can have are left to {@link #addRules}, which knows the side
     */
    public static Optional<Layout> base(List<String> lines) {
        List<Line> all = requireLines(lines);
        int base = indexOfBase(all);
        Optional<Layout> layout = base >= 0 ? Optional.of(base(all.get(base))) : DigitsLine.usualLayout(all);
        return layout.map(known -> DigitsLine.apply(known, all));
    }

    /**
     * A layout with the digits that lines of rules name, with which puzzles are to be read before the rules are added.
     *
     * @param layout a layout without rules
     * @param lines the lines, as for {@link #addRules}
     * @return the layout itself if no line names the digits
     * @throws GridFormatException if a line names other digits than a grid of the side can have, or contains a line end
     */
    public static Layout withDigits(Layout layout, List<String> lines) {
        return DigitsLine.apply(layout, requireLines(lines));
    }

    /**
     * Whether lines of rules name the boxes, regions or size of the grid.
     *
     * @param lines the lines, as for {@link #addRules}
     * @return true if the first line that names no digits does
     * @throws GridFormatException if a line contains a line end
     */
    public static boolean namesBase(List<String> lines) {
        return indexOfBase(requireLines(lines)) >= 0;
    }

    /** Adds rules and digits to a layout; the line with an index, if it is not negative, names the layout. */
    private static Layout withRules(Layout layout, List<Line> lines, int base) {
        int gridLine = base < 0 ? 0 : lines.get(base).number();
        RuleLines rules = new RuleLines(DigitsLine.apply(layout, lines), gridLine);
        for (int i = 0; i < lines.size(); i++) {
            if (i != base) {
                rules.add(lines.get(i).text(), lines.get(i).number());
            }
        }
        return rules.layout();
    }

    /** Whether a line names the boxes or regions of a layout, with whatever digits. */
    private static boolean isBaseOf(Layout layout, Line line) {
        Layout named = base(line);
        return DigitsLine.canHave(named, layout.values())
                && named.withValues(layout.values()).equals(layout.base());
    }

    private static GridFormatException atWhole(Line line, String expected) {
        return GridFormatException.atToken(
                line.number(), line.text(), 0, line.text().length(), expected);
    }

    /** The lines with their numbers, from 1. */
    private static List<Line> requireLines(List<String> texts) {
        List<Line> lines = new ArrayList<>();
        for (String text : texts) {
            int number = lines.size() + 1;
            for (int j = 0; j < text.length(); j++) {
                if (text.charAt(j) == '\n' || text.charAt(j) == '\r') {
                    throw GridFormatException.atCharacter(number, text, j, "text on one line");
                }
            }
            lines.add(new Line(number, text, false));
        }
        return lines;
    }

    /** The index of the line that names boxes or regions: the first with content but for those that name the digits; −1 if there is none. */
    static int indexOfBase(List<Line> lines) {
        int index = 0;
        while (index < lines.size() && (!lines.get(index).isContent() || DigitsLine.is(lines.get(index)))) {
            index++;
        }
        return index < lines.size() && isBase(lines.get(index).text()) ? index : -1;
    }

    /** Whether a line names boxes or regions. */
    static boolean isBase(String line) {
        String word = RuleLines.firstWord(line);
        return word.equals(BOX) || word.equals(NO_BOXES) || word.equals(REGIONS) || word.equals(GridLine.KEYWORD);
    }

    /** Reads a line that names boxes or regions. */
    static Layout base(Line named) {
        String line = named.text();
        int number = named.number();
        String word = RuleLines.firstWord(line);
        int from = line.indexOf(word) + word.length();
        if (word.equals(REGIONS)) {
            return RegionParser.parse(withoutComment(line, from), number, from);
        }
        String text = RuleLines.withoutComment(line);
        if (word.equals(GridLine.KEYWORD)) {
            return GridLine.parse(text.stripTrailing(), number, from);
        }
        if (word.equals(NO_BOXES)) {
            RuleWords words = new RuleWords(text, number, from, Layout.classic());
            int side = words.number("the side of the grid", 1, Layout.MAX_SIDE);
            words.requireEnd();
            return Layout.boxes(1, side);
        }
        BoxShape shape = BoxParser.parse(text, number, from);
        return Layout.boxes(shape.rows(), shape.columns());
    }

    /** A line of regions without the comment that follows them; a number sign may also be the name of a region. */
    private static String withoutComment(String line, int from) {
        String text = RuleLines.withoutComment(line);
        int start = LineParser.skipSpace(text, from);
        int end = LineParser.endOfWord(text, start);
        boolean isOneWord = LineParser.skipSpace(text, end) == text.length();
        return isOneWord && end - start >= REGIONS_OF_CHARACTERS ? text : line;
    }
}
