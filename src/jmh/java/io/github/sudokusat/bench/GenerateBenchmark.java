package io.github.sudokusat.bench;

import de.sfuhrm.sudoku.Creator;
import de.sfuhrm.sudoku.GameMatrix;
import de.sfuhrm.sudoku.Riddle;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.GivenPattern;
import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.generate.Minimality;
import io.github.sudokusat.generate.PatternGenerator;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.UnbiasedGenerator;
import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.RandomStream;
import java.io.IOException;
import java.util.Arrays;
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

/**
 * Measures the generation of full grids and of puzzles on one thread; the time of a puzzle includes that of its solution. The puzzles of sfuhrm's
 * library and of QQWing, which must be installed, are minimal, like ours without a symmetry; the grids of sfuhrm's library are not uniform.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
public class GenerateBenchmark {

    /** Enough for the start of the program not to count. */
    private static final int QQWING_PUZZLES = 200;

    /** Full grids, all equally likely. */
    @State(Scope.Thread)
    public static class Grids {

        private final UniformGrids grids = UniformGrids.of(RandomStream.of(1, 0));
    }

    /** Puzzles in which no orbit can go; without symmetry, they are minimal. */
    @State(Scope.Thread)
    public static class Symmetric {

        /** The symmetry of the givens. */
        @Param
        public GivenSymmetry symmetry = GivenSymmetry.NONE;

        private PuzzleGenerator generator = PuzzleGenerator.create();
        private long index;

        @Setup
        public void create() {
            generator = PuzzleGenerator.create().withSymmetry(symmetry);
        }
    }

    /** Symmetric puzzles in which no clue can go. */
    @State(Scope.Thread)
    public static class Minimal {

        /** The symmetry of the givens. */
        @Param({"HALF_TURN", "DIAGONAL", "FULL"})
        public GivenSymmetry symmetry = GivenSymmetry.NONE;

        private PuzzleGenerator generator = PuzzleGenerator.create();
        private long index;

        @Setup
        public void create() {
            generator = PuzzleGenerator.create().withSymmetry(symmetry).withMinimality(Minimality.CLUE);
        }
    }

    /** A random pattern that admits a puzzle. */
    @State(Scope.Thread)
    public static class Pattern {

        /** The number of givens. */
        @Param({"24", "28", "32"})
        public int givens;

        private PatternGenerator generator = PatternGenerator.of(GivenPattern.of());
        private long index;

        /** Draws patterns until one is filled, which shows that it is possible. */
        @Setup
        public void create() {
            int[] cells = new int[81];
            Arrays.setAll(cells, cell -> cell);
            RandomStream random = RandomStream.of(givens, 0);
            do {
                random.shuffle(cells);
                generator = PatternGenerator.of(GivenPattern.of(Arrays.copyOf(cells, givens)));
            } while (!(generator.generate(1, -1) instanceof GenerateResult.Found));
        }
    }

    /** Unbiased puzzles. Their times vary as much as the mean, so iterations are long. */
    @State(Scope.Thread)
    public static class Unbiased {

        private final UnbiasedGenerator generator = UnbiasedGenerator.create();
        private long index;
    }

    @Benchmark
    public Grid uniformGrid(Grids state) {
        return state.grids.next();
    }

    @Benchmark
    public GameMatrix sfuhrmGrid() {
        return Creator.createFull();
    }

    @Benchmark
    public GenerateResult noOrbitCanGo(Symmetric state) {
        return state.generator.generate(1, state.index++);
    }

    @Benchmark
    @Warmup(iterations = 2, time = 5)
    @Measurement(iterations = 4, time = 8)
    public GenerateResult noClueCanGo(Minimal state) {
        return state.generator.generate(1, state.index++);
    }

    @Benchmark
    public GenerateResult pattern(Pattern state) {
        return state.generator.generate(1, state.index++);
    }

    @Benchmark
    @Warmup(iterations = 2, time = 5)
    @Measurement(iterations = 4, time = 10)
    public GenerateResult unbiased(Unbiased state) {
        return state.generator.generate(1, state.index++);
    }

    @Benchmark
    public Riddle sfuhrm() {
        return Creator.createRiddle(Creator.createFull());
    }

    /** The program of Debian's package {@code qqwing}, in C++; its puzzles are minimal, too. */
    @Benchmark
    @OperationsPerInvocation(QQWING_PUZZLES)
    public int qqwing() throws IOException, InterruptedException {
        return new ProcessBuilder("qqwing", "--generate", Integer.toString(QQWING_PUZZLES), "--one-line")
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
