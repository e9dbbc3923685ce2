package io.github.sudokusat.testing;

import java.util.Random;

/**
 * Random symmetric variants of classic puzzles as 81 characters: rows, columns, bands, stacks and digits are permuted, and the puzzle may be
 * transposed; every such variant is equally probable. Produces a million a second.
 */
public final class Variants {

    private static final int SIDE = 9;
    private static final int BOX = 3;
    private static final int CELLS = SIDE * SIDE;

    private final Random random;
    private final int[] rows = new int[SIDE];
    private final int[] columns = new int[SIDE];
    private final int[] digits = new int[SIDE];

    /** Creates a source of variants that depend on the seed alone. */
    public Variants(long seed) {
        random = new Random(seed);
    }

    /**
     * Writes a variant of a puzzle.
     *
     * @param in where the puzzle is: digits from 1 to 9, and anything else for blanks, which stay as they are
     * @param inOffset where it begins
     * @param out where its variant goes, not the same array
     * @param outOffset where that begins
     */
    public void write(byte[] in, int inOffset, byte[] out, int outOffset) {
        shuffleLines(rows);
        shuffleLines(columns);
        for (int i = 0; i < SIDE; i++) {
            digits[i] = i;
        }
        shuffle(digits, 0, SIDE);
        boolean isTransposed = random.nextBoolean();
        for (int cell = 0; cell < CELLS; cell++) {
            int row = rows[cell / SIDE];
            int column = columns[cell % SIDE];
            byte symbol = in[inOffset + (isTransposed ? column * SIDE + row : row * SIDE + column)];
            boolean isDigit = symbol >= '1' && symbol <= '9';
            out[outOffset + cell] = isDigit ? (byte) ('1' + digits[symbol - '1']) : symbol;
        }
    }

    /** The numbers of lines, with bands shuffled and lines shuffled within bands. */
    private void shuffleLines(int[] lines) {
        int[] bands = {0, 1, 2};
        shuffle(bands, 0, BOX);
        for (int i = 0; i < SIDE; i++) {
            lines[i] = BOX * bands[i / BOX] + i % BOX;
        }
        for (int band = 0; band < BOX; band++) {
            shuffle(lines, BOX * band, BOX);
        }
    }

    private void shuffle(int[] numbers, int from, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int number = numbers[from + i];
            numbers[from + i] = numbers[from + j];
            numbers[from + j] = number;
        }
    }
}
