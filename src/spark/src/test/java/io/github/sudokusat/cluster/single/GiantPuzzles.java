package io.github.sudokusat.cluster.single;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayDeque;
import java.util.Deque;

/** Large puzzles from a seed: a cyclic grid under a random symmetry, mixed by exchanges of two digits, with a share of its cells blank. */
final class GiantPuzzles {

    private final RandomStream random;
    private final PuzzleMaker maker;
    private final Layout layout;

    GiantPuzzles(Layout layout, long seed) {
        this.layout = layout;
        random = RandomStream.of(seed, 0);
        maker = new PuzzleMaker(seed);
    }

    /** A puzzle with a solution. */
    Grid solvable(double blanks) {
        return maker.blank(mixed(), blanks);
    }

    /** A puzzle like the other, with one more digit, which its solution does not have and which propagation does not refute. */
    Grid changed(double blanks) {
        Grid solution = mixed();
        Grid puzzle = maker.blank(solution, blanks);
        CandidateLayout tables = CandidateLayout.of(layout);
        CandidateGrid open = CandidateGrid.of(tables, puzzle);
        Propagation.run(open, Propagation.Depth.LOCKED);
        for (int cell : random.permutation(layout.cellCount())) {
            for (int digit = 1; digit <= layout.side() && open.digit(cell) == 0; digit++) {
                if (digit != solution.digit(cell) && open.isCandidate(cell, digit)) {
                    Grid other = puzzle.with(cell, digit);
                    CandidateGrid left = CandidateGrid.of(tables, other);
                    if (Propagation.run(left, Propagation.Depth.LOCKED) == PropagationOutcome.DONE) {
                        return other;
                    }
                }
            }
        }
        throw new IllegalArgumentException("no other digit is possible in " + puzzle);
    }

    /** Exchanges two digits in cells that are linked by houses, again and again. */
    private Grid mixed() {
        int[] digits = maker.solution(layout).digits();
        for (int i = 0; i < 20 * layout.cellCount(); i++) {
            int cell = random.nextInt(digits.length);
            int other = 1 + random.nextInt(layout.side());
            if (other != digits[cell]) {
                exchange(digits, cell, other);
            }
        }
        Grid grid = Grid.of(layout, digits);
        if (!grid.isSolved()) {
            throw new IllegalStateException("exchanges broke the grid " + grid);
        }
        return grid;
    }

    private void exchange(int[] digits, int start, int other) {
        int first = digits[start];
        Deque<Integer> open = new ArrayDeque<>();
        digits[start] = other;
        open.add(start);
        boolean[] isDone = new boolean[digits.length];
        isDone[start] = true;
        while (!open.isEmpty()) {
            int cell = open.remove();
            for (int peer : layout.peers(cell)) {
                if (!isDone[peer] && digits[peer] == digits[cell]) {
                    digits[peer] = digits[cell] == first ? other : first;
                    isDone[peer] = true;
                    open.add(peer);
                }
            }
        }
    }
}
