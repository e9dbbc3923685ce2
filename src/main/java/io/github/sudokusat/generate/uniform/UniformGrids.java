package io.github.sudokusat.generate.uniform;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import java.util.Objects;

/**
 * Draws full classic grids, each of the 6,670,903,752,021,072,936,960 with the same probability, as far as the random numbers are unbiased.
 *
 * <p>Filling a grid cell by cell with backtracking is biased, because a search that fails stays near the place where it failed. Here box 1 holds 1 to
 * 9 in order, and band 1 and stack 1 are drawn uniformly from all that begin with it. Then a number below {@value #MOST_WAYS} is drawn, which is the
 * largest number of ways to fill the other four boxes ({@link FourBoxes} proves it): if it is below the number of ways for this band and stack, it
 * says which of them to take; otherwise everything is drawn again. About 23 % of the draws are kept. Thus all grids with this box 1 are equally
 * probable, and exchanging the digits in one of 9! ways makes all grids so. That the four boxes depend only on sets of digits was used in the first
 * count of all grids (B. Felgenhauer and F. Jarvis, Enumerating possible Sudoku grids, 2005).
 *
 * <p>The first source takes some 30 ms to create, and 2 MB that all share. A grid takes some 30 µs. Not thread-safe.
 */
public final class UniformGrids {

    /** The largest number of ways to fill the four boxes that neither band 1 nor stack 1 contains. */
    static final int MOST_WAYS = FourBoxes.MOST;

    private static final int SIDE = 9;
    private static final int BOX = 3;
    private static final int ALL = 0x1FF;
    /** What the rows of box 1 hold, as bits, and what its columns hold. */
    private static final int[] ROWS_OF_BOX_1 = {0b000_000_111, 0b000_111_000, 0b111_000_000};

    private static final int[] COLUMNS_OF_BOX_1 = {0b001_001_001, 0b010_010_010, 0b100_100_100};
    /** The orders of three things. */
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    /** The tables, which all sources share; made when the first source is created. */
    private static final class Tables {

        static final Partitions PARTITIONS = new Partitions();
        static final Fits FITS = new Fits(PARTITIONS);

        private Tables() {}
    }

    private final RandomStream random;
    private final Partitions partitions = Tables.PARTITIONS;
    private final FourBoxes fourBoxes = new FourBoxes(Tables.PARTITIONS, Tables.FITS);
    /** The digits, counted from 0. */
    private final int[] grid = new int[SIDE * SIDE];
    /** What the columns of boxes 2 and 3 and the rows of boxes 4 and 7 hold. */
    private final int[] box2 = new int[BOX];

    private final int[] box3 = new int[BOX];
    private final int[] box4 = new int[BOX];
    private final int[] box7 = new int[BOX];
    private final int[] names = new int[SIDE];

    private UniformGrids(RandomStream random) {
        this.random = random;
        for (int digit = 0; digit < SIDE; digit++) {
            grid[digit / BOX * SIDE + digit % BOX] = digit;
        }
    }

    /**
     * Creates a source of grids.
     *
     * @param random the random numbers, of which each grid uses about 150
     * @return the source
     */
    public static UniformGrids of(RandomStream random) {
        return new UniformGrids(Objects.requireNonNull(random, "random"));
    }

    /**
     * Draws a grid.
     *
     * @return a new full grid
     */
    public Grid next() {
        byte[] digits = new byte[SIDE * SIDE];
        next(digits);
        int[] copy = new int[digits.length];
        for (int cell = 0; cell < copy.length; cell++) {
            copy[cell] = digits[cell];
        }
        return Grid.of(Layout.classic(), copy);
    }

    /**
     * Draws a grid without allocating any memory.
     *
     * @param digits receives the digits from 1 to 9 of the 81 cells, row by row
     * @throws IllegalArgumentException if there is not room for exactly 81 digits
     */
    public void next(byte[] digits) {
        if (digits.length != SIDE * SIDE) {
            throw new IllegalArgumentException("digits must have length 81, but has " + digits.length);
        }
        int ofBox2;
        int ofBox3;
        int ofBox4;
        int ofBox7;
        int way;
        do {
            drawChute(ROWS_OF_BOX_1, SIDE, 1, box2, box3);
            drawChute(COLUMNS_OF_BOX_1, 1, SIDE, box4, box7);
            ofBox2 = partitions.number(box2[0], box2[1], box2[2]);
            ofBox3 = partitions.number(box3[0], box3[1], box3[2]);
            ofBox4 = partitions.number(box4[0], box4[1], box4[2]);
            ofBox7 = partitions.number(box7[0], box7[1], box7[2]);
            way = random.nextInt(MOST_WAYS);
        } while (way >= fourBoxes.count(ofBox2, ofBox3, ofBox4, ofBox7));
        fourBoxes.find(way);
        fillFourBoxes(ofBox2, ofBox3, ofBox4, ofBox7);
        rename(digits);
    }

    /**
     * Draws the two boxes to the right of box 1 in band 1, or below it in stack 1.
     *
     * @param ofBox1 what the lines of the chute hold in box 1
     * @param step the distance between cells of neighbouring lines
     * @param along the distance between cells in a line
     * @param near receives what the lines across the chute hold in the nearer box
     * @param far receives the same for the farther box
     */
    private void drawChute(int[] ofBox1, int step, int along, int[] near, int[] far) {
        int partition = partitions.number(ofBox1[0], ofBox1[1], ofBox1[2]);
        int[] inNear = partitions.nearSets(partition, random.nextInt(Partitions.SPLITS));
        for (int line = 0; line < BOX; line++) {
            near[line] = 0;
            far[line] = 0;
        }
        for (int line = 0; line < BOX; line++) {
            int start = line * step + BOX * along;
            drawOrder(inNear[line], start, along, near);
            drawOrder(ALL & ~ofBox1[line] & ~inNear[line], start + BOX * along, along, far);
        }
    }

    /** Puts three digits into a line of a box in random order, and adds them to the lines across. */
    private void drawOrder(int three, int start, int along, int[] across) {
        int left = three;
        int[] order = ORDERS[random.nextInt(ORDERS.length)];
        for (int i = 0; i < BOX; i++) {
            int digit = left & -left;
            left ^= digit;
            across[order[i]] |= digit;
            grid[start + order[i] * along] = Integer.numberOfTrailingZeros(digit);
        }
    }

    private void fillFourBoxes(int ofBox2, int ofBox3, int ofBox4, int ofBox7) {
        for (int row = 0; row < BOX; row++) {
            int inBox5 = share(box4[row], ofBox4, fourBoxes.splitOfBand2());
            int inBox8 = share(box7[row], ofBox7, fourBoxes.splitOfBand3());
            for (int column = 0; column < BOX; column++) {
                int ofStack2 = share(box2[column], ofBox2, fourBoxes.splitOfStack2());
                int ofStack3 = share(box3[column], ofBox3, fourBoxes.splitOfStack3());
                int cell = (BOX + row) * SIDE + BOX + column;
                put(inBox5 & ofStack2, cell);
                put(~box4[row] & ~inBox5 & ofStack3, cell + BOX);
                put(inBox8 & ~box2[column] & ~ofStack2, cell + BOX * SIDE);
                put(ALL & ~box7[row] & ~inBox8 & ~box3[column] & ~ofStack3, cell + BOX * SIDE + BOX);
            }
        }
    }

    /** What a line that holds a set in one box of its chute holds in the nearer of the other two, by a split. */
    private int share(int set, int partition, int split) {
        int[] sets = partitions.sets(partition);
        int place = set == sets[0] ? 0 : set == sets[1] ? 1 : 2;
        return partitions.nearSets(partition, split)[place];
    }

    private void put(int digit, int cell) {
        grid[cell] = Integer.numberOfTrailingZeros(digit);
    }

    private void rename(byte[] digits) {
        for (int digit = 0; digit < SIDE; digit++) {
            names[digit] = digit + 1;
        }
        random.shuffle(names);
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = (byte) names[grid[cell]];
        }
    }
}
