package io.github.sudokusat.cluster.single;

import io.github.sudokusat.count.DividedCount;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.run.TaskRunner;
import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The counts that the tasks of this process share, so that each process plans a count and makes its tables only once. The last few are kept, until
 * memory is short. Safe for use by several threads.
 */
final class PreparedCounts {

    /** The counts of an executor that works for several jobs at a time; the tables of each take up to 132 MB. */
    private static final int MOST = 2;

    private static final ReentrantLock LOCK = new ReentrantLock();

    private static final Map<SharedPuzzle, SoftReference<DividedCount>> COUNTS = new LinkedHashMap<>(MOST, 1, true);

    private PreparedCounts() {}

    /**
     * The planned count of a puzzle.
     *
     * @throws StoppedException if a limit is reached first
     */
    static DividedCount planned(SharedPuzzle puzzle, Limits limits) {
        return locked(() -> find(puzzle, limits));
    }

    /**
     * The planned count of a puzzle, with its tables.
     *
     * @throws StoppedException if a limit is reached first
     */
    static DividedCount prepared(SharedPuzzle puzzle, Limits limits) {
        return locked(() -> {
            DividedCount count = find(puzzle, limits);
            count.prepare(TaskRunner.IN_SEQUENCE, limits).ifPresent(PreparedCounts::stopped);
            return count;
        });
    }

    /** Forgets all counts, as a new process would not have them. */
    static void forget() {
        LOCK.lock();
        try {
            COUNTS.clear();
        } finally {
            LOCK.unlock();
        }
    }

    private interface Action {

        DividedCount run();
    }

    private static DividedCount locked(Action action) {
        try {
            LOCK.lockInterruptibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoppedException("the count was not planned", StopReason.INTERRUPTED);
        }
        try {
            return action.run();
        } finally {
            LOCK.unlock();
        }
    }

    private static DividedCount find(SharedPuzzle puzzle, Limits limits) {
        SoftReference<DividedCount> kept = COUNTS.get(puzzle);
        DividedCount count = kept == null ? null : kept.get();
        if (count == null) {
            count = DividedCount.plan(puzzle.puzzle(), limits).orElse(null);
            if (count == null) {
                throw stopped(limits.poll());
            }
            COUNTS.put(puzzle, new SoftReference<>(count));
            while (COUNTS.size() > MOST) {
                COUNTS.remove(COUNTS.keySet().iterator().next());
            }
        }
        return count;
    }

    private static StoppedException stopped(@Nullable StopReason reason) {
        throw new StoppedException("the count was not planned", reason == null ? StopReason.CANCELLED : reason);
    }
}
