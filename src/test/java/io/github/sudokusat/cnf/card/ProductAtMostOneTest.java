package io.github.sudokusat.cnf.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ProductAtMostOneTest extends AtMostOneContractTest {

    @Override
    AtMostOne encoder() {
        return ProductAtMostOne.INSTANCE;
    }

    @Override
    long clauses(int n) {
        return n <= 6 ? n * (n - 1) / 2 : 2L * n + clauses(rows(n)) + clauses(columns(n));
    }

    @Override
    int auxiliaries(int n) {
        return n <= 6 ? 0 : rows(n) + columns(n) + auxiliaries(rows(n)) + auxiliaries(columns(n));
    }

    /** The least p with p² ≥ n, found by counting. */
    private static int rows(int n) {
        int p = 1;
        while ((long) p * p < n) {
            p++;
        }
        return p;
    }

    private static int columns(int n) {
        return (n + rows(n) - 1) / rows(n);
    }

    /** The clause for the column of a board's last literal, which follows the clause for its row, if the literal is alone in that row. */
    @Override
    Set<Integer> onlyDetermining(int n) {
        Set<Integer> places = new TreeSet<>();
        addLoners(n, 0, places);
        return places;
    }

    private void addLoners(int n, int from, Set<Integer> places) {
        if (n > 6) {
            if (n % columns(n) == 1) {
                places.add(from + 2 * n - 1);
            }
            addLoners(rows(n), from + 2 * n, places);
            addLoners(columns(n), from + 2 * n + (int) clauses(rows(n)), places);
        }
    }

    /** Checks boards of boards: 7 × 6, whose seven rows are again arranged as 3 × 3, with one literal in the last row and with four; and 7 × 7. */
    @Override
    int[] beyondBruteForce() {
        return new int[] {13, 19, 37, 40, 43};
    }

    @Test
    void hasTheNumbersOfTheClassComment() {
        assertThat(encoder().clauseCount(4)).isEqualTo(6);
        assertThat(encoder().auxiliaryCount(4)).isZero();
        assertThat(encoder().clauseCount(9)).isEqualTo(24);
        assertThat(encoder().auxiliaryCount(9)).isEqualTo(6);
        assertThat(encoder().clauseCount(256)).isEqualTo(600);
        assertThat(encoder().auxiliaryCount(256)).isEqualTo(48);
    }

    @Test
    void hasMoreClausesThanCommanderForFortyFiveLiterals() {
        assertThat(encoder().clauseCount(45)).isGreaterThan(CommanderAtMostOne.INSTANCE.clauseCount(45));
    }

    @Test
    void hasTheFewestClausesOfAllMethodsForManyLiterals() {
        for (int n = 46; n <= 300; n++) {
            for (AtMostOne other : Encoders.ALL) {
                assertThat(encoder().clauseCount(n))
                        .as("%s, n = %d", other.getClass(), n)
                        .isLessThanOrEqualTo(other.clauseCount(n));
            }
        }
    }
}
