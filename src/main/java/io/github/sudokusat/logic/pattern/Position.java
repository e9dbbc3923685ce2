package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A snapshot of a candidate grid for the techniques: the candidates of the open cells, by cell, by house and by digit.
 *
 * <p>It must not be used after the grid has changed. Placed cells and placed digits have empty sets here. Digits are counted from 0. Creating one
 * takes about a microsecond for 9 × 9.
 */
public final class Position {

    public final Geometry geometry;
    public final CandidateGrid grid;
    public final int side;
    /** Longs of a set of cells. */
    public final int words;
    /** The digit of each cell, from 1; 0 for an open one. */
    public final int[] placed;
    /** The candidates of each cell. */
    public final long[] digits;
    /** The places of digit d in house h, as positions, at {@code h · side + d}. */
    public final long[] places;
    /** The places of digit d as a set of cells, from {@code d · words} on. */
    public final long[] planes;

    /** The digits that the puzzle gives, if they are known. */
    final @Nullable public Grid givens;

    /** A solution of this position, if one is known. */
    private final @Nullable Grid solution;

    private @Nullable List<Als> almostLockedSets;
    /** Where nets begin, if singles leave nothing to conclude. */
    private @Nullable Net quietNet;

    private boolean isQuietNetKnown;

    private @Nullable Consequences consequences;
    private final @Nullable Barren barren;
    private @Nullable List<ColourGraph.Component> coloursOfDigits;
    private @Nullable List<ColourGraph.Component> coloursAcrossDigits;
    /** The links that were asked for last. */
    private @Nullable LinkGraph links;

    public Position(Geometry geometry, CandidateGrid grid, Known known) {
        this(geometry, grid, known, null, null);
    }

    /**
     * A position on a path.
     *
     * @param consequences what follows from its candidates, which must have moved there; null if nothing is known yet
     * @param barren the digits with which techniques have found nothing earlier on the path; null if that is not known
     */
    public Position(
            Geometry geometry,
            CandidateGrid grid,
            Known known,
            @Nullable Consequences consequences,
            @Nullable Barren barren) {
        this.barren = barren;
        this.consequences = consequences;
        this.geometry = geometry;
        this.grid = grid;
        givens = known.givens();
        solution = known.solutionOf(grid);
        side = geometry.side;
        words = geometry.words;
        placed = new int[geometry.cellCount];
        digits = new long[geometry.cellCount];
        places = new long[geometry.houseCount * side];
        planes = new long[side * words];
        for (int cell = 0; cell < digits.length; cell++) {
            placed[cell] = grid.digit(cell);
            if (placed[cell] == 0) {
                open(cell, grid.candidateBits(cell));
            }
        }
        for (int house = 0; house < geometry.houseCount; house++) {
            for (int digit = 0; digit < side; digit++) {
                long bits = grid.placeBits(house, digit + 1);
                boolean placed = (bits & bits - 1) == 0 && !has(geometry.cell(house, first(bits)), digit);
                places[house * side + digit] = placed ? 0 : bits;
            }
        }
    }

    /** The almost locked sets, each once, by number of cells; computed at the first call. */
    public List<Als> almostLockedSets(StepCollector collector) {
        List<Als> known = almostLockedSets;
        if (known == null) {
            known = AlmostLockedSets.of(this, collector);
            almostLockedSets = collector.isStopped() ? null : known;
        }
        return known;
    }

    /** The links of a kind, computed at the first of several calls in a row. */
    public LinkGraph links(LinkGraph.Kind kind, StepCollector collector) {
        LinkGraph known = links;
        if (known == null || known.kind != kind) {
            known = new LinkGraph(this, kind, collector);
            links = collector.isStopped() ? null : known;
        }
        return known;
    }

    /** Whether a finder that looks at one digit at a time is known to find nothing with one. */
    public boolean isBarren(Object finder, int digit) {
        return barren != null && barren.isKnown(finder, this, digit);
    }

    /** Notes that a finder has found nothing with a digit, after a search to the end for all digits up to this one. */
    public void noteBarren(Object finder, int digit, StepCollector collector) {
        if (barren != null && collector.isEmpty() && !collector.isStopped()) {
            barren.add(finder, this, digit);
        }
    }

    /** The lines, from a house on, in which a cell has changed since a finder was noted to have found nothing; all if it was not. */
    public int changedSinceBarren(Object finder, int firstLine) {
        int changed = 0;
        for (int line = 0; line < side; line++) {
            for (int p = 0; p < side; p++) {
                int cell = geometry.cell(firstLine + line, p);
                changed |= barren == null || barren.isChanged(finder, this, cell) ? 1 << line : 0;
            }
        }
        return changed;
    }

    /** Notes that a finder has found nothing, after a search to the end. */
    public void noteBarren(Object finder, StepCollector collector) {
        if (barren != null && collector.isEmpty() && !collector.isStopped()) {
            barren.add(finder, this);
        }
    }

    /** The components in two colours, within digits or across them, computed at the first call. */
    public List<ColourGraph.Component> colours(boolean acrossDigits) {
        List<ColourGraph.Component> known = acrossDigits ? coloursAcrossDigits : coloursOfDigits;
        if (known == null) {
            known = ColourGraph.components(this, acrossDigits);
            if (acrossDigits) {
                coloursAcrossDigits = known;
            } else {
                coloursOfDigits = known;
            }
        }
        return known;
    }

    /** A net without assumptions, computed at the first call; null if singles leave something to conclude. */
    @Nullable
    Net quietNet() {
        if (!isQuietNetKnown) {
            isQuietNetKnown = true;
            quietNet = Net.quiet(this);
        }
        return quietNet;
    }

    /** What follows from each candidate. */
    public Consequences consequences() {
        Consequences known = consequences;
        if (known == null) {
            known = new Consequences(geometry, grid);
            consequences = known;
        }
        return known;
    }

    /** Whether a candidate, numbered {@code cell · side + digit}, is that of a known solution, so that nothing refutes it. */
    public boolean isTrue(int candidate) {
        return solution != null && solution.digit(candidate / side) == candidate % side + 1;
    }

    /** Whether a candidate, numbered {@code cell · side + digit}, leads to a contradiction by singles and named rules. */
    public boolean isRefuted(int candidate) {
        return !isTrue(candidate) && consequences().end(candidate).isContradictory();
    }

    private void open(int cell, long candidates) {
        digits[cell] = candidates;
        for (long left = candidates; left != 0; left &= left - 1) {
            Bits.add(planes, Long.numberOfTrailingZeros(left) * words, cell);
        }
    }

    /** The least member of a nonempty set of digits or positions. */
    public static int first(long bits) {
        return Long.numberOfTrailingZeros(bits);
    }

    /** Whether an open cell has a candidate. */
    public boolean has(int cell, int digit) {
        return (digits[cell] >>> digit & 1) != 0;
    }

    /** How many candidates an open cell has; 0 for a placed one. */
    public int count(int cell) {
        return Long.bitCount(digits[cell]);
    }

    /** The places of a digit in a house, as positions. */
    public long placesOf(int house, int digit) {
        return places[house * side + digit];
    }

    /** The places of a digit among some cells. */
    public long[] placesAmong(int digit, long[] cells) {
        long[] set = cells.clone();
        Bits.and(set, 0, planes, digit * words, words);
        return set;
    }

    /** The positions of the open cells of a house. */
    public long openPositions(int house) {
        long positions = 0;
        for (int p = 0; p < side; p++) {
            if (digits[geometry.cell(house, p)] != 0) {
                positions |= 1L << p;
            }
        }
        return positions;
    }

    /** The digits of all cells, also of those that are placed; a new array. */
    public long[] masks() {
        long[] masks = digits.clone();
        for (int cell = 0; cell < masks.length; cell++) {
            masks[cell] |= placed[cell] == 0 ? 0 : 1L << (placed[cell] - 1);
        }
        return masks;
    }

    /** The digits that some cells have between them. */
    public long digitsOf(long[] cells) {
        long union = 0;
        for (int cell = Bits.next(cells, 0, words, 0); cell >= 0; cell = Bits.next(cells, 0, words, cell + 1)) {
            union |= digits[cell];
        }
        return union;
    }

    /** A candidate as users see it, counted from 1. */
    public Candidate candidate(int cell, int digit) {
        return new Candidate(Cell.numbered(cell, side), digit + 1);
    }

    /** The candidates of some cells that have one of some digits. */
    public List<Candidate> candidates(long[] cells, long wanted) {
        List<Candidate> list = new ArrayList<>();
        for (int cell = Bits.next(cells, 0, words, 0); cell >= 0; cell = Bits.next(cells, 0, words, cell + 1)) {
            list.addAll(candidates(cell, digits[cell] & wanted));
        }
        return list;
    }

    /** Digits of a cell, whether or not they are its candidates. */
    public List<Candidate> candidates(int cell, long wanted) {
        List<Candidate> list = new ArrayList<>(Long.bitCount(wanted));
        for (long left = wanted; left != 0; left &= left - 1) {
            list.add(candidate(cell, first(left)));
        }
        return list;
    }

    /** Those of some digits that each of some cells has, in the order of the cells. */
    public List<Candidate> candidates(int[] cells, long[] digitsOfCells, long wanted) {
        List<Candidate> list = new ArrayList<>();
        for (int cell : cells) {
            list.addAll(candidates(cell, digitsOfCells[cell] & wanted));
        }
        return list;
    }

    /** How many of some cells are open. */
    public int openCount(int[] cells) {
        int count = 0;
        for (int cell : cells) {
            count += digits[cell] == 0 ? 0 : 1;
        }
        return count;
    }
}
