package io.github.sudokusat.answer.setter;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The boards whose true candidates were found last. Safe for use by several threads. */
final class KnownBoards {

    private static final int MOST = 1_000;

    /** The newest one first. */
    private final Deque<Entry> entries = new ArrayDeque<>();

    /** A board, and what was found. */
    record Entry(Grid grid, TrueCandidatesResult.Found found) {

        /** A board with more givens, confined to the candidates that are true with these; null if it then has a contradiction. */
        @Nullable
        Puzzle within(Grid more) {
            CandidateGrid left = CandidateGrid.of(CandidateLayout.of(more.layout()), more);
            int side = more.layout().side();
            boolean isSound = !left.isContradictory();
            for (int i = 0; isSound && i < more.layout().cellCount() * side; i++) {
                isSound = found.isTrue(i / side, i % side + 1) || left.remove(i / side, i % side + 1);
            }
            return isSound ? Puzzle.of(more, left) : null;
        }
    }

    /** The board of the same layout with the most givens among those that have none besides those of a grid; null if there is none. */
    synchronized @Nullable Entry nearest(Grid grid) {
        Entry best = null;
        for (Entry entry : entries) {
            boolean isPart = entry.grid().layout().equals(grid.layout()) && grid.keeps(entry.grid());
            if (isPart
                    && (best == null || entry.grid().filledCount() > best.grid().filledCount())) {
                best = entry;
            }
        }
        return best;
    }

    synchronized void add(Entry entry) {
        entries.addFirst(entry);
        if (entries.size() > MOST) {
            entries.removeLast();
        }
    }
}
