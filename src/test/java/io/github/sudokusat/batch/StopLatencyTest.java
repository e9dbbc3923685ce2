package io.github.sudokusat.batch;

import io.github.sudokusat.cnf.card.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
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
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Stops calls at random moments and measures how long they take to return: at most 100 ms, whatever they are doing.
 *
 * <p>On a machine that others use, a thread may have to wait longer than that for a processor, and the garbage collector holds all threads for 50 to
 * 600 ms while it copies millions of clauses. The time on the clock is therefore taken without the {@linkplain Stalls stalls} that a sleeping thread
 * also notices. Only a few calls may exceed the limit by that measure, and only those whose thread had a processor for less than half of the time
 * and stayed below the limit in processor time; {@link Latencies} defines how many. The worst call is printed with all its times.
 */
@Tag("long")
class StopLatencyTest {

    /** A puzzle that SAT4J cannot finish within seconds, found by trying. */
    private static Grid hard(int boxRows, int boxColumns, double blanks) {
        return new PuzzleMaker(1).puzzle(Layout.boxes(boxRows, boxColumns), blanks);
    }

    private static Engine sat(ClueHandling clues) {
        return CdclEngine.of(
                Sat4jSolver.instance(),
                CdclOptions.defaults().withEncoding(EncodingOptions.defaults().withClues(clues)));
    }

    @Test
    void momentsOfSearchesOnThirtySix() throws InterruptedException {
        Grid puzzle = hard(6, 6, 0.5);
        SudokuSolver solver = SudokuSolver.of(sat(ClueHandling.REDUCED));
        // Half of them at the start: propagating, encoding, loading clauses.
        check(
                "36x36, reduced",
                36,
                (i, random) -> stop(i, puzzle, solver, random.nextInt(i / 12 % 2 == 0 ? 40_000 : 400_000)));
    }

    /** Three million clauses each time. Nearly all moments fall into the loading of clauses, because each call uses a new engine. */
    @Test
    void momentsOfLoadingThreeMillionClauses() throws InterruptedException {
        Grid puzzle = hard(6, 6, 0.5);
        for (ClueHandling clues : new ClueHandling[] {ClueHandling.UNITS, ClueHandling.ASSUMED}) {
            check("36x36, " + clues.text(), 12, engines(() -> sat(clues), puzzle, 300_000));
        }
    }

    /** A session that is kept is stopped, and so is its next search. */
    @Test
    void momentsOfAKeptSession() throws InterruptedException {
        SudokuSolver solver = SudokuSolver.of(sat(ClueHandling.ASSUMED));
        Grid puzzle = hard(6, 6, 0.5);
        check("36x36, kept session", 12, (i, random) -> stop(i, puzzle, solver, 200_000 + random.nextInt(300_000)));
    }

    @Test
    void momentsOfSixtyFour() throws InterruptedException {
        Grid puzzle = hard(8, 8, 0.55);
        check("64x64, reduced", 24, (i, random) -> {
            SudokuSolver solver = SudokuSolver.of(sat(ClueHandling.REDUCED));
            return stop(i, puzzle, solver, random.nextInt(i % 2 == 0 ? 100_000 : 400_000));
        });
    }

    /** Sixteen million clauses, and other at-most-one encodings, whose auxiliary variables have to be counted first. */
    @Test
    @Tag("slow")
    void momentsOfLoadingNearlyEmptyGrids() throws InterruptedException {
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
    void momentsOfBacktracking() throws InterruptedException {
        check("36x36, backtrack", 24, engines(BacktrackEngine::new, hard(6, 6, 0.5), 50_000));
    }

    /** Searching, planning, making tables and adding up: four givens on boxes of 4 × 2, which take some tenths of a second. */
    @Test
    void momentsOfCountingByContraction() throws InterruptedException {
        Grid puzzle = Grid.empty(Layout.boxes(4, 2))
                .with(7, 1)
                .with(17, 3)
                .with(18, 4)
                .with(28, 2);
        check("8x8, contraction", 18, byDefault(StoppedCall.Kind.COUNT, puzzle, 60_000_000));
    }

    @Test
    void momentsOfIntegerPrograms() throws InterruptedException {
        check("36x36, ilp by SAT4J", 12, engines(IlpEngine::withSat4j, hard(6, 6, 0.5), 200_000));
        check("16x16, ilp by ojAlgo", 12, engines(IlpEngine::withOjAlgo, Grid.empty(Layout.boxes(4, 4)), 200_000));
    }

    @Test
    void momentsOfSmallestExplanations() throws InterruptedException {
        check("25x25, smallest explanations", 12, byDefault(StoppedCall.Kind.EXPLAIN, hard(5, 5, 0.6), 200_000_000));
    }

    @Test
    @Tag("slow")
    void fiftyMomentsOfEachCallAndWayToStop() throws InterruptedException {
        for (int size = 6; size <= 8; size += 2) {
            Grid puzzle = hard(size, size, 0.55);
            SudokuSolver solver = SudokuSolver.of(sat(ClueHandling.REDUCED));
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
    void momentsOfLoadingHugeFormulas() throws InterruptedException {
        for (ClueHandling clues : ClueHandling.values()) {
            check("64x64, " + clues.text(), 24, engines(() -> sat(clues), hard(8, 8, 0.5), 1_500_000));
        }
        check("100x100", 24, engines(() -> sat(ClueHandling.REDUCED), hard(10, 10, 0.5), 1_500_000));
    }

    /** Makes a call that is stopped at a given moment. */
    @FunctionalInterface
    private interface Moment {

        StoppedCall stop(int number, Random random) throws InterruptedException;
    }

    private static void check(String what, int moments, Moment moment) throws InterruptedException {
        Latencies latencies = new Latencies(what);
        Random random = new Random(what.hashCode());
        for (int i = 0; i < moments; i++) {
            latencies.add(moment.stop(i, random));
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
        return (i, random) -> StoppedCall.run(
                kind, stops[i % stops.length], SudokuSolver.create(), puzzle, random.nextInt(mostNanos));
    }

    /** The twelve combinations of what is called and how it is stopped, in turn. */
    private static StoppedCall stop(int number, Grid puzzle, SudokuSolver solver, long micros)
            throws InterruptedException {
        List<StoppedCall.Kind> kinds = StoppedCall.Kind.OF_ENGINES;
        StoppedCall.Stop[] stops = StoppedCall.Stop.values();
        return StoppedCall.run(
                kinds.get(number % kinds.size()),
                stops[number / kinds.size() % stops.length],
                solver,
                puzzle,
                1000 * micros);
    }
}
