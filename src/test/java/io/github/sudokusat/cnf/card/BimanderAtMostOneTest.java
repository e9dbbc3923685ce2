package io.github.sudokusat.cnf.card;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BimanderAtMostOneTest extends AtMostOneContractTest {

    @Override
    AtMostOne encoder() {
        return BimanderAtMostOne.INSTANCE;
    }

    @Override
    long clauses(int n) {
        return n <= 4 ? n * (n - 1) / 2 : clausesWithGroups(n, auxiliaries(n));
    }

    /** The least k for which 2^k groups of at most four hold n literals. */
    @Override
    int auxiliaries(int n) {
        int k = 0;
        while (4L << k < n) {
            k++;
        }
        return k;
    }

    private static long clausesWithGroups(int n, int k) {
        long m = 1L << k;
        long q = n / m;
        long r = n % m;
        return n * (long) k + r * q * (q + 1) / 2 + (m - r) * q * (q - 1) / 2;
    }

    @Test
    void hasTheNumbersOfTheClassComment() {
        assertThat(encoder().clauseCount(4)).isEqualTo(6);
        assertThat(encoder().auxiliaryCount(4)).isZero();
        assertThat(encoder().clauseCount(9)).isEqualTo(24);
        assertThat(encoder().auxiliaryCount(9)).isEqualTo(2);
    }

    @Test
    void takesThePowerOfTwoWithTheFewestClausesAndThenVariables() {
        for (int n = 5; n <= 300; n++) {
            for (int k = 0; 1 << k <= n; k++) {
                long other = clausesWithGroups(n, k);
                assertThat(encoder().clauseCount(n)).as("n = %d, k = %d", n, k).isLessThanOrEqualTo(other);
                if (other == encoder().clauseCount(n)) {
                    assertThat(encoder().auxiliaryCount(n)).as("n = %d", n).isLessThanOrEqualTo(k);
                }
            }
        }
    }

    @Test
    void groupsHaveTwoToFourConsecutiveLiterals() {
        for (int n = 5; n <= 300; n++) {
            int from = 0;
            for (int i = 1; i <= n; i++) {
                if (i == n || !encoder().statesPair(n, from, i)) {
                    assertThat(i - from).as("n = %d, from %d", n, from).isBetween(2, 4);
                    from = i;
                }
            }
        }
    }
}
