package io.github.sudokusat.count.classic;

import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;

/**
 * The classes, chutes and crossings of a clue set in one orientation: as it is, or transposed.
 *
 * <p>Everything except the crossings is computed at construction, in about 10 ms for an empty grid once the code is compiled. Immutable.
 */
final class Orientation {

    private final Clues clues;
    private final boolean isTransposed;
    /** By band, then stack. */
    private final BoxClasses[][] columns = new BoxClasses[Clues.CHUTES][Clues.CHUTES];

    private final BoxClasses[][] rows = new BoxClasses[Clues.CHUTES][Clues.CHUTES];
    /** The column triples of each stack, with its boxes from top to bottom. */
    private final ChuteTriples[] stacks = new ChuteTriples[Clues.CHUTES];
    /** The row triples of each band, with its boxes from left to right. */
    private final ChuteTriples[] bands = new ChuteTriples[Clues.CHUTES];

    private Orientation(Clues clues, Watch watch) {
        this.clues = clues;
        isTransposed = false;
        for (int band = 0; band < Clues.CHUTES && !watch.isStopped(); band++) {
            for (int stack = 0; stack < Clues.CHUTES && !watch.isStopped(); stack++) {
                columns[band][stack] = BoxClasses.of(clues.columnLetters(band, stack));
                rows[band][stack] = BoxClasses.of(clues.rowLetters(band, stack));
            }
        }
        for (int i = 0; i < Clues.CHUTES && !watch.isStopped(); i++) {
            stacks[i] = ChuteTriples.of(columns[0][i], columns[1][i], columns[2][i]);
            if (!watch.isStopped()) {
                bands[i] = ChuteTriples.of(rows[i][0], rows[i][1], rows[i][2]);
            }
        }
    }

    private Orientation(Orientation other) {
        clues = other.clues.transposed();
        isTransposed = !other.isTransposed;
        for (int i = 0; i < Clues.CHUTES; i++) {
            for (int j = 0; j < Clues.CHUTES; j++) {
                columns[i][j] = other.rows[j][i];
                rows[i][j] = other.columns[j][i];
            }
            stacks[i] = other.bands[i];
            bands[i] = other.stacks[i];
        }
    }

    /** The orientation of clues as they are; null if the watch stopped the work, which takes up to 200 ms in a fresh virtual machine. */
    static @Nullable Orientation of(Clues clues, Watch watch) {
        Orientation made = new Orientation(clues, watch);
        return watch.isStopped() ? null : made;
    }

    /** The same orientation with rows and columns exchanged; shares all data with this one. */
    Orientation transposed() {
        return new Orientation(this);
    }

    /** Whether the rows here are the columns of the clue set for which orientations were made first. */
    boolean isTransposed() {
        return isTransposed;
    }

    /** The clues. */
    Clues clues() {
        return clues;
    }

    /** The classes of column words of a box. */
    BoxClasses columns(int band, int stack) {
        return columns[band][stack];
    }

    /** The classes of row words of a box. */
    BoxClasses rows(int band, int stack) {
        return rows[band][stack];
    }

    /** The column triples of a stack, by its boxes from top to bottom. */
    ChuteTriples stack(int stack) {
        return stacks[stack];
    }

    /** The product of the divisors of all chutes, at most 6⁶: the exact count is the sum of the products times this number. */
    int divisor() {
        int divisor = 1;
        for (int i = 0; i < Clues.CHUTES; i++) {
            divisor *= stacks[i].divisor() * bands[i].divisor();
        }
        return divisor;
    }

    /** Whether some chute cannot be filled, so that there is no solution. */
    boolean isContradictory() {
        for (int i = 0; i < Clues.CHUTES; i++) {
            if (stacks[i].size() == 0 || bands[i].size() == 0) {
                return true;
            }
        }
        return false;
    }

    /** The table of a band with its boxes in a given order of the stacks. */
    BandTable table(int band, int x, int y, int z) {
        return new BandTable(
                bands[band].reordered(x, y, z), crossings(band, x), crossings(band, y), crossings(band, z));
    }

    private Crossings crossings(int band, int stack) {
        return Crossings.of(rows[band][stack], columns[band][stack]);
    }
}
