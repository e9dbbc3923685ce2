package io.github.sudokusat.cli;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.AllHints;
import io.github.sudokusat.cli.report.Hint;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.view.LogicOutcome;
import io.github.sudokusat.view.LogicTask;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hint}: the next step, or every step that there is. */
@Command(
        name = "hint",
        description = "Gives the next step that a person would take in each puzzle, and the reason for it.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat hint 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat hint --strength vague --format picture marks.txt",
            "  sudoku-sat hint --all --techniques x-wing,skyscraper --format json puzzle.txt",
            "",
            "A puzzle of digits starts with all candidates that the digits allow; pencil marks and library lines are taken as"
                    + " they are. --format library writes steps as library lines (as HoDoKu does).",
            "Exit code: 0 also if there is no step, 3 no solution, 5 a limit was reached, 2 bad input."
        })
final class HintCommand extends LogicCommand {

    @Option(
            names = "--strength",
            paramLabel = "STRENGTH",
            description =
                    "How much to reveal: vague (technique and houses), concrete (also the cells) or full (the whole step; the default).")
    private @Nullable HintDetail strength;

    @Option(names = "--all", description = "Show every step that any of the techniques offers in this position.")
    private boolean isAll;

    HintCommand(Streams streams) {
        super(streams);
    }

    @Override
    boolean wantsEveryTechnique() {
        return isAll;
    }

    @Override
    void checkOptions() {
        super.checkOptions();
        if (strength != null && strength != HintDetail.FULL) {
            if (isAll) {
                throw new InputException("--strength and --all exclude each other");
            }
            if (isLibrary()) {
                throw new InputException("--strength and --format library exclude each other");
            }
        }
    }

    @Override
    List<String> csvColumns() {
        return isAll ? AllHints.COLUMNS : Hint.COLUMNS;
    }

    @Override
    Report report(LogicTask task) {
        Watch watch = task.limits().watch();
        if (isAll) {
            List<Step> steps = task.isUnsolvable()
                    ? List.of()
                    : task.solver().all(task.position(), task.profile().techniques(), watch);
            return new AllHints(task, steps, ending(task, watch));
        }
        Step step = task.isUnsolvable()
                ? null
                : task.solver().next(task.position(), watch).orElse(null);
        return new Hint(task, step, strength == null ? HintDetail.FULL : strength, ending(task, watch));
    }

    private static LogicOutcome ending(LogicTask task, Watch watch) {
        return LogicOutcome.of(task, LogicSolver.end(task.position(), watch), task.position());
    }
}
