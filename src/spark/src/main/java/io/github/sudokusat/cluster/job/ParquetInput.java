package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.InputException;
import java.net.URI;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.jspecify.annotations.Nullable;

/** Puzzles in files of Parquet's format: a column {@code puzzle}, or that of {@code --csv-column}, and perhaps {@code id} and {@code layout}. */
final class ParquetInput {

    private static final String STRING = "string";

    private final JavaRDD<Row> partitions;
    private final ParquetParts source;

    /**
     * Creates the input.
     *
     * @throws InputException if there is no column with puzzles
     */
    ParquetInput(SparkSession session, InputList input, @Nullable Integer wanted, PuzzleWork work) {
        SparkSession own = session.newSession();
        if (wanted != null) {
            own.conf().set("spark.sql.files.maxPartitionBytes", Math.max(1, input.length() / wanted));
            own.conf().set("spark.sql.files.openCostInBytes", 0);
        }
        String[] paths = input.files().stream().map(InputFile::path).toArray(String[]::new);
        Dataset<Row> table = own.read().parquet(paths);
        String puzzle = work.textOptions().csvColumn().orElse("puzzle");
        List<String> columns = Arrays.asList(table.columns());
        if (!columns.contains(puzzle)) {
            throw new InputException(input.files().get(0).source() + ": expected a column \"" + puzzle
                    + "\", but found " + String.join(", ", columns));
        }
        Map<String, String> sources = new HashMap<>();
        Map<String, Integer> numbers = new HashMap<>();
        for (InputFile file : input.files()) {
            sources.put(new Path(file.path()).toUri().getPath(), file.source());
            numbers.put(file.source(), numbers.size());
        }
        this.partitions = table.select(
                        functions.col("_metadata.file_path"),
                        functions.col("_metadata.row_index"),
                        table.col("`" + puzzle + "`").cast(STRING),
                        orNull("id", columns),
                        orNull("layout", columns))
                .toJavaRDD()
                .map(new Named(sources));
        this.source = new ParquetParts(numbers, input.haveNames());
    }

    private static Column orNull(String name, List<String> columns) {
        return columns.contains(name)
                ? functions.col(name).cast(STRING)
                : functions.lit(null).cast(STRING);
    }

    JavaRDD<Row> partitions() {
        return partitions;
    }

    ParquetParts source() {
        return source;
    }

    /** Names the file of a row as messages do. */
    private static final class Named implements Function<Row, Row> {

        private static final long serialVersionUID = 1;

        private final Map<String, String> sources;

        Named(Map<String, String> sources) {
            this.sources = sources;
        }

        @Override
        public Row call(Row row) {
            String path = row.getString(ParquetParts.Columns.FILE);
            String source =
                    sources.getOrDefault(new Path(URI.create(path)).toUri().getPath(), path);
            return RowFactory.create(source, row.get(1), row.get(2), row.get(3), row.get(4));
        }
    }
}
