package io.github.sudokusat.sat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/** A session that is hard under a selector and easy without it, so that it can be used after every stop. */
final class HardSession implements AutoCloseable {

    /** The number of holes: the formula is unsatisfiable, and a solver that works clause by clause cannot refute it within a test. */
    static final int HOLES = 12;

    /** The limit in nanoseconds. */
    private static final long LATENCY = 100_000_000;

    private final SatSession session;
    private final ClauseGroup pigeons;
    private final int tolerated;
    private final Random random = new Random(4);
    private int late;

    HardSession(SatSession session, int stops) {
        this.session = session;
        pigeons = new ClauseGroup(session);
        tolerated = 1 + stops / 20;
        Formulas.addAll(pigeons, Formulas.pigeons(HOLES));
    }

    SatResult solve(Limits limits) {
        return session.solve(limits, pigeons.selector());
    }

    /** Stops the search at a random moment by an action on another thread. */
    SatResult solveAndStop(Limits limits, Runnable stop) throws InterruptedException {
        long delay = 1L + random.nextInt(200);
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
        stopper.join();
        checkLatency(end - stoppedAt.get());
        assertThat(interrupted).isEqualTo(result.equals(new SatResult.Unknown(StopReason.INTERRUPTED)));
        assertThatItIsStillRight();
        return result;
    }

    /** Some of the moments may be late, but none by a second, because a busy machine sometimes stalls a thread. */
    void checkLatency(long nanos) {
        if (nanos > LATENCY) {
            late++;
        }
        assertThat(nanos).isLessThan(10 * LATENCY);
        assertThat(late).as("times late, the last by %d ns", nanos).isLessThanOrEqualTo(tolerated + 1);
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
