package io.github.sudokusat.engine.pattern;

import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;

/**
 * Completes Latin squares row by row, rows with many entries first.
 *
 * <p>Each row is a matching of its columns with symbols that neither the earlier rows nor the entries of the later ones have in the column. Rows
 * without entries always have one (P. Hall's theorem, applied by M. Hall, An existence theorem for Latin squares, 1945), so only rows with entries can fail.
 */
final class LatinSquare {

    /** An open entry. */
    static final int BLANK = -1;

    private static final int ATTEMPTS = 10;

    private final int order;
    private final int[] square;
    private final RandomStream random;
    /** Whether a symbol is in a column: index column · order + symbol. */
    private final boolean[] inColumn;

    private final int[] symbolOf;
    private final int[] columnOf;

    private LatinSquare(int[] square, int order, RandomStream random) {
        this.order = order;
        this.square = square;
        this.random = random;
        this.inColumn = new boolean[order * order];
        this.symbolOf = new int[order];
        this.columnOf = new int[order];
    }

    /**
     * Fills the open entries of a square.
     *
     * @param square entries below the order or {@link #BLANK}, row by row; no symbol twice in a row or column
     * @return false if no way was found or the watch has stopped the work; the square is then of no use
     */
    static boolean complete(int[] square, int order, RandomStream random, Watch watch) {
        int[] entries = square.clone();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            System.arraycopy(entries, 0, square, 0, entries.length);
            if (new LatinSquare(square, order, random).complete(watch)) {
                return true;
            }
        }
        return false;
    }

    private boolean complete(Watch watch) {
        int[] entries = new int[order];
        for (int i = 0; i < square.length; i++) {
            if (square[i] != BLANK) {
                inColumn[i % order * order + square[i]] = true;
                entries[i / order]++;
            }
        }
        int[] rows = random.permutation(order);
        for (int many = order; many >= 0; many--) {
            for (int row : rows) {
                if (entries[row] == many && (watch.tick((long) order * order) || !fill(row))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean fill(int row) {
        Arrays.fill(columnOf, BLANK);
        for (int column = 0; column < order; column++) {
            symbolOf[column] = square[row * order + column];
            if (symbolOf[column] != BLANK) {
                columnOf[symbolOf[column]] = column;
            }
        }
        int[] columns = random.permutation(order);
        int[] symbols = random.permutation(order);
        for (int column : columns) {
            if (symbolOf[column] == BLANK && !match(row, column, symbols)) {
                return false;
            }
        }
        for (int column = 0; column < order; column++) {
            square[row * order + column] = symbolOf[column];
            inColumn[column * order + symbolOf[column]] = true;
        }
        return true;
    }

    /** Gives a column a symbol by a shortest augmenting path through columns without an entry in the row. */
    private boolean match(int row, int start, int[] symbols) {
        int[] reachedFrom = new int[order];
        Arrays.fill(reachedFrom, BLANK);
        int[] queue = new int[order];
        int size = 0;
        queue[size++] = start;
        for (int next = 0; next < size; next++) {
            int column = queue[next];
            for (int symbol : symbols) {
                if (reachedFrom[symbol] == BLANK && !inColumn[column * order + symbol]) {
                    int holder = columnOf[symbol];
                    if (holder == BLANK) {
                        reachedFrom[symbol] = column;
                        assign(start, symbol, reachedFrom);
                        return true;
                    }
                    if (square[row * order + holder] == BLANK) {
                        reachedFrom[symbol] = column;
                        queue[size++] = holder;
                    }
                }
            }
        }
        return false;
    }

    private void assign(int start, int free, int[] reachedFrom) {
        int symbol = free;
        int column;
        do {
            column = reachedFrom[symbol];
            int earlier = symbolOf[column];
            symbolOf[column] = symbol;
            columnOf[symbol] = column;
            symbol = earlier;
        } while (column != start);
    }
}
