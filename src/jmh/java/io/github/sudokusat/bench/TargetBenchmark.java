package io.github.sudokusat.bench;

import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.NearbyGenerator;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.PuzzleTarget;
import io.github.sudokusat.generate.TargetGenerator;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.step.Technique;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The time for one puzzle that meets a target, as a distribution: its median counts, because the time varies as that of any search at random. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 4)
@Measurement(iterations = 2, time = 10)
@Fork(1)
public class TargetBenchmark {

    /** Puzzles of a level. */
    @State(Scope.Thread)
    public static class OfLevel {
        @Param({"easy", "medium", "hard", "unfair", "extreme"})
        String level = "easy";

        TargetGenerator generator = TargetGenerator.of(PuzzleGenerator.create(), PuzzleTarget.any());
        long index;

        @Setup
        public void setUp() {
            Level wanted = Level.valueOf(level.toUpperCase(Locale.ROOT));
            generator = TargetGenerator.of(
                    PuzzleGenerator.create(), PuzzleTarget.any().withLevels(wanted, wanted));
        }
    }

    /** Puzzles that need a technique. */
    @State(Scope.Thread)
    public static class Needing {
        @Param({"naked-pair", "hidden-triple", "naked-quad", "x-wing", "swordfish", "y-wing", "xyz-wing", "xy-chain"})
        String technique = "naked-pair";

        TargetGenerator generator = TargetGenerator.of(PuzzleGenerator.create(), PuzzleTarget.any());
        long index;

        @Setup
        public void setUp() {
            Technique needed = Technique.named(technique).orElseThrow();
            generator = TargetGenerator.of(
                    PuzzleGenerator.create(), PuzzleTarget.any().withNeeded(needed));
        }
    }

    /** A puzzle to start from. */
    @State(Scope.Thread)
    public static class Start {
        Grid puzzle = Grid.empty(Layout.classic());
        long index;

        @Setup
        public void setUp() {
            puzzle = PuzzleGenerator.create().generate(1, 0).orElseThrow().puzzle();
        }
    }

    @Benchmark
    public GenerateResult level(OfLevel state) {
        return state.generator.generate(1, state.index++);
    }

    @Benchmark
    public GenerateResult needs(Needing state) {
        return state.generator.generate(1, state.index++);
    }

    @Benchmark
    public GenerateResult harder(Start state) {
        return NearbyGenerator.harder(state.puzzle).generate(1, state.index++);
    }

    @Benchmark
    public GenerateResult easier(Start state) {
        return NearbyGenerator.easier(state.puzzle).generate(1, state.index++);
    }
}
