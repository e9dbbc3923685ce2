package io.github.sudokusat.run;

import java.math.BigInteger;
import java.util.function.IntFunction;

/**
 * Runs independent tasks: one after another, or, if a {@code batch} with threads supplies the implementation, several at once.
 *
 * <p>The core of the library divides its work into tasks and leaves it to an implementation of this interface to run them.
 */
@FunctionalInterface
public interface TaskRunner {

    /** Runs tasks on the calling thread, in ascending order. Not a lambda, because the first lambda of a program adds about 15 ms to its start-up. */
    TaskRunner IN_SEQUENCE = new TaskRunner() {
        @Override
        public void runAll(int count, Task task) {
            for (int index = 0; index < count; index++) {
                task.run(index);
            }
        }
    };

    /**
     * Runs every task once, in any order, possibly several at once on different threads, and returns when all are done; what they have written is
     * then visible to the caller. If the calling thread is interrupted, the threads that run tasks are interrupted as well, and the flag of the
     * calling thread is set on return: tasks poll their {@link Limits} to find out whether to end early.
     *
     * @param count the number of tasks, 0 or more
     * @param task runs the task of an index from 0 to {@code count − 1}; what it throws is thrown to the caller, and other tasks may then not be run
     */
    void runAll(int count, Task task);

    /**
     * Adds up the results of all tasks, which are run as by {@link #runAll}.
     *
     * @param count the number of tasks, 0 or more
     * @param task computes the result of the task of an index; safe for use by several threads at once
     * @return the sum, 0 if there are no tasks
     */
    default BigInteger sum(int count, IntFunction<BigInteger> task) {
        BigInteger[] parts = new BigInteger[count];
        runAll(count, index -> parts[index] = task.apply(index));
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger part : parts) {
            sum = sum.add(part);
        }
        return sum;
    }

    /** One of several independent tasks, chosen by its index. */
    @FunctionalInterface
    interface Task {

        /**
         * Runs one task. Safe for use by several threads at once with different indices.
         *
         * @param index the number of the task, from 0
         */
        void run(int index);
    }
}
