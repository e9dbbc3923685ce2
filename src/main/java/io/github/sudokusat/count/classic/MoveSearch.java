package io.github.sudokusat.count.classic;

import java.util.ArrayList;
import java.util.List;

/**
 * Searches, for given permutations of the columns, for permutations of rows and digits that map a clue set to itself.
 *
 * <p>The search proceeds band by band: it chooses the image of the band, then the order of its rows. Rows without givens are not permuted among
 * themselves. Not thread-safe.
 */
final class MoveSearch {

    private final Clues clues;
    private final int[] columns = new int[Clues.SIDE];
    private final int[] rows = new int[Clues.SIDE];
    /** The image and the preimage of each digit, from 1; 0 while it is open. */
    private final int[] digitTo = new int[Clues.SIDE + 1];

    private final int[] digitFrom = new int[Clues.SIDE + 1];
    private final List<Move> found = new ArrayList<>();
    private int wanted;

    MoveSearch(Clues clues) {
        this.clues = clues;
    }

    /** All moves, except exchanges of rows without givens, that permute the columns as given and map the clues to themselves. */
    List<Move> all(int[] columnMap) {
        return search(columnMap, Integer.MAX_VALUE);
    }

    /** One such move, or none. */
    List<Move> first(int[] columnMap) {
        return search(columnMap, 1);
    }

    private List<Move> search(int[] columnMap, int most) {
        System.arraycopy(columnMap, 0, columns, 0, columns.length);
        found.clear();
        wanted = most;
        placeBand(0, 0);
        return new ArrayList<>(found);
    }

    private void placeBand(int band, int taken) {
        if (band == Clues.CHUTES) {
            found.add(new Move(rows.clone(), columns.clone(), digits()));
            return;
        }
        for (int target = 0; target < Clues.CHUTES; target++) {
            for (int order = 0; order < ChuteMaps.orders().length; order++) {
                if ((taken >>> target & 1) == 0 && found.size() < wanted) {
                    tryBand(band, target, ChuteMaps.orders()[order], taken);
                }
            }
        }
    }

    private void tryBand(int band, int target, int[] order, int taken) {
        int[] digitToBefore = digitTo.clone();
        int[] digitFromBefore = digitFrom.clone();
        boolean fits = true;
        int lastEmpty = -1;
        for (int i = 0; i < order.length && fits; i++) {
            int row = 3 * band + i;
            rows[row] = 3 * target + order[i];
            fits = mapRow(row, rows[row]);
            if (clues.isEmptyRow(row)) {
                fits &= rows[row] > lastEmpty;
                lastEmpty = rows[row];
            }
        }
        if (fits) {
            placeBand(band + 1, taken | 1 << target);
        }
        System.arraycopy(digitToBefore, 0, digitTo, 0, digitTo.length);
        System.arraycopy(digitFromBefore, 0, digitFrom, 0, digitFrom.length);
    }

    /** Records the images of the digits of a row; false if its givens do not move to givens, or not by one renaming. */
    private boolean mapRow(int row, int image) {
        for (int column = 0; column < Clues.SIDE; column++) {
            int digit = clues.digit(row, column);
            int other = clues.digit(image, columns[column]);
            if (digit == 0 && other == 0) {
                continue;
            }
            if (digit == 0 || other == 0) {
                return false;
            }
            if (digitTo[digit] == 0 && digitFrom[other] == 0) {
                digitTo[digit] = other;
                digitFrom[other] = digit;
            }
            if (digitTo[digit] != other || digitFrom[other] != digit) {
                return false;
            }
        }
        return true;
    }

    /** The renaming, with digits from 0; digits without givens keep their names, because those with givens are renamed among themselves. */
    private int[] digits() {
        int[] digits = Move.identityMap();
        for (int digit = 1; digit <= Clues.SIDE; digit++) {
            if (digitTo[digit] > 0) {
                digits[digit - 1] = digitTo[digit] - 1;
            }
        }
        return digits;
    }
}
