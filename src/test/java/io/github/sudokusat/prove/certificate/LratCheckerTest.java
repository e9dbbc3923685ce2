package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.Formulas;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.NaiveLrat;
import io.github.sudokusat.testing.NaiveRup;
import io.github.sudokusat.testing.Seeds;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LratCheckerTest {

    /** All four clauses of two variables, numbered 1 to 4. */
    private static final List<int[]> SQUARE =
            List.of(new int[] {1, 2}, new int[] {-1, 2}, new int[] {1, -2}, new int[] {-1, -2});

    private static ProofCheckResult check(int variables, List<int[]> formula, String proof, Limits limits) {
        LratChecker checker = new LratChecker(variables, limits);
        Formulas.addAll(checker, formula);
        try {
            return checker.check(new StringReader(proof));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The same with a formula that is added as a whole. */
    private static ProofCheckResult checkAtOnce(int variables, List<int[]> clauses, String proof) {
        Cnf formula = new Cnf();
        Formulas.addAll(formula, clauses);
        LratChecker checker = new LratChecker(variables, Limits.none());
        checker.addAll(formula);
        try {
            return checker.check(new StringReader(proof));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aFormulaIsAddedAtOnceOrInParts() throws IOException {
        Cnf half = new Cnf();
        Formulas.addAll(half, SQUARE.subList(0, 2));
        Cnf other = new Cnf();
        Formulas.addAll(other, SQUARE.subList(2, 4));
        for (ProofChecker checker : List.of(new LratChecker(2, Limits.none()), new RupChecker(2, Limits.none()))) {
            checker.addAll(half);
            checker.addAll(other);
            String proof = checker instanceof LratChecker ? "5 2 0 1 2 0\n6 0 5 3 4 0\n" : "2 0\n0\n";
            assertThat(checker.check(new StringReader(proof))).isEqualTo(new ProofCheckResult.Accepted(2, 0));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LratChecker(1, Limits.none()).addAll(half))
                .withMessage("the formula must have at most 1 variables, but has 2");
    }

    private static ProofCheckResult check(String proof) {
        return check(2, SQUARE, proof, Limits.none());
    }

    private static void assertRefused(String proof, long line, String reason) {
        assertThat(check(proof)).isEqualTo(new ProofCheckResult.Refused(line, reason));
    }

    @Test
    void acceptsClausesThatFollowByTheirHints() {
        assertThat(check("5 2 0 1 2 0\n6 0 5 3 4 0\n")).isEqualTo(new ProofCheckResult.Accepted(2, 0));
        assertThat(check("c a comment\n\n 9 2 2 0 1 2 0 \r\n9 d 1 2 0\n10 0 9 3 4 0\n10 d 9 0"))
                .isEqualTo(new ProofCheckResult.Accepted(2, 3));
        assertThat(check("5 2 0 1 2 999 0\n6 0 5 3 4 0\n"))
                .as("hints after the false clause")
                .isEqualTo(new ProofCheckResult.Accepted(2, 0));
        assertThat(check("5 1 -1 0 0\n6 2 0 1 2 0\n7 0 6 3 4 0\n8 1 0 7 0\n"))
                .isEqualTo(new ProofCheckResult.Accepted(4, 0));
        assertThat(check(0, List.of(new int[0]), "2 0 1 0\n", Limits.none()))
                .isEqualTo(new ProofCheckResult.Accepted(1, 0));
    }

    @Test
    void refusesWhatDoesNotFollow() {
        assertRefused("5 2 0 1 0\n", 1, "the clause 2 0 does not follow by its hints");
        assertRefused("5 0 1 0\n", 1, "the clause 1 of a hint has several literals that are not false");
        assertRefused("\n5 2 0 7 0\n", 2, "hint 7 names no clause");
        assertRefused("5 2 0 1 2 0\n5 d 1 0\n6 2 0 1 2 0\n", 3, "hint 1 names no clause");
        assertRefused("5 2 0 6 0\n", 1, "hint 6 names no clause");
        assertRefused("5 2 0 5 0\n", 1, "hint 5 names no clause");
        assertRefused("5 d 6 0\n", 1, "there is no clause 6 to delete");
        assertRefused("5 d 1 1 0\n", 1, "there is no clause 1 to delete");
        assertRefused(
                "4 2 0 1 2 0\n", 1, "the number of an added clause must be above 4, the last one before, but is 4");
        assertRefused(
                "9 2 0 1 2 0\n8 2 0 1 2 0\n",
                2,
                "the number of an added clause must be above 9, the last one before, but is 8");
        assertRefused("5 2 0 1 2 0\n", 2, "the proof does not add the empty clause");
        assertRefused("", 1, "the proof does not add the empty clause");
    }

    @Test
    void refusesTextThatIsNotAProof() {
        assertRefused("0\n", 1, "expected 0 or a literal from -2 to 2, but found the end of the line");
        assertRefused(
                "5 2 0 1 2\n",
                1,
                "expected 0 or the number of a clause from 0 to 999999999999, but found the end of the line");
        assertRefused(
                "5 2 0 1 -2 0\n", 1, "expected 0 or the number of a clause from 0 to 999999999999, but found \"-2\"");
        assertRefused("5 3 0 1 2 0\n", 1, "expected 0 or a literal from -2 to 2, but found \"3\"");
        assertRefused("5 2 0 1 2 0 0\n", 1, "expected the end of the line, but found \"0\"");
        assertRefused(
                "9999999999999999999 2 0 1 2 0\n",
                1,
                "expected the number of a clause from 0 to 999999999999, but found \"9999999999999999999\"");
        assertThat(check("b\u0004\u0000").toString()).startsWith("line 1: expected a step of a proof with hints");
    }

    /** A binary proof of numbers, each after a letter; 0 ends a list. */
    private static String binary(Object... parts) {
        StringBuilder proof = new StringBuilder();
        for (Object part : parts) {
            if (part instanceof Character letter) {
                proof.append(letter);
                continue;
            }
            long value = ((Number) part).longValue();
            long rest = 2 * Math.abs(value) + (value < 0 ? 1 : 0);
            for (; rest >= 128; rest /= 128) {
                proof.append((char) (128 + rest % 128));
            }
            proof.append((char) rest);
        }
        return proof.toString();
    }

    private static void assertRefusedInBinary(String proof, long step, String reason) {
        assertThat(check(proof)).isEqualTo(new ProofCheckResult.Refused(step, reason, true));
    }

    @Test
    void acceptsTheBinaryForm() {
        assertThat(check(binary('a', 5, 2, 0, 1, 2, 0, 'd', 1, 2, 0, 'a', 6, 0, 5, 3, 4, 0)))
                .isEqualTo(new ProofCheckResult.Accepted(2, 2));
        assertThat(check(binary('a', 100_000, -2, 0, 3, 4, 0, 'a', 1_000_000_000, 0, 100_000, 1, 2, 0)))
                .isEqualTo(new ProofCheckResult.Accepted(2, 0));
        assertThat(check("d\0a\n\u0004\0\u0002\u0004\0a\u000c\0\n\u0006\b\0"))
                .as("a step that deletes nothing")
                .isEqualTo(new ProofCheckResult.Accepted(2, 0));
    }

    @Test
    void refusesWhatIsWrongInBinary() {
        String first = binary('a', 5, 2, 0, 1, 2, 0);
        assertRefusedInBinary(first, 1, "the proof does not add the empty clause");
        assertRefusedInBinary(binary('a', 5, 2, 0, 1, 0), 1, "the clause 2 0 does not follow by its hints");
        assertRefusedInBinary(first + binary('d', 7, 0), 2, "there is no clause 7 to delete");
        assertRefusedInBinary(first + "b", 2, "expected the letter a or d, which begins a step, but found the byte 98");
        assertRefusedInBinary(
                first + "\n", 2, "expected the letter a or d, which begins a step, but found the byte 10");
        assertRefusedInBinary(binary('a', 5, 3, 0), 1, "expected 0 or a literal from -2 to 2, but found 3");
        assertRefusedInBinary(binary('a', 5, 2) + "\u0001", 1, "expected 0 or a literal from -2 to 2, but found -0");
        String hint = "expected 0 or the number of a clause from 0 to 999999999999, but found ";
        assertRefusedInBinary(binary('a', 5, 2, 0, 1, -2, 0), 1, hint + "-2");
        assertRefusedInBinary(binary('a', 5, 2, 0, 1, 2), 1, hint + "the end of the proof");
        assertRefusedInBinary("d\u0080", 1, hint + "the end of the proof");
        assertRefusedInBinary(binary('d', 1_000_000_000_000L), 1, hint + "1000000000000");
        assertRefusedInBinary("d" + "\u0080".repeat(6) + "\0", 1, hint + "a number of more than 6 bytes");
        assertRefusedInBinary("d\u008a\0\0", 1, hint + "a number that ends with a portion of 0");
        assertThat(check(first + "a\u0100").toString())
                .isEqualTo("step 2: expected a byte, but found the character 256");
        assertThat(check(0, List.of(), binary('a', 1, 1, 0, 0), Limits.none()).toString())
                .isEqualTo("step 1: expected 0, because there are no variables, but found 1");
    }

    /** Numbers far apart take no more memory than near ones, and places in the list of clauses are found after many deletions. */
    @Test
    void numbersMayLeaveGaps() {
        StringBuilder proof = new StringBuilder();
        long number = 5;
        for (int i = 0; i < 20_000; i++) {
            proof.append(number).append(" 2 0 1 2 0\n");
            proof.append(number).append(" d ").append(number).append(" 0\n");
            number += 1 + i * 1_000L;
        }
        proof.append(number)
                .append(" 2 0 1 2 0\n")
                .append(number + 1_000_000)
                .append(" 0 ")
                .append(number)
                .append(" 3 4 0\n");
        assertThat(check(proof.toString())).isEqualTo(new ProofCheckResult.Accepted(20_002, 20_000));
    }

    @Test
    void limitsStopTheCheck() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(check(2, SQUARE, "5 1 -1 0 0\n".repeat(9), Limits.none().withCancellation(cancelled)))
                .isEqualTo(new ProofCheckResult.Stopped(StopReason.CANCELLED));
    }

    @Test
    void aCheckerIsForOneProofAndItsOwnVariables() throws IOException {
        LratChecker checker = new LratChecker(2, Limits.none());
        assertThatIllegalArgumentException().isThrownBy(() -> checker.add(3));
        checker.check(new StringReader(""));
        assertThatIllegalStateException().isThrownBy(() -> checker.check(new StringReader("")));
        assertThatIllegalArgumentException().isThrownBy(() -> new LratChecker(-1, Limits.none()));
    }

    /** A formula with the proof that SAT4J has written for it, and the same with hints. */
    private record Proved(int variables, List<int[]> formula, String drup, String lrat) {

        static Proved of(List<int[]> clauses) throws IOException {
            Cnf formula = new Cnf();
            Formulas.addAll(formula, clauses);
            StringBuilder proof = new StringBuilder();
            SessionOptions options = SessionOptions.defaults().withProof(proof);
            try (SatSession session = Sat4jSolver.instance().open(formula.variables(), options)) {
                formula.forEach(session);
                assertThat(session.solve(Limits.none())).isInstanceOf(SatResult.Unsat.class);
            }
            return new Proved(
                    formula.variables(),
                    clauses,
                    proof.toString(),
                    withHints(formula.variables(), clauses, proof.toString()));
        }
    }

    /** A proof with hints; empty if the one without is refused. */
    private static String withHints(int variables, List<int[]> formula, String drup) throws IOException {
        return withHints(variables, formula, drup, ProofFormat.LRAT);
    }

    private static String withHints(int variables, List<int[]> formula, String drup, ProofFormat format)
            throws IOException {
        RupChecker checker = RupChecker.noting(variables, Limits.none());
        Formulas.addAll(checker, formula);
        if (!(checker.check(new StringReader(drup)) instanceof ProofCheckResult.Accepted)) {
            return "";
        }
        StringBuilder lrat = new StringBuilder();
        assertThat(checker.writeLrat(format, lrat)).isTrue();
        return lrat.toString();
    }

    private static void assertAccepted(int variables, List<int[]> formula, String lrat, String what) {
        assertThat(check(variables, formula, lrat, Limits.none()))
                .as("%s: %s", what, lrat)
                .isInstanceOf(ProofCheckResult.Accepted.class);
        assertThat(NaiveLrat.wrongLine(variables, formula, lrat))
                .as("%s: %s", what, lrat)
                .isZero();
    }

    @Test
    void whatIsAcceptedWithoutHintsIsAcceptedWithThem() throws IOException {
        assertAccepted(2, SQUARE, withHints(2, SQUARE, "2 0\n0\n"), "square");
        assertAccepted(2, SQUARE, withHints(2, SQUARE, "1 -1 0\n2 0\nd 1 2 0\n1 2 0\n0\n"), "square");
        int accepted = 0;
        int seed = Seeds.seed();
        for (int i = seed; i < seed + 3_000; i++) {
            Random random = new Random(i);
            int variables = 3 + random.nextInt(6);
            List<int[]> formula = random.nextBoolean()
                    ? Formulas.threeSat(variables, 7 * variables, random)
                    : Formulas.anything(variables, 1 + random.nextInt(4 * variables), random);
            String drup = RandomSteps.of(variables, formula, random);
            if (NaiveRup.accepts(variables, formula, drup)) {
                accepted++;
                assertAccepted(variables, formula, withHints(variables, formula, drup), "seed " + i + ", " + drup);
            }
        }
        assertThat(accepted).isGreaterThan(300);
    }

    @Test
    void onlyWhatTheEmptyClauseNeedsIsLeft() throws IOException {
        assertThat(withHints(3, SQUARE, "2 3 0\n2 0\n3 2 0\n0\n"))
                .as("1 has no line of its own")
                .isEqualTo("5 2 0 1 2 0\n6 0 5 3 4 0\n");
        Proved pigeons = Proved.of(Formulas.pigeons(6));
        assertAccepted(pigeons.variables, pigeons.formula, pigeons.lrat, "pigeons");
        assertThat(pigeons.lrat.lines().filter(line -> line.contains("d")))
                .as("clauses that are not used again, 32 at a time")
                .isNotEmpty()
                .allMatch(line -> line.split(" ", -1).length == 35);
    }

    @Test
    void literalsThatTheClausesMakeFalseAreLeftOut() throws IOException {
        List<int[]> formula = List.of(
                new int[] {3}, new int[] {-3, 1, 2}, new int[] {-3, -1, 2}, new int[] {-3, 1, -2}, new int[] {-3, -1, -2
                });
        String lrat = withHints(3, formula, "-3 2 0\n-3 0\n0\n");
        assertThat(lrat).isEqualTo("6 2 0 1 2 3 0\n7 0 6 1 4 5 0\n");
        assertAccepted(3, formula, lrat, "with 3");
    }

    @Test
    void theBinaryFormHasTheSameSteps() throws IOException {
        for (List<int[]> formula : List.of(SQUARE, Formulas.pigeons(5), Formulas.threeSat(30, 200, new Random(7)))) {
            Proved proved = Proved.of(formula);
            String binary = withHints(proved.variables, formula, proved.drup, ProofFormat.LRAT_BINARY);
            String expected = proved.lrat.replaceAll("(?m)^\\d+ d", "0 d").replaceAll("(?m)^(?=[1-9])", " ");
            assertThat(NaiveLrat.text(binary)).isEqualTo(expected);
            assertThat(check(proved.variables, formula, binary, Limits.none()))
                    .isEqualTo(check(proved.variables, formula, proved.lrat, Limits.none()));
        }
    }

    @Test
    void hintsAreWrittenForAnAcceptedProofOnly() throws IOException {
        RupChecker plain = new RupChecker(2, Limits.none());
        assertThatIllegalStateException().isThrownBy(() -> plain.writeLrat(ProofFormat.LRAT, new StringBuilder()));
        RupChecker noting = RupChecker.noting(2, Limits.none());
        noting.check(new StringReader("1 0\n"));
        assertThatIllegalStateException().isThrownBy(() -> noting.writeLrat(ProofFormat.LRAT, new StringBuilder()));
    }

    @Test
    void damagedProofsAreDecidedAsByTheNaiveChecker() throws IOException {
        decide(400);
    }

    @Test
    @Tag("slow")
    void manyDamagedProofsAreDecidedAsByTheNaiveChecker() throws IOException {
        decide(10_000);
    }

    private static void decide(int times) throws IOException {
        for (ProofFormat format : List.of(ProofFormat.LRAT, ProofFormat.LRAT_BINARY)) {
            int seed = Seeds.seed();
            int accepted = 0;
            int refused = 0;
            for (List<int[]> formula :
                    List.of(Formulas.pigeons(3), Formulas.pigeons(4), Formulas.threeSat(15, 105, new Random(2)))) {
                Proved proved = Proved.of(formula);
                String proof = withHints(proved.variables, formula, proved.drup, format);
                for (int i = 0; i < times; i++) {
                    boolean isRight = decide(proved, proof, format, seed + i);
                    accepted += isRight ? 1 : 0;
                    refused += isRight ? 0 : 1;
                }
            }
            assertThat(accepted).as("accepted").isGreaterThan(times / 1000);
            assertThat(refused).as("refused").isGreaterThan(times);
        }
    }

    /** Decides a damaged proof; returns whether it is still right. */
    private static boolean decide(Proved proved, String proof, ProofFormat format, int seed) {
        Random random = new Random(seed);
        boolean isBinary = format == ProofFormat.LRAT_BINARY;
        String damaged = proof;
        for (int damage = 1 + random.nextInt(2); damage > 0 && damaged.length() > 1; damage--) {
            damaged = isBinary ? DamagedText.ofBytes(damaged, random) : DamagedText.of(damaged, random);
        }
        String text = isBinary && damaged.matches("(?s)[ad].*") ? NaiveLrat.text(damaged) : damaged;
        int wrong = NaiveLrat.wrongLine(proved.variables, proved.formula, text);
        ProofCheckResult verdict = check(proved.variables, proved.formula, damaged, Limits.none());
        String what = format + ", seed " + seed + ": " + text;
        assertThat(checkAtOnce(proved.variables, proved.formula, damaged))
                .as(what)
                .isEqualTo(verdict);
        assertThat(verdict)
                .as(what)
                .isInstanceOf(wrong == 0 ? ProofCheckResult.Accepted.class : ProofCheckResult.Refused.class);
        if (wrong > 0) {
            assertThat(((ProofCheckResult.Refused) verdict).line()).as(what).isEqualTo(wrong);
        }
        return wrong == 0;
    }
}
