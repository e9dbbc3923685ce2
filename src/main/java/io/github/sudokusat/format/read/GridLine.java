package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import java.util.Arrays;

/**
 * The line that names a grid with fewer rows, columns, or cells in a box than digits: {@code grid 6x8 box 2x4}, {@code grid 4x7 regions …} or, without
 * boxes, {@code grid 9x8}. Boxes of 3 × 3 on a grid of 9×9 are named as ever, by {@code box 3x3}, and the digits by their own line.
 */
final class GridLine {

    static final String KEYWORD = "grid";

    /** The name of no region. */
    private static final String NO_REGION = ".";

    private GridLine() {}

    /** The line of a layout that is not {@linkplain Layout#isUsual usual}, or {@code box RxC}. */
    static String describe(Layout layout) {
        int rows = layout.rows();
        int columns = layout.columns();
        BoxShape box = layout.boxShape().orElse(null);
        if (box != null && box.side() == rows && box.side() == columns) {
            return LayoutText.BOX + " " + box;
        }
        String grid = KEYWORD + " " + rows + "x" + columns;
        if (box != null) {
            return grid + " " + LayoutText.BOX + " " + box;
        }
        boolean hasRegions = Arrays.stream(regionOfCells(layout)).anyMatch(region -> region >= 0);
        return hasRegions ? grid + " " + LayoutText.REGIONS + " " + regions(layout) : grid;
    }

    /** The digits of a layout that is read without a line that names them. */
    static DigitValues usualDigits(Layout layout) {
        BoxShape box = layout.boxShape().orElse(null);
        int most = box == null ? largestRegion(regionOfCells(layout)) : box.side();
        return new DigitValues(1, Math.max(most, Math.max(layout.rows(), layout.columns())));
    }

    /** The names of all regions, cell by cell. */
    static String regions(Layout layout) {
        return names(regionOfCells(layout));
    }

    private static int[] regionOfCells(Layout layout) {
        int[] regionOfCell = layout.regionOfCells();
        return Arrays.stream(layout.cells()).map(cell -> regionOfCell[cell]).toArray();
    }

    private static int largestRegion(int... regions) {
        int[] sizes = new int[regions.length];
        int largest = 0;
        for (int region : regions) {
            largest = region < 0 ? largest : Math.max(largest, ++sizes[region]);
        }
        return largest;
    }

    private static String names(int... regions) {
        int last = Arrays.stream(regions).max().orElse(0);
        boolean isWide = last >= TextOptions.DEFAULT_ALPHABET.length();
        StringBuilder text = new StringBuilder();
        for (int region : regions) {
            text.append(isWide && text.length() > 0 ? " " : "");
            if (region < 0) {
                text.append(NO_REGION);
            } else if (isWide) {
                text.append(region + 1);
            } else {
                text.append(TextOptions.DEFAULT_ALPHABET.charAt(region));
            }
        }
        return text.toString();
    }

    /** Reads what follows the keyword. */
    static Layout parse(String line, int number, int from) {
        int start = LineParser.skipSpace(line, from);
        int end = LineParser.endOfWord(line, start);
        int[] size = size(line, number, start, end);
        int rows = size[0];
        int columns = size[1];
        int word = LineParser.skipSpace(line, end);
        int after = LineParser.endOfWord(line, word);
        String what = line.substring(word, after);
        if (what.isEmpty()) {
            return Layout.rectangle(rows, columns, Math.max(rows, columns));
        }
        if (what.equals(LayoutText.BOX)) {
            return withBoxes(rows, columns, line, number, after);
        }
        if (!what.equals(LayoutText.REGIONS)) {
            throw GridFormatException.atToken(
                    number, line, word, after, "\"box RxC\", \"regions …\" or the end of the line");
        }
        int[] regions = RegionParser.ofGrid(line, number, after, rows, columns, NO_REGION);
        int digits = Math.max(largestRegion(regions), Math.max(rows, columns));
        if (digits > Layout.MAX_SIDE) {
            throw GridFormatException.atToken(
                    number, line, after, line.length(), "regions of at most " + Layout.MAX_SIDE + " cells");
        }
        return Layout.rectangle(rows, columns, digits, regions);
    }

    private static int[] size(String line, int number, int start, int end) {
        int x = BoxParser.endOfNumber(line, start);
        boolean hasX = x > start && x < end && "xX×".indexOf(line.charAt(x)) >= 0;
        int rows = hasX ? BoxParser.number(line, start, x) : 0;
        int columns = hasX && BoxParser.endOfNumber(line, x + 1) == end ? BoxParser.number(line, x + 1, end) : 0;
        if (rows < 1 || columns < 1 || Math.max(rows, columns) > Layout.MAX_SIDE) {
            throw GridFormatException.atToken(
                    number,
                    line,
                    start,
                    end,
                    "the rows and columns of a grid, such as 6x8, from 1 to " + Layout.MAX_SIDE);
        }
        return new int[] {rows, columns};
    }

    private static Layout withBoxes(int rows, int columns, String line, int number, int from) {
        BoxShape box = BoxParser.parse(line, number, from);
        if (rows % box.rows() != 0 || columns % box.columns() != 0) {
            int start = LineParser.skipSpace(line, from);
            throw GridFormatException.atToken(
                    number,
                    line,
                    start,
                    LineParser.endOfWord(line, start),
                    "boxes that divide " + rows + " rows and " + columns + " columns");
        }
        return Layout.rectangle(rows, columns, Math.max(box.side(), Math.max(rows, columns)), box);
    }
}
