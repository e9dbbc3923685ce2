package io.github.sudokusat.rule.line;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.RuleContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArrowTest {

    @ParameterizedTest
    @CsvSource({
        "4, arrow r1c1 = r1c2 r2c3",
        "4, arrow r1c1 r1c2 = r1c3 r1c4 r2c4 r3c4",
        "4, arrow r1c1 = r2c2 r2c2 r3c3",
        "6, arrow r1c1 r2c2 = r2c3 r2c4 r3c4",
        "9, arrow r1c1 = r2c2-r2c4",
        "9, arrow r1c1 r1c2 = r2c2-r2c6",
        "9, arrow r1c1 r1c2 r1c3 = r2c2-r2c9 r3c9-r9c9 r9c1-r9c8"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void a_wrong_sum_is_named() {
        assertThat(breaches(9, "arrow r1c1 = r1c2 r1c3", 5, 2, 3)).isEmpty();
        assertThat(breaches(9, "arrow r1c1 = r1c2 r1c3", 5, 2, 4))
                .containsExactly("arrow at r1c1 sums to 6, but its circle is 5");
        assertThat(breaches(9, "arrow r1c1 = r1c2 r1c3", 5, 5, 0))
                .containsExactly("arrow at r1c1 sums to 6 or more, but its circle is 5");
        assertThat(breaches(9, "arrow r1c1 = r1c2 r1c3", 0, 8, 2))
                .containsExactly("arrow at r1c1 sums to 10, but its circle is 9 or less");
        assertThat(breaches(9, "arrow r1c1 r1c2 = r1c3 r1c4", 1, 7, 8, 9)).isEmpty();
        assertThat(breaches(9, "arrow r1c2 r1c1 = r1c3 r1c4", 7, 1, 8, 9))
                .containsExactly("arrow at r1c2 sums to 17, but its circle is 71");
        assertThat(breaches(12, "arrow r1c1 r1c2 = r1c3 r1c4", 1, 12, 11, 11)).isEmpty();
    }

    @Test
    void impossible_arrows_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(4, "arrow r1c1 = r1c2-r1c4 r2c1-r2c4")))
                .withMessage("no digits from 1 to 4 can fulfil arrow at r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arrow.of(List.of(), List.of(new Cell(0, 0))))
                .withMessage("an arrow needs a circle of 1 to 3 cells and a line, but has 0 and 1 cells");
    }

    @Test
    void bad_text_is_refused_where_it_is() {
        assertThat(refusal(9, "arrow r1c1 r1c2"))
                .isEqualTo(
                        "line 7, column 16: expected = after the one to three cells of the circle, but found the end of"
                                + " the line");
        assertThat(refusal(9, "arrow r1c1-r1c4 = r2c2"))
                .isEqualTo("line 7, column 17: expected = after the one to three cells of the circle, but found \"=\"");
        assertThat(refusal(9, "arrow r1c1 = r2c2 = r3c3"))
                .isEqualTo("line 7, column 19: expected the end of the line, but found \"=\"");
    }

    @Test
    void the_circle_and_the_line_can_be_asked_for() {
        Arrow arrow = (Arrow) read(9, "arrow r1c1 r1c2 = r2c2-r2c4");
        assertThat(arrow.circle()).containsExactly(new Cell(0, 0), new Cell(0, 1));
        assertThat(arrow.line()).containsExactly(new Cell(1, 1), new Cell(1, 2), new Cell(1, 3));
    }
}
