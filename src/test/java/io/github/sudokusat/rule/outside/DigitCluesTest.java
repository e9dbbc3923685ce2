package io.github.sudokusat.rule.outside;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.rule.RuleContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Skyscrapers, hidden skyscrapers and numbered rooms. */
class DigitCluesTest {

    @ParameterizedTest
    @CsvSource({
        "4, skyscraper 1 left1",
        "4, skyscraper 3 right2",
        "4, skyscraper 2 r1c1 r2c2 r3c3 r4c3",
        "6, skyscraper 3 top6",
        "9, skyscraper 5 top4",
        "9, skyscraper 3 r1c1-r6c6",
        "4, hidden-skyscraper 1 left1",
        "4, hidden-skyscraper 3 r4c4-r1c1",
        "4, hidden-skyscraper 4 r4c4-r1c1",
        "6, hidden-skyscraper 5 bottom1",
        "9, hidden-skyscraper 2 bottom1",
        "4, numbered-room 1 left1",
        "4, numbered-room 4 left1",
        "4, numbered-room 2 r1c1 r2c2 r3c3",
        "6, numbered-room 3 right5",
        "9, numbered-room 1 r1c1-r1c9",
        "9, numbered-room 7 r1c1 r2c2 r3c3 r4c4"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void wrong_skyscrapers_are_named() {
        assertThat(breaches(9, "skyscraper 3 left1", 4, 2, 6, 1, 3, 9, 5, 7, 8)).isEmpty();
        assertThat(breaches(9, "skyscraper 3 left1", 4, 2, 6, 7, 3, 9, 5, 1, 8))
                .containsExactly("skyscraper 3 right from r1c1 shows 4");
        assertThat(breaches(9, "skyscraper 3 left1", 4, 9, 0, 0, 0, 0, 0, 0, 0))
                .containsExactly("skyscraper 3 right from r1c1 shows 2");
        assertThat(breaches(9, "skyscraper 3 left1", 1, 2, 3, 4, 0, 9, 0, 0, 0))
                .containsExactly("skyscraper 3 right from r1c1 shows 4 or more");
        assertThat(breaches(9, "skyscraper 2 r1c1 r2c2 r3c3", 4, 4, 5)).isEmpty();
    }

    @Test
    void a_wrong_hidden_skyscraper_is_named() {
        assertThat(breaches(9, "hidden-skyscraper 2 left1", 4, 6, 2, 1, 3, 9, 5, 7, 8))
                .isEmpty();
        assertThat(breaches(9, "hidden-skyscraper 2 left1", 4, 6, 3, 0, 0, 9, 5, 7, 8))
                .containsExactly("hidden skyscraper 2 right from r1c1 hides 3 first");
        assertThat(breaches(9, "hidden-skyscraper 2 left1", 1, 2, 3, 4, 5, 6, 7, 8, 9))
                .containsExactly("hidden skyscraper 2 right from r1c1 hides none");
        assertThat(breaches(9, "hidden-skyscraper 4 r1c1 r2c2", 4, 4)).isEmpty();
    }

    @Test
    void a_wrong_numbered_room_is_named() {
        assertThat(breaches(9, "numbered-room 7 left1", 3, 2, 7, 1, 4, 5, 6, 8, 9))
                .isEmpty();
        assertThat(breaches(9, "numbered-room 7 left1", 3, 0, 8, 0, 0, 0, 0, 0, 0))
                .containsExactly("numbered room 7 right from r1c1 has 8 in cell 3");
        assertThat(breaches(9, "numbered-room 7 left1", 1, 0, 0, 0, 0, 0, 0, 0, 0))
                .containsExactly("numbered room 7 right from r1c1 has 1 in cell 1");
        assertThat(breaches(9, "numbered-room 1 left1", 1, 0, 0, 0, 0, 0, 0, 0, 0))
                .isEmpty();
        assertThat(breaches(9, "numbered-room 7 r1c1 r2c1", 4, 0))
                .containsExactly("numbered room 7 down from r1c1 begins with 4, but has only 2 cells");
    }

    @Test
    void clues_that_no_digits_fulfil_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(4, "hidden-skyscraper 4 left1")))
                .withMessage("no digits from 1 to 4 can fulfil hidden skyscraper 4 right from r1c1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(read(9, "numbered-room 5 r1c4-r1c1")))
                .withMessage("no digits from 1 to 4 can fulfil numbered room 5 left from r1c4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(9).with(read(9, "skyscraper 3 r1c1 r1c2")))
                .withMessage("no digits from 1 to 9 can fulfil skyscraper 3 right from r1c1");
    }

    @Test
    void bad_text_is_refused_where_it_is() {
        assertThat(refusal(9, "skyscraper 10 top1"))
                .isEqualTo("line 7, column 12: expected how many are seen (a number from 1 to 9), but found \"10\"");
        assertThat(refusal(9, "numbered-room 0 top1"))
                .isEqualTo("line 7, column 15: expected a digit (a number from 1 to 9), but found \"0\"");
        assertThat(refusal(9, "hidden-skyscraper 3"))
                .isEqualTo("line 7, column 20: expected a cell from r1c1 to r9c9, but found the end of the line");
    }
}
