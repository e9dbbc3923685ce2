package io.github.sudokusat.cluster.single;

import io.github.sudokusat.cluster.task.Unfinished;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;

/** A directory to be written, on any file system that Spark has. */
final class OutputPath {

    private final Path path;
    private final FileSystem files;

    /**
     * Finds the file system.
     *
     * @throws UncheckedIOException if there is none
     */
    OutputPath(JavaSparkContext context, String path) {
        this.path = new Path(path);
        try {
            files = this.path.getFileSystem(context.hadoopConfiguration());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String path() {
        return path.toString();
    }

    /** Whether there is something already. */
    boolean exists() {
        try {
            return files.exists(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes what a job has left that was stopped: without {@code _SUCCESS} nobody may take it for complete. */
    void deleteIncomplete() {
        try {
            Unfinished.delete(files, path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
