package io.github.sudokusat.rule.line;

import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.rule.RuleContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Between, lockout, entropic and modular lines. */
class EndsAndClassesTest {

    @ParameterizedTest
    @CsvSource({
        "4, between r1c1 r2c2 r2c3 r3c4",
        "4, between r1c1 r2c2",
        "6, between r1c1 r2c2 r3c3 r4c1",
        "9, between r1c1-r6c6",
        "4, lockout 2 r1c1 r2c2 r2c3",
        "4, lockout 3 r1c1 r2c2",
        "6, lockout 2 r1c1 r2c2 r3c3 r4c1",
        "9, lockout r1c1-r6c6",
        "4, entropic r1c1-r4c4 r3c1",
        "6, entropic r1c1 r2c2 r3c3 r4c1",
        "9, entropic r1c1-r7c7",
        "8, entropic r1c1-r5c5",
        "4, modular 2 r1c1-r4c4 r3c1",
        "4, modular 3 r1c1-r4c4 r3c1",
        "6, modular 5 r1c1 r2c2 r3c3 r4c1",
        "6, modular 5 r1c1 r2c2 r3c3 r4c1 r5c5 r6c2 r6c3",
        "9, modular 3 r1c1-r7c7",
        "9, modular 6 r1c1-r7c7",
        "9, modular 11 r1c1-r7c7"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void breaches_are_named() {
        assertThat(breaches(9, "between r1c1-r1c4", 2, 5, 3, 6)).isEmpty();
        assertThat(breaches(9, "between r1c1-r1c4", 6, 5, 6, 2))
                .containsExactly("between line at r1c1 has 6, which is not between 6 and 2");
        assertThat(breaches(9, "between r1c1-r1c4", 6, 1, 0, 2))
                .containsExactly("between line at r1c1 has 1, which is not between 6 and 2");
        assertThat(breaches(9, "lockout r1c1-r1c4", 3, 2, 9, 7)).isEmpty();
        assertThat(breaches(9, "lockout r1c1-r1c4", 3, 2, 7, 7))
                .containsExactly("lockout line 4 at r1c1 has 7, which is not outside 3 to 7");
        assertThat(breaches(9, "lockout r1c1-r1c4", 3, 2, 0, 6))
                .containsExactly("lockout line 4 at r1c1 has 3 and 6 at its ends");
        assertThat(breaches(9, "lockout 3 r1c1-r1c4", 3, 2, 0, 6)).isEmpty();
        assertThat(breaches(9, "entropic r1c1-r1c5", 2, 6, 9, 1, 4)).isEmpty();
        assertThat(breaches(9, "entropic r1c1-r1c3", 2, 6, 3))
                .containsExactly("entropic line at r1c1 has 2 and 3 among three cells in a row");
        assertThat(breaches(9, "modular 3 r1c1-r1c5", 4, 2, 9, 1, 5)).isEmpty();
        assertThat(breaches(9, "modular 3 r1c1-r1c3", 4, 2, 7))
                .containsExactly("modular line 3 at r1c1 has 4 and 7 among 3 cells in a row");
        assertThat(breaches(9, "modular 6 r1c1-r1c3", 1, 2, 7))
                .containsExactly("modular line 6 at r1c1 has 1 and 7 among 6 cells in a row");
    }

    @ParameterizedTest
    @CsvSource({
        "4, lockout 3 r1c1-r1c3, lockout line 3 at r1c1 needs ends that differ by no more than 2",
        "4, modular 5 r1c1-r1c4 r2c1, 'modular line 5 at r1c1 needs 5 different digits, but there are only 4'"
    })
    void what_no_digits_can_obey_is_refused(int side, String line, String message) {
        assertThatThrownBy(() -> RuleContract.base(side).with(RuleContract.read(side, line)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void mistakes_are_named() {
        assertThat(refusal(9, "modular r1c1 r1c2"))
                .isEqualTo("line 7, column 9: expected the modulus (a number from 2 to 999), but found \"r1c1\"");
        assertThat(refusal(9, "lockout 0 r1c1 r1c2"))
                .isEqualTo("line 7, column 9: expected the least difference (a number from 1 to 8), but found \"0\"");
        assertThat(refusal(9, "between r1c1"))
                .isEqualTo("line 7, column 13: expected another cell, because there must be 2 or more, "
                        + "but found the end of the line");
    }
}
