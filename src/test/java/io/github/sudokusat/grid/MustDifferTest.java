package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MustDifferTest {

    @Test
    void sortsPairsAndDropsRepeats() {
        MustDiffer rule = MustDiffer.of("far", 9, 2, 2, 9, 0, 5, 1, 0);
        assertThat(rule.size()).isEqualTo(3);
        assertThat(rule.first(0)).isZero();
        assertThat(rule.second(0)).isEqualTo(1);
        assertThat(rule.second(1)).isEqualTo(5);
        assertThat(rule.first(2)).isEqualTo(2);
        assertThat(rule.second(2)).isEqualTo(9);
        assertThat(rule).isEqualTo(MustDiffer.of("far", 0, 1, 0, 5, 2, 9)).isNotEqualTo(MustDiffer.of("far", 0, 1));
        assertThat(rule).isNotEqualTo(MustDiffer.of("near", 0, 1, 0, 5, 2, 9));
    }

    @Test
    void reportsEachBrokenPair() {
        Grid grid = Grid.of(Layout.boxes(2, 2), 1, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 2);
        List<Conflict> found = new ArrayList<>();
        MustDiffer rule = MustDiffer.of("far", 0, 6, 6, 15, 9, 15, 1, 2);
        rule.conflicts(grid, found::add);
        assertThat(found)
                .containsExactly(
                        Conflict.of(rule, 1, List.of(new Cell(0, 0), new Cell(1, 2)), new DigitValues(1, 4)),
                        Conflict.of(rule, 2, List.of(new Cell(2, 1), new Cell(3, 3)), new DigitValues(1, 4)));
    }

    @Test
    void rejectsOddListsAndPairsOfOneCell() {
        assertThatThrownBy(() -> MustDiffer.of("odd", 1, 2, 3)).hasMessage("cells must come in pairs, but there are 3");
        assertThatThrownBy(() -> MustDiffer.of("one", 4, 4))
                .hasMessage("a pair needs two different cells, but has cell 4 twice");
        for (String name : List.of("a\nb", "\r", "a\u2028", "\tx", "\u0085")) {
            assertThatThrownBy(() -> MustDiffer.of(name, 1, 2))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("a rule's name must be on one line");
        }
        assertThatThrownBy(() -> MustDiffer.of("low", -1, 4))
                .hasMessage("cells are numbered from 0, but one of the pairs has cell -1");
    }

    @Test
    void aBlankNameIsRejected() {
        for (String blank : new String[] {"", "  "}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> MustDiffer.of(blank, 0, 80))
                    .withMessage("a rule's name must not be blank");
        }
    }
}
