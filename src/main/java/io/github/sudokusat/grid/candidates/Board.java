package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of a candidate grid; its methods take arguments that have been checked.
 *
 * <p>Candidates are kept twice, as the digits of each cell and as the places of each digit in each house, so that the last candidate of a cell and
 * the last place of a digit are noticed by the change that leaves them. Digits are numbered as bits, digit − 1. Methods that change the board return
 * false if that caused a contradiction, which is then in {@link #contradiction}.
 */
abstract class Board {

    /** The ticks that one change counts for a watch, which polls every 1024: a change takes up to 0.1 µs at side 9 and 0.1 ms at side 256. */
    private static final int NARROW_TICKS = 16;

    private static final int WIDE_TICKS = 256;

    final CandidateLayout tables;
    /** The digits possible in each cell, {@code words} longs for each cell. */
    final long[] candidates;
    /** The positions possible for each house and digit, {@code words} longs each, houses outermost. */
    final long[] places;
    /** The digit placed in each cell, or 0. */
    final short[] placed;
    /** For each house, the digits whose places there may have changed since the last search for locked candidates. */
    final long[] changed;

    int placedCount;

    /**
     * The candidates {@code cell · side + digit − 1} that became the last of their cell, or of their digit in a house, while their cell had no digit
     * placed. This happens once for each cell and for each digit in each house, which bounds the length.
     */
    private int[] singles;

    private int singleCount;

    /** The filters of named rules that wait; null if there are no such rules. */
    final @Nullable FilterQueue filters;

    @Nullable
    Contradiction contradiction;

    Board(CandidateLayout tables) {
        this.tables = tables;
        candidates = new long[tables.cellCount * tables.words];
        places = new long[tables.houseCount * tables.side * tables.words];
        changed = new long[tables.houseCount * tables.words];
        placed = new short[tables.cellCount];
        singles = new int[Math.min(tables.cellCount, 128)];
        fill(candidates);
        fill(places);
        if (tables.side == 1) {
            pushSingle(0, 0);
        }
        filters = tables.filters.size() == 0 ? null : new FilterQueue(this, tables.filters);
    }

    Board(Board other) {
        tables = other.tables;
        candidates = other.candidates.clone();
        places = other.places.clone();
        changed = other.changed.clone();
        placed = other.placed.clone();
        placedCount = other.placedCount;
        singles = other.singles.clone();
        singleCount = other.singleCount;
        filters = other.filters == null ? null : new FilterQueue(this, other.filters);
        contradiction = other.contradiction;
    }

    /** Takes everything that follows from the rules now as drawn, so that they wait for the next change. */
    final void settle() {
        if (filters != null) {
            filters.settle();
        }
    }

    /** The board on which everything is possible. */
    static Board full(CandidateLayout tables) {
        return tables.words == 1 ? new NarrowBoard(tables) : new WideBoard(tables);
    }

    private void fill(long[] sets) {
        Arrays.fill(sets, tables.words == 1 ? tables.lastWord : -1L);
        if (tables.words > 1) {
            for (int last = tables.words - 1; last < sets.length; last += tables.words) {
                sets[last] = tables.lastWord;
            }
        }
    }

    abstract Board copy();

    /** Places a digit and clears what it excludes. */
    abstract boolean put(int cell, int bit);

    /** Removes a candidate that is there. */
    abstract boolean clear(int cell, int bit);

    /**
     * Clears what the places of some digits in a house exclude in the other houses that hold all these places; the digits are a word of their set.
     */
    abstract boolean clearLocked(int house, int word, long digits);

    /**
     * Places all digits of a puzzle. On an untouched board, the sets are computed from the digits instead of being cleared candidate by candidate: on
     * 256 × 256 with 40 % blanks that took 49 ms instead of 1,650.
     */
    final PropagationOutcome putAll(Grid puzzle, @Nullable Watch watch) {
        if (!isUntouched()) {
            return putEach(puzzle, watch);
        }
        if (!loadDigits(puzzle) || !loadCandidates()) {
            return PropagationOutcome.CONTRADICTION;
        }
        Arrays.fill(places, 0);
        for (int house = 0; house < tables.houseCount; house++) {
            if (!loadPlaces(house)) {
                return PropagationOutcome.CONTRADICTION;
            }
            if (isStopped(watch)) {
                return PropagationOutcome.STOPPED;
            }
        }
        fill(changed);
        return PropagationOutcome.DONE;
    }

    private boolean isUntouched() {
        for (long digits : changed) {
            if (digits != 0) {
                return false;
            }
        }
        return true;
    }

    private PropagationOutcome putEach(Grid puzzle, @Nullable Watch watch) {
        for (int cell = 0; cell < tables.cellCount; cell++) {
            int digit = puzzle.digit(cell);
            if (digit != 0 && !put(cell, digit - 1)) {
                return PropagationOutcome.CONTRADICTION;
            }
            if (digit != 0 && isStopped(watch)) {
                return PropagationOutcome.STOPPED;
            }
        }
        return PropagationOutcome.DONE;
    }

    /** Counts a change and returns whether the work must stop, which is never true without a watch. */
    final boolean isStopped(@Nullable Watch watch) {
        return watch != null && watch.tick(tables.words == 1 ? NARROW_TICKS : WIDE_TICKS);
    }

    /** Records the placed digits, in {@link #changed} those of each house, and clears them from the cells that must differ by rules. */
    private boolean loadDigits(Grid puzzle) {
        int words = tables.words;
        for (int cell = 0; cell < tables.cellCount; cell++) {
            int bit = puzzle.digit(cell) - 1;
            if (bit < 0) {
                continue;
            }
            int word = bit >>> 6;
            for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
                int index = tables.memberHouse[m] * words + word;
                if ((changed[index] >>> bit & 1) != 0) {
                    return failToPut(cell, bit);
                }
                changed[index] |= 1L << bit;
            }
            for (int i = tables.ruleStart[cell]; i < tables.ruleStart[cell + 1]; i++) {
                int other = tables.ruleCells[i];
                candidates[other * words + word] &= ~(1L << bit);
                if (placed[other] == bit + 1) {
                    return failToPut(cell, bit);
                }
            }
            placed[cell] = (short) (bit + 1);
            placedCount++;
        }
        return true;
    }

    /** Computes the candidates of every cell from the digits placed in its houses. */
    abstract boolean loadCandidates();

    /** Computes the places of a house, which has none yet, from the candidates of its cells. */
    abstract boolean loadPlaces(int house);

    /** Clears a digit placed in a cell from the cells that must differ from it by rules. */
    final boolean clearRules(int cell, int bit) {
        for (int i = tables.ruleStart[cell]; i < tables.ruleStart[cell + 1]; i++) {
            int other = tables.ruleCells[i];
            if (has(other, bit) && !clear(other, bit)) {
                return false;
            }
        }
        return true;
    }

    final boolean has(int cell, int bit) {
        return (candidates[cell * tables.words + (bit >>> 6)] >>> bit & 1) != 0;
    }

    final void pushSingle(int cell, int bit) {
        if (singleCount == singles.length) {
            singles = Arrays.copyOf(singles, 2 * singleCount);
        }
        singles[singleCount++] = cell * tables.side + bit;
    }

    /**
     * Takes a single that was recorded but not yet taken.
     *
     * @return {@code cell · side + digit − 1}, or −1 if there is none
     */
    final int popSingle() {
        return singleCount == 0 ? -1 : singles[--singleCount];
    }

    final boolean failEmpty(int cell) {
        contradiction = new Contradiction.NoCandidate(Cell.numbered(cell, tables.side));
        return false;
    }

    final boolean failNoPlace(int house, int bit) {
        contradiction = new Contradiction.NoPlace(tables.layout().houses().get(house), bit + 1);
        return false;
    }

    /** Reports the contradiction of a digit placed where it is not a candidate: it is in a cell that must differ, or was removed before. */
    final boolean failToPut(int cell, int bit) {
        for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
            House house = tables.layout().houses().get(tables.memberHouse[m]);
            if (countPlaced(house, bit + 1) > 0) {
                contradiction = new Contradiction.Repeated(repeatedIn(house, cell, bit + 1));
                return false;
            }
        }
        for (int i = tables.ruleStart[cell]; i < tables.ruleStart[cell + 1]; i++) {
            if (placed[tables.ruleCells[i]] == bit + 1) {
                contradiction = new Contradiction.Repeated(repeatedByRule(cell, tables.ruleCells[i], bit + 1));
                return false;
            }
        }
        return failEmpty(cell);
    }

    private int countPlaced(House house, int digit) {
        int count = 0;
        for (int i = 0; i < house.size(); i++) {
            if (placed[house.cell(i)] == digit) {
                count++;
            }
        }
        return count;
    }

    private Conflict repeatedIn(House house, int newCell, int digit) {
        int[] houseCells = house.cells();
        Arrays.sort(houseCells);
        Cell[] cells = new Cell[countPlaced(house, digit) + 1];
        int size = 0;
        for (int cell : houseCells) {
            if (cell == newCell || placed[cell] == digit) {
                cells[size++] = Cell.numbered(cell, tables.side);
            }
        }
        return Conflict.of(house, digit, List.of(cells), tables.layout().values());
    }

    private Conflict repeatedByRule(int newCell, int oldCell, int digit) {
        int first = Math.min(newCell, oldCell);
        int second = Math.max(newCell, oldCell);
        List<Cell> cells = List.of(Cell.numbered(first, tables.side), Cell.numbered(second, tables.side));
        for (MustDiffer rule : tables.layout().mustDifferRules()) {
            if (rule.contains(first, second)) {
                return Conflict.of(rule, digit, cells, tables.layout().values());
            }
        }
        throw new IllegalStateException("no rule keeps " + cells + " apart");
    }
}
