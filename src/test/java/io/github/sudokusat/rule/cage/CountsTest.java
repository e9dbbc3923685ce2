package io.github.sudokusat.rule.cage;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.rule.RuleContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that count digits: contains, quadruples, look-and-say clues, counting circles and same sets. */
class CountsTest {

    @ParameterizedTest
    @CsvSource({
        "4, contains 1 r1c1 r2c2 r3c3",
        "4, 'contains 4,1,4 r1c1 r2c2 r3c3 r4c4 r4c1'",
        "4, 'contains 2,2,3 r1c1 r2c2 r3c3'",
        "4, 'contains-exactly 2,2 r1c1 r2c2 r3c3 r4c4'",
        "4, 'contains-exactly 2,3 r1c1 r2c2'",
        "9, 'contains-exactly 3,3,3 r4c6 r4c7 r5c7 r6c7 r7c7 r6c8 r5c8'",
        "4, 'quadruple 1,2 r1c1 r1c2 r2c1 r2c2'",
        "4, 'quadruple 1,1,2,3 r2c2 r2c3 r3c2 r3c3'",
        "9, 'quadruple 1,4,6,7 r2c2 r2c3 r3c2 r3c3'",
        "4, look-and-say 12 r1c1 r2c2 r3c3",
        "4, look-and-say 0412 r1c1 r2c2 r3c3",
        "4, look-and-say 2104 r1c1 r2c2 r3c3",
        "4, look-and-say 2112 r1c1 r2c2 r3c3",
        "9, look-and-say 2605 r6c9 r7c8 r8c7 r9c6",
        "12, 'look-and-say 1,12,2,10 r1c1-r4c4'",
        "4, counting-circles r1c1 r2c2 r3c3 r4c4 r1c2",
        "6, counting-circles r1c1 r2c2 r3c3 r4c4 r1c2",
        "9, counting-circles r1c1 r2c4 r3c3 r4c7 r6c6 r7c1",
        "4, same-set r1c1 = r2c3",
        "4, same-set r1c1 r1c2 r1c3 = r2c3 r4c4 r4c1",
        "4, same-set r1c1 r2c2 = r2c2 r3c4 = r4c4 r3c1",
        "6, same-set r1c1 r2c2 = r3c3 r4c4",
        "4, same-set r1c1 r1c1 r2c2 = r3c3 r4c4 r2c2",
        "9, same-set r1c1-r1c4 = r4c4-r7c7"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void digits_that_are_missing_are_named() {
        String line = "contains 1,4,4 r1c1-r1c5";
        assertThat(breaches(9, line, 4, 1, 4, 4, 7)).isEmpty();
        assertThat(breaches(9, line, 4, 1, 5, 3, 7))
                .containsExactly("contains 1,4,4 at r1c1 has 1 cell with 4, but needs 2");
        assertThat(breaches(9, line, 0, 1, 5, 3, 7))
                .containsExactly("contains 1,4,4 at r1c1 has at most 1 cell with 4, but needs 2");
        assertThat(breaches(9, "quadruple 1,4 r1c1 r1c2 r2c1 r2c2", 4, 4, 3, 3))
                .containsExactly("quadruple 1,4 at r1c1 has 0 cells with 1, but needs 1");
    }

    @Test
    void digits_that_are_there_too_often_are_named() {
        String line = "contains-exactly 4,1,4 r1c1-r1c5";
        assertThat(breaches(9, line, 4, 1, 4, 3, 7)).isEmpty();
        assertThat(breaches(9, line, 4, 1, 4, 4, 7))
                .containsExactly("contains-exactly 1,4,4 at r1c1 has 3 cells with 4, but needs 2");
        assertThat(breaches(9, line, 4, 1, 4, 4, 0))
                .containsExactly("contains-exactly 1,4,4 at r1c1 has at least 3 cells with 4, but needs 2");
        assertThat(breaches(9, "look-and-say 1617 r1c1-r1c3", 7, 2, 6)).isEmpty();
        assertThat(breaches(9, "look-and-say 2605 r1c1-r1c3", 6, 5, 6))
                .containsExactly("look-and-say 2605 at r1c1 has 1 cell with 5, but needs 0");
        assertThat(breaches(9, "look-and-say 1617 r1c1-r1c3", 7, 2, 3))
                .containsExactly("look-and-say 1617 at r1c1 has 0 cells with 6, but needs 1");
    }

    @Test
    void wrong_circles_are_named() {
        assertThat(breaches(9, "counting-circles r1c1 r2c4 r3c3", 2, 1, 2)).isEmpty();
        assertThat(breaches(9, "counting-circles r1c1 r2c4 r3c3", 2, 2, 2))
                .containsExactly("counting circles at r1c1 have 2 in 3 circles");
        assertThat(breaches(9, "counting-circles r1c1 r2c4 r3c3", 4, 0, 0))
                .containsExactly("counting circles at r1c1 have 4 in 1 to 3 circles");
        assertThat(breaches(9, "counting-circles r1c1 r2c4 r3c3", 2, 1, 3))
                .containsExactly(
                        "counting circles at r1c1 have 2 in 1 circle", "counting circles at r1c1 have 3 in 1 circle");
    }

    @Test
    void unequal_sets_are_named() {
        String line = "same-set r1c1-r1c3 = r4c4 r4c5 r5c5";
        assertThat(breaches(9, line, 2, 7, 2, 7, 2, 2)).isEmpty();
        assertThat(breaches(9, line, 2, 7, 2, 7, 7, 2))
                .containsExactly("same set at r1c1 has 2 in 2 of r1c1-r1c3 but in 1 of r4c4 r4c5 r5c5");
        assertThat(breaches(9, line, 1, 7, 2, 7, 0, 3))
                .containsExactly("same set at r1c1 has 3 in none of r1c1-r1c3 but in 1 of r4c4 r4c5 r5c5");
    }

    @Test
    void as_many_digits_as_cells_are_a_set() {
        assertThat(read(9, "quadruple 1,4,6,7 r1c1 r1c2 r2c1 r2c2").primitives(base(9)))
                .hasOnlyElementsOfType(DigitSets.class);
    }

    @Test
    void parameters_can_be_asked_for() {
        Contains rule = (Contains) read(9, "contains-exactly 4,1,4 r1c1-r1c5");
        assertThat(rule.digits()).containsExactly(1, 4, 4);
        assertThat(rule.kind()).isEqualTo(Contains.Kind.EXACTLY);
        assertThat(((LookAndSay) read(9, "look-and-say 1617 r1c1 r1c2")).pairs())
                .containsExactly(1, 6, 1, 7);
        assertThat(LookAndSay.of("1617", List.of(new Cell(0, 0), new Cell(0, 1))))
                .isEqualTo(read(9, "look-and-say 1,6,1,7 r1c1 r1c2"));
        assertThat(LookAndSay.of(new int[] {1, 12}, List.of(new Cell(0, 0))).text())
                .contains("look-and-say 1,12 r1c1");
    }

    @Test
    void counts_that_no_digits_have_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "contains 1,2,3 r1c1 r1c2")))
                .withMessage("contains 1,2,3 at r1c1 needs 3 cells, but has 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(9, "contains 1,7 r1c1 r1c2")))
                .withMessage("contains 1,7 at r1c1 has the digit 7, but digits are from 1 to 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(4, "counting-circles top1 top2 top3")))
                .withMessage("counting circles at r1c1 are 12, but there can be at most 10");
    }

    @Test
    void impossible_parameters_are_refused() {
        List<Cell> cell = List.of(new Cell(0, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Contains.of(new int[] {-1}, cell, true))
                .withMessage("\"contains-exactly\" needs a cell and digits from 0 to 64");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Contains.quadruple(new int[] {1}, cell))
                .withMessage("a quadruple needs one to four digits and the four cells around a corner");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LookAndSay.of("1622x", cell))
                .withMessage(
                        "a look-and-say clue needs a cell and pairs of a count and a digit, each digit once, but has"
                                + " []");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LookAndSay.of(new int[] {1, 6, 2, 6}, cell))
                .withMessage(
                        "a look-and-say clue needs a cell and pairs of a count and a digit, each digit once, but has"
                                + " [1, 6, 2, 6]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SameSet.of(List.of(cell, List.of(new Cell(0, 1), new Cell(0, 2)))))
                .withMessage("same sets need groups of the same number of cells");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SameSet.of(List.of(cell)))
                .withMessage("same sets need two or more groups of cells, none empty");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CountingCircles.of(List.of()))
                .withMessage("counting circles need a cell");
    }

    @Test
    void bad_text_is_refused_where_it_is() {
        assertThat(refusal(9, "contains 1,,2 r1c1"))
                .isEqualTo("line 7, column 10: expected the digits (digits from 1 to 9, separated by commas), but found"
                        + " \"1,,2\"");
        assertThat(refusal(9, "quadruple 1,2,3,4,5 r1c1 r1c2 r2c1 r2c2"))
                .isEqualTo("line 7, column 40: expected one to four digits and then the four cells around a corner, but"
                        + " found the end of the line");
        assertThat(refusal(9, "quadruple 1 r1c1 r1c2 r1c3 r2c2"))
                .isEqualTo("line 7, column 32: expected one to four digits and then the four cells around a corner, but"
                        + " found the end of the line");
        assertThat(refusal(9, "look-and-say 161 r1c1"))
                .isEqualTo(
                        "line 7, column 14: expected counts and digits in turn, such as 1617 for one 6 and one 7, each"
                                + " digit once, but found \"161\"");
        assertThat(refusal(9, "same-set r1c1 r1c2 = r2c1"))
                .isEqualTo("line 7, column 26: expected groups of the same number of cells, but found the end of the"
                        + " line");
    }
}
