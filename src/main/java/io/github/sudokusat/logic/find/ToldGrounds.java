package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The grounds of conclusions from an assumed candidate by a rule, one after the other, so that an equation is told once. */
final class ToldGrounds {

    /** What follows from so many cells one sees whatever the rule is. */
    private static final int FEW_CAUSES = 2;

    /** More that a rule may select no one would go through. */
    private static final int FEW_CHOICES = 6;

    /** Of a sum of more open cells one sees nothing without bounds. */
    private static final int FEW_ADDENDS = 3;

    private final Position position;
    private final PartMaker maker;
    private final ToldSight sight;
    /** Whether one sees each conclusion from its grounds. */
    private boolean arePlain = true;
    /** The sum that was told last. */
    private @Nullable LinearSum equation;

    ToldGrounds(Position position, ToldSight sight) {
        this.position = position;
        this.sight = sight;
        maker = new PartMaker(position);
    }

    /** Whether a reader sees each conclusion so far from its grounds. */
    boolean arePlain() {
        return arePlain;
    }

    /** The sum, or what is left of it, whose equation is told last; null if none is. */
    @Nullable
    LinearSum equation() {
        return equation;
    }

    /** Whether a part is of an equation. */
    static boolean isOfEquation(Part part) {
        return part.role() == Role.ADDEND || part.role() == Role.TOTAL;
    }

    /**
     * What makes a rule exclude digits of a cell, besides digits that are assumed or placed.
     *
     * @param shown the conclusion
     * @param excluded the digits of the cell
     * @param known the digits that all cells still have by what is told
     * @return the grounds; nothing, and then they are not plain, if there are none that one could follow
     */
    List<Part> of(NetProof.Shown shown, Part excluded, long[] known) {
        Filter filter = shown.filter();
        if (filter == null || !filter.narrow(shown.masks())) {
            arePlain = false;
            return List.of();
        }
        long lost = ToldConclusions.digits(excluded);
        int target = DeductionWording.cell(excluded).number(position.side);
        long[] before = before(shown, filter, target, lost, known);
        Deduction deduction = Deduction.of(filter, target, lost, before);
        long[] lacking = Grounds.of(deduction, lost, position);
        LinearSum sum = PartMaker.sum(filter);
        LinearSum rest = maker.rest(filter, before, target);
        List<Part> grounds = grounds(filter, lacking, rest);
        Needed needed = new Needed(deduction, lost, lacking, List.of());
        if (filter.isTally()) {
            return counted(needed, grounds);
        }
        ChoiceParts choices = ChoiceParts.of(deduction, lost, position);
        if (!choices.parts().isEmpty() && choices.parts().size() <= FEW_CHOICES) {
            return byChoices(choices, needed);
        }
        List<Part> bounds = maker.bounds(deduction, lost, lacking, false, rest);
        if (sum == null || rest == null || bounds.isEmpty()) {
            boolean isShort = sum == null || position.openCount(filter.cells()) <= FEW_ADDENDS;
            boolean isSeen = filter.isPlain() || (isShort && Grounds.told(lacking) <= FEW_CAUSES);
            return isSeen ? withoutBounds(filter, rest, grounds) : ways(filter, before);
        }
        List<Part> told = maker.unshown(grounds, bounds);
        List<Part> all = filter.houseSum() == null ? withEquation(sum, rest, told) : new ArrayList<>(told);
        all.addAll(bounds);
        return all;
    }

    /** Grounds that bounds do not show, with the equation if the rule has several. */
    private List<Part> withoutBounds(Filter filter, @Nullable LinearSum rest, List<Part> grounds) {
        LinearSum sum = PartMaker.sum(filter);
        sum = sum == null ? maker.ofSets(filter) : sum;
        return sum != null && filter.houseSum() == null && isOneOfSeveral(filter)
                ? withEquation(sum, rest == null ? sum : rest, grounds)
                : grounds;
    }

    /** What would be counted wrongly without a cell, or else the grounds; without any, the conclusion is not plain. */
    private List<Part> counted(Needed needed, List<Part> grounds) {
        List<List<Part>> counted = TallyParts.counted(List.of(needed), maker, position);
        arePlain &= !counted.isEmpty() || !grounds.isEmpty();
        return counted.isEmpty() ? grounds : counted.get(0);
    }

    /** What a rule may select, and what other cells lack besides. */
    private List<Part> byChoices(ChoiceParts choices, Needed needed) {
        List<Part> parts = new ArrayList<>(choices.parts());
        parts.addAll(grounds(needed.deduction.filter(), choices.rest(needed, position).lacking, null));
        return parts;
    }

    /** What the cells of a filter lack, but for those that are told to have a digit, or are taken from a sum. */
    private List<Part> grounds(Filter filter, long[] lacking, @Nullable LinearSum rest) {
        return IntStream.of(filter.cells())
                .filter(cell -> lacking[cell] != 0 && !sight.placed().containsKey(cell))
                .filter(cell -> rest == null || SumBounds.coefficient(rest, cell) != 0)
                .mapToObj(cell -> maker.ground(cell, lacking[cell]))
                .toList();
    }

    /** The digits of all cells before a conclusion; of a sum, that bounds are as tight as they can be, without those that they have been told to lose. */
    private static long[] before(NetProof.Shown shown, Filter filter, int target, long lost, long[] told) {
        long[] before = shown.masks();
        if (PartMaker.sum(filter) == null && !filter.rule().startsWith("X-sum")) {
            return before;
        }
        long[] known = before.clone();
        for (int cell : filter.cells()) {
            known[cell] &= cell == target ? -1 : told[cell];
        }
        long[] narrowed = known.clone();
        return filter.narrow(narrowed) && (narrowed[target] & lost) == 0 ? known : before;
    }

    private List<Part> withEquation(LinearSum sum, LinearSum rest, List<Part> grounds) {
        List<Part> all =
                new ArrayList<>(equation != null && equation.equals(rest) ? List.of() : maker.addends(sum, rest));
        equation = rest;
        all.addAll(grounds);
        return all;
    }

    /** Whether a rule has other sums besides that of a filter. */
    private boolean isOneOfSeveral(Filter filter) {
        return IntStream.range(0, position.geometry.filters.size())
                        .mapToObj(position.geometry.filters::get)
                        .filter(one -> one.rule().equals(filter.rule())
                                && (one.linearSum() != null || maker.ofSets(one) != null))
                        .count()
                > 1;
    }

    /** The ways to fill the cells of a filter; if there are none that one could go through, it is not plain. */
    private List<Part> ways(Filter filter, long[] before) {
        int[] cells = filter.cells();
        List<Part> ways = position.openCount(cells) > Ways.MOST_OPEN ? List.of() : Ways.of(filter, before, position);
        arePlain &= !ways.isEmpty();
        return ways;
    }
}
