package io.github.sudokusat.cluster.job;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of a run on a cluster, where {@code -o} names a directory. */
final class ClusterOptions {

    @Option(
            names = "--partitions",
            paramLabel = "N",
            description = "The number of tasks, each of which writes a file. Default: by the size of the input.")
    private @Nullable Integer partitions;

    @Option(names = "--overwrite", description = "Replace what is at -o (and at --bad).")
    private boolean overwrites;

    @Option(
            names = "--bad",
            paramLabel = "DIR",
            description =
                    "The directory for bad lines, made only if there are any. Default: that of -o with \".bad\" added.")
    private @Nullable String bad;

    @Option(
            names = "--compression",
            paramLabel = "CODEC",
            description =
                    "How the files of -o are compressed: none, gzip or another codec that Spark has. Default: none; snappy for parquet.")
    private @Nullable String compression;

    @Nullable
    Integer partitions() {
        return partitions;
    }

    boolean overwrites() {
        return overwrites;
    }

    @Nullable
    String bad() {
        return bad;
    }

    @Nullable
    String compression() {
        return compression;
    }
}
