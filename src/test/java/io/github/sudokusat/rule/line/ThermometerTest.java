package io.github.sudokusat.rule.line;

import static io.github.sudokusat.rule.RuleContract.breaches;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.rule.RuleContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThermometerTest {

    @ParameterizedTest
    @CsvSource({
        "4, thermo r1c1-r1c4",
        "4, slow-thermo r1c1 r2c2 r2c3",
        "6, slow-thermo r1c1 r2c2 r3c2 r4c3",
        "9, thermo r1c1-r1c6"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void breaches_are_named() {
        assertThat(breaches(9, "thermo r1c1 r2c2", 4, 5)).isEmpty();
        assertThat(breaches(9, "thermo r1c1 r2c2", 4, 4))
                .containsExactly("thermometer at r1c1 does not rise from 4 to 4");
        assertThat(breaches(9, "slow-thermo r1c1 r2c2 r3c3", 4, 0, 3))
                .containsExactly("slow thermometer at r1c1 does not rise from 4 to 3");
    }
}
