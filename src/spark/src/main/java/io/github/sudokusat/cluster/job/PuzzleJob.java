package io.github.sudokusat.cluster.job;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/** A command that answers a question about each puzzle of its input. */
final class PuzzleJob implements BulkJobs.Job {

    private final BulkCommandLine.Request request;
    private final ClusterOptions options;
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
        this.isParquet = form.isParquet();
        this.work = request.work(new Cancellation());
        if (request.inputs().isEmpty()) {
            throw new InputException("PUZZLE is missing: a file or directory with puzzles");
        }
        if (withoutSlash(badLines()).equals(results())) {
            throw new InputException("--bad must be another directory than -o");
        }
    }

    /** What a run needs on the driver. */
    private record Run(
            RemoteCommand command,
            SparkSession session,
            boolean haveNames,
            Destination results,
            Destination badLines,
            Summary summary) {}

    @Override
    public int run(SparkSession session, JavaSparkContext context, Streams streams) throws IOException {
        InputList input = InputList.of(request.inputs(), context.hadoopConfiguration());
        Run run = new Run(
                RemoteCommand.of(request.arguments(), context),
                session,
                input.haveNames(),
                destination(Objects.requireNonNull(request.output()), session, input),
                destination(badLines(), session, input),
                new Summary(streams, request.isQuiet()));
        if (input.areParquet()) {
            ParquetInput rows = new ParquetInput(session, input, options.partitions(), work);
            Partitions<Row> partitions = new Partitions<>(rows.partitions(), rows.source());
            answer(partitions, () -> partitions, run);
        } else {
            BulkJobs.nameStages("files", context.sc());
            Storage storage = Storage.of(context);
            TextPlan plan = new TextPlan(input, options.partitions(), context.defaultParallelism());
            TextParts source = new TextParts(storage);
            List<TextSplit> cuts = plan.cuts();
            Supplier<Partitions<TextSplit>> numbered = () ->
                    Partitions.of(plan.partitions(Survey.of(cuts, run.command(), storage, context)), source, context);
            Supplier<Partitions<TextSplit>> unnumbered = () -> Partitions.of(
                    plan.partitions(Survey.ofForms(cuts, run.command(), storage, context)), source, context);
            Partitions<TextSplit> first = showsLines() ? numbered.get() : unnumbered.get();
            answer(first, showsLines() ? () -> first : numbered, run);
        }
        return run.summary().code();
    }

    private Destination destination(String directory, SparkSession session, InputList input) throws IOException {
        Destination destination = new Destination(session, directory, options.overwrites(), options.compression());
        destination.requireOutside(input);
        return destination;
    }

    /** The directory for results, without a slash at its end. */
    private String results() {
        return withoutSlash(Objects.requireNonNull(request.output()));
    }

    private static String withoutSlash(String directory) {
        return directory.replaceFirst("/+$", "");
    }

    /** The directory for bad lines. */
    private String badLines() {
        return Objects.requireNonNullElse(options.bad(), results() + ".bad");
    }

    /** Whether records show the numbers of lines, or their order matters. */
    private boolean showsLines() {
        return work.form() == Rendering.Form.CSV || work.form() == Rendering.Form.JSON || work.dropsRepeats();
    }

    /**
     * Answers the puzzles, and writes those that are bad.
     *
     * @param partitions the puzzles, of which those without line numbers will do if none are shown
     * @param numbered supplies them with line numbers, if there are bad ones
     */
    private <T> void answer(Partitions<T> partitions, Supplier<Partitions<T>> numbered, Run run) throws IOException {
        Tally tally = new Tally(run.session().sparkContext());
        boolean isCsv = work.form() == Rendering.Form.CSV;
        List<String> columns = work.columns(run.haveNames());
        String header = isCsv && !isParquet ? Table.record(columns) : null;
        JavaRDD<String> lines = lines(partitions, run, header, tally);
        BulkJobs.nameStages("puzzles", run.session().sparkContext());
        if (isParquet) {
            run.results().writeTable(lines, Table.of(columns));
        } else {
            run.results().writeLines(lines, ending());
        }
        if (options.overwrites()) {
            run.badLines().delete();
        }
        long bad = tally.of(Outcome.ERROR);
        if (bad > 0) {
            writeBad(numbered.get().only(tally.badPartitions()), bad, run);
        }
        run.summary().end(tally, bad > 0 ? run.badLines() : null);
    }

    private <T> JavaRDD<String> lines(Partitions<T> partitions, Run run, @Nullable String header, Tally tally) {
        RemoteCommand command = run.command();
        return work.dropsRepeats()
                ? UniqueAnswers.of(run.session(), partitions.all(), command, partitions.source(), header, tally)
                : partitions.all().mapPartitions(new Answers<>(command, partitions.source(), header, tally));
    }

    private <T> void writeBad(Partitions<T> partitions, long expected, Run run) throws IOException {
        LongAccumulator found = run.session().sparkContext().longAccumulator("bad lines");
        boolean areJson = work.form() == Rendering.Form.JSON;
        String header = areJson || isParquet ? null : Table.record(BadLines.COLUMNS);
        JavaRDD<String> lines = partitions
                .all()
                .mapPartitions(new BadLines<>(run.command(), partitions.source(), areJson, header, found));
        BulkJobs.nameStages("bad lines", run.session().sparkContext());
        if (isParquet) {
            run.badLines().writeTable(lines, Table.of(BadLines.COLUMNS));
        } else {
            run.badLines().writeLines(lines, areJson ? "json" : "csv");
        }
        if (found.sum() != expected) {
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
