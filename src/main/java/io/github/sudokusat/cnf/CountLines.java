package io.github.sudokusat.cnf;

import io.github.sudokusat.text.CharCursor;
import java.io.IOException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The lines {@code c s …} of a model counter's answer, according to the rules of the model counting competitions: {@code c s type mc} or {@code pmc},
 * {@code c s exact arb int N}; and those of counters from before these rules, {@code s mc N}, {@code s pmc N} or {@code s N}. Estimates, and lines with
 * any other word after {@code c s}, are skipped.
 */
final class CountLines {

    /** More than the digits of the number of grids that any layout can have, of 256 × 256 cells. */
    private static final int MOST_DIGITS = 200_000;

    private static final String NUMBER = "a whole number of at most " + MOST_DIGITS + " digits";
    private static final String EXACT = "an exact count, \"c s exact arb int N\"";

    private final CharCursor in;
    private boolean begun;
    private @Nullable BigInteger count;
    private String digits = "";
    private long line;
    private long column;

    CountLines(CharCursor in) {
        this.in = in;
    }

    /** Whether a line said that the models are counted. */
    boolean isBegun() {
        return begun;
    }

    /** The number of models; null if no line gave one. */
    @Nullable
    BigInteger count() {
        return count;
    }

    /** Reads a line after {@code c}, to its end. */
    void readLine() throws IOException {
        in.skipBlanks();
        if (!in.takeWord("s")) {
            in.skipLine();
            return;
        }
        in.skipBlanks();
        if (in.takeWord("type")) {
            readType();
        } else if (in.takeWord("exact")) {
            readCount();
        } else if (in.isAtWord("approx")) {
            throw in.fail(EXACT);
        } else {
            in.skipLine();
        }
    }

    private void readType() throws IOException {
        begun = true;
        in.skipBlanks();
        if (!in.takeWord("mc") && !in.takeWord("pmc")) {
            throw in.fail("mc or pmc");
        }
        requireEndOfLine();
    }

    private void readCount() throws IOException {
        begun = true;
        take("arb");
        take("int");
        readNumber();
    }

    /**
     * Reads the rest of a line after {@code s} if it gives a count as counters did before there were rules.
     *
     * @return whether it does
     */
    boolean readOlder() throws IOException {
        boolean isNamed = in.takeWord("mc") || in.takeWord("pmc");
        if (!isNamed && (in.peek() < '0' || in.peek() > '9')) {
            return false;
        }
        begun = true;
        readNumber();
        return true;
    }

    private void readNumber() throws IOException {
        in.skipBlanks();
        long from = in.column();
        String word = in.word(MOST_DIGITS, NUMBER);
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) < '0' || word.charAt(i) > '9') {
                throw in.failBefore(from, word, NUMBER);
            }
        }
        BigInteger value = new BigInteger(word);
        if (count != null && !count.equals(value)) {
            throw in.failBefore(from, word, "the count of an earlier line");
        }
        count = value;
        digits = word;
        line = in.line();
        column = from;
        requireEndOfLine();
    }

    private void take(String word) throws IOException {
        in.skipBlanks();
        if (!in.takeWord(word)) {
            throw in.fail("\"" + word + "\" of " + EXACT);
        }
    }

    private void requireEndOfLine() throws IOException {
        in.skipBlanks();
        if (in.peek() != '\n' && in.peek() != CharCursor.END) {
            throw in.fail("the end of the line");
        }
    }

    /** The status that the count implies; unknown if there is none. */
    SolverAnswer.Status status() {
        BigInteger value = count;
        if (value == null) {
            return SolverAnswer.Status.UNKNOWN;
        }
        return value.signum() > 0 ? SolverAnswer.Status.SATISFIABLE : SolverAnswer.Status.UNSATISFIABLE;
    }

    /** Refuses a count that contradicts the status, or a status without the count that was announced. */
    void check(SolverAnswer.Status status) throws IOException {
        BigInteger value = count;
        if (value == null) {
            if (begun && status == SolverAnswer.Status.SATISFIABLE) {
                throw in.fail("a line \"c s exact arb int N\" with the count");
            }
        } else if (status == SolverAnswer.Status.UNKNOWN) {
            throw wrong("no count, since the status is " + status);
        } else if (status() != status) {
            throw wrong((value.signum() > 0 ? "0" : "1 or more") + ", since the status is " + status);
        }
    }

    private SolverFormatException wrong(String expected) {
        String found = digits.length() > 24 ? digits.substring(0, 24) + "..." : digits;
        return new SolverFormatException(line, column, "\"" + found + "\"", expected);
    }
}
