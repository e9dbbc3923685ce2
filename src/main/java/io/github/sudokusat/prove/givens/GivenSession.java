package io.github.sudokusat.prove.givens;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A session with the formula of a layout alone, in which givens are assumptions: v = {@code cell · side + digit} for a given, −v against it. */
final class GivenSession implements AutoCloseable {

    private static final EncodingOptions OPTIONS = EncodingOptions.defaults().withClues(ClueHandling.UNITS);

    private final SudokuCnf formula;
    private final SatSession session;
    private final Effort effort;

    private GivenSession(SudokuCnf formula, SatSession session, Effort effort) {
        this.formula = formula;
        this.session = session;
        this.effort = effort;
    }

    /**
     * Opens a session in which the solutions are those of a puzzle, so that the assumptions are givens in addition to its own; returns null if the
     * effort is stopped meanwhile.
     */
    static @Nullable GivenSession open(SatSolver solver, Puzzle base, Effort effort) {
        GivenSession session = open(solver, base.layout(), effort);
        if (session == null) {
            return null;
        }
        boolean isComplete = false;
        try {
            CandidateGrid left = base.toCandidates(CandidateLayout.of(base.layout()), effort.watch());
            if (!effort.isStopped()) {
                session.exclude(left);
                isComplete = true;
            }
        } finally {
            if (!isComplete) {
                session.close();
            }
        }
        return isComplete ? session : null;
    }

    private void exclude(CandidateGrid left) {
        CandidateVariables variables = formula.candidateVariables();
        for (int cell = 0; cell < left.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= left.layout().side(); digit++) {
                if (!left.isCandidate(cell, digit)) {
                    session.add(new int[] {-variables.variable(cell, digit)}, 1);
                }
            }
        }
    }

    /** Opens a session and loads the formula; returns null if the effort is stopped meanwhile. */
    static @Nullable GivenSession open(SatSolver solver, Layout layout, Effort effort) {
        SudokuCnf formula = SudokuEncoder.of(layout, OPTIONS).encode(Puzzle.of(Grid.empty(layout)));
        SatSession session = solver.open(formula.variables(), SessionOptions.defaults());
        boolean isComplete = false;
        try {
            isComplete = formula.writeTo(session, effort.watch());
        } finally {
            if (!isComplete) {
                session.close();
            }
        }
        return isComplete ? new GivenSession(formula, session, effort) : null;
    }

    /** The literals of a puzzle's givens, ascending. */
    int[] literals(Grid puzzle) {
        int[] literals = new int[puzzle.filledCount()];
        int n = 0;
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            if (puzzle.digit(cell) != 0) {
                literals[n++] = formula.candidateVariables().variable(cell, puzzle.digit(cell));
            }
        }
        return literals;
    }

    /** The given of a literal. */
    Candidate given(int literal) {
        int variable = Math.abs(literal);
        return new Candidate(
                Cell.of(
                        formula.candidateVariables().cell(variable),
                        formula.puzzle().layout().side()),
                formula.candidateVariables().digit(variable));
    }

    /** The givens of literals, in the order of the cells. */
    List<Candidate> givens(int[] literals) {
        int[] sorted = literals.clone();
        Arrays.sort(sorted);
        List<Candidate> givens = new ArrayList<>();
        for (int literal : sorted) {
            givens.add(given(literal));
        }
        return givens;
    }

    /** Solves under literals of givens; a model is checked to be a solution of the layout that keeps them. */
    SatResult solve(int... literals) {
        SatResult result = effort.solve(session, literals);
        if (result instanceof SatResult.Sat sat) {
            formula.decode(sat.model(), literals);
        }
        return result;
    }

    /** The solution that a model represents. */
    Grid solution(Model model) {
        return formula.decode(model);
    }

    @Override
    public void close() {
        session.close();
    }
}
