package io.github.sudokusat.cli.quick;

/**
 * Draws the solution of a classic puzzle, byte for byte as {@link io.github.sudokusat.format.PictureFormat} does, which a test checks. That class
 * handles any layout, but loads ten more classes at the start of the program.
 */
final class QuickPicture {

    private static final int SIDE = 9;
    private static final int BOX = 3;

    /** The crossings of horizontal borders with those between columns. */
    private static final String[] UNICODE = {"┌┬┬┐", "├┼┼┤", "└┴┴┘"};

    private QuickPicture() {}

    /**
     * The picture of a solution.
     *
     * @param puzzle the puzzle, whose digits from 1 to 9 are marked as givens
     * @param solution 81 digits
     * @param hasUnicode whether borders are box-drawing characters
     * @param hasColour whether givens are bold and the other digits coloured; otherwise givens are in brackets
     * @return the picture, with a line end after its last line
     */
    static String of(byte[] puzzle, byte[] solution, boolean hasUnicode, boolean hasColour) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            if (cell % (BOX * SIDE) == 0) {
                border(text, cell == 0 ? 0 : 1, hasUnicode, hasColour);
            }
            if (cell % BOX == 0) {
                text.append(hasUnicode ? "│" : "|").append(hasColour ? " " : "");
            }
            boolean isGiven = puzzle[cell] >= '1' && puzzle[cell] <= '9';
            char digit = (char) solution[cell];
            if (hasColour) {
                text.append(isGiven ? "\u001b[1m" : "\u001b[36m").append(digit).append("\u001b[0m ");
            } else {
                text.append(isGiven ? '[' : ' ').append(digit).append(isGiven ? ']' : ' ');
            }
            if (cell % SIDE == SIDE - 1) {
                text.append(hasUnicode ? "│\n" : "|\n");
            }
        }
        border(text, 2, hasUnicode, hasColour);
        return text.toString();
    }

    /** Appends a border: at the top (0), in the middle (1) or at the bottom (2). */
    private static void border(StringBuilder text, int place, boolean hasUnicode, boolean hasColour) {
        String crossings = hasUnicode ? UNICODE[place] : "++++";
        for (int i = 0; i <= BOX; i++) {
            text.append(crossings.charAt(i));
            for (int dash = 0; i < BOX && dash < (hasColour ? 2 * BOX + 1 : BOX * BOX); dash++) {
                text.append(hasUnicode ? '─' : '-');
            }
        }
        text.append('\n');
    }
}
