package io.github.sudokusat.bench;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.testing.PuzzleSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures explaining and rating, per puzzle, on one thread, with each profile; and the share of puzzles that need no search. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 5)
@Measurement(iterations = 3, time = 5)
public class LogicBenchmark {

    /** Few enough for the hardest puzzles, of which the full profile takes a second each. */
    private static final int PUZZLES = 100;

    /** The puzzles. */
    @Param({"easy", "clues17", "magictour1465", "hardest"})
    public String set = "";

    /** The techniques; {@code unforced} is the full profile without forcing chains and nets. */
    @Param({"classic", "propagation", "unforced", "full"})
    public String profile = "";

    private Grid[] puzzles = {};
    private LogicSolver solver = LogicSolver.of(Layout.classic());

    /** The number of puzzles that logic alone solved, and the number tried, in all measured iterations together. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Power {

        /** The number of puzzles that were solved without search. */
        public long solved;

        /** The number of puzzles that were tried. */
        public long tried;

        @Setup(Level.Iteration)
        public void reset() {
            solved = 0;
            tried = 0;
        }
    }

    @Setup
    public void load() {
        puzzles = PuzzleSet.load(set, PUZZLES);
        Profile chosen = profile.equals("unforced")
                ? Profile.full().without(Technique.FORCING_CHAIN, Technique.FORCING_NET, Technique.NESTED_FORCING_NET)
                : Profile.named(profile).orElseThrow();
        solver = LogicSolver.of(Layout.classic()).withProfile(chosen).withUniqueness(true);
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long explain(Power power) {
        long steps = 0;
        for (Grid puzzle : puzzles) {
            var path = solver.solve(solver.start(puzzle));
            steps += path.steps().size();
            power.solved += path.isSolved() ? 1 : 0;
            power.tried++;
        }
        return steps;
    }

    @Benchmark
    @OperationsPerInvocation(PUZZLES)
    public long rate(Power power) {
        long score = 0;
        Rater rater = Rater.of(solver);
        for (Grid puzzle : puzzles) {
            var rating = rater.rate(puzzle);
            score += rating.score();
            power.solved += rating.isRated() ? 1 : 0;
            power.tried++;
        }
        return score;
    }
}
