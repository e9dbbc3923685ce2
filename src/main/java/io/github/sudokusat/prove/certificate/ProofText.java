package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.nio.CharBuffer;

/**
 * The text of a proof whose format shows in its first step: that of a graph begins with {@code r}, or with a number and {@code p}, {@code s} or
 * {@code a}; one with hints has a {@code 0} before the last one, or begins with a number and {@code d}. A binary one with hints, a character for each
 * byte, begins with {@code a}, or with {@code d} and what no text has before its next line end.
 *
 * <p>Memory: the text up to the end of its first step.
 */
public final class ProofText implements Readable {

    private final Readable rest;
    private final StringBuilder head = new StringBuilder();
    private final CharBuffer portion = CharBuffer.allocate(1 << 12);
    private final ProofFormat format;
    private int position;

    private ProofText(Readable in) throws IOException {
        rest = in;
        int start = 0;
        int end = lineEnd(start);
        while (end >= 0 && isNoStep(start, end)) {
            start = end + 1;
            end = lineEnd(start);
        }
        int stop = end < 0 ? head.length() : end;
        format = start == 0 && isBinary(stop) ? ProofFormat.LRAT_BINARY : formatOf(head.substring(start, stop));
    }

    /**
     * Reads a proof up to the end of its first step.
     *
     * @param in the text; not closed
     * @return the whole text, with its format
     * @throws IOException if reading fails
     */
    public static ProofText of(Readable in) throws IOException {
        return new ProofText(in);
    }

    /**
     * Checks a proof of a formula in a DIMACS text, in the format that its first step has.
     *
     * @param formula the formula, read to its end; not closed
     * @param proof the proof; read up to its first wrong step; not closed
     * @param limits how far to go; conflicts and solutions are not counted
     * @return whether it is a proof of the formula
     * @throws IOException if reading fails
     * @throws SolverFormatException if the formula is malformed
     */
    public static ProofCheckResult check(Readable formula, Readable proof, Limits limits) throws IOException {
        ProofText text = of(proof);
        return text.format().check(formula, text, limits);
    }

    /**
     * The format that the first step has.
     *
     * @return the format; {@link ProofFormat#DRUP} if there is no step, or it is malformed
     */
    public ProofFormat format() {
        return format;
    }

    /** The index of the next line end, or of the next byte 0, which no text has; −1 if the text ends before. */
    private int lineEnd(int start) throws IOException {
        int from = start;
        int end = stepEnd(from);
        while (end < 0) {
            from = head.length();
            portion.clear();
            int read = rest.read(portion);
            portion.flip();
            head.append(portion);
            if (read < 0) {
                return -1;
            }
            end = stepEnd(from);
        }
        return end;
    }

    private int stepEnd(int from) {
        int at = from;
        while (at < head.length() && head.charAt(at) != '\n' && head.charAt(at) != 0) {
            at++;
        }
        return at < head.length() ? at : -1;
    }

    /** Whether the text up to an index, which is a line end, a byte 0 or the end, begins as a binary proof does. */
    private boolean isBinary(int end) {
        if (head.length() == 0 || head.charAt(0) != 'd') {
            return head.length() > 0 && head.charAt(0) == 'a';
        }
        int at = 1;
        while (at < end && isOfText(head.charAt(at))) {
            at++;
        }
        return at < end || end == 1 || (end < head.length() && head.charAt(end) == 0);
    }

    private static boolean isOfText(char c) {
        return (c >= ' ' && c <= '~') || c == '\t' || c == '\r';
    }

    /** Whether a line is empty, or a comment. */
    private boolean isNoStep(int start, int end) {
        int first = start;
        while (first < end && head.charAt(first) <= ' ') {
            first++;
        }
        return first == end || head.charAt(first) == 'c';
    }

    private static ProofFormat formatOf(String step) {
        int words = 0;
        int zeros = 0;
        int at = 0;
        while (at < step.length()) {
            int end = at;
            while (end < step.length() && step.charAt(end) > ' ') {
                end++;
            }
            if (end > at) {
                String word = step.substring(at, end);
                if (isOfGraph(word, words)) {
                    return ProofFormat.CPOG;
                }
                if (words == 1 && word.equals("d")) {
                    return ProofFormat.LRAT;
                }
                words++;
                zeros += word.equals("0") ? 1 : 0;
            }
            at = end + 1;
        }
        return zeros > 1 ? ProofFormat.LRAT : ProofFormat.DRUP;
    }

    /** Whether a word, at a place from 0 in the first step, shows that the step is one of a graph. */
    private static boolean isOfGraph(String word, int place) {
        return switch (word) {
            case "r" -> place == 0;
            case "p", "s", "a" -> place == 1;
            default -> false;
        };
    }

    @Override
    public int read(CharBuffer target) throws IOException {
        if (position == head.length()) {
            return rest.read(target);
        }
        int count = Math.min(target.remaining(), head.length() - position);
        for (int end = position + count; position < end; position++) {
            target.put(head.charAt(position));
        }
        return count;
    }
}
