package io.github.sudokusat.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where results go: standard output, or a file that appears in one step at the end.
 *
 * <p>A file is written under another name beside its own and moved over it by {@link #commit()}, or beside it by {@link #commitPartial()}; without
 * these, {@link #close()} removes it, and so does a shutdown of the program. Whole records on their way to standard output arrive there in any case.
 * A target that is no regular file, such as a pipe or a device, is written to directly, and so is one that is open already, such as
 * {@code /dev/stdout}. What is written goes out in portions of whole records at {@link #flush()}, as {@link WholeLines}, which a program that is
 * killed leaves behind. Records may be added and flushed by different threads.
 */
public final class Output implements AutoCloseable {

    private static final int PORTION = 1 << 16;

    /** As many as Linux follows. */
    private static final int MOST_LINKS = 40;

    private final OutputStream stream;
    private final WholeLines lines;
    private final @Nullable Path target;
    private final @Nullable Path temporary;
    private final Thread cleaner;
    private final ByteText pending = new ByteText(1 << 10);
    /** For what does not go by records. */
    private @Nullable Writer writer;

    private Output(OutputStream stream, @Nullable Path target, @Nullable Path temporary) {
        this.stream = stream;
        this.lines = new WholeLines(stream);
        this.target = target;
        this.temporary = temporary;
        this.cleaner = new Thread(this::removeTemporary, "remove-temporary-file");
    }

    /** Output to a stream that is not closed. */
    public static Output to(OutputStream stream) {
        return new Output(stream, null, null);
    }

    /**
     * Output to a file.
     *
     * @throws IOException if the file cannot be written
     */
    public static Output toFile(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return to(Files.newOutputStream(file, StandardOpenOption.WRITE));
        }
        Path target = behindLinks(file);
        OutputStream open = OpenDescriptors.stream(target);
        if (open != null) {
            return to(open);
        }
        Path temporary = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + "." + System.nanoTime() + ".tmp");
        OutputStream stream = Files.newOutputStream(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        Output output = new Output(stream, target, temporary);
        Runtime.getRuntime().addShutdownHook(output.cleaner);
        keepPermissions(target, temporary);
        return output;
    }

    /** A link stays a link to the file that is replaced or made; the name of an open file is not followed. */
    private static Path behindLinks(Path file) throws IOException {
        Path target = file;
        for (int links = 0;
                links < MOST_LINKS && Files.isSymbolicLink(target) && !OpenDescriptors.isNamedBy(target);
                links++) {
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static void keepPermissions(Path from, Path to) {
        try {
            if (Files.exists(from)) {
                Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
            }
        } catch (IOException | UnsupportedOperationException e) {
            // The new file has those of any new file.
        }
    }

    /** Adds a whole record, or several, to what goes out at the next {@link #flush()}. */
    public synchronized void add(String records) {
        pending.append(records);
    }

    /** Adds whole records, as the other method does. */
    public synchronized void add(ByteText records) {
        pending.append(records);
    }

    /** Whether so much is pending that it should be handed on. */
    public synchronized boolean isPortion() {
        return pending.length() >= PORTION;
    }

    /** Whether anything is. */
    public synchronized boolean isPending() {
        return pending.length() > 0;
    }

    /** Hands on what is pending. */
    public synchronized void flush() throws IOException {
        pending.moveTo(lines);
        if (writer != null) {
            writer.flush();
        }
    }

    /** A writer for texts of any length, behind what is pending. */
    public Writer stream() throws IOException {
        flush();
        Writer open = new OutputStreamWriter(stream, StandardCharsets.UTF_8);
        writer = open;
        return open;
    }

    /** Makes the file appear, or flushes the stream. */
    public void commit() throws IOException {
        flush();
        if (target != null) {
            appearAs(target);
        }
    }

    /**
     * Keeps what a run that was cut short has come to: beside the file, which stays as it is, another one appears, whose name ends with
     * {@code .partial}; a stream is flushed.
     *
     * @return the other file; empty for a stream
     */
    public Optional<Path> commitPartial() throws IOException {
        flush();
        if (target == null) {
            return Optional.empty();
        }
        Path partial = target.resolveSibling(target.getFileName() + ".partial");
        appearAs(partial);
        return Optional.of(partial);
    }

    private void appearAs(Path file) throws IOException {
        if (temporary == null) {
            return;
        }
        stream.close();
        try {
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Override
    public void close() throws IOException {
        if (temporary == null) {
            flush();
            return;
        }
        try {
            stream.close();
        } finally {
            removeTemporary();
            forgetCleaner();
        }
    }

    private void removeTemporary() {
        try {
            if (temporary != null) {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            // The program ends; there is nobody to tell but the user, who finds the file by its name.
        }
    }

    private void forgetCleaner() {
        try {
            Runtime.getRuntime().removeShutdownHook(cleaner);
        } catch (IllegalStateException e) {
            // The program is shutting down: the cleaner runs.
        }
    }
}
