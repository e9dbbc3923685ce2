package io.github.sudokusat.sat.process;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Signals that an external solver misbehaved: it could not be started, ended without an answer, gave a malformed or
 * wrong answer, or changed the formula.
 *
 * <p>The message is one line with the command, what is wrong, the exit code, and the end of what the program wrote to standard error.
 */
public final class ExternalSolverException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What is wrong. */
    public enum Problem {
        /** The program does not exist or is not executable. */
        NOT_STARTED,
        /** It ended without an answer and with a nonzero exit code: a crash, a wrong option, or a lost answer. */
        NO_ANSWER,
        /** Its output is not an answer: truncated, garbage, too long, or at odds with the exit code. */
        MALFORMED_ANSWER,
        /** The model in its answer breaks a clause or an assumption. */
        WRONG_MODEL,
        /** It answered unsatisfiable, but its proof is missing, truncated, or not in text form. */
        MALFORMED_PROOF,
        /** The formula's file changed while the program ran, so its answer means nothing. */
        FORMULA_CHANGED
    }

    /** What is wrong. */
    private final Problem problem;

    /** The command line as configured. */
    private final String command;

    /** Null when the program was not started or had to be killed. */
    private final @Nullable Integer exitCode;

    /** The end of standard error. */
    private final String errorOutput;

    ExternalSolverException(
            Problem problem,
            String command,
            String details,
            @Nullable Integer exitCode,
            String errorOutput,
            @Nullable Throwable cause) {
        super(message(command, details, exitCode, errorOutput), cause);
        this.problem = problem;
        this.command = command;
        this.exitCode = exitCode;
        this.errorOutput = errorOutput;
    }

    private static String message(String command, String details, @Nullable Integer exitCode, String errorOutput) {
        String text = "solver '" + command + "': " + details;
        if (exitCode != null) {
            text += "; exit code " + exitCode;
        }
        if (!errorOutput.isEmpty()) {
            text += "; standard error: " + errorOutput;
        }
        return oneLine(text);
    }

    /** Replaces line ends and other control characters with single blanks. */
    private static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean blank = Character.isWhitespace(c) || Character.isISOControl(c);
            if (!blank) {
                line.append(c);
            } else if (line.length() > 0 && line.charAt(line.length() - 1) != ' ') {
                line.append(' ');
            }
        }
        return line.toString().stripTrailing();
    }

    /**
     * What is wrong.
     *
     * @return the kind of problem
     */
    public Problem problem() {
        return problem;
    }

    /**
     * The command line as it was configured.
     *
     * @return the template, with its placeholders
     */
    public String command() {
        return command;
    }

    /**
     * The program's exit code.
     *
     * @return what the operating system gave; 128 + the signal if a signal ended it; empty if the program was not started or had to be killed
     */
    public OptionalInt exitCode() {
        return exitCode == null ? OptionalInt.empty() : OptionalInt.of(exitCode);
    }

    /**
     * The end of what the program wrote to standard error.
     *
     * @return at most 1,000 characters, with line ends; empty if it wrote nothing
     */
    public String errorOutput() {
        return errorOutput;
    }
}
