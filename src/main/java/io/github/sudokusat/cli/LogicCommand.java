package io.github.sudokusat.cli;

import io.github.sudokusat.answer.LogicOutcome;
import io.github.sudokusat.answer.LogicTask;
import io.github.sudokusat.answer.LogicTools;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.option.LogicOptions;
import io.github.sudokusat.cli.option.LogicSetup;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.HodokuLines;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** A command that reasons about puzzles as a person would. */
abstract class LogicCommand extends PuzzleCommand {

    @Mixin
    private LogicOptions logicOptions = new LogicOptions();

    /** What the options amount to; null before they are checked. */
    private @Nullable LogicSetup setup;

    LogicCommand(Streams streams) {
        super(streams);
    }

    /** The options that choose the techniques. */
    final LogicOptions logicOptions() {
        return logicOptions;
    }

    /** The work on one puzzle; called on several threads. */
    abstract Report report(LogicTask task);

    /** Whether every technique is used if the user names neither techniques nor a profile. */
    boolean wantsEveryTechnique() {
        return false;
    }

    @Override
    void checkOptions() {
        setup = logicOptions.setup(wantsEveryTechnique());
    }

    /** The techniques for a puzzle, and the tables of its layout. */
    final LogicTools tools(PuzzleInContext puzzle) {
        return setup().tools(puzzle.grid().layout());
    }

    private LogicSetup setup() {
        return Objects.requireNonNull(setup, "the options have been checked");
    }

    @Override
    Set<Rendering.Form> forms() {
        return Rendering.Form.WITH_LIBRARY;
    }

    @Override
    Optional<String> refusal(PuzzleInContext puzzle) {
        Layout layout = puzzle.grid().layout();
        if (!LogicSolver.supports(layout)) {
            return layout.statedRules().stream()
                    .findFirst()
                    .map(stated ->
                            "the human techniques do not know " + stated.rule().name())
                    .or(() -> Optional.of("logic works up to side 64, but this grid has side " + layout.side()));
        }
        return isLibrary() ? HodokuLines.refusal(layout) : Optional.empty();
    }

    @Override
    Report report(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        return report(LogicTask.of(puzzle, tools(puzzle), setup().claims(), solver));
    }

    /** An outcome with the options that may help if logic is stuck. */
    static LogicOutcome advised(LogicTask task, LogicOutcome outcome) {
        boolean isStuck = outcome.end() == LogicPath.End.STUCK;
        return isStuck && task.verdict() instanceof CheckResult.Proper
                ? outcome.withAdvice(advice(task.profile()))
                : outcome;
    }

    private static String advice(Profile profile) {
        String smallest = "explain --smallest solves every puzzle with one solution.";
        if (profile.techniques().containsAll(Profile.exhaustive().techniques())) {
            return "The command " + smallest;
        }
        String more = profile.isRestricted() ? "leave out --techniques" : "--profile exhaustive";
        return "More techniques may help (" + more + "), and " + smallest;
    }
}
