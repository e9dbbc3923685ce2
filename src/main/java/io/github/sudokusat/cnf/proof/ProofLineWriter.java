package io.github.sudokusat.cnf.proof;

import java.io.IOException;

/**
 * Writes the steps of a proof with hints, each with a single call: as text on a line of its own, or in binary, where a letter begins a step and each
 * number is twice its absolute value, plus 1 if it is negative, in portions of seven bits, the lowest first, with 128 added to all but the last one.
 */
abstract sealed class ProofLineWriter permits LratWriter, CpogWriter {

    final Appendable out;
    final boolean isBinary;
    private final StringBuilder line = new StringBuilder();

    ProofLineWriter(Appendable out, boolean isBinary) {
        this.out = out;
        this.isBinary = isBinary;
    }

    /** Begins a line with a word or a number. */
    final void beginLine(String first) {
        line.setLength(0);
        put(first);
    }

    /** Begins a binary step with its letter. */
    final void beginBinary(char letter) {
        line.setLength(0);
        line.append(letter);
    }

    /** Adds a word to a line. */
    final void put(String word) {
        line.append(word).append(' ');
    }

    /**
     * Adds a literal, a child, a hint, or the number of a clause.
     *
     * @param value a number other than 0
     */
    public final void put(long value) {
        if (isBinary) {
            putBinary(2 * Math.abs(value) + (value < 0 ? 1 : 0));
        } else {
            line.append(value).append(' ');
        }
    }

    private void putBinary(long value) {
        long rest = value;
        while (rest > 127) {
            line.append((char) (128 | (rest & 127)));
            rest >>= 7;
        }
        line.append((char) rest);
    }

    /** Ends the literals of an added clause; hints follow. */
    public final void endLiterals() {
        line.append(isBinary ? "\0" : "0 ");
    }

    /**
     * Ends the step and writes it.
     *
     * @throws IOException if the output fails
     */
    public final void end() throws IOException {
        out.append(line.append(isBinary ? "\0" : "0\n"));
    }
}
