package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.NaiveLrat;
import io.github.sudokusat.testing.NaiveRup;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Certificates of numbers of solutions; the oracle of the numbers is brute force, those of the proofs are the naive checkers. */
@Tag("long")
class CountCertificateTest {

    private static final Certifier CERTIFIER =
            Certifier.of(Sat4jSolver.instance(), EncodingOptions.defaults().withClues(ClueHandling.UNITS));

    /** The texts of a certificate. */
    private record Texts(ProofFormat format, Grid puzzle, String formula, String proof, String solutions) {

        static Texts of(ProofFormat format, Grid puzzle, List<Grid> solutions) throws IOException {
            StringBuilder formula = new StringBuilder();
            StringBuilder proof = new StringBuilder();
            CertifySolutionsResult result =
                    CERTIFIER.withFormat(format).certifyCount(puzzle, solutions, formula, proof);
            assertThat(result).as(puzzle.toString()).isInstanceOf(CertifySolutionsResult.Certified.class);
            StringBuilder lines = new StringBuilder();
            result.orElseThrow().forEach(grid -> lines.append(Certifier.text(grid)));
            return new Texts(format, puzzle, formula.toString(), proof.toString(), lines.toString());
        }

        VerifyResult verify() throws IOException {
            return CertificateVerifier.of(
                            new StringReader(Certifier.text(puzzle)),
                            new StringReader(formula),
                            new StringReader(proof))
                    .withFormat(format)
                    .withSolutions(new StringReader(solutions))
                    .verify();
        }

        Texts withSolutions(String text) {
            return new Texts(format, puzzle, formula, proof, text);
        }

        Texts withProof(String text) {
            return new Texts(format, puzzle, formula, text, solutions);
        }
    }

    private static void assertCounted(Grid puzzle, String what) throws IOException {
        List<Grid> solutions = new ArrayList<>(BruteForce.solutions(puzzle, Long.MAX_VALUE));
        Collections.reverse(solutions);
        assertCompiled(puzzle, solutions.size(), what);
        for (ProofFormat format : List.of(ProofFormat.DRUP, ProofFormat.LRAT, ProofFormat.LRAT_BINARY)) {
            Texts texts = Texts.of(format, puzzle, solutions);
            VerifyResult verdict = texts.verify();
            assertThat(verdict).as(what).isInstanceOf(VerifyResult.Verified.class);
            assertThat(((VerifyResult.Verified) verdict).solutions())
                    .as(what)
                    .containsExactlyInAnyOrderElementsOf(solutions);
            Cnf formula = DimacsReader.readCnf(new StringReader(texts.formula));
            int wrong = format == ProofFormat.DRUP
                    ? NaiveRup.wrongLine(formula.variables(), NaiveRup.clauses(formula), texts.proof)
                    : NaiveLrat.wrongLine(
                            formula.variables(),
                            NaiveRup.clauses(formula),
                            format == ProofFormat.LRAT ? texts.proof : NaiveLrat.text(texts.proof));
            assertThat(wrong).as(what).isZero();
        }
    }

    /** Checks the graph of all solutions; with a character changed, it is refused or still right. */
    private static void assertCompiled(Grid puzzle, int count, String what) throws IOException {
        StringBuilder formula = new StringBuilder();
        StringBuilder graph = new StringBuilder();
        CompileResult result;
        try {
            result = CERTIFIER.compile(puzzle, 1_000_000, formula, graph);
        } catch (IllegalArgumentException e) {
            assertThat(e).as(what).hasMessageContaining("its auxiliary variables are not determined");
            return;
        }
        if (count == 0) {
            assertThat(result).as(what).isEqualTo(new CompileResult.Unsolvable());
            return;
        }
        assertThat(result).as(what).isInstanceOf(CompileResult.Compiled.class);
        assertThat(result.orElseThrow().solutions()).as(what).isEqualTo(BigInteger.valueOf(count));
        VerifyResult verdict = verifyGraph(puzzle, formula.toString(), graph.toString());
        assertThat(verdict).as(what).isInstanceOf(VerifyResult.Verified.class);
        assertThat(((VerifyResult.Verified) verdict).count()).as(what).isEqualTo(BigInteger.valueOf(count));
        Random random = new Random(count);
        int at = random.nextInt(graph.length());
        char damage = "0123456789 -\n".charAt(random.nextInt(13));
        String damaged = graph.substring(0, at) + damage + graph.substring(at + 1);
        VerifyResult other = verifyGraph(puzzle, formula.toString(), damaged);
        if (other instanceof VerifyResult.Verified verified) {
            assertThat(verified.count()).as("%s, damaged at %s", what, at).isEqualTo(BigInteger.valueOf(count));
        }
    }

    private static VerifyResult verifyGraph(Grid puzzle, String formula, String graph) throws IOException {
        return CertificateVerifier.of(
                        new StringReader(Certifier.text(puzzle)), new StringReader(formula), new StringReader(graph))
                .verify();
    }

    private static void assertCounted(int puzzles) throws IOException {
        int seed = Seeds.seed();
        for (int i = seed; i < seed + puzzles; i++) {
            Layout layout = List.of(Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.classic())
                    .get(i % 3);
            PuzzleMaker maker = new PuzzleMaker(i);
            Grid minimal = maker.minimalPuzzle(layout);
            Grid fewer = minimal;
            for (int open = new Random(i).nextInt(3); open > 0 && fewer.filledCount() > 1; open--) {
                Grid next = without(fewer, new Random(i + open));
                fewer = BruteForce.count(next, 400) < 400 ? next : fewer;
            }
            assertCounted(fewer, "seed " + i + ": " + fewer);
        }
    }

    /** A puzzle without one of its givens. */
    private static Grid without(Grid puzzle, Random random) {
        int[] givens = IntStream.range(0, puzzle.layout().cellCount())
                .filter(cell -> puzzle.digit(cell) != 0)
                .toArray();
        return puzzle.with(givens[random.nextInt(givens.length)], 0);
    }

    @Test
    void everyNumberIsCertified() throws IOException {
        assertCounted(12);
        assertCounted(GridParser.create().parse("1..1............"), "none");
        assertCounted(GridParser.create().parse("................"), "all 288 of 4x4");
    }

    @Test
    @Tag("slow")
    void manyNumbersAreCertified() throws IOException {
        assertCounted(600);
    }

    @Test
    void numbersOfVariantsAreCertified() throws IOException {
        int seed = Seeds.seed();
        int several = 0;
        for (int i = seed; i < seed + 25; i++) {
            RuledGrid ruled = RandomRules.combination(Layout.boxes(2, 2), i, 2).orElseThrow();
            Grid puzzle = ruled.puzzle(i, 0.8);
            assertCounted(puzzle, "seed " + i + ": " + ruled);
            several += BruteForce.count(puzzle, 2) > 1 ? 1 : 0;
        }
        assertThat(several).isGreaterThan(3);
    }

    private static void assertRefused(Texts texts, String message) throws IOException {
        assertThat(texts.verify().toString()).isEqualTo(message);
    }

    @Test
    void whatDoesNotFitIsRefused() throws IOException {
        Grid puzzle = GridParser.create().parse("12..34..2.......");
        List<Grid> solutions = BruteForce.solutions(puzzle, 99);
        assertThat(solutions).hasSizeGreaterThan(2);
        Texts texts = Texts.of(ProofFormat.LRAT, puzzle, solutions);
        assertThat(texts.verify()).isInstanceOf(VerifyResult.Verified.class);
        String[] lines = texts.solutions.split("\n", -1);
        String rest = texts.solutions.substring(lines[0].length() + 1);
        String mismatch = "puzzle.cnf: line 5 is not what the puzzle encodes to, with its solutions excluded";
        assertRefused(texts.withSolutions(rest), mismatch);
        assertRefused(
                texts.withSolutions(lines[0] + "\n" + texts.solutions),
                "solutions.txt: line 2: must come after the solution before, in ascending order");
        assertRefused(
                texts.withSolutions(lines[1] + "\n" + lines[0] + "\n"),
                "solutions.txt: line 2: must come after the solution before, in ascending order");
        assertRefused(
                texts.withSolutions(lines[0] + "\n4321214334121234\n"),
                "solutions.txt: line 2: does not keep the givens of the puzzle");
        assertThat(texts.withSolutions(lines[0] + "\n123\n").verify().toString())
                .startsWith("solutions.txt: line 2, column ");
        assertThat(texts.withProof("1 0 1 0\n").verify().toString()).startsWith("proof.lrat: line 1: ");
        assertThat(texts.withProof("").verify().toString())
                .isEqualTo("proof.lrat: line 1: the proof does not add the empty clause");
    }

    @Test
    void aGraphOfAnotherPuzzleIsRefused() throws IOException {
        Grid puzzle = GridParser.create().parse("12..34..2.......");
        StringBuilder formula = new StringBuilder();
        StringBuilder graph = new StringBuilder();
        CERTIFIER.compile(puzzle, 1_000_000, formula, graph);
        Grid other = GridParser.create().parse("12..34..1.......");
        assertThat(verifyGraph(other, formula.toString(), graph.toString()).toString())
                .startsWith("puzzle.cnf: line 4 is not what the puzzle encodes to");
        assertThat(verifyGraph(puzzle, formula.toString(), graph.substring(0, graph.length() / 2))
                        .toString())
                .startsWith("count.cpog: line ");
        assertThat(CERTIFIER.compile(puzzle, 3, new StringBuilder(), new StringBuilder()))
                .isEqualTo(new CompileResult.Stopped(StopReason.WORK_LIMIT));
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(CERTIFIER
                        .withLimits(Limits.none().withCancellation(cancelled))
                        .compile(puzzle, 1_000_000, new StringBuilder(), new StringBuilder()))
                .isEqualTo(new CompileResult.Stopped(StopReason.CANCELLED));
        assertThatIllegalArgumentException().isThrownBy(() -> CERTIFIER.withFormat(ProofFormat.CPOG));
        EncodingOptions units = EncodingOptions.defaults().withClues(ClueHandling.UNITS);
        for (AtMostOneMethod method : AtMostOneMethod.values()) {
            Certifier certifier = Certifier.of(Sat4jSolver.instance(), units.withAtMostOne(method));
            CompileResult result = certifier.compile(puzzle, 1_000_000, new StringBuilder(), new StringBuilder());
            assertThat(result.orElseThrow().solutions())
                    .as(method.toString())
                    .isEqualTo(BigInteger.valueOf(BruteForce.count(puzzle, 1000)));
        }
    }

    @Test
    void allSolutionsMustBeGivenOnce() throws IOException {
        Grid puzzle = GridParser.create().parse("12..34..2.......");
        List<Grid> solutions = BruteForce.solutions(puzzle, 99);
        List<Grid> fewer = solutions.subList(1, solutions.size());
        CertifySolutionsResult result = CERTIFIER.certifyCount(puzzle, fewer, new StringBuilder(), new StringBuilder());
        assertThat(result).isEqualTo(new CertifySolutionsResult.Another(solutions.get(0)));
        List<Grid> twice = List.of(solutions.get(0), solutions.get(0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CERTIFIER.certifyCount(puzzle, twice, new StringBuilder(), new StringBuilder()))
                .withMessageContaining("occurs twice");
        List<Grid> larger = List.of(solutions.get(0), Grid.empty(Layout.classic()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CERTIFIER.certifyCount(puzzle, larger, new StringBuilder(), new StringBuilder()))
                .withMessageContaining("layout");
        List<Grid> wrong = List.of(GridParser.create().parse("4321214334121234"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CERTIFIER.certifyCount(puzzle, wrong, new StringBuilder(), new StringBuilder()));
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(CERTIFIER
                        .withLimits(Limits.none().withCancellation(cancelled))
                        .certifyCount(puzzle, solutions, new StringBuilder(), new StringBuilder()))
                .isEqualTo(new CertifySolutionsResult.Stopped(StopReason.CANCELLED));
    }
}
