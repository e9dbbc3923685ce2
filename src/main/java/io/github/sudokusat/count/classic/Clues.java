package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * The givens of a 9 × 9 grid, including placed digits. Bands and stacks are numbered 0 to 2, cells row by row, digits 1 to 9. Immutable.
 */
final class Clues {

    static final int SIDE = 9;
    static final int CHUTES = 3;

    private final int[] digits;

    private Clues(int[] digits) {
        this.digits = digits;
    }

    /**
     * Creates the clues from the digits of a grid.
     *
     * @param digits 81 digits, 0 for a blank; not copied
     */
    static Clues of(int[] digits) {
        return new Clues(digits);
    }

    /** The same clues with rows and columns exchanged. */
    Clues transposed() {
        int[] turned = new int[digits.length];
        for (int cell = 0; cell < turned.length; cell++) {
            turned[cell % SIDE * SIDE + cell / SIDE] = digits[cell];
        }
        return new Clues(turned);
    }

    /** The digit given in a cell, or 0. */
    int digit(int row, int column) {
        return digits[row * SIDE + column];
    }

    /** Whether a digit is given nowhere. */
    boolean isFree(int digit) {
        for (int given : digits) {
            if (given == digit) {
                return false;
            }
        }
        return true;
    }

    /** Whether a row has no given. */
    boolean isEmptyRow(int row) {
        return isEmpty(row * SIDE, 1);
    }

    /** Whether a column has no given. */
    boolean isEmptyColumn(int column) {
        return isEmpty(column, SIDE);
    }

    private boolean isEmpty(int start, int step) {
        for (int i = 0; i < SIDE; i++) {
            if (digits[start + i * step] != 0) {
                return false;
            }
        }
        return true;
    }

    /** For each digit, the column, 0 to 2, in which it is given in a box, or −1. */
    int[] columnLetters(int band, int stack) {
        return letters(band, stack, true);
    }

    /** For each digit, the row, 0 to 2, in which it is given in a box, or −1. */
    int[] rowLetters(int band, int stack) {
        return letters(band, stack, false);
    }

    private int[] letters(int band, int stack, boolean columns) {
        int[] letters = new int[SIDE];
        Arrays.fill(letters, -1);
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                int digit = digit(3 * band + row, 3 * stack + column);
                if (digit > 0) {
                    letters[digit - 1] = columns ? column : row;
                }
            }
        }
        return letters;
    }
}
