package io.github.sudokusat.cli;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.GivenMinimizer;
import io.github.sudokusat.prove.Minimized;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code minimize}: which givens follow from the others, and a minimal puzzle. */
@Command(
        name = "minimize",
        description =
                "Finds the givens of each puzzle that follow from the others, and a minimal puzzle with the same solutions.",
        footer = {
            "",
            "A line is the minimal puzzle and, behind it, the redundant givens: each of them follows from all others.",
            "--seed decides in which order they are tried to be left out, and so which minimal puzzle it is.",
            "",
            "Examples:",
            "  sudoku-sat minimize 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat minimize --seed 7 --format json puzzles.txt",
            "",
            "Exit code: 0 minimized, 3 no solution, 5 a limit struck; 2 bad input."
        })
final class MinimizeCommand extends PuzzleCommand {

    @Option(names = "--limit", paramLabel = "N", hidden = true)
    private @Nullable Long limit;

    MinimizeCommand(Streams streams) {
        super(streams);
    }

    @Override
    void checkOptions() {
        requireLimit(limit, 0, "");
    }

    @Override
    List<String> csvColumns() {
        return List.of("result", "minimal", "redundant");
    }

    @Override
    Optional<String> refusal(Puzzle puzzle) {
        return puzzle.marksSayMore()
                ? Optional.of("only givens are minimized, but the pencil marks exclude more than these")
                : Optional.empty();
    }

    @Override
    Report report(Puzzle puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        Minimized minimized = GivenMinimizer.with(engineOptions().solver())
                .minimize(puzzle.grid(), engineOptions().seed(), solver.limits());
        return new MinimizedReport(puzzle.grid(), minimized);
    }

    private record MinimizedReport(Grid original, Minimized minimized) implements Report {

        private Minimized.@Nullable Minimal minimal() {
            return minimized instanceof Minimized.Minimal minimal ? minimal : null;
        }

        private @Nullable StopReason stop() {
            return minimized instanceof Minimized.Stopped stopped ? stopped.reason() : null;
        }

        @Override
        public Outcome outcome() {
            if (minimized instanceof Minimized.Minimal) {
                return Outcome.YES;
            }
            return minimized instanceof Minimized.Unsolvable ? Outcome.NO : Outcome.UNKNOWN;
        }

        private String result() {
            return switch (outcome()) {
                case YES -> "minimized";
                case NO -> "none";
                default -> "unknown";
            };
        }

        @Override
        public void line(Rendering rendering, StringBuilder out) {
            Minimized.Minimal minimal = minimal();
            out.append(minimal == null ? result() : rendering.grid(minimal.puzzle()));
            if (minimal != null && !minimal.wasMinimal()) {
                out.append(' ').append(Texts.joined(minimal.redundant()));
            }
            out.append('\n');
        }

        @Override
        public void picture(Rendering rendering, StringBuilder out) {
            Minimized.Minimal minimal = minimal();
            if (minimal != null) {
                out.append(
                        minimal.wasMinimal()
                                ? "Minimal: no given follows from the others.\n"
                                : minimal.redundant().size() + " of " + original.filledCount()
                                        + " givens follow from the others: " + Texts.joined(minimal.redundant())
                                        + "\nA minimal puzzle of "
                                        + minimal.puzzle().filledCount() + " givens:\n");
                out.append(rendering.picture(minimal.puzzle(), minimal.puzzle()))
                        .append('\n');
            } else {
                Texts.noAnswer(stop(), out);
            }
        }

        @Override
        public List<String> csv(Rendering rendering) {
            Minimized.Minimal minimal = minimal();
            return List.of(
                    result(),
                    minimal == null ? "" : rendering.grid(minimal.puzzle()),
                    minimal == null ? "" : Texts.joined(minimal.redundant()));
        }

        @Override
        public String message() {
            return Texts.reason(stop());
        }

        /** The minimal puzzle has the place of the one that was read, which is told besides. */
        @Override
        public String puzzle(Rendering rendering, String asRead) {
            Minimized.Minimal minimal = minimal();
            return minimal == null ? asRead : rendering.grid(minimal.puzzle());
        }

        @Override
        public void json(Rendering rendering, JsonLine json) {
            json.put("result", result()).put("original", rendering.grid(original));
            Minimized.Minimal minimal = minimal();
            if (minimal != null) {
                json.put("minimal", minimal.wasMinimal());
                json.put("redundant", Texts.candidates(minimal.redundant()));
            } else if (stop() != null) {
                json.put("reason", message());
            }
        }

        @Override
        public List<String> messages() {
            return Texts.messages(stop(), List.of());
        }
    }
}
