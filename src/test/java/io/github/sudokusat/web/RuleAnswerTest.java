package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules added to a layout, removed from it and replaced. */
class RuleAnswerTest {

    private static final List<String> RULES = List.of(
            "rule diagonal-up",
            "rule windoku",
            "rule anti-knight",
            "rule nonconsecutive",
            "rule leap 2,3",
            "house r1c1 r2c4 r3c7 r4c2 r5c5 r6c8 r7c3 r8c6 r9c9 : stars",
            "differ r1c1 r9c9 r1c9 r9c1 : opposite corners",
            "killer 15 r1c1 r1c2",
            "killer 17 r1c1 r1c2",
            "arrow r5c1 = r4c2 r3c3",
            "only-marked ratio 2",
            "ratio 2 r2c2 r2c3",
            "pair a%(b-1)==0 chain r1c1 r1c2",
            "regex /.*12.*/ r1c1-r1c4",
            "given r3c3 = 2 4");

    private static List<String> texts(Map<String, Object> answer) {
        List<String> texts = new ArrayList<>();
        for (Map<String, Object> rule : Json.objects(answer.get("rules"))) {
            texts.add(Asked.text(rule, "text"));
        }
        return texts;
    }

    /** Rules that are added one after another, in any order, are those of the layout's text; each can be removed again. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsAddedCanBeRemoved(long seed) {
        List<String> rules = new ArrayList<>(RULES);
        Collections.shuffle(rules, new Random(seed));
        String layout = "box 3x3";
        for (String rule : rules) {
            layout = Asked.text(Asked.ask("rule", "layout=" + layout, "add=" + rule), "layout");
        }
        Map<String, Object> all = Asked.ask("layout", "layout=" + layout);
        assertThat(texts(all)).containsExactlyInAnyOrderElementsOf(rules);
        assertThat("box 3x3; " + String.join("; ", texts(all))).isEqualTo(layout);
        assertThat(Asked.ask("rule", "layout=" + layout)).isEqualTo(all);
        for (String rule : texts(all)) {
            Map<String, Object> less = Asked.ask("rule", "layout=" + layout, "remove=" + rule);
            List<String> others = new ArrayList<>(texts(all));
            others.remove(rule);
            assertThat(texts(less)).as(rule).isEqualTo(others);
            assertThat(Asked.ask("rule", "layout=" + Asked.text(less, "layout"), "add=" + rule))
                    .as(rule)
                    .isEqualTo(all);
            assertThat(Asked.ask("rule", "layout=" + layout, "remove=" + rule, "add=" + rule))
                    .isEqualTo(all);
        }
    }

    @Test
    void aRuleOrSeveralComeInPlaceOfAnother() {
        Map<String, Object> answer = Asked.ask(
                "rule",
                "layout=box 2x2; killer 3 r1c1 r1c2; thermo r2c2 r3c3",
                "remove=killer 3 r1c1 r1c2",
                "add=minimum r1c1; killer 5 r1c1-r1c2 # said anew\nminimum r4c4");

        assertThat(texts(answer))
                .containsExactly("killer 5 r1c1 r1c2", "minimum r1c1", "minimum r4c4", "thermo r2c2 r3c3");
        assertThat(answer).containsEntry("result", "layout");
    }

    /** A page can offer every rule: each example can be added to the classic layout. */
    @Test
    void everyFormHasAnExampleThatCanBeAdded() {
        Set<String> keywords = new TreeSet<>();
        for (Map<String, Object> form : Json.objects(Asked.ask("forms").get("forms"))) {
            String example = Asked.text(form, "example");
            assertThat(example).startsWith(Asked.text(form, "keyword"));
            assertThat(texts(Asked.ask("rule", "add=" + example))).as(example).hasSize(1);
            keywords.add(Asked.text(form, "keyword"));
        }
        assertThat(keywords)
                .contains("killer", "thermo", "rule leap", "rule anti-knight", "house", "either", "not", "if");
    }

    /** A page does not offer what a grid cannot have, and says why. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    box 3x3              | ''
                    box 2x3; digits 0-5  | 'rule doublers, rule windoku'
                    box 4x4              | 'rule doublers'
                    box 5x5              | 'equality-cage, lunchbox, rellik, rule doublers, sandwich, x-sum'
                    no-boxes 5           | 'rule windoku'
                    regions AABBAABBCCDDCCDD | 'rule disjoint, rule windoku'
                    regions 112222223115542233155542633115544663155444633177744663779777866979999868999888888 | 'rule disjoint, rule windoku'
                    grid 6x8 box 2x4     | 'full-rank, rule diagonal-down, rule diagonal-up, rule diagonals, rule disjoint, rule doublers, rule windoku, tied-rank'
                    grid 7x4             | 'full-rank, region-sum, rule diagonal-down, rule diagonal-up, rule diagonals, rule disjoint, rule doublers, rule windoku, tied-rank'
                    """)
    void formsThatDoNotFitALayoutSayWhy(String layout, String expected) {
        Map<String, String> why = refusals(layout);
        assertThat(why.values()).allMatch(reason -> reason.matches("needs [^,]+(, column, and box or region)?"));
        assertThat(String.join(", ", why.keySet())).isEqualTo(expected);
    }

    private static Map<String, String> refusals(String layout) {
        Map<String, String> why = new TreeMap<>();
        for (Map<String, Object> form :
                Json.objects(Asked.ask("forms", "layout=" + layout).get("forms"))) {
            if (form.containsKey("why")) {
                why.put(Asked.text(form, "keyword"), Asked.text(form, "why"));
            }
        }
        return why;
    }

    @Test
    void formsThatDoNotGoWithDoublersSayWhy() {
        Map<String, String> why = refusals("box 3x3; rule doublers");
        assertThat(why.keySet())
                .contains("renban", "palindrome", "index", "full-rank", "house", "rule diagonals", "rule diagonal-up")
                .contains("rule windoku", "rule disjoint", "rule nonconsecutive")
                .doesNotContain("killer", "arrow", "rule doublers", "rule anti-knight");
        assertThat(why.values()).containsOnly("can't be combined with doublers");
    }

    /** They change the digits of the whole layout, and so they are read with it. */
    @Test
    void doublersAreAddedToALayoutAndRemoved() {
        String layout = "layout=box 2x2; killer 3 r1c1 r1c2";
        Map<String, Object> doubled = Asked.ask("rule", layout, "add=rule doublers");
        assertThat(texts(doubled)).containsExactlyInAnyOrder("rule doublers", "killer 3 r1c1 r1c2");
        assertThat(doubled.get("side")).hasToString("8");
        assertThat(Asked.ask("rule", "layout=" + Asked.text(doubled, "layout"), "remove=rule doublers"))
                .isEqualTo(Asked.ask("layout", layout));
        assertThat(refused("box 2x2; rule diagonals", "add=rule doublers"))
                .endsWith("diagonals can't be combined with doublers, because it is not defined for them");
    }

    /** The page shows fewer digits than the library can have. */
    @ParameterizedTest
    @ValueSource(strings = {"box 4x4", "box 3x3; digits 0-8", "grid 6x8", "box 3x3; digits 0-8; killer 3 r1c1 r1c2"})
    void doublersThatAGridCannotHaveAreRefusedWithOneReason(String layout) {
        assertThat(refused(layout, "add=rule doublers"))
                .isEqualTo(refusals(layout).get("rule doublers"));
    }

    /** The digits cannot change under a rule that speaks of them. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    box 2x2; digits 0-3; killer 0 r1c1       | digits 0-3 | digits 0-3 are needed by killer cage 0 at r1c1: expected the sum of the cage (a number of 1 or more), but found "0"
                    box 2x2; digits 0-3; given r1c1 = 0 1    | digits 0-3 | digits 0-3 are needed by r1c1 is 0 or 1: expected a digit (a number from 1 to 4), but found "0"
                    box 2x2; rule doublers; killer 8 r4c1 | rule doublers | doublers are needed by killer cage 8 at r4c1: no digit is 8 (killer cage 8 at r4c1): the least sum is 1, the greatest 4
                    """)
    void aRuleThatNeedsTheRemovedOneIsNamed(String layout, String removed, String message) {
        assertThat(refused(layout, "remove=" + removed)).isEqualTo(message);
    }

    private static String refused(String layout, String change) {
        Map<String, Object> answer = Asked.ask("rule", "layout=" + layout, change);
        assertThat(answer).containsEntry("result", "error");
        return Asked.text(answer, "message");
    }

    /** What is there already is not there twice. */
    @Test
    void aRuleIsThereOnce() {
        String layout = "layout=box 2x2; rule diagonals; killer 3 r1c1 r1c2";
        Map<String, Object> there = Asked.ask("layout", layout);

        assertThat(Asked.ask("rule", layout, "add=killer 3 r1c1 r1c2")).isEqualTo(there);
        assertThat(Asked.ask("rule", layout, "add=rule diagonals")).isEqualTo(there);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    add    | killer 15 r1c1 r1c10      | 1 | 16
                    add    | killer                    | 1 | 7
                    add    | killer 50 r1c1 r1c2       | 1 | 1
                    add    | thermo r1c1 r1c2; nothing | 2 | 1
                    add    | box 2x2                   | 1 | 1
                    add    | ' ; '                     | 1 | 1
                    remove | box 3x3                   | 1 | 1
                    remove | killer 14 r9c1 r9c2       | 1 | 1
                    remove | ''                        | 1 | 1
                    """)
    void aBadRuleIsNamedWithItsPlace(String key, String rule, int line, int column) {
        Map<String, Object> answer = Asked.ask("rule", "layout=box 3x3; killer 15 r9c1 r9c2", key + "=" + rule);

        assertThat(answer)
                .containsEntry("result", "error")
                .containsEntry("key", key)
                .containsKeys("found", "expected");
        assertThat(answer.get("line")).hasToString(Integer.toString(line));
        assertThat(answer.get("column")).hasToString(Integer.toString(column));
    }
}
