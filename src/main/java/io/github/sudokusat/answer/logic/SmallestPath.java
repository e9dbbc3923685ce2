package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PositionLine;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.prove.deduction.Deduction;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.prove.deduction.DeductionPath;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A path of steps with the fewest constraints through a puzzle, and where it ends.
 *
 * @param puzzle the puzzle
 * @param start where the path begins; not modified
 * @param path the steps
 * @param range the steps that are shown
 * @param ending how it ends
 * @param solution the solution, found by the steps or by a search; null if there is none yet
 * @param isFinished whether a search for the rest was requested
 */
public record SmallestPath(
        PuzzleInContext puzzle,
        CandidateGrid start,
        DeductionPath path,
        StepRange range,
        LogicOutcome ending,
        @Nullable Grid solution,
        boolean isFinished)
        implements Answer {

    public static final List<String> COLUMNS =
            List.of("result", "solved", "steps", "mostConstraints", "smallest", "solution");

    /** The reason why no further step follows. */
    private static final String STUCK = "nothing more follows; there are several solutions";

    /** Takes the steps of a range, and those before it, in the tables of a puzzle's layout. */
    public static SmallestPath of(
            PuzzleInContext puzzle, CandidateLayout tables, DeductionFinder finder, StepRange range) {
        CandidateGrid position = puzzle.position(tables);
        DeductionPath path = finder.path(position, range.last());
        LogicOutcome ending = switch (path.end()) {
            case SOLVED -> LogicOutcome.solved();
            case STUCK -> LogicOutcome.stuck(STUCK);
            case UNFINISHED -> LogicOutcome.unfinished();
            case CONTRADICTION -> LogicOutcome.unsolvable(puzzle.conflicts(position));
            case STOPPED -> LogicOutcome.stopped(path.stopReason().orElse(StopReason.TIME_LIMIT));
        };
        Grid solution = path.isSolved() ? path.position().toGrid() : null;
        return new SmallestPath(puzzle, position, path, range, ending, solution, false);
    }

    /** This path and, if nothing more follows, the rest of the grid by a search. */
    public SmallestPath finished(SudokuSolver search) {
        if (path.end() != SolvingPath.End.STUCK) {
            return this;
        }
        SolveResult rest = search.solve(Puzzle.of(path.position()));
        return new SmallestPath(puzzle, start, path, range, ending.after(rest), LogicOutcome.solution(rest), true);
    }

    @Override
    public SmallestPath withReason(SatSolver solver, Limits limits) {
        LogicOutcome explained = ending.withReason(puzzle, start, solver, limits);
        return new SmallestPath(puzzle, start, path, range, explained, solution, isFinished);
    }

    @Override
    public Outcome outcome() {
        return ending.outcome();
    }

    /** The steps that are shown, each with the chain of singles that shows why it holds, if it needs one. */
    private List<Unfolded.Told> told() {
        return Unfolded.of(start, path.steps(), range, true);
    }

    private List<String> texts() {
        return Unfolded.of(start, path.steps(), range, false).stream()
                .map(step -> step.text(puzzle.symbols()))
                .toList();
    }

    @Override
    public void line(Rendering rendering, StringBuilder out) {
        texts().forEach(text -> out.append(text).append('\n'));
        if (!path.isSolved() || path.steps().isEmpty()) {
            out.append(outcome().word()).append('\n');
        }
        if (solution != null && isFinished) {
            out.append(rendering.grid(solution)).append('\n');
        }
    }

    @Override
    public void picture(Rendering rendering, StringBuilder out) {
        List<Unfolded.Told> told = told();
        CandidateGrid position = start.copy();
        path.steps().stream().limit(range.first() - 1L).forEach(step -> Unfolded.apply(step, position));
        Steps.numbered(
                range.first(),
                told,
                one -> one.text(puzzle.symbols()),
                (one, indent) -> more(one, indent, position, rendering, out),
                out);
        out.append(told.isEmpty() || range.isPart() ? "" : "\n").append(closing());
        if (solution != null) {
            out.append('\n').append(rendering.picture(puzzle.grid(), solution)).append('\n');
        }
    }

    /** Appends what shows a step and, of a part of the path, its picture; makes the step in the position then. */
    private void more(
            Unfolded.Told told, String indent, CandidateGrid position, Rendering rendering, StringBuilder out) {
        told.chain().ifPresent(step -> chain(step, indent, out));
        if (range.isPart()) {
            StepMarks marks = StepMarks.of(told.step(), position.layout().side());
            out.append('\n').append(StepPicture.of(position, marks, rendering)).append('\n');
            Unfolded.apply(told.step(), position);
        }
    }

    /** Appends what shows a step, and the refutations within it. */
    private void chain(Step step, String indent, StringBuilder out) {
        Step worded = step.withSymbols(puzzle.symbols());
        out.append(indent).append(Phrases.capital(worded.withoutTitle())).append('\n');
        Refutations.append(worded, indent + "  ", out);
    }

    /** The sentences after the steps. */
    private String closing() {
        int count = path.steps().size();
        if (count == 0) {
            return ending.sentence() + "\n";
        }
        return beginning()
                + " " + ending.steps(count)
                + (count == 1 ? " using " : ", each using at most ")
                + Phrases.count(path.mostConstraints(), "constraint")
                + (path.isSmallest() ? ", the fewest possible." : "; " + aboutOthers("it", "steps") + ".")
                + (solution != null && isFinished ? " The rest was found by search.\n" : "\n");
    }

    private String beginning() {
        return switch (ending.end()) {
            case SOLVED -> "Solved.";
            case UNFINISHED -> "More steps follow.";
            default -> ending.sentence("The path");
        };
    }

    /** A remark on steps that were not proved to have the fewest constraints, with words for a single step and for all of several. */
    private String aboutOthers(String theOnlyStep, String steps) {
        int count = path.steps().size();
        long others = path.steps().stream().filter(step -> !step.isSmallest()).count();
        String which;
        if (count == 1) {
            which = theOnlyStep;
        } else {
            which = (others == count ? "each" : others == 1 ? "one" : others) + " of the " + steps;
        }
        return which + " might be possible with fewer constraints";
    }

    @Override
    public List<String> csv(Rendering rendering) {
        return List.of(
                outcome().word(),
                Boolean.toString(path.isSolved()),
                String.join(" | ", texts()),
                Integer.toString(path.mostConstraints()),
                Boolean.toString(path.isSmallest()),
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
    public void json(Rendering rendering, JsonObject json, BiConsumer<Deduction, JsonObject> more) {
        BiConsumer<Unfolded.Told, JsonObject> writer = (one, inner) -> {
            DeductionJson.write(one, puzzle.symbols(), inner);
            more.accept(one.step(), inner);
        };
        json.put("result", outcome().word()).put("solved", path.isSolved());
        range.json(json);
        json.put("steps", told(), writer).put("mostConstraints", path.mostConstraints());
        if (!ending.hasConflictSet()) {
            json.put("smallest", path.isSmallest());
        }
        ending.json(solution == null ? null : rendering.grid(solution), this::position, json);
    }

    private Optional<String> position() {
        Grid givens = puzzle.hasPlayersMarks() ? Grid.empty(puzzle.grid().layout()) : puzzle.givens();
        return PositionLine.of(path.position(), givens, puzzle.symbols());
    }

    @Override
    public List<String> messages() {
        List<String> messages = new ArrayList<>();
        if (!path.isSmallest()) {
            messages.add(aboutOthers("the step", Phrases.count(path.steps().size(), "step")));
        }
        messages.addAll(range.messages(path.steps().size(), ending));
        if (range.of(path.steps()).stream().anyMatch(Unfolded::isDeep)) {
            messages.add("the chains that show steps of " + Unfolded.LEAST_CONSTRAINTS
                    + " constraints or more are in the formats picture and json");
        }
        return messages;
    }
}
