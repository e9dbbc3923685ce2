package io.github.sudokusat.sat.process;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A directory that only the user can read, deleted with its content when closed or, failing that, when the virtual machine shuts down. */
final class TemporaryDirectory implements AutoCloseable {

    private final Path path;
    private final Thread shutdownHook;

    private TemporaryDirectory(Path path, Runnable beforeShutdown) {
        this.path = path;
        this.shutdownHook = new Thread(() -> abandon(beforeShutdown), "sudoku-sat-cleanup");
    }

    /**
     * Makes the directory in the system's directory for temporary files.
     *
     * @param beforeShutdown what a shutdown of the virtual machine does before it deletes the directory
     * @throws IOException if the directory cannot be made, or a shutdown has begun
     */
    static TemporaryDirectory create(Runnable beforeShutdown) throws IOException {
        TemporaryDirectory directory = new TemporaryDirectory(makeDirectory(), beforeShutdown);
        try {
            Runtime.getRuntime().addShutdownHook(directory.shutdownHook);
        } catch (IllegalStateException e) {
            directory.delete();
            throw new IOException("the Java virtual machine is shutting down", e);
        }
        return directory;
    }

    private static Path makeDirectory() throws IOException {
        try {
            return Files.createTempDirectory("sudoku-sat-");
        } catch (IOException e) {
            throw new IOException("cannot create a directory in " + System.getProperty("java.io.tmpdir"), e);
        }
    }

    /** The path of a file in the directory. */
    Path resolve(String name) {
        return path.resolve(name);
    }

    private void abandon(Runnable before) {
        before.run();
        try {
            delete();
        } catch (IOException e) {
            // Nobody is left to be told; the system clears temporary files.
        }
    }

    @Override
    public void close() throws IOException {
        delete();
        try {
            Runtime.getRuntime().removeShutdownHook(shutdownHook);
        } catch (IllegalStateException e) {
            // The shutdown has begun; the hook finds nothing to do.
        }
    }

    private void delete() throws IOException {
        Files.walkFileTree(path, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
                // The shutdown hook may delete at the same time.
                if (e instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw e;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException e) throws IOException {
                Files.deleteIfExists(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
