package io.github.sudokusat.sat.process;

import io.github.sudokusat.cnf.proof.DrupReader;
import io.github.sudokusat.cnf.proof.DrupWriter;
import java.io.IOException;

/**
 * Copies a program's proof up to the empty clause, without checking it.
 *
 * <p>Anything after the empty clause is dropped; cadical, for instance, deletes all other clauses there. A missing empty clause is
 * added: programs omit it when the formula itself contains it.
 */
final class ProofCopy {

    private ProofCopy() {}

    /**
     * Copies the proof.
     *
     * @throws IOException if reading or writing fails
     * @throws io.github.sudokusat.cnf.SolverFormatException if it is not a proof in text form
     */
    static void copy(Readable from, int variables, Appendable to) throws IOException {
        DrupReader step = new DrupReader(from, variables);
        DrupWriter writer = new DrupWriter(to);
        while (step.next()) {
            if (step.isDeletion()) {
                writer.delete(step.literals(), step.length());
            } else {
                writer.add(step.literals(), step.length());
                if (step.length() == 0) {
                    return;
                }
            }
        }
        writer.add(step.literals(), 0);
    }
}
