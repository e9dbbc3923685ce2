package io.github.sudokusat.answer.setter;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;

/** The solution of a puzzle or, if there are several, one of them that differs from message to message. */
final class RandomSolution {

    private RandomSolution() {}

    static Grid of(Puzzle puzzle, SetterTask task) throws SetterException {
        CheckResult result = task.solver().check(puzzle);
        if (result instanceof CheckResult.Proper proper) {
            return proper.solution();
        }
        if (result instanceof CheckResult.Several) {
            return anyOf(puzzle, task);
        }
        throw result instanceof CheckResult.Stopped stopped
                ? task.stopped(stopped.reason())
                : task.invalid(SetterAnswers.NO_SOLUTIONS);
    }

    /** One of several solutions, by a search whose first guesses depend on the number of the message. */
    private static Grid anyOf(Puzzle puzzle, SetterTask task) throws SetterException {
        SudokuCnf formula =
                SudokuEncoder.of(puzzle.layout(), EncodingOptions.defaults()).encode(puzzle);
        SessionOptions options =
                SessionOptions.defaults().withSeed(task.request().nonce());
        Watch watch = task.limits().watch();
        try (SatSession session = SudokuSolver.defaultSatSolver().open(formula.variables(), options)) {
            if (formula.writeTo(session, watch) && session.solve(task.limits()) instanceof SatResult.Sat sat) {
                return formula.decode(sat.model());
            }
        }
        throw task.stopped(watch.isStopped() ? watch.reason().orElseThrow() : StopReason.WORK_LIMIT);
    }
}
