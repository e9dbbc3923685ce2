package io.github.sudokusat.count.classic;

import io.github.sudokusat.run.RandomStream;
import java.util.Arrays;

/**
 * Fills a grid whose classes of column words have been drawn: with column words of these classes, all triples with the same probability, then with
 * row words that agree with them and with the givens, all triples of a band with the same probability. Not thread-safe.
 */
final class FilledWords {

    private static final int ALL_CELLS = 0x1FF;

    private final Orientation orientation;
    private final RandomStream random;
    /** The triples to choose from: first words and partners. */
    private int[] words = new int[64];

    private int count;

    FilledWords(Orientation orientation, RandomStream random) {
        this.orientation = orientation;
        this.random = random;
    }

    /**
     * Fills a grid.
     *
     * @param classes by stack, the classes of the column words of its boxes from top to bottom, which occur in a solution
     * @return the digits of 81 cells from 0, row by row
     */
    int[] fill(int[][] classes) {
        int[][] columns = new int[Clues.CHUTES][];
        for (int stack = 0; stack < Clues.CHUTES; stack++) {
            columns[stack] = drawColumns(stack, classes[stack]);
        }
        int[] grid = new int[Clues.SIDE * Clues.SIDE];
        for (int band = 0; band < Clues.CHUTES; band++) {
            int[] rows = drawRows(band, columns[0][band], columns[1][band], columns[2][band]);
            for (int stack = 0; stack < Clues.CHUTES; stack++) {
                put(band, stack, rows[stack], columns[stack][band], grid);
            }
        }
        return grid;
    }

    private int[] drawColumns(int stack, int[] classes) {
        BoxClasses first = orientation.columns(0, stack);
        BoxClasses second = orientation.columns(1, stack);
        BoxClasses third = orientation.columns(2, stack);
        count = 0;
        for (int word = 0; word < Words.COUNT; word++) {
            if (first.classOf(word) != classes[0]) {
                continue;
            }
            for (int partner = 0; partner < Words.PARTNERS; partner++) {
                if (second.classOf(Words.second(word, partner)) == classes[1]
                        && third.classOf(Words.third(word, partner)) == classes[2]) {
                    add(word, partner);
                }
            }
        }
        return drawn();
    }

    private int[] drawRows(int band, int... columns) {
        BoxClasses first = orientation.rows(band, 0);
        BoxClasses second = orientation.rows(band, 1);
        BoxClasses third = orientation.rows(band, 2);
        count = 0;
        for (int word = 0; word < Words.COUNT; word++) {
            if (first.classOf(word) < 0 || !cross(word, columns[0])) {
                continue;
            }
            for (int partner = 0; partner < Words.PARTNERS; partner++) {
                int next = Words.second(word, partner);
                int last = Words.third(word, partner);
                if (second.classOf(next) >= 0
                        && third.classOf(last) >= 0
                        && cross(next, columns[1])
                        && cross(last, columns[2])) {
                    add(word, partner);
                }
            }
        }
        return drawn();
    }

    private void add(int word, int partner) {
        if (count == words.length) {
            words = Arrays.copyOf(words, 2 * count);
        }
        words[count++] = word * Words.PARTNERS + partner;
    }

    private int[] drawn() {
        int chosen = words[random.nextInt(count)];
        int word = chosen / Words.PARTNERS;
        int partner = chosen % Words.PARTNERS;
        return new int[] {word, Words.second(word, partner), Words.third(word, partner)};
    }

    /** Whether a row word and a column word make a filled box. */
    private static boolean cross(int rows, int columns) {
        int cells = 0;
        for (int digit = 0; digit < Words.DIGITS; digit++) {
            cells |= 1 << (3 * Words.letter(rows, digit) + Words.letter(columns, digit));
        }
        return cells == ALL_CELLS;
    }

    private static void put(int band, int stack, int rows, int columns, int[] grid) {
        for (int digit = 0; digit < Words.DIGITS; digit++) {
            int row = 3 * band + Words.letter(rows, digit);
            grid[row * Clues.SIDE + 3 * stack + Words.letter(columns, digit)] = digit;
        }
    }
}
