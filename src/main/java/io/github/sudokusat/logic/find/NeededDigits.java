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
 * The few digits that a rule would need in one of its cells, none of which the cell can have; so the rule cannot be obeyed.
 *
 * <p>The cell is one of the rule's, or one that it leaves no digit, of those for which least has to be said, if there are several. <b>Cost.</b> For each open cell of the rule that of its {@link Grounds}.
 */
final class NeededDigits {

    /** More digits are few only if they are all from one on or up to one. */
    private static final int MOST_DIGITS = 3;

    /** A cell of which something must be said weighs as much as these digits. */
    private static final int WEIGHT_OF_CELL = 4;

    private final NetProof.Breach breach;
    private final Filter filter;
    private final Position position;
    private final PartMaker maker;
    private final long all;
    private List<Part> best = List.of();
    private int least = Integer.MAX_VALUE;

    private NeededDigits(NetProof.Breach breach, Position position) {
        this.breach = breach;
        filter = breach.filter();
        this.position = position;
        maker = new PartMaker(position);
        all = Digits.all(position.side);
    }

    /**
     * The digits.
     *
     * @param breach the rule that cannot be obeyed, and the digits of the cells
     * @param others cells outside the rule that matter
     * @param position the position
     * @return what is said of other cells, and the digits that the rule needs; empty if there is no such cell
     */
    static List<Part> of(NetProof.Breach breach, int[] others, Position position) {
        NeededDigits needed = new NeededDigits(breach, position);
        IntStream.concat(IntStream.of(breach.filter().cells()), IntStream.of(others))
                .filter(cell -> position.placed[cell] == 0)
                .distinct()
                .forEach(needed::tryCell);
        return needed.best;
    }

    private void tryCell(int cell) {
        long[] masks = breach.masks();
        long has = masks[cell];
        masks[cell] = all;
        long[] narrowed = masks.clone();
        if (filter.narrow(narrowed)) {
            // As little as will do for the cell to lose what it has, or else as much as is known.
            int before = least;
            tryCell(cell, has, has, masks);
            if (least == before) {
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
        List<Part> parts = new ArrayList<>();
        for (int other : filter.cells()) {
            if (lacking[other] != 0 && other != breach.assumed()) {
                parts.add(maker.ground(other, lacking[other]));
            }
        }
        // What is assumed is better a ground.
        int told = parts.size() + (cell == breach.assumed() ? 1 : 0);
        int weight = WEIGHT_OF_CELL * told + Long.bitCount(digits);
        // Of a count it is enough to say which cells lack what.
        boolean isCount = filter.isPlain() && parts.size() + Long.bitCount(digits) > 2;
        if (weight < least && !isCount) {
            least = weight;
            long others = all & ~digits;
            parts.addAll(maker.bounds(Deduction.of(filter, cell, others, masks), others, lacking, false));
            parts.add(new Part(
                    Role.NEEDED,
                    List.of(),
                    position.candidates(cell, digits),
                    position.geometry.filters.label(filter)));
            best = parts;
        }
    }

    /** Whether there are few digits, or all from one on or up to one, so that one sees at once that the cell has none of them. */
    private boolean isFew(long digits) {
        boolean isBound = (digits & (digits + 1)) == 0 || (all & ~digits & ((all & ~digits) + 1)) == 0;
        return isBound || Long.bitCount(digits) <= MOST_DIGITS;
    }

    /** The digits of a cell that a rule allows where others lack some; none if it cannot be obeyed. */
    private long needed(int cell, long[] lacking) {
        long[] allowed = maker.allowed(lacking);
        return filter.narrow(allowed) ? allowed[cell] : 0;
    }
}
