package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

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

    /** In so many cells one sees what a class of digits needs. */
    private static final int FEW_CELLS = 4;

    /** Of a line that alternates, half of the digits, and one more, are few. */
    private static final String ALTERNATING = "modular line 2";

    private final Filter filter;
    private final long[] before;
    /** The same, but perhaps any digit outside the rule. */
    private final long[] free;

    private final int assumed;
    private final Set<Integer> told;
    private final Position position;
    private final PartMaker maker;
    private final long all;
    private List<Part> best = List.of();
    private int least = Integer.MAX_VALUE;

    private NeededDigits(Filter filter, long[] before, long[] free, int assumed, Set<Integer> told, Position position) {
        this.filter = filter;
        this.before = before;
        this.free = free;
        this.assumed = assumed;
        this.told = told;
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
        return of(breach.filter(), breach.masks(), others, breach.assumed(), breach.told(), position);
    }

    /**
     * The same for a filter.
     *
     * @param filter the rule
     * @param before the digits of all cells, with which the filter cannot be obeyed
     * @param others cells outside the rule that matter
     * @param assumed the cell of what is assumed
     * @param told the cells that are told to have their last digits, besides those that are placed
     * @param position the position
     * @return as above
     */
    static List<Part> of(
            Filter filter, long[] before, int[] others, int assumed, Set<Integer> told, Position position) {
        boolean isLongSum = PartMaker.sum(filter) != null && filter.cells().length > position.side;
        if (filter.isTally() || isLongSum) {
            // It weighs all its cells, so that no one would see what one of them needs.
            return List.of();
        }
        int[] open = IntStream.of(filter.cells())
                .filter(cell -> position.placed[cell] == 0)
                .toArray();
        long[] free = new PartMaker(position).inside(filter.cells(), before);
        NeededDigits inside = new NeededDigits(filter, before, free, assumed, told, position);
        IntStream.of(open).forEach(inside::tryCell);
        if (!inside.best.isEmpty()) {
            return inside.best;
        }
        NeededDigits needed = new NeededDigits(filter, before, before, assumed, told, position);
        IntStream.concat(IntStream.of(open), IntStream.of(others).filter(cell -> position.placed[cell] == 0))
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
     * @param told the cells that are told to have their last digits, besides those that are placed
     * @param position the position
     * @return as above
     */
    static List<Part> of(Filter filter, int cell, long[] before, int assumed, Set<Integer> told, Position position) {
        NeededDigits needed = new NeededDigits(filter, before, before, assumed, told, position);
        if (!filter.isTally()) {
            needed.tryCell(cell);
        }
        return needed.best;
    }

    private void tryCell(int cell) {
        long[] masks = free.clone();
        long has = before[cell];
        masks[cell] = all;
        long[] narrowed = masks.clone();
        if (has != 0 && filter.narrow(narrowed) && isFew(narrowed[cell]) && (narrowed[cell] & has) == 0) {
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
        long[] full = inFull(cell, lacking);
        long exact = digits == 0 ? 0 : needed(cell, full);
        if (exact != 0 && exact != digits) {
            // One that reads what the cells have would find that less is left.
            lacking = full;
            digits = exact;
        }
        if (digits == 0 || (digits & has) != 0 || !isFew(digits)) {
            return;
        }
        long others = all & ~digits;
        LinearSum rest = maker.rest(filter, before, cell);
        List<Part> bounds = maker.bounds(Deduction.of(filter, cell, others, masks), others, lacking, false, rest);
        if (PartMaker.sum(filter) != null && bounds.isEmpty() && open() > MOST_OPEN) {
            return;
        }
        List<Part> parts = new ArrayList<>(grounds(lacking, rest));
        // What is assumed is better a ground.
        int told = parts.size() + (cell == assumed ? 1 : 0);
        int weight = WEIGHT_OF_CELL * told + Long.bitCount(digits);
        // Of a count it is enough to say which cells lack what, unless it is about a class of digits in few cells.
        boolean isOfClass = filter.cells().length <= FEW_CELLS && Long.bitCount(digits) > 1;
        boolean isCount = filter.isPlain()
                && filter.cells().length > PAIR
                && !isOfClass
                && parts.size() + Long.bitCount(digits) > 2;
        if (weight < least && !isCount) {
            least = weight;
            List<Part> choices = choices(cell, digits, masks, lacking);
            long left = choices.isEmpty() ? digits : digits & left(cell, masks);
            if (left == 0) {
                // The choices alone would leave another digit, which the cell sees elsewhere.
                choices = List.of();
            }
            digits = left == 0 ? digits : left;
            parts = new ArrayList<>(choices.isEmpty() ? maker.unshown(parts, bounds) : choices);
            parts.addAll(choices.isEmpty() ? bounds : List.of());
            parts.add(new Part(
                    Role.NEEDED,
                    taken(cell, digits),
                    position.candidates(cell, digits),
                    position.geometry.filters.label(filter)));
            best = parts;
        }
    }

    /** What the rule may select, and what the cells lack that matter besides; empty if that is not a few choices. */
    private List<Part> choices(int cell, long digits, long[] masks, long[] lacking) {
        Deduction deduction = Deduction.of(filter, cell, all & ~digits, masks);
        ChoiceParts choices = ChoiceParts.of(deduction, all & ~digits, position);
        List<Part> parts = new ArrayList<>(choices.parts());
        if (parts.isEmpty()) {
            return pieces(cell, digits);
        }
        Needed rest = choices.rest(new Needed(deduction, all & ~digits, lacking, List.of()), position);
        parts.addAll(grounds(rest.lacking, null));
        return parts;
    }

    /** The pieces of a line that the cell and that of what is assumed can only be in, and what other cells lack for that; empty if they can be in several. */
    private List<Part> pieces(int cell, long digits) {
        RegexPieces pieces = RegexPieces.of(filter, position);
        if (pieces.isEmpty() || assumed < 0) {
            return List.of();
        }
        long[] masks = position.masks();
        masks[assumed] = before[assumed];
        int[] both = {assumed, cell};
        int[] told = pieces.parts(masks, both).isEmpty() ? new int[] {cell} : both;
        List<Part> parts = new ArrayList<>(pieces.parts(masks, told));
        if (parts.isEmpty() || (pieces.reads(masks, cell) & ~digits) != 0) {
            return List.of();
        }
        parts.addAll(grounds(pieces.lacking(masks, told), null));
        return parts;
    }

    /** The digits that a rule leaves a cell. */
    private long left(int cell, long[] masks) {
        long[] narrowed = masks.clone();
        return filter.narrow(narrowed) ? narrowed[cell] : 0;
    }

    /** What is said of cells that lack digits, but for the one of what is assumed, and those that are taken from a sum. */
    private List<Part> grounds(long[] lacking, @Nullable LinearSum rest) {
        return IntStream.of(filter.cells())
                .filter(other -> lacking[other] != 0
                        && other != assumed
                        && (rest == null || SumBounds.coefficient(rest, other) != 0))
                .mapToObj(other -> maker.ground(other, lacking[other]))
                .toList();
    }

    /** The house in which another cell takes the only digit that a cell needs, and could have in the position; none if there is no such digit, or it is lost otherwise. */
    private List<House> taken(int cell, long digit) {
        boolean isOpen = Long.bitCount(digit) == 1 && (position.digits[cell] & digit) != 0;
        for (int h = 0; isOpen && h < position.geometry.layout.houseCount(cell); h++) {
            House house = position.geometry.house(position.geometry.layout.houseOf(cell, h));
            if (IntStream.of(house.cells()).anyMatch(other -> other != cell && before[other] == digit)) {
                return List.of(house);
            }
        }
        return List.of();
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
        int most = filter.rule().startsWith(ALTERNATING) ? (position.side + 1) / 2 : MOST_DIGITS;
        return isBound || Long.bitCount(digits) <= most;
    }

    /** All that cells lack of which something must be said, if they have few digits, or of which one sees their digit. */
    private long[] inFull(int cell, long[] lacking) {
        long[] full = lacking.clone();
        for (int other : filter.cells()) {
            int count = Long.bitCount(before[other]);
            boolean isTold = other != assumed && lacking[other] != 0 && count <= MOST_DIGITS;
            if (other != cell && before[other] != 0 && (isTold || count == 1)) {
                full[other] |= all & ~before[other];
            }
        }
        return full;
    }

    /** The digits of a cell that a rule allows where others lack some, if possible without those of cells that it sees; none if the rule cannot be obeyed. */
    private long needed(int cell, long[] lacking) {
        long[] allowed = maker.allowed(lacking);
        if (!filter.narrow(allowed)) {
            return 0;
        }
        long left = allowed[cell] & reached(cell, allowed);
        long unseen = left & ~seen(cell);
        return unseen == 0 || !isFew(unseen) ? left : unseen;
    }

    /** The digits with which a sum can be reached exactly, whether or not cells that see each other have the same; all if it is no sum, or a long one. */
    private long reached(int cell, long[] allowed) {
        LinearSum sum = PartMaker.sum(filter);
        if (sum == null || sum.size() > SumWords.MOST_CELLS) {
            return all;
        }
        Set<Integer> sums = new HashSet<>(Set.of(0));
        int factor = 0;
        for (int i = 0; i < sum.size(); i++) {
            if (sum.cell(i) == cell) {
                factor = sum.coefficient(i);
            } else {
                sums = withDigits(sums, sum.coefficient(i), allowed[sum.cell(i)]);
            }
        }
        long reached = 0;
        for (int digit = 1; digit <= position.side; digit++) {
            reached |= factor == 0 || sums.contains(sum.total() - factor * digit) ? 1L << (digit - 1) : 0;
        }
        return reached;
    }

    private static Set<Integer> withDigits(Set<Integer> sums, int factor, long digits) {
        Set<Integer> reached = new HashSet<>();
        for (long left = digits; left != 0; left &= left - 1) {
            int addend = factor * (Position.first(left) + 1);
            sums.forEach(one -> reached.add(one + addend));
        }
        return reached;
    }

    /** The digits that are assumed or concluded in sight of a cell; of one outside the rule also those that are placed. */
    private long seen(int cell) {
        boolean isOwn = IntStream.of(filter.cells()).anyMatch(one -> one == cell);
        return IntStream.range(0, before.length)
                .filter(other -> other != cell && Long.bitCount(before[other]) == 1)
                .filter(other -> !isOwn || told.contains(other))
                .filter(other -> position.geometry.sees(cell, other))
                .mapToLong(other -> before[other])
                .reduce(0, (one, other) -> one | other);
    }
}
