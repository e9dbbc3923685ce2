package io.github.sudokusat.cnf;

import java.io.IOException;

/** Writes the steps of a proof with hints, each on a line of its own and with a single call. */
abstract sealed class ProofLineWriter permits LratWriter, CpogWriter {

    final Appendable out;
    private final StringBuilder line = new StringBuilder();

    ProofLineWriter(Appendable out) {
        this.out = out;
    }

    /** Begins a line with a word or a number. */
    final void beginLine(String first) {
        line.setLength(0);
        line.append(first).append(' ');
    }

    /** Adds a word. */
    final void put(String word) {
        line.append(word).append(' ');
    }

    /**
     * Adds a literal, a child, a hint, or the number of a clause.
     *
     * @param value a number other than 0
     */
    public final void put(long value) {
        line.append(value).append(' ');
    }

    /** Ends the literals of an added clause; hints follow. */
    public final void endLiterals() {
        line.append("0 ");
    }

    /**
     * Ends the line and writes it.
     *
     * @throws IOException if the output fails
     */
    public final void end() throws IOException {
        out.append(line.append("0\n"));
    }
}
