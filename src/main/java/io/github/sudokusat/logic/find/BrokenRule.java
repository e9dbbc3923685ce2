package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
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
            Role.NEEDED,
            Role.COUNTED,
            Role.PLACE);

    private BrokenRule() {}

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
        Filter filter = breach.filter();
        long[] lacking = Grounds.ofBroken(filter, breach.masks(), position);
        PartMaker maker = new PartMaker(position);
        LinearSum sum = PartMaker.sum(filter);
        // Its own cells first, in its own order.
        int[] cells = IntStream.concat(IntStream.of(filter.cells()), IntStream.range(0, lacking.length))
                .distinct()
                .filter(cell -> lacking[cell] != 0 && cell != breach.assumed())
                .toArray();
        List<Part> parts = new ArrayList<>(maker.equation(filter, told));
        List<Part> bounds =
                sum == null ? List.of() : maker.untold(bounds(sum, lacking, breach.masks(), position), lacking);
        List<Part> needed = bounds.isEmpty() ? NeededDigits.of(breach, cells, position) : List.<Part>of();
        if (!needed.isEmpty()) {
            parts.addAll(needed);
            return parts;
        }
        List<Part> grounds = IntStream.of(cells)
                .mapToObj(cell -> maker.ground(cell, lacking[cell]))
                .toList();
        parts.addAll(maker.unshown(grounds, bounds));
        parts.addAll(bounds);
        parts.addAll(bounds.isEmpty() ? maker.miscount(filter, maker.allowed(lacking)) : List.of());
        return parts;
    }

    /** What shows that a sum is out of reach; of one too long to list, if possible without digits that only what is assumed removes, so that alike candidates go together. */
    private static List<Part> bounds(LinearSum sum, long[] lacking, long[] masks, Position position) {
        PartMaker maker = new PartMaker(position);
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
