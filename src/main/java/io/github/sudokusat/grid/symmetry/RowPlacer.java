package io.github.sudokusat.grid.symmetry;

import static io.github.sudokusat.grid.symmetry.Placement.BITS;
import static io.github.sudokusat.grid.symmetry.Placement.MASK;
import static io.github.sudokusat.grid.symmetry.Placement.at;

/**
 * Finds the least image of one row for given columns and labels, and all placements of its columns that lead to this image.
 *
 * <p>Digits without a label get the next labels from left to right. While stacks and columns are compared, they count as {@value #NEW}, which is
 * greater than all labels. Not thread-safe.
 */
final class RowPlacer {

    private static final int NEW = MASK;

    private final int side;
    private final int width;

    /** The column at each place; −1 if none is fixed yet. */
    private final int[] columns;
    /** The stack at each place for stacks; −1 if none is fixed yet. These come first. */
    private final int[] stacks;

    /** The columns not fixed yet, as bits. */
    private int open;
    /** The stacks not fixed yet, as bits. */
    private int openStacks;

    private long fixedColumns;
    private long fixedLabels;
    private final int[] label;
    private int labelled;

    /** The patterns of the stacks not fixed yet, in the order of the image. */
    private final int[] patterns;

    /** What is being placed. */
    private int[] row = {};

    private final int[] image;
    private boolean transposed;
    private long rows;
    private Placements found = new Placements();

    RowPlacer(int side, int width) {
        this.side = side;
        this.width = width;
        columns = new int[side];
        stacks = new int[side / width];
        patterns = new int[side / width];
        label = new int[side + 1];
        image = new int[side];
    }

    /** Takes over the columns and labels of a placement, of which the labels 1 to {@code labelsUsed} are in use. */
    void load(long packedColumns, long packedLabels, int labelsUsed) {
        fixedColumns = packedColumns;
        fixedLabels = packedLabels;
        labelled = labelsUsed;
        open = (1 << side) - 1;
        openStacks = (1 << stacks.length) - 1;
        for (int i = 0; i < side; i++) {
            int column = at(packedColumns, i);
            label[i + 1] = at(packedLabels, i);
            columns[i] = column == MASK ? -1 : column;
            if (column != MASK) {
                open &= ~(1 << column);
            }
            if (i % width == width - 1) {
                stacks[i / width] = column == MASK ? -1 : column / width;
                openStacks &= column == MASK ? -1 : ~(1 << (column / width));
            }
        }
    }

    /** The least image of a row: its digits from the highest four bits on, in the lowest {@code 4 · side} bits. */
    long least(int[] digits) {
        long key = 0;
        sortOpenStacks(digits);
        for (int place = 0; place < stacks.length; place++) {
            key = key << (BITS * width) | (stacks[place] < 0 ? patterns[place] : pattern(digits, place));
        }
        return withLabels(key);
    }

    /** Replaces the new digits by the next labels. */
    private long withLabels(long key) {
        long labels = key;
        int next = labelled;
        for (int shift = BITS * (side - 1); shift >= 0; shift -= BITS) {
            if ((key >>> shift & MASK) == NEW) {
                labels ^= (long) (NEW ^ ++next) << shift;
            }
        }
        return labels;
    }

    /** The same digits from the lowest four bits on. */
    long reversed(long key) {
        long reversed = 0;
        for (int i = 0; i < side; i++) {
            reversed = reversed << BITS | (key >>> (BITS * i) & MASK);
        }
        return reversed;
    }

    private int value(int digit) {
        return digit == 0 || label[digit] != 0 ? label[digit] : NEW;
    }

    private void sortOpenStacks(int[] digits) {
        int count = 0;
        for (int rest = openStacks; rest != 0; rest &= rest - 1) {
            int pattern = openPattern(digits, Integer.numberOfTrailingZeros(rest));
            int i = count++;
            while (i > 0 && patterns[i - 1] > pattern) {
                patterns[i] = patterns[i - 1];
                i--;
            }
            patterns[i] = pattern;
        }
    }

    /** The least image of the row in a stack at a place. */
    private int pattern(int[] digits, int place) {
        int pattern = openPattern(digits, stacks[place]);
        for (int i = place * width; i < (place + 1) * width; i++) {
            if (columns[i] >= 0) {
                pattern |= value(digits[columns[i]]) << (BITS * (width - 1 - i % width));
            }
        }
        return pattern;
    }

    /** The least image of the row in the open columns of a stack, which come first; the places of the fixed columns are 0. */
    private int openPattern(int[] digits, int stack) {
        int sorted = 0;
        int count = 0;
        for (int column = stack * width; column < (stack + 1) * width; column++) {
            if ((open >>> column & 1) != 0) {
                sorted = inserted(sorted, value(digits[column]));
                count++;
            }
        }
        return sorted << (BITS * (width - count));
    }

    /** Inserts a value into a list that ascends towards the lowest four bits. */
    private static int inserted(int sorted, int value) {
        int shift = 0;
        while ((sorted >>> shift & MASK) > value) {
            shift += BITS;
        }
        int low = sorted & ((1 << shift) - 1);
        return ((sorted >>> shift) << BITS | value) << shift | low;
    }

    /**
     * Adds the placements that lead from a row to its least image.
     *
     * @param least the image, packed from the lowest four bits on
     * @param isTransposed whether the placements are of the transposed grid
     * @param rowsOfImage the rows of the placements, this one included
     * @param into receives the placements
     */
    void place(int[] digits, long least, boolean isTransposed, long rowsOfImage, Placements into) {
        row = digits;
        transposed = isTransposed;
        rows = rowsOfImage;
        found = into;
        for (int i = 0; i < side; i++) {
            image[i] = at(least, i);
        }
        sortOpenStacks(digits);
        placeStack(0, openStacks, open, fixedColumns, fixedLabels);
    }

    private void placeStack(int place, int stacksLeft, int columnsLeft, long packedColumns, long packedLabels) {
        if (place == stacks.length) {
            found.add(transposed, rows, packedColumns, packedLabels);
        } else if (stacks[place] >= 0) {
            placeColumn(place * width, stacks[place], stacksLeft, columnsLeft, packedColumns, packedLabels);
        } else if (patterns[place] == 0) {
            placeStack(place + 1, stacksLeft, columnsLeft, packedColumns, packedLabels);
        } else {
            for (int rest = stacksLeft; rest != 0; rest &= rest - 1) {
                int stack = Integer.numberOfTrailingZeros(rest);
                if (openPattern(row, stack) == patterns[place]) {
                    placeColumn(
                            place * width, stack, stacksLeft & ~(1 << stack), columnsLeft, packedColumns, packedLabels);
                }
            }
        }
    }

    private void placeColumn(
            int place, int stack, int stacksLeft, int columnsLeft, long packedColumns, long packedLabels) {
        long columnsSoFar = packedColumns;
        long labelsSoFar = packedLabels;
        for (int i = place; i < (place / width + 1) * width; i++) {
            if (columns[i] < 0 && image[i] != 0) {
                placeOpenColumn(i, stack, stacksLeft, columnsLeft, columnsSoFar, labelsSoFar);
                return;
            }
            if (image[i] > labelled) {
                labelsSoFar = Placement.with(labelsSoFar, row[columns[i]] - 1, image[i]);
            }
        }
        placeStack(place / width + 1, stacksLeft, columnsLeft, columnsSoFar, labelsSoFar);
    }

    /** Tries each open column of a stack that has the digit for a place. */
    private void placeOpenColumn(
            int place, int stack, int stacksLeft, int columnsLeft, long packedColumns, long packedLabels) {
        int wanted = Math.min(image[place], labelled + 1);
        for (int column = stack * width; column < (stack + 1) * width; column++) {
            int value = Math.min(value(row[column]), labelled + 1);
            if ((columnsLeft >>> column & 1) == 0 || value != wanted) {
                continue;
            }
            long columnsSoFar = packedColumns ^ (long) (MASK ^ column) << (BITS * place);
            long labelsSoFar = image[place] > labelled
                    ? Placement.with(packedLabels, row[column] - 1, image[place])
                    : packedLabels;
            int left = columnsLeft & ~(1 << column);
            if (place % width == width - 1) {
                placeStack(place / width + 1, stacksLeft, left, columnsSoFar, labelsSoFar);
            } else {
                placeColumn(place + 1, stack, stacksLeft, left, columnsSoFar, labelsSoFar);
            }
        }
    }
}
