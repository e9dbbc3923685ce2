package io.github.sudokusat.testing.rules;

import io.github.sudokusat.rule.ImpossibleRuleException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Random combinations of rules, also of combinations. */
final class RandomCombinations {

    /** Rules that cannot be combined, those whose meaning depends on others, and one that differs from another by a word. */
    private static final List<String> ALONE =
            List.of("rule", "only-index", "only-marked", "minimum", "maximum", "primitives", "tied-rank");

    private final List<RuleMaker> makers;

    private RandomCombinations(List<RuleMaker> makers) {
        this.makers = makers;
    }

    /** Adds combinations of the rules that are there. */
    static void addTo(Map<String, RuleMaker> makers) {
        Map<String, RuleMaker> parts = new TreeMap<>(makers);
        ALONE.forEach(parts::remove);
        RandomCombinations combinations = new RandomCombinations(List.copyOf(parts.values()));
        makers.put("either", combinations::either);
        makers.put("not", combinations::not);
        makers.put("if", combinations::ifThen);
    }

    private RandomRule either(RuleSource source) {
        List<String> texts = new ArrayList<>();
        List<Predicate<int[]>> meanings = new ArrayList<>();
        for (int i = source.between(2, 3); i > 0; i--) {
            RandomRule one = together(source);
            texts.add(one.toString());
            meanings.add(one.meaning());
        }
        return source.whole(
                "either " + String.join(" | ", texts),
                digits -> meanings.stream().anyMatch(one -> one.test(digits)));
    }

    private RandomRule not(RuleSource source) {
        RandomRule one = together(source);
        return source.whole("not " + one, one.meaning().negate());
    }

    private RandomRule ifThen(RuleSource source) {
        RandomRule condition = together(source);
        RandomRule consequence = together(source);
        return source.whole(
                "if " + condition + " then " + consequence,
                condition.meaning().negate().or(consequence.meaning()));
    }

    /** One or two rules that hold together. */
    private RandomRule together(RuleSource source) {
        RandomRule one = part(source);
        if (source.random.nextInt(3) > 0) {
            return one;
        }
        RandomRule other = part(source);
        return source.whole(one + " & " + other, one.meaning().and(other.meaning()));
    }

    private RandomRule part(RuleSource source) {
        if (source.random.nextInt(8) == 0) {
            List<RuleMaker> all = List.of(this::either, this::not, this::ifThen);
            RandomRule inner = source.one(all).make(source);
            return source.whole("( " + inner + " )", inner.meaning());
        }
        // Marks of parts are none for other rules.
        RuleSource own = new RuleSource(source.solution, source.random);
        RandomRule rule = source.one(makers).make(own);
        return rule.lines().size() == 1 && isOfUse(rule, source) ? rule : part(source);
    }

    /** Whether a rule is one of the grid. */
    private static boolean isOfUse(RandomRule rule, RuleSource source) {
        try {
            source.solution.layout().with(rule.read());
            return true;
        } catch (IllegalArgumentException senseless) {
            return senseless instanceof ImpossibleRuleException;
        }
    }
}
