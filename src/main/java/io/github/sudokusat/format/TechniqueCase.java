package io.github.sudokusat.format;

import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * A technique case as a library line describes it: a position, and what the technique is to find in it. Immutable.
 *
 * <p>The line is {@code :technique:digits:givens:deleted:eliminations:placements:extra}, the format of the regression library of the program HoDoKu.
 * Only the form is checked, not whether the technique is known or finds what the line says. In that format digits are 1 to 9 and a 0 is a blank, so there are
 * no cases on layouts whose digits begin with 0.
 *
 * @param technique the code of the technique: four or five decimal digits
 * @param variant which case of the technique this is, as letters and digits; {@code x} if the technique is to find nothing; empty if the line has
 *     none
 * @param digits the digits that the technique is about; not interpreted
 * @param givens the digits that the puzzle gives
 * @param placed the givens and the digits that have been placed; may have conflicts
 * @param deleted the candidates that have been removed
 * @param eliminations the candidates that the technique is to remove
 * @param placements the candidates that the technique is to place
 * @param extra the rest of the line; not interpreted
 */
public record TechniqueCase(
        String technique,
        String variant,
        String digits,
        Grid givens,
        Grid placed,
        List<Candidate> deleted,
        List<Candidate> eliminations,
        List<Candidate> placements,
        String extra) {

    /** The largest side of which rows, columns and digits are one character each. */
    public static final int LARGEST_SIDE = 9;

    /** The number of digits in a code; codes of pairs of patterns have one more. */
    private static final int CODE_LENGTH = 4;

    /**
     * Creates a case and checks its form.
     *
     * @param technique the code of the technique
     * @param variant the variant, or an empty text
     * @param digits the digits that the technique is about
     * @param givens the digits that the puzzle gives
     * @param placed the givens and the digits that have been placed
     * @param deleted the candidates that have been removed
     * @param eliminations the candidates that the technique is to remove
     * @param placements the candidates that the technique is to place
     * @param extra the rest of the line
     * @throws IllegalArgumentException if the technique is not four or five decimal digits; the variant has a character that is not an ASCII letter
     *     or digit; the layout {@linkplain #isFor is none for cases}; the two grids differ in their layouts or in a given; a candidate is outside the grid; {@code digits} or
     *     {@code extra} has a line end; or {@code digits} has a colon
     */
    public TechniqueCase {
        if (!isCode(technique)) {
            throw new IllegalArgumentException("technique must be four or five digits, but is \"" + technique + "\"");
        }
        if (!isVariant(variant)) {
            throw new IllegalArgumentException("variant must be letters and digits, but is \"" + variant + "\"");
        }
        requireNone("digits", digits, ":\n\r");
        requireNone("extra", extra, "\n\r");
        requireGrids(givens, placed);
        deleted = List.copyOf(deleted);
        eliminations = List.copyOf(eliminations);
        placements = List.copyOf(placements);
        requireInside("deleted", deleted, givens.layout().side());
        requireInside("eliminations", eliminations, givens.layout().side());
        requireInside("placements", placements, givens.layout().side());
    }

    /**
     * The case of a step in a position.
     *
     * <p>A removed candidate is listed as deleted unless a digit placed in the same row, column, box or region excludes it. So candidates that a
     * {@linkplain io.github.sudokusat.grid.Variant variant} or another rule excludes are listed, too, and the position is the same if the line is
     * read without these rules.
     *
     * @param technique the code of the technique
     * @param digits the digits with which the step is concerned
     * @param givens the digits that the puzzle gives; all of them are placed in the position
     * @param position the position in which the step was found: a candidate grid without contradiction
     * @param eliminations what the step removes
     * @param placements what the step places
     * @return the case, without variant and extra
     * @throws IllegalArgumentException as for the constructor
     * @throws IllegalStateException if the position is contradictory
     */
    public static TechniqueCase of(
            String technique,
            String digits,
            Grid givens,
            CandidateGrid position,
            List<Candidate> eliminations,
            List<Candidate> placements) {
        if (position.isContradictory()) {
            throw new IllegalStateException("position must be without contradiction");
        }
        return new TechniqueCase(
                technique, "", digits, givens, position.toGrid(), deleted(position), eliminations, placements, "");
    }

    /** The candidates that the position lacks although its digits do not exclude them by rows, columns and boxes or regions. */
    private static List<Candidate> deleted(CandidateGrid position) {
        int side = position.layout().side();
        boolean[] excluded = excluded(position);
        List<Candidate> deleted = new ArrayList<>();
        for (int i = 0; i < excluded.length; i++) {
            int cell = i / side;
            int digit = i % side + 1;
            if (position.digit(cell) == 0 && !excluded[i] && !position.isCandidate(cell, digit)) {
                deleted.add(new Candidate(Cell.numbered(cell, side), digit));
            }
        }
        return deleted;
    }

    /** For each cell, and within it for each digit, whether the row, column, box or region of the cell has the digit. */
    private static boolean[] excluded(CandidateGrid position) {
        Layout layout = position.layout();
        int side = layout.side();
        boolean[] excluded = new boolean[layout.cellCount() * side];
        for (House house : layout.houses()) {
            if (!isUsual(house.kind())) {
                continue;
            }
            for (int i = 0; i < side; i++) {
                int digit = position.digit(house.cell(i));
                for (int j = 0; j < side && digit > 0; j++) {
                    excluded[house.cell(j) * side + digit - 1] = true;
                }
            }
        }
        return excluded;
    }

    private static boolean isUsual(House.Kind kind) {
        return switch (kind) {
            case ROW, COLUMN, BOX, REGION -> true;
            case DIAGONAL, WINDOW, DISJOINT_GROUP, EXTRA -> false;
        };
    }

    /**
     * Whether a text can be the code of a technique.
     *
     * @param text the text
     * @return true for four or five digits 0 to 9
     */
    public static boolean isCode(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return text.length() == CODE_LENGTH || text.length() == CODE_LENGTH + 1;
    }

    /**
     * Whether a text can be the variant of a technique, the part after its code.
     *
     * @param text the text
     * @return true if all characters are digits or letters from a to z in either case
     */
    public static boolean isVariant(CharSequence text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z')) {
                return false;
            }
        }
        return true;
    }

    private static void requireNone(String name, String text, String excluded) {
        for (int i = 0; i < text.length(); i++) {
            if (excluded.indexOf(text.charAt(i)) >= 0) {
                throw new IllegalArgumentException(
                        name + " must not have " + GridFormatException.quote(text, i, i + 1));
            }
        }
    }

    /**
     * Whether there are cases on a layout.
     *
     * @param layout the layout
     * @return true if its side is {@value #LARGEST_SIDE} or less, its digits begin with 1, and there are as many rows and columns
     */
    public static boolean isFor(Layout layout) {
        return layout.side() <= LARGEST_SIDE && layout.values().least() == 1 && layout.isSquare();
    }

    private static void requireGrids(Grid givens, Grid placed) {
        Layout layout = givens.layout();
        if (layout.side() > LARGEST_SIDE) {
            throw new IllegalArgumentException("side must be at most " + LARGEST_SIDE + ", but is " + layout.side());
        }
        if (!isFor(layout)) {
            throw new IllegalArgumentException(
                    "digits must begin with 1, but are " + layout.values().words());
        }
        if (!layout.equals(placed.layout())) {
            throw new IllegalArgumentException(
                    "placed must be on the layout " + layout + ", but is on " + placed.layout());
        }
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            if (givens.digit(cell) != 0 && givens.digit(cell) != placed.digit(cell)) {
                throw new IllegalArgumentException("placed must have the given "
                        + new Candidate(Cell.numbered(cell, layout.side()), givens.digit(cell)) + ", but has "
                        + placed.digit(cell) + " there");
            }
        }
    }

    private static void requireInside(String name, List<Candidate> candidates, int side) {
        for (Candidate candidate : candidates) {
            if (Math.max(
                            candidate.digit(),
                            Math.max(candidate.cell().row(), candidate.cell().column()) + 1)
                    > side) {
                throw new IllegalArgumentException(name + " must lie within side " + side + ", but has " + candidate);
            }
        }
    }

    /**
     * Whether the technique is to find nothing.
     *
     * @return true for the variant {@code x}
     */
    public boolean isNegative() {
        return variant.equals("x");
    }

    /**
     * The position, with the digits placed and the deleted candidates removed. A deletion in a cell that has its digit has no effect.
     *
     * @param tables the layout, of the same side and with the same houses or more rules
     * @return a new grid; contradictory if the digits clash or leave no candidate
     * @throws IllegalArgumentException if the side differs
     */
    public CandidateGrid position(CandidateLayout tables) {
        int side = givens.layout().side();
        CandidateGrid position = CandidateGrid.of(tables, placed.on(tables.layout()));
        for (Candidate candidate : deleted) {
            int cell = candidate.cell().number(side);
            if (position.isContradictory()
                    || (position.digit(cell) == 0 && !position.remove(cell, candidate.digit()))) {
                return position;
            }
        }
        return position;
    }

    /**
     * The candidates that the line leaves, without any conclusions from them.
     *
     * @return the marks of all cells
     */
    public PencilMarks marks() {
        int side = givens.layout().side();
        PencilMarks.Builder marks = PencilMarks.builder(givens.layout());
        boolean[] gone = new boolean[givens.layout().cellCount() * side];
        for (Candidate candidate : deleted) {
            gone[candidate.cell().number(side) * side + candidate.digit() - 1] = true;
        }
        for (int i = 0; i < gone.length; i++) {
            int digit = placed.digit(i / side);
            if (digit == 0 ? !gone[i] : digit == i % side + 1) {
                marks.add(i / side, i % side + 1);
            }
        }
        return marks.build();
    }

    /**
     * The library line.
     *
     * @return the line without a line end, which {@link PuzzleReader} reads back as an equal case
     */
    public String line() {
        StringBuilder line = new StringBuilder(200).append(':').append(technique);
        if (!variant.isEmpty()) {
            line.append('-').append(variant);
        }
        line.append(':').append(digits).append(':');
        for (int cell = 0; cell < givens.layout().cellCount(); cell++) {
            int digit = placed.digit(cell);
            if (digit == 0) {
                line.append('.');
            } else {
                line.append(givens.digit(cell) == 0 ? "+" : "").append(digit);
            }
        }
        append(line, deleted);
        append(line, eliminations);
        append(line, placements);
        return line.append(':').append(extra).toString();
    }

    private static void append(StringBuilder line, List<Candidate> candidates) {
        char separator = ':';
        for (Candidate candidate : candidates) {
            line.append(separator).append(candidate.digit());
            line.append(candidate.cell().row() + 1).append(candidate.cell().column() + 1);
            separator = ' ';
        }
        line.append(candidates.isEmpty() ? ":" : "");
    }
}
