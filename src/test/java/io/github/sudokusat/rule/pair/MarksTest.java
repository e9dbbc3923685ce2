package io.github.sudokusat.rule.pair;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.RuleContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Marks on a cell or between two, and negative rules. */
class MarksTest {

    private static final Cell R1C1 = new Cell(0, 0);
    private static final Cell R1C2 = new Cell(0, 1);
    private static final Cell R2C1 = new Cell(1, 0);

    @ParameterizedTest
    @CsvSource({
        "4, difference r1c1 r1c2",
        "9, difference 0 r1c1 r5c5",
        "9, difference 3 r1c1 r5c5",
        "4, ratio r1c1 r1c2",
        "9, ratio 3 r1c1 r5c5",
        "9, ratio 1 r1c1 r5c5",
        "9, pair-sum 10 r1c1 r2c2",
        "9, pair-sum r1c1 r2c2",
        "9, greater r1c1 r2c2",
        "4, minimum r2c2",
        "4, maximum r1c2",
        "9, maximum r9c9",
        "4, clone r1c1 r1c2 = r3c3 r4c4",
        "4, clone r1c1 r1c2 = r1c2 r3c3",
        "9, clone r1c1-r1c3 = r5c5-r7c7"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void breaches_are_named() {
        assertThat(breaches(9, "difference r1c1 r1c2", 3, 2)).isEmpty();
        assertThat(breaches(9, "difference r1c1 r1c2", 3, 5))
                .containsExactly("difference 1 at r1c1 and r1c2 has 3 and 5");
        assertThat(breaches(9, "ratio r1c1 r1c2", 6, 3)).isEmpty();
        assertThat(breaches(9, "ratio r1c1 r1c2", 1, 3)).containsExactly("ratio 2 at r1c1 and r1c2 has 1 and 3");
        assertThat(breaches(9, "pair-sum 10 r1c1 r2c1", 1, 8))
                .containsExactly("pair-sum 10 at r1c1 and r2c1 has 1 and 8");
        assertThat(breaches(9, "pair-sum r1c1 r2c1", 1, 8)).isEmpty();
        assertThat(breaches(9, "greater r2c1 r1c1", 4, 3)).isEmpty();
        assertThat(breaches(9, "greater r2c1 r1c1", 3, 3))
                .containsExactly("greater sign at r2c1 and r1c1 has 3, which is not greater than 3");
        assertThat(breaches(9, "clone r1c1 r1c2 = r4c4 r5c5", 3, 2, 3, 4))
                .containsExactly("clone at r1c1 and r4c4 has 2 in r1c2, but 4 in r5c5");
    }

    @Test
    void a_mark_has_no_order() {
        assertThat(PairMark.difference(2, R2C1, R1C1)).isEqualTo(PairMark.difference(2, R1C1, R2C1));
        assertThat(PairMark.ratio(2, R2C1, R1C1)).isEqualTo(PairMark.ratio(2, R1C1, R2C1));
        assertThat(PairMark.drawn(R2C1, R1C1).text()).contains("pair-sum r1c1 r2c1");
        assertThat(Greater.of(R2C1, R1C1)).isNotEqualTo(Greater.of(R1C1, R2C1));
    }

    @Test
    void a_minimum_is_compared_with_neighbours_that_are_not_marked_alike() {
        NamedRule one = Extremum.minimum(R1C1);
        NamedRule next = Extremum.minimum(R1C2);
        Layout layout = base(4).with(List.of(one, next, Extremum.maximum(R2C1)));
        Grid grid = Grid.of(layout, 2, 1, 3, 4, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        assertThat(RuleContract.breaches(one, grid))
                .containsExactly("minimum at r1c1 has 2, which is not less than 2 in r2c1");
        assertThat(RuleContract.breaches(next, grid)).isEmpty();
        assertThat(RuleContract.breaches(Extremum.maximum(R2C1), grid))
                .containsExactly(
                        "maximum at r2c1 has 2, which is not greater than 2 in r1c1",
                        "maximum at r2c1 has 2, which is not greater than 3 in r2c2");
        assertThat(one.primitives(layout)).hasSize(1);
        assertThat(next.primitives(layout)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({
        "only-marked difference 1, difference 1 r1c1 r1c2, true",
        "only-marked difference 1, difference 3 r1c1 r1c2, true",
        "only-marked difference 1, ratio 2 r1c1 r1c2, true",
        "only-marked difference 1, pair-sum r1c1 r1c2, false",
        "only-marked ratio 2, difference 1 r1c1 r1c2, true",
        "only-marked ratio 2, difference 1 r1c1 r2c1, false",
        "only-marked pair-sum 3, pair-sum r1c1 r1c2, true",
        "only-marked pair-sum 3, pair-sum 7 r1c1 r1c2, true",
        "only-marked pair-sum 3, ratio 2 r1c1 r1c2, false",
        "only-marked pair-sum 3, greater r1c1 r1c2, false"
    })
    void marks_lift_negative_rules(String negative, String mark, boolean isLifted) {
        NamedRule rule = read(4, negative);
        Layout layout = base(4).with(List.of(rule, read(4, mark)));
        List<String> found = breaches(rule, Grid.empty(layout).with(R1C1, 1).with(R1C2, 2));
        assertThat(found)
                .isEqualTo(isLifted ? List.of() : List.of(rule.name() + " is broken by 1 in r1c1 and 2 in r1c2"));
        assertThat(rule.primitives(layout))
                .hasSize(isLifted ? 23 : rule.primitives(layout).size());
        RuleContract.check(layout, rule);
    }

    @ParameterizedTest
    @CsvSource({
        "4, only-marked difference 1",
        "4, only-marked ratio 2",
        "4, only-marked pair-sum 5",
        "6, only-marked ratio"
    })
    void negative_rules_keep_the_contract(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void a_conflict_lists_its_cells() {
        NamedRule rule = OnlyMarked.of(PairMark.Kind.SUM, 5);
        Grid grid = Grid.empty(base(4).with(rule)).with(R1C1, 3).with(R2C1, 2);
        assertThat(grid.conflicts())
                .containsExactly(Conflict.of(
                        rule, List.of(R1C1, R2C1), "only-marked pair-sum 5 is broken by 3 in r1c1 and 2 in r2c1"));
    }

    @Test
    void mistakes_are_named() {
        assertThat(refusal(9, "difference 1 r1c1 r1c2 r1c3"))
                .isEqualTo("line 7, column 24: expected the end of the line, but found \"r1c3\"");
        assertThat(refusal(9, "ratio 0 r1c1 r1c2"))
                .isEqualTo(
                        "line 7, column 7: expected the number of the mark (a number from 1 to 999), but found \"0\"");
        assertThat(refusal(9, "greater r1c1 R1C1"))
                .isEqualTo("line 7, column 14: expected a cell other than r1c1, but found \"R1C1\"");
        assertThat(refusal(9, "pair-sum 10 r1c1"))
                .isEqualTo("line 7, column 17: expected a cell from r1c1 to r9c9, but found the end of the line");
        assertThat(refusal(9, "only-marked pair-sum"))
                .isEqualTo("line 7, column 21: expected the number of the mark (a number from 2 to 999), "
                        + "but found the end of the line");
        assertThat(refusal(9, "only-marked dots"))
                .isEqualTo("line 7, column 13: expected \"difference\", \"ratio\" or \"pair-sum\", but found \"dots\"");
        assertThat(refusal(9, "clone r1c1 r1c2 = r4c4"))
                .isEqualTo("line 7, column 23: expected 2 cells after \"=\", not 1, but found the end of the line");
        assertThat(refusal(9, "clone r1c1 r1c2"))
                .isEqualTo("line 7, column 16: expected \"=\" and the cells that have the same digits, "
                        + "but found the end of the line");
    }

    @Test
    void impossible_marks_are_refused() {
        assertThatThrownBy(() -> base(4).with(PairMark.ratio(5, R1C1, R1C2)))
                .hasMessage("no two digits from 1 to 4 obey ratio 5 at r1c1 and r1c2");
        assertThatThrownBy(() -> PairMark.sum(-1, R1C1, R1C2)).hasMessage("a pair-sum must be 0 or more, but is -1");
        assertThatThrownBy(() -> PairMark.drawn(R1C1, R1C1))
                .hasMessage("a mark needs two different cells, but has r1c1 twice");
        assertThatThrownBy(() -> OnlyMarked.of(PairMark.Kind.RATIO, 0))
                .hasMessage("a ratio must be 1 or more, but is 0");
        assertThatThrownBy(() -> Clone.of(List.of(R1C1), List.of()))
                .hasMessage("a clone needs two groups with the same number of cells, but they have 1 and 0");
    }
}
