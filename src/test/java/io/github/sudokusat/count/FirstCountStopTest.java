package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Forked;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The first count in a process, whose code is not compiled and whose tables do not exist yet, polls often enough to react to a cancellation in time.
 */
@Tag("long")
class FirstCountStopTest {

    private static final long LIMIT = 100;
    private static final int RUNS = 3;

    /** A clock that every poll reads; it measures the processor time since the previous poll. */
    private static final class GapClock implements Clock {

        private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        private long last = threads.getCurrentThreadCpuTime();
        private long longest;
        private long looks;

        @Override
        public long nanoTime() {
            long now = threads.getCurrentThreadCpuTime();
            longest = Math.max(longest, now - last);
            looks++;
            last = threads.getCurrentThreadCpuTime();
            return System.nanoTime();
        }
    }

    /** Prints the number of polls and the longest time between two of them in milliseconds. */
    public static final class Main {

        private Main() {}

        public static void main(String[] arguments) {
            Grid empty = Grid.empty(Layout.classic());
            GapClock clock = new GapClock();
            SudokuSolver.create()
                    .withLimits(Limits.none().withTimeout(clock, 2_000_000_000L))
                    .count(empty);
            clock.nanoTime();
            System.out.println(clock.looks + " " + clock.longest / 1_000_000);
        }
    }

    /** Other processes can only add to the processor time, by taking caches away, so the best of a few first counts is taken. */
    @Test
    void theFirstCountPollsEvery100Milliseconds() throws Exception {
        long shortest = Long.MAX_VALUE;
        for (int run = 0; run < RUNS && shortest >= LIMIT; run++) {
            String[] figures = Forked.run("512m", Main.class).strip().split(" ", -1);
            assertThat(Long.parseLong(figures[0])).as("polls").isGreaterThan(100);
            shortest = Math.min(shortest, Long.parseLong(figures[1]));
        }
        assertThat(shortest)
                .as("milliseconds of processor time between two polls")
                .isLessThan(LIMIT);
    }
}
