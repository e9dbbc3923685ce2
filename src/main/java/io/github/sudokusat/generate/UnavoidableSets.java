package io.github.sudokusat.generate;

import java.util.Arrays;

/**
 * Unavoidable sets of a solved grid of classic 9 × 9. Another solved grid differs from it in exactly such a set of cells, so every proper puzzle with
 * this solution has a clue in each of them (G. McGuire, B. Tugemann and G. Civario, There is no 16-clue Sudoku, 2012, § 3).
 *
 * <p>A set is three ints of 27 bits, the cells of the three bands row by row. One object serves one grid after another.
 */
final class UnavoidableSets {

    /** The number of ints of a set. */
    static final int WORDS = 3;

    /** The number of cells of an int. */
    static final int CELLS_OF_WORD = 27;

    private static final int SIDE = 9;
    private static final int LINES = 3;
    private static final int ALL = (1 << SIDE) - 1;

    /** The most sets to keep; a grid has some hundred when it starts. */
    private static final int MOST = 1 << 10;

    private int[] words = new int[64 * WORDS];
    private int size;
    /** The column of each digit, counted from 0, in each row. */
    private final int[][] columnOf = new int[SIDE][SIDE];
    /** For two lines of a chute, where the second one has the digit that the first one has at an index. */
    private final int[] next = new int[SIDE];

    private final int[] place = new int[SIDE];
    private final int[] set = new int[WORDS];

    /**
     * Starts with a solved grid and some hundred of its sets: those in the cells of two digits, of two rows of a band, or of two columns of a stack.
     * They are minimal, that is, none has a smaller unavoidable set inside, and none occurs twice. Small ones come first. That takes about 10 µs.
     *
     * @param digits 81 digits from 1 to 9, row by row
     */
    void fill(byte[] digits) {
        size = 0;
        for (int cell = 0; cell < digits.length; cell++) {
            columnOf[digits[cell] - 1][cell / SIDE] = cell % SIDE;
        }
        addPairsOfLines(digits, SIDE, 1);
        addPairsOfLines(digits, 1, SIDE);
        for (int one = 0; one < SIDE; one++) {
            for (int other = one + 1; other < SIDE; other++) {
                addPairOfDigits(columnOf[one], columnOf[other]);
            }
        }
        sort();
    }

    /** The number of sets. */
    int size() {
        return size;
    }

    /** Whether a set contains a cell. */
    boolean contains(int set, int cell) {
        return (words[set * WORDS + cell / CELLS_OF_WORD] & 1 << (cell % CELLS_OF_WORD)) != 0;
    }

    /** The sets, {@value #WORDS} ints each, to be read only, and only until the next one is added. */
    int[] words() {
        return words;
    }

    /** Adds a set, unless there are very many already. */
    void add(int[] cells) {
        if (size < MOST) {
            int at = size * WORDS;
            if (at == words.length) {
                words = Arrays.copyOf(words, 2 * at);
            }
            System.arraycopy(cells, 0, words, at, WORDS);
            size++;
        }
    }

    /**
     * Adds the sets in two rows of a band, or two columns of a stack. The cells across must keep their two digits, so either all of a cycle of the
     * permutation that takes one line to the other is exchanged, or nothing of it.
     */
    private void addPairsOfLines(byte[] digits, int across, int along) {
        for (int one = 0; one < SIDE; one++) {
            for (int other = one + 1; other < one / LINES * LINES + LINES; other++) {
                for (int i = 0; i < SIDE; i++) {
                    place[digits[other * across + i * along] - 1] = i;
                }
                for (int i = 0; i < SIDE; i++) {
                    next[i] = place[digits[one * across + i * along] - 1];
                }
                addCycles(one * across, other * across, along);
            }
        }
    }

    private void addCycles(int one, int other, int along) {
        for (int left = ALL; left != 0; ) {
            int cycle = 0;
            for (int i = Integer.numberOfTrailingZeros(left); (cycle & 1 << i) == 0; i = next[i]) {
                cycle |= 1 << i;
            }
            left &= ~cycle;
            // A cycle of two is a set of two digits as well.
            if (Integer.bitCount(cycle) > 2) {
                addCells(cycle, one, other, along);
            }
        }
    }

    private void addCells(int indices, int one, int other, int along) {
        Arrays.fill(set, 0);
        for (int rest = indices; rest != 0; rest &= rest - 1) {
            int distance = Integer.numberOfTrailingZeros(rest) * along;
            include(one + distance);
            include(other + distance);
        }
        add(set);
    }

    private void include(int cell) {
        set[cell / CELLS_OF_WORD] |= 1 << (cell % CELLS_OF_WORD);
    }

    /** Adds the sets of two digits: rows whose cells with these digits share no column or box with those of the other rows. */
    private void addPairOfDigits(int[] columns, int[] others) {
        for (int left = ALL; left != 0; ) {
            int rows = 0;
            int more = left & -left;
            while (rows != more) {
                rows = more;
                more = linked(rows, columns, others);
            }
            left &= ~rows;
            Arrays.fill(set, 0);
            for (int rest = rows; rest != 0; rest &= rest - 1) {
                int row = Integer.numberOfTrailingZeros(rest);
                include(row * SIDE + columns[row]);
                include(row * SIDE + others[row]);
            }
            add(set);
        }
    }

    /** Some rows, and those whose cells share a column or a box with theirs. */
    private static int linked(int rows, int[] columns, int[] others) {
        int houses = 0;
        for (int rest = rows; rest != 0; rest &= rest - 1) {
            houses |= houses(Integer.numberOfTrailingZeros(rest), columns, others);
        }
        int linked = rows;
        for (int row = 0; row < SIDE; row++) {
            if ((houses(row, columns, others) & houses) != 0) {
                linked |= 1 << row;
            }
        }
        return linked;
    }

    /** The columns and boxes of two cells of a row. */
    private static int houses(int row, int[] columns, int[] others) {
        int boxes = SIDE + row / LINES * LINES;
        return 1 << columns[row]
                | 1 << others[row]
                | 1 << (boxes + columns[row] / LINES)
                | 1 << (boxes + others[row] / LINES);
    }

    private void sort() {
        int[] sorted = new int[words.length];
        int at = 0;
        for (int cells = 0; cells <= 2 * SIDE; cells++) {
            for (int set = 0; set < size; set++) {
                if (cells(set) == cells) {
                    System.arraycopy(words, set * WORDS, sorted, at, WORDS);
                    at += WORDS;
                }
            }
        }
        words = sorted;
    }

    /** The number of cells of a set. */
    int cells(int set) {
        int at = set * WORDS;
        return Integer.bitCount(words[at]) + Integer.bitCount(words[at + 1]) + Integer.bitCount(words[at + 2]);
    }
}
