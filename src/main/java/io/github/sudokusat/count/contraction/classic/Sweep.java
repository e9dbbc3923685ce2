package io.github.sudokusat.count.contraction.classic;

import io.github.sudokusat.count.contraction.SharedProgress;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;

/** Adds up the terms of a plan, divided into tasks: one for each class of the second stack in band B. Safe for use by several threads. */
final class Sweep {

    private final Plan plan;
    private final Limits limits;
    private final Network network;
    private final SharedProgress shared;

    private Sweep(Plan plan, Limits limits) {
        this.plan = plan;
        this.limits = limits;
        network = plan.network();
        shared = new SharedProgress(limits.progress(), "products", plan.work());
    }

    /**
     * Makes the slices of the tables that the plan needs.
     *
     * @param plan the plan
     * @param tasks runs the tasks
     * @param started the limits, with their time running
     * @return the sweep
     */
    static Sweep of(Plan plan, TaskRunner tasks, Limits started) {
        Sweep sweep = new Sweep(plan, started);
        sweep.makeSlices(tasks);
        return sweep;
    }

    private void makeSlices(TaskRunner tasks) {
        boolean[] wanted = new boolean[2 * BoxClasses.MOST];
        for (Opening opening : plan.openings()) {
            wanted[opening.a()] = true;
            wanted[BoxClasses.MOST + opening.c()] = true;
        }
        tasks.runAll(wanted.length, index -> {
            if (wanted[index] && shared.goesOn(limits.watch())) {
                Slices slices = index < BoxClasses.MOST ? network.slicesA() : network.slicesC();
                slices.make(index % BoxClasses.MOST);
            }
        });
    }

    /**
     * Adds up the terms of a task.
     *
     * @param index the class of the second stack in band B
     * @return the sum for each opening, without the opening's weight; only parts of the sums, or zeros, if a limit was reached
     */
    long[] run(int index) {
        Watch watch = limits.watch();
        return shared.goesOn(watch)
                ? new Kernel(network, watch, shared).run(index)
                : new long[plan.openings().size()];
    }

    /** Why a task was stopped, or null. */
    @Nullable
    StopReason stop() {
        return shared.stop();
    }
}
