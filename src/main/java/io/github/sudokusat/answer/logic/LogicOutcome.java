package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.NoSolution;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The point at which logic stops, and why.
 *
 * @param end how it ended
 * @param whyStuck why nothing more follows, if logic is stuck; else empty
 * @param help what goes on where logic is stuck; null if nothing is known to, or logic is not stuck
 * @param advice a sentence, without capital and full stop, of the face that says what may help if logic is stuck; empty if nothing is known to help
 * @param stop the limit that was reached, or null
 * @param conflicts why there is no solution, if there is none and the reason is known
 * @param noSolution the data of that reason, if it took a search; else null
 */
public record LogicOutcome(
        SolvingPath.End end,
        String whyStuck,
        @Nullable Help help,
        String advice,
        @Nullable StopReason stop,
        List<String> conflicts,
        @Nullable NoSolution noSolution) {

    /**
     * A technique that applies where the chosen ones do not.
     *
     * @param technique the technique
     * @param profile the shipped profile in which it is
     */
    public record Help(Technique technique, Profile profile) {}

    /** The outcome at a position, or of a search that was stopped; what the check knows about the puzzle is taken into account. */
    public static LogicOutcome of(
            LogicTask task, SolvingPath.End end, @Nullable StopReason stop, CandidateGrid reached) {
        if (end == SolvingPath.End.CONTRADICTION || task.isUnsolvable()) {
            return unsolvable(task.puzzle().conflicts(reached));
        }
        if (stop != null) {
            return stopped(stop);
        }
        if (end == SolvingPath.End.UNFINISHED) {
            return unfinished();
        }
        return end == SolvingPath.End.SOLVED ? solved() : stuck(task.whyStuck()).withHelp(task.help(reached, null));
    }

    /** The kind of answer. */
    public Outcome outcome() {
        return switch (end) {
            case SOLVED -> Outcome.SOLVED;
            case STUCK -> Outcome.STUCK;
            case UNFINISHED -> Outcome.PARTIAL;
            case CONTRADICTION -> Outcome.NONE;
            case STOPPED -> Outcome.UNKNOWN;
        };
    }

    public static LogicOutcome solved() {
        return new LogicOutcome(SolvingPath.End.SOLVED, "", null, "", null, List.of(), null);
    }

    public static LogicOutcome unfinished() {
        return new LogicOutcome(SolvingPath.End.UNFINISHED, "", null, "", null, List.of(), null);
    }

    public static LogicOutcome stuck(String why) {
        return new LogicOutcome(SolvingPath.End.STUCK, why, null, "", null, List.of(), null);
    }

    LogicOutcome withHelp(@Nullable Help found) {
        return new LogicOutcome(end, whyStuck, found, advice, stop, conflicts, null);
    }

    /** This outcome with advice in the words of the face that shows it. */
    public LogicOutcome withAdvice(String text) {
        return new LogicOutcome(end, whyStuck, help, text, stop, conflicts, null);
    }

    public static LogicOutcome unsolvable(List<String> conflicts) {
        return new LogicOutcome(SolvingPath.End.CONTRADICTION, "", null, "", null, conflicts, null);
    }

    /**
     * This outcome with the reason why there is no solution, which is sought unless there is one, digits clash, or the steps of a path lead to a contradiction.
     *
     * @param start the position of the puzzle; not modified
     */
    LogicOutcome withReason(PuzzleInContext puzzle, CandidateGrid start, SatSolver solver, Limits limits) {
        boolean isAtStart = start.isContradictory() && puzzle.grid().conflicts().isEmpty();
        if (end != SolvingPath.End.CONTRADICTION || (!conflicts.isEmpty() && !isAtStart)) {
            return this;
        }
        NoSolution found = NoSolution.of(puzzle.grid(), start, puzzle.marksSayMore(), solver, limits);
        return new LogicOutcome(end, whyStuck, help, advice, stop, found.sentences(puzzle.symbols()), found);
    }

    /** The same for a puzzle of a task; if no search finds the reason, that is the contradiction to which logic leads. */
    LogicOutcome withReason(LogicTask task, SatSolver solver, Limits limits) {
        LogicOutcome found = withReason(task.puzzle(), task.position(), solver, limits);
        if (end != SolvingPath.End.CONTRADICTION || !found.conflicts.isEmpty()) {
            return found;
        }
        StopReason reached = found.noSolution == null ? null : found.noSolution.stop();
        String open = reached == null ? "" : NoSolution.notFound(reached);
        List<String> sentences = task.refutation().map(List::of).orElse(open.isEmpty() ? List.of() : List.of(open));
        return new LogicOutcome(end, whyStuck, help, advice, stop, sentences, found.noSolution);
    }

    /** Whether the data of the reason are a set that cannot hold, with {@code smallest} about that set. */
    boolean hasConflictSet() {
        return noSolution != null && noSolution.set() instanceof ConflictResult.Found;
    }

    public static LogicOutcome stopped(StopReason reason) {
        return new LogicOutcome(SolvingPath.End.STOPPED, "", null, "", reason, List.of(), null);
    }

    /** The outcome after a search for the rest of the grid. */
    public LogicOutcome after(SolveResult search) {
        if (search instanceof SolveResult.Stopped unknown) {
            return stopped(unknown.reason());
        }
        // What was found needs no advice.
        return search instanceof SolveResult.Unsolvable ? unsolvable(List.of()) : withAdvice("");
    }

    /** The solution that a search for the rest of a grid found; null if it found none or was stopped. */
    static @Nullable Grid solution(SolveResult search) {
        return search instanceof SolveResult.Solved solved ? solved.solution() : null;
    }

    /** The reason why there is no further step, for people; empty for a solved grid. */
    public String reason() {
        return switch (end) {
            case SOLVED -> "";
            case UNFINISHED -> "";
            case STUCK ->
                whyStuck
                        + (help == null
                                ? ""
                                : "; " + help.technique().title() + " (profile " + help.profile() + ") applies");
            case CONTRADICTION -> conflicts.isEmpty() ? "no solution" : "no solution: " + String.join("; ", conflicts);
            case STOPPED -> "stopped: " + Phrases.reason(stop);
        };
    }

    /** The reason where the outcome is said beside it, as in CSV. */
    String message() {
        return switch (end) {
            case CONTRADICTION -> String.join("; ", conflicts);
            case STOPPED -> Phrases.reason(stop);
            default -> reason();
        };
    }

    /** The reason as a sentence. */
    public String sentence() {
        String reason = switch (end) {
            case SOLVED -> "the grid is solved";
            case UNFINISHED -> "more steps follow";
            default -> reason();
        };
        return Phrases.capital(reason) + ".";
    }

    /** The reason as a sentence after the steps of a path. */
    public String sentence(String path) {
        return end == SolvingPath.End.STOPPED
                ? "Stopped here: " + Phrases.reason(stop) + "."
                : path + " ends here: " + reason() + ".";
    }

    /** A number of steps in words; {@code so far} if more follow. */
    public String steps(int count) {
        return Phrases.count(count, "step") + (end == SolvingPath.End.UNFINISHED ? " so far" : "");
    }

    /** The messages for standard error if the form has no room for the reason and the word does not say everything. */
    public List<String> messages() {
        return switch (end) {
            case SOLVED, UNFINISHED -> List.of();
            case CONTRADICTION -> Phrases.noSolution(conflicts);
            default -> advice.isEmpty() ? List.of(reason()) : List.of(reason(), advice);
        };
    }

    /**
     * Writes the keys that follow the steps of a path.
     *
     * @param solution the solution; null if there is none yet
     * @param position the line of the position reached, from which the path can go on; asked only if more steps follow
     */
    void json(@Nullable String solution, Supplier<Optional<String>> position, JsonObject json) {
        if (solution != null) {
            json.put("solution", solution);
        }
        if (end == SolvingPath.End.UNFINISHED) {
            position.get().ifPresent(line -> json.put("position", line));
        }
        json(json);
    }

    /** Writes the keys that say why there is no further step. */
    public void json(JsonObject json) {
        switch (end) {
            case SOLVED, UNFINISHED -> {}
            case STUCK -> {
                json.put("reason", reason());
                if (help != null) {
                    json.put("helps", help.technique().id())
                            .put("helpsProfile", help.profile().name());
                }
            }
            case CONTRADICTION -> {
                json.put("conflicts", conflicts);
                if (noSolution != null) {
                    noSolution.json(json);
                }
            }
            case STOPPED -> json.put("reason", Phrases.reason(stop));
        }
    }
}
