package io.github.sudokusat.page.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import io.github.sudokusat.answer.logic.StepJson;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.find.TechniquePositions;
import io.github.sudokusat.logic.find.TechniquePositions.Example;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.text.JsonObject;
import io.github.sudokusat.web.PageRequests;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The German sentences about steps: there is one for every technique, it is wholly German, and it names what the library's English names. */
class GermanStepsTest extends PageTest {

    /** What the German module says about steps, in the three strengths of a hint. */
    private static final String TELL = """
            async ([layout, steps]) => {
              const german = (await import(new URL('text/de/index.js', document.baseURI).href)).speech;
              return steps.map((step) => [1, 2, 3].map((strength) => german.step(JSON.parse(step), strength, JSON.parse(layout))));
            }
            """;

    /** The detail of the library's hints, from the first strength on. */
    private static final List<HintDetail> STRENGTHS = List.of(HintDetail.VAGUE, HintDetail.CONCRETE, HintDetail.FULL);

    /** A name, a sentence or a phrase, and if the step is told in full, what it does. */
    private static final Pattern SENTENCE = Pattern.compile("[\\p{L}\\d+() -]+: (?:\\p{Lu}|r\\d).*[^ .:]");

    /** Words that only English has, and what an error leaves behind. */
    private static final Pattern ENGLISH = Pattern.compile(
            "\\b(?:the|is|are|be|only|cells?|rows?|columns?|box(?:es)?|region|house|digits?|and|or|if|can|must|removed|see[sn]?|both|either|each|one"
                    + "|every|from|undefined|null|NaN|object)\\b|  |\\.\\.|, ,| in [,.]");

    /** Cells, candidates, digits and the numbers of houses. */
    /** Where words were left out, but not conclusions, of which the number is said. */
    private static final Pattern CUT = Pattern.compile(" …(?! \\(\\d+ )");

    private static final Pattern NAMED = Pattern.compile(
            "r[\\d/]+c[\\d/]+(?:,r[\\d/]+c[\\d/]+)*(?:(?:=|<>)\\d+)?|(?<![\\p{L}\\d])\\d+(?![\\p{L}\\d])");

    private final Set<Technique> told = EnumSet.noneOf(Technique.class);

    @Override
    Browser.NewContextOptions options() {
        return super.options().setLocale("de-DE");
    }

    @BeforeEach
    void openPage() {
        openPuzzle(EASY);
    }

    @Test
    @Tag("slow")
    void everyTechniqueIsToldInGerman() {
        TechniquePositions.handWritten().forEach(this::assertIsTold);

        assertThat(told).containsExactlyInAnyOrder(Technique.values());
    }

    @Test
    void theStepsOfRandomPositionsAreToldInGerman() {
        TechniquePositions.random(Layout.boxes(2, 3), 4).forEach(this::assertIsTold);
        assertThat(told).hasSizeGreaterThan(30);
    }

    @Test
    @Tag("slow")
    void diagonalsAreToldInGerman() {
        // The English of a dual empty rectangle does not know what is seen along a diagonal.
        Set<Technique> techniques = EnumSet.complementOf(EnumSet.of(Technique.DUAL_EMPTY_RECTANGLE));
        TechniquePositions.random(Layout.boxes(2, 3).with(Variant.DIAGONALS), 3).stream()
                .map(example -> new Example(example.position(), techniques))
                .forEach(this::assertIsTold);
        assertThat(told).hasSizeGreaterThan(30);
    }

    /** Compares what is said about the steps of a position. */
    private void assertIsTold(Example example) {
        Layout layout = example.position().layout();
        LogicSolver solver = LogicSolver.of(layout).withUniqueness(true).withGivens(Grid.empty(layout));
        List<Step> steps = solver.all(example.position(), example.techniques()).orElseThrow();
        List<?> german = (List<?>) page.evaluate(
                TELL,
                List.of(json(layout), steps.stream().map(GermanStepsTest::json).toList()));
        for (int i = 0; i < steps.size(); i++) {
            for (int strength = 0; strength < STRENGTHS.size(); strength++) {
                String sentence = String.valueOf(((List<?>) german.get(i)).get(strength));
                assertIsSaid(sentence, steps.get(i).text(STRENGTHS.get(strength)));
            }
            told.add(steps.get(i).technique());
        }
    }

    private static void assertIsSaid(String german, String english) {
        assertThat(german).as(english).matches(SENTENCE).doesNotContainPattern(ENGLISH);
        // Sentences that are too long lack different words.
        if (!CUT.matcher(german).find() && !CUT.matcher(english).find()) {
            assertThat(named(german)).as(german).isEqualTo(named(english));
        }
    }

    /** Everything that a sentence names, as often as it does; English says the conclusion of a forcing chain twice. */
    private static List<String> named(String sentence) {
        String once = sentence.replaceFirst("^[^:]*: ", "")
                .replaceFirst("in every case .*: ", "")
                .replaceAll("\\b(\\d)s\\b", "$1");
        return NAMED.matcher(once).results().map(MatchResult::group).sorted().toList();
    }

    private static String json(Layout layout) {
        List<String> words = List.of("layout", "layout=" + String.join(";", LayoutText.describe(layout)));
        return PageRequests.answer(words, Progress.NONE, System::nanoTime);
    }

    private static String json(Step step) {
        StringBuilder text = new StringBuilder();
        StepJson.write(step, HintDetail.FULL, new JsonObject(text));
        return text.append('}').toString();
    }
}
