package io.github.sudokusat.generate;

import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.LayoutSession;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Arrays;

/**
 * Draws full grids of any layout by a SAT solver, not with the same probability each.
 *
 * <p>An eighth of the cells are assumed to have digits that are drawn at random and do not clash directly, and the solver completes them, with
 * initial values that are random if it has a seed. If that is impossible, half of the assumptions that it names are dropped, and it tries again.
 */
final class SatGrids {

    /** Of how many cells one gets a digit before the solver is asked. */
    private static final int CELLS_PER_DRAW = 8;

    private final SatSolver solver;
    private final SudokuCnf formula;

    SatGrids(SatSolver solver, SudokuCnf formula) {
        this.solver = solver;
        this.formula = formula;
    }

    /** Draws a grid; finds out whether there is none. */
    DrawResult<Grid> draw(RandomStream random, Effort effort) {
        SessionOptions options = SessionOptions.defaults().withSeed(random.nextInt() | 1);
        try (LayoutSession session = LayoutSession.open(solver, formula, options, effort)) {
            if (session == null) {
                return new DrawResult.Stopped<>(effort.reason());
            }
            int[] assumptions = assumptions(session, random);
            while (true) {
                SatResult result = session.solve(assumptions);
                if (result instanceof SatResult.Sat sat) {
                    return new DrawResult.Found<>(session.grid(sat.model()));
                }
                if (!(result instanceof SatResult.Unsat unsat)) {
                    return new DrawResult.Stopped<>(effort.reason());
                }
                if (unsat.core().length == 0) {
                    return new DrawResult.Impossible<>(
                            "layout " + formula.puzzle().layout() + " has no full grid");
                }
                assumptions = withoutHalf(assumptions, unsat.core(), random);
            }
        }
    }

    /** Digits of random cells, none equal to that of a peer. */
    private int[] assumptions(LayoutSession session, RandomStream random) {
        Layout layout = formula.puzzle().layout();
        int[] cells = layout.cells();
        int[] order = random.permutation(cells.length);
        int[] digits = new int[layout.cellCount()];
        int[] literals = new int[order.length / CELLS_PER_DRAW];
        int count = 0;
        for (int i = 0; i < literals.length; i++) {
            int cell = cells[order[i]];
            int digit = drawDigit(cell, digits, layout, random);
            if (digit != 0) {
                digits[cell] = digit;
                literals[count++] = session.literal(cell, digit);
            }
        }
        return Arrays.copyOf(literals, count);
    }

    /** A digit that no peer has; 0 if there is none. */
    private static int drawDigit(int cell, int[] digits, Layout layout, RandomStream random) {
        boolean[] isUsed = new boolean[layout.side() + 1];
        int free = layout.side();
        for (int peer : layout.peers(cell)) {
            if (digits[peer] != 0 && !isUsed[digits[peer]]) {
                isUsed[digits[peer]] = true;
                free--;
            }
        }
        int left = free == 0 ? 0 : random.nextInt(free);
        for (int digit = 1; digit <= layout.side() && free > 0; digit++) {
            if (!isUsed[digit] && left-- == 0) {
                return digit;
            }
        }
        return 0;
    }

    /** The assumptions without half of those in a core, at least one, chosen at random. */
    private static int[] withoutHalf(int[] assumptions, int[] core, RandomStream random) {
        random.shuffle(core);
        int[] dropped = Arrays.copyOf(core, (core.length + 1) / 2);
        Arrays.sort(dropped);
        int[] rest = new int[assumptions.length];
        int count = 0;
        for (int literal : assumptions) {
            if (Arrays.binarySearch(dropped, literal) < 0) {
                rest[count++] = literal;
            }
        }
        return Arrays.copyOf(rest, count);
    }
}
