package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.testing.RuleExample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rules in German: all that the document of the rules has, and every way in which digits break them. */
class GermanRulesTest extends PageTest {

    private static final String IMPORT =
            "const german = (await import(new URL('text/de/library/index.js', document.baseURI).href)).default;";

    private static final Pattern ENGLISH = Pattern.compile(
            "\\b(?:the|is|at|cage|line|sums?|has|have|from|cells?|with|which|but|not|or|and|between|undefined|null)\\b");

    /** Cells, numbers, and whatever else a rule was given. */
    private static final Pattern NAMED = Pattern.compile("r\\d+c\\d+|\\d+");

    /** How a sentence of each kind is known again: without its cells and digits. */
    private static final Pattern VALUES = Pattern.compile("r\\d+c\\d+(?:-r\\d+c\\d+)?|\\d+");

    private static final int FILLINGS = 200;

    @Override
    Browser.NewContextOptions options() {
        return super.options().setLocale("de-DE");
    }

    @BeforeEach
    void openPage() {
        openPuzzle(EASY);
    }

    private static List<String> named(String text) {
        return NAMED.matcher(text).results().map(MatchResult::group).sorted().toList();
    }

    /** Names that players give are theirs. */
    private static boolean hasOwnName(RuleExample example) {
        return example.line().matches("(?:house|differ|primitives) .*");
    }

    @Test
    void everyRuleHasAGermanName() throws IOException {
        for (RuleExample example : RuleExample.all()) {
            for (Rule rule : example.layout().addedRules()) {
                String label = rule instanceof NamedRule named ? named.label() : rule.name();
                List<?> german = (List<?>) page.evaluate(
                        "async (rule) => { " + IMPORT
                                + " return ['label', 'name', 'brief', 'kind'].map((form) => german.rule(rule, form)); }",
                        Map.of("name", rule.name(), "label", label));
                if (hasOwnName(example)) {
                    assertThat(german).as(example.line()).containsOnlyNulls();
                } else {
                    assertThat(named((String) german.get(0))).as(example.line()).isEqualTo(named(label));
                    assertThat(named((String) german.get(1))).as(example.line()).isEqualTo(named(rule.name()));
                    assertThat((String) german.get(0)).startsWith((String) german.get(2));
                    assertThat((String) german.get(2)).startsWith((String) german.get(3));
                    assertThat((String) german.get(3))
                            .doesNotContainPattern(ENGLISH)
                            .matches("\\p{Lu}.*");
                }
            }
        }
    }

    @Test
    void everyBreachIsToldInGerman() throws IOException {
        Random random = new Random(29);
        Map<String, Conflict> breaches = new HashMap<>();
        for (RuleExample example : RuleExample.all()) {
            for (Rule rule : example.layout().addedRules()) {
                breaches(rule, example.layout(), random)
                        .forEach(breach -> breaches.putIfAbsent(
                                VALUES.matcher(breach.toString()).replaceAll("0"), breach));
            }
        }
        assertThat(breaches).hasSizeGreaterThan(100);
        breaches.values().forEach(this::assertIsTold);
    }

    /** What is wrong with random fillings of the rule's cells, all different in some of them, because a house would say so otherwise. */
    private static List<Conflict> breaches(Rule rule, Layout layout, Random random) {
        List<Conflict> breaches = new ArrayList<>();
        for (int i = 0; i < FILLINGS; i++) {
            double density = random.nextDouble();
            int[] digits = new int[layout.cellCount()];
            for (int cell = 0; cell < digits.length; cell++) {
                int digit = i % 2 == 0 ? 1 + random.nextInt(9) : 1 + (cell * 2 + cell / 9 + i) % 9;
                digits[cell] = random.nextDouble() < density ? digit : 0;
            }
            rule.conflicts(Grid.of(layout, digits), breaches::add);
        }
        return breaches;
    }

    private void assertIsTold(Conflict breach) {
        String english = breach.text(DigitSymbols.numbers());
        String german = String.valueOf(
                page.evaluate("async (one) => { " + IMPORT + " return german.phrase(one); }", english + "."));
        assertThat(named(german)).as("%s%n%s", english, german).isEqualTo(named(english));
        assertThat(german)
                .as(english)
                .matches("(?:\\p{Lu}|„).*[^.]\\.")
                .satisfies(text ->
                        assertThat(text.replaceAll("„[^“]*“|\\([^)]*\\)", "")).doesNotContainPattern(ENGLISH));
    }

    /** Nothing but a rule that its player has named is marked as another language. */
    @Test
    void thePageNamesRulesInGerman() {
        open(
                "#p=" + EMPTY
                        + "&rules=box%203x3;killer%2015%20r1c1%20r1c2;sandwich%208%20top4;rule%20anti-king;only-marked%20ratio%202");
        assertThat(page.locator(".game-rules"))
                .hasText("9×9 · Anti-König · Killer-Käfig · Negativregel, Verhältnis 2 · Sandwich");
        page.locator(".rule-list summary").click();
        assertThat(page.locator(".rule-list li")).hasText(new String[] {
            "Killer-Käfig 15: r1c1, r1c2", "Negativregel, Verhältnis 2", "Sandwich 8 abwärts ab r1c4"
        });
        assertThat(name(1, 2)).isEqualTo("Zeile 1 Spalte 2, Block 1, leer, Killer-Käfig 15");
        isGerman();
    }

    /** Hints, checks and reasons, of a puzzle whose cage has no room for the given beside it. */
    @Test
    void thePanelsSpeakOfRulesInGerman() {
        open("#p=" + EMPTY + "&rules=box%203x3;killer%203%20r1c1%20r1c2;thermo%20r4c4-r4c6");
        Panels panels = new Panels(this);
        panels.open("Hilfe").press("Hinweis");
        panels.says(Pattern.compile("Achten Sie auf „Killer-Käfig 3 bei r1c1“"));
        panels.press("Hinweis");
        panels.press("Hinweis");
        panels.says(Pattern.compile("Die Regel „Killer-Käfig 3 bei r1c1“ lässt"));
        isGerman();
        open("#p=...1" + EMPTY.substring(4) + "&rules=box%203x3;killer%203%20r1c1%20r1c2");
        panels.open("Antwort").press("Prüfen");
        panels.says(Pattern.compile(
                "Keine Lösung: Die markierten Vorgaben und die Regeln unten.*Killer-Käfig 3: r1c1, r1c2",
                Pattern.DOTALL));
        isGerman();
        open("#p=45" + EMPTY.substring(2) + "&rules=box%203x3;killer%203%20r1c1%20r1c2");
        panels.open("Antwort").press("Prüfen");
        panels.says(Pattern.compile("Killer-Käfig 3 bei r1c1: die Summe ist 9"));
        isGerman();
    }

    private void isGerman() {
        assertThat(page.locator("[lang]:not(html)").allTextContents().stream().filter(text -> !text.isEmpty()))
                .isEmpty();
    }
}
