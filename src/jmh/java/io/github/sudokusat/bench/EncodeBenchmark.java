package io.github.sudokusat.bench;

import io.github.sudokusat.cnf.DimacsWriter;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.testing.CountingSink;
import io.github.sudokusat.testing.PuzzleSet;
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

/** Measures clauses a second into a sink that counts them, and characters a second of DIMACS text into a writer that discards them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class EncodeBenchmark {

    /** The formulas, which are written in turn. */
    public enum Formula {
        /** 17-clue puzzles, reduced by the givens. */
        REDUCED_9X9 {
            @Override
            SudokuCnf[] plan() {
                return encode(PuzzleSet.load("clues17", 256), ClueHandling.REDUCED);
            }
        },
        /** All clauses of 9×9. */
        COMPLETE_9X9 {
            @Override
            SudokuCnf[] plan() {
                return encode(new Grid[] {Grid.empty(Layout.classic())}, ClueHandling.UNITS);
            }
        },
        /** All clauses of 25×25. */
        COMPLETE_25X25 {
            @Override
            SudokuCnf[] plan() {
                return encode(new Grid[] {Grid.empty(Layout.boxes(5, 5))}, ClueHandling.UNITS);
            }
        };

        abstract SudokuCnf[] plan();

        private static SudokuCnf[] encode(Grid[] puzzles, ClueHandling clues) {
            SudokuEncoder encoder = SudokuEncoder.of(
                    puzzles[0].layout(), EncodingOptions.defaults().withClues(clues));
            SudokuCnf[] formulas = new SudokuCnf[puzzles.length];
            for (int i = 0; i < puzzles.length; i++) {
                formulas[i] = encoder.encode(Puzzle.of(puzzles[i]));
            }
            return formulas;
        }
    }

    /** The formula. */
    @Param
    public Formula formula = Formula.REDUCED_9X9;

    private SudokuCnf[] formulas = {};
    private long[] clauses = {};
    private int next;

    @Setup
    public void plan() {
        formulas = formula.plan();
        clauses = new long[formulas.length];
        for (int i = 0; i < formulas.length; i++) {
            clauses[i] = formulas[i].clauses();
        }
    }

    /** Plans the formula of a puzzle again and writes its clauses. */
    @Benchmark
    public long encode(Rate rate) {
        SudokuCnf planned = next();
        SudokuCnf cnf =
                SudokuEncoder.of(planned.puzzle().layout(), planned.options()).encode(Puzzle.of(planned.puzzle()));
        CountingSink sink = new CountingSink();
        cnf.writeTo(sink);
        rate.clauses += sink.clauses();
        return sink.hash();
    }

    /** Writes a planned formula as text. */
    @Benchmark
    public long export(Rate rate) {
        SudokuCnf cnf = next();
        NullWriter out = new NullWriter();
        DimacsWriter writer = new DimacsWriter(out);
        writer.header(cnf.variables(), clauses[next]);
        cnf.writeTo(writer);
        writer.finish();
        rate.clauses += clauses[next];
        rate.characters += out.characters();
        return out.characters();
    }

    private SudokuCnf next() {
        next = next + 1 == formulas.length ? 0 : next + 1;
        return formulas[next];
    }
}
