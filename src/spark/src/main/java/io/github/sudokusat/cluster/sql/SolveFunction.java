package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.solve.SolveResult;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_solve}: a solution. */
final class SolveFunction extends PuzzleFunction {

    static final String NAME = "sudoku_solve";

    private static final long serialVersionUID = 1;

    SolveFunction(boolean isStrict, Settings settings) {
        super(NAME, DataTypes.StringType, isStrict, settings);
    }

    /** A line without a solution is treated as any other text, with the same answer: none. */
    @Override
    @Nullable
    Object answerLine(UTF8String line) {
        BitSolver solver = ClassicLine.start(line);
        return solver.advance(1, Long.MAX_VALUE) == 0 ? null : ClassicLine.solution(solver);
    }

    @Override
    @Nullable
    Object answer(PuzzleInContext puzzle) {
        SolveResult result = solver().solve(puzzle.puzzle());
        if (result instanceof SolveResult.Stopped) {
            endIfKilled();
        }
        return result instanceof SolveResult.Solved solved ? text(solved.solution()) : null;
    }
}
