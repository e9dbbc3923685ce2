package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads cells that are cut into {@linkplain Row rows} of tokens: characters, numbers or candidates. */
final class TokenParser {

    /** The way in which the tokens of one puzzle are read. */
    private enum Kind {
        /** Every character is a cell. */
        CHARACTERS,
        /** Every token is a decimal number or a blank. */
        NUMBERS,
        /** Every token has the candidates of a cell, one character each. */
        CANDIDATES,
        /** Every token has the candidates of a cell, numbers separated by slashes. */
        SEPARATED_CANDIDATES
    }

    private final Symbols symbols;
    private final Sides sides;

    TokenParser(Symbols symbols, Sides sides) {
        this.symbols = symbols;
        this.sides = sides;
    }

    /** The puzzle with the given rows, all of which must have the same number of cells: the side, or those of the whole grid on one line. */
    Parsed parse(List<Row> rows, int side, int cellsPerRow) {
        Kind kind = kind(rows, side, cellsPerRow);
        for (Row row : rows) {
            requireCells(row, kind, cellsPerRow);
        }
        if (rows.size() * cellsPerRow != sides.rows(side) * sides.columns(side)) {
            throw wrongRowCount(rows, side);
        }
        // Only now, because a layout is expensive and the side may be the mistake.
        Layout layout = sides.layout(side);
        if (layout == null) {
            throw Sides.noBoxes(side, rows.get(0).lineNumber(), 1);
        }
        int[] digits = new int[rows.size() * cellsPerRow];
        PencilMarks.Builder marks =
                kind == Kind.CHARACTERS || kind == Kind.NUMBERS ? null : PencilMarks.builder(layout);
        for (int i = 0; i < rows.size(); i++) {
            readRow(rows.get(i), kind, side, digits, marks, i * cellsPerRow, cellsPerRow);
        }
        return marks == null ? Parsed.of(Grid.of(layout, digits)) : Parsed.of(marks.build());
    }

    /** Whether each token of a row could be the number, or the candidates, of a cell in a grid of a side. */
    boolean couldBeRow(Row row, int side) {
        int digits = side < 10 ? 1 : side < 100 ? 2 : 3;
        for (int token = 0; token < row.tokens(); token++) {
            int length = row.end(token) - row.start(token);
            boolean isKnown = length <= 1 || contains(row, token, '/');
            if (!isKnown && !(length <= digits && isNumber(row, token, side)) && !isCandidates(row, token, side)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNumber(Row row, int token, int side) {
        int value = 0;
        for (int i = row.start(token); i < row.end(token); i++) {
            char c = row.text().charAt(i);
            if (c < '0' || c > '9') {
                return false;
            }
            value = value * 10 + (c - '0');
        }
        return value <= side;
    }

    private boolean isCandidates(Row row, int token, int side) {
        boolean[] seen = new boolean[side + 1];
        for (int i = row.start(token); i < row.end(token); i++) {
            int digit = symbols.meaning(row.text().charAt(i), side);
            if (digit < 1 || digit > side || seen[digit]) {
                return false;
            }
            seen[digit] = true;
        }
        return true;
    }

    /** Whether a row holds a digit beyond a side; tokens of more than one character are read as numbers. */
    boolean hasBeyond(Row row, int side) {
        for (int token = 0; token < row.tokens(); token++) {
            int length = row.end(token) - row.start(token);
            if (row.tokens() > 1 && length > 1) {
                return true;
            }
            for (int i = row.start(token); i < row.end(token); i++) {
                if (symbols.meaning(row.text().charAt(i), symbols.largestSide()) > side) {
                    return true;
                }
            }
        }
        return false;
    }

    private GridFormatException wrongRowCount(List<Row> rows, int side) {
        Row last = rows.get(rows.size() - 1);
        return new GridFormatException(
                last.lineNumber(),
                last.text().length() + 1,
                rows.size() == 1 ? "1 row" : rows.size() + " rows",
                sides.rows(side) + " rows of " + sides.columns(side) + " cells");
    }

    private Kind kind(List<Row> rows, int side, int cellsPerRow) {
        Row telling = null;
        boolean isLong = false;
        boolean hasGap = false;
        for (Row row : rows) {
            hasGap |= row.hasGap();
            for (int token = 0; token < row.tokens(); token++) {
                if (contains(row, token, '/')) {
                    return Kind.SEPARATED_CANDIDATES;
                }
                isLong |= isLong(row, token);
            }
            telling = telling == null && !row.isSingle() ? row : telling;
        }
        if (telling == null) {
            return side > symbols.largestSide() ? Kind.NUMBERS : Kind.CHARACTERS;
        }
        if (hasGap) {
            return Kind.NUMBERS;
        }
        if (telling.tokens() == 1 || (telling.tokens() != cellsPerRow && telling.characters() == cellsPerRow)) {
            return Kind.CHARACTERS;
        }
        boolean fits = side < 10 || (isLong && side <= symbols.largestSide());
        // Programs do not print blanks in a candidate grid; if there are some, "12" is more likely a number that is too
        // large.
        return fits && cellsPerRow == sides.columns(side) && !hasBlank(rows) ? Kind.CANDIDATES : Kind.NUMBERS;
    }

    /** Whether a token is longer than any number, or has a letter, so that it can only be candidates. */
    private static boolean isLong(Row row, int token) {
        int length = row.end(token) - row.start(token);
        return length > 3 || (length > 1 && hasLetter(row, token));
    }

    private boolean hasBlank(List<Row> rows) {
        for (Row row : rows) {
            for (int token = 0; token < row.tokens(); token++) {
                if (row.end(token) - row.start(token) == 1 && isBlank(row.text().charAt(row.start(token)))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isBlank(char c) {
        return (c == '0' && symbols.leastValue() > 0)
                || (symbols.meaning(c, 1) == Symbols.BLANK && (c < '1' || c > '9'));
    }

    private static boolean contains(Row row, int token, char wanted) {
        for (int i = row.start(token); i < row.end(token); i++) {
            if (row.text().charAt(i) == wanted) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasLetter(Row row, int token) {
        for (int i = row.start(token); i < row.end(token); i++) {
            if (Character.isLetter(row.text().charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static void requireCells(Row row, Kind kind, int cellsPerRow) {
        boolean byCharacter = kind == Kind.CHARACTERS;
        int cells = byCharacter ? row.characters() : row.tokens();
        if (cells == cellsPerRow) {
            return;
        }
        int index = byCharacter ? row.indexOfCharacter(cellsPerRow) : row.indexOfToken(cellsPerRow);
        throw new GridFormatException(row.lineNumber(), index + 1, cells(cells), cells(cellsPerRow) + " on this line");
    }

    private static String cells(int count) {
        return count == 1 ? "1 cell" : count + " cells";
    }

    private void readRow(
            Row row, Kind kind, int side, int[] digits, PencilMarks.@Nullable Builder marks, int first, int count) {
        for (int i = 0; i < count; i++) {
            if (marks != null) {
                readCandidates(row, i, kind, side, marks, sides.cell(first + i, side));
            } else if (kind == Kind.NUMBERS) {
                digits[first + i] = number(row, row.start(i), row.end(i), side);
            } else if (row.hasGap() && row.start(i) == row.end(i)) {
                digits[first + i] = 0;
            } else {
                digits[first + i] = symbols.digit(
                        row.lineNumber(), row.text(), row.isSingle() ? row.start(i) : row.indexOfCharacter(i), side);
            }
        }
    }

    /** The digit that a decimal number stands for, or 0 for a blank. */
    private int number(Row row, int start, int end, int side) {
        String text = row.text();
        if (start == end) {
            return 0;
        }
        if (end - start == 1 && isBlank(text.charAt(start))) {
            return 0;
        }
        int value = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9' || end - start > 3) {
                throw noNumber(row, start, end, side);
            }
            value = value * 10 + (c - '0');
        }
        int digit = value - symbols.leastValue() + 1;
        if (digit < 1 || digit > side) {
            throw noNumber(row, start, end, side);
        }
        return digit;
    }

    private GridFormatException noNumber(Row row, int start, int end, int side) {
        return GridFormatException.atToken(
                row.lineNumber(), row.text(), start, end, "a number " + range(side) + " or a blank");
    }

    private String range(int side) {
        return "from " + symbols.leastValue() + " to " + (side + symbols.leastValue() - 1);
    }

    private void readCandidates(Row row, int token, Kind kind, int side, PencilMarks.Builder marks, int cell) {
        int start = row.start(token);
        int end = row.end(token);
        if (kind == Kind.SEPARATED_CANDIDATES) {
            readSeparated(row, start, end, side, marks, cell);
            return;
        }
        boolean[] seen = new boolean[side + 1];
        for (int i = start; i < end; i++) {
            int digit = symbols.meaning(row.text().charAt(i), side);
            if (digit < 1 || digit > side || seen[digit]) {
                throw GridFormatException.atCharacter(
                        row.lineNumber(), row.text(), i, "candidates " + range(side) + ", each once");
            }
            seen[digit] = true;
            marks.add(cell, digit);
        }
    }

    private void readSeparated(Row row, int start, int end, int side, PencilMarks.Builder marks, int cell) {
        if (end - start == 1 && row.text().charAt(start) == '/') {
            return;
        }
        boolean[] seen = new boolean[side + 1];
        int from = start;
        while (from <= end) {
            int to = row.text().indexOf('/', from);
            to = to < 0 || to > end ? end : to;
            int digit = from == to ? 0 : number(row, from, to, side);
            if (digit == 0 || seen[digit]) {
                throw GridFormatException.atToken(
                        row.lineNumber(), row.text(), from, to, "candidates " + range(side) + ", each once");
            }
            seen[digit] = true;
            marks.add(cell, digit);
            from = to + 1;
        }
    }
}
