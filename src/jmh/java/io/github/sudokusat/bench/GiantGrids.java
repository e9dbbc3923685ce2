package io.github.sudokusat.bench;

import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Looks for one solution of giant grids, once each, by several solvers side by side under a time limit.
 *
 * <pre>{@code
 * mvn -q -f src/jmh compile exec:exec -Drun=giants
 * mvn -q -f src/jmh compile exec:exec -Drun="giants seconds=30 sides=36,49 blanks=50,60 seeds=5"
 * }</pre>
 *
 * <p>A grid is the cyclic pattern under a random symmetry of its layout, with a share of the cells blank; both come from the seed. Grids so
 * made have a solution, and the hardest ones are those with a middle share of blanks: see C. Ansótegui et al., The Impact of Balancing on
 * Problem Hardness in a Highly Structured Domain, AAAI 2006. The table, {@code src/jmh/target/giants.md}, gives seconds from the puzzle to the
 * verified solution, propagation, encoding and loading included, or {@code > limit}.
 */
public final class GiantGrids {

    /** A solver and its name in the table. */
    private record Contestant(String name, SudokuSolver solver) {}

    private final StringBuilder text = new StringBuilder();
    private final List<Contestant> contestants = new ArrayList<>();
    private double seconds = 10;
    private int[] sides = {25, 36, 49, 64};
    private int[] blanks = {40, 50, 60, 66};
    private int seeds = 2;

    private GiantGrids() {
        contestants.add(new Contestant("default", SudokuSolver.create()));
        contestants.add(new Contestant("SAT4J", SudokuSolver.of(CdclEngine.of(Sat4jSolver.instance()))));
        contestants.add(
                new Contestant("cadical", SudokuSolver.of(CdclEngine.of(ExternalSolver.of("cadical -q {cnf}")))));
    }

    /**
     * Runs all solvers and writes the table.
     *
     * @param args the file for the table, then any of {@code seconds=}, {@code sides=}, {@code blanks=} (percent) and {@code seeds=} (the number of
     *     seeds)
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] args) throws IOException {
        if (args.length == 0) {
            throw new IllegalArgumentException("expected the file for the table");
        }
        GiantGrids grids = new GiantGrids();
        for (int i = 1; i < args.length; i++) {
            grids.set(args[i]);
        }
        grids.runAll();
        Files.writeString(Path.of(args[0]), grids.text, StandardCharsets.UTF_8);
    }

    private void set(String argument) {
        int equals = argument.indexOf('=');
        String value = argument.substring(equals + 1);
        switch (argument.substring(0, Math.max(0, equals))) {
            case "seconds" -> seconds = Double.parseDouble(value);
            case "sides" -> sides = numbers(value);
            case "blanks" -> blanks = numbers(value);
            case "seeds" -> seeds = Integer.parseInt(value);
            default -> throw new IllegalArgumentException("unknown argument " + argument);
        }
    }

    private static int[] numbers(String list) {
        String[] parts = list.split(",", -1);
        int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = Integer.parseInt(parts[i]);
        }
        return numbers;
    }

    private void runAll() {
        StringBuilder head = new StringBuilder("| side | % blank | seed | cells open after propagation ");
        StringBuilder rule = new StringBuilder("|--:|--:|--:|--:");
        for (Contestant contestant : contestants) {
            head.append("| ").append(contestant.name()).append(" ");
            rule.append("|--:");
        }
        line(head + "|");
        line(rule + "|");
        for (int side : sides) {
            for (int percent : blanks) {
                for (int seed = 1; seed <= seeds; seed++) {
                    run(side, percent, seed);
                }
            }
        }
    }

    private void run(int side, int percent, int seed) {
        Layout layout = Layout.ofSide(side).orElseThrow();
        Grid puzzle = new PuzzleMaker(seed).puzzle(layout, percent / 100.0);
        CandidateGrid candidates = CandidateGrid.of(CandidateLayout.of(layout), puzzle);
        Propagation.run(candidates, Propagation.Depth.LOCKED);
        StringBuilder row = new StringBuilder();
        row.append("| ")
                .append(side)
                .append(" | ")
                .append(percent)
                .append(" | ")
                .append(seed);
        row.append(" | ").append(layout.cellCount() - candidates.placedCount()).append(' ');
        for (Contestant contestant : contestants) {
            row.append("| ").append(time(contestant.solver(), puzzle)).append(' ');
        }
        line(row + "|");
    }

    private String time(SudokuSolver solver, Grid puzzle) {
        Limits limits = Limits.none().withTimeout(System::nanoTime, (long) (seconds * 1e9));
        long start = System.nanoTime();
        SolveResult result = solver.withLimits(limits).solve(Puzzle.of(puzzle));
        double taken = (System.nanoTime() - start) / 1e9;
        return result.match(
                solved -> String.format(Locale.ROOT, "%.2f", taken),
                none -> {
                    throw new IllegalStateException("there is said to be no solution of " + puzzle);
                },
                stopped -> stopped.reason() == StopReason.TIME_LIMIT
                        ? String.format(Locale.ROOT, "> %.0f", seconds)
                        : stopped.reason().text());
    }

    private void line(String line) {
        System.out.println(line);
        text.append(line).append('\n');
    }
}
