package io.github.sudokusat.bench;

import io.github.sudokusat.grid.Grid;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/**
 * The uniqueness check of a 9×9 puzzle as a newcomer to SAT4J writes it: its default solver, a new one for each puzzle, all 11,988 clauses of the
 * complete encoding, a unit clause for each given, and a blocking clause for the second question.
 */
final class NaiveCheck {

    private static final int SIDE = 9;

    private NaiveCheck() {}

    /** Whether the puzzle has exactly one solution. */
    static boolean isProper(Grid puzzle) {
        try {
            ISolver solver = SolverFactory.newDefault();
            solver.newVar(SIDE * SIDE * SIDE);
            addRules(solver);
            addGivens(solver, puzzle);
            if (!solver.isSatisfiable()) {
                return false;
            }
            int[] solution = decode(solver.model());
            VecInt blocking = new VecInt();
            for (int cell = 0; cell < solution.length; cell++) {
                blocking.push(-variable(cell / SIDE, cell % SIDE, solution[cell]));
            }
            solver.addClause(blocking);
            return !solver.isSatisfiable();
        } catch (ContradictionException e) {
            return false;
        } catch (TimeoutException e) {
            throw new IllegalStateException("SAT4J's default limit was reached", e);
        }
    }

    private static int variable(int row, int column, int digit) {
        return row * SIDE * SIDE + column * SIDE + digit;
    }

    private static void addRules(ISolver solver) throws ContradictionException {
        for (int i = 0; i < SIDE; i++) {
            for (int j = 0; j < SIDE; j++) {
                int[] cell = new int[SIDE];
                int[] row = new int[SIDE];
                int[] column = new int[SIDE];
                int[] box = new int[SIDE];
                for (int k = 0; k < SIDE; k++) {
                    cell[k] = variable(i, j, k + 1);
                    row[k] = variable(i, k, j + 1);
                    column[k] = variable(k, i, j + 1);
                    box[k] = variable(i / 3 * 3 + k / 3, i % 3 * 3 + k % 3, j + 1);
                }
                addExactlyOne(solver, cell);
                addExactlyOne(solver, row);
                addExactlyOne(solver, column);
                addExactlyOne(solver, box);
            }
        }
    }

    private static void addExactlyOne(ISolver solver, int[] literals) throws ContradictionException {
        solver.addClause(new VecInt(literals));
        for (int i = 0; i < literals.length; i++) {
            for (int j = i + 1; j < literals.length; j++) {
                solver.addClause(new VecInt(new int[] {-literals[i], -literals[j]}));
            }
        }
    }

    private static void addGivens(ISolver solver, Grid puzzle) throws ContradictionException {
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                int digit = puzzle.digit(row * SIDE + column);
                if (digit != 0) {
                    solver.addClause(new VecInt(new int[] {variable(row, column, digit)}));
                }
            }
        }
    }

    private static int[] decode(int[] model) {
        int[] solution = new int[SIDE * SIDE];
        for (int literal : model) {
            if (literal > 0) {
                solution[(literal - 1) / SIDE] = (literal - 1) % SIDE + 1;
            }
        }
        return solution;
    }
}
