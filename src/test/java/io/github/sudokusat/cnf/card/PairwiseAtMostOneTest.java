package io.github.sudokusat.cnf.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class PairwiseAtMostOneTest extends AtMostOneContractTest {

    @Override
    AtMostOne encoder() {
        return PairwiseAtMostOne.INSTANCE;
    }

    @Override
    long clauses(int n) {
        return (long) n * (n - 1) / 2;
    }

    @Override
    int auxiliaries(int n) {
        return 0;
    }

    @Test
    void hasTheNumbersOfTheClassComment() {
        assertThat(encoder().clauseCount(4)).isEqualTo(6);
        assertThat(encoder().clauseCount(9)).isEqualTo(36);
        assertThat(encoder().clauseCount(256)).isEqualTo(32_640);
    }

    @Test
    void writesPairsInOrder() {
        assertThat(RecordingSink.record(encoder(), 3))
                .isEqualTo(List.of(List.of(-1, -2), List.of(-1, -3), List.of(-2, -3)));
    }
}
