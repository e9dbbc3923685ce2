package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.grid.text.GridFormatException;
import java.util.Set;

/**
 * Reads puzzles in the formats of other programs; the format is recognized by the content.
 *
 * <ul>
 *   <li>constraint strings of the Interactive Sudoku Solver, such as {@code .Cage~15~R1C1~R1C2.~R3C3_5}, and links with them;
 *   <li>the two formats of killer lists: 81 characters, of which {@code < > ^ v} point to the sum of their cage, and {@code 3x3::k:} with 81 numbers.
 * </ul>
 *
 * <p>What is not understood is refused by name, because the puzzle without it would be another one: constraints of unknown types, and drawings that may
 * stand for a rule. A name that is to be ignored lets it pass.
 */
public final class Imports {

    /** The length of the longest text that is read. */
    public static final int LONGEST_TEXT = 4_000_000;

    private Imports() {}

    /**
     * Whether a text is in one of these formats and in no format of plain grids. Looks at the first characters; only at 81 of a killer line.
     *
     * @param firstLine the first line of the text that is not blank
     * @return true if {@link #read} is to read the text
     */
    public static boolean isForeign(CharSequence firstLine) {
        int start = 0;
        while (start < firstLine.length() && firstLine.charAt(start) <= ' ') {
            start++;
        }
        if (start == firstLine.length()) {
            return false;
        }
        return switch (firstLine.charAt(start)) {
            case '.' -> IssReader.isConstraint(firstLine.subSequence(start, firstLine.length())) || isKiller(firstLine);
            default -> isKiller(firstLine);
        };
    }

    private static boolean isKiller(CharSequence line) {
        CharSequence stripped = strip(line);
        return KillerNumbers.matches(stripped) || KillerPointers.matches(stripped);
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

    /**
     * Reads a puzzle.
     *
     * @param text the puzzle: a line, or a text of several lines that is one puzzle
     * @param line the number of its first line, from 1, for errors
     * @param ignore the names of constraints and drawings that are left out, each with a warning
     * @return the puzzle
     * @throws GridFormatException if the text is malformed or longer than {@link #LONGEST_TEXT}, or has something that is not understood and not to be
     *     ignored
     */
    public static ImportedPuzzle read(String text, int line, Set<String> ignore) {
        if (text.length() > LONGEST_TEXT) {
            throw new GridFormatException(
                    line, 1, text.length() + " characters", "a puzzle of at most " + LONGEST_TEXT + " characters");
        }
        SourceText source = SourceText.withoutBlanks(text, line);
        CharSequence stripped = strip(text);
        if (KillerNumbers.matches(stripped)) {
            return KillerNumbers.read(source);
        }
        return KillerPointers.matches(stripped) ? KillerPointers.read(source) : IssReader.read(source, ignore);
    }
}
