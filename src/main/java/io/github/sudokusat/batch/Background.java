package io.github.sudokusat.batch;

import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;

/**
 * Answers that come later: work on an executor of the application's, such as a pool or virtual threads, whose answer is a {@link CompletableFuture}.
 *
 * <p>Cancelling the future ends the work, within the time that {@link Cancellation} states; so does completing it in any other way, such as
 * {@link CompletableFuture#orTimeout}. Work that has not begun by then is not done. Dependent stages run on the thread of the work unless they are given
 * an executor.
 *
 * <p>The executor is never shut down. Immutable, and safe for use by several threads.
 */
public final class Background {

    private final Executor executor;

    private Background(Executor executor) {
        this.executor = executor;
    }

    /**
     * Work on an executor.
     *
     * @param executor runs the work, one task for each question
     * @return the background
     */
    public static Background on(Executor executor) {
        return new Background(Objects.requireNonNull(executor, "executor"));
    }

    /**
     * Asks a solver a question, such as {@code ask(solver, with -> with.check(puzzle))}.
     *
     * @param <R> the type of the answer
     * @param solver the solver, with its limits; a cancellation among them ends the work as well
     * @param question asked once, of a solver that the future cancels
     * @return the answer to come. If the question throws an exception, or the executor rejects it, the future is completed with that exception
     */
    public <R> CompletableFuture<R> ask(SudokuSolver solver, Function<? super SudokuSolver, ? extends R> question) {
        Objects.requireNonNull(question, "question");
        Limits limits = solver.limits();
        Cancellation cancellation =
                limits.cancellation().map(Cancellation::part).orElseGet(Cancellation::new);
        SudokuSolver cancellable = solver.withLimits(limits.withCancellation(cancellation));
        return start(cancellation, ignored -> question.apply(cancellable));
    }

    /**
     * Starts any work that a cancellation can end.
     *
     * @param <R> the type of the answer
     * @param work called once, with the cancellation that the future cancels; give it to the {@link Limits} of what the work calls
     * @return the answer to come. If the work throws an exception, or the executor rejects it, the future is completed with that exception
     */
    public <R> CompletableFuture<R> start(Function<? super Cancellation, ? extends R> work) {
        return start(new Cancellation(), Objects.requireNonNull(work, "work"));
    }

    private <R> CompletableFuture<R> start(
            Cancellation cancellation, Function<? super Cancellation, ? extends R> work) {
        CompletableFuture<R> answer = new CompletableFuture<>();
        CompletableFuture<R> unused = answer.whenComplete((value, failure) -> cancellation.cancel());
        try {
            executor.execute(() -> complete(answer, cancellation, work));
        } catch (RejectedExecutionException e) {
            answer.completeExceptionally(e);
        }
        return answer;
    }

    private static <R> void complete(
            CompletableFuture<R> answer, Cancellation cancellation, Function<? super Cancellation, ? extends R> work) {
        if (answer.isDone()) {
            return;
        }
        try {
            answer.complete(work.apply(cancellation));
        } catch (RuntimeException | Error e) {
            answer.completeExceptionally(e);
        }
    }
}
