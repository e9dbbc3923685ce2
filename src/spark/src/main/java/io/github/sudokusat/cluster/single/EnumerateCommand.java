package io.github.sudokusat.cluster.single;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code enumerate}: all solutions of one puzzle, written by all machines. */
@Command(
        name = "enumerate",
        description =
                "Writes all solutions of one puzzle as Parquet files with the columns puzzle and solution, and shows their number.",
        footer = {
            "",
            "Examples:",
            "  enumerate -o hdfs:///solutions ..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4....",
            "  enumerate --limit 1000000 --overwrite -o solutions puzzle.txt",
            "",
            "Exit code: 0 written, 3 no solution, 5 the time ran out (nothing is written), 2 bad input, 1 Spark failed."
        })
public final class EnumerateCommand extends OneCommand {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIRECTORY",
            description = "The directory to write, on any file system that Spark has. Required.")
    private @Nullable String directory;

    @Option(names = "--overwrite", description = "Replace the directory if it exists.")
    private boolean overwrites;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description =
                    "Write at most N solutions, up to 2147483647, in one file; without a limit there is no bound.")
    private @Nullable Long limit;

    @Option(
            names = "--cubes",
            paramLabel = "N",
            description = "Into how many cubes the puzzle is divided; each makes a file. Default: 8 for each core.")
    private @Nullable Integer cubes;

    /**
     * Creates the command.
     *
     * @param sessions supplies the session, once the puzzle has been read
     * @param streams the standard streams
     */
    public EnumerateCommand(Supplier<SparkSession> sessions, Streams streams) {
        super(sessions, streams);
    }

    @Override
    void checkOptions() {
        if (directory == null || directory.isEmpty()) {
            throw new InputException("-o is missing: the directory for the solutions");
        }
        require("--cubes", cubes == null ? 1 : cubes, 1);
        require("--limit", limit == null ? 0 : limit, 0);
        if (limit != null && limit > Integer.MAX_VALUE) {
            throw new InputException("--limit must be at most " + Integer.MAX_VALUE + ", but is " + limit);
        }
    }

    @Override
    int answer(PuzzleInContext puzzle, Limits limits) throws IOException {
        JavaSparkContext context = context();
        String path = String.valueOf(directory);
        requireFree(context, path);
        ClusterEnumerator enumerator = ClusterEnumerator.on(context);
        if (cubes != null) {
            enumerator = enumerator.withCubes(cubes);
        }
        ClusterEnumeration written = enumerator.write(
                puzzle.puzzle(), path, overwrites, limit == null ? limits : limits.withMaxSolutions(limit));
        StopReason stop = written.stop();
        if (stop != null) {
            remark(List.of("stopped: " + stop.text() + "; nothing was written"));
            return ExitCode.LIMIT;
        }
        statistics(Phrases.count(written.cubes(), "cube"));
        streams().out().write((written.solutions() + "\n").getBytes(StandardCharsets.UTF_8));
        streams().out().flush();
        return written.solutions() == 0 && (limit == null || limit > 0) ? ExitCode.NO : ExitCode.OK;
    }

    private void requireFree(JavaSparkContext context, String path) {
        try {
            if (new OutputPath(context, path).exists() && !overwrites) {
                throw new InputException("-o: " + path + " exists already; --overwrite replaces it");
            }
        } catch (UncheckedIOException | IllegalArgumentException e) {
            throw new InputException("-o: cannot write " + path + ": " + e.getMessage());
        }
    }
}
