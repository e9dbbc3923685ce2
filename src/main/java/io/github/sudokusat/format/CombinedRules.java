package io.github.sudokusat.format;

import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.CombinedRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Reads a rule that is made of others. */
final class CombinedRules {

    private static final String EITHER = "either";
    private static final String NOT = "not";
    private static final String IF = "if";

    private static final Set<String> ENDS =
            Set.of(CombinedRule.OR, CombinedRule.AND, CombinedRule.THEN, CombinedRule.OPEN, CombinedRule.CLOSE);

    /** So many parentheses may be open at once. */
    private static final int DEEPEST = 50;

    private static final RuleTable TABLE = new RuleTable(RuleForm.Group.COMBINED, "")
            .add(EITHER, "RULE | RULE …", "thermo r1c1-r1c3 | thermo r1c3 r1c2 r1c1", whole(CombinedRules::either))
            .add(NOT, "RULE", "renban r1c1-r1c3", whole(CombinedRules::not))
            .add(IF, "RULE then RULE", "given r1c1 = 5 then odd r1c2 r2c1", whole(CombinedRules::ifThen));

    private final RuleWords words;
    /** The number of parentheses that are open. */
    private int depth;

    private CombinedRules(RuleWords words) {
        this.words = words;
    }

    static RuleTable table() {
        return TABLE;
    }

    /** Reads a combination that is no part of another. */
    private static RuleText.Reader whole(Function<CombinedRules, NamedRule> combination) {
        return words -> {
            NamedRule rule = combination.apply(new CombinedRules(words));
            if (words.word().equals(CombinedRule.CLOSE)) {
                throw words.wrong("the end of the line, because no \"" + CombinedRule.OPEN + "\" is open");
            }
            return rule;
        };
    }

    private NamedRule either() {
        List<List<NamedRule>> alternatives = new ArrayList<>();
        do {
            alternatives.add(together());
        } while (words.skip(CombinedRule.OR));
        if (alternatives.size() < 2) {
            throw words.wrong("\"" + CombinedRule.OR + "\" and another rule");
        }
        return CombinedRule.either(alternatives);
    }

    private NamedRule not() {
        return CombinedRule.not(together());
    }

    private NamedRule ifThen() {
        List<NamedRule> condition = together();
        if (!words.skip(CombinedRule.THEN)) {
            throw words.wrong("\"" + CombinedRule.THEN + "\" and a rule");
        }
        return CombinedRule.ifThen(condition, together());
    }

    /** Reads rules that hold together. */
    private List<NamedRule> together() {
        List<NamedRule> rules = new ArrayList<>();
        do {
            if (words.word().equals(CombinedRule.OPEN)) {
                rules.addAll(inParentheses());
            } else {
                rules.add(single());
            }
        } while (words.skip(CombinedRule.AND));
        return rules;
    }

    /** Reads a combination, or rules that hold together, in parentheses. */
    private List<NamedRule> inParentheses() {
        RuleWords open = words.copy();
        if (depth == DEEPEST) {
            throw open.wrong("at most " + DEEPEST + " parentheses within each other");
        }
        depth++;
        words.advance();
        List<NamedRule> rules = inside();
        if (!words.skip(CombinedRule.CLOSE)) {
            throw words.wrong(
                    "\"" + CombinedRule.CLOSE + "\" for the \"" + CombinedRule.OPEN + "\" in column " + open.column());
        }
        depth--;
        return rules;
    }

    private List<NamedRule> inside() {
        if (words.skip(EITHER)) {
            return List.of(either());
        }
        if (words.skip(NOT)) {
            return List.of(not());
        }
        return words.skip(IF) ? List.of(ifThen()) : together();
    }

    private NamedRule single() {
        RuleWords start = words.copy();
        String word = start.word();
        if (word.equals(RuleText.PRIMITIVES) || TABLE.readers().containsKey(word)) {
            throw start.wrong("a rule other than " + RuleText.PRIMITIVES + ", and combinations in parentheses");
        }
        if (word.startsWith(CombinedRule.OPEN)) {
            throw start.wrong("\"" + CombinedRule.OPEN + "\" with a blank after it");
        }
        return RuleText.read(words.upTo(ENDS))
                .orElseThrow(() -> start.wrong("a rule that can be combined, such as \"killer 15 r1c1 r1c2\""));
    }
}
