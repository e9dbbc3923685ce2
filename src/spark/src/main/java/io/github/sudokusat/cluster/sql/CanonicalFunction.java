package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.solve.CheckResult;
import java.util.List;
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
        Grid grid = puzzle.grid();
        Layout layout = grid.layout();
        if (!CanonicalForm.supports(layout)) {
            throw new GridFormatException(
                    1,
                    1,
                    layout.toString(),
                    "plain boxes of 2x2, 2x3, 2x4, 3x2, 4x2 or 3x3, which have canonical forms");
        }
        List<Conflict> conflicts = grid.conflicts();
        if (!conflicts.isEmpty()) {
            throw new GridFormatException(
                    1,
                    1,
                    String.join("; ", Phrases.sentences(conflicts, puzzle.symbols())),
                    "givens without conflicts");
        }
        CheckResult result = solver().check(grid);
        if (result instanceof CheckResult.Stopped) {
            endIfKilled();
            return null;
        }
        CanonicalForm form = result instanceof CheckResult.Proper proper
                ? CanonicalForm.bySolution(grid, proper.solution())
                : CanonicalForm.least(grid);
        return text(form.grid());
    }
}
