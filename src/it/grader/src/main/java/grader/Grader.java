package grader;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Grades the puzzles of a file, in any format that the library reads: which of them are proper, and how hard are they? */
public final class Grader {

    private final Duration timePerPuzzle;

    Grader(Duration timePerPuzzle) {
        this.timePerPuzzle = timePerPuzzle;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Map<String, Integer> summary = new TreeMap<>();
        System.out.println(Grade.HEADER);
        new Grader(Duration.ofSeconds(30)).grade(Path.of(args[0]), grade -> {
            System.out.println(grade);
            summary.merge(grade.verdict(), 1, Integer::sum);
        });
        System.out.println(summary);
    }

    /** Grades the puzzles of a file on four threads. Each grade is handed on as soon as those of all earlier puzzles have been. */
    void grade(Path file, Consumer<Grade> grades) throws IOException, InterruptedException {
        try (Reader in = Files.newBufferedReader(file)) {
            PuzzleReader puzzles = PuzzleReader.of(in);
            Batch.onThreads(4).run(puzzles, this::grade, grades);
        }
    }

    private Grade grade(PuzzleRecord puzzle) {
        if (puzzle.error().isPresent()) {
            return Grade.of(puzzle, "error", puzzle.error().get().getMessage());
        }
        Grid grid = puzzle.grid();
        Limits limits = TimeLimits.of(timePerPuzzle).started();
        SudokuSolver solver = SudokuSolver.create().withLimits(limits);
        return solver.check(puzzle.puzzle()).match(
                proper -> Grade.of(puzzle, rater(grid, limits).rate(grid)),
                several -> Grade.of(puzzle, "several", "solutions differ in " + several.differingCells().get(0)),
                unsolvable -> Grade.of(puzzle, "none", solver.conflict(grid).toString()),
                stopped -> Grade.of(puzzle, "unknown", stopped.reason().text()));
    }

    /** A rater of proper puzzles, which may use that they have a single solution. */
    private static Rater rater(Grid grid, Limits limits) {
        return Rater.of(LogicSolver.of(grid.layout()).withUniqueness(true)).withLimits(limits);
    }
}
