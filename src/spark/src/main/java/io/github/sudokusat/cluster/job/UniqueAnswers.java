package io.github.sudokusat.cluster.job;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.report.Records;
import java.util.Iterator;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** Answers of which only the first, by file and line, is kept of all that have the same key. */
final class UniqueAnswers {

    private static final StructType KEYED = new StructType()
            .add("key", DataTypes.StringType)
            .add("file", DataTypes.IntegerType)
            .add("line", DataTypes.IntegerType)
            .add("outcome", DataTypes.StringType)
            .add("text", DataTypes.StringType);

    private UniqueAnswers() {}

    /** The records of the answers that are kept. */
    static <T> JavaRDD<String> of(
            SparkSession session,
            JavaRDD<T> partitions,
            RemoteCommand command,
            PartSource<T> source,
            @Nullable String header,
            Tally tally) {
        Dataset<Row> keyed = session.createDataFrame(partitions.mapPartitions(new Keyed<>(command, source)), KEYED);
        return keyed.groupBy("key")
                .agg(
                        functions
                                .min(functions.struct("file", "line", "outcome", "text"))
                                .as("first"),
                        functions.count(functions.lit(1)).as("count"))
                .select("first.outcome", "first.text", "count")
                .toJavaRDD()
                .mapPartitions(new Kept(header, tally));
    }

    /** The answers of a partition, each with its key. */
    private static final class Keyed<T> implements FlatMapFunction<Iterator<T>, Row> {

        private static final long serialVersionUID = 1;

        private final RemoteCommand command;
        private final PartSource<T> source;

        Keyed(RemoteCommand command, PartSource<T> source) {
            this.command = command;
            this.source = source;
        }

        @Override
        public Iterator<Row> call(Iterator<T> partition) {
            PuzzleWork work = command.work();
            return new RecordIterator<>(source.parts(partition, work), work, this::row);
        }

        private Row row(PuzzleWork work, Inputs.Part part) {
            if (!(part instanceof Inputs.Item item)) {
                throw new IllegalStateException("repetitions are found among single puzzles, not in blocks");
            }
            Records records = RecordIterator.records(work, part);
            int file = source.file(item);
            int line = item.record().line();
            String key = records.key();
            // What has no key is never left out.
            String own = key == null ? item.source() + " line " + line : key;
            return RowFactory.create(own, file, line, records.counts().single().name(), Answers.text(records.text()));
        }
    }

    /** Counts what is kept and what is left out, in the last stage of the job. */
    private static final class Kept implements FlatMapFunction<Iterator<Row>, String> {

        private static final long serialVersionUID = 1;

        private final @Nullable String header;
        private final Tally tally;

        Kept(@Nullable String header, Tally tally) {
            this.header = header;
            this.tally = tally;
        }

        @Override
        public Iterator<String> call(Iterator<Row> rows) {
            return new Lines(header, new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return rows.hasNext();
                }

                @Override
                public String next() {
                    Row row = rows.next();
                    long count = row.getLong(2);
                    tally.add(Outcome.valueOf(row.getString(0)), count);
                    tally.leaveOut(count - 1);
                    return row.getString(1);
                }
            });
        }
    }
}
