package io.github.sudokusat.testing.rules;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Random rules of every keyword, and combinations of them. */
public final class RandomRules {

    private static final Map<String, RuleMaker> MAKERS = new TreeMap<>();

    private static final int TRIES = 400;

    static {
        RandomCages.addTo(MAKERS);
        RandomClues.addTo(MAKERS);
        RandomLines.addTo(MAKERS);
        RandomMarks.addTo(MAKERS);
        RandomWholes.addTo(MAKERS);
        RandomCombinations.addTo(MAKERS);
    }

    private RandomRules() {}

    /**
     * A rule that holds in the solution.
     *
     * @param keyword the word that it begins with
     * @return empty if none was found soon
     */
    public static Optional<RandomRule> of(String keyword, RuleSource source) {
        RuleMaker maker = MAKERS.get(keyword);
        if (maker == null) {
            throw new AssertionError("no random rules for the keyword " + keyword);
        }
        return holding(maker, source);
    }

    private static Optional<RandomRule> holding(RuleMaker maker, RuleSource source) {
        int[] digits = source.digits();
        for (int i = 0; i < TRIES; i++) {
            RandomRule rule = maker.make(source);
            if (rule.meaning().test(digits)) {
                return Optional.of(rule);
            }
        }
        return Optional.empty();
    }

    /**
     * A solution with rules, made from a seed: in every third, one of them is about the whole grid, if there is a solution then.
     *
     * @param base the layout without the rules
     * @param most the most rules; marks that a negative rule needs are not counted
     * @param keywords the words that they may begin with
     * @return empty if no solution of the base was found
     */
    public static Optional<RuledGrid> combination(Layout base, long seed, int most, List<String> keywords) {
        // Mixed, because for neighbouring seeds the first draws of a Random are alike.
        Random random = new Random(new SplittableRandom(seed).nextLong());
        List<RandomRule> rules = new ArrayList<>();
        Optional<Grid> solution = Optional.empty();
        if (keywords.contains("rule") && random.nextInt(3) == 0) {
            RandomRule whole = whole(base, random);
            solution =
                    new PuzzleMaker(seed).findSolution(base.with(whole.read())).map(grid -> grid.on(base));
            solution.ifPresent(grid -> rules.add(whole));
        }
        if (solution.isEmpty()) {
            solution = new PuzzleMaker(seed).findSolution(base);
        }
        return solution.map(grid -> {
            RuleSource source = new RuleSource(grid, random);
            List<String> order = new ArrayList<>(keywords);
            if (!base.isSquare()) {
                order.removeAll(List.of("full-rank", "tied-rank"));
            }
            if (!source.hasSeveralRegions()) {
                order.remove("region-sum");
            }
            Collections.shuffle(order, random);
            order.stream()
                    .limit(most - rules.size())
                    .forEach(keyword -> of(keyword, source).ifPresent(rules::add));
            return new RuledGrid(grid, rules, layout(base, rules));
        });
    }

    /** A combination of any rules. */
    public static Optional<RuledGrid> combination(Layout base, long seed, int most) {
        return combination(base, seed, most, RuleText.keywords());
    }

    private static RandomRule whole(Layout base, Random random) {
        List<String> names = RuleText.ruleNames();
        String name = names.get(random.nextInt(names.size()));
        RuleMaker maker = RandomWholes.named().get(name);
        if (maker == null) {
            throw new AssertionError("no random rules for the word " + name);
        }
        return maker.make(new RuleSource(Grid.empty(base), random));
    }

    private static Layout layout(Layout base, List<RandomRule> rules) {
        Set<NamedRule> read = new LinkedHashSet<>();
        rules.forEach(rule -> read.addAll(rule.read()));
        return base.with(read);
    }
}
