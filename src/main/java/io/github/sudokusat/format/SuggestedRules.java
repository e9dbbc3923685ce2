package io.github.sudokusat.format;

import java.util.List;

/**
 * What drawings in another program's puzzle look like. A drawing may mean anything, so these rules are not the puzzle's until somebody has compared them
 * with the setter's words.
 *
 * @param rules the rules, a line each as in a text of rules; copied
 * @param others the number of drawings that look like none of them
 */
public record SuggestedRules(List<String> rules, int others) {

    /** Nothing is drawn. */
    public static final SuggestedRules NONE = new SuggestedRules(List.of(), 0);

    public SuggestedRules {
        rules = List.copyOf(rules);
    }
}
