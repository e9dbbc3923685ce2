package io.github.sudokusat.cnf;

import io.github.sudokusat.text.CharCursor;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the answer of a SAT solver to a formula, printed according to the rules of the SAT competitions or written to minisat's result file.
 *
 * <p><b>Competition form.</b> One line {@code s SATISFIABLE}, {@code s UNSATISFIABLE}, {@code s UNKNOWN} or {@code s INDETERMINATE} (cryptominisat's
 * word for the third), and for a satisfiable formula lines {@code v LITERAL …} before or after it. All {@code v} lines together are one model, and
 * the last must end with {@code 0}; an {@code s} line may be repeated if its status is the same. Other output of solvers is skipped: lines that begin
 * with {@code c}, lines whose first word is {@code o} or {@code d}, and empty lines. Any other line is an error, because a text that is not an answer
 * must not be taken for one.
 *
 * <p><b>Pseudo-Boolean form.</b> Like the competition form, but according to the rules of the pseudo-Boolean competitions: literals are {@code x5}
 * and {@code -x5} without a final {@code 0}; {@code s OPTIMUM FOUND} also announces a model, and {@code s UNSUPPORTED} means unknown.
 *
 * <p><b>minisat's form.</b> The first line is {@code SAT}, {@code UNSAT} or {@code INDET}; literals and a {@code 0} follow {@code SAT}, and nothing
 * else follows.
 *
 * <p><b>Counts.</b> Where they are asked for, the answer may instead be that of a model counter according to the rules of the model counting
 * competitions: a line {@code c s exact arb int N}, whose number may be of any size up to 200,000 digits, beside the status, which must be {@code
 * SATISFIABLE} if N is positive and {@code UNSATISFIABLE} if it is 0. A line {@code c s type mc} or {@code c s type pmc} announces it; there are no
 * values then. An approximate or weighted count is an error. Older counters' lines {@code s mc N}, {@code s pmc N} and {@code s N} (ganak 1, d4) give
 * the count and the status.
 *
 * <p>In all forms, a literal beyond the formula's variables, a variable with both signs, a model with any status but satisfiable, and a missing model
 * or final {@code 0} are errors. A variable may be missing or repeated. The final {@code 0} alone is a model in which every variable is free; a
 * formula without variables needs no model.
 */
public final class AnswerReader {

    private static final String LINES = "a line \"s ...\", \"v ...\" or \"c ...\"";
    private static final String FORM = LINES + ", or SAT, UNSAT or INDET";

    private final CharCursor in;
    private final int variables;
    private final boolean isPseudoBoolean;
    /** The lines with a count; null if they are comments like others. */
    private final @Nullable CountLines counts;

    private final BitSet seen = new BitSet();
    private final BitSet positive = new BitSet();
    private int[] literals = new int[16];
    private int size;
    private SolverAnswer.@Nullable Status status;
    private boolean hasValues;
    private boolean complete;

    private AnswerReader(Readable in, int variables, boolean isPseudoBoolean) {
        this(in, variables, isPseudoBoolean, false);
    }

    private AnswerReader(Readable in, int variables, boolean isPseudoBoolean, boolean takesCounts) {
        this.in = new CharCursor(in, SolverFormatException::new);
        this.variables = variables;
        this.isPseudoBoolean = isPseudoBoolean;
        this.counts = takesCounts ? new CountLines(this.in) : null;
    }

    /**
     * Reads a text that must contain an answer, to its end.
     *
     * @param in the text; not closed
     * @param variables the number of variables of the formula given to the solver, 0 or more
     * @return the answer
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text is not an answer, or not a complete one
     * @throws IllegalArgumentException if {@code variables} is negative
     */
    public static SolverAnswer read(Readable in, int variables) throws IOException {
        AnswerReader reader = new AnswerReader(in, requireNotNegative(variables), false);
        reader.readText();
        return reader.answer();
    }

    /**
     * Reads a text that must contain an answer, or the number of models that a model counter found, to its end.
     *
     * @param in the text; not closed
     * @param variables the number of variables of the formula given to the solver or counter, 0 or more
     * @return the answer
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text is not an answer, or not a complete one, or if its count is not exact
     * @throws IllegalArgumentException if {@code variables} is negative
     */
    public static SolverAnswer readModelOrCount(Readable in, int variables) throws IOException {
        AnswerReader reader = new AnswerReader(in, requireNotNegative(variables), false, true);
        reader.readText();
        return reader.answer();
    }

    /**
     * Reads a text that must contain the answer of a pseudo-Boolean solver, to its end.
     *
     * @param in the text; not closed
     * @param variables the number of variables of the constraints given to the solver, 0 or more
     * @return the answer
     * @throws IOException if reading fails
     * @throws SolverFormatException if the text is not an answer, or not a complete one
     * @throws IllegalArgumentException if {@code variables} is negative
     */
    public static SolverAnswer readPseudoBoolean(Readable in, int variables) throws IOException {
        AnswerReader reader = new AnswerReader(in, requireNotNegative(variables), true);
        reader.readText();
        return reader.answer();
    }

    /**
     * Reads a text that may contain an answer, to its end.
     *
     * @param in the text; not closed
     * @param variables the number of variables of the formula given to the solver, 0 or more
     * @return the answer; empty if there are only comments and empty lines
     * @throws IOException if reading fails
     * @throws SolverFormatException if there is any other text that is not a complete answer
     * @throws IllegalArgumentException if {@code variables} is negative
     */
    public static Optional<SolverAnswer> find(Readable in, int variables) throws IOException {
        AnswerReader reader = new AnswerReader(in, requireNotNegative(variables), false);
        reader.readText();
        return reader.status == null && !reader.hasValues ? Optional.empty() : Optional.of(reader.answer());
    }

    private static int requireNotNegative(int variables) {
        if (variables < 0) {
            throw new IllegalArgumentException("variables must be 0 or more, but is " + variables);
        }
        return variables;
    }

    private void readText() throws IOException {
        in.skipSpace();
        while (in.peek() != CharCursor.END) {
            if (counts != null && in.takeWord("c")) {
                counts.readLine();
            } else if (in.peek() == 'c' || in.isAtWord("o") || in.isAtWord("d")) {
                in.skipLine();
            } else if (in.takeWord("s")) {
                readStatus();
            } else if (in.takeWord("v")) {
                readValues();
            } else if (status == null && !hasValues && !isPseudoBoolean) {
                readResultFile();
            } else {
                throw in.fail(LINES);
            }
            in.skipSpace();
        }
    }

    private void readStatus() throws IOException {
        in.skipBlanks();
        CountLines counted = counts;
        if (counted != null && counted.readOlder()) {
            status = status == null ? counted.status() : status;
            return;
        }
        SolverAnswer.Status said;
        if (isPseudoBoolean && in.takeWord("OPTIMUM")) {
            in.skipBlanks();
            if (!in.isAtWord("FOUND")) {
                throw in.fail("FOUND");
            }
            said = SolverAnswer.Status.SATISFIABLE;
        } else if (in.isAtWord("SATISFIABLE")) {
            said = SolverAnswer.Status.SATISFIABLE;
        } else if (in.isAtWord("UNSATISFIABLE")) {
            said = SolverAnswer.Status.UNSATISFIABLE;
        } else if (in.isAtWord("UNKNOWN") || in.isAtWord(isPseudoBoolean ? "UNSUPPORTED" : "INDETERMINATE")) {
            said = SolverAnswer.Status.UNKNOWN;
        } else if (isPseudoBoolean) {
            throw in.fail("SATISFIABLE, OPTIMUM FOUND, UNSATISFIABLE, UNKNOWN or UNSUPPORTED");
        } else {
            throw in.fail("SATISFIABLE, UNSATISFIABLE, UNKNOWN or INDETERMINATE");
        }
        if (status != null && status != said) {
            throw in.fail(status + ", as in an earlier line");
        }
        status = said;
        in.skipWord();
        in.skipBlanks();
        requireEndOfLine();
    }

    private void readValues() throws IOException {
        hasValues = true;
        complete = false;
        in.skipBlanks();
        while (!complete && !isAtEndOfLine()) {
            readValue();
            in.skipBlanks();
        }
        complete |= isPseudoBoolean;
        requireEndOfLine();
    }

    private void readResultFile() throws IOException {
        if (in.takeWord("SAT")) {
            status = SolverAnswer.Status.SATISFIABLE;
            hasValues = true;
            in.skipSpace();
            while (!complete && in.peek() != CharCursor.END) {
                readValue();
                in.skipSpace();
            }
        } else if (in.takeWord("UNSAT")) {
            status = SolverAnswer.Status.UNSATISFIABLE;
        } else if (in.takeWord("INDET")) {
            status = SolverAnswer.Status.UNKNOWN;
        } else {
            throw in.fail(FORM);
        }
        in.skipSpace();
        if (in.peek() != CharCursor.END) {
            throw in.fail("the end of the text");
        }
    }

    /** Reads a literal, or the 0 that completes the values. */
    private void readValue() throws IOException {
        long column = in.column();
        int literal = isPseudoBoolean ? in.namedLiteral(variables) : in.literal(variables);
        int variable = Math.abs(literal);
        if (literal == 0) {
            complete = true;
        } else if (!seen.get(variable)) {
            seen.set(variable);
            positive.set(variable, literal > 0);
            if (size == literals.length) {
                literals = Arrays.copyOf(literals, 2 * size);
            }
            literals[size++] = literal;
        } else if (positive.get(variable) != literal > 0) {
            String text = isPseudoBoolean ? (literal > 0 ? "x" : "-x") + variable : Integer.toString(literal);
            throw in.failBefore(column, text, "no literal whose opposite appears earlier");
        }
    }

    private boolean isAtEndOfLine() throws IOException {
        int c = in.peek();
        return c == '\n' || c == CharCursor.END;
    }

    private void requireEndOfLine() throws IOException {
        if (!isAtEndOfLine()) {
            throw in.fail("the end of the line");
        }
    }

    private SolverAnswer answer() throws IOException {
        CountLines counted = counts;
        if (status == null) {
            boolean hasAnswer = hasValues || (counted != null && counted.isBegun());
            throw in.fail(hasAnswer ? "a line \"s ...\" that gives the status" : isPseudoBoolean ? LINES : FORM);
        }
        if (hasValues && !complete) {
            throw in.fail("0 at the end of the values");
        }
        if (counted != null) {
            counted.check(status);
        }
        BigInteger count = counted == null ? null : counted.count();
        if (count != null && size > 0) {
            throw in.fail("no values, since there is a count");
        }
        if (status == SolverAnswer.Status.SATISFIABLE && !hasValues && count == null && variables > 0) {
            throw in.fail("lines \"v ...\" with the values");
        }
        if (status != SolverAnswer.Status.SATISFIABLE && size > 0) {
            throw in.fail("no values, since the status is " + status);
        }
        return new SolverAnswer(status, variables, Arrays.copyOf(literals, size), count);
    }
}
