package io.github.sudokusat.grid;

import java.util.List;

/**
 * A digit that stands more than once where it may stand once.
 *
 * @param constraint the name of the house or rule that is broken, such as {@code row 1} or {@code anti-knight}
 * @param digit the digit
 * @param cells the cells that clash, at least two, ascending
 */
public record Conflict(String constraint, int digit, List<Cell> cells) {

    /**
     * Copies the list.
     *
     * @param constraint the house or rule
     * @param digit the digit
     * @param cells the cells
     */
    public Conflict {
        cells = List.copyOf(cells);
    }

    /**
     * The conflict as a sentence without its full stop.
     *
     * @return for instance {@code 5 stands more than once in row 1: r1c1, r1c4}
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(digit)
                .append(" stands more than once in ")
                .append(constraint)
                .append(": ");
        for (int i = 0; i < cells.size(); i++) {
            text.append(i == 0 ? "" : ", ").append(cells.get(i));
        }
        return text.toString();
    }
}
