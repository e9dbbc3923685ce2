package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The state of a candidate grid, whose arguments have been checked.
 *
 * <p>Candidates are kept twice, as the digits of each cell and as the places of each digit in each house, so that the last candidate of a
 * cell and the last place of a digit show by the change that leaves them. Digits appear as bits, digit − 1. Methods that change
 * something return false if that brought about a contradiction, which is then in {@link #contradiction}.
 */
abstract class Board {

    final CandidateLayout tables;
    /** The digits possible in each cell, {@code words} longs a cell. */
    final long[] candidates;
    /** The positions possible for each house and digit, {@code words} longs each, houses outermost. */
    final long[] places;
    /** The digit placed in each cell, or 0. */
    final short[] placed;
    /** For each house the digits whose places there may have changed since locked candidates were last looked for. */
    final long[] changed;

    int placedCount;

    /**
     * The candidates {@code cell · side + digit − 1} that became the last of their cell, or of their digit in a house, while their cell
     * was not placed. Each cell, and each digit in each house, comes to that once, which bounds the length.
     */
    private int[] singles;

    private int singleCount;

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
        contradiction = other.contradiction;
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

    /** Clears what the places of some digits in a house exclude in the other houses that they all lie in; digits as a word of their set. */
    abstract boolean clearLocked(int house, int word, long digits);

    /** Places all digits of a puzzle. */
    Outcome putAll(Grid puzzle, BooleanSupplier stop) {
        int steps = 0;
        for (int cell = 0; cell < tables.cellCount; cell++) {
            int digit = puzzle.digit(cell);
            // What an earlier call has placed is no step of this one, which otherwise might be stopped without having
            // done any.
            if (digit == 0 || placed[cell] == digit) {
                continue;
            }
            if (!put(cell, digit - 1)) {
                return Outcome.CONTRADICTION;
            }
            if ((++steps & Propagation.STRIDE - 1) == 0 && stop.getAsBoolean()) {
                return Outcome.STOPPED;
            }
        }
        return Outcome.DONE;
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
     * Takes a single that was noticed and not yet taken.
     *
     * @return {@code cell · side + digit − 1}, or −1 if there is none
     */
    final int popSingle() {
        return singleCount == 0 ? -1 : singles[--singleCount];
    }

    final boolean failEmpty(int cell) {
        contradiction = new Contradiction.NoCandidate(Cell.of(cell, tables.side));
        return false;
    }

    final boolean failNoPlace(int house, int bit) {
        contradiction = new Contradiction.NoPlace(tables.layout().houses().get(house), bit + 1);
        return false;
    }

    /** A digit cannot be placed where it is no candidate: because it stands in a cell that must differ, or was removed before. */
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
                cells[size++] = Cell.of(cell, tables.side);
            }
        }
        return new Conflict(house.toString(), digit, List.of(cells));
    }

    private Conflict repeatedByRule(int newCell, int oldCell, int digit) {
        int first = Math.min(newCell, oldCell);
        int second = Math.max(newCell, oldCell);
        List<Cell> cells = List.of(Cell.of(first, tables.side), Cell.of(second, tables.side));
        for (Rule rule : tables.layout().rules()) {
            if (rule instanceof MustDiffer pairs) {
                for (int i = 0; i < pairs.size(); i++) {
                    if (pairs.first(i) == first && pairs.second(i) == second) {
                        return new Conflict(pairs.name(), digit, cells);
                    }
                }
            }
        }
        throw new IllegalStateException("no rule keeps " + cells + " apart");
    }
}
