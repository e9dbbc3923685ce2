package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The steps through a puzzle, and where they end.
 *
 * @param task the puzzle
 * @param path the steps
 * @param further how those steps were found, by index from 0, for which no technique of the profile applied
 * @param range the steps that are shown
 * @param ending how it ends
 * @param solution the solution, found by logic or by a search; null if there is none yet
 * @param engine the engine that searched for the rest; null if none was requested
 */
public record ExplainedPath(
        LogicTask task,
        LogicPath path,
        Map<Integer, FurtherStep.Means> further,
        StepRange range,
        LogicOutcome ending,
        @Nullable Grid solution,
        @Nullable String engine)
        implements Answer {

    public static final List<String> COLUMNS =
            List.of("result", "solved", "steps", "pathScore", "hardest", "profile", "uniqueness", "solution");

    /** The number of trials on a path after which no smallest explanation is sought before a trial: each search in vain takes up to some seconds. */
    private static final int MOST_VAIN = 3;

    /** Takes the steps of a range, and those before it; none of a puzzle that is known to have no solution, because the reason for that says more. */
    public static ExplainedPath of(LogicTask task, StepRange range) {
        return task.isUnsolvable() ? unsolvable(task, range) : solvable(task, range);
    }

    private static ExplainedPath unsolvable(LogicTask task, StepRange range) {
        LogicPath none = task.solver().solve(task.position(), 0);
        LogicOutcome ending = LogicOutcome.unsolvable(task.puzzle().conflicts(task.position()));
        return new ExplainedPath(task, none, Map.of(), range, ending, null, null);
    }

    private static ExplainedPath solvable(LogicTask task, StepRange range) {
        LogicPath path = task.solver().solve(task.position(), range.last());
        Map<Integer, FurtherStep.Means> further = new TreeMap<>();
        int trials = 0;
        while (path.end() == SolvingPath.End.STUCK && path.steps().size() < range.last()) {
            FurtherStep more = trials < MOST_VAIN
                    ? FurtherMeans.next(task, path.position(), null)
                    : FurtherMeans.nextWithoutSmallest(task, path.position());
            if (more == null) {
                break;
            }
            int count = path.steps().size();
            further.put(count, more.means());
            trials += more.means() == FurtherStep.Means.TRIAL ? 1 : 0;
            CandidateGrid after = path.position().copy();
            LogicSolver.apply(more.step(), after);
            path = path.followedBy(more.step(), task.solver().solve(after, range.last() - count - 1));
        }
        CandidateGrid reached = path.position();
        StopReason stop =
                path.stopReason().orElse(path.end() == SolvingPath.End.STUCK ? FurtherMeans.stopReason(task) : null);
        LogicOutcome ending = LogicOutcome.of(task, path.end(), stop, reached);
        Grid solution = ending.end() == SolvingPath.End.SOLVED ? reached.toGrid() : null;
        return new ExplainedPath(task, path, further, range, ending, solution, null);
    }

    /** This path with another reason why it ends. */
    public ExplainedPath withEnding(LogicOutcome value) {
        return new ExplainedPath(task, path, further, range, value, solution, engine);
    }

    /** This path and, if logic is stuck, the rest of the grid by a search. */
    public ExplainedPath finished() {
        if (ending.end() != SolvingPath.End.STUCK) {
            return this;
        }
        SolveResult rest = task.search().solve(Puzzle.of(path.position()));
        String engineName = task.search().engine().name();
        return new ExplainedPath(
                task, path, further, range, ending.after(rest), LogicOutcome.solution(rest), engineName);
    }

    @Override
    public ExplainedPath withReason(SatSolver solver, Limits limits) {
        return withEnding(ending.withReason(task, solver, limits));
    }

    @Override
    public Outcome outcome() {
        return ending.outcome();
    }

    private List<Step> shown() {
        return range.of(path.steps()).stream().map(task::worded).toList();
    }

    /**
     * A step that is shown.
     *
     * @param step the step
     * @param means how it was found if no technique of the profile applied; else null
     */
    private record Told(Step step, FurtherStep.@Nullable Means means) {}

    private List<Told> told() {
        List<Told> told = new ArrayList<>();
        for (Step step : shown()) {
            told.add(new Told(step, further.get(range.first() - 1 + told.size())));
        }
        return told;
    }

    private String hardest() {
        return path.hardest().map(Technique::id).orElse("");
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        for (Step step : shown()) {
            out.append(step.text()).append('\n');
        }
        if (!path.isSolved() || path.steps().isEmpty()) {
            out.append(outcome().word()).append('\n');
        }
        if (solution != null && engine != null) {
            out.append(rendering.grid(solution)).append('\n');
        }
    }

    @Override
    public void library(Rendering rendering, StringBuilder out) {
        if (!range.of(path.steps()).isEmpty()) {
            HodokuLines.appendRules(task.position().layout(), out);
        }
        CandidateGrid position = task.position().copy();
        int number = 1;
        for (Step step : path.steps()) {
            if (range.contains(number++)) {
                HodokuLines.append(task.worded(step), position, task.givens(), out);
            }
            LogicSolver.apply(step, position);
        }
        if (!path.isSolved()) {
            Answer.comment(outcome().word(), out);
        }
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        List<Step> shown = shown();
        CandidateGrid position = task.position().copy();
        List<Step> before =
                path.steps().subList(0, Math.min(range.first() - 1, path.steps().size()));
        before.forEach(step -> LogicSolver.apply(step, position));
        Steps.numbered(
                range.first(), shown, Step::text, (step, indent) -> more(step, indent, position, rendering, out), out);
        out.append(shown.isEmpty() || range.isPart() ? "" : "\n").append(closing());
        if (solution != null) {
            out.append('\n')
                    .append(rendering.picture(task.puzzle().grid(), solution))
                    .append('\n');
        }
    }

    /** Appends what is below the sentence of a step: refutations and, of a part of the path, its picture; takes the step in the position then. */
    private void more(Step step, String indent, CandidateGrid position, Rendering rendering, StringBuilder out) {
        Refutations.append(step, indent, out);
        if (range.isPart()) {
            out.append('\n').append(StepPicture.of(position, step, rendering)).append('\n');
            LogicSolver.apply(step, position);
        }
    }

    /** How the path ends, as a sentence. */
    public String sentence() {
        if (path.isSolved()) {
            return "Solved by logic alone.";
        }
        boolean isOpen = ending.end() == SolvingPath.End.UNFINISHED;
        return isOpen || path.steps().isEmpty() ? ending.sentence() : ending.sentence("Logic");
    }

    /** How many steps are beyond the profile, and by which means they were found; empty if none is. */
    private String beyond() {
        if (further.isEmpty()) {
            return "";
        }
        List<String> means = new ArrayList<>();
        for (FurtherStep.Means one : FurtherStep.Means.values()) {
            long count = further.values().stream().filter(one::equals).count();
            if (count > 0) {
                means.add(Phrases.count(count, one.noun()));
            }
        }
        int all = path.steps().size();
        int count = further.size();
        String which = count == all
                ? (all == 1 ? "the step is" : "all steps are")
                : count + " of the " + all + " steps " + (count == 1 ? "is" : "are");
        return which + " beyond profile " + task.profile() + ": " + String.join(", ", means);
    }

    /** The sentences after the steps. */
    private String closing() {
        StringBuilder text = new StringBuilder(sentence());
        if (!path.steps().isEmpty()) {
            text.append(' ').append(ending.steps(path.steps().size()));
            text.append("; score of this path: ").append(Phrases.grouped(path.score()));
            text.append("; hardest technique: ")
                    .append(path.hardest().map(Technique::title).orElse(""))
                    .append('.');
        }
        if (!further.isEmpty()) {
            text.append('\n').append(Phrases.capital(beyond())).append('.');
        }
        if (solution != null && engine != null) {
            text.append(" The rest was found by search.");
        } else if (!ending.advice().isEmpty()) {
            text.append('\n').append(Phrases.capital(ending.advice())).append('.');
        }
        return text.append('\n').toString();
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(
                outcome().word(),
                Boolean.toString(path.isSolved()),
                Steps.csv(shown()),
                Long.toString(path.score()),
                hardest(),
                task.profile().name(),
                task.uniqueness().text(),
                solution == null ? "" : rendering.grid(solution));
    }

    @Override
    public String message() {
        return ending.message();
    }

    @Override
    public void json(Rendering rendering, JsonObject json) {
        json(rendering, json, (step, inner) -> {});
    }

    /** Writes the keys, with more of them for each step. */
    public void json(Rendering rendering, JsonObject json, BiConsumer<Step, JsonObject> more) {
        json.put("result", outcome().word()).put("solved", path.isSolved());
        range.json(json);
        BiConsumer<Told, JsonObject> writer = (one, inner) -> {
            StepJson.write(one.step(), inner);
            if (one.means() != null) {
                inner.put("means", one.means().text());
            }
            more.accept(one.step(), inner);
        };
        json.put("steps", told(), writer).put("pathScore", path.score());
        path.hardest().ifPresent(technique -> json.put("hardest", technique.id()));
        json.put("profile", task.profile().name())
                .put("uniqueness", task.uniqueness().text());
        ending.json(solution == null ? null : rendering.grid(solution), () -> task.line(path.position()), json);
    }

    @Override
    public List<String> messages() {
        List<String> messages = new ArrayList<>(range.messages(path.steps().size(), ending));
        if (!further.isEmpty()) {
            messages.add(beyond());
        }
        if (range.of(path.steps()).stream().anyMatch(step -> !step.refutations().isEmpty())) {
            messages.add(Refutations.ELSEWHERE);
        }
        return messages;
    }
}
