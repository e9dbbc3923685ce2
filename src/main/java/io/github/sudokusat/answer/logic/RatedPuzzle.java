package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.logic.rate.SeEstimate;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.text.JsonObject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The rating of a puzzle.
 *
 * @param task the puzzle
 * @param rating the rating
 * @param ending how the rating ended
 */
public record RatedPuzzle(LogicTask task, Rating rating, LogicOutcome ending) implements Answer {

    public static final List<String> COLUMNS = List.of(
            "result", "level", "score", "hardest", "rounds", "profile", "uniqueness", "openSteps", "seEstimate");

    /** Rates the puzzle of a task. */
    public static RatedPuzzle of(LogicTask task) {
        Rating rating = Rater.of(task.solver()).rate(task.position(), task.knownSolution());
        SolvingPath.End end = switch (rating.outcome()) {
            case RATED -> SolvingPath.End.SOLVED;
            case STUCK -> SolvingPath.End.STUCK;
            case CONTRADICTION -> SolvingPath.End.CONTRADICTION;
            case STOPPED -> SolvingPath.End.STOPPED;
        };
        boolean isStuck = end == SolvingPath.End.STUCK;
        CandidateGrid reached = isStuck ? task.solver().solve(task.position()).position() : task.position();
        return new RatedPuzzle(
                task, rating, LogicOutcome.of(task, end, rating.stopReason().orElse(null), reached));
    }

    @Override
    public RatedPuzzle withReason(SatSolver solver, Limits limits) {
        return new RatedPuzzle(task, rating, ending.withReason(task, solver, limits));
    }

    @Override
    public Outcome outcome() {
        return switch (ending.end()) {
            case CONTRADICTION, STOPPED -> ending.outcome();
            default -> rating.isRated() ? Outcome.RATED : Outcome.UNRATED;
        };
    }

    /** Whether there is no verdict on how hard the puzzle is. */
    private boolean isOpen() {
        return outcome() == Outcome.NONE || outcome() == Outcome.UNKNOWN;
    }

    private boolean hasOpenSteps() {
        return rating.openSteps().signum() > 0;
    }

    /** What Sudoku Explainer would probably rate the puzzle, which assumes a single solution. */
    private Optional<BigDecimal> seEstimate() {
        return isOpen() || task.uniqueness() == LogicTask.Uniqueness.OFF
                ? Optional.empty()
                : SeEstimate.of(task.position().layout(), rating);
    }

    private String level() {
        return rating.level().map(Level::text).orElse(Outcome.UNRATED.word());
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        out.append(isOpen() ? outcome().word() : rating.toString()).append('\n');
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        if (isOpen()) {
            out.append(ending.sentence()).append('\n');
            return;
        }
        String level = level();
        out.append(level.substring(0, 1).toUpperCase(Locale.ROOT)).append(level.substring(1));
        out.append(rating.isRated() ? "" : " (" + ending.reason() + ")");
        String hardest = rating.hardestTitle().orElse("none");
        String uniqueness = task.uniqueness() == LogicTask.Uniqueness.OFF
                ? "not assumed"
                : task.uniqueness().text();
        out.append(": score ").append(Phrases.grouped(rating.score()));
        out.append(" in ").append(Phrases.count(rating.rounds(), "round"));
        if (hasOpenSteps()) {
            out.append(", with ").append(rating.openSteps()).append(" steps open at once on average");
        }
        out.append("; hardest technique: ").append(hardest);
        if (rating.isRaisedByLength()) {
            out.append(", which is ").append(rating.hardestLevel()).append(", raised by one level for the length");
        }
        seEstimate().ifPresent(estimate -> out.append("; about SE ").append(estimate));
        out.append(" (profile ")
                .append(rating.profile())
                .append(", uniqueness ")
                .append(uniqueness)
                .append(")\n");
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(
                outcome().word(),
                isOpen() ? "" : level(),
                isOpen() ? "" : Long.toString(rating.score()),
                isOpen() ? "" : rating.hardestId().orElse(""),
                isOpen() ? "" : Integer.toString(rating.rounds()),
                rating.profile().name(),
                task.uniqueness().text(),
                !isOpen() && hasOpenSteps() ? rating.openSteps().toString() : "",
                seEstimate().map(BigDecimal::toString).orElse(""));
    }

    @Override
    public String message() {
        return ending.message();
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json.put("result", outcome().word());
        if (!isOpen()) {
            json.put("level", level()).put("score", rating.score());
            rating.hardestId().ifPresent(id -> json.put("hardest", id));
            if (rating.isRaisedByLength()) {
                json.put("hardestLevel", rating.hardestLevel().text());
            }
            json.put("rounds", rating.rounds());
            if (hasOpenSteps()) {
                json.put("openSteps", rating.openSteps());
            }
            seEstimate().ifPresent(estimate -> json.put("seEstimate", estimate));
            json.put("solved", rating.isRated());
        }
        json.put("profile", rating.profile().name())
                .put("uniqueness", task.uniqueness().text());
        ending.json(json);
    }

    @Override
    public List<String> messages() {
        return ending.messages();
    }
}
