package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.VerifiedProof;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.prove.certificate.CertificatePart;
import io.github.sudokusat.prove.certificate.Certifier;
import io.github.sudokusat.prove.certificate.Claim;
import io.github.sudokusat.prove.certificate.VerifyResult;
import io.github.sudokusat.text.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a certificate says to somebody who has only its files: the claim, what the files are, and how to check them with other programs. */
final class CertificateReadme {

    /** The name of the file. */
    static final String FILE_NAME = "README";

    private final VerifyResult.Verified claim;
    private final Path directory;
    private final StringBuilder text = new StringBuilder();

    private CertificateReadme(VerifyResult.Verified claim, Path directory) {
        this.claim = claim;
        this.directory = directory;
    }

    /** The text for a certificate, whose files are in a directory. */
    static String of(VerifyResult.Verified claim, Path directory) {
        CertificateReadme readme = new CertificateReadme(claim, directory);
        readme.writeClaim();
        readme.writeFiles();
        readme.writeChecks();
        return readme.text.toString();
    }

    private boolean has(CertificatePart part) {
        return Files.exists(directory.resolve(part.fileName()));
    }

    private void writeClaim() {
        List<String> layout = LayoutText.describe(claim.puzzle().layout());
        text.append("The claim\n\nThe Sudoku in puzzle.txt has ")
                .append(VerifiedProof.claim(claim))
                .append(". Its rules, besides the rows and columns: ");
        text.append(String.join("; ", layout)).append(".\n");
        StringBuilder line = new StringBuilder();
        JsonObject json = new JsonObject(line);
        json.put("puzzle", lineOf(Certifier.text(claim.puzzle())));
        json.put("layout", layout);
        if (claim.claim() == Claim.CANDIDATES) {
            json.put("candidates", Phrases.candidates(claim.candidates()));
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

    private void writeFiles() {
        text.append("The files\n\n");
        file(CertificatePart.PUZZLE, "the puzzle, row by row, with a dot for each blank cell");
        file(CertificatePart.SOLUTION, "its solution");
        file(CertificatePart.SOLUTIONS, "its solutions, a line each, in ascending order");
        file(CertificatePart.COVERING, "solutions that have each candidate that can be true, in ascending order");
        file(CertificatePart.NEEDED, "for each given a solution without it, with another digit there");
        file(CertificatePart.FORMULA, "the puzzle as clauses (DIMACS)" + lastClauses());
        file(CertificatePart.PROOF, "a proof that no assignment satisfies the clauses (DRUP)");
        file(CertificatePart.HINTED_PROOF, "the same with hints (LRAT)");
        file(
                CertificatePart.GRAPH,
                "a graph of all solutions, with the proof that it is equivalent to the clauses (CPOG)");
        text.append('\n');
    }

    private String lastClauses() {
        if (has(CertificatePart.GRAPH)) {
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

                      gcc -O2 cpog-check.c q25.c -o cpog-check
                      ./cpog-check puzzle.cnf count.cpog

                    """);
        }
        if (has(CertificatePart.HINTED_PROOF)) {
            text.append("""
                    With cake_lpr (https://github.com/tanyongkiam/cake_lpr), which is formally verified and prints "s VERIFIED UNSAT":

                      gcc -O2 basis_ffi.c cake_lpr.S -o cake_lpr
                      ./cake_lpr puzzle.cnf proof.lrat

                    """);
        }
        if (has(CertificatePart.PROOF)) {
            text.append("""
                    With drat-trim (https://github.com/marijnheule/drat-trim), which prints "s VERIFIED":

                      gcc -O2 drat-trim.c -o drat-trim
                      ./drat-trim puzzle.cnf proof.drup

                    """);
        }
        text.append("""
                That the clauses are those of the puzzle: the comments at the top of puzzle.cnf say how it is encoded, and which variable
                stands for which digit in which cell. Most clauses say that each cell has exactly one digit, and that each digit is
                exactly once in each row, column and box. The clauses of other rules follow, which a comment counts for each rule. The
                givens are clauses of one literal, or left out if the comments call them reduced.

                With the program that made it: sudoku-sat verify, with the name of the archive or of the directory.
                """);
    }
}
