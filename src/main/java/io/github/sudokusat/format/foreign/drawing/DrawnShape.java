package io.github.sudokusat.format.foreign.drawing;

/**
 * A circle, a rectangle, or a text, in cells.
 *
 * @param text what is written in it; empty for nothing
 * @param isBelow whether it is drawn below the digits
 */
public record DrawnShape(
        DrawnPoint center,
        double width,
        double height,
        boolean isRound,
        DrawnColour fill,
        DrawnColour border,
        String text,
        boolean isBelow) {

    private static final double LARGEST_DOT = 0.5;
    private static final double LARGEST = 1.05;

    boolean isSmall() {
        return Math.max(width, height) <= LARGEST_DOT;
    }

    /** Whether it takes most of one cell, or is long and as thin as that. */
    boolean isCellWide() {
        double least = Math.min(width, height);
        return least > LARGEST_DOT && least <= LARGEST;
    }

    boolean isCellSized() {
        return isCellWide() && Math.max(width, height) <= LARGEST;
    }

    boolean hasNumber() {
        return !text.isEmpty() && text.length() <= 4 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
