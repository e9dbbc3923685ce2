package io.github.sudokusat.sat.process;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;

/** The main class of a JVM that solves an empty grid with a command and prints the outcome and how many milliseconds after the time limit it came. */
final class LargeSolve {

    private LargeSolve() {}

    /** Runs the program. The arguments are the command, the side of the boxes, and milliseconds. */
    public static void main(String[] arguments) {
        int box = Integer.parseInt(arguments[1]);
        long millis = Long.parseLong(arguments[2]);
        CdclEngine engine = CdclEngine.of(ExternalSolver.of(arguments[0]));
        Grid empty = Grid.empty(Layout.boxes(box, box));
        long start = System.nanoTime();
        Search search = engine.start(Puzzle.of(empty), Limits.none().withTimeout(System::nanoTime, millis * 1_000_000));
        Search.Status status = search.advance();
        search.close();
        System.out.println(status + " " + search.statistics().stopReason().orElse(null) + " "
                + ((System.nanoTime() - start) / 1_000_000 - millis));
    }
}
