package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.ShortConflict;
import io.github.sudokusat.logic.find.UnmetRule;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Known;
import io.github.sudokusat.logic.pattern.NetScope;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Scope;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Solves as a person would: takes the first technique of a profile that changes something, and starts again from the top.
 *
 * <p>Works on every layout with up to 64 digits whose rules are pairs of cells that must differ or named rules. Techniques use all houses of the
 * layout; those that need rows, columns and boxes use only these. Techniques that assume a single solution are left out unless
 * {@link #withUniqueness} admits them. Immutable and safe for use by several threads; build one for a layout and keep it.
 *
 * <p>Limits apply to each call separately, and are polled while techniques search; a {@linkplain Limits#withMaxWork limit on the work} has no effect.
 * Without limits only an interrupt stops a call. For limits on one call use {@link #withLimits}, which costs nothing.
 *
 * <pre>{@code
 * LogicSolver solver = LogicSolver.of(Layout.classic());
 * CandidateGrid position = solver.start(puzzle);
 * solver.next(position).findFirst().ifPresent(step -> System.out.println(step.text()));
 * }</pre>
 */
public final class LogicSolver {

    /** The nets that are spent on refuting a candidate that is known to be false; more would make no chain that anyone reads. */
    private static final int MOST_CASES = 2000;

    private static final Set<Class<? extends Rule>> KNOWN_RULES = Set.of(MustDiffer.class, NamedRule.class);

    private final CandidateLayout tables;
    private final Geometry geometry;
    private final Profile profile;
    private final boolean assumeUnique;
    private final Known known;

    private final Limits limits;
    private final List<Finder> finders;

    private LogicSolver(
            CandidateLayout tables,
            Geometry geometry,
            Profile profile,
            boolean assumeUnique,
            Known known,
            Limits limits,
            List<Finder> finders) {
        this.tables = tables;
        this.geometry = geometry;
        this.profile = profile;
        this.assumeUnique = assumeUnique;
        this.known = known;
        this.limits = limits;
        this.finders = finders;
    }

    /**
     * Creates a solver with the full profile that does not assume a single solution.
     *
     * @param layout the layout
     * @return the solver
     * @throws IllegalArgumentException if the layout is not {@linkplain #supports supported}
     */
    public static LogicSolver of(Layout layout) {
        if (!supports(layout)) {
            layout.requireKnownRules("the logic solver", KNOWN_RULES);
            throw new IllegalArgumentException(
                    "logic works up to side " + Geometry.MAX_SIDE + ", but the layout is " + layout);
        }
        Profile full = Profile.full();
        Geometry geometry = new Geometry(layout);
        return new LogicSolver(
                layout.statedRules().isEmpty() ? geometry.tables : CandidateLayout.of(layout),
                geometry,
                full,
                false,
                Known.NOTHING,
                Limits.none(),
                finders(full, false));
    }

    private static List<Finder> finders(Profile profile, boolean assumeUnique) {
        return profile.techniques().stream()
                .filter(technique -> assumeUnique || !technique.assumesUniqueness())
                .map(Finders::of)
                .toList();
    }

    /**
     * Whether there is a solver for a layout.
     *
     * @param layout the layout
     * @return false for sides above 64 and for layouts with a rule other than pairs of cells that must differ and named rules
     */
    public static boolean supports(Layout layout) {
        return layout.side() <= Geometry.MAX_SIDE
                && layout.unknownRule(KNOWN_RULES).isEmpty();
    }

    /**
     * This solver with other techniques.
     *
     * @param other the profile
     * @return the new solver
     */
    public LogicSolver withProfile(Profile other) {
        return new LogicSolver(tables, geometry, other, assumeUnique, known, limits, finders(other, assumeUnique));
    }

    /**
     * This solver with or without the techniques that assume a single solution.
     *
     * @param assume true if the puzzles are known to be proper and every removed candidate follows from their givens
     * @return the new solver
     */
    public LogicSolver withUniqueness(boolean assume) {
        return new LogicSolver(tables, geometry, profile, assume, known, limits, finders(profile, assume));
    }

    /**
     * This solver for positions of one puzzle. Techniques that assume a single solution and use placed cells need to know which of these are given,
     * and find nothing otherwise.
     *
     * @param puzzle the givens
     * @return the new solver
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public LogicSolver withGivens(Grid puzzle) {
        requireLayout(puzzle, "puzzle");
        return with(known.withGivens(puzzle));
    }

    /**
     * This solver for positions of one puzzle with a known solution. What techniques find stays the same, but they need not try to refute candidates of
     * that solution, which saves a third of the time of a rating with nested nets. In positions that have lost one of these candidates it is of no use,
     * and not used.
     *
     * @param grid a solution of the puzzle, also by its rules; it may be one of several
     * @return the new solver
     * @throws IllegalArgumentException if the grid has another layout or is not {@linkplain Grid#isSolved solved}
     */
    public LogicSolver withSolution(Grid grid) {
        requireLayout(grid, "solution");
        if (!grid.isSolved()) {
            throw new IllegalArgumentException(
                    "solution must have a digit in each cell and obey all rules, but is " + grid);
        }
        return with(known.withSolution(grid));
    }

    private void requireLayout(Grid grid, String name) {
        if (!grid.layout().equals(tables.layout())) {
            throw new IllegalArgumentException(
                    name + " must be on the layout " + tables.layout() + ", but is on " + grid.layout());
        }
    }

    private LogicSolver with(Known value) {
        return new LogicSolver(tables, geometry, profile, assumeUnique, value, limits, finders);
    }

    /**
     * This solver with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new solver
     */
    public LogicSolver withLimits(Limits value) {
        Objects.requireNonNull(value, "value");
        return new LogicSolver(tables, geometry, profile, assumeUnique, known, value, finders);
    }

    /**
     * The techniques.
     *
     * @return the profile
     */
    public Profile profile() {
        return profile;
    }

    /**
     * The limits of each call.
     *
     * @return the limits
     */
    public Limits limits() {
        return limits;
    }

    /**
     * The position that a puzzle's givens leave.
     *
     * @param puzzle a grid of the solver's layout; it may have conflicts
     * @return a new candidate grid
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public CandidateGrid start(Grid puzzle) {
        return CandidateGrid.of(tables, puzzle);
    }

    /**
     * The position that a puzzle leaves: its own candidates if it has some, such as pencil marks that were read, else those that its digits leave.
     *
     * @param puzzle a puzzle of the solver's layout; it may have conflicts
     * @return a new candidate grid
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public CandidateGrid start(Puzzle puzzle) {
        requireLayout(puzzle.grid(), "puzzle");
        return puzzle.toCandidates(tables);
    }

    /**
     * The next step: one of the smallest of the first technique that changes something; of chains through candidates, one that removes most among those
     * about as short as the shortest; of what named rules remove, the smallest together with all that the same rule removes besides.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @return the step, or none if no technique changes anything, or the position is solved or contradictory; or that the search was stopped
     * @throws IllegalArgumentException if the position has another layout
     */
    public StepsResult next(CandidateGrid position) {
        Watch watch = limits.watch();
        return result(path(watch).find(position, Wanted.FIRST), watch);
    }

    /**
     * The next step in a chosen cell: one of the smallest steps that place a digit there or remove a candidate from it, of the first technique that
     * has one. Steps in other cells are ignored, even if they are simpler or would have to come first.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @param cell the cell
     * @return the step, or none if the cell has its digit, or no technique changes anything in it; or that the search was stopped
     * @throws IllegalArgumentException if the position has another layout, or the cell is outside the grid
     */
    public StepsResult next(CandidateGrid position, Cell cell) {
        geometry.requireLayout(position);
        int side = tables.layout().side();
        if (cell.row() >= side || cell.column() >= side) {
            throw new IllegalArgumentException("cell must be within side " + side + ", but is " + cell);
        }
        if (position.digit(cell.number(side)) != 0) {
            return new StepsResult.Complete(List.of());
        }
        Watch watch = limits.watch();
        for (Technique technique : profile.techniques()) {
            Step smallest = null;
            for (Step step : all(position, List.of(technique), cell.number(side), watch)) {
                if (step.changedCells().contains(cell) && (smallest == null || step.size() < smallest.size())) {
                    smallest = step;
                }
            }
            if (watch.isStopped()) {
                return result(List.of(), watch);
            }
            if (smallest != null) {
                return new StepsResult.Complete(List.of(smallest));
            }
        }
        return new StepsResult.Complete(List.of());
    }

    /**
     * The next round: all of the smallest steps of the first technique that changes something. Their joint effect is the same for all puzzles that
     * differ only by the names of digits and the places of rows, columns, bands and stacks.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @return the steps, all of one technique and one size, no two with the same conclusion, or none as for {@link #next(CandidateGrid)}; or that the
     *     search was stopped
     * @throws IllegalArgumentException if the position has another layout
     */
    public StepsResult nextRound(CandidateGrid position) {
        Watch watch = limits.watch();
        return result(path(watch).find(position, Wanted.SMALLEST), watch);
    }

    /**
     * A search along a path, for callers that take one round after the other, as one phase of a computation whose phases share a watch.
     *
     * @param watch stops the search, whatever the limits of this solver; polled every few milliseconds or more often
     * @return a new search
     */
    public PathSearch path(Watch watch) {
        return new PathSearch(geometry, known, finders, watch);
    }

    /**
     * Why rules cannot be obeyed in a position, if that is seen at once: the arithmetic of one of them, what its cells cannot be, or an equation that
     * several give together.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @param symbols how digits are written
     * @return one line of English without a full stop, such as {@code row 1 sums to 45; the 4 cages there sum to 12+12+12+12=48}; empty if
     *     nothing like that shows that they cannot
     * @throws IllegalArgumentException if the position has another layout
     */
    public Optional<String> unmetRule(CandidateGrid position, DigitSymbols symbols) {
        geometry.requireLayout(position);
        return position.isContradictory()
                ? Optional.empty()
                : UnmetRule.text(new Position(geometry, position, known), symbols);
    }

    /**
     * What follows from the rules of a position up to a contradiction, if it takes a few conclusions, each of which a reader can check.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @param symbols how digits are written
     * @return one line of English without a full stop; empty if there is no contradiction, or it takes more to say why
     * @throws IllegalArgumentException if the position has another layout
     */
    public Optional<String> shortConflict(CandidateGrid position, DigitSymbols symbols) {
        geometry.requireLayout(position);
        return position.isContradictory()
                ? Optional.empty()
                : ShortConflict.text(new Position(geometry, position, known), symbols);
    }

    private static StepsResult result(List<Step> steps, Watch watch) {
        StopReason reason = watch.reason().orElse(null);
        return reason == null ? new StepsResult.Complete(steps) : new StepsResult.Stopped(steps, reason);
    }

    /**
     * Every step that the techniques of the profile offer in a position; none is applied.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @return the steps by technique, in the profile's order; of several with the same technique and conclusion, one of the smallest. If the search
     *     was stopped, the steps of the techniques that had finished
     * @throws IllegalArgumentException if the position has another layout
     */
    public StepsResult all(CandidateGrid position) {
        return all(position, profile.techniques());
    }

    /**
     * Every step that given techniques offer in a position; none is applied. There are too many chains to list, so only the shortest between each
     * pair of ends is included. Patterns that can be described in several ways are included in each: by the digit that is placed and by what is
     * removed from its cell, with and without the candidates that are removed from the pattern's own cells.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @param techniques the techniques, whether or not the profile has them; those that assume a single solution find nothing unless the solver
     *     assumes one, too
     * @return the steps by technique, in the given order; of several with the same technique and conclusion, one of the smallest. If the search was
     *     stopped, the steps of the techniques that had finished
     * @throws IllegalArgumentException if the position has another layout
     */
    public StepsResult all(CandidateGrid position, Collection<Technique> techniques) {
        geometry.requireLayout(position);
        Watch watch = limits.watch();
        return result(all(position, techniques, StepCollector.ANY_CELL, watch), watch);
    }

    private List<Step> all(CandidateGrid position, Collection<Technique> techniques, int cell, Watch watch) {
        List<Step> steps = new ArrayList<>();
        if (!position.isContradictory() && !position.isSolved()) {
            Position view = new Position(geometry, position, known);
            for (Technique technique : techniques) {
                if (assumeUnique || !technique.assumesUniqueness()) {
                    StepCollector collector = new StepCollector(Wanted.ALL, watch, cell);
                    Finders.of(technique).find(view, collector);
                    if (watch.isStopped()) {
                        return steps;
                    }
                    steps.addAll(collector.steps());
                }
            }
        }
        return steps;
    }

    /**
     * A step by trial, for where no technique applies: a candidate is assumed and refuted, in as many cases as it takes. The techniques of the profile do
     * not matter. For a puzzle with one solution there is always such a step, but the work may be too much.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @param cell the cell of the candidate; null for any
     * @return a forcing net or a nested one; none if nothing was refuted with a reasonable effort, or the position is solved or contradictory; or that the
     *     search was stopped
     * @throws IllegalArgumentException if the position has another layout
     */
    public StepsResult trial(CandidateGrid position, @Nullable Cell cell) {
        geometry.requireLayout(position);
        Watch watch = limits.watch();
        if (position.isContradictory() || position.isSolved()) {
            return result(List.of(), watch);
        }
        Step step = Trial.any(new Position(geometry, position, known), cell, watch);
        return result(step == null ? List.of() : List.of(step), watch);
    }

    /**
     * Refutes a candidate by some constraints, from which it is known to follow that it is false.
     *
     * @param position a candidate grid of the solver's layout, which is not changed
     * @param candidate a candidate of an open cell
     * @param scope the constraints that may be used
     * @return a forcing net or a nested one; empty if the chains of singles that refute it would be too many, or a limit was reached
     * @throws IllegalArgumentException if the position has another layout or is contradictory
     */
    public Optional<Step> refute(CandidateGrid position, Candidate candidate, Scope scope) {
        geometry.requireLayout(position);
        if (position.isContradictory()) {
            throw new IllegalArgumentException("position must not be contradictory");
        }
        int side = tables.layout().side();
        return Optional.ofNullable(Trial.of(
                new Position(geometry, position, known),
                candidate.cell().number(side) * side + candidate.digit() - 1,
                NetScope.of(scope, geometry),
                MOST_CASES,
                limits.watch()));
    }

    /**
     * Applies steps one after the other until the grid is finished or no technique changes anything.
     *
     * @param start a candidate grid of the solver's layout, which is not changed
     * @return the path
     * @throws IllegalArgumentException if the position has another layout
     */
    public LogicPath solve(CandidateGrid start) {
        return solve(start, Integer.MAX_VALUE);
    }

    /**
     * Applies steps one after the other, up to a number of them.
     *
     * @param start a candidate grid of the solver's layout, which is not changed
     * @param most the largest number of steps to take, 0 or more
     * @return the path; {@linkplain SolvingPath.End#UNFINISHED unfinished} if it has that many steps and they do not solve the grid
     * @throws IllegalArgumentException if the position has another layout, or {@code most} is negative
     */
    public LogicPath solve(CandidateGrid start, int most) {
        geometry.requireLayout(start);
        if (most < 0) {
            throw new IllegalArgumentException("most must be 0 or more, but is " + most);
        }
        Watch watch = limits.watch();
        PathSearch path = path(watch);
        CandidateGrid position = start.copy();
        List<Step> steps = new ArrayList<>();
        while (!watch.isStopped()) {
            if (steps.size() >= most && !position.isSolved() && !position.isContradictory()) {
                return new LogicPath(profile, steps, position, SolvingPath.End.UNFINISHED, null);
            }
            List<Step> next = path.find(position, Wanted.FIRST);
            if (!next.isEmpty()) {
                steps.add(next.get(0));
                apply(next.get(0), position);
            } else if (!watch.isStopped()) {
                return new LogicPath(profile, steps, position, end(position), null);
            }
        }
        StopReason reason = watch.reason().orElseThrow();
        return new LogicPath(profile, steps, position, SolvingPath.End.STOPPED, reason);
    }

    /**
     * The reason why there is no next step.
     *
     * @param position a position in which a complete search found no step
     * @return {@link SolvingPath.End#CONTRADICTION}, {@link SolvingPath.End#SOLVED} or {@link SolvingPath.End#STUCK}
     */
    public static SolvingPath.End end(CandidateGrid position) {
        if (position.isContradictory()) {
            return SolvingPath.End.CONTRADICTION;
        }
        return position.isSolved() ? SolvingPath.End.SOLVED : SolvingPath.End.STUCK;
    }

    /**
     * Applies a step.
     *
     * @param step the step, whose candidates may already have been removed
     * @param position the candidate grid to change
     * @return false if that led to a contradiction
     * @throws IllegalStateException if the position is contradictory already
     */
    public static boolean apply(Step step, CandidateGrid position) {
        return apply(step.placements(), step.eliminations(), position);
    }

    /** Applies what one or more steps change. */
    static boolean apply(List<Candidate> placements, List<Candidate> eliminations, CandidateGrid position) {
        int side = position.layout().side();
        for (Candidate placement : placements) {
            if (!position.place(placement.cell().number(side), placement.digit())) {
                return false;
            }
        }
        for (Candidate elimination : eliminations) {
            if (!position.remove(elimination.cell().number(side), elimination.digit())) {
                return false;
            }
        }
        return true;
    }

    /**
     * The solver for messages and debugging.
     *
     * @return its layout and the name of its profile
     */
    @Override
    public String toString() {
        return "LogicSolver[" + tables.layout() + ", profile " + profile + "]";
    }
}
