package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.candidates.filter.CoveredHouses;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.HouseSum;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.LinearSum;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A rule, or the sum of houses that cages cover but for a few cells or completely, that a position does not let be obeyed. */
public final class UnmetRule {

    private UnmetRule() {}

    /**
     * Why a rule cannot be obeyed: that of the fewest cells, a sum of houses only if there is no other, and one of houses that cages cover completely last.
     *
     * @param position the position
     * @param symbols how digits are written
     * @return a sentence without a full stop; empty if each rule by itself can be obeyed, or nothing shows that it cannot
     */
    public static Optional<String> text(Position position, DigitSymbols symbols) {
        return ofOne(position, symbols)
                .or(() -> JoinedSums.text(position, symbols))
                .or(() -> BrokenOrder.text(position, symbols));
    }

    private static Optional<String> ofOne(Position position, DigitSymbols symbols) {
        Filter unmet = find(position);
        if (unmet == null) {
            return CoveredHouses.mismatch(position.geometry.layout)
                    .map(covered -> ofCovered(covered, position.geometry.layout.values()));
        }
        List<Part> parts = new ArrayList<>(cageParts(unmet, position));
        if (parts.isEmpty()) {
            parts.addAll(BrokenRule.parts(NetProof.Breach.of(unmet, position.masks()), position, null));
        }
        HouseSum houses = unmet.houseSum();
        if (houses != null) {
            return Optional.of(ofHouses(houses, parts, position, symbols));
        }
        addSeen(unmet, parts, position);
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of(unmet.rule() + " cannot be obeyed: " + words(parts, position, symbols));
    }

    /** What houses and the cages that cover them completely sum to. */
    private static String ofCovered(CoveredHouses covered, DigitValues values) {
        return sums(PartMaker.houses(covered.houses(), covered.total(), covered.cages(), values));
    }

    private static String sums(List<Part> parts) {
        return RuleWording.houses(parts.get(0), parts.subList(1, parts.size()));
    }

    /** What the houses and the cages sum to, and, unless the cages exceed the houses, what that leaves for the other cells. */
    private static String ofHouses(HouseSum houses, List<Part> parts, Position position, DigitSymbols symbols) {
        String text = sums(PartMaker.houses(houses, position.geometry.layout.values()));
        LinearSum rest = houses.rest();
        int worth = PartMaker.worth(rest, position.geometry.layout.values());
        boolean isTooMuch = worth < 0 && IntStream.range(0, rest.size()).allMatch(i -> rest.coefficient(i) > 0);
        if (isTooMuch) {
            return text;
        }
        List<Part> left = new ArrayList<>(new PartMaker(position).addends(rest));
        left.addAll(parts);
        return text + "; so " + words(left, position, symbols);
    }

    private static @Nullable Filter find(Position position) {
        Filter best = null;
        for (int i = 0; i < position.geometry.filters.size(); i++) {
            Filter filter = position.geometry.filters.get(i);
            if ((best == null || isSimpler(filter, best)) && !filter.narrow(position.masks())) {
                best = filter;
            }
        }
        return best;
    }

    private static boolean isSimpler(Filter one, Filter other) {
        boolean isOfHouses = one.houseSum() != null;
        return isOfHouses == (other.houseSum() != null) ? one.cells().length < other.cells().length : !isOfHouses;
    }

    /** What the digits of a cage add up to at least or at most with those that are placed; empty if that is not why they cannot have its sum. */
    private static List<Part> cageParts(Filter filter, Position position) {
        PartMaker maker = new PartMaker(position);
        LinearSum sum = maker.ofSets(filter);
        if (sum == null) {
            return List.of();
        }
        List<Part> bounds = SumBounds.ofBroken(sum, position.masks(), position);
        List<Part> parts = new ArrayList<>();
        if (!bounds.isEmpty()) {
            parts.addAll(maker.addends(sum));
            IntStream.of(filter.cells())
                    .filter(cell -> position.placed[cell] != 0)
                    .forEach(cell -> parts.add(maker.ground(cell, 0)));
            parts.addAll(bounds);
        }
        return parts;
    }

    /** Adds that two cells see each other which would have to be equal. */
    private static void addSeen(Filter filter, List<Part> parts, Position position) {
        LinearSum sum = filter.linearSum();
        int[] cells = filter.cells();
        boolean isOfTwo = sum != null && cells.length == 2 && sum.total() == 0;
        if (isOfTwo && position.geometry.sees(cells[0], cells[1])) {
            parts.add(new Part(Role.DIFFERENT, List.of(), position.candidates(cells, position.masks(), -1L)));
        }
    }

    private static String words(List<Part> parts, Position position, DigitSymbols symbols) {
        Explanation explanation = new Explanation(parts, List.of(), List.of());
        Step step = new Step(Technique.RULE, 0, position.side, List.of(), List.of(), explanation, one -> "");
        return DeductionWording.grounds(new Wording(step.withSymbols(symbols)), parts);
    }
}
