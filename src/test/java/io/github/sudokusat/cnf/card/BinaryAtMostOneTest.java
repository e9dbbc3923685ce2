package io.github.sudokusat.cnf.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class BinaryAtMostOneTest extends AtMostOneContractTest {

    @Override
    AtMostOne encoder() {
        return BinaryAtMostOne.INSTANCE;
    }

    @Override
    long clauses(int n) {
        return n <= 7 ? n * (n - 1) / 2 : (long) n * digits(n);
    }

    @Override
    int auxiliaries(int n) {
        return n <= 7 ? 0 : digits(n);
    }

    /** The number of binary digits that it takes to write n different numbers. */
    private static int digits(int n) {
        return Integer.toBinaryString(n - 1).length();
    }

    /** The clauses that fix a bit of i to 0 because the number with a 1 there belongs to no literal. */
    @Override
    Set<Integer> onlyDetermining(int n) {
        Set<Integer> places = new TreeSet<>();
        for (int i = 0; n > 7 && i < n; i++) {
            for (int b = 0; b < digits(n); b++) {
                if ((i & 1 << b) == 0 && i + (1 << b) >= n) {
                    places.add(i * digits(n) + b);
                }
            }
        }
        return places;
    }

    @Test
    void hasTheNumbersOfTheClassComment() {
        assertThat(encoder().clauseCount(4)).isEqualTo(6);
        assertThat(encoder().auxiliaryCount(4)).isZero();
        assertThat(encoder().clauseCount(9)).isEqualTo(36);
        assertThat(encoder().auxiliaryCount(9)).isEqualTo(4);
        assertThat(encoder().clauseCount(16)).isEqualTo(64);
    }

    @Test
    void usesBitsWhereTheyHaveFewerClausesThanPairs() {
        assertThat(7 * 3).isEqualTo(7 * 6 / 2);
        assertThat(encoder().auxiliaryCount(7)).isZero();
        assertThat(encoder().clauseCount(8)).isLessThan(8 * 7 / 2);
    }
}
