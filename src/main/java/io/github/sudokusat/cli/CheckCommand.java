package io.github.sudokusat.cli;

import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import io.github.sudokusat.view.Phrases;
import io.github.sudokusat.view.ReadPuzzle;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code check}: whether there is exactly one solution. */
@Command(
        name = "check",
        description = "Checks whether each puzzle is proper, that is, has exactly one solution.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat check 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat check --format json puzzles.csv",
            "",
            "If a puzzle has no solution, the fewest givens that cannot all hold are named (for one puzzle, and in CSV and"
                    + " JSON).",
            "Exit code: 0 proper, 4 several solutions, 3 none, 5 a limit was reached, 2 bad input."
        })
final class CheckCommand extends PuzzleCommand {

    /** The conflicts allowed for finding the reason why there is no solution: a few seconds. */
    private static final long EXPLAINING_CONFLICTS = 100_000;

    @Mixin
    private DimacsExitCodes dimacsExitCodes = new DimacsExitCodes();

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "The number of solutions to look for, at least 2; more than 2 are never needed.")
    private @Nullable Long limit;

    CheckCommand(Streams streams) {
        super(streams);
    }

    @Override
    void checkOptions() {
        requireLimit(limit, 2, " to check");
    }

    @Override
    int exitCode(Outcome outcome) {
        return dimacsExitCodes.of(outcome);
    }

    @Override
    BulkLineSolver.Question question() {
        return BulkLineSolver.Question.IS_PROPER;
    }

    @Override
    List<String> csvColumns() {
        return List.of("result", "solution", "witness1", "witness2");
    }

    @Override
    Report report(ReadPuzzle puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        return new Checked(puzzle.grid(), solver.check(puzzle.puzzle()), null);
    }

    /** Adds givens that cannot all hold; none if pencil marks may be the reason or the effort is not enough. */
    @Override
    Report withReason(Report report, ReadPuzzle puzzle, Limits limits) {
        if (!(report instanceof Checked checked) || checked.outcome() != Outcome.NONE || puzzle.marksSayMore()) {
            return report;
        }
        Limits enough = limits.withMaxWork(Math.min(EXPLAINING_CONFLICTS, limits.maxWork()));
        ConflictResult reason = ConflictFinder.of(engineOptions().solver()).find(puzzle.grid(), enough);
        return reason instanceof ConflictResult.Found givens
                ? new Checked(checked.puzzle(), checked.verdict(), givens)
                : report;
    }

    /**
     * What is known about a puzzle.
     *
     * @param reason givens that cannot all hold; null if there are none, or if none were sought or found
     */
    private record Checked(Grid puzzle, CheckResult verdict, ConflictResult.@Nullable Found reason) implements Report {

        @Override
        public Outcome outcome() {
            if (verdict instanceof CheckResult.Proper) {
                return Outcome.PROPER;
            }
            if (verdict instanceof CheckResult.Several) {
                return Outcome.SEVERAL;
            }
            return verdict instanceof CheckResult.Unsolvable ? Outcome.NONE : Outcome.UNKNOWN;
        }

        private List<Conflict> conflicts() {
            return verdict instanceof CheckResult.Unsolvable none ? none.conflicts() : List.of();
        }

        private @Nullable StopReason stop() {
            return verdict instanceof CheckResult.Stopped undecided ? undecided.reason() : null;
        }

        @Override
        public void line(Rendering rendering, StringBuilder out) {
            out.append(outcome().word()).append('\n');
        }

        @Override
        public void picture(Rendering rendering, StringBuilder out) {
            if (verdict instanceof CheckResult.Proper proper) {
                out.append("One solution.\n")
                        .append(rendering.picture(puzzle, proper.solution()))
                        .append('\n');
            } else if (verdict instanceof CheckResult.Several several) {
                out.append("At least two solutions; ");
                out.append(Phrases.someCells(several.differingCells(), "differ"))
                        .append("\n");
                List<Cell> differing = several.differingCells();
                out.append(rendering.picture(puzzle, several.first(), differing))
                        .append("\n\n");
                out.append(rendering.picture(puzzle, several.second(), differing))
                        .append('\n');
            } else if (verdict instanceof CheckResult.Stopped undecided) {
                out.append("Stopped: ").append(undecided.reason().text());
                out.append(undecided.findSolution().isPresent() ? "; one solution was found.\n" : ".\n");
            } else if (conflicts().isEmpty()) {
                out.append("No solution")
                        .append(reason == null ? "" : ": " + reason)
                        .append(".\n");
            } else {
                Phrases.noSolution(conflicts(), out);
            }
        }

        @Override
        public List<String> csv(Rendering rendering) {
            CheckResult.Several several = verdict instanceof CheckResult.Several found ? found : null;
            return List.of(
                    outcome().word(),
                    verdict instanceof CheckResult.Proper proper ? rendering.grid(proper.solution()) : "",
                    several == null ? "" : rendering.grid(several.first()),
                    several == null ? "" : rendering.grid(several.second()));
        }

        @Override
        public String message() {
            return verdict instanceof CheckResult.Unsolvable ? String.join("; ", reasons()) : Phrases.reason(stop());
        }

        /** The reasons why there is no solution, as far as they are known. */
        private List<String> reasons() {
            if (conflicts().isEmpty()) {
                return reason == null ? List.of() : List.of(reason.toString());
            }
            return Phrases.sentences(conflicts());
        }

        @Override
        public void json(Rendering rendering, JsonObject json) {
            json.put("result", outcome().word());
            if (verdict instanceof CheckResult.Proper proper) {
                json.put("solution", rendering.grid(proper.solution()));
            } else if (verdict instanceof CheckResult.Several several) {
                Phrases.witness(several, rendering::grid, json);
            } else if (verdict instanceof CheckResult.Stopped undecided) {
                json.put("reason", undecided.reason().text());
                undecided.findSolution().ifPresent(found -> json.put("found", rendering.grid(found)));
            } else {
                conflicts(json);
            }
        }

        private void conflicts(JsonObject json) {
            json.put("conflicts", reasons());
            if (reason != null) {
                json.put("conflictSet", Phrases.candidates(reason.givens())).put("smallest", reason.isSmallest());
            }
        }

        @Override
        public List<String> messages() {
            if (verdict instanceof CheckResult.Several several) {
                return Phrases.messages(several);
            }
            return verdict instanceof CheckResult.Unsolvable
                    ? Phrases.noSolution(reasons())
                    : Phrases.messages(stop(), List.of());
        }
    }
}
