package io.github.sudokusat.answer.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where logic ends at a limit. */
class LogicOutcomeTest {

    private static LogicTask task(String text) {
        Grid puzzle = GridParser.create().parse(text);
        return LogicTask.of(
                PuzzleInContext.ofGame(puzzle, puzzle, null, DigitSymbols.numbers()),
                LogicTools.of(puzzle.layout(), Profile.propagation()),
                new LogicTask.Claims(false, false),
                SudokuSolver.create());
    }

    private static LogicOutcome stopped(LogicTask task) {
        return LogicOutcome.of(task, SolvingPath.End.STOPPED, StopReason.TIME_LIMIT, task.position());
    }

    @Test
    void aPuzzleThatIsKnownToHaveNoSolutionHasNoneWhateverStopsLogic() {
        assertThat(stopped(task("12.3......4.....")).outcome()).isEqualTo(Outcome.NONE);
        assertThat(stopped(task("12.3............")).outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    void aLimitThatEndsTheSearchForTheReasonIsNamed() {
        LogicTask task = task("120007090030020008009600500005300900010080002600004000300000010040000007007000300");
        LogicOutcome none = LogicOutcome.unsolvable(List.of())
                .withReason(task, Sat4jSolver.instance(), Limits.none().withMaxWork(0));
        assertThat(none.reason()).isEqualTo("no solution: the reason was not found: work limit reached");
    }
}
