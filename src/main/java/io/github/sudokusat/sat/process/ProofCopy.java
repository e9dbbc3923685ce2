package io.github.sudokusat.sat.process;

import io.github.sudokusat.cnf.DrupReader;
import io.github.sudokusat.cnf.DrupWriter;
import java.io.IOException;

/**
 * Copies a program's proof up to the empty clause; whether it proves anything is not looked at.
 *
 * <p>What a program writes behind the empty clause, cadical for instance that it deletes all others, is left out. Where the empty clause is missing
 * it is added: programs leave it unsaid when the formula itself has it.
 */
final class ProofCopy {

    private ProofCopy() {}

    /**
     * Copies the proof.
     *
     * @throws IOException if reading or writing fails
     * @throws io.github.sudokusat.cnf.DimacsFormatException if it is no proof in text form
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
