package io.github.sudokusat.bench;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures finding all solutions of puzzles on several layouts, or the first 100,000, counted by our engines and by clasp on the formula that we
 * export.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
public class EnumerationBenchmark {

    /** The puzzle, after its variants, which are separated by commas; {@code -} for no variant. */
    @Param({
        "diagonals,anti-king .......5.....3...........3..........6..7...........3..8....72.........7......1..8",
        "diagonals ..........7..1....2..57....3.4..75.9........6.....4..........6.......12.........3",
        "anti-knight 1..4....9........17...1......2.......9....5...5...............8.............7....",
        "anti-knight ...5.......5.2..4............2.7............9.7............4...................9.",
        "- ................................................................................."
    })
    public String puzzle = "";

    /** The maximum number of solutions. */
    @Param("100000")
    public int solutions = 100_000;

    /** The engine, or the solver {@code clasp}, whose start as a process is part of the time. */
    @Param({"default", "propagate", "sat", "backtrack", "clasp"})
    public String engine = "default";

    private Grid grid = Grid.empty(Layout.classic());
    private Engine opened = BacktrackEngine.create();
    private Path formula = Path.of("");

    @Setup
    public void open() throws IOException {
        String[] parts = puzzle.split(" ", -1);
        Layout layout = Layout.classic();
        for (String variant : parts[0].equals("-") ? new String[0] : parts[0].split(",", -1)) {
            layout = layout.with(Variant.named(variant).orElseThrow());
        }
        grid = GridParser.of(TextOptions.defaults().withLayout(layout)).parse(parts[1]);
        opened = switch (engine) {
            case "propagate" -> PropagateEngine.create();
            case "sat" -> CdclEngine.of(Sat4jSolver.instance());
            case "backtrack" -> BacktrackEngine.create();
            default -> SudokuSolver.create().engine();
        };
        formula = Files.createTempFile("enumeration", ".cnf");
        try (Writer out = Files.newBufferedWriter(formula)) {
            DimacsExport.write(
                    SudokuEncoder.of(layout, EncodingOptions.defaults()).encode(Puzzle.of(grid)), out);
        }
    }

    @TearDown
    public void close() throws IOException {
        Files.delete(formula);
    }

    @Benchmark
    public long enumerate() throws IOException {
        if (engine.equals("clasp")) {
            return countByClasp();
        }
        try (Search search = opened.start(Puzzle.of(grid), Limits.none())) {
            return search.count(solutions);
        }
    }

    private long countByClasp() throws IOException {
        Process clasp =
                new ProcessBuilder("clasp", "-n", Integer.toString(solutions), "-q", formula.toString()).start();
        try (BufferedReader out = clasp.inputReader()) {
            String models = out.lines()
                    .filter(line -> line.startsWith("c Models"))
                    .findFirst()
                    .orElseThrow();
            return Long.parseLong(models.replaceAll("[^0-9]", ""));
        }
    }
}
