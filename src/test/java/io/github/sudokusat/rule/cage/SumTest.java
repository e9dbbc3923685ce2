package io.github.sudokusat.rule.cage;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.rule.RuleContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SumTest {

    @ParameterizedTest
    @CsvSource({
        "4, sum 9 r1c1 r2c2 r3c3",
        "4, sum 7 r1c1 r1c1 r2c2 r4c3",
        "4, sum 7 r1c1-r1c3",
        "6, sum 20 r1c1-r6c6",
        "6, equal-sum r1c1 r2c2 = r3c3 r3c3 r4c4 = r1c2",
        "9, sum 23 r1c5-r5c1",
        "9, sum 30 r1c1-r1c6",
        "4, equal-sum r1c1 r1c2 = r2c1 = r3c3 r4c4",
        "9, equal-sum r1c1-r1c3 = r2c1-r3c2 = r4c4 r7c7"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void a_wrong_sum_is_named() {
        assertThat(breaches(9, "sum 12 r1c1 r2c2 r3c3", 4, 4, 4)).isEmpty();
        assertThat(breaches(9, "sum 12 r1c1 r2c2 r3c3", 4, 4, 5)).containsExactly("sum 12 at r1c1 is 13");
        assertThat(breaches(9, "sum 12 r1c1 r2c2 r3c3", 9, 3, 0)).containsExactly("sum 12 at r1c1 is 13 or more");
        assertThat(breaches(9, "sum 22 r1c1 r2c2 r3c3", 9, 3, 0)).containsExactly("sum 22 at r1c1 is 21 or less");
        assertThat(breaches(9, "sum 12 r1c1 r2c2 r3c3", 9, 0, 0)).isEmpty();
        assertThat(breaches(9, "sum 7 r1c1 r1c1 r2c2", 3, 3, 1)).isEmpty();
    }

    @Test
    void unequal_sums_are_named() {
        String line = "equal-sum r1c1 r1c2 = r2c1-r2c3 = r5c5";
        assertThat(breaches(9, line, 5, 4, 1, 2, 6, 9)).isEmpty();
        assertThat(breaches(9, line, 5, 4, 1, 2, 6, 8))
                .containsExactly("equal sums at r1c1 sums to 9 at r1c1 r1c2 but to 8 at r5c5");
        assertThat(breaches(9, line, 5, 7, 1, 2, 0, 0))
                .containsExactly("equal sums at r1c1 sums to 12 at r1c1 r1c2 but to 9 or less at r5c5");
        assertThat(breaches(9, line, 0, 0, 7, 8, 0, 0))
                .containsExactly("equal sums at r1c1 sums to 16 or more at r2c1-r2c3 but to 9 or less at r5c5");
    }

    @Test
    void cells_in_common_houses_are_stated_as_sets_of_digits() {
        Sum row = Sum.of(7, List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 5)));
        assertThat(row.primitives(base(9))).hasOnlyElementsOfType(DigitSets.class);
        Sum diagonal = Sum.of(23, List.of(new Cell(0, 0), new Cell(4, 4), new Cell(8, 8)));
        assertThat(diagonal.primitives(base(9))).hasOnlyElementsOfType(LinearSum.class);
        assertThat(diagonal.primitives(base(9).with(Variant.DIAGONALS))).hasOnlyElementsOfType(DigitSets.class);
    }

    @Test
    void sums_that_no_digits_make_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "sum 28 r1c1 r4c4 r7c7")))
                .withMessage("no 3 digits sum to 28 (sum 28 at r1c1): the least sum is 3, the greatest 27");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "sum 25 r1c1-r1c3")))
                .withMessage("no 3 different digits sum to 25 (sum 25 at r1c1): the least sum is 6, the greatest 24");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "sum 999999999 r1c1-r1c3")))
                .withMessageEndingWith("the least sum is 6, the greatest 24");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(4, "equal-sum r1c1 = r1c2 r1c3 r2c1 r2c2 r2c3")))
                .withMessage("no digits from 1 to 4 can fulfil equal sums at r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sum.of(-1, List.of(new Cell(0, 0))))
                .withMessage("a sum needs a number from 0 and a cell, but has -1 and 1 cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EqualSum.of(List.of(List.of(new Cell(0, 0)), List.of())))
                .withMessage("equal sums need two or more groups of cells, none empty");
    }

    @Test
    void bad_text_is_refused_where_it_is() {
        assertThat(refusal(9, "sum r1c1"))
                .isEqualTo("line 7, column 5: expected the sum (a number of 1 or more), but found \"r1c1\"");
        assertThat(refusal(9, "sum 5"))
                .isEqualTo("line 7, column 6: expected a cell from r1c1 to r9c9, but found the end of the line");
        assertThat(refusal(9, "equal-sum r1c1"))
                .isEqualTo("line 7, column 15: expected = and another group of cells, but found the end of the line");
        assertThat(refusal(9, "equal-sum r1c1 = x"))
                .isEqualTo("line 7, column 18: expected a cell from r1c1 to r9c9, but found \"x\"");
    }
}
