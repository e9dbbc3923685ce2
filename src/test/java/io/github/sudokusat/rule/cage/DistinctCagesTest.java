package io.github.sudokusat.rule.cage;

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

/** Different digits, rellik cages and equality cages. */
class DistinctCagesTest {

    @ParameterizedTest
    @CsvSource({
        "4, different r1c1 r2c2 r3c4",
        "4, different r1c1-r4c4",
        "9, different r1c1-r3c3 r5c5-r8c8",
        "4, rellik 3 r1c1 r2c2",
        "4, rellik 9 r1c1 r2c2 r3c3",
        "6, rellik 6 r1c1 r2c2 r3c3",
        "6, rellik 10 r1c1-r1c3",
        "9, rellik 8 r1c1 r2c1 r3c1 r3c2 r3c3",
        "4, equality-cage r1c1 r2c2",
        "4, equality-cage r1c1-r4c4",
        "6, equality-cage r1c1 r2c2 r2c1 r3c4",
        "9, equality-cage r1c1 r2c2 r3c3 r4c5",
        "9, equality-cage r1c1-r1c3 r4c1-r4c3"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void repeats_are_named() {
        assertThat(breaches(9, "different r1c1 r2c5 r3c9", 4, 0, 5)).isEmpty();
        assertThat(breaches(9, "different r1c1 r2c5 r3c9", 4, 0, 4))
                .containsExactly("4 appears in r1c1 and r3c9, which must differ (different digits at r1c1)");
    }

    @Test
    void a_forbidden_sum_is_named() {
        assertThat(breaches(9, "rellik 8 r1c1-r1c4", 1, 2, 4, 9)).isEmpty();
        assertThat(breaches(9, "rellik 8 r1c1-r1c4", 1, 2, 5, 9))
                .containsExactly("rellik cage 8 at r1c1 has 1 + 2 + 5");
        assertThat(breaches(9, "rellik 8 r1c1-r1c4", 0, 8, 0, 0)).containsExactly("rellik cage 8 at r1c1 has 8");
        assertThat(breaches(9, "rellik 40 r1c1-r1c4", 9, 8, 7, 6)).isEmpty();
        assertThat(breaches(9, "rellik 3 r1c1 r4c2", 4, 4))
                .containsExactly("4 appears in r1c1 and r4c2, which must differ (rellik cage 3 at r1c1)");
    }

    @Test
    void unequal_halves_are_named() {
        assertThat(breaches(9, "equality-cage r1c1-r1c4", 1, 2, 8, 7)).isEmpty();
        assertThat(breaches(9, "equality-cage r1c1-r1c4", 1, 2, 8, 6))
                .containsExactly("equality cage at r1c1 has 3 even digits, more than half of 4");
        assertThat(breaches(9, "equality-cage r1c1-r1c4", 1, 3, 2, 0))
                .containsExactly("equality cage at r1c1 has 3 low digits, more than half of 4");
        assertThat(breaches(9, "equality-cage r1c1-r1c4", 7, 9, 5, 0))
                .containsExactly(
                        "equality cage at r1c1 has 3 odd digits, more than half of 4",
                        "equality cage at r1c1 has 5, which is neither low nor high");
        assertThat(breaches(6, "equality-cage r1c1 r1c2", 1, 4)).isEmpty();
        assertThat(breaches(6, "equality-cage r1c1 r1c2", 5, 4))
                .containsExactly("equality cage at r1c1 has 2 high digits, more than half of 2");
    }

    @Test
    void cages_that_no_digits_fill_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(4, "rellik 3 r1c1-r1c4")))
                .withMessage("no digits from 1 to 4 can fulfil rellik cage 3 at r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(4, "different r1c1-r1c4 r2c1")))
                .withMessage("different digits at r1c1 has 5 cells, but there are only 4 digits");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(4, "equality-cage r1c1-r1c4 r2c1 r2c2")))
                .withMessage("equality cage at r1c1 has 6 cells, but there are only 4 digits");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(25).with(read(25, "rellik 36 r1c1 r1c2")))
                .withMessage("rellik cage 36 at r1c1 needs at most 16 digits, but there are 25");
    }

    @Test
    void impossible_parameters_are_refused() {
        Cell cell = new Cell(0, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rellik.of(0, List.of(cell)))
                .withMessage("a rellik cage needs a sum of 1 or more and a cell, but has 0 and 1 cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rellik.of(1, List.of(cell, cell)))
                .withMessage("a rellik cage can't list a cell twice, but lists r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EqualityCage.of(List.of(cell)))
                .withMessage("an equality cage needs an even number of cells, but has 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Different.of(List.of(cell)))
                .withMessage("different digits need two or more cells, but have 1");
    }

    @Test
    void bad_text_is_refused_where_it_is() {
        assertThat(refusal(9, "rellik r1c1"))
                .isEqualTo("line 7, column 8: expected the sum (a number of 1 or more), but found \"r1c1\"");
        assertThat(refusal(9, "equality-cage r1c1-r1c3"))
                .isEqualTo(
                        "line 7, column 24: expected another cell, because there must be an even number, but found the"
                                + " end of the line");
        assertThat(refusal(9, "different r1c1 r1c1 r1c2"))
                .isEqualTo("line 7, column 16: expected each cell once, but found \"r1c1\"");
        assertThat(refusal(9, "counting-circles r1c1-r1c3 r9c9 r3c3-r1c1"))
                .isEqualTo("line 7, column 33: expected each cell once, but found \"r3c3-r1c1\"");
    }
}
