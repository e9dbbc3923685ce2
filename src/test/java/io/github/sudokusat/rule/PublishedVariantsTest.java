package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.text.RuleText;
import io.github.sudokusat.rule.text.RuleWords;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Published puzzles agree with our meaning of their rules: each rule that we can read holds in the solution. */
class PublishedVariantsTest {

    private static final Pattern RULES = Pattern.compile("\"rules\": \\[(.*?)\\]");
    private static final Pattern RULE = Pattern.compile("\"(.*?)\"");
    private static final Pattern SOLUTION = Pattern.compile("\"solution\": \"(\\d+)\"");

    @Test
    void every_rule_holds_in_the_solution() throws IOException {
        Path file = Path.of(System.getProperty("puzzles.dir", "../shared/data"), "variants.jsonl");
        assumeTrue(Files.isRegularFile(file));
        int rules = 0;
        for (String line : Files.readAllLines(file)) {
            Matcher solution = SOLUTION.matcher(line);
            if (solution.find()) {
                rules += holding(line, solution.group(1)).size();
            }
        }
        assertThat(rules).isGreaterThan(400);
    }

    private static List<NamedRule> holding(String line, String solution) {
        int[] digits = solution.chars().map(c -> c - '0').toArray();
        int side = (int) Math.sqrt(digits.length);
        Layout layout = layout(line, side);
        Grid grid = Grid.of(layout, digits);
        List<NamedRule> rules = new ArrayList<>();
        Matcher list = RULES.matcher(line);
        Matcher texts = RULE.matcher(list.find() ? list.group(1) : "");
        while (texts.find()) {
            Optional<NamedRule> rule = RuleText.read(new RuleWords(texts.group(1), 1, 0, side));
            rule.ifPresent(rules::add);
        }
        for (NamedRule rule : rules) {
            assertThat(RuleContract.breaches(rule, grid)).as(rule.name()).isEmpty();
            for (Primitive primitive : rule.primitives(layout)) {
                int[] own = primitive.cells();
                for (int i = 0; i < own.length; i++) {
                    own[i] = digits[own[i]];
                }
                assertThat(primitive.isPossible(own)).as(rule.name()).isTrue();
            }
        }
        return rules;
    }

    private static Layout layout(String line, int side) {
        Matcher regions = Pattern.compile("\"regions (\\d+)\"").matcher(line);
        if (regions.find()) {
            return Layout.regions(regions.group(1).chars().map(c -> c - '1').toArray());
        }
        return line.contains("no-boxes") ? Layout.boxes(1, side) : RuleContract.base(side);
    }
}
