package io.github.sudokusat.cluster.task;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Directories that a job has begun to write. */
public final class Unfinished {

    private static final String COMPLETE = "_SUCCESS";

    private static final int TRIES = 20;
    private static final long NANOS_OF_TRY = 100_000_000;

    private Unfinished() {}

    /**
     * Deletes what a job that was stopped has begun, unless it is complete: again if the last tasks, which end a little later, write it again.
     *
     * @param files the file system
     * @param directory the directory
     */
    public static void delete(FileSystem files, Path directory) throws IOException {
        for (int i = 0; i < TRIES && files.exists(directory) && !files.exists(new Path(directory, COMPLETE)); i++) {
            files.delete(directory, true);
            LockSupport.parkNanos(NANOS_OF_TRY);
        }
    }
}
