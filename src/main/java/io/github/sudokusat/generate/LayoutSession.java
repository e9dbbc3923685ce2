package io.github.sudokusat.generate;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import org.jspecify.annotations.Nullable;

/** A session with the formula of a layout, whose models are the full grids. Each model is checked. */
final class LayoutSession implements AutoCloseable {

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
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    static SudokuCnf formula(Layout layout) {
        EncodingOptions options = EncodingOptions.defaults().withClues(ClueHandling.UNITS);
        return SudokuEncoder.of(layout, options).encode(Puzzle.of(Grid.empty(layout)));
    }

    /** Opens a session and loads a formula; returns null if the effort is stopped meanwhile. The seed is 0 for the solver's own order. */
    static @Nullable LayoutSession open(SatSolver solver, SudokuCnf formula, long seed, Effort effort) {
        SatSession session =
                solver.open(formula.variables(), SessionOptions.defaults().withSeed(seed));
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

    /** Whether a limit has been reached. */
    boolean isStopped() {
        return effort.isStopped();
    }

    /** The literal that a cell has a digit. */
    int literal(int cell, int digit) {
        return formula.candidateVariables().variable(cell, digit);
    }

    int newVariable() {
        return session.newVariable();
    }

    void add(int... clause) {
        session.add(clause, clause.length);
    }

    /** Solves under assumptions; an unknown answer has stopped the effort. */
    SatResult solve(int... assumptions) {
        SatResult result = effort.solve(session, assumptions);
        if (result instanceof SatResult.Sat sat) {
            formula.decode(sat.model(), assumptions);
        }
        return result;
    }

    /** The full grid of a model. */
    Grid grid(Model model) {
        return formula.decode(model);
    }

    @Override
    public void close() {
        session.close();
    }
}
