package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.InputException;
import java.io.IOException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.DataFrameWriter;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** A directory that a job writes, with Spark's own means: it has a file {@code _SUCCESS} only if it is complete. */
final class Destination {

    private final SparkSession session;
    private final Path path;
    private final FileSystem fileSystem;
    private final boolean overwrites;
    private final @Nullable String compression;

    /**
     * Creates a destination.
     *
     * @throws InputException if there is something that may not be replaced, or the name is malformed
     */
    Destination(SparkSession session, String directory, boolean overwrites, @Nullable String compression)
            throws IOException {
        this.session = session;
        this.overwrites = overwrites;
        this.compression = compression;
        try {
            this.path = new Path(directory);
        } catch (IllegalArgumentException e) {
            throw new InputException("-o: " + e.getMessage());
        }
        this.fileSystem = path.getFileSystem(session.sparkContext().hadoopConfiguration());
        if (!overwrites && fileSystem.exists(path)) {
            throw new InputException(directory + " exists already; --overwrite replaces it");
        }
    }

    /** Writes lines as they are into files whose names have an ending. */
    void writeLines(JavaRDD<String> lines, String ending) {
        save(
                session.createDataset(lines.rdd(), Encoders.STRING())
                        .write()
                        .format(LinesFormat.class.getName())
                        .option(LinesFormat.ENDING, ending),
                "none");
    }

    /** Writes rows in Parquet's format. */
    void writeTable(JavaRDD<Row> rows, StructType schema) {
        save(session.createDataFrame(rows, schema).write().format("parquet"), "snappy");
    }

    /** Writes rows with Spark's own text formats. */
    void writeText(Dataset<Row> rows, String format) {
        save(rows.write().format(format).option("header", true).option("escape", "\""), "none");
    }

    private void save(DataFrameWriter<?> writer, String usualCompression) {
        writer.mode(overwrites ? SaveMode.Overwrite : SaveMode.ErrorIfExists)
                .option("compression", compression == null ? usualCompression : compression)
                .save(path.toString());
    }

    /** Deletes what is there. */
    void delete() throws IOException {
        fileSystem.delete(path, true);
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
