package io.github.sudokusat.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SeedsTest {

    @Test
    void theSeedIsFixedGivenOrDrawn() {
        assertThat(Seeds.chosen("", new Random(1))).isEqualTo(Seeds.chosen("", new Random(2)));
        assertThat(Seeds.chosen("17", new Random(1))).isEqualTo(17);
        assertThat(Seeds.chosen("random", new Random(1))).isEqualTo(Seeds.chosen("random", new Random(1)));
        assertThat(Seeds.chosen("random", new Random(1))).isNotEqualTo(Seeds.chosen("random", new Random(2)));
    }
}
