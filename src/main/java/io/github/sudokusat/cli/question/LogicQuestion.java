package io.github.sudokusat.cli.question;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.logic.HodokuLines;
import io.github.sudokusat.answer.logic.LogicOutcome;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.cli.option.LogicSetup;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A question that is answered by reasoning as a person would. */
public abstract class LogicQuestion implements Question {

    private final LogicSetup setup;
    private final boolean isLibrary;

    /**
     * Creates a question.
     *
     * @param setup the techniques, and what they may assume
     * @param isLibrary whether library lines are to be written
     */
    protected LogicQuestion(LogicSetup setup, boolean isLibrary) {
        this.setup = setup;
        this.isLibrary = isLibrary;
    }

    /** Answers the question; called on several threads. */
    protected abstract Answer answer(LogicTask task);

    /** The techniques for a puzzle, and the tables of its layout. */
    protected final LogicTools tools(PuzzleInContext puzzle) {
        return setup.tools(puzzle.grid().layout());
    }

    @Override
    public Set<Rendering.Form> forms() {
        return Rendering.Form.WITH_LIBRARY;
    }

    @Override
    public Optional<String> refusal(PuzzleInContext puzzle) {
        Layout layout = puzzle.grid().layout();
        return LogicTools.refusal(layout).or(() -> isLibrary ? HodokuLines.refusal(layout) : Optional.empty());
    }

    @Override
    public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        return answer(LogicTask.of(puzzle, tools(puzzle), setup.claims(), solver));
    }

    @Override
    public Answer withReason(Answer answer, PuzzleInContext puzzle, Limits limits) {
        return answer.withReason(SudokuSolver.defaultSatSolver(), limits);
    }

    /** An outcome with the options that may help if logic is stuck. */
    protected static LogicOutcome advised(LogicTask task, LogicOutcome outcome) {
        boolean isStuck = outcome.end() == SolvingPath.End.STUCK;
        return isStuck && task.verdict() instanceof CheckResult.Proper
                ? outcome.withAdvice(advice(task.profile(), outcome.help()))
                : outcome;
    }

    private static String advice(Profile profile, LogicOutcome.@Nullable Help help) {
        String smallest = "explain --smallest solves every puzzle with one solution";
        if (help == null) {
            return "the command " + smallest;
        }
        boolean isFull = help.profile().equals(Profile.full());
        String leaveOut = profile.isRestricted() ? "--techniques" : "--profile";
        return (isFull ? "leave out " + leaveOut : "use --profile " + help.profile()) + " to go on; " + smallest;
    }
}
