package io.github.sudokusat.prove.givens;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.LayoutSession;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A {@link LayoutSession} in which givens are assumptions: v = {@code cell · side + digit} for a given, −v against it. */
final class GivenSession implements ConflictSession {

    private final LayoutSession session;
    private final Layout layout;
    private final CandidateVariables variables;

    private GivenSession(LayoutSession session, Layout layout) {
        this.session = session;
        this.layout = layout;
        this.variables = session.formula().candidateVariables();
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
        for (int cell = 0; cell < left.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= left.layout().side(); digit++) {
                if (!left.isCandidate(cell, digit)) {
                    session.add(-variables.variable(cell, digit));
                }
            }
        }
    }

    /** Opens a session and loads the formula; returns null if the effort is stopped meanwhile. */
    static @Nullable GivenSession open(SatSolver solver, Layout layout, Effort effort) {
        LayoutSession session =
                LayoutSession.open(solver, LayoutSession.formula(layout), SessionOptions.defaults(), effort);
        return session == null ? null : new GivenSession(session, layout);
    }

    /** The literals of a puzzle's givens, ascending. */
    @Override
    public int[] literals(Grid puzzle) {
        return Arrays.stream(puzzle.filledCells())
                .map(cell -> variables.variable(cell, puzzle.digit(cell)))
                .toArray();
    }

    /** The given of a literal. */
    Candidate given(int literal) {
        int variable = Math.abs(literal);
        return new Candidate(Cell.numbered(variables.cell(variable), layout.side()), variables.digit(variable));
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
    @Override
    public SatResult solve(int... literals) {
        return session.solve(literals);
    }

    /** Solves under literals, one of which is opposed. */
    SatResult solveOpposed(int[] literals, int index) {
        int[] opposed = literals.clone();
        opposed[index] = -opposed[index];
        return session.solve(opposed);
    }

    @Override
    public Grid solution(Model model) {
        return session.grid(model);
    }

    @Override
    public ConflictResult.Found found(int[] literals, boolean isSmallest) {
        return new ConflictResult.Found(givens(literals), List.of(), layout.base(), isSmallest);
    }

    @Override
    public void close() {
        session.close();
    }
}
