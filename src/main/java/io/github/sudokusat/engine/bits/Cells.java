package io.github.sudokusat.engine.bits;

/**
 * How a band's 27 cells lie in an int, and what is looked up by the words of that shape.
 *
 * <p>Bit {@code 9·k + 3·r + b} is the cell in row {@code r} of the band (0 to 2), box {@code b} (0 to 2) and column {@code k} of that box (0 to 2).
 * So the nine minirows (three cells of a row in a box) lie side by side in each of three groups of nine bits: three shifts and
 * {@link #MINIROWS} tell which minirows hold a digit, and a multiplication by {@link #ALONG_MINIROW} spreads such a mask over their cells. In the
 * same way {@link #COLUMNS} and {@link #ALONG_COLUMN} serve the nine columns.
 *
 * <p><b>Locked candidates.</b> In a band a digit occurs once in each row and once in each box, so its minirows are a permutation matrix of 3 × 3.
 * {@link #BY_MINIROWS} holds, for each set of minirows where it can still stand, the union of the permutations within: what is not in it is
 * ruled out by locked candidates, pointing or claiming, or by both together.
 */
final class Cells {

    /** Bands of a grid, and boxes of a band. */
    static final int BANDS = 3;
    /** The cells of a band. */
    static final int ALL = (1 << 27) - 1;
    /** The bits of minirows. */
    static final int MINIROWS = (1 << 9) - 1;
    /** The bits of columns, the first row's. */
    static final int COLUMNS = 0x1C0E07;
    /** Times a mask of minirows: their cells. */
    static final int ALONG_MINIROW = 0x40201;
    /** Times a mask of columns: their cells in a band. */
    static final int ALONG_COLUMN = 0x49;
    /** Times a mask of boxes: their cells. */
    static final int IN_BOX = 0x1249249;

    /** The permutation matrices: bit {@code 3·i + p(i)} for {@code i} from 0 to 2. */
    static final int[] PERMUTATIONS = {0x111, 0x0A1, 0x10A, 0x08C, 0x062, 0x054};

    /** By a mask of minirows: the cells of those that are in a permutation within the mask. */
    static final int[] BY_MINIROWS = new int[1 << 9];
    /** By a mask of minirows: the cells of those that are in all permutations within the mask. */
    static final int[] SETTLED_BY_MINIROWS = new int[1 << 9];
    /** By a mask of minirows: the permutations within it, as a mask. */
    static final byte[] PERMUTATIONS_WITHIN = new byte[1 << 9];

    /** By cell: its band. */
    static final byte[] BAND = new byte[BitSolver.CELLS];
    /** By cell: its bit. */
    static final int[] BIT = new int[BitSolver.CELLS];
    /** By the number of a bit: which of the band's cells it is, row by row. */
    static final byte[] CELL_OF_BIT = new byte[27];

    static {
        for (int mask = 0; mask < BY_MINIROWS.length; mask++) {
            int any = 0;
            int every = MINIROWS;
            for (int i = 0; i < PERMUTATIONS.length; i++) {
                if ((mask & PERMUTATIONS[i]) == PERMUTATIONS[i]) {
                    any |= PERMUTATIONS[i];
                    every &= PERMUTATIONS[i];
                    PERMUTATIONS_WITHIN[mask] |= (byte) (1 << i);
                }
            }
            BY_MINIROWS[mask] = any * ALONG_MINIROW;
            SETTLED_BY_MINIROWS[mask] = every * ALONG_MINIROW;
        }
        for (int cell = 0; cell < BitSolver.CELLS; cell++) {
            int row = cell / 9;
            int column = cell % 9;
            BAND[cell] = (byte) (row / 3);
            int bit = 9 * (column % 3) + 3 * (row % 3) + column / 3;
            BIT[cell] = 1 << bit;
            CELL_OF_BIT[bit] = (byte) (cell % 27);
        }
    }

    private Cells() {}
}
