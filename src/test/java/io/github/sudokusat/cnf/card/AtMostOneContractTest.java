package io.github.sudokusat.cnf.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.cnf.card.AtMostOne.PairFilter;
import io.github.sudokusat.testing.CountingSink;
import io.github.sudokusat.testing.Propagator;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The requirements on every at-most-one encoding; a subclass supplies the encoding and repeats the formulas of its class comment. */
abstract class AtMostOneContractTest {

    private static final int[] LARGE = {
        25, 26, 27, 31, 32, 33, 36, 49, 50, 63, 64, 65, 81, 100, 128, 144, 255, 256, 257, 300
    };

    abstract AtMostOne encoder();

    /** The number of clauses according to the class comment. */
    abstract long clauses(int n);

    /** The number of auxiliary variables according to the class comment. */
    abstract int auxiliaries(int n);

    /** The indices of the clauses that exclude no pair of literals, according to the class comment. */
    Set<Integer> onlyDetermining(int n) {
        return Set.of();
    }

    /** Numbers of literals, too large for brute force, for which each clause in turn is left out. */
    int[] beyondBruteForce() {
        return new int[] {13, 19};
    }

    private BruteForce bruteForce(int n) {
        return new BruteForce(RecordingSink.record(encoder(), n), n, encoder().auxiliaryCount(n));
    }

    /** The largest number of literals for which all assignments are tried: at most 2²⁰ of them. */
    private int largestForBruteForce() {
        int n = 8;
        while (n < 12 && n + 1 + encoder().auxiliaryCount(n + 1) <= 20) {
            n++;
        }
        return n;
    }

    @Test
    void modelsAreTheAssignmentsWithAtMostOneTrueLiteral() {
        for (int n = 0; n <= largestForBruteForce(); n++) {
            BruteForce all = bruteForce(n);
            int projections = 0;
            for (int input = 0; input < 1 << n; input++) {
                assertThat(all.extensions(input) > 0)
                        .as("n = %d, input %s", n, Integer.toBinaryString(input))
                        .isEqualTo(Integer.bitCount(input) <= 1);
                projections += all.extensions(input) > 0 ? 1 : 0;
            }
            assertThat(projections).isEqualTo(n + 1);
        }
    }

    @Test
    void statesWhetherOneTrueLiteralDeterminesTheAuxiliaries() {
        int most = 1;
        for (int n = 1; n <= largestForBruteForce(); n++) {
            BruteForce all = bruteForce(n);
            for (int i = 0; i < n; i++) {
                most = Math.max(most, all.extensions(1 << i));
            }
        }
        assertThat(most == 1).isEqualTo(encoder().determinesAuxiliaries());
    }

    @Test
    void needsEveryClause() {
        for (int n = 2; n <= largestForBruteForce(); n++) {
            BruteForce all = bruteForce(n);
            Set<Integer> notExcluding = new TreeSet<>();
            for (int c = 0; c < encoder().clauseCount(n); c++) {
                if (!all.excluding().contains(c)) {
                    notExcluding.add(c);
                }
            }
            assertThat(notExcluding).as("n = %d", n).isEqualTo(onlyDetermining(n));
            assertThat(all.determining()).as("n = %d", n).containsAll(notExcluding);
        }
    }

    @Test
    void needsEveryClauseForMoreLiterals() {
        for (int n : beyondBruteForce()) {
            List<List<Integer>> clauses = RecordingSink.record(encoder(), n);
            Set<Integer> notExcluding = new TreeSet<>();
            for (int c = 0; c < clauses.size(); c++) {
                List<List<Integer>> others = new ArrayList<>(clauses);
                others.remove(c);
                if (!allowsTwo(others, n)) {
                    notExcluding.add(c);
                    assertThat(leavesOpen(others, n))
                            .as("n = %d, clause %d", n, c)
                            .isTrue();
                }
            }
            assertThat(notExcluding).as("n = %d", n).isEqualTo(onlyDetermining(n));
        }
    }

    /**
     * Whether two inputs may be true together. Unit propagation decides this for clauses of two literals: if it ends without a false clause, the
     * clauses that are not yet true are untouched, and an assignment without a true input shows that these can be made true.
     */
    private boolean allowsTwo(List<List<Integer>> clauses, int n) {
        for (int i = 1; i <= n; i++) {
            for (int j = i + 1; j <= n; j++) {
                Propagator propagator = new Propagator(clauses, n + encoder().auxiliaryCount(n));
                if (propagator.assume(i) && propagator.assume(j)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a true input leaves a variable open, which then may have either value. */
    private boolean leavesOpen(List<List<Integer>> clauses, int n) {
        int variables = n + encoder().auxiliaryCount(n);
        for (int i = 1; i <= n; i++) {
            Propagator propagator = new Propagator(clauses, variables);
            assertThat(propagator.assume(i)).isTrue();
            for (int v = 1; v <= variables; v++) {
                if (propagator.value(v) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void unitPropagationMakesAllOthersFalseWhenOneIsTrue() {
        for (int n = 2; n <= 24; n++) {
            propagatesFromEachOf(n);
        }
        for (int n : LARGE) {
            propagatesFromEachOf(n);
        }
    }

    /** Because no other input can be true and nothing is left open, this also proves the meaning for an n that is too large for brute force. */
    private void propagatesFromEachOf(int n) {
        List<List<Integer>> clauses = RecordingSink.record(encoder(), n);
        int variables = n + encoder().auxiliaryCount(n);
        for (int one = 1; one <= n; one++) {
            Propagator propagator = new Propagator(clauses, variables);
            assertThat(propagator.assume(one)).as("n = %d, literal %d", n, one).isTrue();
            for (int v = 1; v <= variables; v++) {
                int value = propagator.value(v);
                if (v <= n
                        ? value != (v == one ? 1 : -1)
                        : value == 0 && encoder().determinesAuxiliaries()) {
                    throw new AssertionError("n = " + n + ": variable " + v + " is " + value + " after " + one);
                }
            }
        }
    }

    @Test
    void allowsThatNoLiteralIsTrueHoweverManyThereAre() {
        for (int n : LARGE) {
            Propagator propagator = new Propagator(
                    RecordingSink.record(encoder(), n), n + encoder().auxiliaryCount(n));
            for (int v = 1; v <= n + encoder().auxiliaryCount(n); v++) {
                if (v <= n || propagator.value(v) == 0) {
                    assertThat(propagator.assume(-v))
                            .as("n = %d, variable %d", n, v)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void hasTheNumbersOfClausesAndVariablesThatTheFormulasGive() {
        for (int n = 0; n <= 300; n++) {
            VariablePool pool = new VariablePool(n);
            CountingSink sink = new CountingSink();
            encoder().encode(RecordingSink.firstVariables(n), n, pool, sink, PairFilter.NONE);
            assertThat(sink.clauses()).as("clauses for n = %d", n).isEqualTo(clauses(n));
            assertThat(pool.last() - n).as("auxiliary variables for n = %d", n).isEqualTo(auxiliaries(n));
            assertThat(encoder().clauseCount(n)).as("n = %d", n).isEqualTo(clauses(n));
            assertThat(encoder().auxiliaryCount(n)).as("n = %d", n).isEqualTo(auxiliaries(n));
        }
    }

    @Test
    void usesEveryAuxiliaryVariable() {
        for (int n = 2; n <= 100; n++) {
            Set<Integer> used = new TreeSet<>();
            for (List<Integer> clause : RecordingSink.record(encoder(), n)) {
                clause.forEach(literal -> used.add(Math.abs(literal)));
            }
            assertThat(used).as("n = %d", n).hasSize(n + encoder().auxiliaryCount(n));
            assertThat(used).last().isEqualTo(n + encoder().auxiliaryCount(n));
        }
    }

    @Test
    void isNoLargerThanPairwiseUpToFourLiteralsAndHasNoAuxiliariesThere() {
        for (int n = 0; n <= 4; n++) {
            assertThat(encoder().clauseCount(n)).isEqualTo(n * (n - 1) / 2);
            assertThat(encoder().auxiliaryCount(n)).isZero();
        }
    }

    @Test
    void countsWithoutOverflow() {
        assertThat(encoder().clauseCount(1 << 30)).isEqualTo(clauses(1 << 30)).isPositive();
        assertThat(encoder().auxiliaryCount(1 << 30))
                .isEqualTo(auxiliaries(1 << 30))
                .isNotNegative();
        encoder().statesPair(Integer.MAX_VALUE, Integer.MAX_VALUE - 2, Integer.MAX_VALUE - 1);
    }

    @Test
    void writesNothingForFewerThanTwoLiterals() {
        for (int n = 0; n <= 1; n++) {
            RecordingSink sink = new RecordingSink();
            VariablePool pool = new VariablePool(7);
            encoder().encode(new int[] {3, 5}, n, pool, sink, PairFilter.NONE);
            assertThat(sink.clauses()).isEmpty();
            assertThat(pool.last()).isEqualTo(7);
        }
    }

    @Test
    void statesTheDirectPairsThatItWrites() {
        for (int n = 0; n <= 70; n++) {
            Set<String> written = new TreeSet<>();
            for (List<Integer> clause : RecordingSink.record(encoder(), n)) {
                int i = -clause.get(0) - 1;
                int j = -clause.get(1) - 1;
                if (i < n && j < n && i >= 0 && j >= 0) {
                    assertThat(written.add(pair(Math.min(i, j), Math.max(i, j))))
                            .isTrue();
                }
            }
            assertThat(written).as("n = %d", n).isEqualTo(statedPairs(n));
        }
    }

    private Set<String> statedPairs(int n) {
        Set<String> pairs = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                if (encoder().statesPair(n, i, j)) {
                    pairs.add(pair(i, j));
                }
            }
        }
        return pairs;
    }

    private static String pair(int i, int j) {
        return i + "-" + j;
    }

    @Test
    void asksTheFilterOnceForEachStatedPair() {
        for (int n = 0; n <= 70; n++) {
            List<String> asked = new ArrayList<>();
            RecordingSink sink = new RecordingSink();
            encoder()
                    .encode(
                            RecordingSink.firstVariables(n),
                            n,
                            new VariablePool(n),
                            sink,
                            (i, j) -> !asked.add(pair(i, j)));
            assertThat(asked).as("n = %d", n).containsExactlyInAnyOrderElementsOf(statedPairs(n));
            assertThat(sink.clauses()).isEqualTo(RecordingSink.record(encoder(), n));
        }
    }

    @Test
    void leavesOutTheDirectClausesThatTheFilterSkipsAndNoOthers() {
        for (int n = 0; n <= 40; n++) {
            int count = n;
            List<List<Integer>> expected = RecordingSink.record(encoder(), n);
            expected.removeIf(clause -> clause.get(0) < 0
                    && clause.get(1) < 0
                    && -clause.get(0) <= count
                    && -clause.get(1) <= count
                    && (clause.get(0) + clause.get(1)) % 3 != 0);
            RecordingSink sink = new RecordingSink();
            encoder()
                    .encode(
                            RecordingSink.firstVariables(n),
                            n,
                            new VariablePool(n),
                            sink,
                            (i, j) -> (i + 1 + j + 1) % 3 != 0);
            assertThat(sink.clauses()).as("n = %d", n).isEqualTo(expected);
        }
    }

    @Test
    void refusesCountsThatAreOutOfRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> encoder().clauseCount(-1))
                .withMessage("n must be 0 or more, but is -1");
        assertThatIllegalArgumentException().isThrownBy(() -> encoder().auxiliaryCount(-1));
        int[] literals = new int[12];
        for (int n : new int[] {-1, 13}) {
            RecordingSink sink = new RecordingSink();
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> encoder().encode(literals, n, new VariablePool(0), sink, PairFilter.NONE))
                    .withMessage("n must be from 0 to the 12 literals of the array, but is " + n);
            assertThat(sink.clauses()).isEmpty();
        }
    }

    @Test
    void refusesIndicesThatAreNotAPair() {
        int[][] places = {{-1, 3}, {3, 3}, {4, 3}, {3, 12}};
        for (int[] place : places) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> encoder().statesPair(12, place[0], place[1]))
                    .withMessage("i and j must be 0 <= i < j < n, but are " + place[0] + " and " + place[1]
                            + " with n = 12");
        }
    }
}
