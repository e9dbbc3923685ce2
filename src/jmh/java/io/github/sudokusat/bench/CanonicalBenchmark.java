package io.github.sudokusat.bench;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures canonical forms of solved grids and of puzzles by both definitions, per grid; the solutions are known beforehand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 3, time = 2)
public class CanonicalBenchmark {

    private static final int PUZZLES = 1000;

    /** The puzzles. */
    @Param({"easy", "clues17"})
    public String set = "";

    private Grid[] puzzles = {};
    private final Grid[] solutions = new Grid[PUZZLES];

    @Setup
    public void load() {
        puzzles = PuzzleSet.load(set, PUZZLES);
        SudokuSolver solver = SudokuSolver.create();
        for (int i = 0; i < PUZZLES; i++) {
            solutions[i] = solver.solve(puzzles[i]).orElseThrow();
        }
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long grids() {
        long sum = 0;
        for (Grid solution : solutions) {
            sum += CanonicalForm.least(solution).automorphismCount();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long puzzlesBySolution() {
        long sum = 0;
        for (int i = 0; i < PUZZLES; i++) {
            sum += CanonicalForm.bySolution(puzzles[i], solutions[i]).automorphismCount();
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long leastPuzzles() {
        long sum = 0;
        for (Grid puzzle : puzzles) {
            sum += CanonicalForm.least(puzzle).automorphismCount();
        }
        return sum;
    }
}
