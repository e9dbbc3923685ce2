package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.testing.RuleExample;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The document of the rules: its lines are rules, the digits next to them obey and break these, and the primitives above them are theirs; every rule
 * is there.
 */
class RulesDocumentTest {

    @Test
    void everyLineIsARuleAndIsReadBack() throws IOException {
        for (RuleExample example : RuleExample.all()) {
            Layout layout = example.layout();
            assertThat(layout).as(example.line()).isNotEqualTo(Layout.classic());
            assertThat(LayoutText.parse(LayoutText.describe(layout)))
                    .as(example.line())
                    .isEqualTo(layout);
        }
    }

    @Test
    void theDigitsBesideALineObeyAndBreakItsRule() throws IOException {
        for (RuleExample example : RuleExample.all()) {
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
        for (RuleExample example : RuleExample.all()) {
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
        for (RuleExample example : RuleExample.all()) {
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
        RuleExample.all()
                .forEach(example -> lines.add(example.line().split(" +#", -1)[0].strip()));
        assertThat(lines)
                .containsAll(RuleText.forms().stream().map(RuleForm::example).toList());
    }
}
