package io.github.sudokusat.prove.certificate;

/** The texts of a certificate, and the files that hold them. */
public enum CertificatePart {
    /** The puzzle on one line. */
    PUZZLE("puzzle.txt"),
    /** The formula of the puzzle and, if there is a solution, one clause that excludes it. */
    FORMULA("puzzle.cnf"),
    /** The proof that the formula has no model. */
    PROOF("proof.drup"),
    /** The solution on one line; absent if the puzzle has none. */
    SOLUTION("solution.txt");

    private final String fileName;

    CertificatePart(String fileName) {
        this.fileName = fileName;
    }

    /**
     * The name of the file.
     *
     * @return a name without a directory
     */
    public String fileName() {
        return fileName;
    }
}
