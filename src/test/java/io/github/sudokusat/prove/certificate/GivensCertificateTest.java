package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.givens.NeededGivenFinder;
import io.github.sudokusat.prove.givens.NeededGivensResult;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Certificates of the candidates that are in a solution, and that each given is needed; the oracle is brute force. */
@Tag("long")
class GivensCertificateTest {

    private static final Grid SEVERAL = GridParser.create().parse("12..34..2.......");

    private static Certifier certifier(ClueHandling clues, ProofFormat format) {
        EncodingOptions options = EncodingOptions.defaults().withClues(clues);
        return Certifier.of(Sat4jSolver.instance(), options).withFormat(format);
    }

    /** A puzzle of some layout, minimal or with a given fewer or more or changed. */
    private static Grid puzzle(int seed) {
        Random random = new Random(seed);
        Layout layout = seed % 3 == 0 ? Layout.boxes(2, 3) : Layout.boxes(2, 2);
        Grid puzzle = new PuzzleMaker(seed).minimalPuzzle(layout);
        if (seed % 5 == 4) {
            RuledGrid ruled = RandomRules.combination(layout, seed, 2).orElseThrow();
            puzzle = ruled.puzzle(seed, 0.8);
        }
        int cell = random.nextInt(layout.cellCount());
        return switch (random.nextInt(3)) {
            case 0 -> puzzle;
            case 1 -> puzzle.with(cell, 0);
            default -> puzzle.with(cell, 1 + random.nextInt(layout.side()));
        };
    }

    private static String lines(List<Grid> grids) {
        StringBuilder lines = new StringBuilder();
        grids.forEach(grid -> lines.append(Certifier.text(grid)));
        return lines.toString();
    }

    private static Set<String> candidates(List<Grid> solutions) {
        Set<String> found = new TreeSet<>();
        for (Grid solution : solutions) {
            for (int cell = 0; cell < solution.layout().cellCount(); cell++) {
                found.add(
                        new Candidate(Cell.numbered(cell, solution.layout().side()), solution.digit(cell)).toString());
            }
        }
        return found;
    }

    /** The texts of a certificate of candidates. */
    private record Texts(Grid puzzle, ProofFormat format, String formula, String proof, String covering) {

        static Texts of(Certifier certifier, ProofFormat format, Grid puzzle, List<Grid> solutions) throws IOException {
            StringBuilder formula = new StringBuilder();
            StringBuilder proof = new StringBuilder();
            CertifySolutionsResult result = certifier.certifyCandidates(puzzle, solutions, formula, proof);
            assertThat(result).isInstanceOf(CertifySolutionsResult.Certified.class);
            List<Grid> covering = result.orElseThrow();
            return new Texts(puzzle, format, formula.toString(), proof.toString(), lines(covering));
        }

        VerifyResult verify(String covering, String proof) throws IOException {
            return CertificateVerifier.of(
                            new StringReader(Certifier.text(puzzle)),
                            new StringReader(formula),
                            new StringReader(proof))
                    .withFormat(format)
                    .withCovering(new StringReader(covering))
                    .verify();
        }
    }

    private static void assertCandidates(Grid puzzle, String what) throws IOException {
        List<Grid> all = BruteForce.solutions(puzzle, Long.MAX_VALUE);
        TrueCandidatesResult found =
                TrueCandidateFinder.of(Sat4jSolver.instance()).find(Puzzle.of(puzzle));
        List<Grid> some = found instanceof TrueCandidatesResult.Found result ? result.solutions() : List.of();
        assertThat(all).as(what).containsAll(some);
        for (ClueHandling clues : List.of(ClueHandling.UNITS, ClueHandling.REDUCED)) {
            for (ProofFormat format : List.of(ProofFormat.DRUP, ProofFormat.LRAT, ProofFormat.LRAT_BINARY)) {
                Texts texts = Texts.of(certifier(clues, format), format, puzzle, some);
                VerifyResult verdict = texts.verify(texts.covering, texts.proof);
                assertThat(verdict).as(what).isInstanceOf(VerifyResult.Verified.class);
                VerifyResult.Verified verified = (VerifyResult.Verified) verdict;
                assertThat(verified.candidates())
                        .as(what)
                        .extracting(Candidate::toString)
                        .containsExactlyInAnyOrderElementsOf(candidates(all))
                        .doesNotHaveDuplicates();
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
    }

    private static VerifyResult verifyNeeded(Grid puzzle, String needed) throws IOException {
        StringBuilder formula = new StringBuilder();
        StringBuilder proof = new StringBuilder();
        CertifyResult result = certifier(ClueHandling.UNITS, ProofFormat.DRUP).certify(puzzle, formula, proof);
        String solution = result instanceof CertifyResult.Unique unique ? Certifier.text(unique.solution()) : null;
        CertificateVerifier verifier = CertificateVerifier.of(
                        new StringReader(Certifier.text(puzzle)),
                        new StringReader(formula.toString()),
                        new StringReader(proof.toString()))
                .withFormat(ProofFormat.DRUP)
                .withNeeded(new StringReader(needed));
        return solution == null
                ? verifier.verify()
                : verifier.withSolution(new StringReader(solution)).verify();
    }

    /** Whether some solution of the puzzle without a given has another digit there. */
    private static boolean isNeeded(Grid puzzle, int cell) {
        return BruteForce.solutions(puzzle.with(cell, 0), Long.MAX_VALUE).stream()
                .anyMatch(solution -> solution.digit(cell) != puzzle.digit(cell));
    }

    private static boolean assertNeeded(Grid puzzle, String what) throws IOException {
        List<Candidate> redundant = new ArrayList<>();
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            if (puzzle.digit(cell) != 0 && !isNeeded(puzzle, cell)) {
                redundant.add(new Candidate(Cell.numbered(cell, puzzle.layout().side()), puzzle.digit(cell)));
            }
        }
        NeededGivensResult found = NeededGivenFinder.of(Sat4jSolver.instance()).find(puzzle);
        if (!redundant.isEmpty()) {
            assertThat(found).as(what).isEqualTo(new NeededGivensResult.Redundant(redundant.get(0)));
            return false;
        }
        assertThat(found).as(what).isInstanceOf(NeededGivensResult.Needed.class);
        List<Grid> witnesses = ((NeededGivensResult.Needed) found).witnesses();
        if (BruteForce.count(puzzle, 2) > 1) {
            return false;
        }
        VerifyResult verdict = verifyNeeded(puzzle, lines(witnesses));
        assertThat(verdict).as(what).isInstanceOf(VerifyResult.Verified.class);
        assertThat(((VerifyResult.Verified) verdict).claim()).isEqualTo(Claim.NEEDED_GIVENS);
        return true;
    }

    @Test
    void candidatesAreCertified() throws IOException {
        for (int seed = Seeds.seed(); seed < Seeds.seed() + 15; seed++) {
            assertCandidates(puzzle(seed), "seed " + seed);
        }
        assertCandidates(Grid.empty(Layout.boxes(2, 2)), "every candidate");
        assertCandidates(GridParser.create().parse("1..1............"), "none");
    }

    @Test
    void neededGivensAreCertified() throws IOException {
        int certified = 0;
        for (int seed = Seeds.seed(); seed < Seeds.seed() + 60; seed++) {
            certified += assertNeeded(puzzle(seed), "seed " + seed) ? 1 : 0;
        }
        assertThat(certified).isGreaterThan(8);
        assertThat(assertNeeded(GridParser.create().parse("1..1............"), "conflict"))
                .isTrue();
        assertThat(assertNeeded(GridParser.create().parse("11.1............"), "more than a conflict"))
                .isFalse();
    }

    @Test
    @Tag("slow")
    void manyAreCertified() throws IOException {
        for (int seed = Seeds.seed(); seed < Seeds.seed() + 1000; seed++) {
            assertCandidates(puzzle(seed), "seed " + seed);
            assertNeeded(puzzle(seed), "seed " + seed);
        }
    }

    @Test
    void wrongCandidatesAreRefused() throws IOException {
        List<Grid> all = BruteForce.solutions(SEVERAL, 99);
        Certifier certifier = certifier(ClueHandling.UNITS, ProofFormat.LRAT);
        Texts texts = Texts.of(certifier, ProofFormat.LRAT, SEVERAL, all);
        assertThat(texts.verify(texts.covering, texts.proof)).isInstanceOf(VerifyResult.Verified.class);
        String fewer = texts.covering.substring(texts.covering.indexOf('\n') + 1);
        assertThat(texts.verify(fewer, texts.proof))
                .hasToString("puzzle.cnf: line 5 is not what the puzzle encodes to, with a clause for all candidates"
                        + " that are not covered");
        assertThat(texts.verify("4321214334121234\n" + texts.covering, texts.proof))
                .hasToString("covering.txt: line 1: does not keep the givens of the puzzle");
        assertThat(texts.verify(texts.covering + texts.covering, texts.proof))
                .hasToString("covering.txt: line " + (all.size() + 1)
                        + ": must come after the solution before, in ascending order");
        assertThat(texts.verify(texts.covering, "1 0 1 0\n").toString()).startsWith("proof.lrat: line 1: ");
        CertifySolutionsResult other =
                certifier.certifyCandidates(SEVERAL, all.subList(0, 1), new StringBuilder(), new StringBuilder());
        assertThat(other).isInstanceOf(CertifySolutionsResult.Another.class);
        assertThat(all).contains(((CertifySolutionsResult.Another) other).other());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> certifier.certifyCandidates(
                        SEVERAL,
                        List.of(GridParser.create().parse("4321214334121234")),
                        new StringBuilder(),
                        new StringBuilder()));
    }

    @Test
    void wrongWitnessesAreRefused() throws IOException {
        Grid puzzle = new PuzzleMaker(3).minimalPuzzle(Layout.boxes(2, 2));
        NeededGivensResult found = NeededGivenFinder.of(Sat4jSolver.instance()).find(puzzle);
        List<Grid> witnesses = ((NeededGivensResult.Needed) found).witnesses();
        int last = witnesses.size() - 1;
        assertThat(verifyNeeded(puzzle, lines(witnesses.subList(0, last))))
                .hasToString("needed.txt: must have a line for each of " + (last + 1) + " givens, but has " + last);
        assertThat(verifyNeeded(puzzle, lines(witnesses) + lines(witnesses)))
                .hasToString("needed.txt: must have a line for each of " + (last + 1) + " givens, but has "
                        + 2 * (last + 1));
        List<Grid> swapped = new ArrayList<>(witnesses);
        swapped.set(0, witnesses.get(1));
        assertThat(verifyNeeded(puzzle, lines(swapped)))
                .hasToString("needed.txt: line 1: does not keep the givens of the puzzle");
        swapped.set(0, BruteForce.solutions(puzzle, 2).get(0));
        assertThat(verifyNeeded(puzzle, lines(swapped)).toString())
                .startsWith("needed.txt: line 1: must not have the given r");
        assertThat(verifyNeeded(puzzle, "1234\n").toString()).startsWith("needed.txt: line 1, column ");
    }

    @Test
    void limitsStopTheSearchForWitnesses() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(NeededGivenFinder.of(Sat4jSolver.instance())
                        .withLimits(Limits.none().withCancellation(cancelled))
                        .find(SEVERAL))
                .isEqualTo(new NeededGivensResult.Stopped(StopReason.CANCELLED));
    }

    @Test
    void neededGivensHaveNoListOfSolutions() {
        CertificateVerifier verifier = CertificateVerifier.of(
                        new StringReader(""), new StringReader(""), new StringReader(""))
                .withNeeded(new StringReader(""))
                .withSolutions(new StringReader(""));
        assertThatThrownBy(verifier::verify)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("a certificate of needed givens has at most one solution");
    }
}
