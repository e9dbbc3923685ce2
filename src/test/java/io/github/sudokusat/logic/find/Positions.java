package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Candidate grids for tests, and their steps as plain sets. */
public final class Positions {

    private Positions() {}

    /**
     * A random position that has at least one solution: some of its digits placed, some of its other candidates removed.
     *
     * @param layout a layout that is known to have solutions
     * @param seed equal seeds give equal positions
     */
    public static CandidateGrid random(Layout layout, long seed) {
        Random random = new Random(seed);
        Grid solution = new PuzzleMaker(seed).solution(layout);
        CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(layout));
        double placed = 0.6 * random.nextDouble();
        double removed = 0.8 * random.nextDouble();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            if (random.nextDouble() < placed) {
                grid.place(cell, solution.digit(cell));
            }
        }
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (digit != solution.digit(cell) && random.nextDouble() < removed) {
                    grid.remove(cell, digit);
                }
            }
        }
        return grid;
    }

    /** The candidates that a step removes and places, such as {@code r1c1=5} and {@code r1c2<>5}. */
    public static Set<String> conclusion(Step step) {
        Set<String> parts = new TreeSet<>();
        for (Candidate candidate : step.placements()) {
            parts.add(candidate.toString());
        }
        for (Candidate candidate : step.eliminations()) {
            parts.add(candidate.cell() + "<>" + candidate.digit());
        }
        return parts;
    }

    /** The candidates that some steps remove and place together. */
    static Set<String> together(List<Step> steps) {
        Set<String> all = new TreeSet<>();
        steps.forEach(step -> all.addAll(conclusion(step)));
        return all;
    }

    /** The candidates of all open cells, for failure messages. */
    public static String print(CandidateGrid grid) {
        int side = grid.layout().side();
        StringBuilder text = new StringBuilder(grid.layout().toString());
        for (int cell = 0; cell < side * side; cell++) {
            text.append(cell % side == 0 ? "\n" : " ");
            for (int d = grid.nextCandidate(cell, 1); d != 0; d = grid.nextCandidate(cell, d + 1)) {
                text.append(d);
            }
            text.append(grid.digit(cell) == 0 ? "" : "!");
        }
        return text.toString();
    }

    static String name(int cell, int side) {
        return Cell.numbered(cell, side).toString();
    }
}
