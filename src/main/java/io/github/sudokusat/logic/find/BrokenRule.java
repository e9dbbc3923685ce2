package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Why a rule cannot be obeyed: what its cells cannot be, and of a sum what they add up to. */
public final class BrokenRule {

    /** The roles of the parts that say it. */
    static final List<Role> ROLES = List.of(
            Role.ADDEND,
            Role.TOTAL,
            Role.ENDS,
            Role.CHOICE,
            Role.REASON,
            Role.RULED_OUT,
            Role.LEAST,
            Role.GREATEST,
            Role.SPLIT,
            Role.NEEDED,
            Role.COUNTED,
            Role.PLACE);

    /** So many cells of a sum one goes through. */
    private static final int FEW_ADDENDS = 3;

    private final NetProof.Breach breach;
    private final Filter filter;
    private final long[] masks;
    private final long[] lacking;
    private final Position position;
    private final PartMaker maker;

    private BrokenRule(NetProof.Breach breach, Position position) {
        this.breach = breach;
        this.position = position;
        filter = breach.filter();
        masks = breach.masks();
        lacking = Grounds.ofBroken(filter, masks, position);
        maker = new PartMaker(position);
    }

    /** The step of a refuted assumption, with the grounds of the rule that it breaks, if any. */
    public static Step step(NetProof proof, Finder finder, Technique technique, int size, Position position) {
        StepBuilder builder = proof.toBuilder(finder, technique, size);
        NetProof.Breach breach = proof.breach();
        if (breach != null) {
            List<Part> parts = parts(breach, position, null);
            boolean hasPlaces = parts.stream().anyMatch(part -> part.role() == Role.PLACE);
            // That no cell can have the digits has been said of the cells.
            parts.stream()
                    .filter(part -> hasPlaces || part.role() != Role.COUNTED)
                    .forEach(builder::part);
        }
        return builder.toStep();
    }

    /** The parts for a filter that cannot be obeyed, but for the cell of what is assumed, and for an equation that has been told. */
    static List<Part> parts(NetProof.Breach breach, Position position, @Nullable LinearSum told) {
        return new BrokenRule(breach, position).parts(told);
    }

    private List<Part> parts(@Nullable LinearSum told) {
        List<Part> counted = SameSetCount.of(filter, masks, position);
        if (!counted.isEmpty()) {
            return counted;
        }
        LinearSum sum = maker.rest(filter, masks, -1);
        List<Part> bounds = sum == null ? List.of() : maker.untold(bounds(sum), lacking);
        List<Part> needed = bounds.isEmpty() ? SumSplits.of(filter, sum, masks, breach.assumed(), position) : List.of();
        if (bounds.isEmpty() && needed.isEmpty()) {
            needed = NeededDigits.of(breach, cells(null), position);
            int cell = needed.isEmpty()
                    ? -1
                    : DeductionWording.cell(needed.get(needed.size() - 1)).number(position.side);
            sum = maker.rest(filter, masks, cell);
            List<Part> set = cell < 0 ? List.of() : maker.onlySet(filter, cell, masks);
            if (!set.isEmpty()) {
                return List.of(set.get(0), needed.get(needed.size() - 1));
            }
        }
        List<Part> parts = new ArrayList<>(maker.equation(filter, sum, told));
        parts.addAll(needed.isEmpty() ? grounds(sum, bounds) : needed);
        return parts;
    }

    /** Cells that matter, those of the filter first, in its order, without those that are taken from a sum. */
    private int[] cells(@Nullable LinearSum rest) {
        return IntStream.concat(IntStream.of(filter.cells()), IntStream.range(0, lacking.length))
                .distinct()
                .filter(cell -> lacking[cell] != 0 && cell != breach.assumed())
                .filter(cell -> rest == null || SumBounds.coefficient(rest, cell) != 0 || !isOwn(cell))
                .toArray();
    }

    private boolean isOwn(int cell) {
        return IntStream.of(filter.cells()).anyMatch(one -> one == cell);
    }

    /** What the cells that matter are, or all of a short sum that no bounds show to be out of reach. */
    private List<Part> grounds(@Nullable LinearSum sum, List<Part> bounds) {
        if (sum != null && bounds.isEmpty() && filter.houseSum() == null && sum.size() <= FEW_ADDENDS) {
            return IntStream.of(sum.cells())
                    .filter(cell -> cell != breach.assumed() && masks[cell] != Digits.all(position.side))
                    .mapToObj(cell -> maker.ground(cell, Digits.all(position.side) & ~masks[cell]))
                    .toList();
        }
        List<Part> grounds = IntStream.of(cells(sum))
                .mapToObj(cell -> maker.ground(cell, lacking[cell]))
                .toList();
        List<Part> parts = new ArrayList<>(maker.unshown(grounds, bounds, masks));
        parts.addAll(bounds);
        parts.addAll(bounds.isEmpty() ? maker.miscount(filter, maker.allowed(lacking)) : List.of());
        return parts;
    }

    /** What shows that a sum is out of reach; of one too long to list, if possible without digits that only what is assumed removes, so that alike candidates go together. */
    private List<Part> bounds(LinearSum sum) {
        List<Part> bounds = sum.size() > SumWords.MOST_CELLS
                ? SumBounds.ofBroken(sum, maker.allowed(lacking, position.masks()), position)
                : List.<Part>of();
        return bounds.isEmpty() ? SumBounds.ofBroken(sum, maker.allowed(lacking, masks), position) : bounds;
    }

    /** The parts in words; empty if there are none. */
    static String text(Wording words) {
        List<Part> grounds = words.why.parts().stream()
                .filter(part -> ROLES.contains(part.role()))
                .toList();
        return grounds.isEmpty() ? "" : DeductionWording.grounds(words, grounds);
    }
}
