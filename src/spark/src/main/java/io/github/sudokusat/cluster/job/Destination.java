package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cluster.task.Unfinished;
import java.io.IOException;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import scala.Tuple2;

/** A directory that a job writes, with the committers of Hadoop and Spark: it has a file {@code _SUCCESS} only if it is complete. */
final class Destination {

    private static final String NO_CODEC = "none";

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
        this.fileSystem = path.getFileSystem(configuration());
        if (!overwrites && isTaken()) {
            throw new InputException(directory + " exists already; --overwrite replaces it");
        }
    }

    /** Whether there is anything but an empty directory, which a job may have left that was stopped. */
    private boolean isTaken() throws IOException {
        return fileSystem.exists(path)
                && (!fileSystem.getFileStatus(path).isDirectory() || fileSystem.listStatus(path).length > 0);
    }

    /**
     * Checks that the destination does not hold what is still to be read.
     *
     * @throws InputException if it does
     */
    void requireOutside(InputList input) {
        String own = fileSystem.makeQualified(path).toString();
        for (InputFile file : input.files()) {
            if (file.path().equals(own) || file.path().startsWith(own + "/")) {
                throw new InputException(path + " cannot be replaced, because it holds the input " + file.source());
            }
        }
    }

    private Configuration configuration() {
        return session.sparkContext().hadoopConfiguration();
    }

    /**
     * Writes lines as they are into files whose names have an ending.
     *
     * @throws InputException if the compression is unknown
     */
    void writeLines(JavaRDD<String> lines, String ending) throws IOException {
        Job job = Job.getInstance(configuration());
        job.setOutputFormatClass(LineOutput.class);
        job.getConfiguration().set(LineOutput.ENDING, ending);
        FileOutputFormat.setOutputPath(job, path);
        CompressionCodec codec = codec();
        FileOutputFormat.setCompressOutput(job, codec != null);
        if (codec != null) {
            FileOutputFormat.setOutputCompressorClass(job, codec.getClass());
        }
        makeRoom();
        write(() -> lines.mapToPair(line -> new Tuple2<>(NullWritable.get(), new Text(line)))
                .saveAsNewAPIHadoopDataset(job.getConfiguration()));
    }

    private @Nullable CompressionCodec codec() {
        if (compression == null || compression.equals(NO_CODEC)) {
            return null;
        }
        CompressionCodec codec = new CompressionCodecFactory(configuration()).getCodecByName(compression);
        if (codec == null) {
            throw new InputException("--compression: there is no codec \"" + compression + "\"");
        }
        return codec;
    }

    /** Writes records of CSV as rows in Parquet's format. */
    void writeTable(JavaRDD<String> records, Table table) throws IOException {
        makeRoom();
        write(() -> session.createDataFrame(records.map(table), table.schema())
                .write()
                .mode(SaveMode.ErrorIfExists)
                .option("compression", Objects.requireNonNullElse(compression, "snappy"))
                .parquet(path.toString()));
    }

    /** Writes; if that fails, nothing of it stays. */
    private void write(Runnable work) throws IOException {
        boolean isDone = false;
        try {
            work.run();
            isDone = true;
        } finally {
            if (!isDone) {
                Unfinished.delete(fileSystem, path);
            }
        }
    }

    /** Deletes what may be replaced; fails if it is another run's that has begun since. */
    private void makeRoom() throws IOException {
        if (fileSystem.exists(path)) {
            fileSystem.delete(path, overwrites);
        }
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
