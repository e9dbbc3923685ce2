package io.github.sudokusat.cluster.single;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.io.Serializable;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A puzzle as it is sent to executors, which make it again from text and numbers. Immutable; equal puzzles are equal keys. */
final class SharedPuzzle implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The lines that describe the layout. */
    private final String layout;

    private final int[] digits;

    /** The candidates that the puzzle itself leaves, by {@code cell · side + digit − 1}; null if it has none of its own. */
    private final @Nullable BitSet kept;

    private transient volatile @Nullable Puzzle made;

    private SharedPuzzle(String layout, int[] digits, @Nullable BitSet kept) {
        this.layout = layout;
        this.digits = digits;
        this.kept = kept;
    }

    /**
     * The puzzle in a form that can be sent.
     *
     * @throws IllegalArgumentException if the layout has a rule of a class that has no text
     */
    static SharedPuzzle of(Puzzle puzzle) {
        SharedPuzzle shared = new SharedPuzzle(
                String.join("\n", LayoutText.describe(puzzle.layout())),
                puzzle.grid().digits(),
                puzzle.hasCandidates() ? candidates(puzzle.toCandidates()) : null);
        shared.made = puzzle;
        return shared;
    }

    private static BitSet candidates(CandidateGrid grid) {
        int side = grid.layout().side();
        BitSet kept = new BitSet();
        for (int cell = 0; cell < side * side && !grid.isContradictory(); cell++) {
            for (int digit = grid.nextCandidate(cell, 1); digit != 0; digit = grid.nextCandidate(cell, digit + 1)) {
                kept.set(cell * side + digit - 1);
            }
        }
        return kept;
    }

    /** The puzzle. */
    Puzzle puzzle() {
        Puzzle puzzle = made;
        if (puzzle == null) {
            puzzle = make();
            made = puzzle;
        }
        return puzzle;
    }

    private Puzzle make() {
        Grid grid = Grid.of(LayoutText.parse(List.of(layout.split("\n", -1))), digits);
        return kept == null ? Puzzle.of(grid) : Puzzle.of(grid, within(grid.layout(), kept));
    }

    private static CandidateGrid within(Layout layout, BitSet kept) {
        CandidateGrid left = CandidateGrid.full(CandidateLayout.of(layout));
        int side = layout.side();
        for (int bit = kept.nextClearBit(0); bit < side * side * side; bit = kept.nextClearBit(bit + 1)) {
            if (!left.remove(bit / side, bit % side + 1)) {
                break;
            }
        }
        return left;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof SharedPuzzle other
                && layout.equals(other.layout)
                && Arrays.equals(digits, other.digits)
                && (kept == null ? other.kept == null : kept.equals(other.kept));
    }

    @Override
    public int hashCode() {
        return layout.hashCode() * 31 + Arrays.hashCode(digits);
    }
}
