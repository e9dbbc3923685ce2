package io.github.sudokusat.generate;

import io.github.sudokusat.run.RandomStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Shapes puzzles for a unique rectangle of type 5, or an avoidable one. In the solution, the corners have three digits, one of them in opposite
 * corners. The corners are removed first, then what would exclude these three digits from them; what excludes other digits from them is removed last.
 * One puzzle in 5000 then needs a unique rectangle of type 5, and one in 700 uses an avoidable rectangle of type 1, three times as many as otherwise.
 * Near roughly every tenth of these there is one that needs type 2, which hardly any other puzzle does.
 */
final class RectangleBias implements Bias {

    private static final int SIDE = 9;
    private static final int BOX = 3;

    @Override
    public void rank(byte[] solution, RandomStream random, int[] ranks) {
        List<int[]> rectangles = rectangles(solution);
        if (rectangles.isEmpty()) {
            return;
        }
        int[] corners = rectangles.get(random.nextInt(rectangles.size()));
        int digits = digits(solution, corners);
        for (int corner : corners) {
            for (int cell = 0; cell < ranks.length; cell++) {
                if (see(cell, corner)) {
                    ranks[cell] = (digits & 1 << solution[cell]) != 0 ? EARLY : LAST;
                }
            }
        }
        for (int corner : corners) {
            ranks[corner] = FIRST;
        }
    }

    @Override
    public int changes() {
        return 100;
    }

    /** The rectangles in two boxes with three digits. */
    private static List<int[]> rectangles(byte[] solution) {
        List<int[]> rectangles = new ArrayList<>();
        for (int one = 0; one < solution.length; one++) {
            for (int opposite = one + 1; opposite < solution.length; opposite++) {
                int inRow = one / SIDE * SIDE + opposite % SIDE;
                int inColumn = opposite / SIDE * SIDE + one % SIDE;
                int[] corners = {one, inRow, inColumn, opposite};
                if (inRow > one
                        && inRow < opposite
                        && isSameBox(one, inRow) != isSameBox(one, inColumn)
                        && Integer.bitCount(digits(solution, corners)) == 3) {
                    rectangles.add(corners);
                }
            }
        }
        return rectangles;
    }

    /** The digits in some cells, as bits. */
    private static int digits(byte[] solution, int[] cells) {
        int digits = 0;
        for (int cell : cells) {
            digits |= 1 << solution[cell];
        }
        return digits;
    }

    private static boolean see(int cell, int other) {
        return cell / SIDE == other / SIDE || cell % SIDE == other % SIDE || isSameBox(cell, other);
    }

    private static boolean isSameBox(int cell, int other) {
        return cell / (BOX * SIDE) == other / (BOX * SIDE) && cell % SIDE / BOX == other % SIDE / BOX;
    }
}
