package io.github.sudokusat.format.read;

import static java.util.Objects.requireNonNull;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.List;

/**
 * Reads the cells of a puzzle on one line: one character for each cell, or one for each candidate.
 *
 * <p>The cells are the characters from the first that is not white space up to a separator; what follows is a comment.
 */
final class LineParser {

    /** The length of the longest number; a line of characters is longer, except for side 1. */
    private static final int LONGEST_NUMBER = 3;

    /** The smallest side for which lines with spaces are recognized. */
    private static final int SMALLEST_SIDE = 3;

    private final Symbols symbols;
    private final Sides sides;
    private final TokenParser tokenParser;
    private final HodokuParser hodokuParser;

    LineParser(Symbols symbols, Sides sides) {
        this.symbols = symbols;
        this.sides = sides;
        this.tokenParser = new TokenParser(symbols, sides);
        this.hodokuParser = new HodokuParser(symbols, sides);
    }

    /** The puzzle on a line: cells, candidates or numbers. */
    Parsed parse(Line line) {
        String text = line.text();
        int start = skipSpace(text, 0);
        if (isHodokuLine(text, start)) {
            return hodokuParser.parse(line);
        }
        int end = endOfCells(text, start);
        if (start == end) {
            throw GridFormatException.atCharacter(line.number(), text, start, "a puzzle");
        }
        int candidateSide = sideOfCandidates(text, start, end);
        if (candidateSide != Sides.NONE) {
            return Parsed.of(candidates(text, line.number(), start, end, candidateSide));
        }
        if (isSpaced(text, start, end)) {
            return Parsed.of(grid(line, 0, text.length()));
        }
        if (end - start <= LONGEST_NUMBER && end - start != sides.givenCells()) {
            line.requireWhole();
            Row row = Row.of(line, symbols, true);
            if (GapBlocks.areHyphensAlone(text)) {
                Row withBlanks = GapBlocks.withBlanks(line, symbols);
                row = isGrid(withBlanks.tokens()) ? withBlanks : row;
            }
            if (row.tokens() > 1) {
                return numbers(row);
            }
        }
        return Parsed.of(grid(line, start, end));
    }

    /** Whether a line is a library line: it starts with a colon, which is not a character for a cell. */
    private boolean isHodokuLine(String text, int start) {
        return start < text.length()
                && text.charAt(start) == ':'
                && (hodokuParser.isHodokuLine(text)
                        || (!symbols.anyBlank() && symbols.meaning(':', 1) != Symbols.BLANK));
    }

    /** Whether a line is a library line, and not a border of a picture. */
    boolean isHodokuLine(Line line) {
        return hodokuParser.isHodokuLine(line.text());
    }

    /** Whether a line is a whole grid with spaces for blanks. */
    boolean isSpaced(Line line) {
        int start = skipSpace(line.text(), 0);
        return !line.isCut() && isSpaced(line.text(), start, endOfCells(line.text(), start));
    }

    /**
     * Whether a line whose first word has these bounds is a grid with spaces for blanks: its N² characters are all cells, and neither the word nor
     * the words as numbers form a grid.
     */
    private boolean isSpaced(String text, int start, int end) {
        int side = sides.sideOf(text.length());
        boolean isSquare = side > SMALLEST_SIDE && side <= symbols.largestSide() && sides.isLegal(side);
        if (!isSquare || (start == 0 && end == text.length()) || isGrid(end - start)) {
            return false;
        }
        int words = 0;
        int length = 0;
        int longest = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!symbols.isGap(c) && !symbols.isCell(c, side)) {
                return false;
            }
            length = c == ' ' ? 0 : length + 1;
            words += length == 1 ? 1 : 0;
            longest = Math.max(longest, length);
        }
        boolean areNumbers = isGrid(words)
                && longest <= Integer.toString(sides.sideOf(words)).length();
        return !areNumbers;
    }

    /** Whether a number of cells, more than one, is that of a grid that can be read. */
    boolean isGrid(int cells) {
        int side = sides.sideOf(cells);
        return side > 1 && sides.isLegal(side);
    }

    private Parsed numbers(Row row) {
        if (!isGrid(row.tokens())) {
            row.addLastGap();
        }
        int cells = row.tokens();
        int side = sides.sideOf(cells);
        if (side == Sides.NONE || !sides.isLegal(side)) {
            int wanted = sides.expectedCells(cells);
            throw sides.wrongCellCount(cells, row.lineNumber(), row.indexOfToken(wanted) + 1);
        }
        return tokenParser.parse(List.of(row), side, cells);
    }

    /** The end of the cells on a line, where its comment begins; the end of the line if the cells are numbers. */
    int endOfPuzzle(Line line) {
        int start = skipSpace(line.text(), 0);
        if (isHodokuLine(line.text(), start)) {
            return line.text().length();
        }
        int end = endOfCells(line.text(), start);
        if (isSpaced(line.text(), start, end)) {
            return line.text().length();
        }
        return end - start <= LONGEST_NUMBER && end - start != sides.givenCells()
                ? line.text().length()
                : end;
    }

    private PencilMarks candidates(String text, int line, int start, int end, int side) {
        Layout layout = requireNonNull(sides.layout(side), "the side of candidates is legal");
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        for (int i = start; i < end; i++) {
            int wanted = (i - start) % side + 1;
            int digit = symbols.meaning(text.charAt(i), side);
            if (digit == wanted) {
                marks.add(sides.cell((i - start) / side, side), digit);
            } else if (digit != Symbols.BLANK && !symbols.anyBlank()) {
                throw GridFormatException.atCharacter(line, text, i, "the digit " + wanted + " or a blank");
            }
        }
        return marks.build();
    }

    /** The first index, from a given one on, of a character that is not white space; the length if there is none. */
    static int skipSpace(CharSequence text, int from) {
        int index = from;
        while (index < text.length() && (text.charAt(index) == ' ' || text.charAt(index) == '\t')) {
            index++;
        }
        return index;
    }

    /** The first index, from a given one on, of white space; the length if there is none. */
    static int endOfWord(CharSequence text, int from) {
        int index = from;
        while (index < text.length() && text.charAt(index) != ' ' && text.charAt(index) != '\t') {
            index++;
        }
        return index;
    }

    /** The number of characters on a line before the first separator. */
    int cellCount(Line line) {
        int start = skipSpace(line.text(), 0);
        return endOfCells(line.text(), start) - start;
    }

    /** The index after the cells that start at an index. */
    private int endOfCells(CharSequence text, int start) {
        short[] table = symbols.table(1);
        int end = start;
        while (end < text.length()) {
            char c = text.charAt(end);
            if (c < table.length && table[c] == Symbols.SEPARATOR) {
                break;
            }
            end++;
        }
        return symbols.anyBlank() ? endOfAnyCells(text, start, end) : end;
    }

    /**
     * The end of the cells if separators may be blanks: after the number of cells in the layout, at the end of the line, or at a separator, whichever
     * fits.
     */
    private int endOfAnyCells(CharSequence text, int start, int end) {
        int side = sides.given();
        if (side != Sides.NONE) {
            int cells = sides.givenCells();
            boolean isSeparated = text.length() - start == cells
                    || (text.length() - start > cells && isSeparator(text.charAt(start + cells)));
            return isSeparated ? start + cells : end;
        }
        int root = Sides.root(text.length() - start);
        return root != Sides.NONE && sides.isLegal(root) ? text.length() : end;
    }

    private boolean isSeparator(char c) {
        short[] table = symbols.table(1);
        return c < table.length && table[c] == Symbols.SEPARATOR;
    }

    /** Whether a number of characters is that of a line of candidates, one character for each. */
    boolean isCandidateCount(int characters) {
        return sideOfCandidates(characters) != Sides.NONE;
    }

    /** The side of the grid whose candidates are the characters between two indices; {@link Sides#NONE} if they are its cells. */
    private int sideOfCandidates(String text, int start, int end) {
        int side = sideOfCandidates(end - start);
        boolean couldBeCells = side != sides.given() && side != Sides.USUAL && isGrid(end - start);
        return couldBeCells && !hasCandidates(text, start, end, side) ? Sides.NONE : side;
    }

    private int sideOfCandidates(int characters) {
        if (sides.isRectangle()) {
            boolean isEach = characters == sides.givenCells() * sides.given() && sides.given() <= symbols.largestSide();
            return isEach ? sides.given() : Sides.NONE;
        }
        int side = (int) Math.round(Math.cbrt(characters));
        boolean isCube = side > 1 && side * side * side == characters;
        return isCube && side <= symbols.largestSide() && sides.isLegal(side) ? side : Sides.NONE;
    }

    /**
     * Whether the characters between two indices give each cell a candidate. No cells of a valid grid do: 64 characters that are candidates on a
     * 4 × 4 grid have sixteen digits at least, of which two would be equal and in one column of an 8 × 8 grid.
     */
    private boolean hasCandidates(String text, int start, int end, int side) {
        int last = -1;
        for (int i = start; i < end; i++) {
            int digit = symbols.meaning(text.charAt(i), side);
            if (digit == (i - start) % side + 1) {
                last = (i - start) / side;
            } else if (digit != Symbols.BLANK) {
                return false;
            }
            if ((i - start + 1) % side == 0 && last != (i - start) / side) {
                return false;
            }
        }
        return true;
    }

    /** The grid in the cells between two indices. */
    private Grid grid(Line whole, int start, int end) {
        String text = whole.text();
        int line = whole.number();
        if (whole.isCut()) {
            requireKnown(text, line, start, end);
            whole.requireWhole();
        }
        Layout layout = layout(text, line, start, end);
        int side = layout.side();
        short[] table = symbols.table(side);
        int[] digits = new int[end - start];
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            int digit = c < table.length ? table[c] : Symbols.UNKNOWN;
            boolean isKnown = digit >= 0 && digit <= side;
            digits[i - start] = isKnown ? digit : symbols.isGap(c) ? 0 : symbols.digit(line, text, i, side);
        }
        return Grid.of(layout, digits);
    }

    private Layout layout(CharSequence text, int line, int start, int end) {
        int cells = end - start;
        int side = sides.sideOf(cells);
        Layout layout = side == Sides.NONE || side > symbols.largestSide() ? null : sides.layout(side);
        if (layout != null) {
            return layout;
        }
        requireKnown(text, line, start, end);
        if (side != Sides.NONE && side > symbols.largestSide() && sides.isLegal(side)) {
            throw new GridFormatException(
                    line,
                    start + 1,
                    cells + " cells",
                    "numbers separated by spaces, because the alphabet has only " + symbols.largestSide() + " digits");
        }
        throw sides.wrongCellCount(cells, line, start + 1 + Math.min(cells, sides.expectedCells(cells)));
    }

    /** Reports binary data as such, which is more helpful than a wrong number of cells. */
    private void requireKnown(CharSequence text, int line, int start, int end) {
        boolean isOpen = sides.given() == Sides.NONE;
        int side = isOpen ? Layout.MAX_SIDE : sides.given();
        for (int i = start; i < end; i++) {
            if (!symbols.isCell(text.charAt(i), side) && !symbols.isGap(text.charAt(i))) {
                throw GridFormatException.atCharacter(
                        line, text, i, isOpen ? "a digit or a blank" : symbols.expected(side));
            }
        }
    }
}
