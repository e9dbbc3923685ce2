package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.testing.CertificateTexts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.IOException;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests certificates whose parts do not belong together, or are damaged. */
class CertificateVerifierTest {

    private static final EncodingOptions UNITS = EncodingOptions.defaults().withClues(ClueHandling.UNITS);

    private static CertificateTexts certificate(String puzzle) throws IOException {
        return CertificateTexts.of(GridParser.create().parse(puzzle), UNITS);
    }

    /** A puzzle with one solution, 1234341221434321. */
    private static CertificateTexts four() throws IOException {
        return certificate("1..4.........32.");
    }

    private static void assertRefused(CertificateTexts texts, CertificatePart part, String reason) throws IOException {
        assertThat(texts.verify()).isEqualTo(new VerifyResult.Refused(part, reason));
    }

    private static void assertRefusedFor(CertificateTexts texts, CertificatePart part) throws IOException {
        assertThat(texts.verify())
                .isInstanceOfSatisfying(
                        VerifyResult.Refused.class,
                        refused -> assertThat(refused.part()).isEqualTo(part));
    }

    private static String otherFormula(int line, boolean hasSolution) {
        return "line " + line + " is not what the puzzle encodes to"
                + (hasSolution ? ", with its solution excluded" : "");
    }

    @Test
    void acceptsACorrectCertificate() throws IOException {
        assertThat(four().verify()).isInstanceOf(VerifyResult.Verified.class);
        assertThat(four().withPuzzle(four().puzzle().strip()).verify())
                .as("last line end is missing")
                .isInstanceOf(VerifyResult.Verified.class);
    }

    @Test
    void refusesAnotherPuzzle() throws IOException {
        CertificateTexts texts = four();
        String fewer = texts.puzzle().replaceFirst("3", ".");
        assertRefused(texts.withPuzzle(fewer), CertificatePart.FORMULA, otherFormula(4, true));
        String more = texts.puzzle().replaceFirst("1\\.", "12");
        assertRefused(texts.withPuzzle(more), CertificatePart.FORMULA, otherFormula(4, true));
        String wrong = texts.puzzle().replaceFirst("1\\.", "13");
        assertRefused(texts.withPuzzle(wrong), CertificatePart.SOLUTION, "does not keep the givens of the puzzle");
        CertificateTexts other = CertificateTexts.of(new PuzzleMaker(5).minimalPuzzle(Layout.boxes(2, 2)), UNITS);
        assertThat(texts.withPuzzle(other.puzzle()).verify()).isInstanceOf(VerifyResult.Refused.class);
    }

    @Test
    void refusesAnotherSolution() throws IOException {
        CertificateTexts texts = four();
        String solution = String.valueOf(texts.solution());
        assertRefused(texts.withSolution(null), CertificatePart.FORMULA, otherFormula(5, false));
        assertRefusedFor(texts.withSolution(solution.replaceFirst("12", "21")), CertificatePart.SOLUTION);
        assertRefused(texts.withSolution(texts.puzzle()), CertificatePart.SOLUTION, "has blank cells");
        assertRefused(
                texts.withSolution("4" + solution.substring(1)),
                CertificatePart.SOLUTION,
                "4 appears more than once in row 1: r1c1, r1c4");
        // One of two solutions of a puzzle, with the best formula and proof that there can be for it.
        CertificateTexts two =
                certificate("1234341221434321").withPuzzle(".2.4.4.221434321\n").withSolution("3214143221434321\n");
        assertRefused(two, CertificatePart.FORMULA, otherFormula(4, true));
    }

    @Test
    void refusesAnotherFormula() throws IOException {
        CertificateTexts texts = four();
        String formula = texts.formula();
        String[] damaged = {
            formula + "\n",
            formula + "c\n",
            formula.substring(0, formula.length() - 1),
            formula.substring(0, formula.length() / 2),
            formula.replace("\n", "\r\n"),
            formula.replaceFirst("\np cnf 64 (\\d+)", "\np cnf 64  $1"),
            formula.replaceFirst("\np cnf", "\nc p cnf"),
            formula.replaceFirst("clues units", "clues reduced"),
            formula.replaceFirst("complete", "minimal"),
            formula.replaceFirst("c box 2x2\n", "c box 2x2\nc rule diagonals\n"),
            formula.replaceFirst("c box 2x2\n", "c box 1x4\n"),
            formula.replaceFirst("c givens", "c repeats kept\nc givens"),
            formula.replaceFirst("c givens", "c remark\nc givens"),
        };
        for (String other : damaged) {
            assertThat(other).isNotEqualTo(formula);
            assertThat(texts.withFormula(other).verify())
                    .as(other.substring(0, 200))
                    .isInstanceOf(VerifyResult.Refused.class);
        }
        int last = formula.split("\n", -1).length - 1;
        assertRefused(texts.withFormula(formula + "1 0\n"), CertificatePart.FORMULA, otherFormula(last + 1, true));
        assertRefused(
                texts.withFormula(formula.substring(0, formula.lastIndexOf('\n', formula.length() - 2) + 1)),
                CertificatePart.FORMULA,
                otherFormula(last, true));
    }

    /** Every single character counts, both at the place of the change and after it. */
    @Test
    void refusesEveryChangedCharacterOfTheFormula() throws IOException {
        CertificateTexts texts = four();
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            StringBuilder changed = new StringBuilder(texts.formula());
            int at = random.nextInt(changed.length());
            changed.setCharAt(at, changed.charAt(at) == '7' ? '8' : '7');
            assertThat(texts.withFormula(changed.toString()).verify())
                    .as("character %d", at)
                    .isInstanceOf(VerifyResult.Refused.class);
        }
    }

    @Test
    void refusesAnotherLayout() throws IOException {
        Layout x = Layout.boxes(2, 3).with(Variant.DIAGONALS);
        Grid puzzle = new PuzzleMaker(4).minimalPuzzle(x);
        CertificateTexts texts = CertificateTexts.of(puzzle, UNITS);
        assertThat(texts.verify()).isInstanceOf(VerifyResult.Verified.class);
        assertRefusedFor(texts.withFormula(texts.formula().replace("c rule diagonals\n", "")), CertificatePart.FORMULA);
    }

    @Test
    void refusesAFormulaThatDoesNotNameItsEncoding() throws IOException {
        CertificateTexts texts = four();
        String missing = "the comments of an exported file are missing: \"c sudoku-sat 1\", \"c box …\" or"
                + " \"c regions …\", \"c encoding …\"";
        for (String formula :
                new String[] {"", "c", "p cnf 64 0\n", "c sudoku-sat 1\nc box 2x2\np cnf 64 0\n", "\n\n"}) {
            assertRefused(texts.withFormula(formula), CertificatePart.FORMULA, missing);
        }
        assertRefused(
                texts.withFormula(texts.formula().replace("clues units", "clues assumed")),
                CertificatePart.FORMULA,
                "line 3: expected a comment such as \"encoding complete at-most-one pairwise clues units\", but found"
                        + " \"encoding complete at-most-one pairwise clues assumed\"");
        assertRefused(
                texts.withFormula(texts.formula().replace("encoding complete", "encoding strange")),
                CertificatePart.FORMULA,
                "line 3: expected a comment such as \"encoding complete at-most-one pairwise clues units\", but found"
                        + " \"encoding strange at-most-one pairwise clues units\"");
        assertRefusedFor(texts.withFormula(texts.formula().replace("box 2x2", "box 0x2")), CertificatePart.FORMULA);
    }

    @Test
    void namesInvisibleCharacters() throws IOException {
        CertificateTexts texts = four();
        String unexpectedReturn = "expected lines that end with a line feed alone, but found a carriage return";
        String formula = texts.formula();
        assertRefused(
                texts.withFormula(formula.replaceFirst("\nc encoding (.*)\n", "\nc encoding $1\r\n")),
                CertificatePart.FORMULA,
                "line 3: " + unexpectedReturn);
        assertRefused(
                texts.withFormula(formula.replace('\n', '\r')), CertificatePart.FORMULA, "line 1: " + unexpectedReturn);
        assertRefused(texts.withPuzzle(texts.puzzle() + "\r\n"), CertificatePart.PUZZLE, "line 2: " + unexpectedReturn);
        for (String mark : new String[] {"\uFEFF", "\u00EF\u00BB\u00BF"}) {
            String reason = "line 1: expected a text without a byte order mark, but found one";
            assertRefused(texts.withFormula(mark + formula), CertificatePart.FORMULA, reason);
            assertRefused(texts.withPuzzle(mark + texts.puzzle()), CertificatePart.PUZZLE, reason);
            assertRefused(texts.withSolution(mark + texts.puzzle()), CertificatePart.SOLUTION, reason);
        }
    }

    @Test
    void refusesGridsThatAreNotOneLine() throws IOException {
        CertificateTexts texts = four();
        String line = texts.puzzle().strip();
        for (String text : new String[] {
            "",
            line + "\n\n",
            line + "\r\n",
            " " + line,
            line.replace('.', '0'),
            line.substring(0, 4) + "\n" + line.substring(4),
            line + line,
            line.substring(1),
            "x",
            "12\n34",
            line + "\n# comment\n",
            "1 2".repeat(100)
        }) {
            assertRefusedFor(texts.withPuzzle(text), CertificatePart.PUZZLE);
            assertRefusedFor(texts.withSolution(text), CertificatePart.SOLUTION);
        }
    }

    @Test
    void refusesADamagedProof() throws IOException {
        // A formula that neither propagation nor luck refutes.
        CertificateTexts texts =
                certificate("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        String proof = texts.proof();
        assertThat(proof.lines().count()).isGreaterThan(10);
        String[] damaged = {
            "",
            "0\n",
            proof.substring(0, proof.length() - 2),
            proof.substring(proof.length() / 2),
            proof + "1 0",
            proof.substring(0, proof.length() / 2),
            "garbage\n" + proof,
            "-999999 0\n" + proof,
            proof + "1 0\n",
            proof + "1\n"
        };
        for (String other : damaged) {
            assertThat(texts.withProof(other).verify()).as(other).satisfies(CertificateVerifierTest::isAboutTheProof);
        }
        assertRefused(
                texts.withProof("0\n"),
                CertificatePart.PROOF,
                "line 1: the clause 0 does not follow by unit propagation");
    }

    private static void isAboutTheProof(@Nullable VerifyResult verdict) {
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        VerifyResult.Refused.class,
                        refused -> assertThat(refused.part()).isEqualTo(CertificatePart.PROOF));
    }

    /** Each refusal begins with the name of the part. */
    @Test
    void aRefusalNamesTheFile() throws IOException {
        assertThat(four().withProof("1").verify().toString())
                .startsWith("proof.drup: line 1: expected ")
                .endsWith(", but found the end of the text");
    }

    @Test
    void certificatesInOtherEncodingsAreDistinguished() throws IOException {
        Grid puzzle = GridParser.create().parse("1..4.........32.");
        CertificateTexts product = CertificateTexts.of(
                puzzle, new EncodingOptions(Encoding.MINIMAL, AtMostOneMethod.PRODUCT, ClueHandling.REDUCED, true));
        assertThat(product.verify()).isInstanceOf(VerifyResult.Verified.class);
        assertThat(product.formula()).contains("\nc repeats kept\n");
    }
}
