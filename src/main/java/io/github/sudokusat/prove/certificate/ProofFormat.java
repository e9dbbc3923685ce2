package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.cnf.proof.LratWriter;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Watch;
import java.io.IOException;

/** How a proof about the models of a formula is written. */
public enum ProofFormat {
    /** That there is none: the clauses in the order in which they follow by unit propagation, which a checker must do again. */
    DRUP(CertificatePart.PROOF),
    /** That there is none: the clauses that the empty one needs, each with the numbers of those by which it follows, so that a checker need not search. */
    LRAT(CertificatePart.HINTED_PROOF),
    /** The same in binary, with a character from 0 to 255 for each byte; about half as long. Its checker is that of {@link #LRAT}, which reads both. */
    LRAT_BINARY(CertificatePart.HINTED_PROOF),
    /** How many there are: a graph of them, with a proof with hints that it is equivalent to the formula. */
    CPOG(CertificatePart.GRAPH);

    private final CertificatePart part;

    ProofFormat(CertificatePart part) {
        this.part = part;
    }

    /**
     * The part of a certificate that is written so.
     *
     * @return the part
     */
    public CertificatePart part() {
        return part;
    }

    /**
     * Whether the proof has hints.
     *
     * @return true for LRAT, as text or in binary
     */
    public boolean isHinted() {
        return part == CertificatePart.HINTED_PROOF;
    }

    /** A writer of a proof with hints in this format; throws an {@link IllegalStateException} if the format has no hints. */
    LratWriter lratWriter(Appendable out) {
        if (!isHinted()) {
            throw new IllegalStateException("a proof in " + this + " is not written with hints");
        }
        return this == LRAT_BINARY ? LratWriter.binary(out) : LratWriter.text(out);
    }

    /**
     * Creates a checker of such proofs, for one proof.
     *
     * @param variables the number of variables of the formula, 0 or more
     * @param limits how far to go; the time runs from now
     * @return a checker of a formula whose clauses are yet to be added
     * @throws IllegalArgumentException if {@code variables} is negative or above 2³⁰ − 2
     */
    public ProofChecker checker(int variables, Limits limits) {
        return switch (this) {
            case DRUP -> new RupChecker(variables, limits);
            case LRAT, LRAT_BINARY -> new LratChecker(variables, limits);
            case CPOG -> new CpogChecker(variables, limits);
        };
    }

    /**
     * Checks a proof of a formula in a DIMACS text.
     *
     * @param formula the formula, read to its end; not closed
     * @param proof the proof; read up to its first wrong step; not closed
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it is a proof of the formula
     * @throws IOException if reading fails
     * @throws SolverFormatException if the formula is malformed
     */
    public ProofCheckResult check(Readable formula, Readable proof, Limits limits) throws IOException {
        Limits started = limits.started();
        Watch watch = started.watch();
        ProofChecker checker = FormulaLoader.load(formula, watch, variables -> checker(variables, started));
        return checker == null ? ProofChecker.stopped(watch) : checker.check(proof);
    }
}
