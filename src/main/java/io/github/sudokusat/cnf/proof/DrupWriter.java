package io.github.sudokusat.cnf.proof;

import java.io.IOException;

/**
 * Writes a proof in the text form of DRUP while it is found: a line for each added clause, and a line that begins with {@code d} for each deleted
 * clause.
 *
 * <p>A clause is written as its literals and a {@code 0}, as in DIMACS; a proof that a formula has no model ends with the empty clause, the line
 * {@code 0}. Each step is written immediately, with a single call; lines end with {@code \n} on every platform. Not thread-safe.
 *
 * @see "M. Heule, W. Hunt, N. Wetzler, Trimming while Checking Clausal Proofs, FMCAD 2013"
 */
public final class DrupWriter {

    private final Appendable out;
    private final StringBuilder line = new StringBuilder();

    /**
     * Creates a writer that has written nothing.
     *
     * @param out receives the text; never flushed or closed by the writer
     */
    public DrupWriter(Appendable out) {
        this.out = out;
    }

    /**
     * Writes the addition of a clause.
     *
     * @param literals the array; read only during the call
     * @param length the number of literals, 0 or more
     * @throws IOException if {@code out} fails
     */
    public void add(int[] literals, int length) throws IOException {
        write("", literals, length);
    }

    /**
     * Writes the deletion of a clause.
     *
     * @param literals the array; read only during the call
     * @param length the number of literals, 0 or more
     * @throws IOException if {@code out} fails
     */
    public void delete(int[] literals, int length) throws IOException {
        write("d ", literals, length);
    }

    private void write(String sign, int[] literals, int length) throws IOException {
        line.setLength(0);
        line.append(sign);
        for (int i = 0; i < length; i++) {
            line.append(literals[i]).append(' ');
        }
        out.append(line.append("0\n"));
    }
}
