package io.github.sudokusat.answer.setter;

import io.github.sudokusat.grid.Grid;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * What was found for the boards that were asked about last. Safe for use by several threads.
 *
 * @param <V> what is found for a board; not changed afterwards
 */
final class KnownBoards<V> {

    private final int most;
    /** The newest one first. */
    private final Deque<Entry<V>> entries = new ArrayDeque<>();

    /** A board, and what was found. */
    record Entry<V>(Grid grid, V found) {}

    /** No board is known, and so many are remembered. */
    KnownBoards(int most) {
        this.most = most;
    }

    /** The board of the same layout with the most givens among those that have none besides those of a grid; null if there is none. */
    synchronized @Nullable Entry<V> nearest(Grid grid) {
        Entry<V> best = null;
        for (Entry<V> entry : entries) {
            boolean isPart = grid.layout().equals(entry.grid().layout()) && grid.keeps(entry.grid());
            if (isPart
                    && (best == null || entry.grid().filledCount() > best.grid().filledCount())) {
                best = entry;
            }
        }
        return best;
    }

    synchronized void add(Grid grid, V found) {
        entries.addFirst(new Entry<>(grid, found));
        if (entries.size() > most) {
            entries.removeLast();
        }
    }
}
