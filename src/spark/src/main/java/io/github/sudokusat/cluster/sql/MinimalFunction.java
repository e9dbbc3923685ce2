package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_is_minimal}: whether a puzzle is proper, and none of its givens can go. */
final class MinimalFunction extends PuzzleFunction {

    static final String NAME = "sudoku_is_minimal";

    private static final long serialVersionUID = 1;

    MinimalFunction(boolean isStrict, Settings settings) {
        super(NAME, DataTypes.BooleanType, isStrict, settings);
    }

    @Override
    Object answerLine(UTF8String line) {
        BitSolver solver = ClassicLine.start(line);
        return solver.advance(2, Long.MAX_VALUE) == 1 && needsEach(line, solver);
    }

    /** Whether without each of the givens another digit is possible in its cell. */
    private static boolean needsEach(UTF8String line, BitSolver solver) {
        int[] digits = new int[BitSolver.CELLS];
        for (int cell = 0; cell < digits.length; cell++) {
            byte c = line.getByte(cell);
            digits[cell] = c >= '1' && c <= '9' ? c - '0' : 0;
        }
        for (int cell = 0; cell < digits.length; cell++) {
            int digit = digits[cell];
            if (digit != 0) {
                digits[cell] = 0;
                solver.startWithout(digits, cell, digit);
                digits[cell] = digit;
                if (solver.advance(1, Long.MAX_VALUE) == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Null if a limit on time was reached, or pencil marks say more than the givens. */
    @Override
    @Nullable
    Object answer(PuzzleInContext puzzle) {
        String refusal =
                puzzle.refusalOfMarks("a minimal puzzle has givens only").orElse(null);
        if (refusal != null) {
            return malformed(refusal);
        }
        SudokuSolver solver = solver();
        SudokuSolver started = solver.withLimits(solver.limits().started());
        Grid grid = puzzle.grid();
        CheckResult whole = started.check(grid);
        if (!(whole instanceof CheckResult.Proper)) {
            return orUnknown(whole);
        }
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            if (grid.digit(cell) != 0) {
                CheckResult without = started.check(grid.with(cell, 0));
                if (!(without instanceof CheckResult.Several)) {
                    return orUnknown(without);
                }
            }
        }
        return true;
    }

    /** False, unless a limit was reached. */
    private static @Nullable Object orUnknown(CheckResult result) {
        if (result instanceof CheckResult.Stopped) {
            endIfKilled();
            return null;
        }
        return false;
    }
}
