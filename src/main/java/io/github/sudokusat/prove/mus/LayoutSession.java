package io.github.sudokusat.prove.mus;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import org.jspecify.annotations.Nullable;

/**
 * A session with the formula of a layout, whose models are the full grids, for any number of solves that share the limits of an {@link Effort}. Each
 * model is checked. To be closed by the one who opened it; for a single thread.
 */
public final class LayoutSession implements AutoCloseable {

    private final SudokuCnf formula;
    private final SatSession session;
    private final Effort effort;

    private LayoutSession(SudokuCnf formula, SatSession session, Effort effort) {
        this.formula = formula;
        this.session = session;
        this.effort = effort;
    }

    /**
     * The formula of a layout.
     *
     * @param layout the layout
     * @return the formula, without any given
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public static SudokuCnf formula(Layout layout) {
        EncodingOptions options = EncodingOptions.defaults().withClues(ClueHandling.UNITS);
        return SudokuEncoder.of(layout, options).encode(Puzzle.of(Grid.empty(layout)));
    }

    /**
     * Opens a session and loads a formula.
     *
     * @param solver the solver
     * @param formula the {@linkplain #formula(Layout) formula of a layout}
     * @param options the seed of the solver; no proof, because it allows only one solve
     * @param effort limits the loading and all solves
     * @return the session; null if the effort is stopped meanwhile. Whenever none is returned, the solver's session has been closed
     */
    public static @Nullable LayoutSession open(
            SatSolver solver, SudokuCnf formula, SessionOptions options, Effort effort) {
        SatSession session = solver.open(formula.variables(), options);
        boolean isComplete = false;
        try {
            isComplete = formula.writeTo(session, effort.watch());
        } finally {
            if (!isComplete) {
                session.close();
            }
        }
        return isComplete ? new LayoutSession(formula, session, effort) : null;
    }

    /** The formula of the layout. */
    public SudokuCnf formula() {
        return formula;
    }

    /** The literal that a cell, from 0, has a digit, from 1; its opposite is the negative number. */
    public int literal(int cell, int digit) {
        return formula.candidateVariables().variable(cell, digit);
    }

    /** A new variable, which no clause contains. */
    public int newVariable() {
        return session.newVariable();
    }

    /** Adds a clause to those of the formula. */
    public void add(int... clause) {
        session.add(clause, clause.length);
    }

    /**
     * Solves under assumptions.
     *
     * @param assumptions literals that must be true
     * @return the answer; if it is unknown, the effort is stopped
     * @throws IllegalStateException if a model is not a full grid of the layout, or breaks an assumption
     */
    public SatResult solve(int... assumptions) {
        SatResult result = effort.solve(session, assumptions);
        if (result instanceof SatResult.Sat sat) {
            formula.decode(sat.model(), assumptions);
        }
        return result;
    }

    /** The full grid that a model represents. */
    public Grid grid(Model model) {
        return formula.decode(model);
    }

    @Override
    public void close() {
        session.close();
    }
}
