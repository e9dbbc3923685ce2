package io.github.sudokusat.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A line of the document of the rules, the digits that obey and break its rule, both empty if there is no comment, and the text above. */
public record RuleExample(String line, String obeying, String breaking, String above) {

    private static final Path DOCUMENT = Path.of("src/site/markdown/rules.md");

    /** All examples of the document, among which every rule is. */
    public static List<RuleExample> all() throws IOException {
        List<RuleExample> examples = new ArrayList<>();
        for (String block : Files.readString(DOCUMENT).split("\n```\n", -1)) {
            String[] parts = block.split("```rules\n", -1);
            if (parts.length == 2) {
                parts[1].lines().forEach(line -> examples.add(of(line, parts[0])));
            }
        }
        return examples;
    }

    private static RuleExample of(String text, String above) {
        int comment = text.indexOf('#');
        String[] digits = (comment < 0 ? "" : text.substring(comment + 1).trim()).split(" ?\\bnot ", -1);
        return new RuleExample(text, digits[0], digits.length > 1 ? digits[1] : "", above);
    }

    /** The classic layout with the rule. */
    public Layout layout() {
        return LayoutText.parse(List.of("box 3x3", line));
    }

    /** What is wrong with some digits: candidates, or the digits of the rule's cells in their order. */
    public List<Conflict> conflicts(String digits) {
        NamedRule rule = (NamedRule) layout().addedRules().get(0);
        List<Conflict> conflicts = new ArrayList<>();
        rule.conflicts(grid(rule, digits), conflicts::add);
        return conflicts;
    }

    private Grid grid(NamedRule rule, String digits) {
        String[] words = digits.split(" ", -1);
        Grid grid = Grid.empty(layout());
        if (digits.contains("=")) {
            for (String word : words) {
                grid = grid.with(Candidate.parse(word));
            }
            return grid;
        }
        List<Cell> cells = rule.cells();
        assertThat(words).as(line).hasSameSizeAs(cells);
        for (int i = 0; i < words.length; i++) {
            grid = grid.with(cells.get(i), Integer.parseInt(words[i]));
        }
        return grid;
    }
}
