package io.github.sudokusat.cli;

import io.github.sudokusat.count.SolutionCount;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code count}: how many solutions there are. */
@Command(
        name = "count",
        description = "Counts the solutions of each puzzle.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat count --box 2x2 ................",
            "  sudoku-sat count --limit 1000 --timeout 10s puzzles.txt",
            "",
            "Exit code: 0 counted, or stopped at --limit; 5 another limit struck; 2 bad input."
        })
final class CountCommand extends PuzzleCommand {

    @Option(names = "--limit", paramLabel = "N", description = "Stop at N solutions, and say >=N.")
    private @Nullable Long limit;

    CountCommand(Streams streams) {
        super(streams);
    }

    @Override
    void checkOptions() {
        requireLimit(limit, 0, "");
    }

    @Override
    List<String> csvColumns() {
        return List.of("count", "exact");
    }

    @Override
    Report report(Puzzle puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        SudokuSolver limited =
                limit == null ? solver : solver.withLimits(solver.limits().withMaxSolutions(limit));
        return new Counted(puzzle.count(limited));
    }

    private record Counted(SolutionCount count) implements Report {

        private @Nullable StopReason stop() {
            return count instanceof SolutionCount.AtLeast bound ? bound.reason() : null;
        }

        @Override
        public Outcome outcome() {
            return stop() == null || stop() == StopReason.SOLUTION_LIMIT ? Outcome.YES : Outcome.UNKNOWN;
        }

        @Override
        public void line(Rendering rendering, StringBuilder out) {
            out.append(count).append('\n');
        }

        @Override
        public void picture(Rendering rendering, StringBuilder out) {
            String number = String.format(Locale.ROOT, "%,d", count.value());
            out.append(count.isExact() ? "" : "at least ").append(number);
            out.append(number.equals("1") ? " solution" : " solutions");
            StopReason stop = stop();
            out.append(stop == null ? "" : " (" + stop.text() + ")").append('\n');
        }

        @Override
        public List<String> csv(Rendering rendering) {
            return List.of(count.value().toString(), Boolean.toString(count.isExact()));
        }

        @Override
        public String message() {
            return Texts.reason(stop());
        }

        @Override
        public void json(Rendering rendering, JsonLine json) {
            json.put("result", count.isExact() ? "counted" : "stopped");
            json.put("count", count.value().toString());
            json.put("exact", count.isExact());
            StopReason stop = stop();
            if (stop != null) {
                json.put("reason", stop.text());
            }
        }

        @Override
        public List<String> messages() {
            return Texts.messages(outcome() == Outcome.UNKNOWN ? stop() : null, List.of());
        }
    }
}
