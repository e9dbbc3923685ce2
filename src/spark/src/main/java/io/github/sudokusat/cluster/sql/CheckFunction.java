package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.CheckedPuzzle;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.solve.CheckResult;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_check}: how many solutions there are, none, one or several, with one or two of them. */
final class CheckFunction extends PuzzleFunction {

    static final String NAME = "sudoku_check";

    private static final long serialVersionUID = 1;

    private static final StructType RESULT = new StructType()
            .add("verdict", DataTypes.StringType)
            .add("solution", DataTypes.StringType)
            .add("witnesses", DataTypes.createArrayType(DataTypes.StringType, false))
            .add("message", DataTypes.StringType);

    private static final UTF8String PROPER = Rows.text(Outcome.PROPER.word());
    private static final UTF8String SEVERAL = Rows.text(Outcome.SEVERAL.word());
    private static final UTF8String NONE = Rows.text(Outcome.NONE.word());
    private static final UTF8String UNKNOWN = Rows.text(Outcome.UNKNOWN.word());

    CheckFunction(boolean isStrict, Settings settings) {
        super(NAME, RESULT, isStrict, settings);
    }

    /** A line without a solution is treated as any other text, for the message. */
    @Override
    @Nullable
    Object answerLine(UTF8String line) {
        BitSolver solver = ClassicLine.start(line);
        if (solver.advance(1, Long.MAX_VALUE) == 0) {
            return null;
        }
        UTF8String first = ClassicLine.solution(solver);
        return solver.advance(1, Long.MAX_VALUE) == 0
                ? proper(first)
                : Rows.of(SEVERAL, null, witnesses(first, ClassicLine.solution(solver)), null);
    }

    private static InternalRow proper(UTF8String solution) {
        return Rows.of(PROPER, solution, null, null);
    }

    private static ArrayData witnesses(UTF8String... both) {
        return new GenericArrayData(both);
    }

    @Override
    Object answer(PuzzleInContext puzzle) {
        CheckResult result = solver().check(puzzle.puzzle());
        if (result instanceof CheckResult.Proper proper) {
            return proper(text(proper.solution()));
        }
        if (result instanceof CheckResult.Several several) {
            return Rows.of(SEVERAL, null, witnesses(text(several.first()), text(several.second())), null);
        }
        if (result instanceof CheckResult.Stopped) {
            endIfKilled();
        }
        String message = CheckedPuzzle.of(puzzle, result).message();
        UTF8String verdict = result instanceof CheckResult.Stopped ? UNKNOWN : NONE;
        return Rows.of(verdict, null, null, message.isEmpty() ? null : Rows.text(message));
    }

    @Override
    Object malformed(String message) {
        super.malformed(message);
        return Rows.of(null, null, null, Rows.text(message));
    }
}
