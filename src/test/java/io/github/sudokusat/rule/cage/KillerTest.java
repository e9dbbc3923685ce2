package io.github.sudokusat.rule.cage;

import static io.github.sudokusat.rule.RuleContract.breaches;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.rule.RuleContract;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KillerTest {

    @ParameterizedTest
    @CsvSource({
        "4, killer 5 r1c1 r2c2",
        "4, killer r1c1 r2c3 r4c2",
        "4, killer 9 r1c1 r1c1 r2c2 r3c3",
        "6, killer 21 r1c1-r1c6",
        "9, killer 23 r1c1-r3c3 r5c4",
        "9, killer 30 r1c1-r1c5"
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    @Test
    void breaches_are_named() {
        assertThat(breaches(9, "killer 15 r1c1-r1c3", 4, 5, 6)).isEmpty();
        assertThat(breaches(9, "killer 15 r1c1-r1c3", 4, 5, 8)).containsExactly("killer cage 15 at r1c1 sums to 17");
        assertThat(breaches(9, "killer r1c1 r2c2", 4, 4))
                .containsExactly("4 appears in r1c1 and r2c2, which must differ (killer cage at r1c1)");
    }
}
