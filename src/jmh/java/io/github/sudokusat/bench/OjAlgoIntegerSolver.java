package io.github.sudokusat.bench;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.ProgramSink;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.util.BitSet;
import org.ojalgo.optimisation.Expression;
import org.ojalgo.optimisation.ExpressionsBasedModel;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.Variable;

/** Solves a puzzle's program by ojAlgo's own model and branch and bound. */
final class OjAlgoIntegerSolver implements ProgramSink {

    private final ExpressionsBasedModel model = new ExpressionsBasedModel();
    private final Variable[] variables;
    private int rows;

    private OjAlgoIntegerSolver(SudokuProgram program, double seconds) {
        variables = new Variable[program.variables().count() + 1];
        for (int variable = 1; variable < variables.length; variable++) {
            variables[variable] = model.newVariable("x" + variable).binary();
        }
        program.walk(this);
        model.options.time_abort = (long) (1000 * seconds);
        model.options.time_suffice = model.options.time_abort;
    }

    /** Returns {@code right} if it finds exactly one of up to two solutions, or one if only one is requested. */
    static String answer(Grid puzzle, int solutions, double seconds) {
        SudokuProgram program = SudokuProgram.reduced(Puzzle.of(puzzle));
        OjAlgoIntegerSolver solver = new OjAlgoIntegerSolver(program, seconds);
        try {
            for (int found = 0; found < solutions; found++) {
                Optimisation.Result result = solver.model.minimise();
                if (!result.getState().isFeasible()) {
                    boolean isSure = result.getState() == Optimisation.State.INFEASIBLE;
                    return !isSure ? "unknown" : found == 1 ? "right" : "wrong: infeasible";
                }
                int[] point = program.variablesOf(solver.decode(program, result));
                solver.row(point.length - 1.0, false, point.length, point);
            }
            return solutions == 1 ? "right" : "wrong: " + solutions;
        } catch (IllegalStateException e) {
            return "wrong: no solution of the puzzle";
        } catch (RuntimeException e) {
            return "threw " + e.getClass().getSimpleName();
        }
    }

    private Grid decode(SudokuProgram program, Optimisation.Result result) {
        BitSet ones = new BitSet();
        for (int variable = 1; variable < variables.length; variable++) {
            ones.set(variable, result.doubleValue(variable - 1) > 0.5);
        }
        return program.decode(Model.of(variables.length - 1, ones));
    }

    private void row(double bound, boolean isExact, int length, int... sum) {
        Expression row = model.newExpression("row" + rows++);
        for (int i = 0; i < length; i++) {
            row.set(variables[sum[i]], 1);
        }
        if (isExact) {
            row.level(bound);
        } else {
            row.upper(bound);
        }
    }

    @Override
    public void cell(int cell, int[] sum, int length) {
        row(1, true, length, sum);
    }

    @Override
    public void house(House house, int digit, int[] sum, int length) {
        row(1, true, length, sum);
    }

    @Override
    public void differ(MustDiffer rule, int pair, int digit, int first, int second) {
        row(1, false, 2, first, second);
    }

    @Override
    public void given(int cell, int digit, int variable) {
        row(1, true, 1, variable);
    }
}
