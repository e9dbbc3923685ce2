package io.github.sudokusat.answer.setter;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesBoard;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.text.Numbers;
import org.jspecify.annotations.Nullable;

/**
 * {@code truecandidates}: for each candidate, in how many solutions it occurs, up to a limit. Safe for use by several threads.
 *
 * <p>What is known of the board with fewer givens is used again: its solutions, and the candidates that none has.
 */
final class TrueCandidateAnswers {

    private static final String OPTIONS = "truecandidatesoptions";
    private static final String COUNT = "truecandidatesnumsolutions=";
    private static final int COUNT_OF_COLOURS = 8;
    private static final int MOST = 1_000;

    /** What is impossible, but not by logic. */
    private static final int ONLY_BY_SEARCH = -1;

    private final KnownBoards known = new KnownBoards();

    void answer(SetterTask task, FPuzzlesBoard board) throws SetterException {
        Puzzle puzzle = board.imported().puzzle();
        TrueCandidatesResult.Found found = find(task, puzzle);
        int most = most(task, board);
        SolutionsOfCandidates counted = new SolutionsOfCandidates(puzzle, found, most);
        StopReason stop = most == 1 ? null : counted.countAll(task.solver());
        if (stop != null) {
            throw task.stopped(stop);
        }
        int[] counts = counted.counts();
        if (board.words(OPTIONS).contains("logical")) {
            markHidden(task, puzzle.grid(), counts);
        }
        task.answer("truecandidates", json -> json.putNumbers("solutionsPerCandidate", counts));
    }

    private TrueCandidatesResult.Found find(SetterTask task, Puzzle puzzle) throws SetterException {
        KnownBoards.Entry near = known.nearest(puzzle.grid());
        if (near != null && near.grid().equals(puzzle.grid())) {
            return near.found();
        }
        TrueCandidatesResult result = find(task, puzzle, near);
        if (result instanceof TrueCandidatesResult.Found found) {
            known.add(new KnownBoards.Entry(puzzle.grid(), found));
            return found;
        }
        throw result instanceof TrueCandidatesResult.Stopped stopped
                ? task.stopped(stopped.reason())
                : task.invalid(SetterAnswers.NO_SOLUTIONS);
    }

    private static TrueCandidatesResult find(SetterTask task, Puzzle puzzle, KnownBoards.@Nullable Entry near) {
        TrueCandidateFinder finder =
                TrueCandidateFinder.of(SudokuSolver.defaultSatSolver()).withLimits(task.limits());
        if (near == null) {
            return finder.find(puzzle);
        }
        Puzzle within = near.within(puzzle.grid());
        return within == null
                ? new TrueCandidatesResult.Unsolvable()
                : finder.find(within, near.found().solutions());
    }

    private static int most(SetterTask task, FPuzzlesBoard board) throws SetterException {
        int most = 1;
        for (String option : board.words(OPTIONS)) {
            if (option.equals("colored")) {
                most = COUNT_OF_COLOURS;
            } else if (option.startsWith(COUNT)) {
                most = Numbers.parse(option.substring(COUNT.length()));
            }
        }
        if (most < 1 || most > MOST) {
            throw task.invalid("The number of solutions for each candidate must be from 1 to " + MOST + ".");
        }
        return most;
    }

    /** Marks the impossible candidates that logic leaves. */
    private static void markHidden(SetterTask task, Grid givens, int[] counts) throws SetterException {
        Layout layout = givens.layout();
        if (LogicTools.refusal(layout).isPresent()) {
            return;
        }
        LogicTools tools = LogicTools.of(layout, Profile.full());
        LogicTask logic = LogicTask.of(
                PuzzleInContext.of(givens, DigitSymbols.numbers()),
                tools,
                new LogicTask.Claims(false, false),
                task.solver());
        CandidateGrid left = logic.solver().solve(logic.position()).position();
        StopReason stop = task.limits().poll();
        if (stop != null) {
            throw task.stopped(stop);
        }
        int side = layout.side();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] == 0 && left.digit(i / side) == 0 && left.isCandidate(i / side, i % side + 1)) {
                counts[i] = ONLY_BY_SEARCH;
            }
        }
    }
}
