package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.CanonicalPuzzle;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import org.apache.spark.sql.types.DataTypes;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_canonical}: the same text for all puzzles that symmetries map to each other. */
final class CanonicalFunction extends PuzzleFunction {

    static final String NAME = "sudoku_canonical";

    private static final long serialVersionUID = 1;

    CanonicalFunction(boolean isStrict, Settings settings) {
        super(NAME, DataTypes.StringType, isStrict, settings);
    }

    @Override
    @Nullable
    Object answer(PuzzleInContext puzzle) {
        String refusal = CanonicalPuzzle.refusal(puzzle).orElse(null);
        if (refusal != null) {
            return malformed(refusal);
        }
        CanonicalForm found = CanonicalPuzzle.of(puzzle, solver()).found();
        if (found == null) {
            endIfKilled();
            return null;
        }
        return text(found.grid());
    }
}
