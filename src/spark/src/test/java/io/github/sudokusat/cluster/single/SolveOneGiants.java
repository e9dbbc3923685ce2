package io.github.sudokusat.cluster.single;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * Compares cube and conquer on giant grids with one session of the solver alone: SAT4J, or a program.
 *
 * <pre>{@code
 * java -cp ... io.github.sudokusat.cluster.single.SolveOneGiants side=36 blanks=55 seeds=1-3 kind=solvable cores=1,2 seconds=60 alone=yes 'solver=cadical -q {cnf}'
 * }</pre>
 */
public final class SolveOneGiants {

    private final Map<String, String> settings = new HashMap<>(Map.of(
            "side",
            "36",
            "blanks",
            "55",
            "seeds",
            "1-3",
            "kind",
            "solvable",
            "cores",
            "2",
            "seconds",
            "60",
            "alone",
            "yes"));

    private SolveOneGiants(String... arguments) {
        settings.putAll(Map.of("cubes", "0", "conflicts", "0", "try", "0", "solver", ""));
        for (String argument : arguments) {
            String[] parts = argument.split("=", 2);
            settings.put(parts[0], parts[1]);
        }
    }

    /**
     * Prints a line for each grid.
     *
     * @param arguments settings such as {@code side=36}
     */
    public static void main(String[] arguments) {
        new SolveOneGiants(arguments).run();
    }

    private String setting(String name) {
        return settings.getOrDefault(name, "");
    }

    private int number(String name) {
        return Integer.parseInt(setting(name));
    }

    private Limits limits() {
        return Limits.none().withTimeout(System::nanoTime, number("seconds") * 1_000_000_000L);
    }

    private void run() {
        String[] seeds = setting("seeds").split("-", -1);
        for (String cores : setting("cores").split(",", -1)) {
            JavaSparkContext context = cores.equals("0") ? null : context(cores);
            for (int seed = Integer.parseInt(seeds[0]); seed <= Integer.parseInt(seeds[1]); seed++) {
                Grid puzzle = puzzle(seed);
                StringBuilder line = new StringBuilder("seed " + seed + " cores " + cores + ": ");
                if (context != null) {
                    conquer(context, puzzle, line);
                }
                if (setting("alone").equals("yes")) {
                    alone(puzzle, line);
                }
                System.out.println(line);
            }
            if (context != null) {
                context.close();
            }
        }
    }

    private static JavaSparkContext context(String cores) {
        return new JavaSparkContext(new SparkConf()
                .setMaster("local[" + cores + "]")
                .setAppName("giants")
                .set("spark.ui.enabled", "false"));
    }

    private Grid puzzle(int seed) {
        Layout layout = Layout.ofSide(number("side")).orElseThrow();
        GiantPuzzles puzzles = new GiantPuzzles(layout, seed);
        double blanks = number("blanks") / 100.0;
        return setting("kind").equals("solvable") ? puzzles.solvable(blanks) : puzzles.changed(blanks);
    }

    private void conquer(JavaSparkContext context, Grid puzzle, StringBuilder line) {
        SolveOneOptions options = SolveOneOptions.defaults().withCubes(number("cubes"));
        if (number("conflicts") > 0) {
            options = options.withConflicts(number("conflicts"));
        }
        if (number("try") > 0) {
            options = options.withTime(Duration.ofSeconds(number("try")));
        }
        if (!setting("solver").isEmpty()) {
            options = options.withCommand(setting("solver"));
        }
        long start = System.nanoTime();
        SolveOneReport report = ClusterSolver.on(context, options).solve(Puzzle.of(puzzle), limits());
        line.append(String.format(
                Locale.ROOT,
                "%s %.1f s (cubes %d in %.2f s, refuted %d, split %d, open %d, all %.1f s, longest %.2f s, %d conflicts)",
                word(report.result()),
                (System.nanoTime() - start) / 1e9,
                report.firstCubes(),
                report.planNanos() / 1e9,
                report.refuted(),
                report.split(),
                report.open(),
                report.cubeNanos() / 1e9,
                report.longestNanos() / 1e9,
                report.result().statistics().conflicts()));
    }

    private static String word(SolveResult result) {
        return result.match(solved -> "solved", none -> "none", stopped -> "unknown");
    }

    private void alone(Grid puzzle, StringBuilder line) {
        long start = System.nanoTime();
        SatSolver solver =
                setting("solver").isEmpty() ? SudokuSolver.defaultSatSolver() : ExternalSolver.of(setting("solver"));
        try (Search search = CdclEngine.of(solver).start(Puzzle.of(puzzle), limits())) {
            line.append(String.format(
                    Locale.ROOT,
                    "; alone %s %.1f s, %d conflicts",
                    search.advance(),
                    (System.nanoTime() - start) / 1e9,
                    search.statistics().conflicts()));
        }
    }
}
