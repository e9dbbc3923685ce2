package io.github.sudokusat.grid.symmetry;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.List;

/**
 * A grid that represents all grids equivalent to it, and the automorphisms of the original grid.
 *
 * <p>Two grids are equivalent if one becomes the other by exchanging bands, stacks, rows of a band, columns of a stack and digits, and by exchanging
 * rows with columns where boxes are square: 2 · 6⁸ · 9! ways for 9 × 9. An automorphism is such a way that leads from a grid to itself. There are
 * two definitions of a canonical form, and either gives equal forms for two grids if and only if these are equivalent; forms of different
 * definitions must not be compared:
 *
 * <ul>
 *   <li>{@linkplain #least(Grid) the least grid}: of all equivalent grids the one with the smallest digits, cell by cell, where a blank is 0;
 *   <li>{@linkplain #bySolution(Grid, Grid) by the solution}, for puzzles with one solution: of all equivalent puzzles whose solution is a least
 *       grid, the least.
 * </ul>
 *
 * <p>For solved grids both are the same. Layouts need rows, columns and boxes of at least 2 × 2 and nothing else, and a side of 9 or less. Immutable.
 */
public final class CanonicalForm {

    /** The largest side. */
    private static final int MAX_SIDE = 9;

    private final Grid grid;
    private final Placement placement;
    private final Automorphisms automorphisms;

    private CanonicalForm(Grid grid, Placement placement, Automorphisms automorphisms) {
        this.grid = grid;
        this.placement = placement;
        this.automorphisms = automorphisms;
    }

    /**
     * Whether grids of a layout have canonical forms.
     *
     * @param layout the layout
     * @return true if it consists of rows, columns and boxes of 2 × 2, 2 × 3, 3 × 2, 2 × 4, 4 × 2 or 3 × 3
     */
    public static boolean supports(Layout layout) {
        if (!layout.isPlain() || layout.side() > MAX_SIDE) {
            return false;
        }
        BoxShape box = layout.boxShape().orElseThrow();
        return box.rows() > 1 && box.columns() > 1;
    }

    /**
     * The least of all equivalent grids. Takes about 20 µs for a solved 9 × 9 grid, much the same for usual puzzles, and at most a few
     * milliseconds for the most symmetric ones.
     *
     * @param grid a puzzle with any number of solutions, an empty grid or a solved grid
     * @return the form
     * @throws IllegalArgumentException if the layout is not {@linkplain #supports supported}, or the grid has conflicts
     */
    public static CanonicalForm least(Grid grid) {
        requireSupported(grid);
        requireNoConflicts("the grid", grid);
        Placements found = search(grid);
        List<Placement> placements = new ArrayList<>(found.size());
        for (int i = 0; i < found.size(); i++) {
            placements.add(found.get(i));
        }
        int side = grid.layout().side();
        Placement first = placements.get(0);
        Grid least = Grid.of(grid.layout(), first.apply(grid.digits(), side));
        return new CanonicalForm(least, first, new Automorphisms(grid, placements));
    }

    /**
     * The form that the least grid equivalent to a puzzle's solution determines. The time is that for a solved grid, and less than a millisecond
     * more if the solution has many automorphisms.
     *
     * @param puzzle a puzzle with one solution; that there is no other is not checked, and the form is meaningless if there is
     * @param solution its solution
     * @return the form
     * @throws IllegalArgumentException if the layout is not {@linkplain #supports supported}, or the second grid is not a solution of the first
     */
    public static CanonicalForm bySolution(Grid puzzle, Grid solution) {
        requireSupported(puzzle);
        requireNoConflicts("the solution", solution);
        if (!puzzle.layout().equals(solution.layout()) || !solution.isComplete() || !solution.keeps(puzzle)) {
            throw new IllegalArgumentException(
                    "the solution must be a solved grid with the givens of the puzzle, but is " + solution);
        }
        Placements found = search(solution);
        int[] digits = puzzle.digits();
        int[] least = {};
        List<Placement> placements = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            Placement placement = found.get(i);
            int[] image = placement.apply(digits, puzzle.layout().side());
            int order = i == 0 ? -1 : order(image, least);
            if (order < 0) {
                least = image;
                placements.clear();
            }
            if (order <= 0) {
                placements.add(placement);
            }
        }
        return new CanonicalForm(
                Grid.of(puzzle.layout(), least), placements.get(0), new Automorphisms(solution, placements));
    }

    /** The lexicographic order of the digits of two grids; {@code Arrays.compare} is missing in a browser. */
    private static int order(int[] digits, int[] others) {
        int cell = 0;
        while (cell < digits.length - 1 && digits[cell] == others[cell]) {
            cell++;
        }
        return digits[cell] - others[cell];
    }

    private static Placements search(Grid grid) {
        int[] digits = grid.digits();
        return grid.layout().isClassic() && grid.isComplete()
                ? ClassicGridSearch.run(digits)
                : LeastGridSearch.run(grid.layout(), digits);
    }

    private static void requireSupported(Grid grid) {
        if (!supports(grid.layout())) {
            throw new IllegalArgumentException(
                    "a canonical form needs rows, columns and boxes of at least 2x2, no other rules,"
                            + " and a side of at most " + MAX_SIDE + ", but the layout is " + grid.layout());
        }
    }

    private static void requireNoConflicts(String name, Grid grid) {
        if (!grid.conflicts().isEmpty()) {
            throw new IllegalArgumentException(name + " must have no conflicts, but has "
                    + grid.conflicts().get(0));
        }
    }

    /**
     * The form.
     *
     * @return a grid equivalent to the original
     */
    public Grid grid() {
        return grid;
    }

    /**
     * A way from the original grid to the form.
     *
     * @return a symmetry that maps the original grid to {@link #grid()}; which one, if there are several, is not specified
     */
    public Symmetry symmetry() {
        return placement.toSymmetry(grid.layout());
    }

    /**
     * The number of automorphisms of the original grid, the identity included, which is also that of the form.
     *
     * @return 1 or more; 1,218,998,108,160 for the empty 9 × 9 grid. The number of equivalent grids is that of all symmetries divided by this number
     */
    public long automorphismCount() {
        return automorphisms.count();
    }

    /**
     * Generators of the automorphisms of the original grid. Computed at each call, in time proportional to the number of automorphisms without
     * exchanges of blank lines and absent digits: up to a few milliseconds.
     *
     * @return symmetries that map the original grid to itself, and of which all automorphisms are products; empty if only the identity does. Which
     *     ones, and in which order, is not specified, but does not change from call to call; unmodifiable
     */
    public List<Symmetry> automorphismGenerators() {
        return automorphisms.generators();
    }
}
