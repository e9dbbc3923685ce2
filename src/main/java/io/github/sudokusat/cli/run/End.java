package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Phrases;

/**
 * How a run ends.
 *
 * @param code the exit code
 * @param isComplete whether the results are complete, so that a file of them appears
 * @param isPartKept whether results that are not complete are kept next to the file
 * @param message what is said of it, before the results that are kept; empty for nothing
 */
public record End(int code, boolean isComplete, boolean isPartKept, String message) {

    /** The end of a complete run. */
    static End complete(int code) {
        return new End(code, true, false, "");
    }

    /** The end of a run that has nothing to keep. */
    static End withoutResults(int code) {
        return new End(code, false, false, "");
    }

    /** The end of a run that was cut short, with a number of results. */
    static End cutShort(int code, long done, String message) {
        return new End(code, false, done > 0, message);
    }

    /** The end of a run that the user cancelled. */
    static End cancelled(long done, String what) {
        return cutShort(ExitCode.LIMIT, done, "cancelled after " + Phrases.count(done, what));
    }

    /** The same end, but what was done is not kept. */
    End keepingNothing() {
        return new End(code, false, false, message);
    }
}
