package io.github.sudokusat.cluster.job;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.GeneratedPuzzle;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.PuzzleMaker;
import io.github.sudokusat.cluster.task.TaskCancellation;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.run.Cancellation;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;

/** Makes puzzles by number from a seed: the same ones in any number of partitions. */
final class GenerateJob implements BulkJobs.Job {

    private static final int PARTITIONS_PER_CORE = 4;
    private static final int MOST_IN_PARTITION = 100_000;

    private final BulkCommandLine.Request request;
    private final boolean isParquet;
    private final long seed;
    private final Rendering.Form form;

    GenerateJob(BulkCommandLine.Request request, Form form) {
        this.request = request;
        this.isParquet = form.isParquet();
        this.seed = request.seed();
        this.form = request.maker(seed, new Cancellation()).rendering().form();
    }

    @Override
    public int run(SparkSession session, JavaSparkContext context, Streams streams) throws IOException {
        Destination results = new Destination(
                session,
                Objects.requireNonNull(request.output()),
                request.options().overwrites(),
                request.options().compression());
        Summary summary = new Summary(streams, request.isQuiet());
        Tally tally = new Tally(session.sparkContext());
        boolean isCsv = form == Rendering.Form.CSV;
        String header = isCsv && !isParquet ? Table.record(GeneratedPuzzle.COLUMNS) : null;
        RemoteCommand command = RemoteCommand.of(request.arguments(), context);
        List<Numbers> numbers = numbers(context.defaultParallelism());
        JavaRDD<String> lines = context.parallelize(numbers, Math.max(1, numbers.size()))
                .mapPartitions(new Made(command, seed, header, tally));
        BulkJobs.nameStages("puzzles", session.sparkContext());
        if (isParquet) {
            results.writeTable(lines, Table.of(GeneratedPuzzle.COLUMNS));
        } else {
            results.writeLines(lines, form == Rendering.Form.JSON ? "json" : isCsv ? "csv" : "txt");
        }
        if (tally.of(Outcome.NONE) > 0) {
            results.delete();
            streams.say(GeneratedPuzzle.impossible(String.valueOf(tally.explanation())));
            return ExitCode.NO;
        }
        summary.end(tally, null);
        return summary.code();
    }

    private List<Numbers> numbers(int cores) {
        long count = request.count();
        Integer wanted = request.options().partitions();
        long usual = Math.max((long) cores * PARTITIONS_PER_CORE, count / MOST_IN_PARTITION);
        long partitions = Math.max(1, Math.min(count, wanted == null ? usual : wanted));
        List<Numbers> numbers = new ArrayList<>();
        for (long i = 0; i < partitions; i++) {
            // Sizes differ by one at most, without a product that could overflow.
            long size = count / partitions + (i < count % partitions ? 1 : 0);
            long from = count / partitions * i + Math.min(i, count % partitions);
            numbers.add(new Numbers(from, from + size));
        }
        return numbers;
    }

    /** The numbers of the puzzles of a partition. */
    private record Numbers(long from, long to) implements Serializable {}

    /** Makes the puzzles of a partition. One that is not found before a limit is left out and counted. */
    private static final class Made implements FlatMapFunction<Iterator<Numbers>, String> {

        private static final long serialVersionUID = 1;

        private final RemoteCommand command;
        private final long seed;
        private final @Nullable String header;
        private final Tally tally;

        Made(RemoteCommand command, long seed, @Nullable String header, Tally tally) {
            this.command = command;
            this.seed = seed;
            this.header = header;
            this.tally = tally;
        }

        @Override
        public Iterator<String> call(Iterator<Numbers> partition) {
            PuzzleMaker maker = command.maker(seed);
            Numbers numbers = partition.hasNext() ? partition.next() : new Numbers(0, 0);
            return new Lines(header, new Iterator<>() {
                private long next = numbers.from();

                @Override
                public boolean hasNext() {
                    return next < numbers.to() && tally.of(Outcome.NONE) == 0;
                }

                @Override
                public String next() {
                    return text(maker.make(next++));
                }
            });
        }

        /** The record of a puzzle, without its line end; empty if there is none. */
        private String text(PuzzleMaker.Made made) {
            TaskCancellation.endIfKilled();
            GenerateResult result = made.result();
            if (result instanceof GenerateResult.Impossible impossible) {
                tally.explain(impossible.explanation());
            }
            boolean isFound = result instanceof GenerateResult.Found;
            boolean isStopped = result instanceof GenerateResult.Stopped;
            tally.add(isFound ? Outcome.FOUND : isStopped ? Outcome.UNKNOWN : Outcome.NONE, 1);
            return isFound ? made.text().substring(0, made.text().length() - 1) : "";
        }
    }
}
