package io.github.sudokusat.answer;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.TechniqueCase;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle with its complete layout.
 *
 * @param grid its digits
 * @param marks its candidates, to which solutions are confined, if the text gave them; else null
 * @param techniqueCase the technique case if the text was a library line: its givens, its position and what is to be found there; else null
 * @param given the given digits if they are named apart from those placed later; else null
 * @param symbols how its digits are written in sentences about it
 */
public record PuzzleInContext(
        Grid grid,
        @Nullable PencilMarks marks,
        @Nullable TechniqueCase techniqueCase,
        @Nullable Grid given,
        DigitSymbols symbols) {

    /** Creates a puzzle from a record; {@code grid} has the digits of the record and the complete layout. */
    public static PuzzleInContext of(PuzzleRecord record, Grid grid, DigitSymbols symbols) {
        TechniqueCase found = record.techniqueCase().orElse(null);
        Grid given = found == null ? null : found.givens().on(grid.layout());
        return new PuzzleInContext(grid, record.marks().orElse(null), found, given, symbols);
    }

    /** Creates a puzzle of digits, all of which are given. */
    public static PuzzleInContext of(Grid grid, DigitSymbols symbols) {
        return new PuzzleInContext(grid, null, null, null, symbols);
    }

    /**
     * Creates a puzzle that a player has begun to solve.
     *
     * @param givens the given digits
     * @param digits the given digits and those that the player has placed, of the same layout
     * @param marks the candidates that the player has left, with those of a cell without marks complete; null if there are no marks
     * @param symbols how digits are written in sentences
     */
    public static PuzzleInContext ofGame(Grid givens, Grid digits, @Nullable PencilMarks marks, DigitSymbols symbols) {
        return new PuzzleInContext(digits, marks, null, givens, symbols);
    }

    /** The puzzle to solve: the digits, and the candidates of the marks if there are any. */
    public Puzzle puzzle() {
        return marks == null ? Puzzle.of(grid) : Puzzle.of(grid, marks.toCandidates(CandidateLayout.of(grid.layout())));
    }

    /**
     * Whether the text gave candidates that may be those of a player, so that it is not known which digits are givens. A library line names the
     * givens, unless it has none at all.
     */
    public boolean hasPlayersMarks() {
        return marks != null && (given == null || given.filledCount() == 0);
    }

    /** The position from which a person would continue; contradictory if that is easy to see. */
    public CandidateGrid position(CandidateLayout tables) {
        if (techniqueCase != null) {
            return techniqueCase.position(tables);
        }
        if (marks == null) {
            return CandidateGrid.of(tables, grid);
        }
        return given == null ? marks.toPosition(tables) : reached(tables, marks);
    }

    /** The digits that are placed and nothing concluded from the marks: a player's single mark is a digit still to be placed. */
    private CandidateGrid reached(CandidateLayout tables, PencilMarks left) {
        CandidateGrid position = CandidateGrid.of(tables, grid);
        int side = grid.layout().side();
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= side && grid.digit(cell) == 0; digit++) {
                if (position.isContradictory() || (!left.has(cell, digit) && !position.remove(cell, digit))) {
                    return position;
                }
            }
        }
        return position;
    }

    /** The given digits, as far as they are known: without those that are known to have been placed later. */
    public Grid givens() {
        return given == null ? grid : given;
    }

    /** The puzzle from which a player started: the givens without any deleted candidates if they are named, else the whole puzzle. */
    public Puzzle start() {
        return given == null || hasPlayersMarks() ? puzzle() : Puzzle.of(given);
    }

    /** Whether the text is a position that a player has reached from givens that it names, by digits or by deleted candidates. */
    public boolean isPosition() {
        boolean hasDeleted =
                techniqueCase == null ? marks != null : !techniqueCase.deleted().isEmpty();
        return given != null && !hasPlayersMarks() && (hasDeleted || !given.equals(grid));
    }

    /** Whether the marks exclude a candidate that the givens leave, so that the givens alone do not describe the puzzle. */
    public boolean marksSayMore() {
        if (marks == null) {
            return false;
        }
        CandidateGrid left = CandidateGrid.of(CandidateLayout.of(grid.layout()), grid);
        if (left.isContradictory()) {
            return false;
        }
        int side = grid.layout().side();
        for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= side; digit++) {
                if (left.isCandidate(cell, digit) && !marks.has(cell, digit)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The reason why a question about givens alone cannot be asked of this puzzle; empty unless {@link #marksSayMore}.
     *
     * @param what that the question is about givens alone
     */
    public Optional<String> refusalOfMarks(String what) {
        return marksSayMore()
                ? Optional.of(what + ", but these pencil marks exclude more candidates than the givens do")
                : Optional.empty();
    }

    /** What a formula must express: the digits, and the marks only where they exclude a candidate that the digits leave. */
    public Puzzle exact() {
        return marksSayMore() ? puzzle() : Puzzle.of(grid);
    }

    /** The candidates of blank cells that the marks do not have; none if the text gave no marks. */
    public List<Candidate> removed() {
        List<Candidate> removed = new ArrayList<>();
        int side = grid.layout().side();
        for (int cell = 0; marks != null && cell < grid.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= side && grid.digit(cell) == 0; digit++) {
                if (!marks.has(cell, digit)) {
                    removed.add(new Candidate(Cell.numbered(cell, side), digit));
                }
            }
        }
        return removed;
    }

    /**
     * This puzzle together with the givens of another one of the same layout, confined to the candidates of both; empty if a digit differs from a
     * given.
     */
    public Optional<Puzzle> within(Puzzle givens) {
        Grid all = givens.grid();
        for (int cell : grid.filledCells()) {
            int digit = grid.digit(cell);
            if (all.digit(cell) != 0 && all.digit(cell) != digit) {
                return Optional.empty();
            }
            all = all.with(cell, digit);
        }
        if (marks == null && !givens.hasCandidates()) {
            return Optional.of(Puzzle.of(all));
        }
        CandidateGrid left = givens.toCandidates();
        if (marks != null) {
            removeUnmarked(left, marks);
        }
        return Optional.of(Puzzle.of(all, left));
    }

    /** Removes the candidates that marks do not have, up to the first contradiction. */
    private static void removeUnmarked(CandidateGrid left, PencilMarks kept) {
        int side = left.layout().side();
        boolean isSound = !left.isContradictory();
        for (int cell = 0; isSound && cell < left.layout().cellCount(); cell++) {
            for (int digit = 1; isSound && digit <= side; digit++) {
                isSound = kept.has(cell, digit) || left.remove(cell, digit);
            }
        }
    }

    /** Counts the solutions, one by one if {@code bySearch} is true. */
    public CountResult count(SudokuSolver solver, boolean bySearch) {
        if (!bySearch) {
            return solver.count(puzzle());
        }
        try (Search search = solver.search(puzzle())) {
            return SolutionCounter.count(search, solver.limits().progress());
        }
    }

    /** The reasons why there is no solution, as far as they are easy to see in the digits or in a position that logic has reached. */
    public List<String> conflicts(CandidateGrid reached) {
        List<Conflict> clashes = grid.conflicts();
        return clashes.isEmpty()
                ? reached.contradiction().map(contradiction -> contradiction.text(symbols)).stream()
                        .toList()
                : Phrases.sentences(clashes, symbols);
    }
}
