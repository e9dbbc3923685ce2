package io.github.sudokusat.generate.uniform;

/**
 * The 280 partitions of nine digits into three sets of three: what the columns, or the rows, of a box hold. Sets are bit masks, with bit 0 for the
 * digit 1; within a partition they are in the order of their least digits.
 *
 * <p>If the columns of one box of a stack hold given sets, the other two boxes can share the remaining digits of each column in 56 ways, here called
 * splits: a split says what the columns of the near box hold, and leaves the rest for the far box. The same holds of rows in a band.
 */
final class Partitions {

    static final int COUNT = 280;
    static final int SPLITS = 56;

    private static final int ALL = 0x1FF;
    private static final int SUBSETS = 1 << 9;
    private static final int OF_SECOND_SET = 10;

    /** The three sets of each partition. */
    private final int[][] sets = new int[COUNT][];
    /** For a set that holds the digit 1, ten times its rank among these. */
    private final int[] firstRank = new int[SUBSETS];
    /** For each first set and second set, the partition; −1 where these are no sets of one. */
    private final int[][] bySecond = new int[COUNT / OF_SECOND_SET][];
    /** For each partition and split the sets of the near box, in the order of the partition's sets. */
    private final int[][][] nearSets = new int[COUNT][SPLITS][];
    /** For each partition and split the partitions of the near and of the far box. */
    private final int[][] near = new int[COUNT][SPLITS];

    private final int[][] far = new int[COUNT][SPLITS];

    Partitions() {
        number();
        for (int partition = 0; partition < COUNT; partition++) {
            split(partition);
        }
    }

    private void number() {
        int count = 0;
        for (int first = 1; first < SUBSETS; first += 2) {
            if (Integer.bitCount(first) == 3) {
                firstRank[first] = count / OF_SECOND_SET;
                int[] numbers = new int[SUBSETS];
                bySecond[count / OF_SECOND_SET] = numbers;
                int rest = ALL & ~first;
                for (int second = rest; second != 0; second = (second - 1) & rest) {
                    if (Integer.bitCount(second) == 3 && (second & Integer.lowestOneBit(rest)) != 0) {
                        numbers[second] = count;
                        sets[count++] = new int[] {first, second, rest & ~second};
                    }
                }
            }
        }
    }

    /** Lists the splits of a partition: each takes as many digits of every set to the set after it as of every other. */
    private void split(int partition) {
        int[] of = sets[partition];
        int count = 0;
        for (int a = of[0]; a >= 0; a = a == 0 ? -1 : (a - 1) & of[0]) {
            for (int b = of[1]; b >= 0; b = b == 0 ? -1 : (b - 1) & of[1]) {
                for (int c = of[2]; c >= 0; c = c == 0 ? -1 : (c - 1) & of[2]) {
                    if (Integer.bitCount(a) == Integer.bitCount(b) && Integer.bitCount(a) == Integer.bitCount(c)) {
                        // The near box: of each set, the digits chosen go to the set after it, the others to the one
                        // before.
                        int[] chosen = {c | (of[1] & ~b), a | (of[2] & ~c), b | (of[0] & ~a)};
                        nearSets[partition][count] = chosen;
                        near[partition][count] = number(chosen[0], chosen[1], chosen[2]);
                        far[partition][count] =
                                number(ALL & ~of[0] & ~chosen[0], ALL & ~of[1] & ~chosen[1], ALL & ~of[2] & ~chosen[2]);
                        count++;
                    }
                }
            }
        }
    }

    /** The number of the partition with given sets, in any order. */
    int number(int one, int other, int last) {
        int first = (one & 1) != 0 ? one : (other & 1) != 0 ? other : last;
        int least = Integer.lowestOneBit(ALL & ~first);
        int second = (one & least) != 0 ? one : (other & least) != 0 ? other : last;
        return bySecond[firstRank[first]][second];
    }

    /** The sets of a partition; not to be changed. */
    int[] sets(int partition) {
        return sets[partition];
    }

    /** What the near box holds by a split, in the order of the partition's sets; not to be changed. */
    int[] nearSets(int partition, int split) {
        return nearSets[partition][split];
    }

    /** The partitions of the near box by split; not to be changed. */
    int[] near(int partition) {
        return near[partition];
    }

    /** The partitions of the far box by split; not to be changed. */
    int[] far(int partition) {
        return far[partition];
    }

    /** Whether a box can be filled whose columns hold the sets of one partition and whose rows hold those of another; then it can in one way only. */
    boolean cross(int columns, int rows) {
        for (int column : sets[columns]) {
            for (int row : sets[rows]) {
                if ((column & row) == 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
