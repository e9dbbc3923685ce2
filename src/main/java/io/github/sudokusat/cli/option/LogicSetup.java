package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Profile;
import org.jspecify.annotations.Nullable;

/** The setup for reasoning about the puzzles of a run, created once from the options. Safe for use by several threads. */
public final class LogicSetup {

    private final Profile profile;
    private final boolean isProfileChosen;
    private final LogicTask.Claims claims;

    /** The tools for the layout of the last puzzle, which the puzzles of a run share. */
    private volatile @Nullable LogicTools tools;

    LogicSetup(Profile profile, boolean isProfileChosen, LogicTask.Claims claims) {
        this.profile = profile;
        this.isProfileChosen = isProfileChosen;
        this.claims = claims;
    }

    /** The setup for the ratings that {@code rate} gives if no option says otherwise: the full profile, and nothing is asserted about the puzzles. */
    public static LogicSetup ofRatings() {
        return new LogicSetup(Profile.full(), true, new LogicTask.Claims(false, false));
    }

    /** What the user asserts about the puzzles. */
    public LogicTask.Claims claims() {
        return claims;
    }

    /** The tables and solvers of a layout. */
    public LogicTools tools(Layout layout) {
        LogicTools last = tools;
        if (last == null || !last.tables().layout().equals(layout)) {
            last = LogicTools.of(layout, profile).goingFurther(!isProfileChosen);
            tools = last;
        }
        return last;
    }
}
