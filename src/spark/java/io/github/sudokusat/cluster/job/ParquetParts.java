package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.PuzzleWork;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.grid.text.read.LineForm;
import io.github.sudokusat.text.JsonObject;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles from rows of tables: as JSON objects, in which a text, an id and a layout have their meaning. The line of a puzzle is the number of its
 * row in the file.
 */
final class ParquetParts implements PartSource<Row> {

    private static final long serialVersionUID = 1;

    /** The most rows that are read as one text. */
    private static final int MOST_ROWS = 1 << 9;

    private final Map<String, Integer> files;
    private final boolean haveNames;

    /**
     * Creates a source.
     *
     * @param files the names of the files, with their indices
     * @param haveNames whether records name the files
     */
    ParquetParts(Map<String, Integer> files, boolean haveNames) {
        this.files = files;
        this.haveNames = haveNames;
    }

    @Override
    public Iterator<Inputs.Part> parts(Iterator<Row> partition, PuzzleWork work) {
        return new Parts(partition, work, haveNames);
    }

    @Override
    public int file(Inputs.Item item) {
        return files.getOrDefault(item.source(), files.size());
    }

    /** The puzzles of consecutive rows. */
    private static final class Parts implements Iterator<Inputs.Part> {

        private static final LineForm OBJECTS = new LineForm(LineForm.Kind.OBJECT, "", 0);

        private final Iterator<Row> rows;
        private final PuzzleWork work;
        private final boolean haveNames;
        private @Nullable Row ahead;
        private @Nullable Inputs open;

        Parts(Iterator<Row> rows, PuzzleWork work, boolean haveNames) {
            this.rows = rows;
            this.work = work;
            this.haveNames = haveNames;
        }

        @Override
        public boolean hasNext() {
            while ((open == null || !open.hasNext()) && (ahead != null || rows.hasNext())) {
                open = open(ahead == null ? rows.next() : ahead);
            }
            return open != null && open.hasNext();
        }

        /** The puzzles of a row and of those that follow it in the same file. */
        private Inputs open(Row first) {
            StringBuilder text = new StringBuilder();
            int count = 0;
            Row row = first;
            while (row != null && count < MOST_ROWS && follows(row, first, count)) {
                append(row, text);
                count++;
                row = rows.hasNext() ? rows.next() : null;
            }
            ahead = row;
            String source = first.getString(Columns.FILE);
            return Inputs.ofLines(
                    source,
                    haveNames ? source : null,
                    new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)),
                    work.textOptions(),
                    false,
                    OBJECTS,
                    Math.toIntExact(first.getLong(Columns.ROW) + 1));
        }

        private static boolean follows(Row row, Row first, int distance) {
            return row.getLong(Columns.ROW) == first.getLong(Columns.ROW) + distance
                    && row.getString(Columns.FILE).equals(first.getString(Columns.FILE));
        }

        private static void append(Row row, StringBuilder text) {
            JsonObject json = new JsonObject(text);
            json.put("puzzle", row.isNullAt(Columns.PUZZLE) ? "" : row.getString(Columns.PUZZLE));
            if (!row.isNullAt(Columns.ID)) {
                json.put("id", row.getString(Columns.ID));
            }
            String layout = row.isNullAt(Columns.LAYOUT) ? "" : row.getString(Columns.LAYOUT);
            if (!layout.isBlank()) {
                json.put("layout", List.of(layout.strip().split(" *; *")));
            }
            json.end();
        }

        @Override
        public Inputs.Part next() {
            if (!hasNext() || open == null) {
                throw new NoSuchElementException();
            }
            return open.next();
        }
    }

    /** The places of the columns that are read. */
    static final class Columns {

        static final int FILE = 0;
        static final int ROW = 1;
        static final int PUZZLE = 2;
        static final int ID = 3;
        static final int LAYOUT = 4;

        private Columns() {}
    }
}
