package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.logic.step.Technique;

/** Which technique explains what a named rule excludes. */
final class RuleFamily {

    private RuleFamily() {}

    /** The technique for a rule with a text, by the word with which that begins; the general one for a rule without a text. */
    static Technique of(String text) {
        int end = text.indexOf(' ');
        return switch (end < 0 ? text : text.substring(0, end)) {
            case "difference", "ratio", "pair-sum", "greater", "minimum", "maximum", "odd", "even", "given" ->
                Technique.MARK;
            case "thermo", "slow-thermo" -> Technique.THERMOMETER;
            case "whispers", "palindrome", "between", "lockout", "entropic", "modular", "clone", "nabner", "same-set" ->
                Technique.LINE;
            case "arrow", "double-arrow", "zipper", "region-sum", "equal-sum", "sum", "killer", "sum-line" ->
                Technique.SUMS;
            case "contains", "contains-exactly", "quadruple", "look-and-say", "counting-circles" -> Technique.COUNTING;
            case "index" -> Technique.INDEXING;
            case "sandwich",
                    "lunchbox",
                    "x-sum",
                    "skyscraper",
                    "hidden-skyscraper",
                    "numbered-room",
                    "little-killer",
                    "full-rank",
                    "tied-rank" -> Technique.OUTSIDE_CLUE;
            case "only-marked", "only-index" -> Technique.NEGATIVE_CONSTRAINT;
            case "rule" -> ofGrid(text.substring(end + 1));
            default -> Technique.RULE;
        };
    }

    /** The technique for a rule about the whole grid. */
    private static Technique ofGrid(String rule) {
        return switch (rule) {
            case "global-entropy", "global-modular", "dutch-flatmates" -> Technique.COUNTING;
            case "nonconsecutive", "self-taxicab" -> Technique.NEGATIVE_CONSTRAINT;
            default -> Technique.RULE;
        };
    }
}
