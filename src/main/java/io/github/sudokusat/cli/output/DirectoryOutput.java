package io.github.sudokusat.cli.output;

import io.github.sudokusat.cli.input.InputException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * Files that appear together, at the end, in a directory or in an archive.
 *
 * <p>The files are written into a directory with a temporary name, which {@link #commit} renames; if the target directory exists already, the files
 * are moved into it, and its other files stay. An archive is packed from them, and replaces one that exists. Without a commit, {@link #close()} removes everything.
 */
public final class DirectoryOutput implements AutoCloseable {

    private final Path target;
    private final boolean isArchive;
    private final TemporaryPath temporary;

    private DirectoryOutput(Path target, boolean isArchive, TemporaryPath temporary) {
        this.target = target;
        this.isArchive = isArchive;
        this.temporary = temporary;
    }

    /**
     * Opens a directory, or an archive if it ends with {@code .zip}, that {@code -o} names.
     *
     * @throws InputException if there is no such directory and none can be created, or the archive is a directory
     */
    public static DirectoryOutput open(String name) {
        if (name.isEmpty()) {
            throw new InputException("-o: expected a directory's name, but found an empty text");
        }
        try {
            Path target = Path.of(name);
            boolean isArchive = ArchiveFile.isNamed(name);
            if (Files.exists(target) && Files.isDirectory(target) == isArchive) {
                throw new InputException(
                        "-o: " + name + (isArchive ? " is a directory, but names an archive" : " is not a directory"));
            }
            Path parent = target.toAbsolutePath().normalize().getParent();
            if (parent != null && !Files.isDirectory(parent)) {
                throw new InputException("-o: cannot create " + name + ": there is no directory " + parent);
            }
            return open(target, isArchive);
        } catch (InvalidPathException e) {
            throw new InputException("-o: " + e.getMessage());
        } catch (IOException e) {
            throw new InputException("-o: cannot write " + name + ": " + WriteException.reason(e));
        }
    }

    private static DirectoryOutput open(Path target, boolean isArchive) throws IOException {
        Path directory = Files.isDirectory(target)
                ? target
                : target.toAbsolutePath().normalize().resolveSibling(".");
        Path name = TemporaryPath.nameIn(directory, "prove").normalize();
        return new DirectoryOutput(target, isArchive, TemporaryPath.of(Files.createDirectory(name)));
    }

    /** Whether the files appear in an archive. */
    public boolean isArchive() {
        return isArchive;
    }

    /** The directory that holds the files until they appear. */
    public Path directory() {
        return temporary.path();
    }

    /** Opens a new file. */
    public Writer write(String name) throws IOException {
        OutputStream file = Files.newOutputStream(
                directory().resolve(name), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        return new OutputStreamWriter(new NamedOutputStream(target.toString(), file), StandardCharsets.UTF_8);
    }

    /** Deletes a file that has been written but is not to appear. */
    public void delete(String name) throws IOException {
        Files.delete(directory().resolve(name));
    }

    /**
     * Makes the files appear.
     *
     * @param names all files that such a run may write, in the order for an archive; those that this run has not written are removed
     */
    public void commit(List<String> names) throws IOException {
        if (isArchive) {
            Path packed = directory().resolve("archive.zip");
            ArchiveFile.write(directory(), names, packed, target);
            TemporaryPath.move(packed, target);
            return;
        }
        if (!Files.isDirectory(target)) {
            TemporaryPath.move(directory(), target);
            return;
        }
        for (String name : names) {
            Path file = directory().resolve(name);
            if (Files.exists(file)) {
                TemporaryPath.move(file, target.resolve(name));
            } else {
                Files.deleteIfExists(target.resolve(name));
            }
        }
    }

    @Override
    public void close() {
        temporary.close();
    }
}
