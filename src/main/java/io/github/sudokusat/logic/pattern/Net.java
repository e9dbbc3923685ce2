package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.step.Explanation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What follows from candidates assumed to be true, round by round, up to a contradiction.
 *
 * <p>A round draws all conclusions that the position at its beginning allows: naked and hidden singles and, if wanted, what each named rule excludes
 * by itself. The number of rounds to a contradiction therefore does not depend on any order, and is the same for isomorphic positions.
 *
 * <p>A net that {@linkplain #explained is explained} also keeps its conclusions with their causes, from which a {@link NetProof} takes those that
 * matter. Assumptions are round 0.
 */
public final class Net {

    /** What a conclusion rests on. */
    enum Kind {
        ASSUMED,
        NAKED_SINGLE,
        HIDDEN_SINGLE,
        RULE,
        /** Assumed in its turn, and refuted. */
        REFUTED
    }

    /**
     * A conclusion.
     *
     * @param kind what it rests on
     * @param cell the cell
     * @param digits the digit that is placed, or those that a rule or a refutation excludes, as a set
     * @param source the house of a hidden single, the filter of a rule, the index of a refutation; otherwise −1
     * @param round when it is drawn
     */
    record Conclusion(Kind kind, int cell, long digits, int source, int round) {

        boolean isPlacement() {
            return kind != Kind.RULE && kind != Kind.REFUTED;
        }
    }

    /**
     * Why a candidate is false that was assumed in its turn.
     *
     * @param needed the candidates that had to be lost before, numbered {@code cell · side + digit}
     * @param why what the assumption leads to
     */
    record Refutation(List<Integer> needed, Explanation why) {}

    private static final int NONE = -1;

    final Position position;
    /** The digits of each cell, also of those that are placed. */
    final long[] masks;

    /** The number of the conclusion that removed a candidate, at {@code cell · side + digit}, or −1; null unless the net is explained. */
    final int @Nullable [] cause;

    /** The conclusions in order; empty unless the net is explained. */
    final List<Conclusion> conclusions = new ArrayList<>();
    /** Why candidates are false that were assumed in their turn; empty unless the net is explained. */
    final List<Refutation> refutations = new ArrayList<>();

    private final Geometry geometry;
    final NetScope scope;
    private final boolean followsRules;
    private final boolean[] placed;
    private final Places places;
    /** The cells that have come down to one digit since singles were last looked for. */
    private final long[] lone;

    private boolean hasEmptyCell;
    /** The filters with a cell that has changed since they were called. */
    private final long[] marked;

    private List<Conclusion> singles = new ArrayList<>();
    private int round;
    private @Nullable Contradiction contradiction;
    /** The filter that cannot be obeyed, or −1. */
    private int broken = NONE;
    /** The candidate that is assumed, the last of several, numbered {@code cell · side + digit}, or −1. */
    private int assumed = NONE;

    private Net(
            Position position, long[] start, Places places, NetScope scope, boolean followsRules, boolean isExplained) {
        this.position = position;
        this.scope = scope;
        this.followsRules = followsRules && position.geometry.filters.size() > 0;
        geometry = position.geometry;
        masks = start.clone();
        this.places = places;
        placed = new boolean[masks.length];
        lone = new long[geometry.words];
        marked = new long[(geometry.filters.size() + Long.SIZE - 1) / Long.SIZE];
        cause = isExplained ? new int[masks.length * position.side] : null;
        if (cause != null) {
            Arrays.fill(cause, NONE);
        }
    }

    /**
     * A net.
     *
     * @param position where it begins
     * @param followsRules whether it draws conclusions from named rules
     * @param assumed the candidates, numbered {@code cell · side + digit}
     */
    public static Net of(Position position, boolean followsRules, int... assumed) {
        return fresh(position, NetScope.EVERYTHING, followsRules, false).assume(assumed);
    }

    /** The same net with its causes. */
    public static Net explained(Position position, boolean followsRules, int... assumed) {
        return explained(position, NetScope.EVERYTHING, followsRules, assumed);
    }

    /** An explained net that assumes nothing: what follows from the position by singles and rules. */
    public static Net unassumed(Position position) {
        Net net = fresh(position, NetScope.EVERYTHING, true, true);
        for (int cell = 0; cell < net.masks.length; cell++) {
            net.geometry.filters.mark(cell, net.marked);
        }
        net.scan();
        return net;
    }

    /** A net that uses only some constraints. */
    public static Net of(Position position, NetScope scope, int assumed) {
        return fresh(position, scope, true, false).assume(assumed);
    }

    /** The same net with its causes. */
    public static Net explained(Position position, NetScope scope, int assumed) {
        return explained(position, scope, true, assumed);
    }

    private static Net explained(Position position, NetScope scope, boolean followsRules, int... assumed) {
        return fresh(position, scope, followsRules, true).assume(assumed);
    }

    /** A net before its assumptions. */
    private static Net fresh(Position position, NetScope scope, boolean followsRules, boolean isExplained) {
        Net quiet = position.quietNet();
        Net net = new Net(
                position,
                quiet == null ? position.masks() : quiet.masks,
                quiet == null ? Places.of(position.geometry, position.masks()) : quiet.places.copy(),
                scope,
                followsRules,
                isExplained);
        for (int cell = 0; cell < net.masks.length; cell++) {
            net.placed[cell] = position.digits[cell] == 0;
            if (quiet == null) {
                net.note(cell);
            }
        }
        return net;
    }

    /** A net without assumptions; null if there is something to conclude, or a contradiction. */
    static @Nullable Net quiet(Position position) {
        Net net = fresh(position, NetScope.EVERYTHING, false, false);
        net.scan();
        return net.contradiction == null && net.singles.isEmpty() ? net : null;
    }

    /** A net within this one, from what it has left; with causes if this one has them. */
    public Net within(int candidate) {
        Net net = new Net(position, masks, places.copy(), scope, followsRules, cause != null);
        System.arraycopy(placed, 0, net.placed, 0, placed.length);
        net.singles.addAll(singles);
        System.arraycopy(lone, 0, net.lone, 0, lone.length);
        net.hasEmptyCell = hasEmptyCell;
        return net.assume(candidate);
    }

    private Net assume(int... candidates) {
        boolean isClash = false;
        for (int candidate : candidates) {
            assumed = candidate;
            int cell = candidate / position.side;
            long digit = 1L << candidate % position.side;
            isClash |= (masks[cell] & digit) == 0;
            place(new Conclusion(Kind.ASSUMED, cell, digit, NONE, 0));
        }
        if (isClash) {
            contradiction = clash(candidates);
        } else {
            scan();
        }
        return this;
    }

    /** Assumptions that see each other. */
    private Contradiction clash(int... assumed) {
        CandidateGrid grid = position.grid.copy();
        for (int candidate : assumed) {
            if (!grid.place(candidate / position.side, candidate % position.side + 1)) {
                break;
            }
        }
        return grid.contradiction().orElseThrow();
    }

    /** Draws conclusions until none is left, or there is a contradiction; returns whether there is. */
    public boolean run() {
        return run(Integer.MAX_VALUE);
    }

    /** The same for a number of rounds at most. */
    public boolean run(int rounds) {
        while (round < rounds && advance()) {
            // All is done by then.
        }
        return isContradictory();
    }

    /** Whether there may be more to conclude. */
    public boolean isOpen() {
        return contradiction == null && (!singles.isEmpty() || (followsRules && !Bits.isEmpty(marked)));
    }

    /** One round; false if nothing was left to conclude. */
    public boolean advance() {
        if (contradiction != null) {
            return false;
        }
        round++;
        List<Conclusion> found = singles;
        singles = new ArrayList<>();
        if (followsRules && !addRules(found)) {
            return true;
        }
        for (Conclusion conclusion : found) {
            draw(conclusion);
            if (cause != null && isRefuted()) {
                // Nothing that is not needed for the contradiction.
                return true;
            }
        }
        if (!found.isEmpty()) {
            scan();
        }
        return !found.isEmpty();
    }

    /** Removes the candidate that a net within this one has assumed, and has thereby led to a contradiction. */
    public void refute(Net within) {
        if (cause != null) {
            refutations.add(NetProof.ofContradiction(within).refutation());
        }
        int cell = within.assumed / position.side;
        long digit = 1L << within.assumed % position.side;
        exclude(new Conclusion(Kind.REFUTED, cell, digit, refutations.size() - 1, round));
        scan();
    }

    /** The cell of the candidate that is assumed; the last of several, or −1. */
    public int assumedCell() {
        return assumed < 0 ? NONE : assumed / position.side;
    }

    /** The candidate that is assumed, numbered {@code cell · side + digit}; the last of several, or −1. */
    public int assumed() {
        return assumed;
    }

    /** The rounds so far. */
    public int round() {
        return round;
    }

    public boolean isContradictory() {
        return contradiction != null;
    }

    /** The contradiction at the end. */
    public Contradiction contradiction() {
        if (contradiction == null) {
            throw new IllegalStateException("the net has found no contradiction");
        }
        return contradiction;
    }

    /** Where the net begins. */
    public Position position() {
        return position;
    }

    /** Whether a candidate, numbered {@code cell · side + digit}, is left. */
    public boolean isLeft(int candidate) {
        return (masks[candidate / position.side] >>> candidate % position.side & 1) != 0;
    }

    /** The digits that a cell has left. */
    public long left(int cell) {
        return masks[cell];
    }

    /** The filter that cannot be obeyed, or −1 if the contradiction is another one. */
    int broken() {
        return broken;
    }

    /** Adds what the rules exclude; false if one of them cannot be obeyed. */
    private boolean addRules(List<Conclusion> found) {
        long[] now = marked.clone();
        Arrays.fill(marked, 0);
        long[] narrowed = masks.clone();
        for (int i = Bits.next(now, 0, now.length, 0); i >= 0; i = Bits.next(now, 0, now.length, i + 1)) {
            if (!scope.hasFilter(i)) {
                continue;
            }
            Filter filter = geometry.filters.get(i);
            if (!filter.narrow(narrowed)) {
                broken = i;
                contradiction = new Contradiction.Broken(geometry.filters.label(filter), cells(filter));
                return false;
            }
            for (int cell = different(narrowed, 0); cell < masks.length; cell = different(narrowed, cell + 1)) {
                found.add(new Conclusion(Kind.RULE, cell, masks[cell] & ~narrowed[cell], i, round));
                narrowed[cell] = masks[cell];
            }
        }
        return true;
    }

    /** The first cell from a number on that has lost digits; the number of cells if there is none. */
    private int different(long[] narrowed, int from) {
        int offset = Arrays.mismatch(masks, from, masks.length, narrowed, from, masks.length);
        return offset < 0 ? masks.length : from + offset;
    }

    private List<Cell> cells(Filter filter) {
        return Arrays.stream(filter.cells())
                .mapToObj(cell -> Cell.numbered(cell, position.side))
                .toList();
    }

    private void draw(Conclusion conclusion) {
        if (conclusion.isPlacement()) {
            place(conclusion);
        } else {
            exclude(conclusion);
        }
    }

    private void place(Conclusion conclusion) {
        int number = keep(conclusion);
        int cell = conclusion.cell();
        placed[cell] = true;
        lose(cell, ~conclusion.digits(), number);
        int from = cell * geometry.words;
        long[] peers = geometry.peers;
        for (int w = 0; w < geometry.words; w++) {
            for (long left = peers[from + w]; left != 0; left &= left - 1) {
                lose(w * Long.SIZE + Long.numberOfTrailingZeros(left), conclusion.digits(), number);
            }
        }
        geometry.filters.mark(cell, marked);
    }

    private void exclude(Conclusion conclusion) {
        if ((masks[conclusion.cell()] & conclusion.digits()) != 0) {
            lose(conclusion.cell(), conclusion.digits(), keep(conclusion));
        }
    }

    private int keep(Conclusion conclusion) {
        if (cause == null) {
            return NONE;
        }
        conclusions.add(conclusion);
        return conclusions.size() - 1;
    }

    private void lose(int cell, long digits, int number) {
        long lost = masks[cell] & digits;
        if (lost == 0) {
            return;
        }
        masks[cell] &= ~lost;
        places.lose(cell, lost);
        note(cell);
        geometry.filters.mark(cell, marked);
        if (cause != null) {
            for (; lost != 0; lost &= lost - 1) {
                cause[cell * position.side + Long.numberOfTrailingZeros(lost)] = number;
            }
        }
    }

    /** Notes a cell that has come down to one digit, or none. */
    private void note(int cell) {
        long digits = masks[cell];
        if ((digits & digits - 1) == 0) {
            hasEmptyCell |= digits == 0;
            Bits.add(lone, 0, cell);
        }
    }

    /** Looks for a contradiction, and for the singles of the next round, among what has changed. */
    private void scan() {
        if (isRefuted()) {
            return;
        }
        for (int cell = Bits.next(lone, 0, lone.length, 0);
                cell >= 0;
                cell = Bits.next(lone, 0, lone.length, cell + 1)) {
            if (!placed[cell] && scope.hasCell(cell)) {
                singles.add(new Conclusion(Kind.NAKED_SINGLE, cell, masks[cell], NONE, round + 1));
            }
        }
        // Boxes before lines, where a single is harder to see.
        int firstBox = geometry.lineCount() * position.side;
        int entry = places.nextSingle(firstBox);
        for (; entry >= 0; entry = places.nextSingle(entry + 1)) {
            addHidden(entry);
        }
        entry = places.nextSingle(0);
        for (; entry >= 0 && entry < firstBox; entry = places.nextSingle(entry + 1)) {
            addHidden(entry);
        }
        Arrays.fill(lone, 0);
        places.clearSingles();
    }

    /** Whether a cell or a digit has no place left. */
    private boolean isRefuted() {
        for (int cell = 0; hasEmptyCell && cell < masks.length; cell++) {
            if (masks[cell] == 0 && scope.hasCell(cell)) {
                contradiction = new Contradiction.NoCandidate(Cell.numbered(cell, position.side));
                return true;
            }
        }
        for (int house = 0; places.hasNone() && house < geometry.houseCount; house++) {
            long missing = scope.digits(house, places.missing(house));
            if (missing != 0) {
                contradiction = new Contradiction.NoPlace(geometry.house(house), Position.first(missing) + 1);
                return true;
            }
        }
        return false;
    }

    /** Adds the single of a digit that has one place left in a house, unless the cell is known to have it. */
    private void addHidden(int entry) {
        int house = entry / position.side;
        long digit = scope.digits(house, 1L << entry % position.side);
        int cell = digit == 0 ? NONE : places.cellOf(entry);
        if (cell == NONE || (masks[cell] == digit && (placed[cell] || scope.hasCell(cell)))) {
            return;
        }
        for (Conclusion single : singles) {
            if (single.cell() == cell && single.digits() == digit) {
                return;
            }
        }
        singles.add(new Conclusion(Kind.HIDDEN_SINGLE, cell, digit, house, round + 1));
    }
}
