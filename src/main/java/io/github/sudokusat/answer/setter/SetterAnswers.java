package io.github.sudokusat.answer.setter;

import io.github.sudokusat.answer.Throttle;
import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesBoard;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Consumer;

/**
 * Answers the messages of editors. Safe for use by several threads.
 *
 * <p>{@code solve}, {@code check}, {@code count} and {@code truecandidates} are about the givens; {@code step}, {@code solvepath} and {@code estimate}
 * also about the digits and centre marks that the player has entered. An answer that takes long is preceded by what has been reached.
 */
public final class SetterAnswers {

    static final String NO_SOLUTIONS = "No solutions found.";

    /** The time between answers that say what has been reached. */
    private static final long NANOS_BETWEEN = 250_000_000L;

    private final Clock clock;
    private final TrueCandidateAnswers candidates = new TrueCandidateAnswers();
    private final StepAnswers steps = new StepAnswers();

    /**
     * Creates an object that has answered nothing.
     *
     * @param clock the time by which answers that say what has been reached are spaced
     */
    public SetterAnswers(Clock clock) {
        this.clock = clock;
    }

    /**
     * Answers a message.
     *
     * @param limits how far to go; a cancelled message gets no further answer
     * @param out receives each answer
     */
    public void answer(SetterRequest request, Limits limits, Consumer<String> out) {
        Limits started = limits.started();
        try {
            answer(new SetterTask(request, started, out));
        } catch (SetterException e) {
            if (started.poll() != StopReason.CANCELLED) {
                out.accept(e.answer());
            }
        }
    }

    private void answer(SetterTask task) throws SetterException {
        try {
            answerReadable(task);
        } catch (GridFormatException e) {
            throw task.invalid(
                    "The puzzle was not understood: expected " + e.expected() + ", but found " + e.found() + ".");
        }
    }

    private void answerReadable(SetterTask task) throws SetterException {
        switch (task.request().command()) {
            case "cancel" -> task.answer("canceled", json -> {});
            case "solve" -> solve(task, board(task));
            case "check" -> check(task, board(task));
            case "count" -> count(task, board(task));
            case "truecandidates" -> candidates.answer(task, board(task));
            case "step" -> steps.step(task, board(task));
            case "solvepath" -> steps.path(task, board(task));
            case "estimate" -> new EstimateAnswers(clock, NANOS_BETWEEN).answer(task, board(task));
            default ->
                throw task.invalid("There is no command "
                        + SetterRequest.quoted(task.request().command())
                        + "; there are solve, check, count, truecandidates, step, solvepath, estimate and cancel.");
        }
    }

    /** The board of a message, with all that decides its solutions. */
    private static FPuzzlesBoard board(SetterTask task) throws SetterException {
        if (task.request().data().isEmpty()) {
            throw task.invalid(
                    "The message has no data: it must be the puzzle's f-puzzles text, compressed by lz-string.");
        }
        FPuzzlesBoard board = FPuzzlesBoard.read(task.request().data());
        if (!board.leftOut().isEmpty()) {
            throw task.invalid("The puzzle was not understood: " + String.join("; ", board.leftOut()) + ".");
        }
        return board;
    }

    private static void solve(SetterTask task, FPuzzlesBoard board) throws SetterException {
        Puzzle puzzle = board.imported().puzzle();
        Grid solution = RandomSolution.of(puzzle, task);
        task.answer("solved", json -> json.putNumbers("solution", solution.digits()));
    }

    private static void check(SetterTask task, FPuzzlesBoard board) throws SetterException {
        CheckResult result = task.solver().check(board.imported().puzzle());
        if (result instanceof CheckResult.Stopped stopped) {
            throw task.stopped(stopped.reason());
        }
        int count = result instanceof CheckResult.Unsolvable ? 0 : result instanceof CheckResult.Proper ? 1 : 2;
        answerCount(task, BigInteger.valueOf(count), false);
    }

    private void count(SetterTask task, FPuzzlesBoard board) throws SetterException {
        Progress reached = (what, done, total) -> {
            if (what.equals("solutions")) {
                answerCount(task, BigInteger.valueOf(done), true);
            }
        };
        SudokuSolver solver =
                task.solver().withLimits(task.limits().withProgress(new Throttle(reached, clock, NANOS_BETWEEN)));
        CountResult result = solver.count(board.imported().puzzle());
        if (result instanceof CountResult.AtLeast atLeast) {
            if (atLeast.reason() != StopReason.CANCELLED) {
                answerCount(task, atLeast.value(), true);
            }
            throw task.stopped(atLeast.reason());
        }
        answerCount(task, result.value(), false);
    }

    private static void answerCount(SetterTask task, BigInteger count, boolean isUnfinished) {
        task.answer("count", json -> json.put("count", new BigDecimal(count)).put("inProgress", isUnfinished));
    }
}
