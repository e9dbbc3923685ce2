package io.github.sudokusat.bench;

import io.github.sudokusat.generate.DrawResult;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.JigsawLayouts;
import io.github.sudokusat.generate.LayoutGenerator;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
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

/** Measures the generation of minimal puzzles of other layouts on one thread, the full grid included, and of jigsaw layouts. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 3)
public class LayoutGenerateBenchmark {

    /** A layout, and the puzzles of it. */
    @State(Scope.Thread)
    public static class Puzzles {

        /** Boxes and variants, or {@code jigsaw} and a side. */
        @Param({"2x3", "3x3", "3x3 diagonals", "3x3 windoku", "jigsaw 9", "3x4", "4x4"})
        public String layout = "3x3";

        private LayoutGenerator generator = LayoutGenerator.of(Sat4jSolver.instance(), Layout.classic());
        private long index;

        @Setup
        public void create() {
            String[] words = layout.split(" ", -1);
            Layout made = words[0].equals("jigsaw")
                    ? JigsawLayouts.of(Sat4jSolver.instance(), Integer.parseInt(words[1]))
                            .draw(1, 0)
                            .orElseThrow()
                    : Layout.boxes(words[0].charAt(0) - '0', words[0].charAt(2) - '0');
            if (words.length > 1 && !words[0].equals("jigsaw")) {
                made = made.with(Variant.named(words[1]).orElseThrow());
            }
            generator = LayoutGenerator.of(Sat4jSolver.instance(), made);
        }
    }

    /** Jigsaw layouts of a side. */
    @State(Scope.Thread)
    public static class Jigsaws {

        /** The side. */
        @Param({"6", "9", "12", "16"})
        public int side = 9;

        private JigsawLayouts layouts = JigsawLayouts.of(Sat4jSolver.instance(), 9);
        private long index;

        @Setup
        public void create() {
            layouts = JigsawLayouts.of(Sat4jSolver.instance(), side);
        }
    }

    @Benchmark
    public GenerateResult minimal(Puzzles state) {
        return state.generator.generate(1, state.index++);
    }

    @Benchmark
    public DrawResult<Layout> jigsaw(Jigsaws state) {
        return state.layouts.draw(1, state.index++);
    }
}
