package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TechniqueCase;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads {@linkplain TechniqueCase library lines}: fields that each follow a colon: technique, digits, givens, deleted, eliminations, placements,
 * extra.
 *
 * <p>The fields after the deleted candidates may be left out, starting from the last; the colon after the deleted candidates must be there, which
 * shows that the position is complete. Digits are 1 to 9 whatever the alphabet, so the line is refused where digits begin with 0.
 */
final class HodokuParser {

    private static final int FIELDS = 7;
    private static final int TECHNIQUE = 0;
    private static final int DIGITS = 1;
    private static final int GIVENS = 2;
    private static final int DELETED = 3;
    private static final int ELIMINATIONS = 4;
    private static final int PLACEMENTS = 5;
    private static final int EXTRA = 6;

    /** The number of cells of the smallest usual grid with boxes; no box of a picture is that wide. */
    private static final int SHORTEST_GIVENS = 16;

    private static final int CANDIDATE_LENGTH = 3;

    private final Symbols symbols;
    private final Sides sides;

    HodokuParser(Symbols symbols, Sides sides) {
        this.symbols = symbols;
        this.sides = sides;
    }

    /**
     * Whether a line is a library line and not a row of a picture whose borders are colons: its third field is as long as a grid. If a colon may be a
     * blank cell, the first field must also be a code.
     */
    boolean isHodokuLine(String text) {
        int start = LineParser.skipSpace(text, 0);
        if (start == text.length() || text.charAt(start) != ':' || symbols.meaning(':', 1) == Symbols.BLANK) {
            return false;
        }
        int[] ends = ends(text, start);
        return ends[GIVENS] - ends[DIGITS] > SHORTEST_GIVENS
                && (!symbols.anyBlank()
                        || TechniqueCase.isCode(text.substring(start + 1, Math.min(start + 5, text.length()))));
    }

    /** The end of each field, starting from the colon at an index; the last field ends at the end of the line, as do missing fields. */
    private static int[] ends(String text, int colon) {
        int[] ends = new int[FIELDS];
        int end = colon;
        for (int field = 0; field < FIELDS; field++) {
            int next = field == EXTRA || end == text.length() ? -1 : text.indexOf(':', end + 1);
            end = next < 0 ? text.length() : next;
            ends[field] = end;
        }
        return ends;
    }

    /** The case on a line whose first character other than white space is a colon. */
    Parsed parse(Line whole) {
        whole.requireWhole();
        Fields line = new Fields(whole.number(), whole.text());
        int[] code = code(line);
        int side = sides.isRectangle() ? sides.given() : side(line);
        if (side > TechniqueCase.LARGEST_SIDE) {
            throw new GridFormatException(
                    line.number,
                    line.start(GIVENS) + 1,
                    side * side + " cells",
                    "at most 81 cells, since rows and columns have one digit each");
        }
        Layout layout = sides.layout(side);
        if (layout == null) {
            throw sides.wrongCellCount(side * side, line.number, line.start(GIVENS) + 1);
        }
        if (!TechniqueCase.isFor(layout)) {
            throw new GridFormatException(
                    line.number,
                    line.colon + 1,
                    "a library line, which is for as many rows and columns as digits, from 1 on",
                    "a format for a grid of " + layout.rows() + "x" + layout.columns() + " with digits "
                            + layout.values().words());
        }
        int[] givens = new int[side * side];
        int[] placed = new int[side * side];
        readCells(line, side, givens, placed);
        TechniqueCase read = new TechniqueCase(
                line.text.substring(line.start(TECHNIQUE), code[0]),
                line.text.substring(code[1], line.end(TECHNIQUE)),
                line.field(DIGITS),
                Grid.of(layout, givens),
                Grid.of(layout, placed),
                deleted(line, side),
                candidates(line, ELIMINATIONS, side),
                candidates(line, PLACEMENTS, side),
                line.field(EXTRA));
        return new Parsed(read.placed(), read.marks(), read);
    }

    /** The end of the technique's code and the start of its variant. */
    private static int[] code(Fields line) {
        int start = line.start(TECHNIQUE);
        int end = line.end(TECHNIQUE);
        int dash = line.text.indexOf('-', start);
        int codeEnd = dash < 0 || dash > end ? end : dash;
        int variant = Math.min(codeEnd + 1, end);
        boolean isVariant =
                codeEnd == end || (variant < end && TechniqueCase.isVariant(line.text.substring(variant, end)));
        if (!TechniqueCase.isCode(line.text.substring(start, codeEnd)) || !isVariant) {
            throw GridFormatException.atToken(
                    line.number, line.text, start, end, "the code of a technique such as 0300 or 0300-1");
        }
        return new int[] {codeEnd, variant};
    }

    /** The side of the grid that the givens form. */
    private int side(Fields line) {
        int start = line.start(GIVENS);
        if (line.end(DIGITS) == line.text.length() || start == line.end(GIVENS)) {
            throw GridFormatException.atCharacter(
                    line.number, line.text, start, "the cells of a grid, with + before a digit that is not given");
        }
        int cells = 0;
        for (int i = start; i < line.end(GIVENS); i++) {
            cells += line.text.charAt(i) == '+' ? 0 : 1;
        }
        int side = Sides.root(cells);
        if (side == Sides.NONE) {
            requireKnown(line);
            throw sides.wrongCellCount(cells, line.number, start + 1);
        }
        return side;
    }

    /** Reports an unknown character, which is more helpful than a wrong number of cells. */
    private void requireKnown(Fields line) {
        for (int i = line.start(GIVENS); i < line.end(GIVENS); i++) {
            if (line.text.charAt(i) != '+') {
                digit(line, i, TechniqueCase.LARGEST_SIDE);
            }
        }
    }

    private void readCells(Fields line, int side, int[] givens, int[] placed) {
        int cell = 0;
        for (int i = line.start(GIVENS); i < line.end(GIVENS); i++) {
            boolean isGiven = line.text.charAt(i) != '+';
            i += isGiven ? 0 : 1;
            if (i == line.end(GIVENS)) {
                throw GridFormatException.atCharacter(
                        line.number, line.text, i, "a digit from 1 to " + side + " after +");
            }
            int digit = digit(line, i, side);
            givens[cell] = isGiven ? digit : 0;
            placed[cell++] = digit;
        }
    }

    /** The deleted candidates. The line must continue after them: if it were cut off before or within them, the position would be a different one. */
    private static List<Candidate> deleted(Fields line, int side) {
        List<Candidate> deleted = candidates(line, DELETED, side);
        if (line.end(DELETED) == line.text.length()) {
            throw GridFormatException.atCharacter(
                    line.number,
                    line.text,
                    line.text.length(),
                    line.end(GIVENS) == line.text.length()
                            ? "\":\" and the deleted candidates, if any, with \":\" after them"
                            : "\":\" after the deleted candidates");
        }
        return deleted;
    }

    private int digit(Fields line, int index, int side) {
        char c = line.text.charAt(index);
        if (c >= '1' && c <= '0' + side) {
            return c - '0';
        }
        if (c == '.' || c == '0' || (c != '+' && symbols.meaning(c, side) == Symbols.BLANK)) {
            return 0;
        }
        throw GridFormatException.atCharacter(
                line.number, line.text, index, "a digit from 1 to " + side + " or a blank");
    }

    private static List<Candidate> candidates(Fields line, int field, int side) {
        List<Candidate> candidates = new ArrayList<>();
        int end = line.end(field);
        int i = LineParser.skipSpace(line.text, line.start(field));
        while (i < end) {
            int start = i;
            while (i < end && line.text.charAt(i) != ' ' && line.text.charAt(i) != '\t') {
                i++;
            }
            candidates.add(candidate(line, start, i, side));
            i = LineParser.skipSpace(line.text, i);
        }
        return candidates;
    }

    private static Candidate candidate(Fields line, int start, int end, int side) {
        boolean isCandidate = end - start == CANDIDATE_LENGTH;
        for (int i = start; i < end; i++) {
            isCandidate &= line.text.charAt(i) >= '1' && line.text.charAt(i) <= '0' + side;
        }
        if (!isCandidate) {
            throw GridFormatException.atToken(
                    line.number, line.text, start, end, "a digit, its row and its column, such as 412 for 4 in r1c2");
        }
        int row = line.text.charAt(start + 1) - '1';
        return new Candidate(new Cell(row, line.text.charAt(start + 2) - '1'), line.text.charAt(start) - '0');
    }

    /** A line cut at its colons. */
    private static final class Fields {

        private final int number;
        private final String text;
        private final int colon;
        private final int[] ends;

        Fields(int number, String text) {
            this.number = number;
            this.text = text;
            colon = LineParser.skipSpace(text, 0);
            ends = ends(text, colon);
        }

        /** The index of a field's first character, or of its end if it is empty. */
        int start(int field) {
            return Math.min((field == 0 ? colon : ends[field - 1]) + 1, ends[field]);
        }

        int end(int field) {
            return ends[field];
        }

        String field(int field) {
            return text.substring(start(field), end(field)).strip();
        }
    }
}
