package io.github.sudokusat.cli;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.solve.SolveResult;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code explain}: the whole path of steps through a puzzle. */
@Command(
        name = "explain",
        description = "Solves each puzzle step by step as a person would, and says why each step holds.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat explain 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat explain --profile propagation --finish --format json puzzles.txt",
            "",
            "Each step is the first that a technique in the profile's order offers. The score is that of this path; see",
            "'rate' for the puzzle's. --format library writes each step as a library line, with its position.",
            "Exit code: 0 also where logic gets stuck, 3 the puzzle has no solution, 5 a limit struck; 2 bad input."
        })
final class ExplainCommand extends LogicCommand {

    @Option(
            names = "--finish",
            description = "Where logic gets stuck, let an engine search for the rest of the grid (see --engine).")
    private boolean isFinished;

    ExplainCommand(Streams streams) {
        super(streams);
    }

    @Override
    List<String> csvColumns() {
        return ExplainedPath.COLUMNS;
    }

    @Override
    Report report(LogicTask task) {
        LogicPath path = task.solver().solve(task.position(), task.limits());
        CandidateGrid reached = path.position();
        Ending ending = Ending.of(task, path.end(), reached);
        if (!isFinished || ending.end() != LogicPath.End.STUCK) {
            Grid solution = ending.end() == LogicPath.End.SOLVED ? reached.toGrid() : null;
            return new ExplainedPath(task, path, ending, solution, null);
        }
        return finish(task, path, reached, ending);
    }

    private static Report finish(LogicTask task, LogicPath path, CandidateGrid reached, Ending stuck) {
        SolveResult found = task.search().solve(reached);
        Ending ending = stuck;
        if (found instanceof SolveResult.Unknown unknown) {
            ending = new Ending(task, LogicPath.End.STOPPED, unknown.reason(), List.of());
        } else if (found instanceof SolveResult.Unsolvable) {
            ending = new Ending(task, LogicPath.End.CONTRADICTION, null, List.of());
        }
        @Nullable Grid solution = found.findSolution().orElse(null);
        return new ExplainedPath(
                task, path, ending, solution, task.search().engine().name());
    }
}
