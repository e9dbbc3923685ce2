package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.grid.candidates.filter.Filters;
import io.github.sudokusat.grid.candidates.filter.RelationsAtCell;
import io.github.sudokusat.grid.candidates.filter.RulesOfPair;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The filters of a layout by the technique that explains them, in the units that a step takes together.
 *
 * <p>Of a rule of up to {@value #LARGEST_LINE} cells, such as a thermometer, these are the filters that are chained by common cells; of a larger one,
 * such as a rule about all neighbours, those of pairs that have a cell in common; any other filter is a unit of its own. Of marks and lines the
 * relations of one cell to cells that see each other are units, too, and of these and of negative constraints all relations of the same two cells.
 */
public final class RuleUnits {

    private static final int LARGEST_LINE = 16;

    /** A filter of more cells does not show at a glance what it excludes. */
    private static final int MOST_CELLS = 6;

    /** Techniques whose relations of the same two cells are taken together, under the first that occurs. */
    private static final List<Technique> RELATED =
            List.of(Technique.NEGATIVE_CONSTRAINT, Technique.LINE, Technique.MARK);

    private final Map<Technique, List<RuleUnit>> units = new EnumMap<>(Technique.class);
    private final Map<Integer, List<Filter>> simpleByCell = new HashMap<>();

    RuleUnits(Layout layout, Filters filters) {
        if (filters.size() > 0) {
            addAll(layout, filters);
        }
    }

    private void addAll(Layout layout, Filters filters) {
        Map<String, Technique> families = new HashMap<>();
        for (StatedRule stated : layout.statedRules()) {
            families.put(stated.name(), RuleFamily.of(stated.rule().text().orElse("")));
        }
        Map<String, List<Filter>> byRule = new LinkedHashMap<>();
        for (int i = 0; i < filters.size(); i++) {
            Filter filter = filters.get(i);
            if (filter.houseSum() != null) {
                add(Technique.INNIES_AND_OUTIES, filter);
            } else if (filter.hasSets()) {
                add(Technique.COMBINATIONS, filter);
            } else {
                byRule.computeIfAbsent(filter.rule(), rule -> new ArrayList<>()).add(filter);
            }
        }
        byRule.forEach((rule, some) -> addRule(families.getOrDefault(rule, Technique.RULE), some));
        addRelationsAtCells(layout, families);
        addRulesOfPairs(layout, families);
        sortByCell(filters);
    }

    /** Adds the relations of the same two cells by several rules. */
    private void addRulesOfPairs(Layout layout, Map<String, Technique> families) {
        Map<Set<Integer>, List<RuledPair>> byCells = new LinkedHashMap<>();
        for (StatedRule stated : layout.statedRules()) {
            String rule = stated.name();
            Technique family = families.getOrDefault(rule, Technique.RULE);
            if (RELATED.contains(family)) {
                for (Primitive primitive : stated.primitives()) {
                    if (primitive instanceof PairRelation pair) {
                        byCells.computeIfAbsent(Set.of(pair.cell(0), pair.cell(1)), key -> new ArrayList<>())
                                .add(new RuledPair(rule, family, pair));
                    }
                }
            }
        }
        byCells.values().forEach(pairs -> addRulesOfPair(pairs, layout));
    }

    private void addRulesOfPair(List<RuledPair> pairs, Layout layout) {
        List<String> rules = pairs.stream().map(RuledPair::rule).toList();
        if (pairs.size() > 1) {
            PairRelation first = pairs.get(0).pair;
            boolean differ = Arrays.stream(layout.peers(first.cell(0))).anyMatch(peer -> peer == first.cell(1));
            Technique family = RELATED.stream()
                    .filter(one -> pairs.stream().anyMatch(pair -> pair.family == one))
                    .findFirst()
                    .orElseThrow();
            add(
                    family,
                    RulesOfPair.of(rules, pairs.stream().map(RuledPair::pair).toList(), differ));
        }
    }

    /** Adds the relations that have a cell in common, and whose other cells see each other. */
    private void addRelationsAtCells(Layout layout, Map<String, Technique> families) {
        Map<Integer, List<RuledPair>> byCell = new LinkedHashMap<>();
        for (StatedRule stated : layout.statedRules()) {
            String rule = stated.name();
            Technique family = families.getOrDefault(rule, Technique.RULE);
            if (family == Technique.MARK || family == Technique.LINE) {
                for (Primitive primitive : stated.primitives()) {
                    if (primitive instanceof PairRelation pair) {
                        for (int cell : pair.cells()) {
                            byCell.computeIfAbsent(cell, key -> new ArrayList<>())
                                    .add(new RuledPair(rule, family, pair));
                        }
                    }
                }
            }
        }
        byCell.forEach((cell, pairs) -> {
            for (Technique family : List.of(Technique.MARK, Technique.LINE)) {
                List<RuledPair> some =
                        pairs.stream().filter(pair -> pair.family == family).toList();
                groups(cell, some, layout).forEach(group -> add(family, relationsAt(cell, group)));
            }
        });
    }

    /** The largest groups of relations, two or more, whose other cells all see each other. */
    private static List<Set<RuledPair>> groups(int cell, List<RuledPair> pairs, Layout layout) {
        List<Set<RuledPair>> groups = new ArrayList<>();
        for (RuledPair first : pairs) {
            for (RuledPair second : pairs) {
                Set<RuledPair> group = new LinkedHashSet<>(List.of(first));
                addIfSeen(second, cell, group, layout);
                pairs.forEach(pair -> addIfSeen(pair, cell, group, layout));
                if (group.size() > 1 && groups.stream().noneMatch(other -> other.containsAll(group))) {
                    groups.removeIf(group::containsAll);
                    groups.add(group);
                }
            }
        }
        return groups;
    }

    /** Adds a relation to a group if its other cell sees those of all that are there. */
    private static void addIfSeen(RuledPair pair, int cell, Set<RuledPair> group, Layout layout) {
        Set<Integer> seen = new HashSet<>();
        Arrays.stream(layout.peers(RelationsAtCell.otherCell(pair.pair, cell))).forEach(seen::add);
        if (group.stream().allMatch(one -> seen.contains(RelationsAtCell.otherCell(one.pair, cell)))) {
            group.add(pair);
        }
    }

    private static Filter relationsAt(int cell, Set<RuledPair> group) {
        return new RelationsAtCell(
                group.stream()
                        .map(one -> new RelationsAtCell.Ruled(one.rule, one.pair))
                        .toList(),
                cell);
    }

    /** A relation and its rule. */
    private record RuledPair(String rule, Technique family, PairRelation pair) {}

    /** The units that a technique looks at. */
    public List<RuleUnit> of(Technique technique) {
        return units.getOrDefault(technique, List.of());
    }

    /** The filters of a cell, those of few cells first, without sums of houses and those of more than {@value #MOST_CELLS} cells. */
    public List<Filter> simpleOf(int cell) {
        return simpleByCell.getOrDefault(cell, List.of());
    }

    private void sortByCell(Filters filters) {
        List<Filter> simple = new ArrayList<>();
        for (int i = 0; i < filters.size(); i++) {
            if (filters.get(i).houseSum() == null && filters.get(i).cells().length <= MOST_CELLS) {
                simple.add(filters.get(i));
            }
        }
        simple.sort(Comparator.comparingInt(filter -> filter.cells().length));
        for (Filter filter : simple) {
            for (int cell : filter.cells()) {
                simpleByCell.computeIfAbsent(cell, key -> new ArrayList<>()).add(filter);
            }
        }
    }

    /** All units. */
    public List<RuleUnit> all() {
        return units.values().stream().flatMap(List::stream).toList();
    }

    private void add(Technique technique, Filter filter) {
        add(technique, new RuleUnit(List.of(filter), RuleUnit.NONE));
    }

    private void add(Technique technique, RuleUnit unit) {
        units.computeIfAbsent(technique, key -> new ArrayList<>()).add(unit);
    }

    private void addRule(Technique technique, List<Filter> filters) {
        if (new RuleUnit(filters, RuleUnit.NONE).cells().length <= LARGEST_LINE) {
            connected(filters).forEach(unit -> add(technique, new RuleUnit(unit, RuleUnit.NONE)));
            return;
        }
        Map<Integer, List<Filter>> byCell = new LinkedHashMap<>();
        for (Filter filter : filters) {
            if (filter.cells().length == 2) {
                for (int cell : filter.cells()) {
                    byCell.computeIfAbsent(cell, key -> new ArrayList<>()).add(filter);
                }
            } else {
                add(technique, filter);
            }
        }
        byCell.forEach((cell, some) -> add(technique, new RuleUnit(some, cell)));
    }

    private static List<List<Filter>> connected(List<Filter> filters) {
        List<List<Filter>> units = new ArrayList<>();
        List<Filter> left = new ArrayList<>(filters);
        while (!left.isEmpty()) {
            List<Filter> together = new ArrayList<>(List.of(left.remove(0)));
            for (int i = 0; i < together.size(); i++) {
                Set<Integer> cells = new HashSet<>();
                Arrays.stream(together.get(i).cells()).forEach(cells::add);
                for (Filter other : List.copyOf(left)) {
                    if (Arrays.stream(other.cells()).anyMatch(cells::contains)) {
                        left.remove(other);
                        together.add(other);
                    }
                }
            }
            units.add(together);
        }
        return units;
    }
}
