package io.github.sudokusat.generate;

import io.github.sudokusat.run.RandomStream;

/**
 * Shapes puzzles for a jellyfish of a digit. Of a solved grid it takes four rows and the columns in which these have the digit, or the same with rows
 * and columns swapped. Nowhere is the digit to be given: with two of them, only seven rows would be left, and the jellyfish would be a smaller fish
 * in the others. The rows should be filled outside the four columns, where they must not have the digit as a candidate, and open inside. One puzzle
 * in 40 then gets to use a jellyfish, and one in 300 needs it; with the digit's givens alone removed first, one in 1000 gets to use it.
 *
 * <p>For a sashimi jellyfish, the digit's place in the first row is the fin, and another column of its box, in which that row is filled, takes the
 * place of the fin's column. The cells that could lose the digit, those of this column and box in other rows, are removed early.
 */
final class FishBias implements Bias {

    private static final int SIDE = 9;
    private static final int BOX = 3;
    private static final int SIZE = 4;

    private final boolean isSashimi;

    FishBias(boolean isSashimi) {
        this.isSashimi = isSashimi;
    }

    @Override
    public void rank(byte[] solution, RandomStream random, int[] ranks) {
        int digit = 1 + random.nextInt(SIDE);
        boolean swapped = random.nextInt(2) == 1;
        new Choice(solution, digit, swapped, random.permutation(SIDE)).rank(ranks);
    }

    @Override
    public int changes() {
        return 40;
    }

    /** A digit and rows, or columns if they are swapped, of which the first four are those of the fish. */
    private final class Choice {

        private final byte[] solution;
        private final int digit;
        private final boolean swapped;
        private final boolean[] isBase = new boolean[SIDE];
        private final boolean[] isCover = new boolean[SIDE];
        private final int finRow;
        private final int finColumn;
        /** The column of the fin's box that takes the place of the fin's. */
        private final int victims;
        /** The column in which the fin's row has its candidate that is no fin. */
        private final int vertex;

        Choice(byte[] solution, int digit, boolean swapped, int[] rows) {
            this.solution = solution;
            this.digit = digit;
            this.swapped = swapped;
            for (int i = isSashimi ? 1 : 0; i < SIZE; i++) {
                isCover[place(rows[i])] = true;
            }
            for (int i = 0; i < SIZE; i++) {
                isBase[rows[i]] = true;
            }
            finRow = rows[0];
            finColumn = place(finRow);
            victims = next(isCover[next(finColumn)] ? next(finColumn) : finColumn);
            vertex = place(rows[1]);
            if (isSashimi) {
                isCover[victims] = true;
            }
        }

        /** The next column of the same box. */
        private static int next(int column) {
            return column / BOX * BOX + (column + 1) % BOX;
        }

        /** The column in which a row has the digit. */
        private int place(int row) {
            int column = 0;
            while (solution[cell(row, column)] != digit) {
                column++;
            }
            return column;
        }

        private int cell(int row, int column) {
            return swapped ? column * SIDE + row : row * SIDE + column;
        }

        void rank(int[] ranks) {
            for (int row = 0; row < SIDE; row++) {
                for (int column = 0; column < SIDE; column++) {
                    ranks[cell(row, column)] = rank(row, column);
                }
            }
        }

        private int rank(int row, int column) {
            if (solution[cell(row, column)] == digit) {
                return FIRST;
            }
            if (isBase[row]) {
                return isCover[column] && (!isSashimi || row != finRow || column == vertex) ? EARLY : LAST;
            }
            return isSashimi && column == victims && row / BOX == finRow / BOX ? EARLY : LATER;
        }
    }
}
