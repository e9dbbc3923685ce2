package io.github.sudokusat.grid.symmetry;

import static io.github.sudokusat.grid.symmetry.Placement.BITS;
import static io.github.sudokusat.grid.symmetry.Placement.MASK;
import static io.github.sudokusat.grid.symmetry.Placement.at;

import io.github.sudokusat.grid.Layout;
import java.util.Arrays;

/**
 * Finds the placements that lead from a grid with rectangular boxes, blank cells or none, to the least of its equivalents, a blank being less than
 * any digit.
 *
 * <p>The image is built row by row. All placements of the rows so far that lead to the least beginning are kept, each with the columns and labels
 * that it has fixed. A column is fixed by the first digit in it, and a stack by its first column: until then it is blank like the others, and the
 * blank ones come first. Of the blank rows of a band, and of the blank bands, only one is tried, so that lines without digits, which can be exchanged
 * in many ways, lead to one placement. What remains are a few thousand placements at most: a row with digits leaves few orders of the columns, and
 * blank lines none to choose from.
 *
 * <p>Not thread-safe.
 */
final class LeastGridSearch {

    /** The grid, and the transposed one if that has boxes of the same shape. */
    private final Lines[] grids;

    private final int side;
    private final int width;
    private final int height;

    /** The placements of the rows so far; a column not fixed yet is {@link Placement#MASK}, a digit without a label has label 0. */
    private Placements current = new Placements();

    private Placements next = new Placements();
    /** The number of digits with a label. */
    private int labelled;

    /** The placements in {@link #current} and their next rows that lead to the least row, {@code index · side + row}. */
    private final IntList ties = new IntList();

    private final RowPlacer placer;

    private LeastGridSearch(Lines lines) {
        side = lines.side();
        width = lines.width();
        height = lines.height();
        grids = width == height ? new Lines[] {lines, lines.transposed()} : new Lines[] {lines};
        placer = new RowPlacer(side, width);
    }

    /**
     * Searches.
     *
     * @param layout a layout of rows, columns and rectangular boxes, of side 9 or less
     * @param digits the digits by cell, without conflicts
     * @return the placements that lead to the least grid, one for each automorphism except for exchanges of blank lines and of digits that do not
     *     occur; such lines and digits are in the order that they have in the source
     */
    static Placements run(Layout layout, int[] digits) {
        LeastGridSearch search = new LeastGridSearch(Lines.of(layout, digits));
        search.start();
        for (int index = 0; index < search.side; index++) {
            search.addRow(index);
        }
        return search.completed();
    }

    private void start() {
        long open = (1L << (BITS * side)) - 1;
        for (int grid = 0; grid < grids.length; grid++) {
            current.add(grid == 1, 0, open, 0);
        }
    }

    private Lines grid(int placement) {
        return grids[current.isTransposed(placement) ? 1 : 0];
    }

    private void addRow(int index) {
        long least = leastRow(index);
        next.clear();
        for (int i = 0; i < ties.size(); i++) {
            addPlacements(ties.get(i) / side, ties.get(i) % side, index, least);
        }
        for (int i = 0; i < side; i++) {
            labelled = Math.max(labelled, at(least, i));
        }
        Placements last = current;
        current = next;
        next = last;
    }

    private void addPlacements(int placement, int row, int index, long least) {
        boolean transposed = current.isTransposed(placement);
        long rows = Placement.with(current.rows(placement), index, row);
        long columns = current.columns(placement);
        long labels = current.labels(placement);
        if (least == 0) {
            next.add(transposed, rows, columns, labels);
        } else {
            placer.load(columns, labels, labelled);
            placer.place(grid(placement).row(row), least, transposed, rows, next);
        }
    }

    /** Finds the least next row and all ties for it. */
    private long leastRow(int index) {
        long least = Long.MAX_VALUE;
        ties.clear();
        for (int placement = 0; placement < current.size(); placement++) {
            Lines lines = grid(placement);
            int candidates = candidates(lines, current.rows(placement), index);
            if (least == 0) {
                candidates &= lines.blankRows();
            }
            if ((candidates & ~lines.blankRows()) != 0) {
                placer.load(current.columns(placement), current.labels(placement), labelled);
            }
            for (int rest = candidates; rest != 0; rest &= rest - 1) {
                int row = Integer.numberOfTrailingZeros(rest);
                long key = lines.isBlankRow(row) ? 0 : placer.least(lines.row(row));
                if (key < least) {
                    least = key;
                    ties.clear();
                }
                if (key == least) {
                    ties.add(placement * side + row);
                }
            }
        }
        return placer.reversed(least);
    }

    /** The rows that can come next, as bits: at most one blank row of a band, and at most one row of all blank bands. */
    private int candidates(Lines lines, long rows, int index) {
        if (index % height != 0) {
            int band = at(rows, index - 1) / height;
            int used = 0;
            for (int i = index - index % height; i < index; i++) {
                used |= 1 << at(rows, i);
            }
            return withOneBlank(lines, bandRows(band) & ~used);
        }
        int usedBands = 0;
        for (int i = 0; i < index; i += height) {
            usedBands |= 1 << (at(rows, i) / height);
        }
        int candidates = 0;
        boolean hasBlank = false;
        for (int band = 0; band < side / height; band++) {
            boolean isBlank = lines.isBlankBand(band);
            if ((usedBands >>> band & 1) == 0 && !(isBlank && hasBlank)) {
                candidates |= withOneBlank(lines, bandRows(band));
                hasBlank |= isBlank;
            }
        }
        return candidates;
    }

    private int bandRows(int band) {
        return ((1 << height) - 1) << (band * height);
    }

    private static int withOneBlank(Lines lines, int rows) {
        int blank = rows & lines.blankRows();
        // A blank row is less than any other, so the others need not be tried.
        return blank == 0 ? rows : Integer.lowestOneBit(blank);
    }

    /** The placements with the columns and labels that no digit fixed. */
    private Placements completed() {
        next.clear();
        for (int i = 0; i < current.size(); i++) {
            next.add(
                    current.isTransposed(i),
                    current.rows(i),
                    withBlankColumns(current.columns(i)),
                    withOtherLabels(current.labels(i)));
        }
        return next;
    }

    private long withBlankColumns(long fixed) {
        boolean[] isUsed = new boolean[side];
        boolean[] isUsedStack = new boolean[side];
        for (int i = 0; i < side; i++) {
            if (at(fixed, i) != MASK) {
                isUsed[at(fixed, i)] = true;
                isUsedStack[at(fixed, i) / width] = true;
            }
        }
        long columns = fixed;
        for (int slot = 0; slot < side; slot += width) {
            int last = at(fixed, slot + width - 1);
            int stack = last == MASK ? firstFree(isUsedStack, 0) : last / width;
            isUsedStack[stack] = true;
            for (int i = slot; i < slot + width; i++) {
                if (at(fixed, i) == MASK) {
                    int column = firstFree(isUsed, stack * width);
                    isUsed[column] = true;
                    columns ^= (long) (MASK ^ column) << (BITS * i);
                }
            }
        }
        return columns;
    }

    private static int firstFree(boolean[] isUsed, int from) {
        int index = from;
        while (isUsed[index]) {
            index++;
        }
        return index;
    }

    private long withOtherLabels(long fixed) {
        long labels = fixed;
        int label = labelled;
        for (int digit = 1; digit <= side; digit++) {
            if (at(fixed, digit - 1) == 0) {
                labels = Placement.with(labels, digit - 1, ++label);
            }
        }
        return labels;
    }

    /** A growing list of numbers. Not thread-safe. */
    private static final class IntList {

        private int[] numbers = new int[16];
        private int size;

        int size() {
            return size;
        }

        int get(int index) {
            return numbers[index];
        }

        void add(int number) {
            if (size == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * size);
            }
            numbers[size++] = number;
        }

        void clear() {
            size = 0;
        }
    }
}
