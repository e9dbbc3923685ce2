package io.github.sudokusat.answer.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.generate.GivenPattern;
import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.generate.Minimality;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.PuzzleTarget;
import io.github.sudokusat.generate.TargetGenerator;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is asked of generated puzzles, by key and value. */
class GenerateRequestTest {

    /** A face that writes keys in angle brackets, and says of an error which key and value it is about. */
    private record Values(Map<String, String> values) implements RequestValues {

        @Override
        public @Nullable String find(String key) {
            return values.get(key);
        }

        @Override
        public String name(String key) {
            return "<" + key + ">";
        }

        @Override
        public RuntimeException wrong(String key, String value, String expected, String message) {
            assertThat(expected).isNotEmpty();
            return new IllegalStateException(key + "/" + value + "/" + message);
        }

        @Override
        public RuntimeException refused(String key, String message) {
            return new IllegalStateException(key + "/" + message);
        }
    }

    private static GenerateRequest of(Map<String, String> values) {
        return GenerateRequest.of(new Values(values));
    }

    private static Grid first(Map<String, String> values) {
        return of(values).puzzles(Layout.classic()).generate(7, 3).orElseThrow().puzzle();
    }

    @Test
    void thePuzzlesAreThoseOfTheLibrary() {
        PuzzleGenerator plain = PuzzleGenerator.create();
        assertThat(first(Map.of())).isEqualTo(plain.generate(7, 3).orElseThrow().puzzle());
        assertThat(first(Map.of("symmetry", "anti-diagonal", "minimal", "clue")))
                .isEqualTo(plain.withSymmetry(GivenSymmetry.ANTI_DIAGONAL)
                        .withMinimality(Minimality.CLUE)
                        .generate(7, 3)
                        .orElseThrow()
                        .puzzle());
        assertThat(first(Map.of("symmetry", "random")))
                .isEqualTo(
                        plain.withRandomSymmetry().generate(7, 3).orElseThrow().puzzle());
        PuzzleTarget target = PuzzleTarget.any().withGivens(1, 40);
        assertThat(first(Map.of("minimal", "none", "clues", "1..40")))
                .isEqualTo(TargetGenerator.of(plain.withSuperfluousGivens(17, 40), target)
                        .generate(7, 3)
                        .orElseThrow()
                        .puzzle());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    symmetry | odd | symmetry/odd/<symmetry> must be none, half-turn
                    symmetry | diagonals | did you mean "diagonal"?
                    minimal | none | clues//<minimal> none needs <clues>, the number of givens at which to stop
                    clues | x | clues/x/<clues> must be a number or a range such as 22..26, but is "x"
                    clues | .. | clues/../<clues> must be a number or a range
                    clues | +5 | clues/+5/<clues> must be a number or a range
                    clues | 9..1 | clues/9..1/<clues> must be a range that ascends, but is "9..1"
                    score | -1 | score/-1/<score> must be a number
                    level | hard..silly | level/hard..silly/<level> must be easy, medium, hard, unfair or extreme, but is "silly"
                    level | hard..easy | level/hard..easy/<level> must be a range that ascends
                    needs | xwing2 | needs/xwing2/<needs>: unknown technique "xwing2"; did you mean "x-wing"?
                    needs | x-wing,skyscraper | unknown technique "x-wing,skyscraper"
                    contains | x-wing,,y-wing | contains//<contains>: unknown technique ""
                    forbid | '' | forbid//<forbid>: expected the name of a technique, but found none
                    """)
    void aWrongValueIsNamed(String key, String value, String message) {
        assertThatThrownBy(() -> of(Map.of(key, value))).hasMessageContaining(message);
    }

    @Test
    void whatAGeneratorCannotHeedIsRefused() {
        GenerateRequest symmetric = of(Map.of("symmetry", "full"));
        assertThatThrownBy(() -> symmetric.grids(Layout.classic()))
                .hasMessage("symmetry/full/<grids> cannot be combined with <symmetry>");
        assertThatThrownBy(symmetric::unbiased)
                .hasMessage("symmetry/full/<unbiased> cannot be combined with <symmetry>");
        assertThatThrownBy(() -> of(Map.of("minimal", "clue")).withPattern(GivenPattern.of(1, 2)))
                .hasMessage("minimal/clue/<pattern> cannot be combined with <minimal>");
        assertThatThrownBy(() -> of(Map.of("level", "easy")).grids(Layout.classic()))
                .hasMessage("level/easy/<grids> cannot be combined with <level>");
        assertThatThrownBy(() -> of(Map.of("clues", "22..24")).withPattern(GivenPattern.of(1, 2)))
                .hasMessage("clues/<clues> cannot be met: the pattern has 2 cells");
        assertThatThrownBy(() -> of(Map.of("symmetry", "random")).harder(first(Map.of())))
                .hasMessage("kind/<harder>: a random symmetry cannot be kept");
        assertThatThrownBy(() -> of(Map.of()).easier(Grid.empty(Layout.classic())))
                .hasMessage("kind/<easier>: puzzle must have exactly one solution, but has several");
        assertThatThrownBy(() -> of(Map.of()).jigsaws(17))
                .hasMessage("kind/<jigsaw>: side must be from 4 to 16, but is 17");
        assertThatThrownBy(() -> of(Map.of("minimal", "none", "clues", "9")).jigsaws(6))
                .hasMessage("minimal/none/<minimal> none is for classic 9x9 only");
        assertThatThrownBy(() -> of(Map.of("minimal", "none", "clues", "9")).puzzles(Layout.classic()))
                .hasMessage("clues/9/<clues> must be from 17 to 81 for <minimal> none");
        assertThatThrownBy(() -> of(Map.of("needs", "x-wing", "level", "easy")).unbiased())
                .hasMessage("needs/the target contradicts itself: x-wing is hard, but the level is at most easy");
    }
}
