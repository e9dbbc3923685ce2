package io.github.sudokusat.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Where results go: standard output, or a file that appears in one step at the end.
 *
 * <p>A file is written under another name beside its own and moved over it by {@link #commit()}; without that, {@link #close()} removes it, and so
 * does a shutdown of the program. Whole records on their way to standard output arrive there in any case. A target that is no regular file, such as a pipe or a device, is written to directly. What is written goes
 * out in whole portions at {@link #endRecord()} and {@link #flush()}, so that a program that is killed leaves whole records on a pipe.
 */
final class Output implements AutoCloseable {

    private static final int PORTION = 1 << 16;

    private final Writer writer;
    private final @Nullable Path target;
    private final @Nullable Path temporary;
    private final Thread cleaner;
    private final StringBuilder pending = new StringBuilder();

    private Output(Writer writer, @Nullable Path target, @Nullable Path temporary) {
        this.writer = writer;
        this.target = target;
        this.temporary = temporary;
        this.cleaner = new Thread(this::removeTemporary, "remove-temporary-file");
    }

    /** Output to a stream that is not closed. */
    static Output to(OutputStream stream) {
        return new Output(new OutputStreamWriter(stream, StandardCharsets.UTF_8), null, null);
    }

    /**
     * Output to a file.
     *
     * @throws IOException if the file cannot be written
     */
    static Output toFile(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            return new Output(
                    new OutputStreamWriter(
                            Files.newOutputStream(file, StandardOpenOption.WRITE), StandardCharsets.UTF_8),
                    null,
                    null);
        }
        // A link stays a link to the file that is replaced.
        Path target = Files.exists(file, LinkOption.NOFOLLOW_LINKS) && Files.exists(file) ? file.toRealPath() : file;
        Path temporary = target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + "." + System.nanoTime() + ".tmp");
        Writer writer = new OutputStreamWriter(
                Files.newOutputStream(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                StandardCharsets.UTF_8);
        Output output = new Output(writer, target, temporary);
        Runtime.getRuntime().addShutdownHook(output.cleaner);
        return output;
    }

    /** Text that is put together for the next {@link #endRecord()}. */
    StringBuilder pending() {
        return pending;
    }

    /** Says that what is pending is a whole record. */
    void endRecord() throws IOException {
        if (pending.length() >= PORTION) {
            writePending();
        }
    }

    private void writePending() throws IOException {
        writer.append(pending);
        pending.setLength(0);
        writer.flush();
    }

    /** Hands all whole records on. */
    void flush() throws IOException {
        writePending();
    }

    /** A writer for texts of any length, behind what is pending. */
    Writer stream() throws IOException {
        writePending();
        return writer;
    }

    /** Makes the file appear, or flushes the stream. */
    void commit() throws IOException {
        flush();
        if (temporary != null && target != null) {
            writer.close();
            try {
                Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    @Override
    public void close() throws IOException {
        if (temporary == null) {
            flush();
            return;
        }
        try {
            writer.close();
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
