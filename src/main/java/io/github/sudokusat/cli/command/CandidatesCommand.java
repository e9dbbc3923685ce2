package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.CandidatesReport;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.givens.MissingGivenFinder;
import io.github.sudokusat.prove.givens.MissingGivensResult;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code candidates}: the candidates that occur in a solution. */
@Command(
        name = "candidates",
        description = "Finds the candidates of each puzzle that occur in a solution, however many solutions there are.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat candidates --box 2x2 1...............",
            "  sudoku-sat candidates --needed --format json puzzle.txt",
            "",
            "Each line has a character for each candidate, cell by cell: the digit, or a dot if no solution has it there"
                    + " (729 characters for 9x9). For grids larger than 35x35, it lists names such as r1c1=5 instead.",
            "",
            "A SAT solver finds the candidates; --engine chooses the search for --needed.",
            "",
            "Exit code: 0 found, 3 no solution, 5 a limit was reached, 2 bad input."
        })
public final class CandidatesCommand extends PuzzleCommand {

    @Option(
            names = "--needed",
            description = "Also look for the fewest digits that would make a puzzle with several solutions proper.")
    private boolean isNeeded;

    public CandidatesCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        return new Asked();
    }

    /** The candidates of a puzzle that occur in a solution. */
    private final class Asked implements Question {

        @Override
        public List<String> columns() {
            return CandidatesReport.COLUMNS;
        }

        @Override
        public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
            Limits limits = solver.limits();
            TrueCandidatesResult candidates = TrueCandidateFinder.of(
                            options().engine().solver())
                    .withLimits(limits)
                    .find(puzzle.puzzle());
            boolean isImproper = candidates instanceof TrueCandidatesResult.Found several
                    && several.findOther().isPresent();
            MissingGivensResult missing = isNeeded && isImproper
                    ? MissingGivenFinder.of(solver.engine()).withLimits(limits).find(puzzle.puzzle())
                    : null;
            return new CandidatesReport(puzzle, candidates, isNeeded, missing);
        }
    }
}
