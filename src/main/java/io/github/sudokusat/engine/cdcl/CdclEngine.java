package io.github.sudokusat.engine.cdcl;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Finds solutions by conflict-driven clause learning: the puzzle becomes a formula, a SAT solver finds a model, a blocking clause excludes it,
 * and so on.
 *
 * <p>With reduced or unit clues each search has a session of its own. With assumed clues the formula is the layout's and the session is kept for the
 * next search; its blocking clauses are retired when the search is closed. The order of solutions is unspecified, but it is the same each time for
 * the same options and a deterministic solver, unless a kept session has served earlier searches. A node is a decision of the solver.
 *
 * <p>The tables of the {@value RecentLayouts#MOST} layouts used last are kept. Safe for use by several threads; a search that starts while another
 * uses the kept session opens a new one.
 */
public final class CdclEngine implements Engine {

    /**
     * The number of solutions after which a search is divided. Fewer mean more formulas, more mean a slower solver: 100,000 solutions of the empty 9
     * × 9 grid took 14.5, 16.3 and 11.3 s of processor time at 50, 100 and 200, and 20,000 took 4.7 s at 200 and 5.6 s at 500; without parts they
     * took many minutes.
     */
    private static final int SPLIT_AFTER = 200;

    /** The number of retired clauses after which a new session pays off: each slows down the kept one. */
    private static final int RETIRED_PER_SESSION = 2000;

    private final SatSolver solver;
    private final CdclOptions options;
    private final int splitAfter;
    /** The data of the last few layouts, so that a series of puzzles on them creates it once. */
    private final RecentLayouts<Prepared> prepared;

    private CdclEngine(SatSolver solver, CdclOptions options, int splitAfter) {
        this.solver = solver;
        this.options = options;
        this.splitAfter = splitAfter;
        this.prepared = new RecentLayouts<>(layout -> new Prepared(layout, options));
    }

    /**
     * Creates an engine with the options that solve fastest.
     *
     * @param solver the solver to use
     * @return the engine
     */
    public static CdclEngine of(SatSolver solver) {
        return of(solver, CdclOptions.defaults());
    }

    /**
     * Creates an engine.
     *
     * @param solver the solver to use
     * @param options how it works
     * @return the engine
     */
    public static CdclEngine of(SatSolver solver, CdclOptions options) {
        return of(solver, options, SPLIT_AFTER);
    }

    /** Creates an engine that divides a search into parts after {@code splitAfter} solutions, 2 or more. */
    static CdclEngine of(SatSolver solver, CdclOptions options, int splitAfter) {
        if (splitAfter < 2) {
            throw new IllegalArgumentException("splitAfter must be 2 or more, but is " + splitAfter);
        }
        return new CdclEngine(
                Objects.requireNonNull(solver, "solver"), Objects.requireNonNull(options, "options"), splitAfter);
    }

    @Override
    public String name() {
        return "sat";
    }

    @Override
    public Set<Class<? extends Rule>> knownRules() {
        return Set.of(MustDiffer.class, NamedRule.class);
    }

    /** {@inheritDoc} The formula of a puzzle with candidates is reduced to them, regardless of how the options handle clues. */
    @Override
    public Search start(Puzzle puzzle, Limits limits) {
        requireSupport(puzzle.layout());
        return new CdclSearch(this, puzzle, limits);
    }

    SatSolver solver() {
        return solver;
    }

    CdclOptions options() {
        return options;
    }

    /** The number of solutions that a formula excludes before it is divided into parts. */
    int splitAfter() {
        return splitAfter;
    }

    /** Whether sessions are kept from one search to the next. */
    boolean keepsSessions() {
        return options.assumesGivens() && solver.capabilities().contains(Capability.INCREMENTAL);
    }

    Prepared prepare(Layout layout) {
        return prepared.get(layout);
    }

    /** The data that all searches on one layout share. Each part is created when it is first needed: an easy puzzle needs no encoder. */
    static final class Prepared {

        private final Layout layout;
        private final CdclOptions options;
        // Two threads may each create one of these; they are immutable and equal, so either will do.
        private @Nullable SudokuEncoder encoder;
        private @Nullable SudokuCnf shared;
        private @Nullable CandidateLayout candidates;
        private final AtomicReference<@Nullable KeptSession> idle = new AtomicReference<>();

        Prepared(Layout layout, CdclOptions options) {
            this.layout = layout;
            this.options = options;
        }

        /** The formula of the empty grid, in which givens are assumed. */
        SudokuCnf shared() {
            SudokuCnf known = shared;
            if (known == null) {
                EncodingOptions direct = options.encoding().withClues(ClueHandling.UNITS);
                known = SudokuEncoder.of(layout, direct).encode(Puzzle.of(Grid.empty(layout)));
                shared = known;
            }
            return known;
        }

        SudokuEncoder encoder() {
            SudokuEncoder known = encoder;
            if (known == null) {
                known = SudokuEncoder.of(layout, options.encoding());
                encoder = known;
            }
            return known;
        }

        CandidateLayout candidates() {
            CandidateLayout known = candidates;
            if (known == null) {
                known = CandidateLayout.of(layout);
                candidates = known;
            }
            return known;
        }

        /** A kept session in which only the layout's formula is in force, or null. */
        @Nullable
        KeptSession takeIdle() {
            return idle.getAndSet(null);
        }

        /** Keeps a session for the next search. */
        void keep(KeptSession kept) {
            KeptSession surplus = kept.retired < RETIRED_PER_SESSION ? idle.getAndSet(kept) : kept;
            if (surplus != null) {
                surplus.session.close();
            }
        }
    }

    /** A session that serves one search after another. */
    static final class KeptSession {

        final SatSession session;
        private int retired;

        KeptSession(SatSession session) {
            this.session = session;
        }

        /** Counts the clauses that a search leaves behind: the group's selector, and one for each solution. */
        void countClauses(int blocking) {
            retired += 1 + blocking;
        }
    }
}
