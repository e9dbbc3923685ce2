package io.github.sudokusat.export;

import io.github.sudokusat.cnf.AnswerReader;
import io.github.sudokusat.cnf.SolverFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.CharBuffer;

/**
 * Turns another program's answer for an exported file into a grid.
 *
 * <p>The exported file is read once from beginning to end: its comments give the layout, the givens and the variables; then the answer is read; then
 * every clause or row is checked against it. The comments are checked too: each variable of a candidate denotes exactly one candidate, and a reduced
 * numbering has no gaps. Memory is O(variables), whatever the number of clauses or rows.
 */
public final class AnswerDecoder {

    private AnswerDecoder() {}

    /**
     * Decodes an answer.
     *
     * @param exported a file that {@link DimacsExport}, {@link LpExport} or {@link OpbExport} wrote; its first character identifies the format; read
     *     to its end, not closed
     * @param answer the answer: for DIMACS in a form that {@link AnswerReader#readModelOrCount} reads, for OPB in one that {@link AnswerReader#readPseudoBoolean}
     *     reads, for LP in one that {@link io.github.sudokusat.linear.GlpsolAnswerReader} reads; read to its end, not closed
     * @return the solution, verified against every clause or row, the rules and the givens; or the other result that the answer reports. A count is not
     *     verified
     * @throws IOException if reading fails
     * @throws MalformedExportException if {@code exported} is not such a file
     * @throws SolverFormatException if {@code answer} is malformed or truncated, or names a variable that the file does not have
     * @throws WrongAnswerException if the values break a clause or row, or are not a solution of the puzzle, or belong to another file
     */
    public static DecodeResult decode(Readable exported, Readable answer) throws IOException {
        try {
            PeekedText text = new PeekedText(exported);
            return switch (text.first()) {
                case '\\' -> LpDecoder.decode(text, answer);
                case '*' -> OpbDecoder.decode(text, answer);
                default -> DimacsDecoder.decode(text, answer);
            };
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (AnswerFailure e) {
            throw e.failure();
        } catch (SolverFormatException e) {
            // Exceptions from the answer's reader are wrapped in AnswerFailure, so this one concerns the exported file.
            throw new MalformedExportException(e);
        }
    }

    /** A text whose first character is known in advance; it is still read from its beginning. */
    private static final class PeekedText implements Readable {

        /** The first character of an empty text. */
        static final int NONE = -1;

        private static final int PORTION = 256;

        private final Readable in;
        private final StringBuilder seen = new StringBuilder();
        private final int first;
        private int read;

        PeekedText(Readable in) throws IOException {
            this.in = in;
            this.first = findFirst();
        }

        private int findFirst() throws IOException {
            CharBuffer buffer = CharBuffer.allocate(PORTION);
            while (in.read(buffer) >= 0) {
                buffer.flip();
                seen.append(buffer);
                for (int i = 0; i < buffer.length(); i++) {
                    if (buffer.charAt(i) > ' ') {
                        return buffer.charAt(i);
                    }
                }
                buffer.clear();
            }
            return NONE;
        }

        /** The first character that is neither a blank nor a line end, or {@link #NONE}. */
        int first() {
            return first;
        }

        @Override
        public int read(CharBuffer target) throws IOException {
            if (read == seen.length()) {
                return in.read(target);
            }
            int end = Math.min(seen.length(), read + target.remaining());
            target.append(seen, read, end);
            int count = end - read;
            read = end;
            return count;
        }
    }
}
