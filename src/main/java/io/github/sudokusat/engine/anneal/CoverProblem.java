package io.github.sudokusat.engine.anneal;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import java.util.Optional;

/**
 * What propagation leaves of a puzzle, as an exact cover: each open cell, and each digit that is missing from a house, is an item; each candidate
 * covers its cell and itself in the houses of that cell; a solution covers each item once.
 *
 * <p>Immutable; safe for use by several threads. It takes about 40 bytes for each candidate.
 */
public final class CoverProblem {

    /** Beyond it, building the problem would delay a cancellation by more than 100 ms. */
    private static final int MOST_CANDIDATES = 300_000;

    private final CandidateGrid position;
    /** The number of the cell of each candidate, times the side, plus the digit less 1. */
    private final int[] candidates;

    final int openCells;
    final int itemCount;
    /** The items of candidate c are {@code items[itemStart[c]]} up to {@code items[itemStart[c + 1] − 1]}, that of the cell first. */
    final int[] itemStart;

    final int[] items;
    /** The candidates that cover item i, stored in the same way. */
    final int[] coverStart;

    final int[] covers;

    private CoverProblem(CandidateGrid position) {
        this.position = position;
        Layout layout = position.layout();
        int side = layout.side();
        candidates = openCandidates(position);
        int[] itemOf = new int[layout.cellCount() + layout.houses().size() * side];
        Arrays.fill(itemOf, -1);
        itemStart = new int[candidates.length + 1];
        items = new int[itemsOf(layout)];
        int count = 0;
        int cells = 0;
        for (int c = 0; c < candidates.length; c++) {
            int cell = candidates[c] / side;
            int digit = candidates[c] % side;
            int end = itemStart[c];
            for (int i = -1; i < layout.houseCount(cell); i++) {
                int name = i < 0 ? cell : layout.cellCount() + layout.houseOf(cell, i) * side + digit;
                if (itemOf[name] < 0) {
                    itemOf[name] = count++;
                    cells += i < 0 ? 1 : 0;
                }
                items[end++] = itemOf[name];
            }
            itemStart[c + 1] = end;
        }
        openCells = cells;
        itemCount = count;
        coverStart = new int[itemCount + 1];
        covers = new int[items.length];
        fillCovers();
    }

    private static int[] openCandidates(CandidateGrid position) {
        int side = position.layout().side();
        int[] open = new int[position.candidateCount()];
        int count = 0;
        for (int cell : position.layout().cells()) {
            if (position.digit(cell) == 0) {
                for (int digit = 1; digit <= side; digit++) {
                    if (position.isCandidate(cell, digit)) {
                        open[count++] = cell * side + digit - 1;
                    }
                }
            }
        }
        return Arrays.copyOf(open, count);
    }

    private int itemsOf(Layout layout) {
        int sum = 0;
        for (int candidate : candidates) {
            sum += 1 + layout.houseCount(candidate / layout.side());
        }
        return sum;
    }

    private void fillCovers() {
        for (int item : items) {
            coverStart[item + 1]++;
        }
        for (int item = 0; item < itemCount; item++) {
            coverStart[item + 1] += coverStart[item];
        }
        int[] next = Arrays.copyOf(coverStart, itemCount);
        for (int c = 0; c < candidates.length; c++) {
            for (int i = itemStart[c]; i < itemStart[c + 1]; i++) {
                covers[next[items[i]]++] = c;
            }
        }
    }

    /**
     * Whether a layout has houses alone, of which each has all digits, so that its puzzles are exact covers.
     *
     * @param layout the layout
     * @return false if it has rules, or rows, columns or boxes that lack digits
     */
    public static boolean fits(Layout layout) {
        return layout.rules().isEmpty() && layout.isUsual();
    }

    /**
     * Propagates a puzzle and takes what is left.
     *
     * @param puzzle a puzzle whose layout {@linkplain #fits fits}; one without digits of side 64 takes about a tenth of a second
     * @param watch ends the work when it is stopped
     * @return the problem; empty if the puzzle is contradictory, if more than {@value #MOST_CANDIDATES} candidates are left, or if the watch has stopped
     */
    public static Optional<CoverProblem> of(Puzzle puzzle, Watch watch) {
        CandidateGrid position = puzzle.toCandidates(CandidateLayout.of(puzzle.layout()), watch);
        boolean isOpen = !watch.isStopped()
                && Propagation.run(position, Propagation.Depth.LOCKED, watch) == PropagationOutcome.DONE
                && position.candidateCount() <= MOST_CANDIDATES;
        return isOpen ? Optional.of(new CoverProblem(position)) : Optional.empty();
    }

    /**
     * What is left as a puzzle, for another engine.
     *
     * @return a puzzle with the same solutions
     */
    public Puzzle puzzle() {
        return Puzzle.of(position);
    }

    int candidateCount() {
        return candidates.length;
    }

    /** The grid with the digits that propagation has placed and those of the candidates that cover the items. */
    Grid toGrid(int[] coverOfItem) {
        Layout layout = position.layout();
        int[] digits = new int[layout.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = position.digit(cell);
        }
        for (int candidate : coverOfItem) {
            digits[candidates[candidate] / layout.side()] = candidates[candidate] % layout.side() + 1;
        }
        return Grid.of(layout, digits);
    }
}
