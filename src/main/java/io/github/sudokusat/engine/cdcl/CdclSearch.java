package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Outcome;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.ClauseGroup;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatStatistics;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A search of the SAT engine.
 *
 * <p>States: nothing done; {@code formula} and {@code session} made and loaded, or {@code solution} known from propagation alone; a solution found
 * and not yet blocked.
 */
final class CdclSearch extends StatefulSearch implements BooleanSupplier {

    private final CdclEngine engine;
    private final CdclEngine.Prepared prepared;
    private final Grid puzzle;
    /** The candidates that solutions are made of, or null where only the puzzle's digits are given. */
    private final @Nullable CandidateGrid given;

    private @Nullable SudokuCnf formula;
    private @Nullable SatSession session;
    private @Nullable ClauseGroup blocked;
    private @Nullable Model model;
    private @Nullable Grid solution;
    private SatStatistics before = SatStatistics.NONE;
    private SatStatistics after = SatStatistics.NONE;
    private CdclEngine.@Nullable KeptSession kept;

    CdclSearch(CdclEngine engine, Grid puzzle, @Nullable CandidateGrid given, Limits limits) {
        super(limits);
        this.given = given;
        this.engine = engine;
        this.puzzle = puzzle;
        this.prepared = engine.prepare(puzzle.layout());
    }

    /** Asked by the propagation whether to stop. */
    @Override
    public boolean getAsBoolean() {
        return watch().isStopped();
    }

    @Override
    protected Status step() {
        if (formula == null) {
            return solution == null ? begin() : Status.EXHAUSTED;
        }
        SatSession open = session;
        Grid found = solution();
        int[] clause = formula.blockingClause(found);
        if (clause.length == 0 || open == null) {
            return Status.EXHAUSTED;
        }
        model = null;
        solution = null;
        if (blocked == null) {
            open.add(clause, clause.length);
        } else {
            blocked.add(clause, clause.length);
        }
        return solve(formula, open);
    }

    private Status begin() {
        Propagation.Depth depth = engine.options().propagation();
        if (given == null
                && (depth == Propagation.Depth.NONE
                        || engine.options().encoding().clues() != ClueHandling.REDUCED)) {
            return load(prepared.encoder().encode(puzzle));
        }
        CandidateGrid candidates = given == null ? CandidateGrid.full(prepared.candidates()) : given;
        Outcome outcome = given == null
                ? candidates.placeAll(puzzle, this)
                : candidates.isContradictory() ? Outcome.CONTRADICTION : Outcome.DONE;
        if (outcome == Outcome.DONE) {
            outcome = Propagation.run(candidates, depth, this);
        }
        if (outcome != Outcome.DONE) {
            return outcome == Outcome.STOPPED ? Status.STOPPED : Status.EXHAUSTED;
        }
        if (candidates.isSolved()) {
            solution = candidates.toGrid();
            return Status.FOUND;
        }
        return load(prepared.encoder().encode(puzzle, candidates));
    }

    /** Puts the formula into a session, new or kept, and solves it. */
    private Status load(SudokuCnf cnf) {
        formula = cnf;
        if (cnf.hasAuxiliaryVariables() && !cnf.measure(watch())) {
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
        if (idle == null && !cnf.writeTo(open, watch())) {
            return Status.STOPPED;
        }
        if (keep) {
            kept = idle == null ? new CdclEngine.KeptSession(open) : idle;
            blocked = new ClauseGroup(open);
        }
        return solve(cnf, open);
    }

    private Status solve(SudokuCnf cnf, SatSession open) {
        Limits limits = watch().limits();
        long left = limits.maxConflicts() - (after.conflicts() - before.conflicts());
        SatResult result = open.solve(limits.withMaxConflicts(Math.max(0, left)), assumptions(cnf));
        after = open.statistics();
        if (result instanceof SatResult.Sat sat) {
            model = sat.model();
            return Status.FOUND;
        }
        if (result instanceof SatResult.Unknown unknown) {
            watch().stop(unknown.reason());
            return Status.STOPPED;
        }
        return Status.EXHAUSTED;
    }

    private int[] assumptions(SudokuCnf cnf) {
        int[] givens = cnf.assumptions();
        if (blocked == null) {
            return givens;
        }
        int[] all = new int[givens.length + 1];
        System.arraycopy(givens, 0, all, 0, givens.length);
        all[givens.length] = blocked.selector();
        return all;
    }

    @Override
    protected Grid build() {
        if (solution == null && formula != null && model != null) {
            solution = formula.decode(model);
        }
        if (solution == null) {
            throw new IllegalStateException("there is no solution to build");
        }
        return solution;
    }

    @Override
    protected Statistics describe(long found, @Nullable StopReason stop) {
        return new Statistics(
                found,
                after.decisions() - before.decisions(),
                after.conflicts() - before.conflicts(),
                after.propagations() - before.propagations(),
                stop);
    }

    @Override
    protected void release() {
        if (session == null) {
            return;
        }
        if (kept != null && blocked != null) {
            blocked.retire();
            kept.countSearch();
            prepared.keep(kept);
        } else {
            session.close();
        }
        session = null;
    }
}
