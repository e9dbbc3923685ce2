package io.github.sudokusat.testing.rules;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import java.util.List;
import java.util.function.Predicate;

/**
 * A rule as text, and what it means, said without the main code.
 *
 * @param lines the rule's line; further ones if it needs marks
 * @param layout the grid's layout
 * @param meaning whether the rule holds for the values of the digits of all cells of a grid
 */
public record RandomRule(List<String> lines, Layout layout, Predicate<int[]> meaning) {

    /** The rules that the lines say. */
    public List<NamedRule> read() {
        return lines.stream()
                .map(line -> RuleText.read(new RuleWords(line, 1, 0, layout)).orElseThrow())
                .toList();
    }

    @Override
    public String toString() {
        return String.join("; ", lines);
    }
}
