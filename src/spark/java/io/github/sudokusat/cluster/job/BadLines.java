package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.PuzzleWork;
import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.report.BadPuzzle;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * The bad lines of a partition, found without answering the others.
 *
 * @param <T> what a partition consists of
 */
final class BadLines<T> implements FlatMapFunction<Iterator<T>, Row> {

    /** The columns of the side output. */
    static final StructType COLUMNS = new StructType()
            .add("source", DataTypes.StringType)
            .add("line", DataTypes.IntegerType)
            .add("message", DataTypes.StringType)
            .add("text", DataTypes.StringType);

    private static final long serialVersionUID = 1;

    private final RemoteCommand command;
    private final PartSource<T> source;
    private final Tally tally;

    BadLines(RemoteCommand command, PartSource<T> source, Tally tally) {
        this.command = command;
        this.source = source;
        this.tally = tally;
    }

    @Override
    public Iterator<Row> call(Iterator<T> partition) {
        PuzzleWork work = command.work();
        Iterator<List<BadPuzzle>> found = new RecordIterator<>(source.parts(partition, work), work, PuzzleWork::bad);
        return new Iterator<>() {
            private Iterator<BadPuzzle> open = List.<BadPuzzle>of().iterator();

            @Override
            public boolean hasNext() {
                while (!open.hasNext() && found.hasNext()) {
                    open = found.next().iterator();
                }
                return open.hasNext();
            }

            @Override
            public Row next() {
                hasNext();
                BadPuzzle bad = open.next();
                tally.add(Outcome.ERROR, 1);
                return RowFactory.create(bad.source(), bad.line(), bad.message(), bad.text());
            }
        };
    }
}
