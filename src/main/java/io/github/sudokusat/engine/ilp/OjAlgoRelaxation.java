package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.run.Watch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.linear.LinearSolver;
import org.ojalgo.structure.Access1D;
import org.ojalgo.structure.Mutate1D;

/**
 * Solves packing problems by the dual simplex method of ojAlgo 57.1.0, each on a thread of its own.
 *
 * <p>ojAlgo can be stopped only by its clock and the interrupt flag of its thread; so the calling thread waits, polls the limits every
 * {@value #LOOK_EVERY} ms, and interrupts the other thread, which is left to end by itself. A failure of ojAlgo counts as no answer.
 *
 * <p>Its own branch and bound ({@code IntegerSolver}) is not used: it treats a node whose relaxation it failed to solve as one without a solution,
 * and gave wrong answers on 16 × 16.
 */
final class OjAlgoRelaxation implements Relaxation {

    /** The interval between two polls of the limits, in milliseconds. */
    private static final long LOOK_EVERY = 5;

    /** Creates the adapter and uses the library, so that its absence shows at once. */
    OjAlgoRelaxation() {
        new Optimisation.Options().linear().dual();
    }

    @Override
    public int largestSide() {
        return 16;
    }

    @Override
    public @Nullable Optimum solve(PackingProblem problem, Watch watch) {
        FutureTask<@Nullable Optimum> task = new FutureTask<>(() -> solve(problem));
        Thread thread = new Thread(task, "sudoku-sat-relaxation");
        thread.setDaemon(true);
        thread.start();
        try {
            while (!watch.isStopped()) {
                try {
                    return task.get(LOOK_EVERY, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    // Not yet: poll the limits again.
                } catch (InterruptedException e) {
                    // The watch sees the flag, which is left set.
                    Thread.currentThread().interrupt();
                }
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
        }
        thread.interrupt();
        return null;
    }

    private static @Nullable Optimum solve(PackingProblem problem) {
        double[] costs = new double[problem.gains.length];
        for (int column = 0; column < costs.length; column++) {
            costs[column] = -problem.gains[column];
        }
        LinearSolver.Builder builder = LinearSolver.newBuilder(costs);
        for (int row = 0; row < problem.columns.length; row++) {
            Mutate1D coefficients = builder.inequality(problem.bounds[row]);
            for (int column : problem.columns[row]) {
                coefficients.set(column, 1.0);
            }
        }
        Optimisation.Options options = new Optimisation.Options();
        options.linear().dual();
        Optimisation.Result result = builder.build(options).solve();
        Access1D<?> prices = result.getDualSolution().map(Supplier::get).orElse(null);
        if (!result.getState().isOptimal() || prices == null || prices.size() != problem.columns.length) {
            return null;
        }
        return new Optimum(numbers(result, costs.length), numbers(prices, problem.columns.length));
    }

    private static double[] numbers(Access1D<?> from, int count) {
        double[] numbers = new double[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = from.doubleValue(i);
        }
        return numbers;
    }
}
