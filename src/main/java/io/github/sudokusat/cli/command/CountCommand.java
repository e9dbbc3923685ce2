package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.CountedPerCandidate;
import io.github.sudokusat.answer.CountedPuzzle;
import io.github.sudokusat.answer.Estimated;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.count.SolutionEstimator;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code count}: how many solutions there are. */
@Command(
        name = "count",
        description = "Counts the solutions of each puzzle.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat count --box 2x2 ................",
            "  sudoku-sat count --limit 1000 --timeout 10s puzzles.txt",
            "  sudoku-sat count --per-candidate --format json puzzle.txt",
            "  sudoku-sat count --estimate --probes 100000 --box 4x4 puzzles.txt",
            "",
            "For classic 9x9 grids, and grids with boxes of 2x2, 2x3, 2x4, 3x2 or 4x2, the solutions are counted without"
                    + " being listed, however many there are, also with rules about few cells, such as diagonals;"
                    + " with --engine they are found one by one.",
            "",
            "Exit code: 0 counted or stopped at --limit, 5 another limit was reached, 2 bad input."
        })
public final class CountCommand extends PuzzleCommand {

    private static final long PROBES = 10_000;

    @Option(names = "--limit", paramLabel = "N", description = "Stop at N solutions and print >=N.")
    private @Nullable Long limit;

    @Option(
            names = "--estimate",
            description =
                    "Estimate the number by random probes instead of counting. The standard error is printed too; because the estimates are heavy-tailed, it is too small for tightly constrained puzzles.")
    private boolean isEstimate;

    @Option(names = "--probes", paramLabel = "N", description = "The number of probes for --estimate. Default: 10000.")
    private @Nullable Long probes;

    @Option(
            names = "--per-candidate",
            description = "Also count, for each cell and digit, the solutions with that digit in that cell.")
    private boolean isPerCandidate;

    public CountCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        requireLimit(limit, 0, "");
        if (probes != null && !isEstimate) {
            throw new InputException("--probes requires --estimate");
        }
        if (probes != null && probes < 2) {
            throw new InputException("--probes must be 2 or more, but is " + probes);
        }
        if (isEstimate && limit != null) {
            throw new InputException("--limit cannot be combined with --estimate");
        }
        if (isPerCandidate && (isEstimate || limit != null)) {
            throw new InputException(
                    "--per-candidate cannot be combined with " + (isEstimate ? "--estimate" : "--limit"));
        }
        return new Asked();
    }

    /** The number of solutions of a puzzle. */
    private final class Asked implements Question {

        @Override
        public List<String> columns() {
            if (isPerCandidate) {
                return CountedPerCandidate.COLUMNS;
            }
            return isEstimate ? Estimated.COLUMNS : CountedPuzzle.COLUMNS;
        }

        @Override
        public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
            if (isPerCandidate) {
                return new CountedPerCandidate(solver.countPerCandidate(puzzle.puzzle()));
            }
            if (isEstimate) {
                SolutionEstimator estimator = SolutionEstimator.create()
                        .withSeed(options().engine().seed())
                        .withLimits(solver.limits());
                return new Estimated(estimator.estimate(puzzle.puzzle(), probes == null ? PROBES : probes));
            }
            SudokuSolver limited =
                    limit == null ? solver : solver.withLimits(solver.limits().withMaxSolutions(limit));
            return new CountedPuzzle(puzzle.count(limited, options().engine().isChosen()));
        }
    }
}
