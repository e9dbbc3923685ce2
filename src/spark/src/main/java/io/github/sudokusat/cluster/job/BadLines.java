package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.report.BadPuzzle;
import io.github.sudokusat.text.JsonObject;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.util.LongAccumulator;
import org.jspecify.annotations.Nullable;

/**
 * The bad lines of a partition, found without answering the others.
 *
 * @param <T> what a partition consists of
 */
final class BadLines<T> implements FlatMapFunction<Iterator<T>, String> {

    /** The columns of the side output. */
    static final List<String> COLUMNS = List.of("source", "line", "message", "text");

    private static final long serialVersionUID = 1;

    private final RemoteCommand command;
    private final PartSource<T> source;
    private final boolean areJson;
    private final @Nullable String header;
    private final LongAccumulator count;

    BadLines(
            RemoteCommand command,
            PartSource<T> source,
            boolean areJson,
            @Nullable String header,
            LongAccumulator count) {
        this.command = command;
        this.source = source;
        this.areJson = areJson;
        this.header = header;
        this.count = count;
    }

    @Override
    public Iterator<String> call(Iterator<T> partition) {
        PuzzleWork work = command.work();
        Iterator<List<BadPuzzle>> found = new RecordIterator<>(source.parts(partition, work), work, PuzzleWork::bad);
        return new Lines(header, new Iterator<>() {
            private Iterator<BadPuzzle> open = List.<BadPuzzle>of().iterator();

            @Override
            public boolean hasNext() {
                while (!open.hasNext() && found.hasNext()) {
                    open = found.next().iterator();
                }
                return open.hasNext();
            }

            @Override
            public String next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                count.add(1);
                return record(open.next());
            }
        });
    }

    private String record(BadPuzzle bad) {
        if (!areJson) {
            return Table.record(List.of(bad.source(), Integer.toString(bad.line()), bad.message(), bad.text()));
        }
        StringBuilder json = new StringBuilder();
        new JsonObject(json)
                .put("source", bad.source())
                .put("line", bad.line())
                .put("message", bad.message())
                .put("text", bad.text())
                .end();
        return json.substring(0, json.length() - 1);
    }
}
