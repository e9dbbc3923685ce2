package io.github.sudokusat.format.svg;

import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import java.util.List;

/** Draws digits and pencil marks. Lengths are tenths of a unit. */
final class DigitPainter {

    /** The distance between the pencil marks and the edge of their cell. */
    private static final int MARKS_INSET = 40;

    /** The distance between the pencil marks and the upper edge of a cell with a label. */
    private static final int LABEL_INSET = 150;

    /** The size of what stands beside a doubled digit, and how far it is from the middle of the cell. */
    private static final int HALF_SIZE = 110;

    private static final int HALF_RIGHT = 200;

    private static final int HALF_DOWN = 200;

    private final Grid position;
    private final int side;
    private final DigitSymbols symbols;

    DigitPainter(Grid position, String alphabet) {
        this.position = position;
        this.side = position.layout().side();
        this.symbols = DigitSymbols.of(alphabet, position.layout());
    }

    /** Appends the digits that are givens, or those that are not. */
    void appendDigits(Grid puzzle, boolean areGivens, StringBuilder out) {
        int size = 400 / (symbols.text(side).length() + 1) * 2;
        StringBuilder digits = new StringBuilder();
        for (int cell : position.layout().cells()) {
            int digit = position.digit(cell);
            if (digit != 0 && (puzzle.digit(cell) != 0) == areGivens) {
                int x = cell % side * GridLines.CELL + GridLines.CELL / 2;
                int y = cell / side * GridLines.CELL + GridLines.CELL / 2;
                new SvgOut(digits).text(new Point(x, y), size, symbols.text(digit));
                appendHalf(digit, new Point(x + HALF_RIGHT, y + HALF_DOWN), digits);
            }
        }
        if (digits.length() > 0) {
            out.append("<g font-size=\"").append(PathData.decimal(size)).append('"');
            out.append(areGivens ? " font-weight=\"bold\"" : "").append(">\n");
            out.append(digits).append("</g>\n");
        }
    }

    /** Appends what a doubled digit doubles. */
    private void appendHalf(int digit, Point centre, StringBuilder out) {
        int plain = position.layout().values().plain(digit);
        if (plain != digit) {
            new SvgOut(out)
                    .text(centre, HALF_SIZE, "2·" + symbols.text(plain), "font-size", PathData.decimal(HALF_SIZE));
        }
    }

    /** Appends the pencil marks of the blank cells, which give way to labels in the corners of some cells. */
    void appendMarks(PencilMarks marks, List<Cell> labelledCells, StringBuilder out) {
        int columns = columns(side);
        int size = Math.min(200, 480 / columns) * 2 / (symbols.text(side).length() + 1);
        out.append("<g font-size=\"").append(PathData.decimal(size)).append("\" fill=\"#333\">\n");
        for (int cell : position.layout().cells()) {
            for (int digit = 1; position.digit(cell) == 0 && digit <= side; digit++) {
                if (marks.has(cell, digit)) {
                    int top = labelledCells.contains(Cell.numbered(cell, side)) ? LABEL_INSET : MARKS_INSET;
                    int x = cell % side * GridLines.CELL + place((digit - 1) % columns, columns, MARKS_INSET);
                    int y = cell / side * GridLines.CELL + place((digit - 1) / columns, rows(side), top);
                    new SvgOut(out).text(new Point(x, y), size, symbols.text(digit));
                }
            }
        }
        out.append("</g>\n");
    }

    /** The centre of one of several equal parts of a cell that begin a distance from its edge. */
    private static int place(int index, int count, int inset) {
        return inset + (GridLines.CELL - inset - MARKS_INSET) * (2 * index + 1) / (2 * count);
    }

    /** The number of pencil marks side by side: the root of the side, rounded up. */
    private static int columns(int side) {
        int columns = 1;
        while (columns * columns < side) {
            columns++;
        }
        return columns;
    }

    private static int rows(int side) {
        return (side + columns(side) - 1) / columns(side);
    }
}
