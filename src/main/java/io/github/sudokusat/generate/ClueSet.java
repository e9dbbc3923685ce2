package io.github.sudokusat.generate;

import java.util.Arrays;

/**
 * Clues of a solved grid of classic 9 × 9, to which others are added and of which the last ones are taken again, each in constant time. Recognizes
 * those that follow from the others as a naked or hidden single; such a clue is superfluous, and stays so whatever is added.
 */
final class ClueSet {

    private static final int SIDE = 9;
    private static final int CELLS = SIDE * SIDE;
    private static final int ALL = (1 << SIDE) - 1;

    /** In the int of a house, the bits of the cells with clues begin here, after those of their digits. */
    private static final int FILLED = SIDE;

    /** In the int of a digit, the bits of the columns begin here, after those of the rows. */
    private static final int COLUMNS = SIDE;

    /** In the int of a digit, the bits of the boxes begin here. */
    private static final int BOXES = 2 * SIDE;

    /** Bits 0, 3 and 6. */
    private static final int EVERY_THIRD = 0b001_001_001;

    /** For three bits, each of them widened to three. */
    private static final int[] WIDENED = new int[1 << 3];

    /** For three bits, all of them repeated three times. */
    private static final int[] REPEATED = new int[1 << 3];

    /** For bits 0, 3 and 6, each of them widened to three. */
    private static final int[] FILLED_UP = new int[EVERY_THIRD + 1];

    static {
        for (int bits = 0; bits < 1 << 3; bits++) {
            int thirds = (bits & 1) | (bits & 2) << 2 | (bits & 4) << 4;
            WIDENED[bits] = 7 * thirds;
            REPEATED[bits] = EVERY_THIRD * bits;
            FILLED_UP[thirds] = 7 * thirds;
        }
    }

    /** What a cell's int holds, from these bits on: row, column, box, place in the box, digit from 0, first row of the band, place in the band. */
    private static final int COLUMN = 4;

    private static final int BOX = 8;
    private static final int PLACE_IN_BOX = 12;
    private static final int DIGIT = 16;
    private static final int BAND = 20;
    private static final int PLACE_IN_BAND = 24;
    private static final int MASK = 15;

    /** The ints of the cells, see above. */
    private final int[] cells = new int[CELLS];
    /** For each house, the digits of its clues, and which of its cells have them. */
    private final int[] rows = new int[SIDE];

    private final int[] columns = new int[SIDE];
    private final int[] boxes = new int[SIDE];
    /** For each digit, the rows, columns and boxes that have it as a clue. */
    private final int[] houses = new int[SIDE];
    /** The cells with clues in each band. */
    private final int[] words = new int[UnavoidableSets.WORDS];
    /** The ints of the cells with clues, in the order in which they were added. */
    private final int[] clues = new int[CELLS];

    private int size;

    /**
     * Starts with a solved grid and no clue.
     *
     * @param digits 81 digits from 1 to 9, row by row
     */
    void fill(byte[] digits) {
        for (int cell = 0; cell < CELLS; cell++) {
            int row = cell / SIDE;
            int column = cell % SIDE;
            int band = row / 3 * 3;
            int placeInBox = (row - band) * 3 + column % 3;
            int placeInBand = (row - band) * SIDE + column;
            cells[cell] = row
                    | column << COLUMN
                    | (band + column / 3) << BOX
                    | placeInBox << PLACE_IN_BOX
                    | (digits[cell] - 1) << DIGIT
                    | band << BAND
                    | placeInBand << PLACE_IN_BAND;
        }
        Arrays.fill(rows, 0);
        Arrays.fill(columns, 0);
        Arrays.fill(boxes, 0);
        Arrays.fill(houses, 0);
        Arrays.fill(words, 0);
        size = 0;
    }

    /** The number of clues. */
    int size() {
        return size;
    }

    /** The cell of a clue, the clues counted from 0 in the order in which they were added. */
    int cell(int clue) {
        return (clues[clue] & MASK) * SIDE + (clues[clue] >> COLUMN & MASK);
    }

    /** The digit, from 1, that the solved grid has in a cell. */
    int digit(int cell) {
        return (cells[cell] >> DIGIT & MASK) + 1;
    }

    /** The cells with clues in a band, as 27 bits. */
    int word(int band) {
        return words[band];
    }

    /** Writes the puzzle, 0 for a blank. */
    void write(int[] puzzle) {
        Arrays.fill(puzzle, 0);
        for (int i = 0; i < size; i++) {
            puzzle[cell(i)] = (clues[i] >> DIGIT & MASK) + 1;
        }
    }

    /** Adds a cell that has no clue yet. */
    void add(int cell) {
        clues[size] = cells[cell];
        size++;
        change(cells[cell]);
    }

    /** Removes the clues added last until {@code left} remain. */
    void shrink(int left) {
        while (size > left) {
            size--;
            change(clues[size]);
        }
    }

    private void change(int cell) {
        int row = cell & MASK;
        int column = cell >> COLUMN & MASK;
        int box = cell >> BOX & MASK;
        int digit = cell >> DIGIT & MASK;
        rows[row] ^= 1 << digit | 1 << (FILLED + column);
        columns[column] ^= 1 << digit | 1 << (FILLED + row);
        boxes[box] ^= 1 << digit | 1 << (FILLED + (cell >> PLACE_IN_BOX & MASK));
        houses[digit] ^= 1 << row | 1 << (COLUMNS + column) | 1 << (BOXES + box);
        words[row / 3] ^= 1 << (cell >> PLACE_IN_BAND);
    }

    /** Whether the clues hit one of many sets of cells, three ints each, that begins at an index. */
    boolean hits(int[] sets, int at) {
        return ((sets[at] & words[0]) | (sets[at + 1] & words[1]) | (sets[at + 2] & words[2])) != 0;
    }

    /** Whether some clue follows from the others as a single. */
    boolean hasSingle() {
        for (int i = 0; i < size; i++) {
            if (follows(clues[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether the digit of a cell, clue or not, follows from the other clues as a single. */
    boolean isSingle(int cell) {
        return follows(cells[cell]);
    }

    private boolean follows(int cell) {
        int row = cell & MASK;
        int column = cell >> COLUMN & MASK;
        int box = cell >> BOX & MASK;
        int digit = cell >> DIGIT & MASK;
        int band = cell >> BAND & MASK;
        int stack = box - band;
        int ofRow = rows[row];
        int ofColumn = columns[column];
        int ofBox = boxes[box];
        int others = houses[digit] & ~(1 << row | 1 << (COLUMNS + column) | 1 << (BOXES + box));
        // The cells of the box, row and column that cannot have the digit because of the other clues that have it.
        int inBox = WIDENED[others >> band & 7] | REPEATED[others >> (COLUMNS + 3 * stack) & 7];
        int inRow = others >> COLUMNS | WIDENED[others >> (BOXES + band) & 7];
        int inColumn = others | FILLED_UP[others >> (BOXES + stack) & EVERY_THIRD];
        return ((ofRow | ofColumn | ofBox | 1 << digit) & ALL) == ALL
                || ((ofBox >> FILLED | inBox | 1 << (cell >> PLACE_IN_BOX & MASK)) & ALL) == ALL
                || ((ofRow >> FILLED | inRow | 1 << column) & ALL) == ALL
                || ((ofColumn >> FILLED | inColumn | 1 << row) & ALL) == ALL;
    }
}
