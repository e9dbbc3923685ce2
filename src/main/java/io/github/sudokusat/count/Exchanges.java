package io.github.sudokusat.count;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;

/**
 * The candidates of a puzzle on boxes that can be exchanged without changing the puzzle: by swapping rows or columns without a given inside their
 * band or stack, bands or stacks without a given, and digits that are not given.
 */
final class Exchanges {

    private Exchanges() {}

    /**
     * Numbers the candidates.
     *
     * @param puzzle a puzzle on a layout of boxes without other houses or rules
     * @return a number for each candidate, at index {@code cell · side + digit − 1}; candidates with the same number occur in equally many solutions
     */
    static int[] of(Grid puzzle) {
        int side = puzzle.layout().side();
        BoxShape shape = puzzle.layout().boxShape().orElseThrow();
        boolean[] rows = new boolean[side];
        boolean[] columns = new boolean[side];
        boolean[] digits = new boolean[side];
        for (int cell = 0; cell < side * side; cell++) {
            if (puzzle.digit(cell) > 0) {
                rows[cell / side] = true;
                columns[cell % side] = true;
                digits[puzzle.digit(cell) - 1] = true;
            }
        }
        int[] sameRow = lines(rows, shape.rows());
        int[] sameColumn = lines(columns, shape.columns());
        int[] sameDigit = lines(digits, side);
        int[] numbers = new int[side * side * side];
        for (int candidate = 0; candidate < numbers.length; candidate++) {
            int cell = candidate / side;
            numbers[candidate] =
                    (sameRow[cell / side] * side + sameColumn[cell % side]) * side + sameDigit[candidate % side];
        }
        return numbers;
    }

    /**
     * For each line, the first one that it can be exchanged with.
     *
     * @param given by line, whether it contains a given
     * @param size the number of lines in a block, inside which lines are exchanged; blocks without a given are exchanged as well
     */
    private static int[] lines(boolean[] given, int size) {
        int[] first = new int[given.length];
        int freeBlock = -1;
        for (int begin = 0; begin < given.length; begin += size) {
            int freeLine = -1;
            boolean free = true;
            for (int line = begin; line < begin + size; line++) {
                free &= !given[line];
                freeLine = freeLine < 0 && !given[line] ? line : freeLine;
                first[line] = given[line] ? line : freeLine;
            }
            if (free) {
                freeBlock = freeBlock < 0 ? begin : freeBlock;
                for (int line = begin; line < begin + size; line++) {
                    first[line] = freeBlock;
                }
            }
        }
        return first;
    }
}
