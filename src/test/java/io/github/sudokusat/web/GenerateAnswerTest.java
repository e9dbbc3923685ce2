package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.generate.Generated;
import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.testing.BruteForce;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Made puzzles, and those made from others by symmetry. */
@Tag("long")
class GenerateAnswerTest {

    @Test
    void thePuzzleIsThatOfTheLibrary() {
        Generated expected = PuzzleGenerator.create()
                .withSymmetry(GivenSymmetry.HALF_TURN)
                .generate(7, 3)
                .orElseThrow();
        Map<String, Object> answer = Asked.ask("generate", "seed=7", "index=3", "symmetry=half-turn");

        assertThat(answer)
                .containsEntry("result", "found")
                .containsEntry("puzzle", Asked.line(expected.puzzle()))
                .containsEntry("solution", Asked.line(expected.solution()))
                .containsEntry("seed", BigDecimal.valueOf(7))
                .containsEntry("index", BigDecimal.valueOf(3));
    }

    @Test
    void thePuzzleOfTheDayHasTheSeedOfTheDay() {
        assertThat(Asked.ask("generate", "date=2026-11-23")).isEqualTo(Asked.ask("generate", "seed=20261123"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"easy", "medium", "hard..unfair"})
    void theLevelIsThatOfTheRating(String level) {
        Map<String, Object> answer = Asked.ask("generate", "seed=1", "level=" + level);
        Map<String, Object> rated = Asked.ask("rate", "givens=" + answer.get("puzzle"));

        assertThat(level.split("\\.\\.")).contains(Asked.text(answer, "level"));
        assertThat(rated)
                .containsEntry("level", answer.get("level"))
                .containsEntry("score", answer.get("score"))
                .containsEntry("hardest", answer.get("hardest"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"layout=box 2x3", "layout=box 2x2; rule diagonals", "side=6"})
    void otherLayoutsHaveOneSolution(String layout) {
        String kind = layout.startsWith("side") ? "kind=jigsaw" : "kind=puzzle";
        Map<String, Object> answer = Asked.ask("generate", "seed=2", layout, kind);
        String lines = answer.get("layout") instanceof List<?> list
                ? String.join("; ", Json.strings(list))
                : layout.substring("layout=".length());
        Map<String, Object> check = Asked.ask("check", "layout=" + lines, "givens=" + answer.get("puzzle"));

        assertThat(answer).containsEntry("result", "found");
        assertThat(check).containsEntry("result", "proper").containsEntry("solution", answer.get("solution"));
    }

    @Test
    void theGivensCanBeWhereAnotherPuzzleHasThem() {
        Map<String, Object> answer = Asked.ask("generate", "seed=1", "kind=pattern", "givens=" + Asked.EASY);

        assertThat(answer).containsEntry("result", "found");
        assertThat(Asked.text(answer, "puzzle").replaceAll("\\d", "x")).isEqualTo(Asked.EASY.replaceAll("\\d", "x"));
    }

    private static int score(Map<String, Object> answer) {
        return Integer.parseInt(String.valueOf(answer.get("score")));
    }

    @Test
    void aHarderPuzzleHasAHigherScore() {
        Map<String, Object> answer = Asked.ask("generate", "seed=1", "kind=harder", "givens=" + Asked.EASY);
        Map<String, Object> before = Asked.ask("rate", "givens=" + Asked.EASY);

        assertThat(score(answer)).isGreaterThan(score(before));
    }

    @Test
    void aTargetThatNoPuzzleMeetsStopsWithWhatWasSeen() {
        Map<String, Object> answer = Asked.ask("generate", "seed=1", "score=1..1", "time=300");

        assertThat(answer)
                .containsEntry("result", "unknown")
                .containsEntry("reason", "time limit reached")
                .containsKeys("text", "levels", "fewestGivens");
    }

    /** A key of another kind would be left unread. */
    @ParameterizedTest
    @CsvSource({
        "puzzle, givens, 25, (clues says how many)",
        "puzzle, entries, 25, left out for the kind puzzle",
        "puzzle, side, 6, left out for the kind puzzle",
        "jigsaw, marks, 1, left out for the kind jigsaw",
        "jigsaw, layout, box 2x3, left out for the kind jigsaw",
        "harder, side, 6, left out for the kind harder"
    })
    void keysOfOtherKindsAreRefused(String kind, String key, String value, String words) {
        Map<String, Object> answer = Asked.ask("generate", "seed=1", "kind=" + kind, key + "=" + value);

        assertThat(answer).containsEntry("result", "error").containsEntry("key", key);
        assertThat(Asked.text(answer, "message")).contains(words);
    }

    @ParameterizedTest
    @CsvSource({"needs, x-wing", "contains, x-wing"})
    void aTargetThatContradictsItselfNamesTheTechniquesKey(String key, String technique) {
        assertThat(Asked.ask("generate", "seed=1", "level=easy", key + "=" + technique))
                .containsEntry("result", "error")
                .containsEntry("key", key);
    }

    @Test
    void shuffledPuzzlesAreEquivalent() {
        Grid grid = GridParser.create().parse(Asked.EASY);
        Map<String, Object> shuffled = Asked.ask("shuffle", "givens=" + Asked.EASY, "seed=5");
        Map<String, Object> one = Asked.ask("canonical", "givens=" + Asked.EASY);
        Map<String, Object> other = Asked.ask("canonical", "givens=" + shuffled.get("givens"));

        assertThat(shuffled.get("givens")).isNotEqualTo(Asked.EASY);
        assertThat(other).isEqualTo(one);
        Grid solution = BruteForce.solutions(grid, 2).get(0);
        assertThat(one)
                .containsEntry(
                        "canonical",
                        Asked.line(CanonicalForm.bySolution(grid, solution).grid()))
                .containsEntry("form", "solution");
        assertThat(Layout.classic()).isEqualTo(grid.layout());
    }
}
