package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import io.github.sudokusat.answer.LogicOutcome;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.web.PageRequests;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the library says beside steps, in German: fixed phrases, and explanations by constraints. */
class GermanPhrasesTest extends PageTest {

    private static final String IMPORT =
            "const german = (await import(new URL('text/de/library/index.js', document.baseURI).href)).default;";

    /** Sentences in the answers to some requests, without the text of the puzzles. */
    private static final Pattern SENTENCES = Pattern.compile(
            "\"(?:reason|sentence|outcome|why)\":\"([^\"]+)\"|\"(?:conflicts|sentences)\":\\[([^\\]]+)\\]");

    /** Cells, candidates and digits. */
    private static final Pattern NAMED =
            Pattern.compile("r\\d+c\\d+(?:(?:=|<>)\\d+)?|(?<![\\p{L}\\d])\\d+(?![\\p{L}\\d])");

    @Override
    Browser.NewContextOptions options() {
        return super.options().setLocale("de-DE");
    }

    @BeforeEach
    void openPage() {
        openPuzzle(EASY);
    }

    private static String answer(String... words) {
        return PageRequests.answer(List.of(words), Progress.NONE, System::nanoTime);
    }

    /** The sentences of an answer that the page may show. */
    private static Stream<String> sentences(String answer) {
        return SENTENCES
                .matcher(answer)
                .results()
                .flatMap(found -> found.group(1) != null
                        ? Stream.of(found.group(1))
                        : Arrays.stream(found.group(2).replaceAll("^\"|\"$", "").split("\",\"", -1)));
    }

    @Test
    void bothLanguagesHaveTheSameSentencesWithTheSameValues() {
        Object differ = page.evaluate("""
                async () => {
                  const load = async (name) => (await import(new URL(`text/${name}.js`, document.baseURI).href)).default;
                  const values = (text) => [...new Set(JSON.stringify(text ?? '?').match(/\\{\\w+\\}/g))].sort().join();
                  const all = [];
                  for (const table of ['page', 'panels', 'rules']) {
                    const [english, german] = [await load(`en/${table}`), await load(`de/${table}`)];
                    const keys = [...new Set([...Object.keys(english), ...Object.keys(german)])];
                    all.push(...keys.filter((key) => !(key in english && key in german) || values(english[key]) !== values(german[key])));
                  }
                  return all;
                }
                """);
        assertThat((List<?>) differ).isEmpty();
    }

    @Test
    void everyPhraseIsToldInGerman() {
        List<String> phrases = new ArrayList<>();
        for (StopReason stop : StopReason.values()) {
            phrases.add(stop.text());
            phrases.add(LogicOutcome.stopped(stop).sentence());
            phrases.add(LogicOutcome.stopped(stop).sentence("Logic"));
        }
        String wrong = EASY.substring(0, 2) + "9" + EASY.substring(3);
        Stream.of(
                        answer("hint", "givens=" + EASY_SOLUTION),
                        answer("path", "givens=" + EASY),
                        answer("path", "givens=" + EASY, "most=2"),
                        answer("path", "givens=" + EMPTY),
                        answer("path", "givens=" + SPARSE, "techniques=full-house"),
                        answer("path", "givens=" + SPARSE, "techniques=full-house,x-wing"),
                        answer("path", "givens=" + SPARSE, "techniques=x-wing,unique-rectangle-1", "unique=off"),
                        answer("hint", "givens=" + SPARSE, "techniques=full-house", "cell=r1c1"),
                        answer("hint", "givens=" + SPARSE, "techniques=full-house,x-wing", "cell=r1c1"),
                        answer("hint", "givens=" + EMPTY, "cell=r1c1"),
                        answer("hint", "givens=" + EASY, "cell=r1c1"),
                        answer("path", "givens=55" + EMPTY.substring(2)),
                        answer("check", "givens=55" + EMPTY.substring(2)),
                        answer(
                                "check",
                                "givens=5.........." + "5" + EMPTY.substring(12),
                                "layout=box 3x3; rule anti-knight"),
                        answer(
                                "path",
                                "layout=box 2x2",
                                "entries=" + EMPTY.substring(0, 16),
                                "marks=-" + ",1234".repeat(15)),
                        answer(
                                "path",
                                "layout=box 2x2",
                                "entries=" + EMPTY.substring(0, 16),
                                "marks=" + "234,".repeat(15) + "234"),
                        answer("mistakes", "givens=" + EASY, "entries=" + wrong),
                        answer("mistakes", "givens=" + EASY, "entries=" + EASY, "marks=,,1" + ",".repeat(78)),
                        answer(
                                "mistakes",
                                "givens=1" + EMPTY.substring(1),
                                "entries=1234567" + EMPTY.substring(7, 17) + "89" + EMPTY.substring(19)),
                        answer("layout", "layout=box 2x3"),
                        answer("reason", "givens=" + EMPTY),
                        answer("reason", "givens=55" + EMPTY.substring(2)))
                .flatMap(GermanPhrasesTest::sentences)
                .filter(phrase -> !phrase.isEmpty())
                .forEach(phrases::add);

        List<?> german = (List<?>) page.evaluate(
                "async (all) => { " + IMPORT + " return all.map((one) => german.phrase(one)); }", phrases);
        List<String> without = new ArrayList<>();
        for (int i = 0; i < phrases.size(); i++) {
            if (german.get(i) == null) {
                without.add(phrases.get(i));
            }
        }
        assertThat(without).isEmpty();
        assertThat(phrases).hasSizeGreaterThan(50);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    Expected 81 cells (or another number that makes a grid), but found 3 cells.| Erwartet: 81 Zellen (oder eine andere Anzahl, die ein Gitter ergibt); gefunden: 3 Zellen.
                    Expected a value, but found the end of the line.| Erwartet: ein Wert; gefunden: das Ende der Zeile.
                    Expected the key "puzzle", but found an object without it.| Erwartet: der Schlüssel „puzzle“; gefunden: ein Objekt ohne ihn.
                    Profile custom, line 2: expected the name of a technique, but found "foo".| Zeile 2: Erwartet: der Name einer Technik; gefunden: „foo“.
                    F-puzzles has no form of full rank 9 down from r1c2, rellik cage 8 at r1c1.| F-puzzles hat keine Form für Rang 9 abwärts ab r1c2 und Rellik-Käfig 8 bei r1c1.
                    Smallest explanations are for layouts without rules such as killer or thermo.| Kleinste Begründungen gibt es nur ohne Regeln wie Killer-Käfige oder Thermometer.
                    Canonical forms are for plain boxes of 2x2, 2x3 or 3x3, but the layout is 3x3 killer cage 3 at r1c1.| Kanonische Formen gibt es nur für einfache Blöcke von 2x2, 2x3 oder 3x3.
                    X-wing is hard, but the level is at most easy.| X-Wing hat die Stufe „schwer“, verlangt ist aber höchstens „leicht“.
                    No puzzle with fewer than 17 givens has exactly one solution.| Kein Rätsel mit weniger als 17 Vorgaben hat genau eine Lösung.
                    No technique applies; there are several solutions.| Keine der Techniken ist anwendbar; es gibt mehrere Lösungen.
                    """)
    void messagesAreToldInGerman(String english, String german) {
        assertThat(page.evaluate("async (one) => { " + IMPORT + " return german.phrase(one); }", english))
                .isEqualTo(german);
    }

    /** One half in German and the other in English would help nobody. */
    @Test
    void aMessageIsInOneLanguage() {
        Object told = page.evaluate(
                "async () => { " + IMPORT + " return german.phrase('Expected a surprise, but found a value.'); }");
        assertThat(told).isNull();
    }

    @Test
    void explanationsByConstraintsNameWhatTheEnglishOnesName() {
        for (String puzzle : List.of(EASY, SPARSE)) {
            assertIsExplained(answer("reason", "givens=" + puzzle));
            for (String candidate : List.of("r1c1=7", "r1c3=2", "r1c3=4", "r9c1=3", "r9c2=4", "r5c5=9")) {
                assertIsExplained(
                        answer("why", "givens=" + puzzle, "candidate=" + candidate, "as=false", "smallest=false"));
            }
        }
    }

    @Test
    void explanationsByRulesNameWhatTheEnglishOnesName() {
        for (String layout : List.of("killer 15 r1c1 r1c2", "rule nonconsecutive", "thermo r9c1 r8c1 r7c1")) {
            assertIsExplained(answer("reason", "layout=box 3x3; " + layout, "givens=" + EASY, "smallest=false"));
        }
        String sums = "layout=box 2x2; sum 5 r1c1 r3c2; sum 6 r1c1 r3c3";
        String answer = answer("why", sums, "givens=................", "candidate=r3c2=4", "as=false");
        assertThat(answer).startsWith("{\"result\":\"found\"");
        assertIsExplained(answer);
    }

    private void assertIsExplained(String answer) {
        if (answer.startsWith("{\"result\":\"found\"")) {
            List<?> texts = (List<?>) page.evaluate(
                    "async (text) => { " + IMPORT
                            + " const one = JSON.parse(text); return [one.text, german.deduction(one)]; }",
                    answer);
            String german = String.valueOf(texts.get(1));
            assertThat(named(german)).as(german).isEqualTo(named(String.valueOf(texts.get(0))));
            assertThat(german).doesNotContainPattern("\\b(?:the|is|in row|column|box|because|only)\\b|undefined|null");
        }
    }

    private static List<String> named(String sentence) {
        return NAMED.matcher(sentence)
                .results()
                .map(MatchResult::group)
                .sorted()
                .toList();
    }
}
