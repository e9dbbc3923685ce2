package io.github.sudokusat.answer.logic;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;

/**
 * The tables and solvers for a layout, created once and shared by its puzzles. Safe for use by several threads.
 *
 * @param tables the tables of the layout
 * @param cautious the techniques of a profile that are valid for any puzzle
 * @param trusting all techniques of the profile, including those that assume a single solution
 */
public record LogicTools(CandidateLayout tables, LogicSolver cautious, LogicSolver trusting) {

    /** The tools of a layout and a profile. */
    public static LogicTools of(Layout layout, Profile profile) {
        LogicSolver solver = LogicSolver.of(layout).withProfile(profile);
        return new LogicTools(CandidateLayout.of(layout), solver, solver.withUniqueness(true));
    }

    LogicSolver solver(boolean trusts) {
        return trusts ? trusting : cautious;
    }
}
