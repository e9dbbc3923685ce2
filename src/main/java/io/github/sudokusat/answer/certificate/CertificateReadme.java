package io.github.sudokusat.answer.certificate;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.VerifiedProof;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.Claim;
import io.github.sudokusat.prove.certificate.ProofFormat;
import io.github.sudokusat.prove.certificate.ProofText;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.text.JsonObject;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a certificate says to somebody who has only its files: the claim, what the files are, and how to check them with other programs. */
public final class CertificateReadme {

    /** The name of the file. */
    public static final String FILE_NAME = "README";

    private static final String TITLE = "The claim\n";

    private final VerifyResult.Verified claim;
    private final CertificateFiles files;
    private final StringBuilder text = new StringBuilder();

    private CertificateReadme(VerifyResult.Verified claim, CertificateFiles files) {
        this.claim = claim;
        this.files = files;
    }

    /** The text for a certificate, which has been written. */
    public static String of(VerifyResult.Verified claim, CertificateFiles files) throws IOException {
        CertificateReadme readme = new CertificateReadme(claim, files);
        readme.writeClaim();
        readme.writeFiles();
        readme.writeChecks();
        readme.writeMeaning();
        return readme.text.toString();
    }

    /**
     * Why a text that comes with the files of a certificate does not claim what they show; null if it does, or is no such text.
     *
     * @param text the text
     * @param claim what the files show
     */
    public static @Nullable String refusal(String text, VerifyResult.Verified claim, CertificateFiles files) {
        CertificateReadme readme = new CertificateReadme(claim, files);
        readme.writeClaim();
        return !isReadme(text) || text.startsWith(readme.text.toString())
                ? null
                : "expected the claim of " + VerifiedProof.claim(claim) + " for the puzzle, but found another one";
    }

    /** Whether a text begins like those of this class. */
    public static boolean isReadme(String text) {
        return text.startsWith(TITLE);
    }

    private boolean has(CertificatePart part) {
        return files.has(part);
    }

    private void writeClaim() {
        List<String> layout = LayoutText.describe(claim.puzzle().layout());
        text.append(TITLE)
                .append("\nThe Sudoku in puzzle.txt has ")
                .append(VerifiedProof.claim(claim))
                .append(". Its rules, besides the rows and columns: ");
        text.append(String.join("; ", layout)).append(".\n");
        StringBuilder line = new StringBuilder();
        JsonObject json = new JsonObject(line);
        json.put("puzzle", lineOf(Certifier.text(claim.puzzle())));
        json.put("layout", layout);
        if (claim.claim() == Claim.CANDIDATES) {
            json.put(
                    "candidates",
                    Phrases.candidates(
                            claim.candidates(),
                            DigitSymbols.numbers(claim.puzzle().layout())));
        } else {
            json.put("count", claim.count().toString());
        }
        if (claim.claim() == Claim.NEEDED_GIVENS) {
            json.put("minimal", true);
        }
        claim.findSolution().ifPresent(solution -> json.put("solution", lineOf(Certifier.text(solution))));
        json.end();
        text.append(line).append('\n');
    }

    private static String lineOf(String textOfGrid) {
        return textOfGrid.substring(0, textOfGrid.length() - 1);
    }

    private void writeFiles() throws IOException {
        text.append("The files\n\n");
        file(CertificatePart.PUZZLE, "the puzzle, row by row, with a dot for each blank cell");
        file(CertificatePart.SOLUTION, "its solution");
        file(CertificatePart.SOLUTIONS, "its solutions, a line each, in ascending order");
        file(CertificatePart.COVERING, "solutions that have each candidate that can be true, in ascending order");
        file(CertificatePart.NEEDED, "for each given a solution without it, with another digit there");
        file(CertificatePart.FORMULA, "the puzzle as clauses (DIMACS)" + lastClauses());
        file(CertificatePart.PROOF, "a proof that no assignment satisfies the clauses (DRUP)");
        file(
                CertificatePart.HINTED_PROOF,
                (has(CertificatePart.PROOF) ? "the same" : "a proof that no assignment satisfies the clauses,")
                        + " with hints (LRAT" + (isBinary() ? ", binary)" : ")"));
        file(
                CertificatePart.GRAPH,
                "a graph of all solutions, with the proof that it is equivalent to the clauses (CPOG)");
        text.append('\n');
    }

    private boolean isBinary() throws IOException {
        if (!has(CertificatePart.HINTED_PROOF)) {
            return false;
        }
        try (Reader proof = files.open(CertificatePart.HINTED_PROOF)) {
            return ProofText.of(proof).format() == ProofFormat.LRAT_BINARY;
        }
    }

    private String lastClauses() {
        boolean isNone = claim.claim() != Claim.CANDIDATES && claim.count().signum() == 0;
        if (has(CertificatePart.GRAPH) || isNone) {
            return "";
        }
        return has(CertificatePart.COVERING)
                ? ", with a last clause that requires one of the other candidates"
                : ", with a last clause for each solution that excludes it";
    }

    private void file(CertificatePart part, String what) {
        if (has(part)) {
            text.append(part.fileName())
                    .append(" ".repeat(15 - part.fileName().length()))
                    .append(what)
                    .append('\n');
        }
    }

    private void writeChecks() {
        text.append("How to check it without the program that made it\n\n");
        if (has(CertificatePart.GRAPH)) {
            text.append("""
                    With cpog-check (https://github.com/rebryant/cpog), which prints the number of models:

                      git clone https://github.com/rebryant/cpog
                      gcc -O2 cpog/src/cpog-check.c cpog/src/q25.c -o check-cpog
                      ./check-cpog puzzle.cnf count.cpog

                    """);
        }
        if (has(CertificatePart.HINTED_PROOF)) {
            text.append("""
                    With cake_lpr (https://github.com/tanyongkiam/cake_lpr), which is formally verified and prints "s VERIFIED UNSAT":

                      git clone https://github.com/tanyongkiam/cake_lpr
                      gcc -O2 cake_lpr/basis_ffi.c cake_lpr/cake_lpr.S -o check-lrat
                      ./check-lrat puzzle.cnf proof.lrat

                    """);
        }
        if (has(CertificatePart.PROOF)) {
            text.append("""
                    With drat-trim (https://github.com/marijnheule/drat-trim), which prints "s VERIFIED":

                      git clone https://github.com/marijnheule/drat-trim
                      gcc -O2 drat-trim/drat-trim.c -o check-drup
                      ./check-drup puzzle.cnf proof.drup

                    """);
        }
        text.append("""
                With the program that made it: sudoku-sat verify, with the name of the archive or of the directory
                (https://github.com/sudokusat/sudoku-sat).

                """);
    }

    /** What these programs do not say. */
    private void writeMeaning() {
        text.append("Why that is the claim\n\n").append(meaning()).append("""

                That the clauses are those of the puzzle: the comments at the top of puzzle.cnf say how it is encoded, and which variable
                stands for which digit in which cell. Most clauses say that each cell has exactly one digit, and that each digit is
                exactly once in each row, column and box or region. The clauses of other rules follow; for each rule a comment gives
                the numbers of its clauses, and of the variables that they need besides. The givens are clauses of one literal, or
                left out if the comments call them reduced. The document "Certificates" of sudoku-sat has a Python script of some 100
                lines that makes the same clauses from puzzle.txt, and its document "Variant rules" says what each rule means.
                """);
    }

    private String meaning() {
        if (has(CertificatePart.GRAPH)) {
            return """
                    cpog-check shows that the graph has exactly the models of the clauses, and counts them. Each solution is one model.
                    """;
        }
        if (has(CertificatePart.COVERING)) {
            return """
                    The last clause of puzzle.cnf lists all candidates that none of the grids in covering.txt has, and the proof shows that no
                    solution has one of them. Each candidate of these grids can be true, since they are solutions: they keep the givens and
                    obey the rules, which these programs do not check.
                    """;
        }
        String rest = claim.count().signum() == 0 ? """
                Each solution would satisfy the clauses, and the proof shows that nothing does.
                """ : """
                The last clauses of puzzle.cnf exclude the solutions listed, one each, and the proof shows that nothing else satisfies the
                clauses. That the grids listed differ, keep the givens and obey the rules is to be seen in them.
                """;
        return !has(CertificatePart.NEEDED) ? rest : rest + """
                In needed.txt, the line for each given is a grid with another digit there that keeps all other givens and obeys the rules;
                so without that given there is another solution. These programs do not check that.
                """;
    }
}
