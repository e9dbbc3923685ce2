package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The digits that are still possible in every cell, and those that are placed.
 *
 * <p>Placing a digit clears it from the houses of the cell and from the cells that rules keep apart from it; beyond that nothing is
 * concluded here (see {@link Propagation}): a cell with one candidate left is not placed until somebody places it. A contradiction is
 * found by the very change that brings it about; the change then returns false, {@link #contradiction()} names it, and the grid may
 * only be asked for that and thrown away.
 *
 * <p>Mutable and not thread-safe. {@link #copy()} costs as much as copying some arrays: 4 KB for 9 × 9, 11 MB for 256 × 256. Cells are
 * numbered {@code row · side + column} from 0, houses as in {@link Layout#houses()}, digits from 1.
 */
public final class CandidateGrid {

    private static final int EMPTY_CELL = 1;
    private static final int NO_PLACE = 2;
    private static final int TWICE_IN_HOUSE = 3;
    private static final int TWICE_IN_RULE = 4;

    final CandidateLayout tables;
    /** The digits possible in each cell, {@code words} longs a cell. */
    private final long[] candidates;
    /** The positions possible for each house and digit, {@code words} longs each, houses outermost. */
    final long[] places;
    /** The digit placed in each cell, or 0. */
    private final short[] placed;

    private int placedCount;

    /**
     * The candidates {@code cell · side + digit − 1} that became the last of their cell, or of their digit in a house, while their cell
     * was not placed. Each cell, and each digit in each house, comes to that once, which bounds the length.
     */
    private int[] singles;

    private int singleCount;
    /** For each house the digits whose places there have changed since locked candidates were last looked for. */
    final long[] changed;

    private int failure;
    private int failureWhere;
    private int failureCell;
    private int failureDigit;
    private @Nullable Conflict clash;

    private CandidateGrid(CandidateLayout tables) {
        this.tables = tables;
        candidates = new long[tables.cellCount * tables.words];
        places = new long[tables.houseCount * tables.side * tables.words];
        changed = new long[tables.houseCount * tables.words];
        placed = new short[tables.cellCount];
        singles = new int[Math.min(tables.cellCount, 64)];
    }

    /**
     * The grid in which every digit is possible everywhere.
     *
     * @param tables the layout
     * @return a new grid
     */
    public static CandidateGrid full(CandidateLayout tables) {
        CandidateGrid grid = new CandidateGrid(tables);
        fillSets(grid.candidates, tables);
        fillSets(grid.places, tables);
        if (tables.side == 1) {
            grid.singles[grid.singleCount++] = 0;
        }
        return grid;
    }

    private static void fillSets(long[] sets, CandidateLayout tables) {
        Arrays.fill(sets, tables.words == 1 ? tables.lastWord : -1L);
        if (tables.words > 1) {
            for (int last = tables.words - 1; last < sets.length; last += tables.words) {
                sets[last] = tables.lastWord;
            }
        }
    }

    /**
     * The grid that a puzzle's digits leave. For big puzzles that may be cancelled use {@link #full} and {@link #placeAll}.
     *
     * @param tables the layout
     * @param puzzle a grid of that layout; it may have conflicts
     * @return a new grid; look at {@link #contradiction()} before using it
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public static CandidateGrid of(CandidateLayout tables, Grid puzzle) {
        CandidateGrid grid = full(tables);
        grid.placeAll(puzzle, () -> false);
        return grid;
    }

    /**
     * Another grid of the same content.
     *
     * @return a new grid that shares nothing mutable with this one
     */
    public CandidateGrid copy() {
        return new CandidateGrid(this);
    }

    private CandidateGrid(CandidateGrid other) {
        tables = other.tables;
        candidates = other.candidates.clone();
        places = other.places.clone();
        changed = other.changed.clone();
        placed = other.placed.clone();
        placedCount = other.placedCount;
        singles = other.singles.clone();
        singleCount = other.singleCount;
        failure = other.failure;
        failureWhere = other.failureWhere;
        failureCell = other.failureCell;
        failureDigit = other.failureDigit;
        clash = other.clash;
    }

    /**
     * The layout.
     *
     * @return the layout of this grid
     */
    public Layout layout() {
        return tables.layout();
    }

    /**
     * Whether a digit is still possible in a cell; true for a placed one.
     *
     * @param cell the cell
     * @param digit the digit
     * @return true if it is
     * @throws IllegalArgumentException if there is no such cell or digit
     */
    public boolean isCandidate(int cell, int digit) {
        requireCell(cell);
        requireDigit(digit);
        return has(cell, digit - 1);
    }

    boolean has(int cell, int bit) {
        return (candidates[cell * tables.words + (bit >>> 6)] >>> bit & 1) != 0;
    }

    /**
     * How many digits are possible in a cell.
     *
     * @param cell the cell
     * @return 1 for a placed cell, else 1 or more
     * @throws IllegalArgumentException if there is no such cell
     */
    public int candidateCount(int cell) {
        requireCell(cell);
        return count(candidates, cell * tables.words);
    }

    /**
     * How many candidates all cells have together; placed cells have one each.
     *
     * @return from {@code side²} to {@code side³}
     */
    public int candidateCount() {
        int count = 0;
        for (long word : candidates) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /**
     * The next digit that is possible in a cell. All of them: {@code for (int d = g.nextCandidate(c, 1); d != 0; d = g.nextCandidate(c, d + 1))}.
     *
     * @param cell the cell
     * @param from the least digit wanted, from 1 to {@code side + 1}
     * @return the least candidate of the cell from there on, or 0 if there is none
     * @throws IllegalArgumentException if there is no such cell or {@code from} is out of range
     */
    public int nextCandidate(int cell, int from) {
        requireCell(cell);
        if (from != tables.side + 1) {
            requireDigit(from);
        }
        return next(candidates, cell * tables.words, from - 1) + 1;
    }

    /**
     * How many places a digit has in a house.
     *
     * @param house the house's index
     * @param digit the digit
     * @return 1 where it is placed, else 1 or more
     * @throws IllegalArgumentException if there is no such house or digit
     */
    public int placeCount(int house, int digit) {
        requireHouse(house);
        requireDigit(digit);
        return count(places, (house * tables.side + digit - 1) * tables.words);
    }

    /**
     * The next place of a digit in a house. All of them:
     * {@code for (int p = g.nextPlace(h, d, 0); p >= 0; p = g.nextPlace(h, d, p + 1))}.
     *
     * @param house the house's index
     * @param digit the digit
     * @param from the least position wanted, from 0 to the side
     * @return the least position in the {@linkplain House#cell(int) order of the house} from there on, or −1 if there is none
     * @throws IllegalArgumentException if there is no such house or digit or {@code from} is out of range
     */
    public int nextPlace(int house, int digit, int from) {
        requireHouse(house);
        requireDigit(digit);
        if (from < 0 || from > tables.side) {
            throw new IllegalArgumentException("from must be from 0 to " + tables.side + ", but is " + from);
        }
        return next(places, (house * tables.side + digit - 1) * tables.words, from);
    }

    /**
     * The digit placed in a cell.
     *
     * @param cell the cell
     * @return the digit, or 0 if none is placed there, even if a single candidate is left
     * @throws IllegalArgumentException if there is no such cell
     */
    public int digit(int cell) {
        requireCell(cell);
        return placed[cell];
    }

    /**
     * How many cells have a digit placed.
     *
     * @return from 0 to {@code side²}
     */
    public int placedCount() {
        return placedCount;
    }

    /**
     * Whether every cell has a digit placed, which makes a solution, since a clash would have been a contradiction.
     *
     * @return true if so
     */
    public boolean isSolved() {
        return failure == 0 && placedCount == tables.cellCount;
    }

    /**
     * The placed digits.
     *
     * @return a grid with blanks where nothing is placed
     */
    public Grid toGrid() {
        int[] digits = new int[placed.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = placed[cell];
        }
        return Grid.of(layout(), digits);
    }

    /**
     * Whether a contradiction has been met.
     *
     * @return true if so
     */
    public boolean isContradictory() {
        return failure != 0;
    }

    /**
     * The contradiction that has been met. With several at once, which one is named depends on the order of the changes, but clashing
     * digits come first in {@link #placeAll}.
     *
     * @return the contradiction; empty if there is none
     */
    public Optional<Contradiction> contradiction() {
        Conflict conflict = clash;
        if (conflict != null) {
            return Optional.of(new Contradiction.Repeated(conflict));
        }
        return switch (failure) {
            case EMPTY_CELL -> Optional.of(new Contradiction.NoCandidate(Cell.of(failureCell, tables.side)));
            case NO_PLACE ->
                Optional.of(new Contradiction.NoPlace(layout().houses().get(failureWhere), failureDigit));
            case TWICE_IN_HOUSE, TWICE_IN_RULE -> Optional.of(new Contradiction.Repeated(repeated()));
            default -> Optional.empty();
        };
    }

    /**
     * Places a digit: the other digits leave the cell, and the digit leaves every cell that must differ from it. Nothing happens if it is
     * placed there already.
     *
     * @param cell the cell
     * @param digit the digit; if it is no candidate of the cell, that is a contradiction
     * @return false if this brought about a contradiction
     * @throws IllegalArgumentException if there is no such cell or digit
     * @throws IllegalStateException if a contradiction has been met before
     */
    public boolean place(int cell, int digit) {
        requireCell(cell);
        requireDigit(digit);
        requireSound();
        return put(cell, digit - 1);
    }

    /**
     * Removes a candidate; nothing happens if it is gone already.
     *
     * @param cell the cell
     * @param digit the digit
     * @return false if this brought about a contradiction
     * @throws IllegalArgumentException if there is no such cell or digit
     * @throws IllegalStateException if a contradiction has been met before
     */
    public boolean remove(int cell, int digit) {
        requireCell(cell);
        requireDigit(digit);
        requireSound();
        return !has(cell, digit - 1) || clear(cell, digit - 1);
    }

    /**
     * Removes all candidates of a cell but some: a cell of pencil marks.
     *
     * @param cell the cell
     * @param digits the digits that may stay; none of them comes back if it is gone already
     * @return false if this brought about a contradiction
     * @throws IllegalArgumentException if there is no such cell or digit
     * @throws IllegalStateException if a contradiction has been met before
     */
    public boolean retain(int cell, int... digits) {
        requireCell(cell);
        requireSound();
        long[] keep = new long[tables.words];
        for (int digit : digits) {
            requireDigit(digit);
            keep[(digit - 1) >>> 6] |= 1L << (digit - 1);
        }
        for (int bit = 0; bit < tables.side; bit++) {
            if ((keep[bit >>> 6] >>> bit & 1) == 0 && has(cell, bit) && !clear(cell, bit)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Places every digit of a puzzle.
     *
     * @param puzzle a grid of this layout; it may have conflicts
     * @param stop asked now and then, at the least every few milliseconds, on this thread; true ends the work
     * @return how far it came
     * @throws IllegalArgumentException if the puzzle has another layout
     * @throws IllegalStateException if a contradiction has been met before
     */
    public Outcome placeAll(Grid puzzle, BooleanSupplier stop) {
        if (!puzzle.layout().equals(layout())) {
            throw new IllegalArgumentException(
                    "puzzle must be on the layout " + layout() + ", but is on " + puzzle.layout());
        }
        requireSound();
        int steps = 0;
        for (int cell = 0; cell < tables.cellCount; cell++) {
            int digit = puzzle.digit(cell);
            if (digit == 0) {
                continue;
            }
            if (!put(cell, digit - 1)) {
                List<Conflict> conflicts = puzzle.conflicts();
                clash = conflicts.isEmpty() ? null : conflicts.get(0);
                return Outcome.CONTRADICTION;
            }
            if ((++steps & Propagation.STRIDE - 1) == 0 && stop.getAsBoolean()) {
                return Outcome.STOPPED;
            }
        }
        return Outcome.DONE;
    }

    /** {@link #place} without checks; the digit as its bit. */
    boolean put(int cell, int bit) {
        if (placed[cell] == bit + 1) {
            return true;
        }
        if (!has(cell, bit)) {
            return failToPut(cell, bit);
        }
        placed[cell] = (short) (bit + 1);
        placedCount++;
        return clearOthers(cell, bit) && clearHouses(cell, bit) && clearRules(cell, bit);
    }

    private boolean clearOthers(int cell, int bit) {
        int base = cell * tables.words;
        for (int w = 0; w < tables.words; w++) {
            long others = candidates[base + w];
            if (w == bit >>> 6) {
                others &= ~(1L << bit);
            }
            for (; others != 0; others &= others - 1) {
                if (!clear(cell, w * Long.SIZE + Long.numberOfTrailingZeros(others))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean clearHouses(int cell, int bit) {
        for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
            int house = tables.memberHouse[m];
            int own = tables.memberPosition[m];
            int base = (house * tables.side + bit) * tables.words;
            for (int w = 0; w < tables.words; w++) {
                long others = places[base + w];
                if (w == own >>> 6) {
                    others &= ~(1L << own);
                }
                if (!clearPlaces(house, w, others, bit)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Removes a digit from the cells at some positions of a house, of which it has them all. */
    boolean clearPlaces(int house, int word, long positions, int bit) {
        int first = house * tables.side + word * Long.SIZE;
        for (long rest = positions; rest != 0; rest &= rest - 1) {
            if (!clear(tables.houseCells[first + Long.numberOfTrailingZeros(rest)], bit)) {
                return false;
            }
        }
        return true;
    }

    private boolean clearRules(int cell, int bit) {
        for (int i = tables.ruleStart[cell]; i < tables.ruleStart[cell + 1]; i++) {
            int other = tables.ruleCells[i];
            if (has(other, bit) && !clear(other, bit)) {
                return false;
            }
        }
        return true;
    }

    /** Removes a candidate that is there. */
    private boolean clear(int cell, int bit) {
        CandidateLayout t = tables;
        int words = t.words;
        int digitWord = bit >>> 6;
        long digitBit = 1L << bit;
        int index = cell * words + digitWord;
        long left = candidates[index] ^ digitBit;
        candidates[index] = left;
        if ((left & (left - 1)) == 0 && !checkCell(cell)) {
            return false;
        }
        int end = t.memberStart[cell + 1];
        for (int m = t.memberStart[cell]; m < end; m++) {
            int house = t.memberHouse[m];
            int position = t.memberPosition[m];
            int place = (house * t.side + bit) * words + (position >>> 6);
            left = places[place] & ~(1L << position);
            places[place] = left;
            changed[house * words + digitWord] |= digitBit;
            if ((left & (left - 1)) == 0 && !checkHouse(house, bit)) {
                return false;
            }
        }
        return true;
    }

    /** Looks whether a cell has lost its last candidate, or its last but one. */
    private boolean checkCell(int cell) {
        if (placed[cell] != 0) {
            return true;
        }
        int base = cell * tables.words;
        int only = onlyOne(candidates, base);
        if (only == NONE) {
            failure = EMPTY_CELL;
            failureCell = cell;
            return false;
        }
        if (only != SEVERAL) {
            pushSingle(cell, only);
        }
        return true;
    }

    private boolean checkHouse(int house, int bit) {
        int only = onlyOne(places, (house * tables.side + bit) * tables.words);
        if (only == NONE) {
            failure = NO_PLACE;
            failureWhere = house;
            failureDigit = bit + 1;
            return false;
        }
        if (only != SEVERAL) {
            int cell = tables.houseCells[house * tables.side + only];
            if (placed[cell] == 0) {
                pushSingle(cell, bit);
            }
        }
        return true;
    }

    private static final int NONE = -1;
    private static final int SEVERAL = -2;

    /** The only member of a set, {@link #NONE} or {@link #SEVERAL}. */
    private int onlyOne(long[] sets, int base) {
        int only = NONE;
        for (int w = 0; w < tables.words; w++) {
            long word = sets[base + w];
            if (word != 0) {
                if (only != NONE || (word & (word - 1)) != 0) {
                    return SEVERAL;
                }
                only = w * Long.SIZE + Long.numberOfTrailingZeros(word);
            }
        }
        return only;
    }

    private void pushSingle(int cell, int bit) {
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
    int popSingle() {
        return singleCount == 0 ? -1 : singles[--singleCount];
    }

    private boolean failToPut(int cell, int bit) {
        failureCell = cell;
        failureDigit = bit + 1;
        for (int m = tables.memberStart[cell]; m < tables.memberStart[cell + 1]; m++) {
            int house = tables.memberHouse[m];
            for (int i = 0; i < tables.side; i++) {
                if (placed[tables.houseCells[house * tables.side + i]] == bit + 1) {
                    failure = TWICE_IN_HOUSE;
                    failureWhere = house;
                    return false;
                }
            }
        }
        for (int i = tables.ruleStart[cell]; i < tables.ruleStart[cell + 1]; i++) {
            if (placed[tables.ruleCells[i]] == bit + 1) {
                failure = TWICE_IN_RULE;
                failureWhere = tables.ruleCells[i];
                return false;
            }
        }
        failure = EMPTY_CELL;
        return false;
    }

    private Conflict repeated() {
        int side = tables.side;
        List<Cell> cells = new ArrayList<>();
        if (failure == TWICE_IN_RULE) {
            int first = Math.min(failureCell, failureWhere);
            int second = Math.max(failureCell, failureWhere);
            return new Conflict(
                    ruleOf(first, second), failureDigit, List.of(Cell.of(first, side), Cell.of(second, side)));
        }
        House house = layout().houses().get(failureWhere);
        int[] houseCells = house.cells();
        Arrays.sort(houseCells);
        for (int cell : houseCells) {
            if (cell == failureCell || placed[cell] == failureDigit) {
                cells.add(Cell.of(cell, side));
            }
        }
        return new Conflict(house.toString(), failureDigit, cells);
    }

    private String ruleOf(int first, int second) {
        for (Rule rule : layout().rules()) {
            if (rule instanceof MustDiffer pairs) {
                for (int i = 0; i < pairs.size(); i++) {
                    if (pairs.first(i) == first && pairs.second(i) == second) {
                        return pairs.name();
                    }
                }
            }
        }
        throw new IllegalStateException("no rule keeps cells " + first + " and " + second + " apart");
    }

    private int count(long[] sets, int base) {
        int count = 0;
        for (int w = 0; w < tables.words; w++) {
            count += Long.bitCount(sets[base + w]);
        }
        return count;
    }

    /** The least member of a set that is {@code from} or more, or −1. */
    private int next(long[] sets, int base, int from) {
        int w = from >>> 6;
        if (w >= tables.words) {
            return -1;
        }
        long word = sets[base + w] & -1L << from;
        while (word == 0) {
            if (++w == tables.words) {
                return -1;
            }
            word = sets[base + w];
        }
        return w * Long.SIZE + Long.numberOfTrailingZeros(word);
    }

    private void requireSound() {
        if (failure != 0) {
            throw new IllegalStateException("the grid has a contradiction: "
                    + contradiction().map(Contradiction::text).orElse(""));
        }
    }

    private void requireCell(int cell) {
        if (cell < 0 || cell >= tables.cellCount) {
            throw new IllegalArgumentException("cell must be from 0 to " + (tables.cellCount - 1) + ", but is " + cell);
        }
    }

    private void requireDigit(int digit) {
        if (digit < 1 || digit > tables.side) {
            throw new IllegalArgumentException("digit must be from 1 to " + tables.side + ", but is " + digit);
        }
    }

    private void requireHouse(int house) {
        if (house < 0 || house >= tables.houseCount) {
            throw new IllegalArgumentException(
                    "house must be from 0 to " + (tables.houseCount - 1) + ", but is " + house);
        }
    }
}
