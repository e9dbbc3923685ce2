package io.github.sudokusat.cli;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how far and on how many threads to go. */
final class RunOptions {

    @Option(names = "--timeout", paramLabel = "TIME", description = "Time for each puzzle, such as 10s, 500ms, 2m.")
    private @Nullable Duration timeout;

    @Option(
            names = "--max-conflicts",
            paramLabel = "N",
            description = "Conflicts (engine sat) or digits tried (engine backtrack) for each puzzle.")
    private @Nullable Long maxConflicts;

    @Option(names = "-j", paramLabel = "N", description = "Threads for many puzzles. Default: all cores.")
    private @Nullable Integer threads;

    @Option(
            names = "--progress",
            paramLabel = "WHEN",
            description = "auto (the default: on a terminal), always or never.")
    private String progress = "auto";

    /** Limits for each puzzle. */
    Limits limits(Cancellation cancellation) {
        Limits limits = Limits.none().withCancellation(cancellation);
        if (maxConflicts != null) {
            if (maxConflicts < 0) {
                throw new InputException("--max-conflicts must be 0 or more, but is " + maxConflicts);
            }
            limits = limits.withMaxConflicts(maxConflicts);
        }
        return timeout == null ? limits : TimeLimits.add(limits, timeout);
    }

    /** The threads to work on. */
    Batch batch() {
        if (threads == null) {
            return Batch.onAllProcessors();
        }
        if (threads < 1) {
            throw new InputException("-j must be 1 or more, but is " + threads);
        }
        return Batch.onThreads(threads);
    }

    /** Where progress is shown. */
    ProgressLine progress(Streams streams) {
        return switch (progress) {
            case "auto" -> new ProgressLine(streams.err(), streams.errIsTerminal());
            case "always" -> new ProgressLine(streams.err(), true);
            case "never" -> new ProgressLine(streams.err(), false);
            default ->
                throw new InputException("--progress must be auto, always or never, but is \"" + progress + "\"");
        };
    }
}
