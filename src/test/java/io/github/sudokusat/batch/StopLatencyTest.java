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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Stops calls at random moments and measures how long they take to return: 100 ms at the most, whatever they are doing.
 *
 * <p>On a machine that others use a thread may be kept waiting for a processor longer than that, and the garbage collector holds all threads for
 * 50 to 600 ms while it copies millions of clauses. So two times are taken: the processor time of the calling thread, which must never exceed
 * the limit, and the time on the clock without the {@linkplain Stalls stalls} that a sleeping thread notices too. Few calls may exceed it on
 * the clock, and only where the thread got less than half of the time on a processor; {@link Latencies} says how many. The worst call is
 * printed with all its times.
 */
class StopLatencyTest {

    /** Too hard for SAT4J to finish within seconds; found by trying. */
    private static Grid hard(int boxRows, int boxColumns, double blanks) {
        return new PuzzleMaker(1).puzzle(Layout.boxes(boxRows, boxColumns), blanks);
    }

    private static Engine sat(ClueHandling clues) {
        return CdclEngine.of(
                Sat4jSolver.create(),
                CdclOptions.defaults().with(EncodingOptions.defaults().with(clues)));
    }

    @Test
    void fiftyMomentsOfSearchesOnThirtySix() throws InterruptedException {
        Grid puzzle = hard(6, 6, 0.5);
        Latencies latencies = new Latencies("36x36, reduced");
        Random random = new Random(1);
        SudokuSolver solver = SudokuSolver.with(sat(ClueHandling.REDUCED));
        for (int i = 0; i < 52; i++) {
            // Half of them in the first moments: propagating, encoding, loading clauses.
            long most = i / 12 % 2 == 0 ? 40 : 400;
            latencies.add(stop(i, puzzle, solver, random.nextInt((int) most * 1000)));
        }
        latencies.check();
    }

    /** Three million clauses each time: nearly all moments are in the loading of clauses, for an engine is new each time. */
    @Test
    void momentsOfLoadingThreeMillionClauses() throws InterruptedException {
        Grid puzzle = hard(6, 6, 0.5);
        for (ClueHandling clues : new ClueHandling[] {ClueHandling.UNITS, ClueHandling.ASSUMED}) {
            Latencies latencies = new Latencies("36x36, " + clues.text());
            Random random = new Random(2);
            for (int i = 0; i < 12; i++) {
                latencies.add(stop(i, puzzle, SudokuSolver.with(sat(clues)), random.nextInt(300_000)));
            }
            latencies.check();
        }
    }

    /** A kept session is stopped, and its next search too. */
    @Test
    void momentsOfAKeptSession() throws InterruptedException {
        Latencies latencies = new Latencies("36x36, kept session");
        Random random = new Random(3);
        SudokuSolver solver = SudokuSolver.with(sat(ClueHandling.ASSUMED));
        Grid puzzle = hard(6, 6, 0.5);
        for (int i = 0; i < 12; i++) {
            latencies.add(stop(i, puzzle, solver, 200_000 + random.nextInt(300_000)));
        }
        latencies.check();
    }

    @Test
    void momentsOfSixtyFour() throws InterruptedException {
        Latencies latencies = new Latencies("64x64, reduced");
        Random random = new Random(4);
        Grid puzzle = hard(8, 8, 0.55);
        for (int i = 0; i < 24; i++) {
            SudokuSolver solver = SudokuSolver.with(sat(ClueHandling.REDUCED));
            latencies.add(stop(i, puzzle, solver, random.nextInt(i % 2 == 0 ? 100_000 : 400_000)));
        }
        latencies.check();
    }

    /** Sixteen million clauses, and other at-most-ones, whose auxiliary variables have to be counted first. */
    @Test
    @Tag("slow")
    void momentsOfLoadingNearlyEmptyGrids() throws InterruptedException {
        Grid puzzle = hard(8, 8, 0.9);
        for (AtMostOneMethod method : new AtMostOneMethod[] {AtMostOneMethod.PAIRWISE, AtMostOneMethod.PRODUCT}) {
            Latencies latencies = new Latencies("64x64, nearly empty, " + method.text());
            Random random = new Random(7);
            for (int i = 0; i < 12; i++) {
                EncodingOptions options = EncodingOptions.defaults().with(method);
                Engine engine = CdclEngine.of(
                        Sat4jSolver.create(), CdclOptions.defaults().with(options));
                latencies.add(stop(i, puzzle, SudokuSolver.with(engine), random.nextInt(300_000)));
            }
            latencies.check();
        }
    }

    @Test
    void momentsOfBacktracking() throws InterruptedException {
        Latencies latencies = new Latencies("36x36, backtrack");
        Random random = new Random(5);
        Grid puzzle = hard(6, 6, 0.5);
        for (int i = 0; i < 24; i++) {
            latencies.add(stop(i, puzzle, SudokuSolver.with(new BacktrackEngine()), random.nextInt(50_000)));
        }
        latencies.check();
    }

    /** Searching, planning, making tables, adding up: four givens on 4 × 2 boxes, which take some tenths of a second. */
    @Test
    void momentsOfCountingByContraction() throws InterruptedException {
        Grid puzzle = Grid.empty(Layout.boxes(4, 2))
                .with(7, 1)
                .with(17, 3)
                .with(18, 4)
                .with(28, 2);
        Latencies latencies = new Latencies("8x8, contraction");
        Random random = new Random(8);
        StoppedCall.Stop[] stops = StoppedCall.Stop.values();
        for (int i = 0; i < 18; i++) {
            latencies.add(StoppedCall.run(
                    StoppedCall.Kind.COUNT,
                    stops[i % stops.length],
                    SudokuSolver.create(),
                    puzzle,
                    random.nextInt(60_000_000)));
        }
        latencies.check();
    }

    @Test
    void momentsOfIntegerPrograms() throws InterruptedException {
        Latencies bySat4j = new Latencies("36x36, ilp by SAT4J");
        Latencies byOjAlgo = new Latencies("16x16, ilp by ojAlgo");
        Random random = new Random(8);
        Grid large = hard(6, 6, 0.5);
        Grid empty = Grid.empty(Layout.boxes(4, 4));
        for (int i = 0; i < 24; i++) {
            bySat4j.add(stop(i, large, SudokuSolver.with(IlpEngine.withSat4j()), random.nextInt(200_000)));
            byOjAlgo.add(stop(i, empty, SudokuSolver.with(IlpEngine.withOjAlgo()), random.nextInt(200_000)));
        }
        bySat4j.check();
        byOjAlgo.check();
    }

    @Test
    void momentsOfSmallestExplanations() throws InterruptedException {
        Grid puzzle = hard(5, 5, 0.6);
        Latencies latencies = new Latencies("25x25, smallest explanations");
        Random random = new Random(9);
        StoppedCall.Stop[] stops = StoppedCall.Stop.values();
        for (int i = 0; i < 12; i++) {
            latencies.add(StoppedCall.run(
                    StoppedCall.Kind.EXPLAIN,
                    stops[i % stops.length],
                    SudokuSolver.create(),
                    puzzle,
                    random.nextInt(200_000_000)));
        }
        latencies.check();
    }

    @Test
    @Tag("slow")
    void fiftyMomentsOfEachCallAndWayToStop() throws InterruptedException {
        for (int size = 6; size <= 8; size += 2) {
            Grid puzzle = hard(size, size, 0.55);
            SudokuSolver solver = SudokuSolver.with(sat(ClueHandling.REDUCED));
            for (int kind = 0; kind < 12; kind++) {
                Latencies latencies = new Latencies(puzzle.layout() + ", combination " + kind);
                Random random = new Random(kind);
                for (int i = 0; i < 50; i++) {
                    latencies.add(stop(kind, puzzle, solver, random.nextInt(i % 2 == 0 ? 100_000 : 400_000)));
                }
                latencies.check();
            }
        }
    }

    /** 33 million clauses if all were loaded. */
    @Test
    @Tag("slow")
    void momentsOfLoadingHugeFormulas() throws InterruptedException {
        Grid puzzle = hard(8, 8, 0.5);
        for (ClueHandling clues : ClueHandling.values()) {
            momentsOfLoading(puzzle, clues);
        }
        momentsOfLoading(hard(10, 10, 0.5), ClueHandling.REDUCED);
    }

    private static void momentsOfLoading(Grid puzzle, ClueHandling clues) throws InterruptedException {
        Latencies latencies = new Latencies(puzzle.layout() + ", " + clues.text());
        Random random = new Random(6);
        for (int i = 0; i < 24; i++) {
            latencies.add(stop(i, puzzle, SudokuSolver.with(sat(clues)), random.nextInt(1_500_000)));
        }
        latencies.check();
    }

    /** The twelve combinations of what is called and how it is stopped, one after the other. */
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
