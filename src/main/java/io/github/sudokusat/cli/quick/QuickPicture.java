package io.github.sudokusat.cli.quick;

/**
 * The picture of a classic puzzle's solution, byte for byte as {@link io.github.sudokusat.grid.text.PictureFormat} draws it, which a test holds;
 * that one knows any layout, and costs a start of the program ten classes more.
 */
final class QuickPicture {

    private static final int SIDE = 9;
    private static final int BOX = 3;

    private static final String[] UNICODE = {
        "┌───────┬───────┬───────┐\n", "├───────┼───────┼───────┤\n", "└───────┴───────┴───────┘\n"
    };
    private static final String ASCII = "+---------+---------+---------+\n";

    private QuickPicture() {}

    /**
     * Draws.
     *
     * @param puzzle the puzzle, whose digits from 1 to 9 are told apart as givens
     * @param solution 81 digits
     * @param isForTerminal whether it shall have box-drawing characters and givens in bold, or plain ones and givens in brackets
     * @return the picture, its last line ended
     */
    static String of(byte[] puzzle, byte[] solution, boolean isForTerminal) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            if (cell % (BOX * SIDE) == 0) {
                text.append(isForTerminal ? UNICODE[cell == 0 ? 0 : 1] : ASCII);
            }
            if (cell % BOX == 0) {
                text.append(isForTerminal ? "│ " : "|");
            }
            boolean isGiven = puzzle[cell] >= '1' && puzzle[cell] <= '9';
            char digit = (char) solution[cell];
            if (isForTerminal) {
                text.append(isGiven ? "\u001b[1m" : "").append(digit).append(isGiven ? "\u001b[0m " : " ");
            } else {
                text.append(isGiven ? '[' : ' ').append(digit).append(isGiven ? ']' : ' ');
            }
            if (cell % SIDE == SIDE - 1) {
                text.append(isForTerminal ? "│\n" : "|\n");
            }
        }
        return text.append(isForTerminal ? UNICODE[2] : ASCII).toString();
    }
}
