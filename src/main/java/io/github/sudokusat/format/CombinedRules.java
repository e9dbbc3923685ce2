package io.github.sudokusat.format;

import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.CombinedRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads rules that are made of others. */
final class CombinedRules {

    private static final Set<String> ENDS =
            Set.of(CombinedRule.OR, CombinedRule.AND, CombinedRule.THEN, CombinedRule.OPEN, CombinedRule.CLOSE);

    private static final RuleTable TABLE = new RuleTable(RuleForm.Group.OWN, "")
            .add("either", "RULE | RULE …", "thermo r1c1-r1c3 | thermo r1c3 r1c2 r1c1", CombinedRules::either)
            .add("not", "RULE", "renban r1c1-r1c3", words -> CombinedRule.not(together(words)))
            .add("if", "RULE then RULE", "given r1c1 = 5 then odd r1c2 r2c1", CombinedRules::ifThen);

    private CombinedRules() {}

    static RuleTable table() {
        return TABLE;
    }

    private static CombinedRule either(RuleWords words) {
        List<List<NamedRule>> alternatives = new ArrayList<>();
        do {
            alternatives.add(together(words));
        } while (words.skip(CombinedRule.OR));
        if (alternatives.size() < 2) {
            throw words.wrong("\"" + CombinedRule.OR + "\" and another rule");
        }
        return CombinedRule.either(alternatives);
    }

    private static CombinedRule ifThen(RuleWords words) {
        List<NamedRule> condition = together(words);
        if (!words.skip(CombinedRule.THEN)) {
            throw words.wrong("\"" + CombinedRule.THEN + "\" and a rule");
        }
        return CombinedRule.ifThen(condition, together(words));
    }

    /** Reads rules that hold together. */
    private static List<NamedRule> together(RuleWords words) {
        List<NamedRule> rules = new ArrayList<>();
        do {
            rules.add(words.skip(CombinedRule.OPEN) ? nested(words) : single(words));
        } while (words.skip(CombinedRule.AND));
        return rules;
    }

    private static NamedRule nested(RuleWords words) {
        NamedRule rule = TABLE.read(words);
        if (!words.skip(CombinedRule.CLOSE)) {
            throw words.wrong("\"" + CombinedRule.CLOSE + "\"");
        }
        return rule;
    }

    private static NamedRule single(RuleWords words) {
        if (words.word().equals(RuleText.PRIMITIVES) || TABLE.readers().containsKey(words.word())) {
            throw words.wrong("a rule other than " + RuleText.PRIMITIVES + ", and combinations in parentheses");
        }
        RuleWords start = words.copy();
        return RuleText.read(words.upTo(ENDS))
                .orElseThrow(() -> start.wrong("a rule that can be combined, such as \"killer 15 r1c1 r1c2\""));
    }
}
