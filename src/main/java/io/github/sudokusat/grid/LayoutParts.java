package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a {@link Layout} is made of: boxes or regions, variants, and added houses and rules; new parts are made by adding and leaving out. Immutable.
 */
final class LayoutParts {

    /** Rows, columns, boxes or regions. */
    final LayoutBase base;
    /** What digits are worth. */
    final DigitValues values;

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
            LayoutBase base,
            DigitValues values,
            Map<Variant, Optional<MustDiffer>> variants,
            List<House> addedHouses,
            List<Rule> addedRules) {
        this.base = base;
        this.values = values;
        this.variants = variants;
        this.addedRules = addedRules;
        List<House> allHouses = new ArrayList<>(base.houses);
        List<Rule> allRules = new ArrayList<>(base.shortHouses);
        if (values.doublers()) {
            allRules.add(Doublers.INSTANCE);
        }
        for (Map.Entry<Variant, Optional<MustDiffer>> variant : variants.entrySet()) {
            Houses.add(allHouses, variant.getKey().houses(base));
            variant.getValue().ifPresent(allRules::add);
        }
        this.addedHouses = Houses.addNamed(allHouses, addedHouses);
        allRules.addAll(addedRules);
        this.houses = List.copyOf(allHouses);
        this.rules = List.copyOf(allRules);
    }

    /** The parts of a layout without variants, added houses and rules, whose digits are worth their numbers. */
    static LayoutParts of(LayoutBase base) {
        return new LayoutParts(base, DigitValues.ofSide(base.side), new EnumMap<>(Variant.class), List.of(), List.of());
    }

    private LayoutParts with(
            Map<Variant, Optional<MustDiffer>> otherVariants, List<House> otherHouses, List<Rule> otherRules) {
        return new LayoutParts(base, values, otherVariants, otherHouses, otherRules);
    }

    LayoutParts withValues(DigitValues others) {
        if (others.equals(values)) {
            return this;
        }
        boolean isSameNumber = others.count() == base.side;
        if (!isBase() && (!isSameNumber || others.doublers() || values.doublers())) {
            throw new IllegalArgumentException(
                    "the number of digits must be chosen before variants, houses and rules are added");
        }
        if (others.doublers()) {
            Doublers.requireFits(base, values, others);
        }
        LayoutBase sized = isSameNumber ? base : base.withDigits(others.count());
        return new LayoutParts(sized, others, variants, addedHouses, addedRules);
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
        variant.requireFits(base, values);
        Map<Variant, Optional<MustDiffer>> more = copyOfVariants();
        Optional<MustDiffer> rule = variant.rule(base);
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
                        .filter(v -> v.rule(base).filter(rule::equals).isPresent());
                variant.ifPresentOrElse(v -> moreVariants.put(v, v.rule(base)), () -> more.add(rule));
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
            pairs.requireCells(base);
        } else if (rule instanceof NamedRule named) {
            Rules.requireCells(named, base);
        }
    }

    LayoutParts with(House house) {
        House added = House.of(house.toString(), house.cells());
        int side = base.side;
        if (added.size() != side || added.cell(side - 1) >= side * side) {
            String found = added.size() == 0
                    ? "none"
                    : added.size() + ", the last of which is " + added.cell(added.size() - 1);
            throw new IllegalArgumentException("house " + house + " must have " + side + " cells from 0 to "
                    + (side * side - 1) + ", but has " + found);
        }
        for (int cell : added.cells()) {
            base.requireUsed("house " + house, Cell.numbered(cell, side));
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

    /** The text of {@link Layout#toString()}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (!base.isUsual()) {
            text.append("grid of ").append(base.rows).append('x').append(base.columns);
            Optional.ofNullable(base.boxShape)
                    .ifPresent(shape -> text.append(" with boxes of ").append(shape));
        } else {
            text.append(
                    Optional.ofNullable(base.boxShape).map(BoxShape::toString).orElse("jigsaw of side " + base.side));
        }
        if (values.doublers()) {
            return named(text.append(" with doublers"));
        }
        if (values.least() != 1 || !base.isUsual()) {
            text.append(
                            base.isUsual() || Optional.ofNullable(base.boxShape).isEmpty()
                                    ? " with digits "
                                    : " and digits ")
                    .append(values);
        }
        return named(text);
    }

    /** The text of rows, columns, boxes and digits, with the names of what was added. */
    private String named(StringBuilder text) {
        for (Variant variant : variants.keySet()) {
            text.append(' ').append(variant.text());
        }
        addedHouses.forEach(house -> appendName(text, house.toString()));
        addedRules.forEach(rule -> appendName(text, rule.name()));
        return text.toString();
    }

    private static void appendName(StringBuilder text, String name) {
        String quote = Variant.named(name).isPresent() ? "\"" : "";
        text.append(' ').append(quote).append(name).append(quote);
    }
}
