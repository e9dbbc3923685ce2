package io.github.sudokusat.batch;

import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Givens;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Stops calls at random moments: whatever they are doing, they see that within 100 ms of processor time.
 *
 * <p>Each call looks at a {@link StoppingClock}, which measures the time between any two looks up to the stop and from the last one to the return.
 * Time on the clock means little on a machine that others use, where a thread waits for a processor or for the garbage collector; {@link Latencies}
 * defines what is required of it. The worst call of each kind is printed.
 */
@Tag("long")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class StopLatencyTest {

    /** A puzzle that SAT4J cannot finish within seconds, found by trying. */
    private static Grid hard(int boxRows, int boxColumns, double blanks) {
        return new PuzzleMaker(1).puzzle(Layout.boxes(boxRows, boxColumns), blanks);
    }

    private static Engine sat(Givens givens) {
        return CdclEngine.of(Sat4jSolver.instance(), givens.options());
    }

    @Test
    void momentsOfSearchesOnThirtySix() {
        Grid puzzle = hard(6, 6, 0.5);
        SudokuSolver solver = SudokuSolver.of(sat(Givens.REDUCED));
        // Half of them at the start: propagating, encoding, loading clauses.
        check(
                "36x36, reduced",
                36,
                (i, random) -> stop(i, puzzle, solver, random.nextInt(i / 12 % 2 == 0 ? 40_000 : 400_000)));
    }

    /** Three million clauses each time. Nearly all moments fall into the loading of clauses, because each call uses a new engine. */
    @Test
    void momentsOfLoadingThreeMillionClauses() {
        Grid puzzle = hard(6, 6, 0.5);
        for (Givens givens : new Givens[] {Givens.UNITS, Givens.ASSUMED}) {
            check("36x36, " + givens, 12, engines(() -> sat(givens), puzzle, 300_000));
        }
    }

    /** A session that is kept is stopped, and so is its next search. */
    @Test
    void momentsOfAKeptSession() {
        SudokuSolver solver = SudokuSolver.of(sat(Givens.ASSUMED));
        Grid puzzle = hard(6, 6, 0.5);
        check("36x36, kept session", 12, (i, random) -> stop(i, puzzle, solver, 200_000 + random.nextInt(300_000)));
    }

    @Test
    void momentsOfSixtyFour() {
        Grid puzzle = hard(8, 8, 0.55);
        check("64x64, reduced", 24, (i, random) -> {
            SudokuSolver solver = SudokuSolver.of(sat(Givens.REDUCED));
            return stop(i, puzzle, solver, random.nextInt(i % 2 == 0 ? 100_000 : 400_000));
        });
    }

    /** Sixteen million clauses, and other at-most-one encodings, whose auxiliary variables have to be counted first. */
    @Test
    @Tag("slow")
    void momentsOfLoadingNearlyEmptyGrids() {
        Grid puzzle = hard(8, 8, 0.9);
        for (AtMostOneMethod method : new AtMostOneMethod[] {AtMostOneMethod.PAIRWISE, AtMostOneMethod.PRODUCT}) {
            EncodingOptions options = EncodingOptions.defaults().withAtMostOne(method);
            check(
                    "64x64, nearly empty, " + method.text(),
                    12,
                    engines(
                            () -> CdclEngine.of(
                                    Sat4jSolver.instance(),
                                    CdclOptions.defaults().withEncoding(options)),
                            puzzle,
                            300_000));
        }
    }

    @Test
    void momentsOfBacktracking() {
        check("36x36, backtrack", 24, engines(BacktrackEngine::create, hard(6, 6, 0.5), 50_000));
    }

    /** Searching, planning, making tables and adding up: four givens on boxes of 4 × 2, which take some tenths of a second. */
    @Test
    void momentsOfCountingByContraction() {
        Grid puzzle = Grid.empty(Layout.boxes(4, 2))
                .with(7, 1)
                .with(17, 3)
                .with(18, 4)
                .with(28, 2);
        check("8x8, contraction", 18, byDefault(StoppedCall.Kind.COUNT, puzzle, 60_000_000));
    }

    @Test
    void momentsOfIntegerPrograms() {
        check("36x36, ilp by SAT4J", 12, engines(IlpEngine::ofSat4j, hard(6, 6, 0.5), 200_000));
        check("16x16, ilp by ojAlgo", 12, engines(IlpEngine::ofOjAlgo, Grid.empty(Layout.boxes(4, 4)), 200_000));
    }

    @Test
    void momentsOfSmallestExplanations() {
        check("25x25, smallest explanations", 12, byDefault(StoppedCall.Kind.EXPLAIN, hard(5, 5, 0.6), 200_000_000));
    }

    @Test
    @Tag("slow")
    void fiftyMomentsOfEachCallAndWayToStop() {
        for (int size = 6; size <= 8; size += 2) {
            Grid puzzle = hard(size, size, 0.55);
            SudokuSolver solver = SudokuSolver.of(sat(Givens.REDUCED));
            for (int combination = 0; combination < 12; combination++) {
                int kind = combination;
                check(
                        puzzle.layout() + ", combination " + kind,
                        50,
                        (i, random) -> stop(kind, puzzle, solver, random.nextInt(i % 2 == 0 ? 100_000 : 400_000)));
            }
        }
    }

    /** An empty grid with 33 million clauses, if all of them were loaded. */
    @Test
    @Tag("slow")
    void momentsOfLoadingHugeFormulas() {
        for (Givens givens : Givens.values()) {
            check("64x64, " + givens, 24, engines(() -> sat(givens), hard(8, 8, 0.5), 1_500_000));
        }
        check("100x100", 24, engines(() -> sat(Givens.REDUCED), hard(10, 10, 0.5), 1_500_000));
    }

    /** Chooses a call and the moment at which it is stopped. */
    @FunctionalInterface
    private interface Moment {

        StoppedCall.Plan stop(int number, Random random);
    }

    private static void check(String what, int moments, Moment moment) {
        Latencies latencies = new Latencies(what);
        Random random = new Random(what.hashCode());
        for (int i = 0; i < moments; i++) {
            latencies.run(moment.stop(i, random));
        }
        latencies.check();
    }

    /** Makes calls, each with a new engine. */
    private static Moment engines(Supplier<Engine> engine, Grid puzzle, int mostMicros) {
        return (i, random) -> stop(i, puzzle, SudokuSolver.of(engine.get()), random.nextInt(mostMicros));
    }

    /** Makes calls of one kind, using what the façade chooses. */
    private static Moment byDefault(StoppedCall.Kind kind, Grid puzzle, int mostNanos) {
        StoppedCall.Stop[] stops = StoppedCall.Stop.values();
        return (i, random) -> new StoppedCall.Plan(
                kind, stops[i % stops.length], SudokuSolver.create(), puzzle, random.nextInt(mostNanos));
    }

    /** Makes calls in all twelve combinations of what is called and how it is stopped, in turn. */
    private static StoppedCall.Plan stop(int number, Grid puzzle, SudokuSolver solver, long micros) {
        List<StoppedCall.Kind> kinds = StoppedCall.Kind.OF_ENGINES;
        StoppedCall.Stop[] stops = StoppedCall.Stop.values();
        return new StoppedCall.Plan(
                kinds.get(number % kinds.size()),
                stops[number / kinds.size() % stops.length],
                solver,
                puzzle,
                1000 * micros);
    }
}
