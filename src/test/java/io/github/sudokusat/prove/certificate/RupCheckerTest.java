package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsWriter;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.Formulas;
import io.github.sudokusat.testing.NaiveRup;
import java.io.IOException;
import java.io.StringReader;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RupCheckerTest {

    /** All four clauses of two variables. */
    private static final String SQUARE = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

    private static ProofCheckResult check(String formula, String proof) {
        try {
            return RupChecker.check(new StringReader(formula), new StringReader(proof), Limits.none());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertRefused(String formula, String proof, long line, String reason) {
        assertThat(check(formula, proof)).isEqualTo(new ProofCheckResult.Refused(line, reason));
    }

    @Test
    void acceptsClausesThatFollowOneByOne() {
        assertThat(check(SQUARE, "2 0\n0\n")).isEqualTo(new ProofCheckResult.Accepted(2, 0));
        assertThat(check(SQUARE, "c a comment\n\n 2 2 0 \r\nd 1 2 0\n0"))
                .isEqualTo(new ProofCheckResult.Accepted(2, 1));
        assertThat(check("p cnf 1 2\n1 0\n-1 0\n", "0\n")).isEqualTo(new ProofCheckResult.Accepted(1, 0));
        assertThat(check("p cnf 0 1\n0\n", "0\n")).isEqualTo(new ProofCheckResult.Accepted(1, 0));
        assertThat(check(SQUARE, "1 -1 0\n2 0\n0\nd 2 0\n")).isEqualTo(new ProofCheckResult.Accepted(3, 1));
    }

    @Test
    void refusesAClauseThatDoesNotFollow() {
        assertRefused(SQUARE, "0\n", 1, "the clause 0 does not follow by unit propagation");
        assertRefused(
                "p cnf 3 1\n1 2 0\n",
                "1 2 3 0\n\n3 1 0\n0\n",
                3,
                "the clause 3 1 0 does not follow by unit propagation");
        assertThat(check("p cnf 30 0\n", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 0\n")
                        .toString())
                .isEqualTo("line 1: the clause 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 ..."
                        + " does not follow by unit propagation");
    }

    @Test
    void refusesAProofWithoutTheEmptyClauseAtTheEnd() {
        String missing = "the proof does not end with the empty clause";
        assertRefused(SQUARE, "", 1, missing);
        assertRefused(SQUARE, "2 0\n", 2, missing);
        assertRefused(SQUARE, "2 0\n0\n1 0\n", 4, missing);
        assertRefused("p cnf 0 1\n0\n", "c nothing\n", 2, missing);
    }

    @Test
    void refusesTextThatIsNotAProof() {
        String literal = "0 or a literal from -2 to 2";
        assertRefused(SQUARE, "2 \n0\n", 1, "expected " + literal + ", but found the end of the line");
        assertRefused(SQUARE, "2 0\n0\nd 1", 3, "expected " + literal + ", but found the end of the text");
        assertRefused(SQUARE, "2 3 0\n", 1, "expected " + literal + ", but found \"3\"");
        assertRefused(SQUARE, "2 0 0\n", 1, "expected the end of the line, but found \"0\"");
        assertRefused(SQUARE, "2 0\n-0\n", 2, "expected " + literal + ", but found \"-0\"");
        assertThat(check(SQUARE, "a\u0004\u0000a\u0000").toString())
                .startsWith("line 1: expected a step of a proof as text")
                .endsWith(", but found \"a\\u0004\\u0000a\\u0000\"");
        assertThat(check(SQUARE, "delete 2 0\n").toString()).contains("found \"delete\"");
    }

    /** Whatever rests on a deleted clause is retracted with it, units included, unlike in drat-trim. */
    @Test
    void deletionsAreHonoured() {
        assertThat(check(SQUARE, "2 0\nd -1 -2 0\n0\n")).isInstanceOf(ProofCheckResult.Refused.class);
        assertThat(check(SQUARE, "2 0\nd 1 -2 0\n0\n")).isInstanceOf(ProofCheckResult.Refused.class);
        assertThat(check(SQUARE, "2 0\nd 2 1 0\nd 2 -1 0\n0\n")).isInstanceOf(ProofCheckResult.Accepted.class);
        String units = "p cnf 2 3\n1 0\n-1 2 0\n-2 0\n";
        assertThat(check(units, "d 1 0\n0\n")).isInstanceOf(ProofCheckResult.Refused.class);
        assertThat(check(units, "0\nd 1 0\nd 0\n2 0\n")).isInstanceOf(ProofCheckResult.Refused.class);
        assertThat(check(units, "0\nd 1 0\n-1 0\n0\n")).isInstanceOf(ProofCheckResult.Accepted.class);
        String twice = "p cnf 2 4\n1 0\n1 0\n-1 2 0\n-2 0\n";
        assertThat(check(twice, "d 1 0\n0\n")).isInstanceOf(ProofCheckResult.Accepted.class);
        assertThat(check(twice, "d 1 0\nd 1 0\n0\n")).isInstanceOf(ProofCheckResult.Refused.class);
        assertThat(check(twice, "d 1 2 0\n0\n")).as("no such clause").isInstanceOf(ProofCheckResult.Accepted.class);
    }

    @Test
    void agreesWithTheNaiveCheckerOnRandomSteps() throws IOException {
        int[] decided = new int[3];
        for (long seed = 1; seed <= 6_000; seed++) {
            Random random = new Random(seed);
            int variables = 1 + random.nextInt(7);
            List<int[]> formula = random.nextBoolean()
                    ? Formulas.anything(variables, 1 + random.nextInt(4 * variables), random)
                    : Formulas.threeSat(3 + variables, 6 * (3 + variables), random);
            int all = Math.max(
                    variables,
                    formula.stream()
                            .flatMapToInt(Arrays::stream)
                            .map(Math::abs)
                            .max()
                            .orElse(0));
            String proof = RandomSteps.of(all, formula, random);
            int wrong = NaiveRup.wrongLine(all, formula, proof);
            decided[wrong == 0 ? 0 : wrong < 0 ? 1 : 2]++;
            assertThat(check(all, formula, proof)).as("seed %d", seed).isEqualTo(wrong);
        }
        assertThat(decided[0]).as("accepted").isGreaterThan(500);
        assertThat(decided[1]).as("without an end").isGreaterThan(500);
        assertThat(decided[2]).as("refused").isGreaterThan(500);
    }

    /** The wrong line as {@link NaiveRup} reports it. */
    private static int check(int variables, List<int[]> formula, String proof) throws IOException {
        Cnf cnf = new Cnf();
        cnf.declareVariables(variables);
        Formulas.addAll(cnf, formula);
        ProofCheckResult verdict = RupChecker.check(cnf, new StringReader(proof), Limits.none());
        if (verdict instanceof ProofCheckResult.Refused refused) {
            return refused.reason().contains("empty clause") ? -1 : (int) refused.line();
        }
        assertThat(verdict).isInstanceOf(ProofCheckResult.Accepted.class);
        return 0;
    }

    @Test
    void aMalformedFormulaIsNotBlamedOnTheProof() {
        assertThatExceptionOfType(SolverFormatException.class)
                .isThrownBy(() -> RupChecker.check(
                        new StringReader("p cnf 2 1\n1 3 0\n"), new StringReader("0\n"), Limits.none()))
                .withMessageContaining("line 2");
    }

    @Test
    void limitsStopTheCheckAmongCommentsAndEmptyLines() throws IOException {
        for (String line : List.of("c comment\n", "\n")) {
            assertStopped((endless, limits) -> RupChecker.check(endless, new StringReader("0\n"), limits), line);
            assertStopped((endless, limits) -> RupChecker.check(new StringReader(SQUARE), endless, limits), line);
        }
    }

    /** Checks a text that goes on for ever, and is cancelled as it does. */
    private static void assertStopped(StoppedCheck check, String line) throws IOException {
        Cancellation cancellation = new Cancellation();
        Readable endless = new Readable() {

            private int reads;

            @Override
            public int read(CharBuffer target) {
                reads++;
                if (reads == 3) {
                    cancellation.cancel();
                }
                assertThat(reads).as("reads").isLessThan(10);
                String text = line.repeat(target.remaining() / line.length());
                target.append(text);
                return text.length();
            }
        };
        assertThat(check.check(endless, Limits.none().withCancellation(cancellation)))
                .isEqualTo(new ProofCheckResult.Stopped(StopReason.CANCELLED));
    }

    /** The check of a text. */
    private interface StoppedCheck {

        ProofCheckResult check(Readable text, Limits limits) throws IOException;
    }

    @Test
    void limitsStopTheCheck() throws IOException {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        Limits limits = Limits.none().withCancellation(cancelled);
        Cnf formula = new Cnf();
        Formulas.addAll(formula, Formulas.pigeons(12));
        String proof = "1 -1 0\n".repeat(5_000) + "0\n";
        assertThat(RupChecker.check(formula, new StringReader(proof), limits))
                .isEqualTo(new ProofCheckResult.Stopped(StopReason.CANCELLED));
        StringBuilder text = new StringBuilder();
        DimacsWriter.write(formula, text);
        assertThat(RupChecker.check(new StringReader(text.toString()), new StringReader("0\n"), limits))
                .isEqualTo(new ProofCheckResult.Stopped(StopReason.CANCELLED));
    }

    @Test
    void rejectsWhatIsNotAFormula() {
        assertThatIllegalArgumentException().isThrownBy(() -> new RupChecker(-1, Limits.none()));
        assertThatIllegalArgumentException().isThrownBy(() -> new RupChecker(Integer.MAX_VALUE, Limits.none()));
        RupChecker checker = new RupChecker(2, Limits.none());
        for (int wrong : new int[] {0, 3, -3, Integer.MIN_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> checker.add(new int[] {1, wrong}, 2))
                    .withMessageContaining("but is " + wrong);
        }
    }

    @Test
    void aCheckerIsForOneProof() throws IOException {
        RupChecker checker = new RupChecker(1, Limits.none());
        checker.check(new StringReader(""));
        assertThatIllegalStateException().isThrownBy(() -> checker.check(new StringReader("0\n")));
    }
}
