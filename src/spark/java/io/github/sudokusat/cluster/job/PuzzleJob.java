package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.BulkCommandLine;
import io.github.sudokusat.cli.PuzzleWork;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.ClusterOptions;
import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/** A command that answers a question about each puzzle of its input. */
final class PuzzleJob implements BulkJobs.Job {

    private final BulkCommandLine.Request request;
    private final ClusterOptions options;
    private final RemoteCommand command;
    private final boolean isParquet;
    private final PuzzleWork work;

    /**
     * Creates a job.
     *
     * @throws InputException if an option is wrong, or no input is named
     */
    PuzzleJob(BulkCommandLine.Request request, Form form) {
        this.request = request;
        this.options = request.options();
        this.command = new RemoteCommand(request.arguments());
        this.isParquet = form.isParquet();
        this.work = request.work(new Cancellation());
        if (request.inputs().isEmpty()) {
            throw new InputException("PUZZLE is missing: a file or directory with puzzles");
        }
    }

    @Override
    public int run(SparkSession session, JavaSparkContext context, Streams streams) throws IOException {
        InputList input = InputList.of(request.inputs(), context.hadoopConfiguration());
        String output = Objects.requireNonNull(request.output());
        Destination results = new Destination(session, output, options.overwrites(), options.compression());
        String besides = output.replaceFirst("/+$", "") + ".bad";
        Destination badLines = new Destination(
                session,
                Objects.requireNonNullElse(options.bad(), besides),
                options.overwrites(),
                options.compression());
        Summary summary = new Summary(streams, request.isQuiet());
        if (input.areParquet()) {
            ParquetInput rows = new ParquetInput(session, input, options.partitions(), work);
            run(new Partitions<>(rows.partitions(), rows.source()), input, session, results, badLines, summary);
        } else {
            Storage storage = Storage.of(context);
            TextPlan plan = new TextPlan(input, options.partitions(), context.defaultParallelism());
            List<TextSplit> cuts = plan.cuts();
            Partitions<TextSplit> partitions = Partitions.of(
                    plan.partitions(Survey.of(cuts, command, storage, context)), new TextParts(storage), context);
            run(partitions, input, session, results, badLines, summary);
        }
        return summary.code();
    }

    private <T> void run(
            Partitions<T> partitions,
            InputList input,
            SparkSession session,
            Destination results,
            Destination badLines,
            Summary summary)
            throws IOException {
        Tally tally = Tally.registered(session);
        boolean isCsv = work.form() == Rendering.Form.CSV;
        List<String> columns = work.columns(input.haveNames());
        String header = isCsv && !isParquet ? Table.record(columns) : null;
        JavaRDD<String> lines = lines(partitions, session, header, tally);
        if (isParquet) {
            results.writeTable(lines, Table.of(columns));
        } else {
            results.writeLines(lines, ending());
        }
        if (options.overwrites()) {
            badLines.delete();
        }
        long bad = tally.counts().of(Outcome.ERROR);
        if (bad > 0) {
            writeBad(partitions.only(tally.badPartitions()), bad, session, badLines);
        }
        summary.end(tally, bad > 0 ? badLines : null);
    }

    private <T> JavaRDD<String> lines(
            Partitions<T> partitions, SparkSession session, @Nullable String header, Tally tally) {
        return work.dropsRepeats()
                ? UniqueAnswers.of(session, partitions.all(), command, partitions.source(), header, tally)
                : partitions.all().mapPartitions(new Answers<>(command, partitions.source(), header, tally));
    }

    private <T> void writeBad(Partitions<T> partitions, long expected, SparkSession session, Destination badLines)
            throws IOException {
        Tally found = Tally.registered(session);
        boolean areJson = work.form() == Rendering.Form.JSON;
        String header = areJson || isParquet ? null : Table.record(BadLines.COLUMNS);
        JavaRDD<String> lines =
                partitions.all().mapPartitions(new BadLines<>(command, partitions.source(), areJson, header, found));
        if (isParquet) {
            badLines.writeTable(lines, Table.of(BadLines.COLUMNS));
        } else {
            badLines.writeLines(lines, areJson ? "json" : "csv");
        }
        if (found.counts().of(Outcome.ERROR) != expected) {
            throw new IllegalArgumentException("the input was changed during the run");
        }
    }

    /** The ending of the names of files. */
    private String ending() {
        return switch (work.form()) {
            case CSV -> "csv";
            case JSON -> "json";
            default -> "txt";
        };
    }
}
