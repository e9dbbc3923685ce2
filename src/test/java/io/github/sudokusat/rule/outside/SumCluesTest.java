package io.github.sudokusat.rule.outside;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.rule.RuleContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sandwiches, lunchboxes, X-sums and little killers. */
class SumCluesTest {

    @ParameterizedTest
    @CsvSource({
        "4, sandwich 0 left1",
        "4, sandwich 3 top2",
        "4, sandwich 2 r1c1 r2c2 r3c3 r4c4",
        "4, sandwich 5 r1c1 r2c2 r3c3 r3c4",
        "6, sandwich 7 left3",
        "9, sandwich 18 top1",
        "9, sandwich 0 bottom9",
        "9, sandwich 12 r1c1-r6c6",
        "4, lunchbox 0 r1c1 r1c2 r2c3",
        "4, lunchbox 3 r1c1 r1c2 r2c3 r3c3",
        "4, lunchbox 2 left2",
        "6, lunchbox 5 r1c1 r2c2 r2c1 r3c3 r4c4",
        "9, lunchbox 29 r4c4 r3c4 r2c4 r1c4 r1c3 r1c2 r2c2",
        "9, lunchbox 8 r6c5 r7c5 r8c5 r8c4",
        "4, x-sum 1 left1",
        "4, x-sum 8 right2",
        "4, x-sum 6 r1c1 r2c2 r3c3",
        "6, x-sum 11 bottom2",
        "9, x-sum 27 left4",
        "9, x-sum 45 top4",
        "9, x-sum 8 r1c1-r6c6",
        "4, little-killer 9 r1c1 down-right",
        "4, little-killer 3 r4c2 up-left",
        "6, little-killer 20 r6c1 up-right",
        "9, little-killer 22 r1c2 down-right"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void a_wrong_sandwich_is_named() {
        assertThat(breaches(9, "sandwich 8 top1", 2, 9, 5, 3, 1, 4, 6, 7, 8)).isEmpty();
        assertThat(breaches(9, "sandwich 8 top1", 2, 9, 5, 4, 1, 3, 6, 7, 8))
                .containsExactly("sandwich 8 down from r1c1 sums to 9");
        assertThat(breaches(9, "sandwich 0 top1", 2, 9, 1, 4, 5, 3, 6, 7, 8)).isEmpty();
        assertThat(breaches(9, "sandwich 8 right4", 1, 0, 7, 0, 9, 0, 0, 0, 0))
                .containsExactly("sandwich 8 left from r4c9 sums to 9 or more");
        assertThat(breaches(9, "sandwich 8 right4", 1, 0, 7, 0, 0, 0, 0, 0, 0)).isEmpty();
        assertThat(breaches(9, "sandwich 8 r1c1 r2c2 r3c3", 1, 8, 7)).containsExactly("sandwich 8 at r1c1 has no 9");
        assertThat(breaches(9, "sandwich 8 r1c1 r2c2 r3c3", 9, 8, 9))
                .containsExactly(
                        "9 appears in r1c1 and r3c3, which must differ (sandwich 8 at r1c1)",
                        "sandwich 8 at r1c1 has no 1");
    }

    @Test
    void a_wrong_lunchbox_is_named() {
        String line = "lunchbox 8 r6c5 r7c5 r8c5 r8c4";
        assertThat(breaches(9, line, 2, 5, 3, 9)).isEmpty();
        assertThat(breaches(9, line, 4, 9, 8, 3)).isEmpty();
        assertThat(breaches(9, line, 4, 9, 3, 8)).containsExactly("lunchbox 8 at r6c5 sums to 0");
        assertThat(breaches(9, line, 4, 9, 4, 0))
                .containsExactly("4 appears in r6c5 and r8c5, which must differ (lunchbox 8 at r6c5)");
    }

    @Test
    void a_wrong_x_sum_is_named() {
        assertThat(breaches(9, "x-sum 12 left4", 3, 7, 2, 1, 4, 5, 6, 8, 9)).isEmpty();
        assertThat(breaches(9, "x-sum 12 left4", 3, 7, 4, 1, 2, 5, 6, 8, 9))
                .containsExactly("X-sum 12 right from r4c1 sums to 14");
        assertThat(breaches(9, "x-sum 30 left4", 3, 7, 0, 0, 0, 0, 0, 0, 0))
                .containsExactly("X-sum 30 right from r4c1 sums to 19 or less");
        assertThat(breaches(9, "x-sum 12 r1c1-r1c3", 4, 0, 0))
                .containsExactly("X-sum 12 right from r1c1 begins with 4, but has only 3 cells");
    }

    @Test
    void a_wrong_little_killer_is_named() {
        LittleKiller rule = (LittleKiller) read(9, "little-killer 12 r1c3 down-left");
        Grid grid = Grid.empty(base(9)).with(new Cell(0, 2), 4).with(new Cell(1, 1), 4);
        assertThat(breaches(rule, grid)).isEmpty();
        assertThat(breaches(rule, grid.with(new Cell(2, 0), 4))).isEmpty();
        assertThat(breaches(rule, grid.with(new Cell(2, 0), 5)))
                .containsExactly("little killer 12 down-left from r1c3 is 13");
        assertThat(rule.sum()).isEqualTo(12);
        assertThat(rule.first()).isEqualTo(new Cell(0, 2));
        assertThat(rule.direction()).isEqualTo(Diagonal.DOWN_LEFT);
    }

    @Test
    void a_little_killer_can_be_given_by_its_cells() {
        assertThat(read(9, "little-killer 22 r1c2-r8c9")).isEqualTo(read(9, "little-killer 22 r1c2 down-right"));
        assertThat(LittleKiller.of(5, List.of(new Cell(3, 0), new Cell(2, 1))))
                .isEqualTo(LittleKiller.of(5, new Cell(3, 0), Diagonal.UP_RIGHT));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LittleKiller.of(5, List.of(new Cell(3, 0), new Cell(3, 1))))
                .withMessage("a little killer needs two or more cells in a diagonal direction");
    }

    @Test
    void sums_that_no_digits_make_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "sandwich 36 top1")))
                .withMessage("no digits from 1 to 9 can fulfil sandwich 36 down from r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "x-sum 2 top1")))
                .withMessage("no digits from 1 to 9 can fulfil X-sum 2 down from r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "lunchbox 9 r1c1 r2c1 r3c1")))
                .withMessage("no digits from 1 to 9 can fulfil lunchbox 9 at r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "little-killer 37 r1c4 down-left")))
                .withMessage("no 4 digits sum to 37 (little killer 37 down-left from r1c4): the least sum is 4, the"
                        + " greatest 36");
        Layout large = base(25);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> large.with(read(25, "sandwich 36 top1")))
                .withMessage("sandwich 36 down from r1c1 needs at most 16 digits, but there are 25");
    }

    @Test
    void impossible_parameters_are_refused() {
        Cell cell = new Cell(0, 0);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> XSum.of(0, List.of(cell)))
                .withMessage("this outside clue must be 1 or more, but is 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sandwich.of(3, List.of(cell, new Cell(0, 1), cell)))
                .withMessage("an outside clue can't list a cell twice, but lists r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sandwich.of(3, List.of()))
                .withMessage("a rule needs at least one cell: sandwich 3 ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Lunchbox.of(3, List.of(cell)))
                .withMessage("a lunchbox needs a sum of 0 or more and two or more cells, but has 3 and 1 cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Lunchbox.of(3, List.of(cell, cell)))
                .withMessage("a lunchbox can't list a cell twice, but lists r1c1");
    }

    @Test
    void bad_text_is_refused_where_it_is() {
        assertThat(refusal(9, "x-sum 0 top1"))
                .isEqualTo("line 7, column 7: expected the sum (a number of 1 or more), but found \"0\"");
        assertThat(refusal(9, "sandwich 5 top1 r1c1"))
                .isEqualTo("line 7, column 17: expected each cell once, but found \"r1c1\"");
        assertThat(refusal(9, "sandwich 5 top10"))
                .isEqualTo("line 7, column 12: expected top1 to top9, but found \"top10\"");
        assertThat(refusal(9, "little-killer 5 r1c3 down"))
                .isEqualTo(
                        "line 7, column 22: expected up-left, up-right, down-left or down-right after the first cell,"
                                + " or the cells of a diagonal up to the edge, but found \"down\"");
        assertThat(refusal(9, "little-killer 5 r1c2-r7c8"))
                .isEqualTo(
                        "line 7, column 26: expected up-left, up-right, down-left or down-right after the first cell,"
                                + " or the cells of a diagonal up to the edge, but found the end of the line");
    }
}
