package io.github.sudokusat.cnf.card;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CommanderAtMostOneTest extends AtMostOneContractTest {

    @Override
    AtMostOne encoder() {
        return CommanderAtMostOne.INSTANCE;
    }

    @Override
    long clauses(int n) {
        return n < 3 ? n / 2 : 3L * n - 6;
    }

    @Override
    int auxiliaries(int n) {
        return n < 3 ? 0 : (n - 3) / 2;
    }

    @Test
    void hasTheNumbersOfTheClassComment() {
        assertThat(encoder().clauseCount(4)).isEqualTo(6);
        assertThat(encoder().auxiliaryCount(4)).isZero();
        assertThat(encoder().clauseCount(9)).isEqualTo(21);
        assertThat(encoder().auxiliaryCount(9)).isEqualTo(3);
    }

    @Test
    void groupsLiteralsInThrees() {
        assertThat(encoder().statesPair(256, 252, 254)).isTrue();
        assertThat(encoder().statesPair(256, 251, 252)).isFalse();
    }
}
