package io.github.sudokusat.sat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.Waits;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/** A session that is hard under a selector and easy without it, so that it can be used after every stop. */
final class HardSession implements AutoCloseable {

    /** The number of holes: the formula is unsatisfiable, and a solver that works clause by clause cannot refute it within a test. */
    static final int HOLES = 12;

    /** The limit in nanoseconds. */
    private static final long LATENCY = 100_000_000;

    /** The number of times that a late stop is tried, because a busy machine keeps a thread waiting now and then, but rarely each time. */
    private static final int ATTEMPTS = 6;

    private final SatSession session;
    private final ClauseGroup pigeons;
    private final Random random = new Random(4);

    HardSession(SatSession session) {
        this.session = session;
        pigeons = new ClauseGroup(session);
        Formulas.addAll(pigeons, Formulas.pigeons(HOLES));
    }

    SatResult solve(Limits limits) {
        return session.solve(limits, pigeons.selector());
    }

    /** Stops a search at a random moment, in one way. */
    @FunctionalInterface
    interface Stopper {

        /**
         * Searches until it is stopped.
         *
         * @param delay milliseconds until the stop
         * @return nanoseconds from the stop to the return
         */
        long search(long delay) throws InterruptedException;
    }

    /** Stops searches at random moments, and each again until it ends in time; very few may be late each time, and none by a second. */
    void stop(int stops, Stopper stopper) throws InterruptedException {
        int late = 0;
        for (int i = 0; i < stops; i++) {
            long delay = 1L + random.nextInt(200);
            long fastest = Long.MAX_VALUE;
            for (int attempt = 0; attempt < ATTEMPTS && fastest > LATENCY; attempt++) {
                fastest = Math.min(fastest, stopper.search(delay));
                assertThatItIsStillRight();
            }
            late += fastest > LATENCY ? 1 : 0;
            assertThat(fastest)
                    .as("nanoseconds to the end of a search that was stopped after %d ms", delay)
                    .isLessThan(10 * LATENCY);
        }
        assertThat(late).as("searches of %d that did not end in time", stops).isLessThanOrEqualTo(2 + stops / 20);
    }

    /** Searches until an action on another thread stops that for a reason, and returns the nanoseconds from then on. */
    long searchUntil(long delay, Limits limits, Runnable stop, StopReason reason) throws InterruptedException {
        AtomicLong stoppedAt = new AtomicLong();
        Thread stopper = new Thread(() -> {
            try {
                Thread.sleep(delay);
                stoppedAt.set(System.nanoTime());
                stop.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        stopper.start();
        SatResult result = solve(limits);
        long end = System.nanoTime();
        boolean interrupted = Thread.interrupted();
        Waits.join(stopper);
        assertThat(interrupted).isEqualTo(reason == StopReason.INTERRUPTED);
        assertThat(result).isEqualTo(new SatResult.Unknown(reason));
        return end - stoppedAt.get();
    }

    void assertThatItIsStillRight() {
        assertThat(session.solve(Limits.none(), -pigeons.selector())).isInstanceOf(SatResult.Sat.class);
        assertThat(session.solve(Limits.none(), pigeons.selector(), 1, HOLES + 1))
                .isInstanceOf(SatResult.Unsat.class);
    }

    @Override
    public void close() {
        session.close();
    }
}
