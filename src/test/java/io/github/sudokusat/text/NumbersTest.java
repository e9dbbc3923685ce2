package io.github.sudokusat.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers in text. */
class NumbersTest {

    @ParameterizedTest
    @ValueSource(
            longs = {
                0,
                7,
                -1,
                10,
                123_456_789_012L,
                Long.MAX_VALUE,
                Long.MAX_VALUE - 8,
                Long.MIN_VALUE,
                Long.MIN_VALUE + 9
            })
    void wholeNumbersOfAnySizeThatFits(long number) {
        assertThat(Numbers.whole(Long.toString(number))).isEqualTo(number);
        assertThat(Numbers.whole(number < 0 ? "-00" + Long.toString(number).substring(1) : "00" + number))
                .isEqualTo(number);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"9223372036854775808", "-9223372036854775809", "99999999999999999999", "18446744073709551617"})
    void numbersThatDoNotFit(String text) {
        assertThat(Numbers.whole(text)).isNull();
        assertThat(Numbers.isWhole(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "+", "+1", "+-1", "--1", "1x", "１", "1-", "1.0", " 1", "0x1", "1e3", "٣"})
    void whatIsNoNumber(String text) {
        assertThat(Numbers.whole(text)).isNull();
        assertThat(Numbers.isWhole(text)).isFalse();
        assertThat(Numbers.parse(text)).isEqualTo(Numbers.NONE);
    }

    @Test
    void shortNumbersHaveNoSignAndAtMostNineDigits() {
        assertThat(Numbers.parse("012")).isEqualTo(12);
        assertThat(Numbers.parse("999999999")).isEqualTo(999_999_999);
        assertThat(Numbers.parse("1000000000")).isEqualTo(Numbers.NONE);
        assertThat(Numbers.parse("+1")).isEqualTo(Numbers.NONE);
        assertThat(Numbers.parse("-1")).isEqualTo(Numbers.NONE);
    }
}
