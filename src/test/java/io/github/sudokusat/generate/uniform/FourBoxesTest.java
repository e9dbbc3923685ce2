package io.github.sudokusat.generate.uniform;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The number of ways to fill four boxes: its bound, and its sum over all bands and stacks. */
class FourBoxesTest {

    private static final int COUNT = Partitions.COUNT;
    private static final int SPLITS = Partitions.SPLITS;
    private static final int ALL = 0x1FF;
    private static final int[] ROWS_OF_BOX_1 = {0b000_000_111, 0b000_111_000, 0b111_000_000};
    private static final int[] COLUMNS_OF_BOX_1 = {0b001_001_001, 0b010_010_010, 0b100_100_100};
    private static final BigInteger GRIDS = new BigInteger("6670903752021072936960");
    private static final int DIGIT_ORDERS = 362_880;
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final Partitions partitions = new Partitions();

    @Test
    void partitionsAndSplits() {
        for (int partition = 0; partition < COUNT; partition++) {
            int[] sets = partitions.sets(partition);
            assertThat(sets[0] | sets[1] | sets[2]).isEqualTo(ALL);
            assertThat(partitions.number(sets[2], sets[0], sets[1])).isEqualTo(partition);
            Set<List<Integer>> splits = new HashSet<>();
            for (int split = 0; split < SPLITS; split++) {
                int[] near = partitions.nearSets(partition, split);
                List<Integer> asList = new ArrayList<>();
                for (int line = 0; line < 3; line++) {
                    assertThat(near[line] & sets[line]).isZero();
                    assertThat(Integer.bitCount(near[line])).isEqualTo(3);
                    asList.add(near[line]);
                }
                assertThat(near[0] | near[1] | near[2]).isEqualTo(ALL);
                splits.add(asList);
                assertThat(partitions.near(partition)[split]).isEqualTo(partitions.number(near[0], near[1], near[2]));
            }
            assertThat(splits).hasSize(SPLITS);
        }
    }

    /**
     * The bound, by the inequality of Cauchy and Schwarz: for all columns of boxes 2 and 3 and all rows of box 4, the sum of the squares of the
     * numbers of ways to fill boxes 5 and 6.
     */
    @Test
    @Tag("long")
    void sumsOfSquaresAreAtMostTheBound() {
        boolean[][] crosses = new boolean[COUNT][COUNT];
        for (int columns = 0; columns < COUNT; columns++) {
            for (int rows = 0; rows < COUNT; rows++) {
                crosses[columns][rows] = partitions.cross(columns, rows);
            }
        }
        long[][] near = new long[COUNT][COUNT];
        long[][] far = new long[COUNT][COUNT];
        for (int columns = 0; columns < COUNT; columns++) {
            for (int rows = 0; rows < COUNT; rows++) {
                for (int split = 0; split < SPLITS; split++) {
                    near[columns][rows] |= crosses[columns][partitions.near(rows)[split]] ? 1L << split : 0;
                    far[columns][rows] |= crosses[columns][partitions.far(rows)[split]] ? 1L << split : 0;
                }
            }
        }
        long most = 0;
        for (int[] band : bandOrbits()) {
            for (int rows = 0; rows < COUNT; rows++) {
                long squares = 0;
                for (int i : partitions.near(band[0])) {
                    for (int j : partitions.near(band[1])) {
                        long ways = Long.bitCount(near[i][rows] & far[j][rows]);
                        squares += ways * ways;
                    }
                }
                most = Math.max(most, squares);
            }
        }
        assertThat(most).isEqualTo(FourBoxes.MOST);
    }

    /** All cases: each band and each stack that box 1 leaves, up to the exchange of like cases. */
    @Test
    @Tag("slow")
    void theSumOverAllCasesIsTheNumberOfGrids() {
        FourBoxes fourBoxes = new FourBoxes(partitions, new Fits(partitions));
        long[][] stacks = frequencies(COLUMNS_OF_BOX_1);
        BigInteger sum = BigInteger.ZERO;
        int most = 0;
        int least = Integer.MAX_VALUE;
        for (int[] band : bandOrbits()) {
            long ofBand = 0;
            for (int box4 = 0; box4 < COUNT; box4++) {
                for (int box7 = box4; box7 < COUNT; box7++) {
                    // Bands 2 and 3 can be exchanged.
                    long frequency = stacks[box4][box7] + (box4 == box7 ? 0 : stacks[box7][box4]);
                    if (frequency > 0) {
                        int ways = fourBoxes.count(band[0], band[1], box4, box7);
                        most = Math.max(most, ways);
                        least = Math.min(least, ways);
                        ofBand += frequency * ways;
                    }
                }
            }
            sum = sum.add(BigInteger.valueOf(ofBand).multiply(BigInteger.valueOf(band[2])));
        }
        assertThat(sum.multiply(BigInteger.valueOf(DIGIT_ORDERS))).isEqualTo(GRIDS);
        assertThat(most).isEqualTo(FourBoxes.MOST);
        assertThat(least).isEqualTo(1_152);
    }

    /** How often each pair of partitions across the lines of a chute occurs in its other boxes if box 1 has given lines. */
    private long[][] frequencies(int[] ofBox1) {
        long[][] frequencies = new long[COUNT][COUNT];
        int partition = partitions.number(ofBox1[0], ofBox1[1], ofBox1[2]);
        for (int split = 0; split < SPLITS; split++) {
            int[] near = partitions.nearSets(partition, split);
            int[] far = new int[3];
            for (int row = 0; row < 3; row++) {
                far[row] = ALL & ~ofBox1[row] & ~near[row];
            }
            int[] ofNear = columns(near);
            int[] ofFar = columns(far);
            for (int one : ofNear) {
                for (int other : ofFar) {
                    frequencies[one][other]++;
                }
            }
        }
        return frequencies;
    }

    /** The partitions among the columns of a box for all 216 orders of the digits in its rows. */
    private int[] columns(int[] rows) {
        List<Integer> found = new ArrayList<>();
        for (int[] first : ORDERS) {
            for (int[] second : ORDERS) {
                for (int[] third : ORDERS) {
                    int[] sets = new int[3];
                    add(rows[0], first, sets);
                    add(rows[1], second, sets);
                    add(rows[2], third, sets);
                    found.add(partitions.number(sets[0], sets[1], sets[2]));
                }
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void add(int digits, int[] order, int[] columns) {
        int left = digits;
        for (int column : order) {
            columns[column] |= left & -left;
            left &= left - 1;
        }
    }

    /**
     * The pairs of partitions among the columns of boxes 2 and 3, up to exchanges of the rows and columns of box 1, with the digits renamed to match,
     * and of boxes 2 and 3; each with the number of bands in its orbit.
     */
    private List<int[]> bandOrbits() {
        long[][] frequencies = frequencies(ROWS_OF_BOX_1);
        int[][] renamings = renamings();
        boolean[][] isDone = new boolean[COUNT][COUNT];
        List<int[]> orbits = new ArrayList<>();
        for (int box2 = 0; box2 < COUNT; box2++) {
            for (int box3 = 0; box3 < COUNT; box3++) {
                if (!isDone[box2][box3]) {
                    long bands = 0;
                    for (int[] renaming : renamings) {
                        int one = BandClasses.renamed(partitions, box2, renaming);
                        int other = BandClasses.renamed(partitions, box3, renaming);
                        bands += isDone[one][other] ? 0 : frequencies[one][other];
                        isDone[one][other] = true;
                        bands += isDone[other][one] ? 0 : frequencies[other][one];
                        isDone[other][one] = true;
                    }
                    if (bands > 0) {
                        orbits.add(new int[] {box2, box3, (int) bands});
                    }
                }
            }
        }
        return orbits;
    }

    /** The digits' new names after each exchange of the rows and columns of box 1. */
    private static int[][] renamings() {
        int[][] renamings = new int[36][9];
        for (int i = 0; i < 36; i++) {
            for (int digit = 0; digit < 9; digit++) {
                renamings[i][digit] = ORDERS[i / 6][digit / 3] * 3 + ORDERS[i % 6][digit % 3];
            }
        }
        return renamings;
    }
}
