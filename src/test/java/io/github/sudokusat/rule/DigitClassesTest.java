package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.DigitValues;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigitClassesTest {

    @ParameterizedTest
    @CsvSource({
        "3, LMH",
        "4, LMMH",
        "5, LLMHH",
        "6, LLMMHH",
        "7, LLMMMHH",
        "8, LLLMMHHH",
        "9, LLLMMMHHH",
        "16, LLLLLMMMMMMHHHHH"
    })
    void one_digit_left_over_goes_to_the_middle_and_two_to_the_ends(int side, String classes) {
        StringBuilder found = new StringBuilder();
        for (int digit = 1; digit <= side; digit++) {
            found.append("LMH".charAt(DigitClasses.of(digit, new DigitValues(1, side))));
        }
        assertThat(found).hasToString(classes);
    }

    @ParameterizedTest
    @CsvSource({"0, low", "1, middle", "2, high"})
    void classes_have_names(int index, String name) {
        assertThat(DigitClasses.name(index)).isEqualTo(name);
    }
}
