package io.github.sudokusat.prove.certificate;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.CertificateTexts;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.NaiveLrat;
import io.github.sudokusat.testing.NaiveRup;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Tools;
import java.io.FileWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class CertifierTest {

    /** Arto Inkala's puzzle of 2012. */
    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private static final EncodingOptions UNITS = EncodingOptions.defaults().withClues(ClueHandling.UNITS);

    private static Grid parse(String text) {
        return GridParser.create().parse(text);
    }

    /** Certifies a puzzle and checks the certificate twice; the proof of a small formula is also checked by the naive checker. */
    private static CertificateTexts assertCertified(Grid puzzle, EncodingOptions options, boolean naively)
            throws IOException {
        String what = puzzle.layout() + " " + puzzle + " " + options;
        CertificateTexts texts = CertificateTexts.of(puzzle, options);
        VerifyResult verdict = texts.verify();
        assertThat(verdict).as(what).isInstanceOf(VerifyResult.Verified.class);
        VerifyResult.Verified verified = (VerifyResult.Verified) verdict;
        assertThat(verified.puzzle()).isEqualTo(puzzle);
        verified.findSolution().ifPresent(solution -> assertThatGrid(solution).solves(puzzle));
        assertThat(RupChecker.check(new StringReader(texts.formula()), new StringReader(texts.proof()), Limits.none()))
                .as(what)
                .isEqualTo(verified.proof());
        if (naively) {
            assertThat(NaiveRup.accepts(texts.cnf(), texts.proof())).as(what).isTrue();
        }
        return texts;
    }

    static List<EncodingOptions> everyOption() {
        List<EncodingOptions> all = new ArrayList<>();
        for (Encoding encoding : Encoding.values()) {
            for (AtMostOneMethod method : AtMostOneMethod.values()) {
                all.add(new EncodingOptions(encoding, method, ClueHandling.UNITS, all.size() % 3 == 0));
                all.add(new EncodingOptions(encoding, method, ClueHandling.REDUCED, all.size() % 3 == 0));
            }
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("everyOption")
    void everyWayToWriteAFormulaIsCertified(EncodingOptions options) throws IOException {
        assertCertified(parse(HARD), options, false);
        for (Layout layout : List.of(
                Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.boxes(3, 2).with(Variant.DIAGONALS))) {
            Grid puzzle = new PuzzleMaker(3).minimalPuzzle(layout);
            assertCertified(puzzle, options, true);
            assertCertified(unsolvable(puzzle), options, true);
        }
    }

    /** The puzzle with one more given, which is wrong and, if possible, clashes with no other. */
    private static Grid unsolvable(Grid puzzle) {
        Grid solution = BruteForce.solutions(puzzle, 1).get(0);
        Grid clashing = puzzle;
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            for (int digit = 1; digit <= puzzle.layout().side(); digit++) {
                if (puzzle.digit(cell) == 0 && solution.digit(cell) != digit) {
                    clashing = puzzle.with(cell, digit);
                    if (clashing.conflicts().isEmpty()) {
                        return clashing;
                    }
                }
            }
        }
        return clashing;
    }

    static List<Layout> layouts() {
        List<Layout> layouts = new ArrayList<>(List.of(Layout.boxes(1, 1), Layout.boxes(1, 4), Layout.boxes(2, 5)));
        for (Variant variant : Variant.values()) {
            layouts.add(Layout.classic().with(variant));
        }
        layouts.add(Layouts.jigsaw(new BoxShape(3, 3), 20, new Random(1)));
        layouts.add(Layouts.jigsaw(new BoxShape(2, 3), 8, new Random(2)).with(Variant.ANTI_KING));
        return layouts;
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void everyLayoutIsCertified(Layout layout) throws IOException {
        Grid puzzle = new PuzzleMaker(7)
                .findSolution(layout)
                .map(new PuzzleMaker(7)::minimal)
                .orElse(Grid.empty(layout));
        CertificateTexts texts = assertCertified(puzzle, UNITS, true);
        assertCertified(puzzle, EncodingOptions.defaults(), false);
        if (texts.solution() != null) {
            assertCertified(unsolvable(puzzle), UNITS, false);
        }
    }

    @Test
    void sixteenBySixteenIsCertified() throws IOException {
        Layout layout = Layout.boxes(4, 4);
        PuzzleMaker maker = new PuzzleMaker(4);
        Grid solution = maker.solution(layout);
        Grid puzzle = maker.blank(solution, 0.35);
        for (int cell = 0; !PuzzleMaker.isProper(puzzle); cell++) {
            puzzle = puzzle.with(cell, solution.digit(cell));
        }
        for (int cell = 0; cell < layout.cellCount(); cell += 7) {
            Grid fewer = puzzle.with(cell, 0);
            puzzle = PuzzleMaker.isProper(fewer) ? fewer : puzzle;
        }
        assertCertified(puzzle, UNITS, false);
        assertCertified(puzzle, EncodingOptions.defaults(), false);
        assertCertified(puzzle, EncodingOptions.defaults().withAtMostOne(AtMostOneMethod.PRODUCT), false);
    }

    @Test
    void theFormulaIsThatOfThePuzzleAndOneMoreClause() throws IOException {
        CertificateTexts texts = CertificateTexts.of(parse("1..4.........32."), UNITS);
        assertThat(texts.puzzle()).isEqualTo("1..4.........32.\n");
        assertThat(texts.solution()).isNotNull().hasSize(17);
        assertThat(texts.formula())
                .startsWith("c sudoku-sat 1\nc box 2x2\nc encoding complete at-most-one pairwise clues units\n"
                        + "c givens 1..4.........32.\nc excludes " + texts.solution())
                .contains("\np cnf 64 ");
        String[] lines = texts.formula().split("\n", -1);
        String last = lines[lines.length - 2];
        assertThat(last.split(" ", -1))
                .hasSize(12 + 1)
                .allMatch(literal -> literal.startsWith("-") || literal.equals("0"));
    }

    /** Certifies puzzles whose clashing givens refute the formula while it is written: no search is needed, and the proof is one line. */
    @Test
    void clashingGivensHaveTheShortestProof() throws IOException {
        for (EncodingOptions options : List.of(UNITS, EncodingOptions.defaults())) {
            CertificateTexts texts = assertCertified(parse("1..1............"), options, true);
            assertThat(texts.proof()).isEqualTo("0\n");
            assertThat(texts.solution()).isNull();
        }
    }

    @Test
    void aSolvedGridIsItsOnlySolution() throws IOException {
        String solved = "1234341221434321";
        for (EncodingOptions options : List.of(UNITS, EncodingOptions.defaults())) {
            assertThat(assertCertified(parse(solved), options, true).solution()).isEqualTo(solved + "\n");
        }
    }

    @Test
    void severalSolutionsAreNotCertified() throws IOException {
        Grid puzzle = parse(".2.4.4.221434321");
        CertifyResult certified =
                Certifier.of(Sat4jSolver.instance(), UNITS).certify(puzzle, new StringBuilder(), new StringBuilder());
        assertThat(certified).isInstanceOf(CertifyResult.Several.class);
        CertifyResult.Several several = (CertifyResult.Several) certified;
        assertThatGrid(several.first()).solves(puzzle);
        assertThatGrid(several.second()).solves(puzzle);
        assertThat(several.first()).isNotEqualTo(several.second());
    }

    @Test
    void cadicalsProofsAreAccepted() throws IOException {
        Tools.require("cadical");
        Certifier cadical = Certifier.of(ExternalSolver.of("cadical -q --no-binary {cnf} {proof}"), UNITS);
        for (String text : List.of(HARD, "12.3......4.....", "1..1............", "1234341221434321")) {
            Grid puzzle = parse(text);
            StringBuilder formula = new StringBuilder();
            StringBuilder proof = new StringBuilder();
            CertifyResult certified = cadical.certify(puzzle, formula, proof);
            String solution =
                    certified instanceof CertifyResult.Unique unique ? Certifier.text(unique.solution()) : null;
            assertThat(new CertificateTexts(Certifier.text(puzzle), formula.toString(), proof.toString(), solution)
                            .verify())
                    .as(text)
                    .isInstanceOf(VerifyResult.Verified.class);
            StringBuilder hinted = new StringBuilder();
            cadical.withFormat(ProofFormat.LRAT).certify(puzzle, new StringBuilder(), hinted);
            Cnf clauses = DimacsReader.readCnf(new StringReader(formula.toString()));
            assertThat(NaiveLrat.wrongLine(clauses.variables(), NaiveRup.clauses(clauses), hinted.toString()))
                    .as(text)
                    .isZero();
        }
    }

    @Test
    void limitsStopIt() throws IOException {
        Certifier certifier = Certifier.of(Sat4jSolver.instance(), UNITS);
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(certifier
                        .withLimits(Limits.none().withCancellation(cancelled))
                        .certify(parse(HARD), new StringBuilder(), new StringBuilder()))
                .isEqualTo(new CertifyResult.Stopped(StopReason.CANCELLED));
        assertThat(certifier
                        .withLimits(Limits.none().withMaxWork(3))
                        .certify(parse(HARD), new StringBuilder(), new StringBuilder()))
                .isEqualTo(new CertifyResult.Stopped(StopReason.WORK_LIMIT));
        CertificateTexts texts = CertificateTexts.of(parse(HARD), UNITS);
        assertThat(texts.verify(Limits.none().withCancellation(cancelled)))
                .isEqualTo(new VerifyResult.Stopped(StopReason.CANCELLED));
        assertThat(texts.verify(Limits.none().withTimeout(System::nanoTime, 0)))
                .isEqualTo(new VerifyResult.Stopped(StopReason.TIME_LIMIT));
    }

    @Test
    void aFullDiskIsAFailure() throws IOException {
        Certifier certifier = Certifier.of(Sat4jSolver.instance(), UNITS);
        try (Writer full = new FileWriter("/dev/full", StandardCharsets.US_ASCII)) {
            assertThatIOException().isThrownBy(() -> certifier.certify(parse(HARD), full, new StringBuilder()));
            full.flush();
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("No space left");
        }
        StringBuilder much = new StringBuilder();
        Appendable failing = new Appendable() {
            @Override
            public Appendable append(CharSequence text) throws IOException {
                if (much.length() > 50) {
                    throw new IOException("No space left on device");
                }
                much.append(text);
                return this;
            }

            @Override
            public Appendable append(CharSequence text, int from, int to) throws IOException {
                return append(text.subSequence(from, to));
            }

            @Override
            public Appendable append(char c) throws IOException {
                return append(String.valueOf(c));
            }
        };
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> certifier.certify(parse(HARD), new StringBuilder(), failing))
                .withMessage("No space left on device");
    }

    @Test
    void rejectsWhatCannotWriteACertificate() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Certifier.of(ExternalSolver.of("minisat {cnf} {out}"), UNITS))
                .withMessage("the solver must write proofs, but minisat does not");
    }
}
