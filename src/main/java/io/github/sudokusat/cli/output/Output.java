package io.github.sudokusat.cli.output;

import io.github.sudokusat.answer.Phrases;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The output of a run: standard output, or a file that appears in one step at the end.
 *
 * <p>A file is written under a temporary name in its directory and renamed by {@link #commit()}, or placed next to the target by
 * {@link #commitPartial()} or {@link #keepLines}; otherwise {@link #close()} removes it. A target that is not a regular file, such as a pipe or a device, is written to
 * directly. A file whose name ends with {@code .gz} is gzipped. {@link #flush()} writes portions of whole records; once a write has failed, every
 * later one fails, too. Records may be added and flushed by different threads.
 */
public final class Output implements AutoCloseable {

    private static final int PORTION = 1 << 16;

    /** The limit of Linux. */
    private static final int MOST_LINKS = 40;

    private final OutputStream stream;
    /** Whether the stream is still to be closed. */
    private boolean isOpen;

    private final @Nullable Path target;
    private final @Nullable TemporaryPath temporary;
    private final ByteText pending = new ByteText(1 << 10);
    /** The writer for text that does not consist of records. */
    private @Nullable Writer writer;

    private @Nullable IOException failure;

    private Output(OutputStream stream, boolean isOpen, @Nullable Path target, @Nullable TemporaryPath temporary) {
        this.stream = stream;
        this.isOpen = isOpen;
        this.target = target;
        this.temporary = temporary;
    }

    /** Output to a stream that is not closed. */
    public static Output to(OutputStream stream) {
        return new Output(stream, false, null, null);
    }

    /**
     * Output to a file; links are followed.
     *
     * @throws IOException if the file cannot be written
     */
    public static Output toFile(Path file) throws IOException {
        Path target = file;
        for (int links = 0; links < MOST_LINKS; links++) {
            FileDescriptor standard = standardStream(target.toString());
            if (standard != null) {
                return to(new FileOutputStream(standard));
            }
            if (isOpenFile(target) || !Files.isSymbolicLink(target)) {
                break;
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        boolean isReplaced = !isOpenFile(target) && (Files.isRegularFile(target) || !Files.exists(target));
        return isReplaced ? replacing(target) : direct(target);
    }

    private static Output direct(Path target) throws IOException {
        OutputStream file = Files.newOutputStream(target, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
        OutputStream stream = new NamedOutputStream(target.toString(), file);
        return new Output(compressed(stream, target), true, null, null);
    }

    private static Output replacing(Path target) throws IOException {
        Path name =
                TemporaryPath.nameIn(target.toAbsolutePath().resolveSibling("."), String.valueOf(target.getFileName()));
        OutputStream file = Files.newOutputStream(name, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        OutputStream stream = new NamedOutputStream(target.toString(), file);
        TemporaryPath temporary = TemporaryPath.of(name);
        keepPermissions(target, name);
        return new Output(compressed(stream, target), true, target, temporary);
    }

    /** The standard stream that a name denotes, which is the open stream and not the file to which it is redirected; null for other names. */
    private static @Nullable FileDescriptor standardStream(String name) {
        return switch (name) {
            case "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1" -> FileDescriptor.out;
            case "/dev/stderr", "/dev/fd/2", "/proc/self/fd/2" -> FileDescriptor.err;
            default -> null;
        };
    }

    /** Whether a name denotes a stream that a process has open. Java cannot write at its current position, so text is appended at its end. */
    private static boolean isOpenFile(Path file) {
        return file.startsWith("/dev/fd") || file.startsWith("/proc");
    }

    private static OutputStream compressed(OutputStream stream, Path file) throws IOException {
        return isGzip(file) ? new GZIPOutputStream(stream, PORTION) : stream;
    }

    private static boolean isGzip(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".gz");
    }

    private static void keepPermissions(Path from, Path to) {
        try {
            if (Files.exists(from)) {
                Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
            }
        } catch (IOException | UnsupportedOperationException e) {
            // The new file has the permissions of any new file.
        }
    }

    /** Adds whole records to those that the next {@link #flush()} writes. */
    public synchronized void add(String records) {
        pending.append(records);
    }

    /** Adds whole records, like the other method. */
    public synchronized void add(ByteText records) {
        pending.append(records);
    }

    /** Whether enough is pending to be written. */
    public synchronized boolean isPortion() {
        return pending.size() >= PORTION;
    }

    /** Whether anything is pending. */
    public synchronized boolean isPending() {
        return pending.size() > 0;
    }

    /**
     * Writes what is pending.
     *
     * @throws IOException if writing fails, or has failed before
     */
    public synchronized void flush() throws IOException {
        if (failure != null) {
            throw failure instanceof WriteException named
                    ? named.with("")
                    : new IOException(failure.getMessage(), failure);
        }
        try {
            pending.moveTo(stream);
            if (writer != null) {
                writer.flush();
            }
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    /** A writer for text of any length, after what is pending. */
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
     * Keeps the results of a run that was cut short: the target file stays as it is, and another one, whose name ends with {@code .partial}, appears
     * next to it; a stream is flushed.
     *
     * @return the other file; empty for a stream
     */
    public Optional<Path> commitPartial() throws IOException {
        flush();
        if (target == null) {
            return Optional.empty();
        }
        Path partial = partial(target);
        appearAs(partial);
        return Optional.of(partial);
    }

    private static Path partial(Path target) {
        return target.resolveSibling(target.getFileName() + ".partial");
    }

    private void appearAs(Path file) throws IOException {
        if (temporary != null) {
            closeStream();
            TemporaryPath.move(temporary.path(), file);
        }
    }

    /**
     * Keeps the whole records that could be written before writing failed, as {@link #commitPartial()} does.
     *
     * @param failed what ended the run
     * @return the failure to report, which says what has been kept, if anything has
     */
    public synchronized IOException keepLines(IOException failed) {
        if (temporary == null || target == null || writer != null || !(failed instanceof WriteException reason)) {
            return failed;
        }
        failure = failed;
        try {
            closeStream();
        } catch (IOException e) {
            // The end of gzip data does not fit in either.
        }
        try {
            Path partial = partial(target);
            String kept = "what could be written is in " + partial + ", cut off";
            if (!isGzip(target)) {
                long lines = WholeLines.cut(temporary.path());
                if (lines == 0) {
                    return failed;
                }
                kept = (lines == 1 ? "the first line is in " : "the first " + Phrases.count(lines, "line") + " are in ")
                        + partial;
            }
            TemporaryPath.move(temporary.path(), partial);
            return reason.with("; " + kept);
        } catch (IOException e) {
            return failed;
        }
    }

    /** Closes the stream, once. */
    private void closeStream() throws IOException {
        if (isOpen) {
            isOpen = false;
            stream.close();
        }
    }

    @Override
    public void close() throws IOException {
        try {
            if (temporary == null) {
                flush();
            }
        } finally {
            try {
                closeStream();
            } finally {
                if (temporary != null) {
                    temporary.close();
                }
            }
        }
    }
}
