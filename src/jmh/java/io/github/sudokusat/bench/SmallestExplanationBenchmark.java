package io.github.sudokusat.bench;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.prove.deduction.DeductionResult;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.PuzzleSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures finding the first step of a puzzle with the fewest constraints, one puzzle after the other. It also counts the constraints of each step,
 * and the steps that are proved to have the fewest.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 1, time = 10)
@Measurement(iterations = 1, time = 60)
public class SmallestExplanationBenchmark {

    private static final int PUZZLES = 20;

    /** The puzzles. */
    @Param({"easy", "clues17", "magictour1465", "hardest"})
    public String set = "";

    private final DeductionFinder finder = DeductionFinder.of(Sat4jSolver.instance());
    private CandidateGrid[] positions = {};
    private int next;

    /** The properties of the steps in all measured iterations. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Steps {

        /** The number of steps that were found. */
        public long steps;

        /** The total number of their constraints. */
        public long constraints;

        /** The number of steps that are proved to have the fewest constraints. */
        public long smallest;

        @Setup(Level.Iteration)
        public void reset() {
            steps = 0;
            constraints = 0;
            smallest = 0;
        }
    }

    @Setup
    public void load() {
        Grid[] puzzles = PuzzleSet.load(set, PUZZLES);
        positions = new CandidateGrid[puzzles.length];
        for (int i = 0; i < puzzles.length; i++) {
            positions[i] = CandidateGrid.of(CandidateLayout.of(puzzles[i].layout()), puzzles[i]);
        }
    }

    @Benchmark
    public DeductionResult next(Steps steps) {
        DeductionResult deduced = finder.next(positions[next++ % positions.length]);
        if (deduced instanceof DeductionResult.Found found) {
            steps.steps++;
            steps.constraints += found.deduction().constraints().size();
            steps.smallest += found.deduction().isSmallest() ? 1 : 0;
        }
        return deduced;
    }
}
