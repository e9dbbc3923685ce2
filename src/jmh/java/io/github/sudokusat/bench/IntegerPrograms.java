package io.github.sudokusat.bench;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.PuzzleSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Compares the ways to solve a puzzle as an integer program: their time, and the mistakes in their answers.
 *
 * <pre>{@code
 * mvn -q -f src/jmh compile exec:exec -Drun=programs
 * mvn -q -f src/jmh compile exec:exec -Drun="programs puzzles=200 seconds=20 sides=9"
 * }</pre>
 *
 * <p>On 9 × 9, it measures the uniqueness check of puzzles of the sets, which all have one solution; on larger sides, the first solution of random
 * puzzles that have one. Each puzzle is measured once, by wall-clock time, after as many others for warm-up; the table, {@code src/jmh/target/programs.md},
 * has medians, 95th percentiles and maxima.
 */
public final class IntegerPrograms {

    /** A way to solve. */
    private enum Way {
        SAT {
            @Override
            String answer(Grid puzzle, int solutions, double seconds) {
                return search(CdclEngine.of(Sat4jSolver.instance()), puzzle, solutions, seconds);
            }
        },
        ILP_SAT4J {
            @Override
            String answer(Grid puzzle, int solutions, double seconds) {
                return search(IlpEngine.ofSat4j(), puzzle, solutions, seconds);
            }
        },
        ILP_OJALGO {
            @Override
            String answer(Grid puzzle, int solutions, double seconds) {
                return search(IlpEngine.ofOjAlgo(), puzzle, solutions, seconds);
            }
        },
        /** ojAlgo's own branch and bound on the same program. */
        INTEGER_SOLVER {
            @Override
            String answer(Grid puzzle, int solutions, double seconds) {
                return OjAlgoIntegerSolver.answer(puzzle, solutions, seconds);
            }
        };

        /** The answer for a puzzle of which up to a given number of solutions are requested: {@code right} for one solution. */
        abstract String answer(Grid puzzle, int solutions, double seconds);

        private static String search(Engine engine, Grid puzzle, int solutions, double seconds) {
            Limits limits = Limits.none().withTimeout(System::nanoTime, (long) (seconds * 1e9));
            try (Search search = engine.start(Puzzle.of(puzzle), limits)) {
                long found = search.count(solutions);
                return search.statistics().stopReason().isPresent()
                        ? "unknown"
                        : found == 1 ? "right" : "wrong: " + found;
            }
        }
    }

    private final StringBuilder text = new StringBuilder();
    private int puzzles = 50;
    private double seconds = 10;
    private int[] sides = {9, 12, 16};

    private IntegerPrograms() {}

    /**
     * Measures all ways and writes the table.
     *
     * @param args the file for the table, then any of {@code puzzles=} (for each row), {@code seconds=} (for each puzzle) and {@code sides=}
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] args) throws IOException {
        if (args.length == 0) {
            throw new IllegalArgumentException("expected the file for the table");
        }
        IntegerPrograms programs = new IntegerPrograms();
        for (int i = 1; i < args.length; i++) {
            programs.set(args[i]);
        }
        programs.runAll();
        Files.writeString(Path.of(args[0]), programs.text, StandardCharsets.UTF_8);
    }

    private void set(String argument) {
        int equals = argument.indexOf('=');
        String value = argument.substring(equals + 1);
        switch (argument.substring(0, Math.max(0, equals))) {
            case "puzzles" -> puzzles = Integer.parseInt(value);
            case "seconds" -> seconds = Double.parseDouble(value);
            case "sides" ->
                sides = Arrays.stream(value.split(",", -1))
                        .mapToInt(Integer::parseInt)
                        .toArray();
            default -> throw new IllegalArgumentException("unknown argument " + argument);
        }
    }

    private void runAll() {
        line("| puzzles | way | median ms | 95 % | max | answers |");
        line("|---|---|--:|--:|--:|---|");
        for (int side : sides) {
            if (side == 9) {
                for (String set : new String[] {"easy", "clues17", "magictour1465", "hardest"}) {
                    run(set, PuzzleSet.load(set, 2 * puzzles), 2);
                }
            } else {
                for (int percent : new int[] {50, 60}) {
                    run(side + "x" + side + ", " + percent + " % blank", made(side, percent), 1);
                }
            }
        }
    }

    private Grid[] made(int side, int percent) {
        Layout layout = Layout.ofSide(side).orElseThrow();
        Grid[] made = new Grid[2 * puzzles];
        for (int i = 0; i < made.length; i++) {
            made[i] = new PuzzleMaker(i).puzzle(layout, percent / 100.0);
        }
        return made;
    }

    private void run(String name, Grid[] grids, int solutions) {
        for (Way way : Way.values()) {
            double[] millis = new double[puzzles];
            Map<String, Integer> answers = new TreeMap<>();
            for (int i = 0; i < grids.length; i++) {
                long start = System.nanoTime();
                String answer = way.answer(grids[i], solutions, seconds);
                if (i % 2 == 1) {
                    millis[i / 2] = (System.nanoTime() - start) / 1e6;
                    answers.merge(answer, 1, Integer::sum);
                }
            }
            Arrays.sort(millis);
            line(String.format(
                    Locale.ROOT,
                    "| %s | %s | %.2f | %.2f | %.1f | %s |",
                    name,
                    way,
                    millis[puzzles / 2],
                    millis[puzzles * 95 / 100],
                    millis[puzzles - 1],
                    answers));
        }
    }

    private void line(String line) {
        System.out.println(line);
        text.append(line).append('\n');
    }
}
