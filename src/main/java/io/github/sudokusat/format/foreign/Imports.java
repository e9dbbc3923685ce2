package io.github.sudokusat.format.foreign;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesReader;
import io.github.sudokusat.format.foreign.iss.IssGrid;
import io.github.sudokusat.format.foreign.iss.IssReader;
import io.github.sudokusat.format.foreign.killer.KillerNumbers;
import io.github.sudokusat.format.foreign.killer.KillerPointers;
import io.github.sudokusat.format.foreign.penpa.PenpaReader;
import io.github.sudokusat.format.foreign.sudokupad.SudokuPadReader;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * Reads puzzles in the formats of other programs; the format is recognized by the content.
 *
 * <ul>
 *   <li>constraint strings of the Interactive Sudoku Solver, such as {@code .Cage~15~R1C1~R1C2.~R3C3_5}, and links with them;
 *   <li>f-puzzles JSON, its compressed form and links with it, at f-puzzles.com and SudokuPad;
 *   <li>SudokuPad's own links ({@code scl}, {@code ctc}), of which givens, regions and cages are read;
 *   <li>links of penpa-edit with the whole puzzle, of which digits, regions with thick borders and cages with a sum are read;
 *   <li>links of SudokuMaker with the whole puzzle, of which constraints whose meaning is known are read;
 *   <li>jigsaws of the same solver in a line: a character for the digit of each cell, and then one for its region;
 *   <li>the two formats of killer lists: 81 characters, of which {@code < > ^ v} point to the sum of their cage, and {@code 3x3::k:} with 81 numbers.
 * </ul>
 *
 * <p>What is not understood is refused by name, because the puzzle without it would be another one: constraints of unknown types, and drawings that
 * may stand for a rule. A name that is to be ignored lets it pass.
 */
public final class Imports {

    /** The length of the longest text that is read. */
    public static final int LONGEST_TEXT = SourceText.LONGEST;

    private Imports() {}

    /**
     * Whether a text is in one of these formats and in no format of plain grids. Looks at the first characters; at the whole line only if it has the
     * length of a killer or a jigsaw, or begins with a brace.
     *
     * @param firstLine the first line of the text that is not blank
     * @return true if {@link #read} is to read the text
     */
    public static boolean isForeign(CharSequence firstLine) {
        CharSequence line = strip(firstLine);
        if (line.length() == 0) {
            return false;
        }
        return switch (line.charAt(0)) {
            case '.' -> IssReader.isConstraint(line) || isKiller(line) || IssGrid.isJigsaw(line);
            case '{' -> isJson(line);
            default -> Link.matches(line) || isKiller(line) || IssGrid.isJigsaw(line);
        };
    }

    /**
     * Whether a line that could begin a puzzle goes on with the one above it: a constraint string of several lines, in which this line is indented,
     * or this line or the one above is a single constraint that gives no digits.
     *
     * @param above the line above, which belongs to a puzzle in one of these formats
     * @param line the line, which {@linkplain #isForeign could begin} a puzzle
     * @return true if it belongs to the same puzzle
     */
    public static boolean goesOn(CharSequence above, CharSequence line) {
        CharSequence upper = strip(above);
        CharSequence lower = strip(line);
        return IssReader.isConstraint(lower)
                && upper.length() > 0
                && upper.charAt(0) == '.'
                && (line.charAt(0) <= ' ' || IssReader.isPart(lower) || IssReader.isPart(upper));
    }

    private static boolean isKiller(CharSequence line) {
        return KillerNumbers.matches(line) || KillerPointers.matches(line);
    }

    /** Whether a line begins JSON of f-puzzles and not a record of this program. */
    private static boolean isJson(CharSequence line) {
        String text = line.toString();
        return line.length() == 1 || (text.indexOf("\"grid\"") > 0 && text.indexOf("\"puzzle\"") < 0);
    }

    private static CharSequence strip(CharSequence line) {
        int start = 0;
        int end = line.length();
        while (start < end && line.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && line.charAt(end - 1) <= ' ') {
            end--;
        }
        return line.subSequence(start, end);
    }

    /** The names of drawings in the formats of SudokuPad and penpa-edit; if they are left out, the puzzle comes with {@linkplain ImportedPuzzle#suggested what they look like}. */
    public static final Set<String> DRAWINGS = drawings();

    private static Set<String> drawings() {
        Set<String> names = new HashSet<>(SudokuPadReader.DRAWN);
        names.addAll(PenpaReader.DRAWN);
        return Collections.unmodifiableSet(names);
    }

    /**
     * Reads a puzzle.
     *
     * @param text the puzzle: a line, or a text of several lines that is one puzzle
     * @param line the number of its first line, from 1, for errors
     * @param ignore the names of constraints and drawings that are left out, each with a warning
     * @return the puzzle
     * @throws GridFormatException if the text is malformed or longer than {@link #LONGEST_TEXT}, or has something that is not understood and not to
     *     be ignored
     */
    public static ImportedPuzzle read(String text, int line, Set<String> ignore) {
        if (text.length() > LONGEST_TEXT) {
            throw new GridFormatException(
                    line, 1, text.length() + " characters", "a puzzle of at most " + LONGEST_TEXT + " characters");
        }
        CharSequence stripped = strip(text);
        if (stripped.length() > 0 && stripped.charAt(0) == '{') {
            return FPuzzlesReader.read(new Origin.Visible(text, line), ignore);
        }
        if (Link.matches(stripped)) {
            return Link.read(text, line, ignore);
        }
        SourceText source = SourceText.withoutBlanks(text, line);
        if (KillerNumbers.matches(stripped)) {
            return KillerNumbers.read(source);
        }
        return KillerPointers.matches(stripped) ? KillerPointers.read(source) : IssReader.read(source, ignore);
    }
}
