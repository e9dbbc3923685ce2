package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Why the cells of a rule with many combinations lose a few digits: how many odd, even, low or high digits it has, or what each lost digit would leave of
 * its sum.
 *
 * <p><b>Cost.</b> That of {@link SumSplits} for each lost digit, of which there are few.
 */
final class FewLost {

    /** For more lost digits one would rather read the combinations. */
    private static final int MOST_LOST = 3;

    private final Position position;
    private final Filter filter;
    private final long[] masks;
    private final long[] narrowed;
    private final int[] cells;

    private FewLost(Position position, Filter filter, long[] masks, long[] narrowed) {
        this.position = position;
        this.filter = filter;
        this.masks = masks;
        this.narrowed = narrowed;
        cells = filter.cells();
    }

    /**
     * The parts that say it.
     *
     * @param filter the filter of the rule
     * @param masks the digits of all cells
     * @param narrowed what the filter leaves of them
     * @param position the position
     * @return how many digits of a kind the rule has, and the cells that have them; or each lost digit with what is left and needed; empty if neither shows it
     */
    static List<Part> of(Filter filter, long[] masks, long[] narrowed, Position position) {
        if (position.geometry.layout.values().doublers()) {
            // Numbers of digits are neither odd nor low there, and have no sum.
            return List.of();
        }
        FewLost few = new FewLost(position, filter, masks, narrowed);
        List<Part> parts = few.byKind();
        return parts.isEmpty() ? few.bySum() : parts;
    }

    /** Cells that have all digits of a kind, if the others lose just those. */
    private List<Part> byKind() {
        if (losing().length == 0) {
            return List.of();
        }
        long[] every = new PartMaker(position).allowed(new long[masks.length]);
        for (DigitKind kind : DigitKind.values()) {
            long digits = kind.digits(position.geometry.layout.values());
            long others = kind.opposite().digits(position.geometry.layout.values());
            int[] having = IntStream.of(cells)
                    .filter(cell -> (masks[cell] & ~digits) == 0)
                    .toArray();
            boolean isAll = IntStream.of(cells)
                    .allMatch(cell -> (masks[cell] & ~digits) == 0
                            ? masks[cell] == narrowed[cell]
                            : narrowed[cell] == (masks[cell] & ~digits) && (narrowed[cell] & ~others) == 0);
            if (isAll
                    && having.length > 0
                    && LongStream.of(filter.sets(every))
                            .allMatch(set -> Long.bitCount(set & digits) == having.length)) {
                return List.of(
                        new Part(Role.COUNTED, List.of(), digits(digits), "", having.length),
                        new Part(Role.PLACE, List.of(), position.candidates(having, masks, -1L)));
            }
        }
        return List.of();
    }

    private List<Candidate> digits(long digits) {
        return IntStream.of(cells)
                .boxed()
                .flatMap(cell -> position.candidates(cell, digits).stream())
                .toList();
    }

    /** What each lost digit would leave of the sum. */
    private List<Part> bySum() {
        int lost = IntStream.of(losing())
                .map(cell -> Long.bitCount(masks[cell] & ~narrowed[cell]))
                .sum();
        LinearSum sum = lost == 0 || lost > MOST_LOST ? null : sum();
        if (sum == null) {
            return List.of();
        }
        List<Part> parts = new ArrayList<>();
        IntStream.of(cells)
                .filter(cell -> position.placed[cell] != 0)
                .forEach(cell -> parts.add(new Part(Role.REASON, List.of(), position.candidates(cell, masks[cell]))));
        for (int cell : losing()) {
            for (long left = masks[cell] & ~narrowed[cell]; left != 0; left &= left - 1) {
                List<Part> split = split(sum, cell, Long.lowestOneBit(left));
                if (split.isEmpty()) {
                    return List.of();
                }
                parts.add(new Part(Role.PREMISE, List.of(), position.candidates(cell, Long.lowestOneBit(left))));
                parts.addAll(split);
            }
        }
        return parts;
    }

    /** The cells that lose digits; if that places some, these. */
    private int[] losing() {
        int[] losing = IntStream.of(cells)
                .filter(cell -> masks[cell] != narrowed[cell])
                .toArray();
        int[] single = IntStream.of(losing)
                .filter(cell -> Long.bitCount(narrowed[cell]) == 1)
                .toArray();
        return single.length > 0 ? single : losing;
    }

    private @Nullable LinearSum sum() {
        LinearSum sum = filter.linearSum();
        return sum == null
                ? new PartMaker(position).ofSets(filter)
                : IntStream.range(0, sum.size()).allMatch(i -> sum.coefficient(i) == 1) ? sum : null;
    }

    /** What a digit of a cell would leave of the sum, and what that would need; empty if it does not show that the cell lacks it. */
    private List<Part> split(LinearSum sum, int cell, long digit) {
        long[] has = masks.clone();
        has[cell] = digit;
        boolean isSimple = IntStream.of(cells)
                .allMatch(one -> one == cell || position.placed[one] != 0 || Long.bitCount(masks[one]) > 1);
        return !isSimple || filter.narrow(has.clone())
                ? List.of()
                : SumSplits.of(filter, sum, has, cell, position).stream()
                        .filter(part -> part.role() != Role.REASON)
                        .toList();
    }
}
