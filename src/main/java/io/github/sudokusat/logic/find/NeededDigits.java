package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The few digits that a rule would need in a cell, none of which the cell can have; so the rule cannot be obeyed.
 *
 * <p>Of several cells it is one for which least has to be said. <b>Cost.</b> For each open cell that of its {@link Grounds}.
 */
final class NeededDigits {

    /** More digits are few only if they are all from one on or up to one. */
    private static final int MOST_DIGITS = 3;

    /** A cell of which something must be said weighs as much as these digits. */
    private static final int WEIGHT_OF_CELL = 4;

    /** Of a sum with more open cells one would not see it without bounds. */
    private static final int MOST_OPEN = 3;

    private static final int PAIR = 2;

    private final Filter filter;
    private final long[] before;
    private final int assumed;
    private final Position position;
    private final PartMaker maker;
    private final long all;
    private List<Part> best = List.of();
    private int least = Integer.MAX_VALUE;

    private NeededDigits(Filter filter, long[] before, int assumed, Position position) {
        this.filter = filter;
        this.before = before;
        this.assumed = assumed;
        this.position = position;
        maker = new PartMaker(position);
        all = Digits.all(position.side);
    }

    /**
     * The digits of some cell.
     *
     * @param breach the rule that cannot be obeyed, and the digits of the cells
     * @param others cells outside the rule that matter
     * @param position the position
     * @return what is said of other cells, and the digits that the rule needs; empty if there is no such cell
     */
    static List<Part> of(NetProof.Breach breach, int[] others, Position position) {
        return of(breach.filter(), breach.masks(), others, breach.assumed(), position);
    }

    /**
     * The same for a filter.
     *
     * @param filter the rule
     * @param before the digits of all cells, with which the filter cannot be obeyed
     * @param others cells outside the rule that matter
     * @param assumed the cell of what is assumed
     * @param position the position
     * @return as above
     */
    static List<Part> of(Filter filter, long[] before, int[] others, int assumed, Position position) {
        boolean isLongSum = PartMaker.sum(filter) != null && filter.cells().length > position.side;
        if (filter.isTally() || isLongSum) {
            // It weighs all its cells, so that no one would see what one of them needs.
            return List.of();
        }
        NeededDigits needed = new NeededDigits(filter, before, assumed, position);
        IntStream.concat(IntStream.of(filter.cells()), IntStream.of(others))
                .filter(cell -> position.placed[cell] == 0)
                .distinct()
                .forEach(needed::tryCell);
        return needed.best;
    }

    /**
     * The digits of one cell.
     *
     * @param filter the rule
     * @param cell the cell
     * @param before the digits of all cells, with which the filter leaves the cell none
     * @param assumed the cell of what is assumed
     * @param position the position
     * @return as above
     */
    static List<Part> of(Filter filter, int cell, long[] before, int assumed, Position position) {
        NeededDigits needed = new NeededDigits(filter, before, assumed, position);
        if (!filter.isTally()) {
            needed.tryCell(cell);
        }
        return needed.best;
    }

    private void tryCell(int cell) {
        long[] masks = before.clone();
        long has = masks[cell];
        masks[cell] = all;
        long[] narrowed = masks.clone();
        if (filter.narrow(narrowed) && isFew(narrowed[cell]) && (narrowed[cell] & has) == 0) {
            // As little as will do for the cell to lose what it has, or else as much as is known.
            int old = least;
            tryCell(cell, has, has, masks);
            if (least == old) {
                tryCell(cell, has, all & ~narrowed[cell], masks);
            }
        }
    }

    private void tryCell(int cell, long has, long lost, long[] masks) {
        long[] lacking = Grounds.of(Deduction.of(filter, cell, lost, masks), lost, position);
        long digits = needed(cell, lacking);
        if (digits == 0 || (digits & has) != 0 || !isFew(digits)) {
            return;
        }
        long others = all & ~digits;
        List<Part> bounds = maker.bounds(Deduction.of(filter, cell, others, masks), others, lacking, false);
        if (PartMaker.sum(filter) != null && bounds.isEmpty() && open() > MOST_OPEN) {
            return;
        }
        List<Part> parts = new ArrayList<>();
        for (int other : filter.cells()) {
            if (lacking[other] != 0 && other != assumed) {
                parts.add(maker.ground(other, lacking[other]));
            }
        }
        // What is assumed is better a ground.
        int told = parts.size() + (cell == assumed ? 1 : 0);
        int weight = WEIGHT_OF_CELL * told + Long.bitCount(digits);
        // Of a count it is enough to say which cells lack what.
        boolean isCount = filter.isPlain() && filter.cells().length > PAIR && parts.size() + Long.bitCount(digits) > 2;
        if (weight < least && !isCount) {
            least = weight;
            parts = new ArrayList<>(maker.unshown(parts, bounds));
            parts.addAll(bounds);
            parts.add(new Part(
                    Role.NEEDED,
                    List.of(),
                    position.candidates(cell, digits),
                    position.geometry.filters.label(filter)));
            best = parts;
        }
    }

    /** The cells of the rule with more than one digit. */
    private long open() {
        return IntStream.of(filter.cells())
                .filter(one -> Long.bitCount(before[one]) > 1)
                .count();
    }

    /** Whether there are few digits, or all from one on or up to one, so that one sees at once that the cell has none of them. */
    private boolean isFew(long digits) {
        long others = all & ~digits;
        boolean isBound = (digits & (digits + 1)) == 0 || (others & (others + 1)) == 0;
        return isBound || Long.bitCount(digits) <= MOST_DIGITS;
    }

    /** The digits of a cell that a rule allows where others lack some, if possible without those of cells that it sees; none if the rule cannot be obeyed. */
    private long needed(int cell, long[] lacking) {
        long[] allowed = maker.allowed(lacking);
        if (!filter.narrow(allowed)) {
            return 0;
        }
        long unseen = allowed[cell] & ~seen(cell);
        return unseen == 0 || !isFew(unseen) ? allowed[cell] : unseen;
    }

    /** The digits that are placed or assumed in sight of a cell outside the rule. */
    private long seen(int cell) {
        if (IntStream.of(filter.cells()).anyMatch(one -> one == cell)) {
            return 0;
        }
        return IntStream.range(0, before.length)
                .filter(other -> Long.bitCount(before[other]) == 1 && position.geometry.sees(cell, other))
                .mapToLong(other -> before[other])
                .reduce(0, (one, other) -> one | other);
    }
}
