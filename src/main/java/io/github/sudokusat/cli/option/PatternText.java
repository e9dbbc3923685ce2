package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.generate.GivenPattern;
import java.util.Arrays;

/**
 * Reads a pattern of givens: 81 characters, of which {@code .}, {@code 0}, {@code -} and {@code _} are blanks and all others givens (white space is
 * ignored), or a puzzle in another format, such as a picture.
 */
public final class PatternText {

    private static final int CELLS = 81;
    private static final String BLANKS = ".0-_";

    private PatternText() {}

    /**
     * Reads a pattern.
     *
     * @param text the text, such as that of a puzzle that has the wanted pattern
     * @return the pattern
     * @throws InputException if there are not 81 cells, and the text is no puzzle of side 9 either
     */
    public static GivenPattern parse(String text) {
        int[] cells = new int[CELLS];
        int count = 0;
        int cell = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isWhitespace(c)) {
                if (BLANKS.indexOf(c) < 0 && cell < CELLS) {
                    cells[count++] = cell;
                }
                cell++;
            }
        }
        return cell == CELLS ? GivenPattern.of(Arrays.copyOf(cells, count)) : ofPuzzle(text, cell);
    }

    private static GivenPattern ofPuzzle(String text, int found) {
        try {
            return GivenPattern.of(GridParser.create().parse(text));
        } catch (IllegalArgumentException e) {
            throw new InputException(
                    "--pattern: expected 81 cells, each '.' or another character for a given, but found " + found);
        }
    }
}
