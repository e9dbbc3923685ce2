package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.PuzzleOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.solve.SudokuSolver;
import org.jspecify.annotations.Nullable;

/**
 * What a run on puzzles needs besides its puzzles and its output.
 *
 * @param question what is asked of each puzzle
 * @param input how puzzles are read
 * @param solver the solver, with the limits of each puzzle
 * @param isInBlocks whether blocks of lines can be answered, too, if they hold a puzzle each
 * @param hasStatistics whether time and work are counted
 * @param cancellation ends the run
 */
public record PuzzleSetup(
        Question question,
        InputSetup input,
        SudokuSolver solver,
        boolean isInBlocks,
        boolean hasStatistics,
        Cancellation cancellation) {

    /** The setup that the options amount to; null if the run was cancelled while a puzzle that an option names was read. */
    public static @Nullable PuzzleSetup of(
            Question asked, PuzzleOptions options, Streams streams, Cancellation cancellation) {
        options.output().requireForm(asked.forms());
        InputSetup input = options.text().setup();
        Question question = withGivens(asked, input, streams, cancellation);
        return question == null
                ? null
                : new PuzzleSetup(
                        question,
                        input,
                        SudokuSolver.of(question.engine(options.engine())).withLimits(options.limits(cancellation)),
                        question.ofLines(options.form(streams)) != null
                                && input.leavesClassicLines()
                                && options.leaveLinesToBits(),
                        options.haveStatistics() && question.isSearch(),
                        cancellation);
    }

    private static @Nullable Question withGivens(
            Question asked, InputSetup input, Streams streams, Cancellation cancellation) {
        String givens = asked.givens();
        if (givens == null) {
            return asked;
        }
        PuzzleInContext read = SinglePuzzle.ofOption("--givens", givens, input, streams, cancellation);
        return read == null ? null : asked.withGivens(read);
    }

    /** The work of the run on many puzzles. */
    public PuzzleAnswers answers(Rendering rendering) {
        return answers(solver, rendering);
    }

    PuzzleAnswers answers(SudokuSolver with, Rendering rendering) {
        return new PuzzleAnswers(question, input, with, rendering, cancellation, hasStatistics);
    }
}
