package io.github.sudokusat.format;

import io.github.sudokusat.grid.Layout;

/**
 * The borders of a picture: lines wherever two neighbours are in different boxes or regions, and around the grid.
 *
 * <p>Two columns that no border separates in any row have only the padding between them; if a border separates them in some row, every row has a
 * border or a space with padding on either side. A horizontal border takes a line of its own if it separates any two cells.
 */
final class Frame {

    /** The characters for a crossing with lines up (1), down (2), left (4), right (8). */
    static final String UNICODE = " │││─┘┐┤─└┌├─┴┬┼";

    static final String ASCII = " |||-+++-+++-+++";

    private static final int UP = 1;
    private static final int DOWN = 2;
    private static final int LEFT = 4;
    private static final int RIGHT = 8;

    private final int rows;
    private final int columns;
    private final Borders borders;
    private final int[] widths;
    private final String characters;
    /** The text on either side of a border, and between two cells without a border. */
    private final String padding;
    /** For each place to the left of a column, and to the right of the last one, whether there is a border in some row. */
    private final boolean[] hasSide;

    Frame(Layout layout, int[] widths, String characters, String padding) {
        this.rows = layout.rows();
        this.columns = layout.columns();
        this.borders = Borders.of(layout);
        this.widths = widths;
        this.characters = characters;
        this.padding = padding;
        this.hasSide = new boolean[columns + 1];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column <= columns; column++) {
                hasSide[column] |= borders.isBetween(row, column - 1, row, column);
            }
        }
    }

    /**
     * A picture of texts of any length in columns, with a space on either side of a border.
     *
     * @param layout gives the borders
     * @param cells the text of each cell
     * @param lengths the number of terminal columns that each of them takes
     * @param characters the characters of the borders
     * @return the rows, without a line end after the last one
     */
    static String table(Layout layout, String[] cells, int[] lengths, String characters) {
        int side = layout.side();
        CellSigns signs = CellSigns.of(layout, characters);
        int[] widths = new int[side];
        for (int cell : layout.cells()) {
            widths[cell % side] = Math.max(widths[cell % side], lengths[cell] + signs.width());
        }
        Frame frame = new Frame(layout, widths, characters, " ");
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < layout.rows(); row++) {
            frame.appendBorder(text, row);
            for (int column = 0; column < layout.columns(); column++) {
                frame.appendSide(text, row, column);
                int cell = row * side + column;
                signs.appendLeft(text, cell);
                text.append(cells[cell]);
                signs.appendRight(text, cell);
                repeat(text, ' ', widths[column] - lengths[cell] - signs.width());
            }
            frame.appendSide(text, row, layout.columns());
            text.append('\n');
        }
        frame.appendBorder(text, layout.rows());
        text.setLength(text.length() - 1);
        return text.toString();
    }

    /** Appends what is to the left of a cell, or to the right of the last column: a border or spaces. */
    void appendSide(StringBuilder line, int row, int column) {
        if (!hasSide[column]) {
            line.append(padding);
            return;
        }
        line.append(column == 0 ? "" : padding);
        line.append(characters.charAt(borders.isBetween(row, column - 1, row, column) ? UP | DOWN : 0));
        line.append(column == columns ? "" : padding);
    }

    /** Appends the border above a row, or below the last one, with its line end; nothing if it does not separate any cells. */
    void appendBorder(StringBuilder text, int row) {
        if (!hasBorder(row)) {
            return;
        }
        for (int column = 0; column <= columns; column++) {
            appendCrossing(text, row, column);
            if (column < columns) {
                char line = characters.charAt(borders.isBetween(row - 1, column, row, column) ? LEFT | RIGHT : 0);
                repeat(text, line, widths[column]);
            }
        }
        text.append('\n');
    }

    private boolean hasBorder(int row) {
        for (int column = 0; column < columns; column++) {
            if (borders.isBetween(row - 1, column, row, column)) {
                return true;
            }
        }
        return false;
    }

    private void appendCrossing(StringBuilder text, int row, int column) {
        boolean left = borders.isBetween(row - 1, column - 1, row, column - 1);
        boolean right = borders.isBetween(row - 1, column, row, column);
        int arms = (borders.isBetween(row - 1, column - 1, row - 1, column) ? UP : 0)
                | (borders.isBetween(row, column - 1, row, column) ? DOWN : 0)
                | (left ? LEFT : 0)
                | (right ? RIGHT : 0);
        if (!hasSide[column]) {
            text.append(padding.isEmpty() ? "" : characters.substring(arms, arms + 1));
            return;
        }
        repeat(text, characters.charAt(left ? LEFT : 0), column == 0 ? 0 : padding.length());
        text.append(characters.charAt(arms));
        repeat(text, characters.charAt(right ? RIGHT : 0), column == columns ? 0 : padding.length());
    }

    static void repeat(StringBuilder text, char c, int count) {
        for (int i = 0; i < count; i++) {
            text.append(c);
        }
    }
}
