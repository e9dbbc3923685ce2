package io.github.sudokusat.answer.setter;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.candidates.CandidateSolutions;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.LogicTools;
import io.github.sudokusat.format.foreign.fpuzzles.FPuzzlesBoard;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.text.Numbers;
import java.util.List;
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

    /** So many boards are remembered, and so many with all the solutions that were found, which take more memory. */
    private static final int MOST_BOARDS = 1_000;

    private static final int MOST_COUNTED = 16;

    /** What is impossible, but not by logic. */
    private static final int ONLY_BY_SEARCH = -1;

    private final KnownBoards<TrueCandidatesResult.Found> known = new KnownBoards<>(MOST_BOARDS);
    private final KnownBoards<CandidateSolutions> counted = new KnownBoards<>(MOST_COUNTED);

    void answer(SetterTask task, FPuzzlesBoard board) throws SetterException {
        Puzzle puzzle = board.imported().puzzle();
        TrueCandidatesResult.Found found = find(task, puzzle);
        int[] counts = counts(task, puzzle, found, most(task, board));
        if (board.words(OPTIONS).contains("logical")) {
            markHidden(task, board, counts);
        }
        task.answer("truecandidates", json -> json.putNumbers("solutionsPerCandidate", counts));
    }

    private int[] counts(SetterTask task, Puzzle puzzle, TrueCandidatesResult.Found found, int most)
            throws SetterException {
        CandidateSolutions solutions = CandidateSolutions.of(puzzle, most);
        if (most == 1) {
            solutions.addKnown(found.solutions());
            return solutions.counts();
        }
        KnownBoards.Entry<CandidateSolutions> near = counted.nearest(puzzle.grid());
        if (near != null) {
            solutions.addKnown(near.found());
        }
        StopReason stop = solutions.countAll(found, task.solver());
        if (stop != null) {
            throw task.stopped(stop);
        }
        counted.add(puzzle.grid(), solutions);
        return solutions.counts();
    }

    private TrueCandidatesResult.Found find(SetterTask task, Puzzle puzzle) throws SetterException {
        KnownBoards.Entry<TrueCandidatesResult.Found> near = known.nearest(puzzle.grid());
        if (near != null && near.grid().equals(puzzle.grid())) {
            return near.found();
        }
        TrueCandidatesResult result = find(task, puzzle, near);
        if (result instanceof TrueCandidatesResult.Found found) {
            known.add(puzzle.grid(), found);
            return found;
        }
        throw result instanceof TrueCandidatesResult.Stopped stopped
                ? task.stopped(stopped.reason())
                : task.invalid(SetterAnswers.NO_SOLUTIONS);
    }

    private static TrueCandidatesResult find(
            SetterTask task, Puzzle puzzle, KnownBoards.@Nullable Entry<TrueCandidatesResult.Found> near) {
        Puzzle within = near == null ? puzzle : within(puzzle.grid(), near.found());
        if (within == null) {
            return new TrueCandidatesResult.Unsolvable();
        }
        CandidateSolutions solutions = CandidateSolutions.of(within, 1);
        solutions.addKnown(near == null ? List.of() : near.found().solutions());
        return solutions.find(task.solver());
    }

    /** A board with more givens, confined to the candidates that are true with fewer; null if it then has a contradiction. */
    private static @Nullable Puzzle within(Grid more, TrueCandidatesResult.Found found) {
        CandidateGrid left = CandidateGrid.of(CandidateLayout.of(more.layout()), more);
        int side = more.layout().side();
        boolean isSound = !left.isContradictory();
        for (int i = 0; isSound && i < more.layout().cellCount() * side; i++) {
            isSound = found.isTrue(i / side, i % side + 1) || left.remove(i / side, i % side + 1);
        }
        return isSound ? Puzzle.of(more, left) : null;
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
    private static void markHidden(SetterTask task, FPuzzlesBoard board, int[] counts) throws SetterException {
        Grid givens = board.imported().puzzle().grid();
        Layout layout = givens.layout();
        if (LogicTools.refusal(layout).isPresent()) {
            return;
        }
        LogicTools tools = LogicTools.of(layout, DisabledLogic.profile(board));
        LogicTask logic = LogicTask.of(
                PuzzleInContext.of(givens, DigitSymbols.numbers(layout)),
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
