package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.Arguments;

/** The table of explanations in the documentation of {@link Role} agrees with what steps carry: the test reads it from there. */
@Tag("long")
class RoleTableTest {

    private static final Path SOURCE = Path.of("src/main/java/io/github/sudokusat/logic/step/Role.java");

    /** A row of the table; the parts are in code, the numbers of chains and contradictions at the end. */
    private static final Pattern ROW = Pattern.compile(
            "<tr><td>([A-Z0-9_ ]+)</td><td>(?:<code>(.*?)</code>)?</td>.*?<td>([-+\\d]+)</td><td>([-+\\d]+)</td></tr>");

    private static final Pattern PART = Pattern.compile("([A-Z_]+)\\(([-+\\d]+),([-+\\d]+)\\)");

    /** A part with its houses and candidates written as letters, so that a regular expression can check their number. */
    private static final Map<Technique, Pattern> TABLE = table();

    private static Map<Technique, Pattern> table() {
        Map<Technique, Pattern> table = new EnumMap<>(Technique.class);
        String source;
        try {
            source = Files.readString(SOURCE, StandardCharsets.UTF_8).replaceAll("\\R \\* *", " ");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        for (MatchResult row : ROW.matcher(source).results().toList()) {
            String parts = row.group(2) == null ? "" : row.group(2).replace(" ", "");
            String expression = PART.matcher(parts)
                            .replaceAll(part -> Matcher.quoteReplacement("(?:" + part.group(1)
                                    + times("h", part.group(2)) + times("c", part.group(3)) + ")"))
                    + times("k", row.group(3))
                    + times("x", row.group(4));
            for (String name : row.group(1).split(" ", -1)) {
                assertThat(table.put(Technique.valueOf(name), Pattern.compile(expression)))
                        .as("a second row of " + name)
                        .isNull();
            }
        }
        return table;
    }

    /** A letter repeated as often as {@code 2}, {@code 2+} or {@code 2-4} says. */
    private static String times(String letter, String range) {
        String bounds = range.endsWith("+") ? range.replace("+", ",") : range.replace("-", ",");
        return letter + "{" + bounds + "}";
    }

    private static String written(Explanation why) {
        StringBuilder text = new StringBuilder();
        for (Part part : why.parts()) {
            text.append(part.role())
                    .append("h".repeat(part.houses().size()))
                    .append("c".repeat(part.candidates().size()));
        }
        return text.append("k".repeat(why.chains().size()))
                .append("x".repeat(why.contradictions().size()))
                .toString();
    }

    static void assertAsTheTableSays(Step step) {
        assertThat(written(step.explanation()))
                .as("%s: %s", step.technique(), step.text())
                .matches(TABLE.get(step.technique()));
    }

    @Test
    void everyTechniqueHasARow() {
        assertThat(TABLE).containsOnlyKeys(Technique.values());
    }

    @Test
    void theHandWrittenPatternsOfAllTechniquesAreExplainedAsTheTableSays() {
        forEachHandWrittenStep(RoleTableTest::assertAsTheTableSays);
    }

    /** Checks the steps of the hand-written patterns, which are of all techniques but a few. */
    static void forEachHandWrittenStep(Consumer<Step> check) {
        Set<Technique> seen = EnumSet.noneOf(Technique.class);
        LogicSolver solver = HandWrittenCases.SOLVER.withGivens(Grid.empty(Layout.classic()));
        cases().forEach(one -> {
            Technique technique = (Technique) one.get()[0];
            solver.all(((Marks) one.get()[1]).grid(), Set.of(technique))
                    .orElseThrow()
                    .forEach(step -> {
                        check.accept(step);
                        seen.add(step.technique());
                    });
        });
        assertThat(EnumSet.complementOf(EnumSet.copyOf(seen)))
                .containsExactly(
                        Technique.COMBINATIONS,
                        Technique.INNIES_AND_OUTIES,
                        Technique.MARK,
                        Technique.NEGATIVE_CONSTRAINT,
                        Technique.THERMOMETER,
                        Technique.LINE,
                        Technique.COUNTING,
                        Technique.INDEXING,
                        Technique.SUMS,
                        Technique.OUTSIDE_CLUE,
                        Technique.RULE,
                        Technique.RULE_OPTIONS,
                        Technique.RULE_INTERACTION,
                        Technique.KILLER_PAIR,
                        Technique.KILLER_TRIPLE,
                        Technique.BUG_PLUS_ONE,
                        Technique.NESTED_FORCING_NET);
    }

    /** The hand-written cases of all techniques. */
    static Stream<Arguments> cases() {
        return Stream.of(
                        HandWrittenCasesTest.singlesAndSets(),
                        HandWrittenCasesTest.fish(),
                        HandWrittenCasesTest.complexFish(),
                        HandWrittenCasesTest.wings(),
                        HandWrittenCasesTest.coloursAndChains(),
                        HandWrittenPatternsTest.patterns(),
                        HandWrittenUniquenessTest.uniqueness(),
                        HandWrittenUniquenessTest.avoidableRectangles())
                .flatMap(some -> some);
    }

    @Test
    void theStepsOfRandomPositionsAreExplainedAsTheTableSays() {
        Set<Technique> seen = EnumSet.noneOf(Technique.class);
        Layout layout = Layout.boxes(2, 3);
        LogicSolver solver =
                LogicSolver.of(layout).withProfile(Profile.exhaustive()).withUniqueness(true);
        for (long seed = 1; seed <= 12; seed++) {
            for (Step step : solver.all(Positions.random(layout, seed)).orElseThrow()) {
                assertAsTheTableSays(step);
                seen.add(step.technique());
            }
        }
        assertThat(seen).hasSizeGreaterThan(30);
    }
}
