package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a {@link Layout} is made of: boxes or regions, variants, and added houses and rules; new parts are made by adding and leaving out. Immutable.
 */
final class LayoutParts {

    final int side;
    /** What digit 1 is worth. */
    final int leastValue;

    final @Nullable BoxShape boxShape;
    final int[] regionOfCell;
    /** Rows, columns, boxes or regions. */
    private final List<House> baseHouses;

    final Map<Variant, Optional<MustDiffer>> variants;
    /** The user-defined houses, sorted by name. */
    final List<House> addedHouses;
    /** The rules that do not come from a variant, sorted by name. */
    final List<Rule> addedRules;

    /** All houses. */
    final List<House> houses;
    /** All rules. */
    final List<Rule> rules;

    private LayoutParts(
            int side,
            int leastValue,
            @Nullable BoxShape boxShape,
            int[] regionOfCell,
            List<House> baseHouses,
            Map<Variant, Optional<MustDiffer>> variants,
            List<House> addedHouses,
            List<Rule> addedRules) {
        this.side = side;
        this.leastValue = leastValue;
        this.boxShape = boxShape;
        this.regionOfCell = regionOfCell;
        this.baseHouses = baseHouses;
        this.variants = variants;
        this.addedRules = addedRules;
        List<House> allHouses = new ArrayList<>(baseHouses);
        List<Rule> allRules = new ArrayList<>();
        for (Map.Entry<Variant, Optional<MustDiffer>> variant : variants.entrySet()) {
            Houses.add(allHouses, variant.getKey().houses(side, boxShape));
            variant.getValue().ifPresent(allRules::add);
        }
        this.addedHouses = Houses.addNamed(allHouses, addedHouses);
        allRules.addAll(addedRules);
        this.houses = List.copyOf(allHouses);
        this.rules = List.copyOf(allRules);
    }

    /** Rows, columns and boxes. */
    static LayoutParts ofBoxes(BoxShape shape) {
        int side = shape.side();
        int[] boxOfCell = new int[side * side];
        for (int cell = 0; cell < boxOfCell.length; cell++) {
            boxOfCell[cell] = shape.box(cell / side, cell % side);
        }
        return ofBase(side, shape, boxOfCell, House.Kind.BOX);
    }

    /** Rows, columns and regions; takes over the array. */
    static LayoutParts ofRegions(int side, int[] regionOfCell) {
        Houses.requireRegions(side, regionOfCell);
        return ofBase(side, null, regionOfCell, House.Kind.REGION);
    }

    private static LayoutParts ofBase(int side, @Nullable BoxShape boxShape, int[] regionOfCell, House.Kind kind) {
        List<House> houses = Houses.lines(side);
        Houses.add(houses, House.byGroup(kind, side, regionOfCell));
        return new LayoutParts(
                side,
                1,
                boxShape,
                regionOfCell,
                List.copyOf(houses),
                new EnumMap<>(Variant.class),
                List.of(),
                List.of());
    }

    private LayoutParts with(
            Map<Variant, Optional<MustDiffer>> otherVariants, List<House> otherHouses, List<Rule> otherRules) {
        return new LayoutParts(
                side, leastValue, boxShape, regionOfCell, baseHouses, otherVariants, otherHouses, otherRules);
    }

    LayoutParts withLeastValue(int value) {
        return value == leastValue
                ? this
                : new LayoutParts(side, value, boxShape, regionOfCell, baseHouses, variants, addedHouses, addedRules);
    }

    /** Whether there is nothing but rows, columns, boxes or regions. */
    boolean isBase() {
        return variants.isEmpty() && addedHouses.isEmpty() && addedRules.isEmpty();
    }

    /** These parts without variants, added houses and rules. */
    LayoutParts base() {
        return isBase() ? this : with(new EnumMap<>(Variant.class), List.of(), List.of());
    }

    LayoutParts with(Variant variant) {
        if (variants.containsKey(variant)) {
            return this;
        }
        variant.requireFits(side, boxShape);
        Map<Variant, Optional<MustDiffer>> more = copyOfVariants();
        Optional<MustDiffer> rule = variant.rule(side);
        more.put(variant, rule);
        List<Rule> others = new ArrayList<>(addedRules);
        rule.ifPresent(others::remove);
        return with(more, addedHouses, List.copyOf(others));
    }

    LayoutParts with(Collection<? extends Rule> added) {
        Map<Variant, Optional<MustDiffer>> moreVariants = copyOfVariants();
        Set<Rule> known = new HashSet<>(rules);
        List<Rule> more = new ArrayList<>(addedRules);
        for (Rule rule : added) {
            requireFits(rule);
            if (known.add(rule)) {
                Optional<Variant> variant = Variant.named(rule.name())
                        .filter(v -> v.rule(side).filter(rule::equals).isPresent());
                variant.ifPresentOrElse(v -> moreVariants.put(v, v.rule(side)), () -> more.add(rule));
            }
        }
        if (known.size() == rules.size()) {
            return this;
        }
        more.sort(Rules::compare);
        return with(moreVariants, addedHouses, List.copyOf(more));
    }

    private void requireFits(Rule rule) {
        Rule.requireName(rule.name());
        if (rule instanceof MustDiffer pairs) {
            pairs.requireCells(side * side);
        } else if (rule instanceof NamedRule named) {
            Rules.requireCells(named, side);
        }
    }

    LayoutParts with(House house) {
        House added = House.of(house.toString(), house.cells());
        if (added.size() != side || added.cell(side - 1) >= side * side) {
            String found = added.size() == 0
                    ? "none"
                    : added.size() + ", the last of which is " + added.cell(added.size() - 1);
            throw new IllegalArgumentException("house " + house + " must have " + side + " cells from 0 to "
                    + (side * side - 1) + ", but has " + found);
        }
        List<House> more = new ArrayList<>(addedHouses);
        more.add(added);
        more.sort(House::compare);
        return with(variants, more, addedRules);
    }

    LayoutParts without(House house) {
        House removed = House.of(house.toString(), house.cells());
        List<House> fewer = new ArrayList<>(addedHouses);
        return fewer.removeIf(other -> House.compare(other, removed) == 0) ? with(variants, fewer, addedRules) : this;
    }

    LayoutParts without(Variant variant) {
        if (!variants.containsKey(variant)) {
            return this;
        }
        Map<Variant, Optional<MustDiffer>> fewer = copyOfVariants();
        fewer.remove(variant);
        return with(fewer, addedHouses, addedRules);
    }

    LayoutParts without(Collection<? extends Rule> removed) {
        Set<Rule> gone = new HashSet<>(removed);
        Map<Variant, Optional<MustDiffer>> fewerVariants = copyOfVariants();
        fewerVariants.values().removeIf(rule -> rule.filter(gone::contains).isPresent());
        List<Rule> fewer = new ArrayList<>(addedRules);
        fewer.removeIf(gone::contains);
        return fewer.size() == addedRules.size() && fewerVariants.size() == variants.size()
                ? this
                : with(fewerVariants, addedHouses, List.copyOf(fewer));
    }

    private EnumMap<Variant, Optional<MustDiffer>> copyOfVariants() {
        EnumMap<Variant, Optional<MustDiffer>> copy = new EnumMap<>(Variant.class);
        copy.putAll(variants);
        return copy;
    }
}
