package io.github.sudokusat.rule.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.text.read.LayoutText;
import io.github.sudokusat.primitive.Primitive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The document of the rules: its lines are rules, the digits beside them obey and break these, and the primitives above them are theirs; every rule is there. */
class RulesDocumentTest {

    private static final Path DOCUMENT = Path.of("src/site/markdown/rules.md");

    /** A line, the digits that obey and break its rule, both empty if there is no comment, and the text above. */
    private record Example(String line, String obeying, String breaking, String above) {

        static Example of(String text, String above) {
            int comment = text.indexOf('#');
            String[] digits = (comment < 0 ? "" : text.substring(comment + 1).trim()).split(" ?\\bnot ", -1);
            return new Example(text, digits[0], digits.length > 1 ? digits[1] : "", above);
        }

        Layout layout() {
            return LayoutText.parse(List.of("box 3x3", line));
        }

        List<Conflict> conflicts(String digits) {
            NamedRule rule = (NamedRule) layout().addedRules().get(0);
            List<Conflict> conflicts = new ArrayList<>();
            rule.conflicts(grid(rule, digits), conflicts::add);
            return conflicts;
        }

        /** The grid with some digits: candidates, or the digits of the rule's cells in their order. */
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

    private static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (String block : Files.readString(DOCUMENT).split("\n```\n", -1)) {
            String[] parts = block.split("```rules\n", -1);
            if (parts.length == 2) {
                parts[1].lines().forEach(line -> examples.add(Example.of(line, parts[0])));
            }
        }
        return examples;
    }

    @Test
    void everyLineIsARuleAndIsReadBack() throws IOException {
        for (Example example : examples()) {
            Layout layout = example.layout();
            assertThat(layout).as(example.line()).isNotEqualTo(Layout.classic());
            assertThat(LayoutText.parse(LayoutText.describe(layout)))
                    .as(example.line())
                    .isEqualTo(layout);
        }
    }

    @Test
    void theDigitsBesideALineObeyAndBreakItsRule() throws IOException {
        for (Example example : examples()) {
            if (!example.obeying().isEmpty()) {
                assertThat(example.conflicts(example.obeying()))
                        .as(example.line())
                        .isEmpty();
            }
            if (!example.breaking().isEmpty()) {
                assertThat(example.conflicts(example.breaking()))
                        .as(example.line())
                        .isNotEmpty();
            }
        }
    }

    @Test
    void thePrimitivesOfALineAreNamedAboveIt() throws IOException {
        for (Example example : examples()) {
            for (StatedRule stated : example.layout().statedRules()) {
                for (Primitive primitive : stated.primitives()) {
                    assertThat(example.above())
                            .as(example.line())
                            .contains(primitive.getClass().getSimpleName());
                }
            }
        }
    }

    @Test
    void everyRuleIsThere() throws IOException {
        Set<String> words = new TreeSet<>();
        Set<String> names = new TreeSet<>();
        for (Example example : examples()) {
            String[] line = example.line().split(" ", -1);
            words.add(line[0]);
            if (line[0].equals("rule")) {
                names.add(line[1]);
            }
        }
        assertThat(words).containsAll(RuleText.keywords());
        assertThat(names).containsAll(RuleText.ruleNames());
    }

    @Test
    void theExamplesOfHelpAreThere() throws IOException {
        Set<String> lines = new TreeSet<>();
        examples()
                .forEach(example -> lines.add(example.line().split(" +#", -1)[0].strip()));
        assertThat(lines)
                .containsAll(RuleText.forms().stream().map(RuleForm::example).toList());
    }
}
