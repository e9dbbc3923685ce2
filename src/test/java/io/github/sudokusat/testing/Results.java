package io.github.sudokusat.testing;

import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SolveResult;

/** Removes from results the statistics, which tests of answers do not compare. */
public final class Results {

    private Results() {}

    public static SolveResult bare(SolveResult result) {
        if (result instanceof SolveResult.Solved solved) {
            return new SolveResult.Solved(solved.solution(), Statistics.NONE);
        }
        return result instanceof SolveResult.Unsolvable none
                ? new SolveResult.Unsolvable(none.conflicts(), Statistics.NONE)
                : new SolveResult.Stopped(((SolveResult.Stopped) result).reason(), Statistics.NONE);
    }

    public static CheckResult bare(CheckResult result) {
        if (result instanceof CheckResult.Proper proper) {
            return new CheckResult.Proper(proper.solution(), Statistics.NONE);
        }
        if (result instanceof CheckResult.Several several) {
            return new CheckResult.Several(several.first(), several.second(), Statistics.NONE);
        }
        if (result instanceof CheckResult.Unsolvable none) {
            return new CheckResult.Unsolvable(none.conflicts(), Statistics.NONE);
        }
        CheckResult.Stopped stopped = (CheckResult.Stopped) result;
        return new CheckResult.Stopped(stopped.reason(), stopped.found(), Statistics.NONE);
    }
}
