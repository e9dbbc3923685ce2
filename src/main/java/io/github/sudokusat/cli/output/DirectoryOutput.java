package io.github.sudokusat.cli.output;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Files that appear in a directory together, at the end.
 *
 * <p>They are written into a directory under another name, which {@link #commit} makes the one that was asked for; if that is there already, the files
 * are moved into it, and other files in it stay. Without it {@link #close()} removes everything, and so does a shutdown of the program.
 */
public final class DirectoryOutput implements AutoCloseable {

    private final Path target;
    private final Path temporary;
    private final Thread cleaner;

    private DirectoryOutput(Path target, Path temporary) {
        this.target = target;
        this.temporary = temporary;
        this.cleaner = new Thread(this::removeTemporary, "remove-temporary-directory");
    }

    /**
     * Opens a directory that {@code -o} names.
     *
     * @throws InputException if there is no such directory and none can be made
     */
    public static DirectoryOutput open(String name) {
        if (name.isEmpty()) {
            throw new InputException("-o: expected a directory's name, found an empty text");
        }
        try {
            Path target = Path.of(name);
            if (Files.exists(target) && !Files.isDirectory(target)) {
                throw new InputException("-o: " + name + " is not a directory");
            }
            Path parent = target.toAbsolutePath().normalize().getParent();
            if (parent != null && !Files.isDirectory(parent)) {
                throw new InputException("-o: cannot make " + name + ": there is no directory " + parent);
            }
            return open(target);
        } catch (InvalidPathException e) {
            throw new InputException("-o: " + e.getMessage());
        } catch (IOException e) {
            throw new InputException("-o: cannot write " + name + ": " + Inputs.reason(e));
        }
    }

    private static DirectoryOutput open(Path target) throws IOException {
        String name = ".prove." + ProcessHandle.current().pid() + "." + System.nanoTime() + ".tmp";
        Path temporary = Files.isDirectory(target)
                ? target.resolve(name)
                : target.toAbsolutePath().normalize().resolveSibling(name);
        DirectoryOutput output = new DirectoryOutput(target, Files.createDirectory(temporary));
        Runtime.getRuntime().addShutdownHook(output.cleaner);
        return output;
    }

    /** Where the files are until they appear. */
    public Path directory() {
        return temporary;
    }

    /** Opens a new file. */
    public Writer write(String name) throws IOException {
        return new OutputStreamWriter(
                Files.newOutputStream(temporary.resolve(name), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                StandardCharsets.UTF_8);
    }

    /**
     * Makes the files appear.
     *
     * @param names all files that the directory may have from such a run; those that this one has not written are removed
     */
    public void commit(List<String> names) throws IOException {
        if (!Files.isDirectory(target)) {
            move(temporary, target);
            return;
        }
        for (String name : names) {
            Path file = temporary.resolve(name);
            if (Files.exists(file)) {
                move(file, target.resolve(name));
            } else {
                Files.deleteIfExists(target.resolve(name));
            }
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void close() {
        removeTemporary();
        try {
            Runtime.getRuntime().removeShutdownHook(cleaner);
        } catch (IllegalStateException e) {
            // The program is shutting down: the cleaner runs.
        }
    }

    private void removeTemporary() {
        if (!Files.exists(temporary)) {
            return;
        }
        try {
            List<Path> files = new ArrayList<>();
            try (Stream<Path> all = Files.list(temporary)) {
                all.forEach(files::add);
            }
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(temporary);
        } catch (IOException e) {
            // The program ends; there is nobody to tell but the user, who finds the directory by its name.
        }
    }
}
