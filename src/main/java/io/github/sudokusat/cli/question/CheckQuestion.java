package io.github.sudokusat.cli.question;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.CheckedPuzzle;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.option.DimacsExitCodes;
import io.github.sudokusat.cli.option.EngineOptions;
import io.github.sudokusat.cli.report.BulkLineSolver;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.MistakeFinder;
import io.github.sudokusat.prove.givens.MistakesResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Whether a puzzle has exactly one solution, and which digits of a player are wrong.
 *
 * @param engineOptions choose the solver that finds reasons and mistakes
 * @param exitCodes the exit codes
 * @param givens the value of {@code --givens}, by which each puzzle is a player's position; null if it is not given
 * @param givenPuzzle the puzzle that it names, once it has been read
 */
public record CheckQuestion(
        EngineOptions engineOptions,
        DimacsExitCodes exitCodes,
        @Nullable String givens,
        @Nullable PuzzleInContext givenPuzzle)
        implements Question {

    @Override
    public List<String> columns() {
        return givens == null ? CheckedPuzzle.COLUMNS : CheckedPuzzle.PLAYERS_COLUMNS;
    }

    @Override
    public BulkLineSolver.@Nullable Task ofLines(Rendering.Form form) {
        return givens == null && form == Rendering.Form.LINE ? BulkLineSolver.Task.IS_PROPER : null;
    }

    @Override
    public int exitCode(Outcome outcome) {
        return exitCodes.of(outcome);
    }

    @Override
    public Question withGivens(PuzzleInContext read) {
        return new CheckQuestion(engineOptions, exitCodes, givens, read);
    }

    @Override
    public Optional<String> refusal(PuzzleInContext puzzle) {
        if (givenPuzzle == null
                || givenPuzzle.grid().layout().equals(puzzle.grid().layout())) {
            return Optional.empty();
        }
        return Optional.of("expected a position with the layout of --givens ("
                + givenPuzzle.grid().layout() + "), but found the layout "
                + puzzle.grid().layout());
    }

    @Override
    public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        if (givenPuzzle != null) {
            return player(puzzle, givenPuzzle.start(), solver);
        }
        CheckResult verdict = solver.check(puzzle.puzzle());
        return verdict instanceof CheckResult.Unsolvable && puzzle.isPosition()
                ? player(puzzle, puzzle.start(), verdict, solver)
                : CheckedPuzzle.of(puzzle, verdict);
    }

    /** The verdict on a player's position, and the mistakes in it. */
    private Answer player(PuzzleInContext puzzle, Puzzle given, SudokuSolver solver) {
        CheckResult verdict =
                puzzle.within(given).map(solver::check).orElse(new CheckResult.Unsolvable(List.of(), Statistics.NONE));
        return player(puzzle, given, verdict, solver);
    }

    private Answer player(PuzzleInContext puzzle, Puzzle given, CheckResult verdict, SudokuSolver solver) {
        List<Candidate> removed = puzzle.removed();
        boolean canBeWrong = verdict instanceof CheckResult.Unsolvable || !removed.isEmpty();
        MistakesResult mistakes = canBeWrong && !(verdict instanceof CheckResult.Stopped)
                ? MistakeFinder.of(engineOptions.incrementalSolver())
                        .withLimits(solver.limits())
                        .find(given, puzzle.grid(), removed)
                : null;
        return CheckedPuzzle.ofPlayer(puzzle, given.grid(), verdict, mistakes, givenPuzzle != null);
    }

    @Override
    public Answer withReason(Answer answer, PuzzleInContext puzzle, Limits limits) {
        return answer.withReason(engineOptions.incrementalSolver(), limits);
    }
}
