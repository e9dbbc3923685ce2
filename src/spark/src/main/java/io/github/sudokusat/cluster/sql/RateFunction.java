package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.answer.logic.RatedPuzzle;
import io.github.sudokusat.cluster.task.Fields;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_rate}: how hard a puzzle is for a person. */
final class RateFunction extends PuzzleFunction {

    static final String NAME = "sudoku_rate";

    private static final long serialVersionUID = 1;

    /** The fields of the command line, and the message, which ends its records. */
    private static final StructType RESULT = Fields.schema(RatedPuzzle.COLUMNS).add("message", DataTypes.StringType);

    private static final Rendering RENDERING = Rendering.of(Rendering.Form.CSV, false, false, null);

    /** The tools for the layout of the last puzzle. */
    private transient volatile @Nullable Tools last;

    private record Tools(Layout layout, LogicTools tools) {}

    RateFunction(boolean isStrict, Settings settings) {
        super(NAME, RESULT, isStrict, settings);
    }

    @Override
    Object answer(PuzzleInContext puzzle) {
        String refusal = LogicTools.refusal(puzzle.grid().layout()).orElse(null);
        if (refusal != null) {
            return malformed(refusal);
        }
        LogicTask task =
                LogicTask.of(puzzle, tools(puzzle.grid().layout()), new LogicTask.Claims(false, false), solver());
        RatedPuzzle answer = RatedPuzzle.of(task).withReason(SudokuSolver.defaultSatSolver(), task.limits());
        if (answer.outcome() == Outcome.UNKNOWN) {
            endIfKilled();
        }
        List<String> fields = new ArrayList<>(answer.csv(RENDERING));
        fields.add(answer.message());
        return row(fields);
    }

    private static InternalRow row(List<String> fields) {
        @Nullable Object[] values = new @Nullable Object[fields.size()];
        for (int i = 0; i < values.length; i++) {
            Object value = Fields.value(fields.get(i), RESULT.apply(i).dataType());
            values[i] = value instanceof String text ? Rows.text(text) : value;
        }
        return Rows.of(values);
    }

    private LogicTools tools(Layout layout) {
        Tools known = last;
        if (known == null || !known.layout().equals(layout)) {
            known = new Tools(layout, LogicTools.of(layout, Profile.full()));
            last = known;
        }
        return known.tools();
    }

    @Override
    Object malformed(String message) {
        super.malformed(message);
        List<String> fields = new ArrayList<>(Collections.nCopies(RatedPuzzle.COLUMNS.size(), ""));
        fields.add(message);
        return row(fields);
    }
}
