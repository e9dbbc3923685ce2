package io.github.sudokusat.cli;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.DimacsExitCodes;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.BulkLineSolver;
import io.github.sudokusat.cli.report.CheckedPuzzle;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.MistakeFinder;
import io.github.sudokusat.prove.givens.MistakesResult;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code check}: whether there is exactly one solution. */
@Command(
        name = "check",
        description = "Checks whether each puzzle is proper, that is, has exactly one solution.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat check 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat check --format json puzzles.csv",
            "  sudoku-sat check --givens puzzle.txt position.txt",
            "",
            "If a puzzle has no solution, check lists a smallest set of givens that cannot all be correct (for a single puzzle, and in CSV"
                    + " and JSON).",
            "",
            "Exit code: 0 proper, 4 several solutions, 3 none, 5 a limit was reached, 2 bad input."
        })
final class CheckCommand extends PuzzleCommand {

    /** The conflicts allowed for finding the reason why there is no solution: a few seconds. */
    private static final long EXPLAINING_CONFLICTS = 100_000;

    @Mixin
    private DimacsExitCodes dimacsExitCodes = new DimacsExitCodes();

    @Option(
            names = "--givens",
            paramLabel = "PUZZLE|FILE",
            description =
                    "The givens alone: each PUZZLE is then a player's position, and its wrong digits and wrongly removed candidates are named. A library line needs no --givens.")
    private @Nullable String givens;

    /** The puzzle of {@code --givens}. */
    private @Nullable PuzzleInContext givenPuzzle;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "The number of solutions to look for, at least 2; 2 is always enough.")
    private @Nullable Long limit;

    CheckCommand(Streams streams) {
        super(streams);
    }

    @Override
    void checkOptions() {
        requireLimit(limit, 2, " for check");
    }

    @Override
    int exitCode(Outcome outcome) {
        return dimacsExitCodes.of(outcome);
    }

    @Override
    BulkLineSolver.@Nullable Question question() {
        return givens == null ? BulkLineSolver.Question.IS_PROPER : null;
    }

    @Override
    List<String> csvColumns() {
        return givens == null ? CheckedPuzzle.COLUMNS : CheckedPuzzle.PLAYERS_COLUMNS;
    }

    @Override
    Optional<String> refusal(PuzzleInContext puzzle) {
        if (givenPuzzle == null
                || givenPuzzle.grid().layout().equals(puzzle.grid().layout())) {
            return Optional.empty();
        }
        return Optional.of("expected a position with the layout of --givens ("
                + givenPuzzle.grid().layout() + "), but found the layout "
                + puzzle.grid().layout());
    }

    @Override
    boolean prepare(InputSetup input, Cancellation cancellation) {
        if (givens == null) {
            return true;
        }
        if (givens.equals("-") && readsStandardInput()) {
            throw new InputException("--givens and PUZZLE are both standard input");
        }
        givenPuzzle = SinglePuzzle.ofOption("--givens", givens, input, streams(), cancellation);
        return givenPuzzle != null;
    }

    @Override
    Report report(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        if (givenPuzzle != null) {
            return player(puzzle, givenPuzzle.start(), solver);
        }
        CheckResult verdict = solver.check(puzzle.puzzle());
        return verdict instanceof CheckResult.Unsolvable && puzzle.isPosition()
                ? player(puzzle, puzzle.start(), verdict, solver)
                : CheckedPuzzle.of(puzzle, verdict);
    }

    /** The verdict on a player's position, and the mistakes in it. */
    private Report player(PuzzleInContext puzzle, Puzzle given, SudokuSolver solver) {
        CheckResult verdict =
                puzzle.within(given).map(solver::check).orElse(new CheckResult.Unsolvable(List.of(), Statistics.NONE));
        return player(puzzle, given, verdict, solver);
    }

    private Report player(PuzzleInContext puzzle, Puzzle given, CheckResult verdict, SudokuSolver solver) {
        List<Candidate> removed = puzzle.removed();
        boolean canBeWrong = verdict instanceof CheckResult.Unsolvable || !removed.isEmpty();
        MistakesResult mistakes = canBeWrong && !(verdict instanceof CheckResult.Stopped)
                ? MistakeFinder.of(engineOptions().incrementalSolver())
                        .withLimits(solver.limits())
                        .find(given, puzzle.grid(), removed)
                : null;
        return CheckedPuzzle.ofPlayer(puzzle, given.grid(), verdict, mistakes, givenPuzzle != null);
    }

    /** Adds givens that cannot all be correct; none if pencil marks may be the reason, or the mistakes of a player are known to be. */
    @Override
    Report withReason(Report report, PuzzleInContext puzzle, Limits limits) {
        if (!(report instanceof CheckedPuzzle checked) || !checked.lacksReason() || puzzle.marksSayMore()) {
            return report;
        }
        Limits enough = limits.withMaxWork(Math.min(EXPLAINING_CONFLICTS, limits.maxWork()));
        return checked.because(ConflictFinder.of(engineOptions().incrementalSolver())
                .withLimits(enough)
                .find(checked.unsolvable()));
    }
}
