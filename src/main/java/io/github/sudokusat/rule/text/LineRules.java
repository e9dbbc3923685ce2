package io.github.sudokusat.rule.text;

import io.github.sudokusat.rule.language.Condition;
import io.github.sudokusat.rule.language.Regex;
import io.github.sudokusat.rule.line.Between;
import io.github.sudokusat.rule.line.Entropic;
import io.github.sudokusat.rule.line.LinePairs;
import io.github.sudokusat.rule.line.Lockout;
import io.github.sudokusat.rule.line.Modular;
import io.github.sudokusat.rule.line.Nabner;
import io.github.sudokusat.rule.line.Palindrome;
import io.github.sudokusat.rule.line.RegexRule;
import io.github.sudokusat.rule.line.Renban;
import io.github.sudokusat.rule.line.Whispers;
import java.util.List;
import java.util.Map;

/** Reads rules about lines. */
final class LineRules {

    private static final int GREATEST_MODULUS = 999;

    private static final List<String> PAIRINGS = List.of("all", "chain");

    private LineRules() {}

    static void addTo(Map<String, RuleText.Reader> readers) {
        readers.put("between", words -> Between.of(RuleText.atLeast(2, words)));
        readers.put("entropic", words -> Entropic.of(RuleText.atLeast(2, words)));
        readers.put(
                "lockout",
                words -> Lockout.of(difference(words, Lockout.DEFAULT_DIFFERENCE), RuleText.atLeast(2, words)));
        readers.put(
                "modular",
                words -> Modular.of(words.number("the modulus", 2, GREATEST_MODULUS), RuleText.atLeast(2, words)));
        readers.put("nabner", words -> Nabner.of(RuleText.atLeast(2, words)));
        readers.put("pair", LineRules::pair);
        readers.put("palindrome", words -> Palindrome.of(RuleText.atLeast(2, words)));
        readers.put("regex", LineRules::regex);
        readers.put("renban", words -> Renban.of(RuleText.atLeast(2, words)));
        readers.put(
                "whispers",
                words -> Whispers.of(difference(words, (words.side() + 1) / 2), RuleText.atLeast(2, words)));
    }

    private static int difference(RuleWords words, int usual) {
        return words.isNumber() ? words.number("the least difference", 1, Math.max(1, words.side() - 1)) : usual;
    }

    private static LinePairs pair(RuleWords words) {
        String condition = words.before(
                PAIRINGS,
                "a condition such as a+b%2==1, followed by \"all\" or \"chain\"",
                text -> Condition.parse(text).text());
        boolean isForAll = words.skip("all");
        if (!isForAll) {
            words.advance();
        }
        return LinePairs.of(condition, isForAll, RuleText.atLeast(2, words));
    }

    private static RegexRule regex(RuleWords words) {
        String regex = words.slashed(
                "a regular expression between slashes, such as /(1[2-9])*/",
                text -> Regex.parse(text).text());
        return RegexRule.of(regex, words.cells());
    }
}
