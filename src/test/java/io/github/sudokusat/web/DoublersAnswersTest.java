package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why there is no solution where digits are doubled. */
class DoublersAnswersTest {

    @ParameterizedTest
    @CsvSource({
        "killer 8 r1c1 r1c2; killer 7 r1c3 r1c4, killer 8 r1c1 r1c2, killer 7 r1c3 r1c4",
        "thermo r1c1 r1c2; thermo r1c2 r1c1, thermo r1c1 r1c2, thermo r1c2 r1c1",
        "killer 2 r1c1; killer 4 r1c1, killer 2 r1c1, killer 4 r1c1"
    })
    void rulesThatContradictEachOtherAreNamed(String rules, String first, String second) {
        for (String command : List.of("check", "conflict")) {
            Map<String, Object> answer = Asked.ask(command, "layout=box 2x2; rule doublers; " + rules, "of=position");
            assertThat(answer.toString()).as(command).doesNotContain("Exception", "result=error");
            assertThat(answer.toString()).as(command).contains(first, second);
        }
    }

    /** What a cell would have to be for several reasons is said in one, since no reader sees a contradiction in the reasons. */
    @Test
    void whatACellCannotBeIsSaidInOne() {
        String steps = Asked.ask(
                        "path",
                        "layout=box 2x3; rule doublers; killer 9 r1c1 r1c2; killer 12 r2c3 r2c4",
                        "givens=.....6.6.......2.......33.5.........")
                .toString();
        assertThat(steps).contains(" would have to be ");
        assertThat(steps).doesNotContainPattern("would have to be [^:]* and also at (least|most)");
    }

    /** Doubled digits are the last ones, but worth no more than others. */
    @Test
    void noBoundIsToldOfDigitsThatAreNotInOrder() {
        String steps = Asked.ask(
                        "path",
                        "layout=box 2x3; rule doublers; killer 9 r1c1 r1c2; killer 12 r2c3 r2c4",
                        "givens=.....6.6.......2.......33.5.........")
                .toString();
        assertThat(steps).contains(" not doubled").doesNotContainPattern(" at (least|most) ");
    }

    @Test
    void aClashIsToldOnce() {
        Layout layout = LayoutText.parse(List.of("box 2x2", "rule doublers"));
        for (int cell : new int[] {1, 8}) {
            Grid grid = Grid.empty(layout).with(0, 5).with(cell, cell == 1 ? 6 : 5);
            assertThat(grid.conflicts()).isNotEmpty().doesNotHaveDuplicates();
        }
    }
}
