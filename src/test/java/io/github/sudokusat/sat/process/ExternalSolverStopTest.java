package io.github.sudokusat.sat.process;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stops a solver that resists: it ignores SIGTERM, and so do its child, its grandchild, and a process whose parent has ended. */
class ExternalSolverStopTest {

    private static final SatResult CANCELLED = new SatResult.Unknown(StopReason.CANCELLED);

    @TempDir
    Path directory;

    private ExternalSolver stubborn;

    @BeforeEach
    void writeScripts() throws IOException {
        Path child = directory.resolve("child.sh");
        Path file = directory.resolve("solver.sh");
        Files.writeString(child, """
                trap '' TERM INT
                (trap '' TERM; while :; do sleep 1; done) &
                echo $! > pid.grandchild
                while :; do sleep 1; done
                """);
        Files.writeString(file, """
                trap '' TERM INT
                cd "$(dirname "$0")"
                dirname "$1" > place
                echo $$ > pid.root
                sh child.sh &
                echo $! > pid.child
                (sh -c 'trap "" TERM; echo $$ > pid.orphan; while :; do sleep 1; done' &)
                while [ ! -s pid.grandchild ] || [ ! -s pid.orphan ]; do sleep 0.01; done
                touch ready
                while :; do sleep 1; done
                """);
        stubborn = ExternalSolver.of("sh '" + file + "' {cnf}");
    }

    private SatResult solve(Limits limits) {
        try (SatSession session = stubborn.open(1, SessionOptions.defaults())) {
            return session.solve(limits);
        }
    }

    private void awaitReady() throws InterruptedException {
        Waits.until("the processes to be ready", () -> Files.exists(directory.resolve("ready")));
    }

    private void assertThatAllIsGone() throws IOException {
        for (String name : new String[] {"root", "child", "grandchild", "orphan"}) {
            Path file = directory.resolve("pid." + name);
            assertThat(isRunning(Long.parseLong(Files.readString(file).trim())))
                    .as(name)
                    .isFalse();
        }
        assertThat(Path.of(Files.readString(directory.resolve("place")).trim())).doesNotExist();
    }

    private static boolean isRunning(long pid) throws IOException {
        Path status = Path.of("/proc/" + pid + "/stat");
        return Files.exists(status) && !Files.readString(status).contains(") Z ");
    }

    @Test
    void cancellingEndsTheWholeProcessTree() throws Exception {
        Cancellation stop = new Cancellation();
        Thread canceller = new Thread(() -> {
            try {
                awaitReady();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            stop.cancel();
        });
        canceller.start();
        assertThat(solve(Limits.none().withCancellation(stop))).isEqualTo(CANCELLED);
        assertThatAllIsGone();
        Waits.join(canceller);
    }

    @Test
    void aTimeLimitEndsTheWholeProcessTree() throws Exception {
        // A clock on which a second passes once the processes are ready.
        Clock clock = () -> Files.exists(directory.resolve("ready")) ? 1_000_000_000L : 0;
        assertThat(solve(Limits.none().withTimeout(clock, 1_000_000_000L)))
                .isEqualTo(new SatResult.Unknown(StopReason.TIME_LIMIT));
        assertThatAllIsGone();
    }

    @Test
    void anInterruptEndsTheWholeProcessTreeAndLeavesTheFlagSet() throws Exception {
        Thread solving = Thread.currentThread();
        Thread interrupter = new Thread(() -> {
            try {
                awaitReady();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            solving.interrupt();
        });
        interrupter.start();
        assertThat(solve(Limits.none())).isEqualTo(new SatResult.Unknown(StopReason.INTERRUPTED));
        assertThat(Thread.interrupted()).isTrue();
        assertThatAllIsGone();
        Waits.join(interrupter);
    }

    @Test
    void leavesNoProcessRunningWhenTheProgramEnds() throws Exception {
        Path file = directory.resolve("solver.sh");
        Files.writeString(
                file, Files.readString(file).replace("touch ready\nwhile :; do sleep 1; done\n", "echo s UNKNOWN\n"));
        assertThat(solve(Limits.none())).isEqualTo(new SatResult.Unknown(StopReason.NO_ANSWER));
        assertThatAllIsGone();
    }

    @Test
    void shutdownOfTheJvmEndsTheWholeProcessTree() throws Exception {
        Process machine = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        SleepingSolve.class.getName(),
                        stubborn.command())
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("machine").toFile())
                .start();
        try {
            awaitReady();
            machine.destroy();
            assertThat(machine.waitFor(30, TimeUnit.SECONDS)).isTrue();
        } finally {
            machine.destroyForcibly();
        }
        assertThatAllIsGone();
    }

    @Test
    void returnsSoonFromRandomMoments() throws Exception {
        Random random = new Random(1);
        long[] nanos = new long[20];
        for (int i = 0; i < nanos.length; i++) {
            Cancellation stop = new Cancellation();
            AtomicLong cancelled = new AtomicLong();
            int delay = random.nextInt(100);
            Thread canceller = new Thread(() -> {
                try {
                    Thread.sleep(delay);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                cancelled.set(System.nanoTime());
                stop.cancel();
            });
            canceller.start();
            assertThat(solve(Limits.none().withCancellation(stop))).isEqualTo(CANCELLED);
            nanos[i] = System.nanoTime() - cancelled.get();
            Waits.join(canceller);
        }
        Arrays.sort(nanos);
        System.out.println("back after cancel: median " + nanos[nanos.length / 2] / 1000 + " us, worst "
                + nanos[nanos.length - 1] / 1000 + " us");
        // The promise of run.Limits; the median, because the machine may be busy with other builds.
        assertThat(nanos[nanos.length / 2]).isLessThan(100_000_000L);
    }

    @Test
    void stopsWhileTheFormulaIsWritten() {
        Path started = directory.resolve("started");
        // A second passes at each look.
        AtomicLong looks = new AtomicLong();
        Clock clock = () -> looks.incrementAndGet() * 1_000_000_000L;
        Limits limits = Limits.none().withTimeout(clock, 10_000_000_000_000L);
        try (Search search = CdclEngine.of(ExternalSolver.of("touch '" + started + "' {cnf}"))
                .start(Puzzle.of(Grid.empty(Layout.boxes(10, 10))), limits)) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).contains(StopReason.TIME_LIMIT);
        }
        assertThat(looks.get()).isBetween(10_001L, 10_002L);
        assertThat(started).doesNotExist();
    }

    @Test
    void doesNotStartIfStoppedInAdvance() {
        Path started = directory.resolve("started");
        Cancellation stop = new Cancellation();
        stop.cancel();
        try (SatSession session =
                ExternalSolver.of("touch '" + started + "' {cnf}").open(1, SessionOptions.defaults())) {
            assertThat(session.solve(Limits.none().withCancellation(stop))).isEqualTo(CANCELLED);
            Thread.currentThread().interrupt();
            assertThat(session.solve(Limits.none())).isEqualTo(new SatResult.Unknown(StopReason.INTERRUPTED));
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(started).doesNotExist();
    }

    @Test
    void ignoresTheWorkLimit() {
        try (SatSession session =
                ExternalSolver.of("sh -c 'echo s UNSATISFIABLE' {cnf}").open(1, SessionOptions.defaults())) {
            assertThat(session.solve(Limits.none().withMaxWork(0))).isInstanceOf(SatResult.Unsat.class);
        }
    }

    @Test
    void severalThreadsCanUseOneSolver() throws Exception {
        ExternalSolver solver = ExternalSolver.of("sh -c 'echo s SATISFIABLE; echo v 1 0' {cnf}");
        List<Thread> threads = new ArrayList<>();
        AtomicLong models = new AtomicLong();
        for (int i = 0; i < 4; i++) {
            Thread thread = new Thread(() -> {
                for (int round = 0; round < 10; round++) {
                    try (SatSession session = solver.open(1, SessionOptions.defaults())) {
                        session.add(1);
                        if (session.solve(Limits.none()).findModel().isPresent()) {
                            models.incrementAndGet();
                        }
                    }
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            Waits.join(thread);
        }
        assertThat(models).hasValue(40);
    }
}
