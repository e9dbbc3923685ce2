package io.github.sudokusat.engine.backtrack;

import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A backtracking search that keeps its place in an array instead of on the call stack.
 *
 * <p>{@code depth} is the number of empty cells that hold a trial digit. A step tries the next higher digit in the current cell; a digit that fits
 * leads to the next cell, and when no digit is left the search returns to the previous cell.
 */
final class BacktrackSearch extends StatefulSearch {

    private final Grid puzzle;
    /** The digits that may be tried in each cell, or null for all. */
    private final @Nullable CandidateGrid allowed;

    private final BacktrackEngine.Trials trials;
    private final int side;
    private final int[] digits;
    private final int[] emptyCells;
    /** The peers of each empty cell, in the order of the empty cells, or null until they are first needed. */
    private final int[] @Nullable [] peers;

    private final RuledCells ruled;
    private final boolean hasConflicts;
    private int depth;
    private boolean begun;
    private long nodes;
    private long conflicts;

    BacktrackSearch(Puzzle start, Limits limits, BacktrackEngine.Trials trials) {
        super(limits);
        this.allowed = start.hasCandidates() ? start.toCandidates() : null;
        this.puzzle = allowed == null ? start.grid() : allowed.toGrid();
        this.trials = trials;
        this.side = puzzle.layout().side();
        this.digits = puzzle.digits();
        this.emptyCells = emptyCells(digits);
        this.peers = new int[emptyCells.length][];
        this.ruled = new RuledCells(puzzle.layout());
        this.hasConflicts = !puzzle.conflicts().isEmpty() || (allowed != null && allowed.isContradictory());
    }

    private static int[] emptyCells(int[] digits) {
        int[] cells = new int[digits.length];
        int n = 0;
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] == 0) {
                cells[n++] = cell;
            }
        }
        return Arrays.copyOf(cells, n);
    }

    @Override
    protected Status step() {
        if (hasConflicts) {
            return Status.EXHAUSTED;
        }
        if (begun) {
            // The last solution fills every cell: continue in the last of them.
            depth--;
        }
        begun = true;
        while (depth >= 0 && depth < emptyCells.length) {
            if (nodes >= watch().limits().maxWork()) {
                watch().stop(StopReason.WORK_LIMIT);
            }
            if (watch().tick()) {
                return Status.STOPPED;
            }
            tryNextDigit();
        }
        return depth < 0 ? Status.EXHAUSTED : Status.FOUND;
    }

    private void tryNextDigit() {
        int cell = emptyCells[depth];
        int digit = digits[cell] + 1;
        digits[cell] = 0;
        if (digit > side) {
            conflicts++;
            depth--;
            return;
        }
        nodes++;
        trials.tried(cell, digit);
        boolean fits = (allowed == null || allowed.isCandidate(cell, digit)) && fits(depth, digit);
        digits[cell] = digit;
        if (fits && ruled.areObeyable(cell, digits)) {
            depth++;
        }
    }

    private boolean fits(int index, int digit) {
        int @Nullable [] others = peers[index];
        if (others == null) {
            others = puzzle.layout().peers(emptyCells[index]);
            peers[index] = others;
        }
        for (int other : others) {
            if (digits[other] == digit) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected Grid build() {
        return Grid.of(puzzle.layout(), digits);
    }

    @Override
    protected Statistics describe(long found, Optional<StopReason> stop) {
        return new Statistics(found, nodes, conflicts, 0, stop);
    }

    /** The primitives of named rules by the cells that they are about. */
    private static final class RuledCells {

        /** For each cell its primitives; no list if the layout has no named rules. */
        private final List<List<Primitive>> ofCell = new ArrayList<>();

        RuledCells(Layout layout) {
            if (layout.statedRules().isEmpty()) {
                return;
            }
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                ofCell.add(new ArrayList<>());
            }
            for (StatedRule stated : layout.statedRules()) {
                for (Primitive primitive : stated.primitives()) {
                    add(primitive);
                }
            }
        }

        private void add(Primitive primitive) {
            for (int i = 0; i < primitive.size(); i++) {
                List<Primitive> here = ofCell.get(primitive.cell(i));
                if (!here.contains(primitive)) {
                    here.add(primitive);
                }
            }
        }

        /** Whether the primitives of a cell may still hold; the digits are 0 where unknown. */
        boolean areObeyable(int cell, int[] digits) {
            if (!ofCell.isEmpty()) {
                for (Primitive primitive : ofCell.get(cell)) {
                    if (!isObeyable(primitive, digits)) {
                        return false;
                    }
                }
            }
            return true;
        }

        private static boolean isObeyable(Primitive primitive, int[] digits) {
            int[] known = new int[primitive.size()];
            for (int i = 0; i < known.length; i++) {
                known[i] = digits[primitive.cell(i)];
            }
            return primitive.isPossible(known);
        }
    }
}
