package io.github.sudokusat.testing;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.run.RandomStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes solved grids and puzzles from a seed; not uniformly distributed. */
public final class PuzzleMaker {

    /** From this side on, solved grids are made from a pattern, because a random search for them takes too long. */
    private static final int PATTERN_SIDE = 16;

    private static final int TRIES = 10;

    private final RandomStream random;
    private int nodes;

    public PuzzleMaker(long seed) {
        random = RandomStream.of(seed);
    }

    /** A random solved grid of a layout that is known to have some. */
    public Grid solution(Layout layout) {
        return findSolution(layout)
                .orElseThrow(() -> new IllegalArgumentException("found no solution of the layout " + layout));
    }

    /** A random solved grid; empty if the layout has none or none was found soon. */
    public Optional<Grid> findSolution(Layout layout) {
        if (layout.side() >= PATTERN_SIDE && layout.isPlain()) {
            return Optional.of(pattern(layout));
        }
        CandidateLayout tables = CandidateLayout.of(layout);
        for (int attempt = 0; attempt < TRIES; attempt++) {
            nodes = 4 * layout.cellCount();
            CandidateGrid grid = search(CandidateGrid.full(tables));
            if (grid != null) {
                return Optional.of(grid.toGrid());
            }
            if (nodes > 0) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The cyclic grid, in which each row is the one above shifted by the width of a box, under a random symmetry. */
    private Grid pattern(Layout layout) {
        int side = layout.side();
        BoxShape shape = layout.boxShape().orElseThrow();
        int[] digits = new int[layout.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = cell / side;
            int start = row % shape.rows() * shape.columns() + row / shape.rows();
            digits[cell] = (start + cell % side) % side + 1;
        }
        return Symmetries.of(layout).random(random).apply(Grid.of(layout, digits));
    }

    /** Blanks a number of cells, chosen at random. */
    public Grid blank(Grid grid, int cells) {
        int[] digits = grid.digits();
        int[] all = grid.layout().cells();
        int[] order = shuffled(all.length);
        for (int i = 0; i < cells; i++) {
            digits[all[order[i]]] = 0;
        }
        return Grid.of(grid.layout(), digits);
    }

    /** Blanks a share of the cells, from 0 to 1. */
    public Grid blank(Grid grid, double share) {
        return blank(grid, (int) Math.round(share * grid.layout().cells().length));
    }

    /** A random puzzle with at least one solution, with a share of its cells blank. */
    public Grid puzzle(Layout layout, double blanks) {
        return blank(solution(layout), blanks);
    }

    /** A proper puzzle from which no given can be removed, for sides up to about 9. */
    public Grid minimalPuzzle(Layout layout) {
        return minimal(solution(layout));
    }

    /** Removes givens in random order while there is a single solution. */
    public Grid minimal(Grid puzzle) {
        CandidateLayout tables = CandidateLayout.of(puzzle.layout());
        Grid result = puzzle;
        for (int cell : shuffled(puzzle.layout().cellCount())) {
            if (!result.layout().uses(cell) || result.digit(cell) == 0) {
                continue;
            }
            Grid fewer = result.with(cell, 0);
            if (isProper(tables, fewer)) {
                result = fewer;
            }
        }
        return result;
    }

    /** Whether there is exactly one solution; faster than the oracle, but not independent of the main code. */
    public static boolean isProper(Grid puzzle) {
        return isProper(CandidateLayout.of(puzzle.layout()), puzzle);
    }

    private static boolean isProper(CandidateLayout tables, Grid puzzle) {
        return count(CandidateGrid.of(tables, puzzle), 2) == 1;
    }

    private static int count(CandidateGrid grid, int max) {
        if (Propagation.run(grid, Propagation.Depth.LOCKED) != PropagationOutcome.DONE) {
            return 0;
        }
        int cell = smallestCell(grid);
        if (cell < 0) {
            return 1;
        }
        int count = 0;
        for (int digit = grid.nextCandidate(cell, 1);
                digit != 0 && count < max;
                digit = grid.nextCandidate(cell, digit + 1)) {
            CandidateGrid copy = grid.copy();
            if (copy.place(cell, digit)) {
                count += count(copy, max - count);
            }
        }
        return count;
    }

    private @Nullable CandidateGrid search(CandidateGrid grid) {
        if (--nodes < 0 || Propagation.run(grid, Propagation.Depth.LOCKED) != PropagationOutcome.DONE) {
            return null;
        }
        int cell = smallestCell(grid);
        if (cell < 0) {
            return grid;
        }
        for (int i : shuffled(grid.layout().side())) {
            CandidateGrid copy = grid.copy();
            if (grid.isCandidate(cell, i + 1) && copy.place(cell, i + 1)) {
                CandidateGrid solved = search(copy);
                if (solved != null) {
                    return solved;
                }
            }
        }
        return null;
    }

    /** The first cell with the fewest candidates among those that are not placed, or −1. */
    private static int smallestCell(CandidateGrid grid) {
        int best = -1;
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            if (grid.digit(cell) == 0 && (best < 0 || grid.candidateCount(cell) < grid.candidateCount(best))) {
                best = cell;
            }
        }
        return best;
    }

    private int[] shuffled(int size) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }
}
