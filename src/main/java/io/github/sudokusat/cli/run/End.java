package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.cli.output.ExitCode;
import io.github.sudokusat.cli.output.Streams;

/**
 * How a run ends.
 *
 * @param code the exit code
 * @param kept what becomes of the results
 * @param message what is said after it; empty for nothing
 */
public record End(int code, Kept kept, String message) {

    /** What becomes of the results of a run that go to a file. */
    public enum Kept {
        /** They are complete: the file appears. */
        ALL,
        /** They are kept beside the file. */
        SO_FAR,
        NOTHING
    }

    /** The end of a complete run. */
    static End complete(int code) {
        return new End(code, Kept.ALL, "");
    }

    /** The end of a run that has nothing to keep. */
    static End withoutResults(int code) {
        return new End(code, Kept.NOTHING, "");
    }

    /** The end of a run that was cut short, with a number of results. */
    static End cutShort(int code, long done, String message) {
        return new End(code, done > 0 ? Kept.SO_FAR : Kept.NOTHING, message);
    }

    /** The end of a run that the user cancelled, which is said at once. */
    static End cancelled(Streams streams, long done, String what) {
        streams.say("cancelled after " + Phrases.count(done, what));
        return cutShort(ExitCode.LIMIT, done, "");
    }
}
