package io.github.sudokusat.cnf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.CharBuffer;

/**
 * Writes CNF in the DIMACS format while it is produced; nothing is kept but one buffer, and no object is made for a clause.
 *
 * <p>Comments may come at any time, the header once and before the first clause, then as many clauses as it says, then
 * {@link #finish()}. Lines end with {@code \n} on every platform; everything but comments is ASCII. A {@link Writer} is given whole arrays
 * of characters, the fastest way; to write a file, wrap its stream in an {@link java.io.OutputStreamWriter}, which needs no buffer of its own.
 * An {@link IOException} of the target is thrown as {@link UncheckedIOException} by the call that met it. Not thread-safe.
 */
public final class DimacsWriter implements DimacsHandler {

    /** The longest piece that is put into the buffer without a look at what is left: a sign, ten digits, a blank, {@code 0\n}. */
    private static final int LONGEST = 16;

    private final Appendable out;
    private final char[] buffer = new char[1 << 15];
    private int size;
    private int variables = -1;
    private long announced;
    private long clauses;
    private boolean finished;

    /**
     * Creates a writer that has written nothing.
     *
     * @param out where the text goes; never flushed or closed by the writer
     */
    public DimacsWriter(Appendable out) {
        this.out = out;
    }

    /**
     * Writes a formula with its header.
     *
     * @param cnf the formula
     * @param out where the text goes
     * @throws UncheckedIOException if {@code out} fails
     */
    public static void write(Cnf cnf, Appendable out) {
        DimacsWriter writer = new DimacsWriter(out);
        writer.header(cnf.variables(), cnf.clauses());
        cnf.forEach(writer);
        writer.finish();
    }

    /**
     * Writes comment lines, one for each line of the text.
     *
     * @param text any text; its lines are separated by {@code \n}, {@code \r\n} or {@code \r}
     * @throws IllegalStateException if the writer is finished
     * @throws UncheckedIOException if the target fails
     */
    @Override
    public void comment(String text) {
        requireNotFinished();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
                commentLine(text, start, i);
                if (i + 1 < text.length() && text.charAt(i) == '\r' && text.charAt(i + 1) == '\n') {
                    i++;
                }
                start = i + 1;
            }
        }
    }

    private void commentLine(String text, int start, int end) {
        put("c");
        if (start < end) {
            put(" ");
        }
        for (int i = start; i < end; i++) {
            reserve();
            buffer[size++] = text.charAt(i);
        }
        put("\n");
    }

    /**
     * Writes the header.
     *
     * @param variableCount the number of variables, 0 or more
     * @param clauseCount the number of clauses that will follow, 0 or more
     * @throws IllegalArgumentException if a number is negative
     * @throws IllegalStateException if there is a header already, or the writer is finished
     * @throws UncheckedIOException if the target fails
     */
    @Override
    public void header(int variableCount, long clauseCount) {
        requireNotFinished();
        if (variables >= 0) {
            throw new IllegalStateException("the header is written already");
        }
        if (variableCount < 0 || clauseCount < 0) {
            throw new IllegalArgumentException(
                    "variables and clauses must be 0 or more, but are " + variableCount + " and " + clauseCount);
        }
        variables = variableCount;
        announced = clauseCount;
        put("p cnf " + variableCount + " " + clauseCount + "\n");
    }

    /**
     * Writes a clause on a line of its own.
     *
     * @param literals the array; its literals name variables of the header
     * @param length the number of literals, 0 or more
     * @throws IllegalArgumentException if a literal is 0 or beyond the header's variables; the clause is then cut off, and the text useless
     * @throws IllegalStateException if there is no header yet, as many clauses as it says have been written, or the writer is finished
     * @throws UncheckedIOException if the target fails
     */
    @Override
    public void add(int[] literals, int length) {
        begin();
        for (int i = 0; i < length; i++) {
            put(literals[i]);
        }
        end();
    }

    @Override
    public void add(int literal) {
        begin();
        put(literal);
        end();
    }

    @Override
    public void add(int first, int second) {
        begin();
        put(first);
        put(second);
        end();
    }

    @Override
    public void add(int first, int second, int third) {
        begin();
        put(first);
        put(second);
        put(third);
        end();
    }

    /**
     * Ends the text: checks that it is complete and hands the last of it to the target. A second call does nothing.
     *
     * @throws IllegalStateException if there is no header, or fewer clauses than it says were written
     * @throws UncheckedIOException if the target fails
     */
    public void finish() {
        if (finished) {
            return;
        }
        if (variables < 0) {
            throw new IllegalStateException("there is no header");
        }
        if (clauses != announced) {
            throw new IllegalStateException("the header says " + announced + " clauses, but " + clauses + " came");
        }
        flushBuffer();
        finished = true;
    }

    /**
     * Hands all that has been written so far to the target, so that it can be looked at there; the target itself is not flushed.
     *
     * @throws UncheckedIOException if the target fails
     */
    public void flush() {
        flushBuffer();
    }

    /**
     * Ends a text whose clauses are not all there: hands on whole lines, the last of them a comment that says so. Readers that hold a text to its
     * header refuse it.
     *
     * @param why what the comment says, in one line
     * @throws IllegalStateException if the writer is finished
     * @throws UncheckedIOException if the target fails
     */
    public void breakOff(String why) {
        comment(why);
        flushBuffer();
        finished = true;
    }

    private void begin() {
        requireNotFinished();
        if (clauses == announced || variables < 0) {
            throw new IllegalStateException(
                    variables < 0
                            ? "the header must come before the clauses"
                            : "the header says " + announced + " clauses, but more came");
        }
        clauses++;
    }

    private void put(int literal) {
        int variable = Math.abs(literal);
        // One unsigned comparison for: not 0, not above the limit, not the one int without an absolute value.
        if (Integer.compareUnsigned(variable - 1, variables) >= 0) {
            throw new IllegalArgumentException(
                    "literal must be from 1 to " + variables + " or negative, but is " + literal);
        }
        reserve();
        if (literal < 0) {
            buffer[size++] = '-';
        }
        int end = size + digits(variable);
        for (int i = end - 1; i >= size; i--) {
            int rest = variable / 10;
            buffer[i] = (char) ('0' + variable - 10 * rest);
            variable = rest;
        }
        buffer[end] = ' ';
        size = end + 1;
    }

    private static int digits(int number) {
        int digits = 1;
        for (long bound = 10; number >= bound; bound *= 10) {
            digits++;
        }
        return digits;
    }

    private void end() {
        reserve();
        buffer[size++] = '0';
        buffer[size++] = '\n';
    }

    private void put(String text) {
        for (int i = 0; i < text.length(); i++) {
            reserve();
            buffer[size++] = text.charAt(i);
        }
    }

    private void reserve() {
        if (size > buffer.length - LONGEST) {
            flushBuffer();
        }
    }

    private void flushBuffer() {
        try {
            if (out instanceof Writer writer) {
                writer.write(buffer, 0, size);
            } else {
                out.append(CharBuffer.wrap(buffer, 0, size));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        size = 0;
    }

    private void requireNotFinished() {
        if (finished) {
            throw new IllegalStateException("the text is finished");
        }
    }
}
