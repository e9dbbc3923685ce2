package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.read.LineForm;
import io.github.sudokusat.text.JsonObject;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * Reads puzzles from rows of tables: as records of CSV, in which an id and a layout have their meaning. The line of a puzzle is the number of its row
 * in the file.
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

        private static final LineForm RECORDS = new LineForm(LineForm.Kind.RECORD, "puzzle,id,layout", 0);
        private static final LineForm OBJECTS = new LineForm(LineForm.Kind.OBJECT, "", 0);

        private final Iterator<Row> rows;
        private final PuzzleWork work;
        private final boolean haveNames;
        private @Nullable Row ahead;
        private @Nullable Inputs open;
        /** The rows that are open. */
        private final List<Row> begun = new ArrayList<>();

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
            boolean areObjects = hasLines(first);
            StringBuilder text = new StringBuilder();
            begun.clear();
            Row row = first;
            while (row != null && begun.size() < MOST_ROWS && follows(row, first, begun.size())) {
                text.append(areObjects ? object(row) : Table.record(texts(row))).append('\n');
                begun.add(row);
                row = rows.hasNext() ? rows.next() : null;
            }
            ahead = row;
            String source = first.getString(Columns.FILE);
            return Inputs.ofLines(
                    source,
                    haveNames ? source : null,
                    new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)),
                    work.textOptions().withoutCsvColumn(),
                    false,
                    areObjects ? OBJECTS : RECORDS,
                    line(first),
                    work.cancellation());
        }

        private static int line(Row row) {
            return Math.toIntExact(row.getLong(Columns.ROW) + 1);
        }

        /** Whether the text of a row's puzzle has several lines, as only objects can. */
        private static boolean hasLines(Row row) {
            String puzzle = text(row, Columns.PUZZLE);
            return puzzle.indexOf('\n') >= 0 || puzzle.indexOf('\r') >= 0;
        }

        private static boolean follows(Row row, Row first, int distance) {
            return row.getLong(Columns.ROW) == first.getLong(Columns.ROW) + distance
                    && row.getString(Columns.FILE).equals(first.getString(Columns.FILE))
                    && hasLines(row) == hasLines(first);
        }

        private static String text(Row row, int column) {
            return row.isNullAt(column) ? "" : row.getString(column);
        }

        private static List<String> texts(Row row) {
            return List.of(text(row, Columns.PUZZLE), text(row, Columns.ID), text(row, Columns.LAYOUT));
        }

        private static String object(Row row) {
            StringBuilder text = new StringBuilder();
            JsonObject json = new JsonObject(text).put("puzzle", text(row, Columns.PUZZLE));
            json.put("id", text(row, Columns.ID));
            String layout = text(row, Columns.LAYOUT).strip();
            if (!layout.isEmpty()) {
                json.put("layout", List.of(layout.split(" *; *")));
            }
            json.end();
            return text.substring(0, text.length() - 1);
        }

        @Override
        public Inputs.Part next() {
            if (!hasNext() || open == null) {
                throw new NoSuchElementException();
            }
            Inputs.Part part = open.next();
            return part instanceof Inputs.Item item ? withText(item) : part;
        }

        /** A puzzle, or a mistake with the text that the row has. */
        private Inputs.Item withText(Inputs.Item item) {
            GridFormatException error = item.record().error().orElse(null);
            if (error == null) {
                return item;
            }
            int line = item.record().line();
            Row row = begun.get(line - line(begun.get(0)));
            String id = text(row, Columns.ID);
            PuzzleRecord bad = PuzzleRecord.bad(line, text(row, Columns.PUZZLE), error)
                    .with(id.isEmpty() ? null : id, null, List.of());
            return Inputs.Item.of(item.source(), item.name(), bad);
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
