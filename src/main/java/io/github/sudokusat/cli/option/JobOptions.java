package io.github.sudokusat.cli.option;

import io.github.sudokusat.batch.Batch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for the number of threads. */
public final class JobOptions {

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "The number of threads. Default: one for each core.")
    private @Nullable Integer threads;

    /** The batch with the requested number of threads. */
    public Batch batch() {
        return threads == null ? Batch.onAllProcessors() : Batch.onThreads(threads);
    }
}
