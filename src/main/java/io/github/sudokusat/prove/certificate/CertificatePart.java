package io.github.sudokusat.prove.certificate;

/** The texts of a certificate, and the files that hold them. */
public enum CertificatePart {
    /** The puzzle on one line. */
    PUZZLE("puzzle.txt"),
    /** The formula of the puzzle and, if there is a solution, one clause that excludes it. */
    FORMULA("puzzle.cnf"),
    /** The proof that the formula has no model, without hints; absent if there is one with hints alone. */
    PROOF("proof.drup"),
    /** The same with hints (LRAT); absent if there is one without alone. */
    HINTED_PROOF("proof.lrat"),
    /** A graph of all solutions, with the proof that it is equivalent to the formula; only in the certificate of a number of solutions. */
    GRAPH("count.cpog"),
    /** The solution on one line; absent if the puzzle has none. */
    SOLUTION("solution.txt"),
    /** All solutions, one on each line, in ascending order; only in the certificate of a number of solutions. */
    SOLUTIONS("solutions.txt"),
    /** Solutions that have every candidate that is in any, likewise; only in the certificate of the true candidates. */
    COVERING("covering.txt"),
    /**
     * For each given, in the order of the cells, one on each line, a solution of the puzzle without it that has another digit there; only in the
     * certificate that each given is needed.
     */
    NEEDED("needed.txt");

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
