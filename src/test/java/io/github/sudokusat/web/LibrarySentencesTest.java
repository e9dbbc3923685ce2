package io.github.sudokusat.web;

import static io.github.sudokusat.web.Asked.EASY;
import static io.github.sudokusat.web.Asked.EASY_SOLUTION;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.logic.LogicOutcome;
import io.github.sudokusat.answer.logic.StepJson;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.find.TechniquePositions;
import io.github.sudokusat.logic.find.TechniquePositions.Example;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.RuleExample;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What the library says to the page, as a file: a step of every technique, all rules, a sentence for every way to break them, and fixed phrases. The
 * tests of the page's scripts read it, and hold that every language with words for the library has words for all of it.
 */
@Tag("long")
class LibrarySentencesTest {

    private static final Path FILE = Path.of("src/page/src/test/node/library.json");

    /** What to do if the library says something else. */
    private static final String RENEW =
            "what the library says has changed: write the file with -Dtest=LibrarySentencesTest -Dsentences.write=true, then run the tests of the page's scripts";

    private static final String EMPTY = ".".repeat(81);

    private static final String SPARSE =
            "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

    /** Sentences in the answers to some requests, without the text of the puzzles. */
    private static final Pattern SENTENCES =
            Pattern.compile("\"(?:reason|sentence|why)\":\"([^\"]+)\"|\"(?:conflicts|sentences)\":\\[([^\\]]+)\\]");

    /** How the breach of a rule is known again: without its cells and digits. */
    private static final Pattern VALUES = Pattern.compile("r\\d+c\\d+(?:-r\\d+c\\d+)?|(?<= match ).*|\\d+");

    private static final int FILLINGS = 200;

    @Test
    void theFileHasWhatTheLibrarySays() throws IOException {
        String text = "{\n"
                + list("steps", steps()) + ",\n"
                + list("roles", roles()) + ",\n"
                + list("contradictions", contradictions()) + ",\n"
                + list("rules", rules()) + ",\n"
                + list(
                        "breaches",
                        breaches().values().stream()
                                .map(LibrarySentencesTest::quoted)
                                .toList()) + ",\n"
                + list(
                        "phrases",
                        phrases().stream().map(LibrarySentencesTest::quoted).toList()) + ",\n"
                + list("deductions", deductions()) + "\n}\n";
        if (Boolean.getBoolean("sentences.write")) {
            Files.writeString(FILE, text);
        }
        assertThat(Files.readString(FILE)).as(RENEW).isEqualTo(text);
    }

    /** A list with an entry on each line, so that changes can be read. */
    private static String list(String key, Iterable<String> entries) {
        return "\"" + key + "\": [\n" + String.join(",\n", entries) + "\n]";
    }

    private static String quoted(String text) {
        String object = object(json -> json.put("", text));
        return object.substring("{\"\":".length(), object.length() - 1);
    }

    private static String object(Consumer<JsonObject> writer) {
        StringBuilder text = new StringBuilder();
        writer.accept(new JsonObject(text));
        return text.append('}').toString();
    }

    private static String answer(String... words) {
        return PageRequests.answer(List.of(words), Progress.NONE, System::nanoTime);
    }

    private static boolean nameRules(Step step) {
        return step.technique().needsRules()
                || step.explanation().parts(Role.RULED_OUT).stream()
                        .anyMatch(part -> !part.rule().isEmpty());
    }

    /** The first step of each technique, or of each rule by it, in the hand-written positions, with its hints and the layout. */
    private static Collection<String> steps() {
        Set<Technique> seen = EnumSet.noneOf(Technique.class);
        Map<List<Object>, String> steps = new LinkedHashMap<>();
        for (Example example : TechniquePositions.handWritten()) {
            Layout layout = example.position().layout();
            LogicSolver solver = LogicSolver.of(layout).withUniqueness(true).withGivens(Grid.empty(layout));
            for (Step step :
                    solver.all(example.position(), example.techniques()).orElseThrow()) {
                seen.add(step.technique());
                steps.computeIfAbsent(
                        List.of(step.technique(), nameRules(step) ? layout : ""),
                        key -> object(json -> {
                            json.put("layout", GameText.text(layout)).put("vague", step.text(HintDetail.VAGUE));
                            json.put("concrete", step.text(HintDetail.CONCRETE));
                            json.putObject("step", full -> StepJson.write(step, full));
                        }));
            }
        }
        assertThat(seen).containsExactlyInAnyOrder(Technique.values());
        return steps.values();
    }

    private static List<String> roles() {
        return Arrays.stream(Role.values())
                .map(role -> quoted(role.name().toLowerCase(Locale.ROOT).replace('_', '-')))
                .toList();
    }

    /** Steps with contradictions of all kinds. */
    private static List<String> contradictions() {
        Layout layout = Layout.classic().with(Variant.ANTI_KNIGHT);
        Cell cell = new Cell(0, 0);
        List<Contradiction> all = List.of(
                new Contradiction.NoCandidate(cell),
                new Contradiction.NoPlace(layout.houses().get(0), 5),
                new Contradiction.Repeated(conflict(layout, cell, new Cell(0, 8))),
                new Contradiction.Repeated(conflict(layout, new Cell(0, 2), new Cell(1, 4))),
                new Contradiction.Broken("killer cage 15 at r1c1", List.of(cell, new Cell(0, 1))));
        assertThat(all.stream().<Class<?>>map(Object::getClass)).contains(Contradiction.class.getPermittedSubclasses());
        return all.stream().map(LibrarySentencesTest::step).toList();
    }

    private static Conflict conflict(Layout layout, Cell one, Cell other) {
        return Grid.empty(layout).with(one, 5).with(other, 5).conflicts().get(0);
    }

    private static String step(Contradiction contradiction) {
        Explanation explanation = new Explanation(List.of(), List.of(), List.of(contradiction));
        List<Candidate> placements = List.of(Candidate.parse("r5c5=5"));
        Step step =
                new Step(Technique.FORCING_NET, 0, 9, placements, List.of(), explanation, one -> contradiction.text());
        return object(json -> StepJson.write(step, json));
    }

    /** All rules of the document, which has every rule; the names of some are their player's. */
    private static List<String> rules() throws IOException {
        List<String> rules = new ArrayList<>();
        for (RuleExample example : RuleExample.all()) {
            for (Rule rule : example.layout().addedRules()) {
                rules.add(object(json -> json.put("line", example.line().replaceFirst(" *#.*", ""))
                        .put("name", rule.name())
                        .put("label", rule instanceof NamedRule named ? named.label() : rule.name())));
            }
        }
        return rules;
    }

    /** A sentence for every way to break a rule. */
    private static Map<String, String> breaches() throws IOException {
        Map<String, String> breaches = new TreeMap<>();
        List<String> lines = new ArrayList<>();
        RuleExample.all().forEach(example -> lines.add(example.line()));
        // A line that is shorter than its first digit may say, and every rank, because few fillings have the one of the
        // example.
        lines.add("x-sum 12 r1c1-r1c4");
        IntStream.rangeClosed(1, 36).forEach(rank -> lines.add("full-rank " + rank + " top2"));
        for (String line : lines) {
            Layout layout = LayoutText.parse(List.of("box 3x3", line));
            Random random = new Random(line.hashCode());
            for (Rule rule : layout.addedRules()) {
                for (Conflict breach : breaches(rule, layout, random)) {
                    breaches.putIfAbsent(
                            VALUES.matcher(breach.toString()).replaceAll("0"),
                            breach.text(DigitSymbols.numbers()) + ".");
                }
            }
        }
        assertThat(breaches).hasSizeGreaterThan(100);
        return breaches;
    }

    /**
     * What is wrong with random fillings, in some of which few digits repeat in a house, which would say so; and with full ones, of which all lines
     * are alike.
     */
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
        for (int i = 0; i < 81; i++) {
            int[] digits = new int[layout.cellCount()];
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = 1 + (cell % 9 + cell / 9 * (i / 9) + i) % 9;
            }
            rule.conflicts(Grid.of(layout, digits), breaches::add);
        }
        return breaches;
    }

    /** Phrases for which an answer has no data but the sentence itself. */
    private static String unsolvable(String rules) {
        return answer("check", "givens=" + EMPTY, "layout=box 3x3; " + rules);
    }

    private static Set<String> phrases() {
        TreeSet<String> phrases = new TreeSet<>();
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
                        unsolvable(
                                "killer 12 r1c1 r1c2; killer 12 r1c3 r1c4; killer 12 r1c5 r1c6; killer 12 r1c7 r1c8"),
                        unsolvable("killer 5 r1c1 r1c2; killer 5 r1c3 r2c1; killer 6 r2c2 r2c3"),
                        unsolvable("killer 30 r1c1-r1c4 r2c1; killer 35 r1c5-r1c9; killer 35 r2c2-r2c6"),
                        unsolvable("killer 12 r1c1 r1c2; killer 12 r1c1 r1c2 r1c3"),
                        unsolvable("region-sum r1c3 r1c4"),
                        unsolvable("arrow r5c5 = r1c1 r1c2 r1c3 r2c1"),
                        unsolvable("thermo r1c1 r1c2 r1c3 r1c4; given r1c1 = 8"),
                        unsolvable("palindrome r1c1-r1c4"),
                        unsolvable("killer 10 r1c1-r1c3; killer 12 r1c1-r1c3"),
                        unsolvable("arrow r1c1 = r1c2 r1c3; arrow r1c2 = r2c1 r2c2; arrow r2c1 = r3c1 r3c2"),
                        unsolvable("killer 17 r1c2 r1c3; arrow r1c1 = r1c2 r1c3"),
                        unsolvable("pair-sum 10 r1c1 r1c2; pair-sum 10 r1c2 r2c1"),
                        unsolvable("thermo r1c1-r1c4; thermo r1c4 r2c4 r2c1 r1c1"),
                        unsolvable("thermo r1c1-r1c4; killer 6 r1c4 r2c4 r3c4"),
                        unsolvable("thermo r1c1-r1c4; killer 24 r1c1 r4c1 r5c1"),
                        unsolvable("skyscraper 1 left1; skyscraper 1 right1"),
                        unsolvable("ratio r1c1 r1c2; difference r1c1 r1c2; given r1c1 = 4"),
                        unsolvable("quadruple 5,5 r3c3 r3c4 r4c3 r4c4; given r3c9 = 5"),
                        unsolvable("whispers r1c1-r1c9"),
                        unsolvable("renban r1c1-r1c3; killer 4 r1c1 r1c2; killer 10 r1c2 r1c3"),
                        answer("check", "givens=.5" + EMPTY.substring(2), "layout=box 3x3; pair-sum 10 r1c1 r1c2"),
                        answer("check", "givens=3.......4" + EMPTY.substring(9), "layout=box 3x3; killer 7 r1c2 r1c3"),
                        answer("layout", "layout=box 2x3"),
                        answer("reason", "givens=" + EMPTY),
                        answer("reason", "givens=55" + EMPTY.substring(2)))
                .flatMap(LibrarySentencesTest::sentences)
                .filter(phrase -> !phrase.isEmpty())
                .forEach(phrases::add);
        assertThat(phrases).hasSizeGreaterThan(40);
        return phrases;
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

    /** Explanations by cells, houses, several constraints at once, and rules. */
    private static List<String> deductions() {
        List<String> answers = new ArrayList<>();
        for (String puzzle : List.of(EASY, SPARSE)) {
            answers.add(reason("reason", "givens=" + puzzle));
            for (String candidate : List.of("r1c1=7", "r1c3=2", "r1c3=4", "r9c1=3", "r9c2=4", "r5c5=9")) {
                answers.add(answer("why", "givens=" + puzzle, "candidate=" + candidate, "as=false", "smallest=false"));
            }
        }
        for (String rule : List.of("killer 15 r1c1 r1c2", "rule nonconsecutive", "thermo r9c1 r8c1 r7c1")) {
            answers.add(reason("reason", "layout=box 3x3; " + rule, "givens=" + EASY, "smallest=false"));
        }
        for (String rule : List.of("killer 3 r1c1 r1c2", "rule anti-king; killer 4 r1c1 r1c2")) {
            answers.add(reason("reason", "layout=box 3x3; " + rule, "givens=" + EMPTY, "smallest=false"));
            answers.add(answer("why", "layout=box 3x3; " + rule, "givens=" + EMPTY, "candidate=r2c2=1", "as=false"));
        }
        String sums = "layout=box 2x2; sum 5 r1c1 r3c2; sum 6 r1c1 r3c3";
        answers.add(answer("why", sums, "givens=................", "candidate=r3c2=4", "as=false"));
        answers.removeIf(answer -> !answer.startsWith("{\"result\":\"found\""));
        return answers;
    }

    /** The first step with the fewest constraints, in the form of an answer to {@code why}; the whole answer if there is none. */
    private static String reason(String... words) {
        String answer = answer(words);
        String begin = "\"steps\":[{";
        String end = "}],\"mostConstraints\"";
        if (!answer.contains(begin)) {
            return answer;
        }
        return "{\"result\":\"found\"," + answer.substring(answer.indexOf(begin) + begin.length(), answer.indexOf(end))
                + "}";
    }
}
