package io.github.sudokusat.answer.logic;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import java.util.Optional;

/**
 * The tables and solvers for a layout, created once and shared by its puzzles. Safe for use by several threads.
 *
 * @param tables the tables of the layout
 * @param cautious the techniques of a profile that are valid for any puzzle
 * @param trusting all techniques of the profile, including those that assume a single solution
 * @param goesFurther whether other means are tried where no technique of the profile applies; false if the user has chosen the techniques
 */
public record LogicTools(CandidateLayout tables, LogicSolver cautious, LogicSolver trusting, boolean goesFurther) {

    /** Why there are no techniques for a layout; empty if there are. */
    public static Optional<String> refusal(Layout layout) {
        if (LogicSolver.supports(layout)) {
            return Optional.empty();
        }
        return layout.statedRules().stream()
                .findFirst()
                .map(stated ->
                        "the human techniques do not know " + stated.rule().name())
                .or(() -> Optional.of("logic works up to side 64, but this grid has side " + layout.side()));
    }

    /** The tools of a layout and a profile that the user has chosen. */
    public static LogicTools of(Layout layout, Profile profile) {
        LogicSolver solver = LogicSolver.of(layout).withProfile(profile);
        return new LogicTools(CandidateLayout.of(layout), solver, solver.withUniqueness(true), false);
    }

    /** The same tools with other means where no technique of the profile applies, or without them. */
    public LogicTools goingFurther(boolean value) {
        return new LogicTools(tables, cautious, trusting, value);
    }

    LogicSolver solver(boolean trusts) {
        return trusts ? trusting : cautious;
    }
}
