package io.github.sudokusat.rule.line;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.rule.RuleContract;
import io.github.sudokusat.testing.Layouts;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Double arrows, zippers, region-sum lines and sum lines. */
class SumLinesTest {

    @ParameterizedTest
    @CsvSource({
        "4, double-arrow r1c1-r1c4",
        "4, double-arrow r1c1 r2c2 r2c3 r3c4 r4c4",
        "6, double-arrow r1c1 r2c2 r3c2 r2c1 r1c1",
        "9, double-arrow r2c1-r2c7",
        "4, zipper r1c1 r2c2 r2c3",
        "4, zipper r1c1 r2c2 r2c3 r3c3 r3c2 r2c1",
        "9, zipper r1c1-r9c1",
        "4, region-sum r1c1-r1c4",
        "4, region-sum r1c2 r2c3 r3c2 r2c2 r2c1",
        "6, region-sum r1c1 r2c2 r3c2 r3c4",
        "9, region-sum r1c2-r1c9",
        "9, region-sum r3c3 r4c4 r3c4 r3c3 r6c6",
        "4, sum-line 5 r1c1-r1c4",
        "4, sum-line 6 r1c1-r3c3 r3c4 r4c4",
        "6, sum-line 7 r1c1-r1c6",
        "9, sum-line 10 r9c1 r8c1 r7c1 r6c1 r6c2 r7c2"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void the_regions_of_a_jigsaw_cut_a_region_sum_line() {
        Layout jigsaw = Layouts.jigsaw(new BoxShape(2, 2), 8, new Random(5));
        RuleContract.check(jigsaw, "region-sum r1c1-r4c4");
        RuleContract.check(jigsaw, "region-sum r2c1-r2c4 r1c4");
    }

    @Test
    void unequal_sums_are_named() {
        assertThat(breaches(9, "double-arrow r1c1-r1c4", 9, 4, 7, 2)).isEmpty();
        assertThat(breaches(9, "double-arrow r1c1-r1c4", 9, 5, 7, 2))
                .containsExactly("double arrow at r1c1 sums to 11 at r1c1 r1c4 but to 12 at r1c2 r1c3");
        assertThat(breaches(9, "zipper r1c1-r1c5", 3, 2, 8, 6, 5)).isEmpty();
        assertThat(breaches(9, "zipper r1c1-r1c5", 3, 2, 9, 6, 5))
                .containsExactly("zipper at r1c1 sums to 8 at r1c1 r1c5 but to 9 at r1c3");
        assertThat(breaches(9, "zipper r1c1-r1c4", 3, 2, 7, 5))
                .containsExactly("zipper at r1c1 sums to 8 at r1c1 r1c4 but to 9 at r1c2 r1c3");
        assertThat(breaches(9, "region-sum r1c2-r1c5", 3, 4, 5, 2)).isEmpty();
        assertThat(breaches(9, "region-sum r1c2-r1c5", 3, 4, 5, 1))
                .containsExactly("region-sum line at r1c2 sums to 7 at r1c2 r1c3 but to 6 at r1c4 r1c5");
    }

    @Test
    void a_line_that_comes_back_begins_a_new_part() {
        assertThat(breaches(9, "region-sum r1c3 r1c4 r2c3", 4, 4, 4)).isEmpty();
        assertThat(breaches(9, "region-sum r1c3 r1c4 r2c3", 4, 4, 5))
                .containsExactly("region-sum line at r1c3 sums to 4 at r1c3 but to 5 at r2c3");
    }

    @Test
    void wrong_segments_are_named() {
        assertThat(breaches(9, "sum-line 10 r9c1-r9c5", 4, 6, 7, 2, 1)).isEmpty();
        assertThat(breaches(9, "sum-line 10 r9c1-r9c5", 4, 6, 7, 4, 0))
                .containsExactly("sum line 10 at r9c1 has a segment of 11");
        assertThat(breaches(9, "sum-line 10 r9c1-r9c5", 4, 6, 7, 1, 1))
                .containsExactly("sum line 10 at r9c1 has a last segment of 9");
        assertThat(breaches(9, "sum-line 10 r9c1-r9c5", 4, 0, 7, 4, 9)).isEmpty();
    }

    @Test
    void impossible_lines_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "region-sum r1c1-r3c3")))
                .withMessage("region-sum line at r1c1 is in one region, but must go through two or more");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(4, "sum-line 9 r1c1 r1c2")))
                .withMessage("no digits from 1 to 4 can fulfil sum line 9 at r1c1");
        List<Cell> two = List.of(new Cell(0, 0), new Cell(0, 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Zipper.of(two))
                .withMessage("a zipper needs three or more cells, but has 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DoubleArrow.of(two))
                .withMessage("a double arrow needs three or more cells, but has 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RegionSum.of(two.subList(0, 1)))
                .withMessage("a region-sum line needs two or more cells, but has 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SumLine.of(-1, two))
                .withMessage("a sum line needs a sum from 0 to 1000 and a cell, but has -1 and 2 cells");
    }

    @Test
    void bad_text_is_refused_where_it_is() {
        assertThat(refusal(9, "zipper r1c1 r1c2"))
                .isEqualTo(
                        "line 7, column 17: expected another cell, because there must be 3 or more, but found the end of"
                                + " the line");
        assertThat(refusal(9, "sum-line 1001 r1c1"))
                .isEqualTo("line 7, column 10: expected the sum (a number from 1 to 1000), but found \"1001\"");
    }
}
