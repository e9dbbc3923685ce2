package io.github.sudokusat.cli.question;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.option.EngineOptions;
import io.github.sudokusat.cli.report.BulkLineSolver;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a command asks of each of its puzzles, with everything that a run needs to know about the command: it is made once, from the options, and the
 * run asks nothing else. Safe for use by several threads.
 */
public interface Question {

    /** The names of the CSV columns between {@code line,id,puzzle} and {@code message}. */
    List<String> columns();

    /** The forms of output that the answers have. */
    default Set<Rendering.Form> forms() {
        return Rendering.Form.COMMON;
    }

    /** The reason why the question cannot be asked of a puzzle; empty if it can. */
    default Optional<String> refusal(PuzzleInContext puzzle) {
        return Optional.empty();
    }

    /**
     * Answers the question for one puzzle.
     *
     * @param solver the solver, whose limits are started, so that one time limit covers all its searches for the puzzle
     * @param found receives solutions as they are found, so the answer need not keep them; null if the answer must hold them all
     */
    Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found);

    /** Answers the question for the only puzzle of a run, in a form that has room for more than the answer. */
    default Answer answerAlone(PuzzleInContext puzzle, SudokuSolver solver) {
        return answer(puzzle, solver, null);
    }

    /**
     * The answer with its reason, if that takes a search of its own; asked for only if there is room for the reason.
     *
     * @param limits the limits of the puzzle, started before its {@code answer}
     */
    default Answer withReason(Answer answer, PuzzleInContext puzzle, Limits limits) {
        return answer;
    }

    /**
     * The task by which {@link BulkLineSolver} answers this question about a classic puzzle in a form, without limits; null if the question or the
     * form is another.
     */
    default BulkLineSolver.@Nullable Task ofLines(Rendering.Form form) {
        return null;
    }

    /** The engine that searches. */
    default Engine engine(EngineOptions options) {
        return options.engine();
    }

    /** Whether there is a search whose time and work can be counted. */
    default boolean isSearch() {
        return true;
    }

    /** Whether the form {@code line} has several lines for a puzzle, which an empty line separates from those of the next. */
    default boolean givesParagraphs() {
        return false;
    }

    /** Whether records with the {@linkplain Answer#key() key} of an earlier one are left out. */
    default boolean dropsRepeats() {
        return false;
    }

    /** The exit code for the only puzzle of a run. */
    default int exitCode(Outcome outcome) {
        return outcome.exitCode();
    }

    /** The puzzle, or the name of its file, that the option {@code --givens} names; null if it is not given. */
    default @Nullable String givens() {
        return null;
    }

    /** This question with the puzzle of {@link #givens()}, once that has been read. */
    default Question withGivens(PuzzleInContext read) {
        return this;
    }
}
