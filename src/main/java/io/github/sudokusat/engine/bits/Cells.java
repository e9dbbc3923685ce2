package io.github.sudokusat.engine.bits;

/**
 * The layout of a band's 27 cells in an int, and the tables that are indexed by words of that layout.
 *
 * <p>Bit {@code 9·k + 3·r + b} is the cell in row {@code r} of the band (0 to 2), box {@code b} (0 to 2) and column {@code k} of that box (0 to 2).
 * The nine minirows (three cells of a row in a box) thus lie side by side in each of three groups of nine bits: three shifts and {@link #MINIROWS}
 * show which minirows hold a digit, and a multiplication by {@link #ALONG_MINIROW} spreads such a mask over their cells. In the same way
 * {@link #COLUMNS} and {@link #ALONG_COLUMN} serve the nine columns.
 *
 * <p><b>Locked candidates.</b> In a band a digit occurs once in each row and once in each box, so its minirows form a permutation matrix of 3 × 3.
 * {@link #BY_MINIROWS} holds, for each set of minirows where it is still possible, the union of the permutations within that set: everything else is
 * ruled out by locked candidates, pointing or claiming, or by both together.
 */
final class Cells {

    /** The number of bands of a grid, and of boxes of a band. */
    static final int BANDS = 3;
    /** The cells of a band. */
    static final int ALL = (1 << 27) - 1;
    /** The bits of minirows. */
    static final int MINIROWS = (1 << 9) - 1;
    /** The bits of columns: those of the first row. */
    static final int COLUMNS = 0x1C0E07;
    /** The factor that turns a mask of minirows into their cells. */
    static final int ALONG_MINIROW = 0x40201;
    /** The factor that turns a mask of columns into their cells in a band. */
    static final int ALONG_COLUMN = 0x49;
    /** The factor that turns a mask of boxes into their cells. */
    static final int IN_BOX = 0x1249249;

    /** The permutation matrices: bit {@code 3·i + p(i)} for {@code i} from 0 to 2. */
    static final int[] PERMUTATIONS = {0x111, 0x0A1, 0x10A, 0x08C, 0x062, 0x054};

    /** For each mask of minirows, the cells of those that are in a permutation within the mask. */
    static final int[] BY_MINIROWS = new int[1 << 9];
    /** For each mask of minirows, the cells of those that are in all permutations within the mask. */
    static final int[] SETTLED_BY_MINIROWS = new int[1 << 9];
    /** For each mask of minirows, the permutations within it, as a mask. */
    static final byte[] PERMUTATIONS_WITHIN = new byte[1 << 9];

    /** The band of each cell. */
    static final byte[] BAND = new byte[BitSolver.CELLS];
    /** The bit of each cell. */
    static final int[] BIT = new int[BitSolver.CELLS];
    /** For each bit, the number of its cell in the band, row by row. */
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
