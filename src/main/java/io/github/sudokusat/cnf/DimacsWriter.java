package io.github.sudokusat.cnf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.CharBuffer;

/**
 * Writes CNF in the DIMACS format while it is produced; only one buffer is kept, and no object is created for a clause.
 *
 * <p>Comments may be written at any time, the header once before the first clause, then exactly as many clauses as it announces, and finally
 * {@link #finish()} is called. Lines end with {@code \n} on every platform; everything except comments is ASCII. A {@link Writer} receives whole
 * arrays of characters, which is fastest; to write a file, wrap its stream in an {@link java.io.OutputStreamWriter}, which needs no additional
 * buffer. The call in which the target throws an {@link IOException} throws it as an {@link UncheckedIOException}. Not thread-safe.
 */
public final class DimacsWriter implements DimacsHandler {

    /** The longest text that is put into the buffer without checking the space that is left: a sign, ten digits, a blank, {@code 0\n}. */
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
     * @param out receives the text; never flushed or closed by the writer
     */
    public DimacsWriter(Appendable out) {
        this.out = out;
    }

    /**
     * Writes a formula with its header.
     *
     * @param cnf the formula
     * @param out receives the text
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
     * @throws IllegalStateException if the header has already been written, or the writer is finished
     * @throws UncheckedIOException if the target fails
     */
    @Override
    public void header(int variableCount, long clauseCount) {
        requireNotFinished();
        if (variables >= 0) {
            throw new IllegalStateException("the header has already been written");
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
     * Writes a clause on a separate line.
     *
     * @param literals the array; its literals are over the header's variables
     * @param length the number of literals, 0 or more
     * @throws IllegalArgumentException if a literal is 0 or beyond the header's variables; the clause is then cut off, and the text is unusable
     * @throws IllegalStateException if there is no header yet, all clauses that it announces have been written, or the writer is finished
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
     * Ends the text: checks that it is complete and passes the rest of it to the target. A second call does nothing.
     *
     * @throws IllegalStateException if there is no header, or fewer clauses were written than it announces
     * @throws UncheckedIOException if the target fails
     */
    public void finish() {
        if (finished) {
            return;
        }
        if (variables < 0) {
            throw new IllegalStateException("the header has not been written");
        }
        if (clauses != announced) {
            throw new IllegalStateException(
                    "the header declares " + announced + " clauses, but " + clauses + " were written");
        }
        flushBuffer();
        finished = true;
    }

    /**
     * Passes everything written so far to the target, so that it can be read there; the target itself is not flushed.
     *
     * @throws UncheckedIOException if the target fails
     */
    public void flush() {
        flushBuffer();
    }

    /**
     * Ends an incomplete text: passes whole lines to the target, the last of them a comment that gives the reason. Readers that check the number of
     * clauses against the header refuse the text.
     *
     * @param why the text of the comment, in one line
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
                            : "the header declares " + announced + " clauses, but more are written");
        }
        clauses++;
    }

    private void put(int literal) {
        int variable = Math.abs(literal);
        // One unsigned comparison checks three things: not 0, not above the limit, not the one int without an absolute
        // value.
        if (Integer.compareUnsigned(variable - 1, variables) >= 0) {
            throw new IllegalArgumentException(
                    "literal must be from -" + variables + " to " + variables + " and not 0, but is " + literal);
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
            throw new IllegalStateException("the text is already finished");
        }
    }
}
