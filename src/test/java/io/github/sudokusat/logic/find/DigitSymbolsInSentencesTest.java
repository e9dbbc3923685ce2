package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.testing.Layouts;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The sentences of all techniques with letters for digits: every digit is a letter, and nothing else changes. */
@Tag("long")
class DigitSymbolsInSentencesTest {

    private static final String GREEK = "αβγδεζηθι";

    /** Names of cells and houses, which have numbers. */
    private static final Pattern PLACE =
            Pattern.compile("r\\d+c\\d+|\\b(?:" + kinds() + ")(?:e?s)? \\d+(?:(?:, | and | or )\\d+)*(?![c\\d])");

    private static String kinds() {
        return Arrays.stream(House.Kind.values()).map(House.Kind::text).collect(Collectors.joining("|"));
    }

    private static void assertIsWritten(Step step) {
        String plain = step.text();
        Step worded = step.withSymbols(DigitSymbols.of(GREEK, Layout.boxes(1, step.side())));
        String text = worded.text();
        StringBuilder back = new StringBuilder();
        text.chars().forEach(c -> back.append(GREEK.indexOf(c) < 0 ? (char) c : (char) ('1' + GREEK.indexOf(c))));
        assertThat(back.toString()).as(step.technique() + ": " + text).isEqualTo(plain);
        String sentence = text.substring(step.technique().title().length());
        assertThat(PLACE.matcher(sentence.replaceAll("\\d+ (?:more|candidates)\\)", ""))
                        .replaceAll(""))
                .as(text)
                .doesNotContainPattern("\\d");
        assertThat(worded).isEqualTo(step);
    }

    @Test
    void inTheHandWrittenPatternsOfAllTechniques() {
        RoleTableTest.forEachHandWrittenStep(DigitSymbolsInSentencesTest::assertIsWritten);
    }

    @Test
    void inTheStepsOfRandomPositions() {
        for (Layout layout : List.of(Layout.boxes(2, 3), Layouts.jigsaw(new BoxShape(2, 3), 6, new Random(1)))) {
            LogicSolver solver =
                    LogicSolver.of(layout).withProfile(Profile.exhaustive()).withUniqueness(true);
            for (long seed = 1; seed <= 8; seed++) {
                solver.all(Positions.random(layout, seed))
                        .orElseThrow()
                        .forEach(DigitSymbolsInSentencesTest::assertIsWritten);
            }
        }
    }
}
