package io.github.sudokusat.cli.question;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.SolvedPuzzle;
import io.github.sudokusat.cli.option.DimacsExitCodes;
import io.github.sudokusat.cli.report.BulkLineSolver;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The first solutions of a puzzle.
 *
 * @param wanted how many
 * @param isNumbered whether their number was given, so that the answer is a list
 * @param isProbed whether a short search tries to tell of a lone puzzle whether its solution is the only one
 * @param exitCodes the exit codes
 */
public record SolveQuestion(long wanted, boolean isNumbered, boolean isProbed, DimacsExitCodes exitCodes)
        implements Question {

    @Override
    public List<String> columns() {
        return SolvedPuzzle.COLUMNS;
    }

    @Override
    public BulkLineSolver.@Nullable Task ofLines(Rendering.Form form) {
        if (wanted != 1) {
            return null;
        }
        return switch (form) {
            case LINE -> BulkLineSolver.Task.FIRST_SOLUTION;
            case JSON -> isNumbered ? null : BulkLineSolver.Task.FIRST_SOLUTION_IN_JSON;
            default -> null;
        };
    }

    @Override
    public int exitCode(Outcome outcome) {
        return exitCodes.of(outcome);
    }

    @Override
    public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        List<Grid> kept = new ArrayList<>();
        Consumer<Grid> taker = found == null ? kept::add : found;
        Limits limits = solver.limits();
        try (Search search = solver.search(puzzle.puzzle())) {
            long count = 0;
            while (count < wanted && search.advance() == Search.Status.FOUND) {
                taker.accept(search.solution());
                count++;
                limits.progress().report("solutions", count, -1);
            }
            return solved(puzzle, kept, count > 0, search);
        }
    }

    /** The first solution, and whether it is the only one, if a short search decides that. */
    @Override
    public Answer answerAlone(PuzzleInContext puzzle, SudokuSolver solver) {
        if (!isProbed) {
            return answer(puzzle, solver, null);
        }
        UniquenessProbe probe = new UniquenessProbe();
        try (Search search = solver.withLimits(probe.over(solver.limits())).search(puzzle.puzzle())) {
            if (search.advance() != Search.Status.FOUND) {
                return solved(puzzle, List.of(), false, search);
            }
            Grid first = search.solution();
            probe.begin();
            Boolean unique = switch (search.advance()) {
                case FOUND -> false;
                case EXHAUSTED -> true;
                case STOPPED -> null;
            };
            return new SolvedPuzzle(puzzle, List.of(first), true, false, unique, null, search.statistics());
        }
    }

    private Answer solved(PuzzleInContext puzzle, List<Grid> kept, boolean any, Search search) {
        return new SolvedPuzzle(
                puzzle,
                kept,
                any,
                isNumbered,
                null,
                search.statistics().stopReason().orElse(null),
                search.statistics());
    }
}
