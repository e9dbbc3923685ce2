package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.prove.graph.GraphCompiler;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.Formulas;
import io.github.sudokusat.testing.NaiveCpog;
import io.github.sudokusat.testing.Seeds;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Graphs with proofs; the oracles are the naive checker and all assignments of a formula. */
class CpogCheckerTest {

    /** Just one of two variables is true. */
    private static final List<int[]> EITHER = List.of(new int[] {1, 2}, new int[] {-1, -2});

    /** Its graph: 3 = 1 ∧ ¬2, 4 = ¬1 ∧ 2, 5 = 3 ∨ 4. */
    private static final String NODES = "3 p 3 1 -2 0\n6 p 4 -1 2 0\n9 s 5 3 4 4 7 0\n";

    private static final String PROOF = NODES + "12 a -1 5 0 10 2 3 0\n13 a 5 0 12 11 1 6 0\nr 5\n"
            + "d 12 10 2 3 0\nd 1 4 8 9 13 0\nd 2 5 7 9 13 0\n";

    private static ProofCheckResult check(int variables, List<int[]> formula, String proof, Limits limits) {
        CpogChecker checker = new CpogChecker(variables, limits);
        Formulas.addAll(checker, formula);
        try {
            return checker.check(new StringReader(proof));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertRefused(String proof, long line, String reason) {
        assertThat(check(2, EITHER, proof, Limits.none())).isEqualTo(new ProofCheckResult.Refused(line, reason));
        int wrong = NaiveCpog.check(2, EITHER, proof).wrongLine();
        assertThat(wrong).as(proof).isIn((int) line, -1);
    }

    @Test
    void acceptsAGraphThatIsEquivalent() {
        assertThat(check(2, EITHER, PROOF, Limits.none()))
                .isEqualTo(new ProofCheckResult.Accepted(5, 3, BigInteger.TWO));
        assertThat(NaiveCpog.check(2, EITHER, PROOF)).isEqualTo(new NaiveCpog.Verdict(0, 2));
        assertThat(check(
                        2, EITHER, "c by hand\n\n" + PROOF.replace("d ", " dc ").replace("\n", " \r\n"), Limits.none()))
                .isInstanceOf(ProofCheckResult.Accepted.class);
        assertThat(check(3, List.of(), "1 p 4 0\n2 a 4 0 1 0\n", Limits.none()))
                .as("all assignments of three variables")
                .isEqualTo(new ProofCheckResult.Accepted(2, 0, BigInteger.valueOf(8)));
        assertThat(check(3, List.of(new int[] {-2}), "", Limits.none()))
                .as("a formula that is a literal needs no node")
                .isEqualTo(new ProofCheckResult.Accepted(0, 0, BigInteger.valueOf(4)));
        assertThat(check(3, List.<int[]>of(new int[] {-2, -2}), "", Limits.none()))
                .as("the same with the literal written twice")
                .isEqualTo(new ProofCheckResult.Accepted(0, 0, BigInteger.valueOf(4)));
        assertThat(check(1, List.of(), "1 s 2 1 -1 0\n4 a 2 0 2 3 0\n", Limits.none()))
                .as("a literal and its negation are never true together")
                .isEqualTo(new ProofCheckResult.Accepted(2, 0, BigInteger.TWO));
    }

    @Test
    void refusesWhatIsNotEquivalent() {
        assertRefused("3 p 3 1 -2 2 0\n", 1, "the child 2 depends on the variable 2 like an earlier one");
        assertRefused(NODES + "12 p 6 5 1 0\n", 4, "the child 1 depends on the variable 1 like an earlier one");
        assertRefused("3 p 4 1 -2 0\n", 1, "the variable of the node must be 3, but is 4");
        assertRefused(
                "2 p 3 1 -2 0\n", 1, "the number of an added clause must be above 2, the last one before, but is 2");
        assertRefused(
                "3 p 3 1 -2 0\n5 a 3 0 3 0\n",
                2,
                "the number of an added clause must be above 5, the last one before, but is 5");
        assertRefused("3 p 3 1 4 0\n", 1, "the literal 4 is neither one of the formula nor one of an earlier node");
        assertRefused("3 a 3 0 1 0\n", 1, "the literal 3 is neither one of the formula nor one of an earlier node");
        assertRefused("r 3\n", 1, "the literal 3 is neither one of the formula nor one of an earlier node");
        assertRefused("3 s 3 1 2 2 0\n", 1, "hint 2 names no clause that defines a node");
        assertRefused(
                "3 p 3 1 -2 0\n6 p 4 -1 2 0\n9 s 5 3 4 4 0\n", 3, "the clause -3 -4 0 does not follow by its hints");
        assertRefused("3 a 1 0 1 0\n", 1, "the clause 1 0 does not follow by its hints");
        assertRefused("3 a 1 0 9 0\n", 1, "hint 9 names no clause");
        assertRefused("3 a -1 2 0 1 0\n", 1, "the clause -1 2 0 does not follow by its hints");
        assertRefused(NODES + "12 a 5 0 10 0\n", 4, "the clause 5 0 does not follow by its hints");
        assertRefused(NODES + "12 a 5 0 11 6 0\n", 4, "the clause 6 of a hint has several literals that are not false");
        assertRefused("d 1 0\n", 1, "the clause 1 2 0 does not follow by its hints");
        assertRefused("d 1 1 0\n", 1, "hint 1 names no clause");
        assertRefused("d 3 0\n", 1, "there is no clause 3 to delete");
        assertRefused(NODES + "d 4 0\n", 4, "there is no clause 4 to delete: it defines a node");
    }

    @Test
    void refusesWhatIsUnfinished() {
        assertRefused("", 1, "at the end, one clause of one literal must be left, but 2 clauses are");
        assertRefused(
                PROOF.replace("d 2 5 7 9 13 0\n", ""),
                9,
                "at the end, one clause of one literal must be left, but 2 clauses are");
        assertRefused(PROOF.replace("r 5", "r 4"), 10, "the root is said to be 4, but the clause that is left is 5");
        ProofCheckResult several = check(2, List.of(new int[] {1, 2}), "", Limits.none());
        assertThat(several)
                .isEqualTo(new ProofCheckResult.Refused(
                        1, "at the end, one clause of one literal must be left, but that one has several or none"));
    }

    @Test
    void refusesWhatIsNoText() {
        assertThat(check(2, EITHER, "x\n", Limits.none()).toString())
                .startsWith("line 1: expected a step of a graph: the number of a clause with p, s or a, or d");
        assertThat(check(2, EITHER, "3 q 3 0\n", Limits.none()).toString())
                .startsWith("line 1: expected p, s or a, but");
        assertThat(check(2, EITHER, "3 p 3 1\n-2 0\n", Limits.none()).toString())
                .startsWith("line 1: expected 0 or a literal");
        assertThat(check(2, EITHER, "3 s 3 1 2 * 0\n", Limits.none()).toString())
                .isEqualTo("line 1: expected 0 or the number of a clause from 0 to 999999999999, but found \"*\"");
        assertThat(check(2, EITHER, "99999999999999999999 p 3 0\n", Limits.none())
                        .toString())
                .startsWith("line 1: expected");
        assertThat(check(2, EITHER, "3 p 1073741823 0\n", Limits.none()).toString())
                .startsWith("line 1: expected");
        assertThat(check(2, EITHER, "do 3 0\n", Limits.none()).toString()).startsWith("line 1: expected a step");
        assertThat(check(2, EITHER, "3 p 3 1 -2 0 0\n", Limits.none()).toString())
                .isEqualTo("line 1: expected the end of the line, but found \"0\"");
        assertThatIllegalArgumentException().isThrownBy(() -> new CpogChecker(-1, Limits.none()));
        CpogChecker checker = new CpogChecker(2, Limits.none());
        assertThatIllegalArgumentException().isThrownBy(() -> checker.add(3));
    }

    @Test
    void stopsAtLimits() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(check(2, EITHER, PROOF, Limits.none().withCancellation(cancelled)))
                .isEqualTo(new ProofCheckResult.Stopped(StopReason.CANCELLED));
    }

    /** A formula, the graph that the compiler makes of it, and the number of its models. */
    private record Compiled(int variables, List<int[]> formula, String proof, long models) {

        static Compiled of(int variables, List<int[]> formula) throws IOException {
            StringBuilder proof = new StringBuilder();
            Watch watch = Limits.none().watch();
            List<int[]> orders = formula.size() % 2 == 0
                    ? List.of(new int[variables + 1])
                    : List.of(upwards(variables), new int[variables + 1]);
            GraphCompiler compiler = new GraphCompiler(variables, Integer.MAX_VALUE, orders, proof, watch);
            Formulas.addAll(compiler, formula);
            int root = compiler.compile();
            long models = root == GraphCompiler.FALSE
                    ? 0
                    : compiler.graph().models(root).longValueExact();
            return new Compiled(variables, formula, proof.toString(), models);
        }
    }

    private static int[] upwards(int variables) {
        return IntStream.rangeClosed(0, variables).toArray();
    }

    private static long models(int variables, List<int[]> formula) {
        Cnf cnf = new Cnf();
        cnf.declareVariables(variables);
        Formulas.addAll(cnf, formula);
        long count = 0;
        for (int assignment = 0; assignment < 1 << variables; assignment++) {
            BitSet values = BitSet.valueOf(new long[] {2L * assignment});
            count += cnf.isSatisfiedBy(Model.of(variables, values)) ? 1 : 0;
        }
        return count;
    }

    private static List<int[]> randomFormula(int variables, Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> variables < 3 ? List.of() : Formulas.threeSat(variables, random.nextInt(3 * variables), random);
            case 1 -> Formulas.anything(variables, random.nextInt(3 * variables), random);
            default -> {
                List<int[]> clauses = new ArrayList<>();
                for (int i = random.nextInt(3 * variables); i > 0; i--) {
                    clauses.add(Formulas.literals(variables, 2 + random.nextInt(2), random));
                }
                yield clauses;
            }
        };
    }

    private static void compileRandomFormulas(int times) throws IOException {
        int seed = Seeds.seed();
        int several = 0;
        for (int i = seed; i < seed + times; i++) {
            Random random = new Random(i);
            int variables = 1 + random.nextInt(10);
            List<int[]> formula = randomFormula(variables, random);
            Compiled compiled = Compiled.of(variables, formula);
            String what =
                    "seed " + i + ": " + formula.stream().map(Arrays::toString).toList() + "\n" + compiled.proof;
            assertThat(compiled.models).as(what).isEqualTo(models(variables, formula));
            if (compiled.models > 0) {
                several++;
                ProofCheckResult verdict = check(variables, formula, compiled.proof, Limits.none());
                assertThat(verdict).as(what).isInstanceOf(ProofCheckResult.Accepted.class);
                assertThat(((ProofCheckResult.Accepted) verdict).models())
                        .as(what)
                        .isEqualTo(BigInteger.valueOf(compiled.models));
                assertThat(NaiveCpog.check(variables, formula, compiled.proof))
                        .as(what)
                        .isEqualTo(new NaiveCpog.Verdict(0, compiled.models));
            }
        }
        assertThat(several).isGreaterThan(times / 3);
    }

    @Test
    void graphsOfRandomFormulasAreEquivalent() throws IOException {
        compileRandomFormulas(600);
    }

    @Test
    @Tag("slow")
    void graphsOfManyRandomFormulasAreEquivalent() throws IOException {
        compileRandomFormulas(20_000);
    }

    private static void decide(int times) throws IOException {
        int seed = Seeds.seed();
        int accepted = 0;
        int refused = 0;
        for (int i = seed; i < seed + times; i++) {
            Random random = new Random(i);
            int variables = 2 + random.nextInt(7);
            List<int[]> formula = randomFormula(variables, random);
            String proof = Compiled.of(variables, formula).proof;
            for (int damage = 1 + random.nextInt(2); damage > 0 && proof.length() > 1; damage--) {
                proof = DamagedText.of(proof, random);
            }
            NaiveCpog.Verdict expected = NaiveCpog.check(variables, formula, proof);
            ProofCheckResult verdict = check(variables, formula, proof, Limits.none());
            String what =
                    "seed " + i + ": " + formula.stream().map(Arrays::toString).toList() + "\n" + proof;
            if (expected.wrongLine() == 0) {
                accepted++;
                assertThat(verdict).as(what).isInstanceOf(ProofCheckResult.Accepted.class);
                assertThat(((ProofCheckResult.Accepted) verdict).models())
                        .as(what)
                        .isEqualTo(BigInteger.valueOf(models(variables, formula)));
            } else {
                refused++;
                assertThat(verdict).as(what).isInstanceOf(ProofCheckResult.Refused.class);
                if (expected.wrongLine() > 0) {
                    assertThat(((ProofCheckResult.Refused) verdict).line())
                            .as(what)
                            .isEqualTo(expected.wrongLine());
                }
            }
        }
        assertThat(accepted).as("accepted").isGreaterThan(times / 50);
        assertThat(refused).as("refused").isGreaterThan(times / 2);
    }

    @Test
    void damagedGraphsAreDecidedAsByTheNaiveChecker() throws IOException {
        decide(1_500);
    }

    @Test
    @Tag("slow")
    void manyDamagedGraphsAreDecidedAsByTheNaiveChecker() throws IOException {
        decide(40_000);
    }
}
