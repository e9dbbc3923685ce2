package io.github.sudokusat.cnf.card;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SequentialCounterAtMostOneTest extends AtMostOneContractTest {

    @Override
    AtMostOne encoder() {
        return SequentialCounterAtMostOne.INSTANCE;
    }

    @Override
    long clauses(int n) {
        return n <= 5 ? n * (n - 1) / 2 : 3L * n - 4;
    }

    @Override
    int auxiliaries(int n) {
        return n <= 5 ? 0 : n - 1;
    }

    @Test
    void hasTheNumbersOfTheClassComment() {
        assertThat(encoder().clauseCount(4)).isEqualTo(6);
        assertThat(encoder().auxiliaryCount(4)).isZero();
        assertThat(encoder().clauseCount(9)).isEqualTo(23);
        assertThat(encoder().auxiliaryCount(9)).isEqualTo(8);
    }

    @Test
    void hasOneModelForEachPositionOfTheFirstBitIfNoLiteralIsTrue() {
        assertThat(new BruteForce(RecordingSink.record(encoder(), 9), 9, 8).extensions(0))
                .isEqualTo(9);
    }

    @Test
    void usesTheCounterWhereItHasFewerClausesThanPairs() {
        assertThat(3 * 5 - 4).isGreaterThan(5 * 4 / 2);
        assertThat(encoder().auxiliaryCount(5)).isZero();
        assertThat(encoder().clauseCount(6)).isLessThan(6 * 5 / 2);
    }
}
