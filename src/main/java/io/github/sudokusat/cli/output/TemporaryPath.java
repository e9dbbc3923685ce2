package io.github.sudokusat.cli.output;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A file or a directory of files under a temporary name. It is moved to its place at the end; until then {@link #close()} removes it, as does a
 * shutdown of the program.
 */
final class TemporaryPath implements AutoCloseable {

    private final Path path;
    private final Thread remover = new Thread(this::remove, "remove-temporary-files");

    private TemporaryPath(Path path) {
        this.path = path;
    }

    /** A temporary name in a directory, with a prefix; nothing is created. */
    static Path nameIn(Path directory, String prefix) {
        return directory.resolve("." + prefix + "." + ProcessHandle.current().pid() + "." + System.nanoTime() + ".tmp");
    }

    /** Takes charge of a file or directory that was just created. */
    static TemporaryPath of(Path created) {
        TemporaryPath temporary = new TemporaryPath(created);
        Runtime.getRuntime().addShutdownHook(temporary.remover);
        return temporary;
    }

    Path path() {
        return path;
    }

    /** Moves a file or directory, in one step if the file system supports that. */
    static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void close() {
        remove();
        try {
            Runtime.getRuntime().removeShutdownHook(remover);
        } catch (IllegalStateException e) {
            // The program is shutting down, and the hook is running.
        }
    }

    private void remove() {
        try {
            if (Files.isDirectory(path)) {
                for (Path file : filesOf(path)) {
                    Files.deleteIfExists(file);
                }
            }
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // The program is ending; only the user can remove the file now, and can find it by its name.
        }
    }

    private static List<Path> filesOf(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.collect(Collectors.toList());
        }
    }
}
