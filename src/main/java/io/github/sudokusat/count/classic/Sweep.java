package io.github.sudokusat.count.classic;

import io.github.sudokusat.count.contraction.SharedProgress;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;

/** Adds up the terms of a plan, divided into tasks: one for each class of the second stack in band B. Safe for use by several threads. */
final class Sweep {

    private final Network network;

    private Sweep(Network network) {
        this.network = network;
    }

    /**
     * Makes the slices of the tables that the plan needs.
     *
     * @param plan the plan
     * @param tasks runs the tasks
     * @param started the limits, with their time running
     * @param shared the state of the computation; once it has been stopped, slices are missing
     * @return the sweep
     */
    static Sweep of(Plan plan, TaskRunner tasks, Limits started, SharedProgress shared) {
        Network network = plan.network();
        boolean[] wanted = new boolean[2 * BoxClasses.MOST];
        for (Opening opening : plan.openings()) {
            wanted[opening.a()] = true;
            wanted[BoxClasses.MOST + opening.c()] = true;
        }
        tasks.runAll(wanted.length, index -> {
            if (wanted[index] && shared.goesOn(started.watch())) {
                Slices slices = index < BoxClasses.MOST ? network.slicesA() : network.slicesC();
                slices.make(index % BoxClasses.MOST);
            }
        });
        return new Sweep(network);
    }

    /**
     * Adds up the terms of a task.
     *
     * @param index the class of the second stack in band B
     * @param watch stops the task
     * @param shared the state of the computation
     * @return the sum for each opening, without the opening's weight; only parts of the sums, or zeros, if the computation was stopped
     */
    long[] run(int index, Watch watch, SharedProgress shared) {
        return shared.goesOn(watch) ? new Kernel(network, index, watch, shared).run() : new long[network.openings()];
    }
}
