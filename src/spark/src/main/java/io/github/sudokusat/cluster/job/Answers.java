package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.output.ByteText;
import io.github.sudokusat.cli.report.Records;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.jspecify.annotations.Nullable;

/**
 * Answers the puzzles of a partition in the last stage of a job: the records, without the last line end, one or many in a text.
 *
 * @param <T> what a partition consists of
 */
final class Answers<T> implements FlatMapFunction<Iterator<T>, String> {

    private static final long serialVersionUID = 1;

    private final RemoteCommand command;
    private final PartSource<T> source;
    private final @Nullable String header;
    private final Tally tally;

    Answers(RemoteCommand command, PartSource<T> source, @Nullable String header, Tally tally) {
        this.command = command;
        this.source = source;
        this.header = header;
        this.tally = tally;
    }

    @Override
    public Iterator<String> call(Iterator<T> partition) {
        PuzzleWork work = command.work();
        int number = TaskContext.getPartitionId();
        return new Lines(header, new RecordIterator<>(source.parts(partition, work), work, (to, part) -> {
            Records records = RecordIterator.records(to, part);
            tally.add(number, records.counts());
            return text(records.text());
        }));
    }

    /** The text of records without its last line end. */
    static String text(ByteText records) {
        String text = records.toString(StandardCharsets.UTF_8);
        return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    }
}
