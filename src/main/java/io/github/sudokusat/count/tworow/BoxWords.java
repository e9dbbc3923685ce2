package io.github.sudokusat.count.tworow;

import java.util.Arrays;

/**
 * The ways to fill a box whose upper row has a given set of digits.
 *
 * <p>A way is a <i>word</i> of four bits per digit, from the lowest on: bit 4·digit + column is set if the digit is in that column of the box. Words
 * of boxes in one stack are compatible if they have no bit in common.
 */
final class BoxWords {

    /** The number of bits per digit. */
    static final int BITS = 4;

    private final int columns;
    private final int upper;
    private final int ascending;
    /** By digit, the columns in which it can be placed. */
    private final int[] columnsFor;

    private int[] words = new int[1];
    private int count;

    private BoxWords(Clues clues, int band, int stack, int upper, int ascending) {
        this.columns = clues.columns();
        this.upper = upper;
        this.ascending = ascending;
        columnsFor = new int[clues.side()];
        for (int digit = 0; digit < columnsFor.length; digit++) {
            columnsFor[digit] = clues.columnsFor(band, stack, digit);
        }
    }

    /**
     * Lists the words.
     *
     * @param clues the givens, which words must agree with
     * @param band the box's band
     * @param stack the box's stack
     * @param upper the digits of the box's upper row, one for each of its columns
     * @param ascending the columns in which the digits of the upper row must ascend from left to right; none (0) for any order
     * @return at most (4!)² = 576 words, in a fixed order
     */
    static int[] of(Clues clues, int band, int stack, int upper, int ascending) {
        BoxWords list = new BoxWords(clues, band, stack, upper, ascending);
        list.fill(0, clues.digits(), 0, 0);
        return Arrays.copyOf(list.words, list.count);
    }

    /**
     * Fills the places of a box from a given place on, row by row.
     *
     * @param place the place
     * @param left the digits not placed yet
     * @param word the bits of the digits placed so far
     * @param least the least digit for the next ascending column
     */
    private void fill(int place, int left, int word, int least) {
        if (left == 0) {
            add(word);
            return;
        }
        int column = place % columns;
        boolean inUpper = place < columns;
        boolean ordered = inUpper && (ascending >>> column & 1) != 0;
        for (int rest = inUpper ? left & upper : left; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            if ((columnsFor[digit] >>> column & 1) != 0 && !(ordered && digit < least)) {
                fill(place + 1, left & ~(1 << digit), word | 1 << (BITS * digit + column), ordered ? digit : least);
            }
        }
    }

    private void add(int word) {
        if (count == words.length) {
            words = Arrays.copyOf(words, 2 * count);
        }
        words[count++] = word;
    }
}
