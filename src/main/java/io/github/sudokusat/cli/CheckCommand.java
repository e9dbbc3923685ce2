package io.github.sudokusat.cli;

import io.github.sudokusat.cli.output.JsonLine;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.Phrases;
import io.github.sudokusat.cli.report.ReadPuzzle;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code check}: whether there is exactly one solution. */
@Command(
        name = "check",
        description = "Says whether each puzzle is proper: has exactly one solution.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat check 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat check --format json puzzles.csv",
            "",
            "If there is no solution, it names the fewest givens that cannot all hold (for one puzzle, or in CSV or JSON).",
            "Exit code: 0 proper, 4 several solutions, 3 none, 5 a limit struck; 2 bad input."
        })
final class CheckCommand extends PuzzleCommand {

    /** So many are spent on the reason why there is no solution: some seconds. */
    private static final long EXPLAINING_CONFLICTS = 100_000;

    @Mixin
    private DimacsExitCodes dimacsExitCodes = new DimacsExitCodes();

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Solutions to look for, 2 or more; no more than 2 are ever needed.")
    private @Nullable Long limit;

    CheckCommand(Streams streams) {
        super(streams);
    }

    @Override
    void checkOptions() {
        requireLimit(limit, 2, " to check");
    }

    @Override
    int exitCode(Report.Outcome outcome) {
        return dimacsExitCodes.of(outcome, super.exitCode(outcome));
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
        return new Checked(puzzle.grid(), solver.check(puzzle.puzzle()), new Explanation(puzzle, solver.limits()));
    }

    /** Why a puzzle has no solution: looked for when somebody asks, and only once. */
    private static final class Explanation {

        private final ReadPuzzle puzzle;
        private final Limits limits;
        private Optional<ConflictResult.Found> found = Optional.empty();
        private boolean isSought;

        Explanation(ReadPuzzle puzzle, Limits limits) {
            this.puzzle = puzzle;
            this.limits = limits;
        }

        /** Givens that cannot stand together; empty if pencil marks may be the reason, or the effort does not suffice. */
        Optional<ConflictResult.Found> get() {
            if (!isSought && !puzzle.marksSayMore()) {
                found = find();
            }
            isSought = true;
            return found;
        }

        private Optional<ConflictResult.Found> find() {
            Limits enough = limits.withMaxWork(Math.min(EXPLAINING_CONFLICTS, limits.maxWork()));
            return ConflictFinder.of(Sat4jSolver.instance()).find(puzzle.grid(), enough)
                            instanceof ConflictResult.Found givens
                    ? Optional.of(givens)
                    : Optional.empty();
        }
    }

    /**
     * What is known of a puzzle.
     *
     * @param explanation looks for the reason why there is no solution, which takes its time; only a form that has a place for it asks
     */
    private record Checked(Grid puzzle, CheckResult verdict, Explanation explanation) implements Report {

        @Override
        public Outcome outcome() {
            if (verdict instanceof CheckResult.Proper) {
                return Outcome.YES;
            }
            if (verdict instanceof CheckResult.Several) {
                return Outcome.SEVERAL;
            }
            return verdict instanceof CheckResult.Unsolvable ? Outcome.NO : Outcome.UNKNOWN;
        }

        private String result() {
            return switch (outcome()) {
                case YES -> "proper";
                case SEVERAL -> "several";
                case NO -> "none";
                case UNKNOWN, BAD -> "unknown";
            };
        }

        private List<Conflict> conflicts() {
            return verdict instanceof CheckResult.Unsolvable none ? none.conflicts() : List.of();
        }

        private @Nullable StopReason stop() {
            return verdict instanceof CheckResult.Stopped undecided ? undecided.reason() : null;
        }

        @Override
        public void line(Rendering rendering, StringBuilder out) {
            out.append(result()).append('\n');
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
                out.append(rendering.picture(puzzle, several.first())).append("\n\n");
                out.append(rendering.picture(puzzle, several.second())).append('\n');
            } else if (verdict instanceof CheckResult.Stopped undecided) {
                out.append("Stopped: ").append(undecided.reason().text());
                out.append(undecided.findSolution().isPresent() ? "; one solution was found.\n" : ".\n");
            } else if (conflicts().isEmpty()) {
                out.append("No solution");
                explanation.get().ifPresent(found -> out.append(": ").append(found));
                out.append(".\n");
            } else {
                Phrases.noSolution(conflicts(), out);
            }
        }

        @Override
        public List<String> csv(Rendering rendering) {
            CheckResult.Several several = verdict instanceof CheckResult.Several found ? found : null;
            return List.of(
                    result(),
                    verdict instanceof CheckResult.Proper proper ? rendering.grid(proper.solution()) : "",
                    several == null ? "" : rendering.grid(several.first()),
                    several == null ? "" : rendering.grid(several.second()));
        }

        @Override
        public String message() {
            return verdict instanceof CheckResult.Unsolvable ? String.join("; ", reasons()) : Phrases.reason(stop());
        }

        /** Why there is no solution, as far as that is known. */
        private List<String> reasons() {
            return conflicts().isEmpty()
                    ? explanation.get().map(found -> List.of(found.toString())).orElse(List.of())
                    : Phrases.sentences(conflicts());
        }

        @Override
        public void json(Rendering rendering, JsonLine json) {
            json.put("result", result());
            if (verdict instanceof CheckResult.Proper proper) {
                json.put("solution", rendering.grid(proper.solution()));
            } else if (verdict instanceof CheckResult.Several several) {
                Phrases.witness(several, rendering, json);
            } else if (verdict instanceof CheckResult.Stopped undecided) {
                json.put("reason", undecided.reason().text());
                undecided.findSolution().ifPresent(found -> json.put("found", rendering.grid(found)));
            } else {
                conflicts(json);
            }
        }

        private void conflicts(JsonLine json) {
            ConflictResult.Found found = explanation.get().orElse(null);
            json.put("conflicts", reasons());
            if (found != null) {
                json.put("conflictSet", Phrases.candidates(found.givens())).put("smallest", found.isSmallest());
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
