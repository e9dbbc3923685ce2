package io.github.sudokusat.cli.option;

import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how long to work and whether to show how far it is. */
public final class RunOptions {

    @Option(names = "--timeout", paramLabel = "TIME", description = "Time for each puzzle, such as 10s, 500ms, 2m.")
    private @Nullable Duration timeout;

    @Option(
            names = "--progress",
            paramLabel = "WHEN",
            description = "auto (the default: on a terminal), always or never.")
    private String progress = "auto";

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

    /** Where progress is shown; {@code sharesTerminal} says whether results appear on the terminal. */
    public ProgressLine progress(Streams streams, boolean sharesTerminal) {
        boolean isShown = switch (progress) {
            case "auto" -> streams.errIsTerminal();
            case "always" -> true;
            case "never" -> false;
            default ->
                throw new InputException("--progress must be auto, always or never, but is \"" + progress + "\"");
        };
        return new ProgressLine(streams.err(), isShown, sharesTerminal);
    }
}
