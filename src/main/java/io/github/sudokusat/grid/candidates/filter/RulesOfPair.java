package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.PairRelation;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Relations of the same two cells by several rules, such as a dot between cells that must not be consecutive: a digit needs one that goes with it by
 * all of them. Removes all that they forbid together.
 *
 * <p>Propagation does without it; it is for people.
 */
public final class RulesOfPair extends Filter {

    private final List<String> rules;
    private final Filter together;
    private final List<Filter> each;

    private RulesOfPair(List<String> rules, Filter together, List<Filter> each) {
        super(rules.get(0), true, together.cells());
        this.rules = rules;
        this.together = together;
        this.each = each;
    }

    /**
     * The relations of two cells.
     *
     * @param rules the rule of each relation
     * @param pairs the relations, all of the same two cells
     * @param differ whether the cells see each other
     * @return the filter
     */
    public static RulesOfPair of(List<String> rules, List<PairRelation> pairs, boolean differ) {
        int first = pairs.get(0).cell(0);
        int second = pairs.get(0).cell(1);
        PairRelation all = PairRelation.of(
                pairs.get(0).side(),
                first,
                second,
                (one, other) -> pairs.stream()
                        .allMatch(pair ->
                                pair.cell(0) == first ? goTogether(pair, one, other) : goTogether(pair, other, one)));
        Set<String> names = new LinkedHashSet<>(rules);
        return new RulesOfPair(
                List.copyOf(names),
                new PairFilter(rules.get(0), all, differ),
                pairs.stream()
                        .<Filter>map(pair -> new PairFilter(rules.get(0), pair, differ))
                        .toList());
    }

    private static boolean goTogether(PairRelation pair, int one, int other) {
        return (pair.seconds(one) >>> (other - 1) & 1) != 0;
    }

    @Override
    public boolean narrow(long[] masks) {
        return together.narrow(masks);
    }

    @Override
    public boolean isOfUse(long[] masks) {
        for (Filter one : each) {
            long[] narrowed = masks.clone();
            if (!one.narrow(narrowed) || !Arrays.equals(narrowed, masks)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public List<String> rules() {
        return rules;
    }

    @Override
    public long cost() {
        return together.cost();
    }
}
