package io.github.sudokusat.generate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.mus.LayoutSession;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.SatResult;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Removes orbits of givens from a full grid of any layout in random order, each if the puzzle stays proper.
 *
 * <p>Each orbit has a variable that says that its cells have their digits. First all are assumed while another clause excludes the grid: that cannot
 * be, and the orbits that the solver names suffice for a proper puzzle. Then an orbit may go exactly if the others and its opposite cannot hold
 * together.
 */
final class OrbitRemoval {

    private final LayoutSession session;
    private final Grid solution;
    private final int[][] orbits;
    /** The variable of each orbit. */
    private final int[] variables;
    /** Excludes the solution where it is assumed. */
    private final int other;

    OrbitRemoval(LayoutSession session, Grid solution, int[][] orbits) {
        this.session = session;
        this.solution = solution;
        this.orbits = orbits;
        variables = new int[orbits.length];
        for (int i = 0; i < orbits.length; i++) {
            variables[i] = orbits[i].length == 1 ? literal(orbits[i][0]) : define(orbits[i]);
        }
        other = session.newVariable();
        int[] clause = new int[orbits.length + 1];
        for (int i = 0; i < orbits.length; i++) {
            clause[i] = -variables[i];
        }
        clause[orbits.length] = -other;
        session.add(clause);
    }

    private int literal(int cell) {
        return session.literal(cell, solution.digit(cell));
    }

    /** A new variable that is true exactly if all cells of an orbit have their digits. */
    private int define(int[] orbit) {
        int variable = session.newVariable();
        int[] clause = new int[orbit.length + 1];
        for (int i = 0; i < orbit.length; i++) {
            clause[i] = -literal(orbit[i]);
            session.add(-variable, literal(orbit[i]));
        }
        clause[orbit.length] = variable;
        session.add(clause);
        return variable;
    }

    /**
     * Makes a puzzle in which no orbit can go.
     *
     * @param isLast whether this object will be used no more, which makes this faster
     * @return the indices of the orbits that are given, in the order in which they were found to be needed; null if stopped
     */
    int @Nullable [] remove(RandomStream random, boolean isLast) {
        int[] open = sufficient(random);
        int[] kept = new int[orbits.length];
        int count = 0;
        while (open != null && open.length > 0) {
            int orbit = open[open.length - 1];
            open = Arrays.copyOf(open, open.length - 1);
            SatResult result = session.solve(opposed(orbit, open, isLast ? new int[0] : Arrays.copyOf(kept, count)));
            if (result instanceof SatResult.Unknown) {
                return null;
            }
            if (result instanceof SatResult.Sat) {
                kept[count++] = orbit;
                if (isLast) {
                    session.add(variables[orbit]);
                }
            }
        }
        return open == null ? null : Arrays.copyOf(kept, count);
    }

    /** Orbits, in random order, that the solver names as sufficient for a proper puzzle; null if stopped. */
    private int @Nullable [] sufficient(RandomStream random) {
        int[] order = random.permutation(orbits.length);
        int[] assumptions = new int[order.length + 1];
        for (int i = 0; i < order.length; i++) {
            assumptions[i] = variables[order[i]];
        }
        assumptions[order.length] = other;
        SatResult result = session.solve(assumptions);
        if (result instanceof SatResult.Sat) {
            throw new IllegalStateException("the solver found a second solution of a full grid");
        }
        return result instanceof SatResult.Unsat unsat ? named(order, unsat.core()) : null;
    }

    /** The orbits whose variables are among some literals, in the given order. */
    private int[] named(int[] order, int[] literals) {
        Arrays.sort(literals);
        int[] named = new int[order.length];
        int count = 0;
        for (int orbit : order) {
            if (Arrays.binarySearch(literals, variables[orbit]) >= 0) {
                named[count++] = orbit;
            }
        }
        return Arrays.copyOf(named, count);
    }

    /** Assumes some orbits and the opposite of one. */
    private int[] opposed(int orbit, int[] some, int[] more) {
        int[] assumptions = new int[some.length + more.length + 1];
        for (int i = 0; i < some.length; i++) {
            assumptions[i] = variables[some[i]];
        }
        for (int i = 0; i < more.length; i++) {
            assumptions[some.length + i] = variables[more[i]];
        }
        assumptions[some.length + more.length] = -variables[orbit];
        return assumptions;
    }

    /**
     * Whether no single clue of a puzzle in which no orbit can go can go either. Those of the orbits found last are asked first: fewest givens have
     * gone since they were found to be needed.
     *
     * @param given the indices of the orbits that are given
     * @return false also if the effort is stopped
     */
    boolean isMinimal(int[] given) {
        int[] cells = cells(given);
        int[] assumptions = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            assumptions[i] = literal(cells[i]);
        }
        int end = cells.length;
        for (int i = given.length - 1; i >= 0; i--) {
            int size = orbits[given[i]].length;
            for (int k = end - size; k < end && size > 1; k++) {
                assumptions[k] = -assumptions[k];
                SatResult result = session.solve(assumptions);
                assumptions[k] = -assumptions[k];
                if (!(result instanceof SatResult.Sat)) {
                    return false;
                }
            }
            end -= size;
        }
        return true;
    }

    private int[] cells(int[] given) {
        int[] cells = new int[solution.layout().cellCount()];
        int count = 0;
        for (int orbit : given) {
            for (int cell : orbits[orbit]) {
                cells[count++] = cell;
            }
        }
        return Arrays.copyOf(cells, count);
    }

    /** The puzzle in which some orbits are given. */
    Grid puzzle(int[] given) {
        int[] digits = new int[solution.layout().cellCount()];
        for (int cell : cells(given)) {
            digits[cell] = solution.digit(cell);
        }
        return Grid.of(solution.layout(), digits);
    }
}
