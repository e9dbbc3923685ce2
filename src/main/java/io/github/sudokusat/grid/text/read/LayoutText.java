package io.github.sudokusat.grid.text.read;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.TextOptions;
import io.github.sudokusat.text.Listing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads and writes layouts as text: the shape of the boxes, the regions of a jigsaw, and lines that name a whole layout, which go into the comments
 * of an exported file and are read back.
 *
 * <p>The lines of a layout are, in this order: {@code box RxC} or {@code regions …}; then {@code rule NAME} for each {@link Variant}; then
 * {@code house r1c1 r2c3 … : NAME} for each added {@link House}; then {@code differ r1c1 r2c3 … : NAME} for each other {@link MustDiffer}, its cells in
 * pairs.
 */
public final class LayoutText {

    private static final Set<Class<MustDiffer>> KNOWN_RULES = Set.of(MustDiffer.class);

    private static final String BOX = "box ";
    private static final String REGIONS = "regions ";
    private static final String RULE = "rule ";
    private static final String HOUSE = "house ";
    private static final String DIFFER = "differ ";

    private LayoutText() {}

    /**
     * Reads the shape of a box, such as {@code 3x3}.
     *
     * @param text rows, {@code x}, {@code X} or {@code ×}, columns; spaces around it are allowed
     * @return the shape
     * @throws GridFormatException if the text has another form, a number is 0, or the side would be more than {@link Layout#MAX_SIDE}
     */
    public static BoxShape parseBox(CharSequence text) {
        return parseBox(text.toString(), 1, 0);
    }

    private static BoxShape parseBox(String text, int line, int from) {
        int start = LineParser.skipSpace(text, from);
        int x = endOfNumber(text, start);
        if (x == start || x == text.length() || "xX×".indexOf(text.charAt(x)) < 0) {
            throw GridFormatException.atCharacter(
                    line,
                    text,
                    x,
                    x == start ? "a box such as 3x3" : "\"x\" between the numbers of rows and columns, as in 3x3");
        }
        int end = endOfNumber(text, x + 1);
        int after = LineParser.skipSpace(text, end);
        if (end == x + 1 || after < text.length()) {
            throw GridFormatException.atCharacter(
                    line,
                    text,
                    end == x + 1 ? end : after,
                    end == x + 1 ? "the columns of a box" : "the end of the box");
        }
        int rows = number(text, start, x);
        int columns = number(text, x + 1, end);
        if (rows < 1 || columns < 1 || rows * columns > Layout.MAX_SIDE) {
            throw GridFormatException.atToken(
                    line, text, start, end, "a box of 1 to " + Layout.MAX_SIDE + " cells, such as 3x3");
        }
        return new BoxShape(rows, columns);
    }

    private static int endOfNumber(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** The value of digits; for a number beyond the largest side, the largest side plus one. */
    private static int number(String text, int start, int end) {
        int value = 0;
        for (int i = start; i < end; i++) {
            value = Math.min(Layout.MAX_SIDE + 1, value * 10 + (text.charAt(i) - '0'));
        }
        return value;
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
     * @return the regions row by row as {@link #parseRegions} reads them: one character for each cell up to side 35, numbers separated by spaces
     *     beyond
     */
    public static String regions(Layout layout) {
        StringBuilder text = new StringBuilder();
        boolean isWide = layout.side() > TextOptions.DEFAULT_ALPHABET.length();
        for (int region : layout.regionOfCells()) {
            if (isWide) {
                text.append(text.length() == 0 ? "" : " ").append(region + 1);
            } else {
                text.append(TextOptions.DEFAULT_ALPHABET.charAt(region));
            }
        }
        return text.toString();
    }

    /**
     * Names a layout in lines from which {@link #parse} creates an equal layout.
     *
     * @param layout the layout
     * @return one or more lines, without line ends; the first names the boxes or regions
     * @throws IllegalArgumentException if the layout has a rule of a class that has no text
     */
    public static List<String> describe(Layout layout) {
        layout.requireKnownRules("the text form of layouts", KNOWN_RULES);
        List<String> lines = new ArrayList<>();
        Optional<BoxShape> shape = layout.boxShape();
        lines.add(shape.isPresent() ? BOX + shape.get() : REGIONS + regions(layout));
        for (Variant variant : layout.variants()) {
            lines.add(RULE + variant.text());
        }
        for (House house : layout.addedHouses()) {
            lines.add(describe(house, layout.side()));
        }
        for (MustDiffer rule : layout.mustDifferRules()) {
            if (layout.addedRules().contains(rule)) {
                lines.add(describe(rule, layout.side()));
            }
        }
        return lines;
    }

    private static String describe(House house, int side) {
        StringBuilder text = new StringBuilder(HOUSE);
        for (int cell : house.cells()) {
            text.append(Cell.of(cell, side)).append(' ');
        }
        return text.append(": ").append(house).toString();
    }

    private static String describe(MustDiffer pairs, int side) {
        StringBuilder text = new StringBuilder(DIFFER);
        for (int i = 0; i < pairs.size(); i++) {
            text.append(Cell.of(pairs.first(i), side)).append(' ');
            text.append(Cell.of(pairs.second(i), side)).append(' ');
        }
        return text.append(": ").append(pairs.name()).toString();
    }

    /**
     * Reads the lines that name a layout.
     *
     * @param lines the lines in the form of {@link #describe}
     * @return the layout
     * @throws GridFormatException if the lines do not name a layout, or one contains a line end; lines are counted from 1 in the list
     */
    public static Layout parse(List<String> lines) {
        if (lines.isEmpty()) {
            throw new GridFormatException(1, 1, "the end of the text", "the line \"box RxC\" or \"regions …\"");
        }
        for (int i = 0; i < lines.size(); i++) {
            requireOneLine(lines.get(i), i + 1);
        }
        Layout layout = parseFirst(lines.get(0));
        for (int i = 1; i < lines.size(); i++) {
            layout = parseRule(layout, lines.get(i), i + 1);
        }
        return layout;
    }

    private static void requireOneLine(String line, int number) {
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '\n' || line.charAt(i) == '\r') {
                throw GridFormatException.atCharacter(number, line, i, "text on one line");
            }
        }
    }

    private static Layout parseFirst(String line) {
        if (line.startsWith(BOX)) {
            BoxShape shape = parseBox(line, 1, BOX.length());
            return Layout.boxes(shape.rows(), shape.columns());
        }
        if (line.startsWith(REGIONS)) {
            return RegionParser.parse(line, 1, REGIONS.length());
        }
        throw GridFormatException.atToken(1, line, 0, line.length(), "\"box RxC\" or \"regions …\" first");
    }

    private static Layout parseRule(Layout layout, String line, int number) {
        if (line.startsWith(DIFFER)) {
            return layout.with(parsePairs(line, number, layout.side()));
        }
        if (line.startsWith(HOUSE)) {
            return layout.with(parseHouse(line, number, layout.side()));
        }
        Optional<Variant> variant =
                line.startsWith(RULE) ? Variant.named(line.substring(RULE.length())) : Optional.empty();
        if (variant.isEmpty()) {
            int start = line.startsWith(RULE) ? RULE.length() : 0;
            throw GridFormatException.atToken(
                    number, line, start, line.length(), start == 0 ? "\"rule NAME\"" : ruleNames());
        }
        try {
            return layout.with(variant.get());
        } catch (IllegalArgumentException unfit) {
            throw new GridFormatException(
                    number,
                    RULE.length() + 1,
                    GridFormatException.quote(line, RULE.length(), line.length()),
                    "a rule that a layout of " + layout + " can have");
        }
    }

    private static String ruleNames() {
        List<String> names = new ArrayList<>();
        for (Variant variant : Variant.values()) {
            names.add(variant.text());
        }
        return Listing.or(names);
    }

    private static MustDiffer parsePairs(String line, int number, int side) {
        NamedCells read = NamedCells.read(line, number, side, DIFFER.length(), true);
        try {
            return MustDiffer.of(read.name, read.cells);
        } catch (IllegalArgumentException badName) {
            throw read.badName(line, number, "a rule's name that is not blank and has no control characters");
        }
    }

    private static House parseHouse(String line, int number, int side) {
        NamedCells read = NamedCells.read(line, number, side, HOUSE.length(), false);
        try {
            return House.of(read.name, read.cells);
        } catch (IllegalArgumentException badName) {
            throw read.badName(line, number, "a house's name that is not blank and has no control characters");
        }
    }

    /** The cells that a line lists, and the name that follows them after a colon. */
    private static final class NamedCells {

        private final int[] cells;
        private final String name;
        private final int nameStart;

        private NamedCells(int[] cells, String name, int nameStart) {
            this.cells = cells;
            this.name = name;
            this.nameStart = nameStart;
        }

        /**
         * Reads a line.
         *
         * @param line the line
         * @param number its number, for messages
         * @param side the side of the grid
         * @param from where the cells begin
         * @param isPairs whether the cells are pairs of different cells; otherwise there are {@code side} different cells
         */
        static NamedCells read(String line, int number, int side, int from, boolean isPairs) {
            int[] cells = new int[isPairs ? line.length() : side];
            int count = 0;
            int index = LineParser.skipSpace(line, from);
            while (index < line.length() && line.charAt(index) != ':') {
                int end = endOfCell(line, index);
                int cell = cell(line, index, end, side);
                if (!isPairs && count == side) {
                    throw GridFormatException.atToken(
                            number, line, index, endOfWord(line, index), "\": NAME\" after " + side + " cells");
                }
                int compared = isPairs ? count % 2 : count;
                if (cell < 0 || contains(cells, count - compared, count, cell)) {
                    throw GridFormatException.atToken(
                            number,
                            line,
                            index,
                            endOfWord(line, index),
                            "a cell of the grid such as r1c2, "
                                    + (isPairs ? "two different cells in each pair" : "and each cell only once"));
                }
                cells[count++] = cell;
                index = LineParser.skipSpace(line, end);
            }
            boolean isComplete = isPairs ? count % 2 == 0 : count == side;
            if (index == line.length() || !isComplete) {
                String missing = isPairs ? "the other cell of a pair" : side + " cells before the colon, not " + count;
                throw GridFormatException.atCharacter(number, line, index, isComplete ? "\": NAME\"" : missing);
            }
            boolean hasSpace = index + 1 < line.length() && line.charAt(index + 1) == ' ';
            int name = index + (hasSpace ? 2 : 1);
            return new NamedCells(Arrays.copyOf(cells, count), line.substring(name), name);
        }

        /** The end of a text such as {@code r1c2}; its beginning if there is none. */
        private static int endOfCell(String line, int start) {
            int column = line.charAt(start) == 'r' ? endOfNumber(line, start + 1) : start;
            boolean hasColumn = column > start && column < line.length() && line.charAt(column) == 'c';
            return hasColumn ? endOfNumber(line, column + 1) : start;
        }

        /** The number of the cell that a text names; −1 if it names none of the grid. */
        private static int cell(String line, int start, int end, int side) {
            if (end == start) {
                return -1;
            }
            int column = line.indexOf('c', start);
            int row = number(line, start + 1, column);
            int place = number(line, column + 1, end);
            return row < 1 || row > side || place < 1 || place > side ? -1 : (row - 1) * side + place - 1;
        }

        private static boolean contains(int[] cells, int from, int to, int cell) {
            for (int i = from; i < to; i++) {
                if (cells[i] == cell) {
                    return true;
                }
            }
            return false;
        }

        GridFormatException badName(String line, int number, String expected) {
            return GridFormatException.atToken(number, line, nameStart, line.length(), expected);
        }
    }

    private static int endOfWord(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) != ' ' && text.charAt(end) != '\t') {
            end++;
        }
        return end;
    }
}
