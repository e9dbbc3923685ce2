package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.AutomatonRule;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.whole.Marks;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CombinedRuleTest {

    private static final List<Cell> TWO = List.of(Cell.parse("r1c1"), Cell.parse("r1c2"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "either given r1c1 = 1 | given r2c2 = 1 2",
                "either thermo r1c1 r1c2 r2c2 | killer 5 r1c1 r2c2 & given r1c2 = 4 | sum 3 r1c1 r1c2",
                "either killer r1c1 r2c3 | killer 4 r1c1 r2c3",
                "either sandwich 3 left1 | x-sum 5 left1",
                "either killer 20 r1c1 r1c2 | killer 5 r1c1 r1c2",
                "not thermo r1c1 r1c2 r1c3",
                "not killer 5 r1c1 r2c3",
                "not killer 6 r1c1-r1c3",
                "not killer 6 r1c1 r2c3 r3c2",
                "not sum 7 r1c1 r2c3 r3c2",
                "not sandwich 3 left1",
                "not x-sum 5 left1",
                "not lunchbox 2 r1c1 r2c3 r3c2",
                "not skyscraper 2 left1",
                "not contains 1,1 r1c1 r2c3 r3c2",
                "not given r1c1 = 1 & given r1c2 = 2",
                "if given r1c1 = 1 then thermo r1c2 r1c3 & odd r2c2",
                "if killer 5 r1c1 r2c3 then killer 5 r1c2 r2c2",
                "if not-a-name r1c1 then",
                "not ( not ( either even r1c1 | odd r2c2 ) )",
                "either ( not odd r1c1 ) & odd r2c2 | ( if odd r1c1 then even r3c3 )"
            })
    void meansWhatItsRulesMean(String line) {
        if (line.contains("not-a-name")) {
            assertThat(RuleContract.refusal(4, line)).contains("a rule that can be combined");
        } else {
            RuleContract.check(4, line);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', textBlock = """
            either odd r1c1                                   # line 7, column 16: expected "|" and another rule, but found the end of the line
            either odd r1c1 | cage r1c1                       # line 7, column 19: expected a rule that can be combined, such as "killer 15 r1c1 r1c2", but found "cage"
            either odd r1c1 | thermo r1c1                     # line 7, column 30: expected another cell, because there must be 2 or more, but found the end of the line
            not                                               # line 7, column 4: expected a rule that can be combined, such as "killer 15 r1c1 r1c2", but found the end of the line
            not either odd r1c1 | odd r1c2                    # line 7, column 5: expected a rule other than primitives, and combinations in parentheses, but found "either"
            not primitives differ r1c1 r1c2 : x               # line 7, column 5: expected a rule other than primitives, and combinations in parentheses, but found "primitives"
            not ( either odd r1c1 | odd r1c2                  # line 7, column 33: expected ")" for the "(" in column 5, but found the end of the line
            not ( odd r1c1                                    # line 7, column 15: expected ")" for the "(" in column 5, but found the end of the line
            not ( odd r1c1 | odd r1c2 )                       # line 7, column 16: expected ")" for the "(" in column 5, but found "|"
            not odd r1c1 )                                    # line 7, column 14: expected the end of the line, because no "(" is open, but found ")"
            either ( odd r1c1 ) ) | odd r1c2                  # line 7, column 21: expected "|" and another rule, but found ")"
            not ( )                                           # line 7, column 7: expected a rule that can be combined, such as "killer 15 r1c1 r1c2", but found ")"
            not (odd r1c1 )                                   # line 7, column 5: expected "(" with a blank after it, but found "(odd"
            if odd r1c1                                       # line 7, column 12: expected "then" and a rule, but found the end of the line
            not odd r1c1 | odd r1c2                           # line 7, column 14: expected the end of the line, but found "|"
            """)
    void saysWhatIsWrong(String line, String message) {
        assertThat(RuleContract.refusal(9, line)).isEqualTo(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '#', textBlock = """
            not ( odd r1c1 )                                    # not odd r1c1
            not ( ( odd r1c1 & even r1c2 ) )                    # not odd r1c1 & even r1c2
            either ( odd r1c1 & ( odd r2c2 ) ) | ( odd r3c3 )   # either odd r1c1 & odd r2c2 | odd r3c3
            if ( odd r1c1 ) & odd r2c2 then ( not odd r3c3 )    # if odd r1c1 & odd r2c2 then ( not odd r3c3 )
            """)
    void needsNoParenthesesRoundRules(String line, String written) {
        Layout layout = LayoutText.parse(List.of("box 2x2", line));
        assertThat(LayoutText.rules(layout)).containsExactly(written);
        RuleContract.check(4, line);
    }

    @Test
    void hasSoManyParentheses() {
        assertThat(LayoutText.rules(LayoutText.parse(List.of("box 3x3", nested(50)))))
                .containsExactly(nested(50));
        assertThat(RuleContract.refusal(9, nested(10_000)))
                .contains("at most 50 parentheses within each other, but found \"(\"");
    }

    private static String nested(int depth) {
        return "not ( ".repeat(depth) + "not odd r1c1" + " )".repeat(depth);
    }

    @Test
    void isRefusedIfItCannotHold() {
        for (String line : List.of(
                "not given r1c1 = 1 2 3 4",
                "not killer 10 r1c1-r1c4",
                "either killer 30 r1c1 r1c2 | killer 40 r1c1 r1c2",
                "not ( either odd r1c1 | even r1c1 )")) {
            assertThatThrownBy(() -> LayoutText.parse(List.of("box 2x2", line))).hasMessageContaining("can never hold");
        }
        assertThatThrownBy(() -> CombinedRule.either(List.of(List.of(Killer.of(5, TWO)))))
                .hasMessage("there must be at least two alternatives, but there are 1");
        assertThatThrownBy(() -> CombinedRule.not(List.of())).hasMessage("a combination needs rules");
    }

    @Test
    void isNamedByItsRules() {
        NamedRule ten = Killer.of(10, TWO);
        NamedRule rising = Thermometer.of(TWO);
        CombinedRule either = CombinedRule.either(List.of(List.of(ten), List.of(rising, ten), List.of(rising)));
        assertThat(either)
                .hasToString(
                        "either killer cage 10 at r1c1 or thermometer at r1c1 and killer cage 10 at r1c1 or thermometer at r1c1");
        assertThat(either.label()).startsWith("either killer cage 10: r1c1, r1c2 or thermometer: r1c1, r1c2 and");
        assertThat(CombinedRule.not(List.of(ten))).hasToString("not killer cage 10 at r1c1");
        assertThat(CombinedRule.not(List.of(ten, rising)))
                .hasToString("not all of killer cage 10 at r1c1 and thermometer at r1c1");
        assertThat(CombinedRule.not(List.of(CombinedRule.not(List.of(ten)), rising)))
                .hasToString("not all of (not killer cage 10 at r1c1) and thermometer at r1c1");
        NamedRule given = Marks.of(new int[] {6, 2, 4}, TWO.get(0));
        assertThat(CombinedRule.not(List.of(given)).label()).isEqualTo("not (r1c1 is 2, 4 or 6)");
        assertThat(CombinedRule.ifThen(List.of(given), List.of(ten)).label())
                .isEqualTo("if r1c1 is 2, 4 or 6, then killer cage 10: r1c1, r1c2");
        assertThat(CombinedRule.ifThen(List.of(ten), List.of(rising)))
                .hasToString("if killer cage 10 at r1c1, then thermometer at r1c1");
        assertThat(CombinedRule.either(List.of(List.of(ten), List.of(ten), List.of(ten), List.of(ten), List.of(ten))))
                .hasToString(
                        "either killer cage 10 at r1c1 or killer cage 10 at r1c1 or killer cage 10 at r1c1 or one of 2 more");
        Grid broken = Grid.empty(Layout.classic()).with(TWO.get(0), 7).with(TWO.get(1), 2);
        assertThat(RuleContract.breaches(CombinedRule.ifThen(List.of(ten), List.of(rising)), broken))
                .isEmpty();
        assertThat(RuleContract.breaches(CombinedRule.either(List.of(List.of(ten), List.of(rising))), broken))
                .containsExactly("either killer cage 10 at r1c1 or thermometer at r1c1 does not hold at r1c1 r1c2");
    }

    /** Without a text that can be told from what follows it, a combination is written as its primitives. */
    @Test
    void isReadBackAsItsPrimitivesWhereARuleHasNoTextOfItsOwn() {
        NamedRule own = PrimitiveRule.of("mine", List.of(Differ.of(9, 0, 40), LinearSum.of(9, 12, 0, 40)));
        NamedRule named = AutomatonRule.of("a | b", "Rhf_QAA_qAAA", List.of(TWO));
        for (NamedRule rule : List.of(own, named)) {
            CombinedRule either = CombinedRule.either(List.of(List.of(rule), List.of(Thermometer.of(TWO))));
            assertThat(either.text()).isEmpty();
            Layout layout = Layout.classic().with(either);
            Layout read = LayoutText.parse(LayoutText.describe(layout));
            assertThat(read.statedRules().get(0).primitives())
                    .isEqualTo(layout.statedRules().get(0).primitives());
            assertThat(read.statedRules().get(0).name()).isEqualTo(either.name());
        }
    }

    @Test
    void aStepNamesTheAlternativesThatCannotHold() {
        Layout layout = LayoutText.parse(
                List.of("box 3x3", "either thermo r1c1 r2c4 r3c7 | arrow r3c7 = r1c1 r2c4 | whispers r1c1 r2c4"));
        CandidateGrid position =
                CandidateGrid.of(CandidateLayout.of(layout), Grid.empty(layout).with(Cell.parse("r1c1"), 5));
        String text = LogicSolver.of(layout)
                .all(position, List.of(Technique.RULE))
                .orElseThrow()
                .get(0)
                .text();
        assertThat(text)
                .startsWith(
                        "Rule: either thermometer at r1c1 or arrow at r3c7 or whispers 5 at r1c1 (whispers 5 at r1c1 cannot hold): ");
    }
}
