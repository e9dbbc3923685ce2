package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.engine.Search.Status;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.ClauseGroup;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatStatistics;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of a search: a puzzle with the digits chosen so far, and the formula that finds its solutions one after another.
 *
 * <p>Its states are: not begun; formula and session created and loaded, or the solution known from propagation alone; a solution found and not yet
 * blocked; released. A cube that has not begun costs no more than its grid and the solutions that it inherits.
 */
final class Cube {

    private final CdclEngine engine;
    private final CdclEngine.Prepared prepared;
    private final Watch watch;
    private final Grid puzzle;
    /** The candidates to which solutions are restricted, or null if only the puzzle's digits are given. */
    private final @Nullable CandidateGrid given;
    /** Solutions that must not be found again, including this cube's own. */
    private final List<Grid> known;

    private @Nullable SudokuCnf formula;
    /** The givens, if they are not in the formula. */
    private int[] assumed = {};

    private @Nullable SatSession session;
    private @Nullable ClauseGroup blocked;
    private @Nullable Model model;
    private @Nullable Grid solution;
    private SatStatistics before = SatStatistics.NONE;
    private SatStatistics after = SatStatistics.NONE;
    private CdclEngine.@Nullable KeptSession kept;

    Cube(CdclEngine engine, Watch watch, Puzzle puzzle) {
        this(
                engine,
                engine.prepare(puzzle.layout()),
                watch,
                puzzle.grid(),
                puzzle.hasCandidates() ? puzzle.toCandidates() : null,
                new ArrayList<>());
    }

    private Cube(
            CdclEngine engine,
            CdclEngine.Prepared prepared,
            Watch watch,
            Grid puzzle,
            @Nullable CandidateGrid given,
            List<Grid> known) {
        this.engine = engine;
        this.prepared = prepared;
        this.watch = watch;
        this.puzzle = puzzle;
        this.given = given;
        this.known = known;
    }

    /** Whether the formula excludes at least a number of solutions. */
    boolean excludes(int solutions) {
        return formula != null && known.size() >= solutions;
    }

    /** The work of the solver in this cube. */
    SatStatistics work() {
        return after.minus(before);
    }

    /** Searches for the first solution. */
    Status begin(long maxConflicts) {
        CdclOptions options = engine.options();
        Propagation.Depth depth = options.propagation();
        if (given == null && options.assumesGivens()) {
            assumed = prepared.shared().assumptions(puzzle);
            return load(prepared.shared(), maxConflicts);
        }
        if (given == null
                && (depth == Propagation.Depth.NONE || options.encoding().clues() != ClueHandling.REDUCED)) {
            return load(prepared.encoder().encode(Puzzle.of(puzzle)), maxConflicts);
        }
        CandidateGrid candidates = given == null ? CandidateGrid.full(prepared.candidates()) : given;
        PropagationOutcome outcome = given == null
                ? candidates.placeAll(puzzle, watch)
                : candidates.isContradictory() ? PropagationOutcome.CONTRADICTION : PropagationOutcome.DONE;
        if (outcome == PropagationOutcome.DONE) {
            outcome = Propagation.run(candidates, depth, watch);
        }
        if (outcome != PropagationOutcome.DONE) {
            return outcome == PropagationOutcome.STOPPED ? Status.STOPPED : Status.EXHAUSTED;
        }
        if (candidates.isSolved()) {
            Grid only = candidates.toGrid();
            if (known.contains(only)) {
                return Status.EXHAUSTED;
            }
            solution = only;
            return Status.FOUND;
        }
        return load(prepared.encoder().encode(Puzzle.of(puzzle, candidates)), maxConflicts);
    }

    /** Excludes the solution that was found, so that {@link #next} or the parts find others. */
    void exclude() {
        Grid found = solution();
        known.add(found);
        model = null;
        solution = null;
    }

    /** Searches for a further solution, after {@link #exclude}. */
    Status next(long maxConflicts) {
        SudokuCnf cnf = formula;
        SatSession open = session;
        if (cnf == null || open == null || !block(cnf, open, known.get(known.size() - 1))) {
            return Status.EXHAUSTED;
        }
        return solve(open, maxConflicts);
    }

    /** Puts the formula into a session, new or kept, and solves it. */
    private Status load(SudokuCnf cnf, long maxConflicts) {
        formula = cnf;
        if ((cnf.hasAuxiliaryVariables() && !cnf.measure(watch)) || !fits(cnf)) {
            return Status.STOPPED;
        }
        boolean keep = given == null && engine.keepsSessions();
        CdclEngine.KeptSession idle = keep ? prepared.takeIdle() : null;
        SatSession open = idle == null
                ? engine.solver().open(cnf.variables(), engine.options().session())
                : idle.session;
        session = open;
        before = open.statistics();
        after = before;
        if (idle == null && !cnf.writeTo(open, watch)) {
            return Status.STOPPED;
        }
        if (keep) {
            kept = idle == null ? new CdclEngine.KeptSession(open) : idle;
            blocked = new ClauseGroup(open);
        }
        for (Grid earlier : known) {
            if (!block(cnf, open, earlier)) {
                return Status.EXHAUSTED;
            }
        }
        return solve(open, maxConflicts);
    }

    /** Whether the solver can hold the formula; otherwise the watch is stopped. Only formulas that may be too large are measured. */
    private boolean fits(SudokuCnf cnf) {
        long most = engine.solver().mostClauses();
        long pairs = 2L * puzzle.layout().side() * cnf.variables();
        return pairs <= most || cnf.measure(watch, most);
    }

    /** Adds a blocking clause; returns false if the formula leaves no cell open, so that there is no other solution. */
    private boolean block(SudokuCnf cnf, SatSession open, Grid found) {
        int[] clause = withoutAssumed(cnf.blockingClause(found));
        if (clause.length == 0) {
            return false;
        }
        if (blocked == null) {
            open.add(clause, clause.length);
        } else {
            blocked.add(clause, clause.length);
        }
        return true;
    }

    /** A blocking clause without the cells of the givens, which differ in no solution; both name the cells in their order. */
    private int[] withoutAssumed(int[] clause) {
        int kept = 0;
        int next = 0;
        for (int literal : clause) {
            if (next < assumed.length && literal == -assumed[next]) {
                next++;
            } else {
                clause[kept++] = literal;
            }
        }
        return Arrays.copyOf(clause, kept);
    }

    private Status solve(SatSession open, long maxConflicts) {
        Limits limits = watch.limits().withMaxWork(maxConflicts);
        SatResult result = open.solve(limits, assumptions());
        after = open.statistics();
        if (result instanceof SatResult.Sat sat) {
            model = sat.model();
            return Status.FOUND;
        }
        if (result instanceof SatResult.Unknown unknown) {
            watch.stop(unknown.reason());
            return Status.STOPPED;
        }
        return Status.EXHAUSTED;
    }

    private int[] assumptions() {
        if (blocked == null) {
            return assumed;
        }
        int[] all = Arrays.copyOf(assumed, assumed.length + 1);
        all[assumed.length] = blocked.selector();
        return all;
    }

    /** The solution found last. */
    Grid solution() {
        if (solution == null && formula != null && model != null) {
            solution = formula.decode(model, assumed);
        }
        if (solution == null) {
            throw new IllegalStateException("there is no solution to build");
        }
        return solution;
    }

    /**
     * Divides the cube into one for each digit of a cell in which the known solutions differ most; each inherits the known solutions that lie in it.
     * At least two solutions must be known.
     *
     * @return the parts, by digit
     */
    List<Cube> split() {
        int cell = mostDivided();
        List<Cube> parts = new ArrayList<>();
        for (int digit = 1; digit <= puzzle.layout().side(); digit++) {
            if (isOpen(cell, digit)) {
                List<Grid> inherited = new ArrayList<>();
                for (Grid solved : known) {
                    if (solved.digit(cell) == digit) {
                        inherited.add(solved);
                    }
                }
                parts.add(
                        new Cube(engine, prepared, watch, puzzle.with(cell, digit), narrowed(cell, digit), inherited));
            }
        }
        return parts;
    }

    private boolean isOpen(int cell, int digit) {
        if (given != null) {
            return given.isCandidate(cell, digit);
        }
        CandidateVariables variables = formula == null ? null : formula.candidateVariables();
        return variables == null || variables.variable(cell, digit) != 0;
    }

    private @Nullable CandidateGrid narrowed(int cell, int digit) {
        if (given == null) {
            return null;
        }
        CandidateGrid part = given.copy();
        part.place(cell, digit);
        return part;
    }

    /** The cell whose most frequent digit among the known solutions is rarest. */
    private int mostDivided() {
        int side = puzzle.layout().side();
        int[] seen = new int[side + 1];
        int best = -1;
        int fewest = known.size();
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            Arrays.fill(seen, 0);
            int most = 0;
            for (Grid solved : known) {
                most = Math.max(most, ++seen[solved.digit(cell)]);
            }
            if (most < fewest) {
                fewest = most;
                best = cell;
            }
        }
        if (best < 0) {
            throw new IllegalStateException("known solutions must differ, but do not: " + known);
        }
        return best;
    }

    /** Frees the session or keeps it for the next search. */
    void release() {
        if (session == null) {
            return;
        }
        if (kept != null && blocked != null) {
            blocked.retire();
            kept.countClauses(known.size());
            prepared.keep(kept);
        } else {
            session.close();
        }
        session = null;
    }
}
