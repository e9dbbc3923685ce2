package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.answer.logic.RatedPuzzle;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.rate.Rating;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_rate}: how hard a puzzle is for a person. */
final class RateFunction extends PuzzleFunction {

    static final String NAME = "sudoku_rate";

    private static final long serialVersionUID = 1;

    private static final StructType RESULT = new StructType()
            .add("level", DataTypes.StringType)
            .add("score", DataTypes.LongType)
            .add("hardest", DataTypes.StringType)
            .add("message", DataTypes.StringType);

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
        RatedPuzzle answer = RatedPuzzle.of(task);
        Rating rating = answer.rating();
        if (rating.isRated()) {
            UTF8String level = Rows.text(rating.level().map(Level::text).orElseThrow());
            UTF8String hardest = rating.hardestId().map(Rows::text).orElse(null);
            return Rows.of(level, rating.score(), hardest, null);
        }
        if (rating.outcome() == Rating.Outcome.STOPPED) {
            endIfKilled();
        }
        return Rows.of(null, null, null, Rows.text(answer.ending().reason()));
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
        return Rows.of(null, null, null, Rows.text(message));
    }
}
