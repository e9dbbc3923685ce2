package io.github.sudokusat.cli.option;

import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the time limit and for progress. */
public final class RunOptions {

    /** When something that is meant for a terminal is shown. */
    public enum When {
        /** On a terminal. */
        AUTO,
        ALWAYS,
        NEVER
    }

    @Option(names = "--timeout", paramLabel = "TIME", description = "The time allowed, such as 10s, 500ms or 2m.")
    private @Nullable Duration timeout;

    @Option(
            names = "--progress",
            paramLabel = "WHEN",
            description = "When to show progress: auto (the default: only on a terminal), always or never.")
    private When progress = When.AUTO;

    @Option(
            names = {"-q", "--quiet"},
            description = "Show only errors on standard error, without progress or remarks.")
    private boolean isQuiet;

    /** Limits for each puzzle. */
    public Limits limits(Cancellation cancellation) {
        Limits limits = Limits.none().withCancellation(cancellation);
        return timeout == null ? limits : TimeLimits.add(limits, timeout);
    }

    /** Whether there is a limit on time. */
    public boolean limitTime() {
        return timeout != null;
    }

    /** The progress of a command whose results go to standard output. */
    public ProgressLine progress(Streams streams) {
        return progress(streams, streams.outIsTerminal());
    }

    /** The progress of a command; {@code sharesTerminal} is true if results appear on the terminal, too. */
    public ProgressLine progress(Streams streams, boolean sharesTerminal) {
        boolean isShown = progress == When.ALWAYS || (progress == When.AUTO && streams.errIsTerminal());
        return new ProgressLine(streams.err(), isShown && !isQuiet, sharesTerminal);
    }

    /** Whether remarks on results are suppressed on standard error. */
    public boolean areQuiet() {
        return isQuiet;
    }
}
