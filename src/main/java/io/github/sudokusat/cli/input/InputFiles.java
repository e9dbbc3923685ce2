package io.github.sudokusat.cli.input;

import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.LineForm;
import io.github.sudokusat.run.Cancellation;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** Files named by arguments: regular files, gzipped or not, pipes and devices. */
public final class InputFiles {

    private static final int BUFFER = 1 << 16;

    private InputFiles() {}

    /**
     * The file of any kind, including a directory, that an argument names; null if there is none. A name that looks like a file's counts as one if a
     * directory on its path may not be searched, so that opening it reports the reason.
     */
    public static @Nullable Path find(String name) {
        try {
            return name.isEmpty() ? null : find(name, Path.of(name));
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static @Nullable Path find(String name, Path path) {
        try {
            Files.readAttributes(path, BasicFileAttributes.class);
            return path;
        } catch (AccessDeniedException e) {
            return FileNames.isLikely(name) ? path : null;
        } catch (IOException e) {
            return null;
        }
    }

    /** Whether a file is neither a pipe nor a device, so that reading it never blocks. */
    static boolean isRegular(Path file) {
        return Files.isRegularFile(file);
    }

    /** Opens a file of any kind except a directory; opening a pipe waits for a writer. */
    static InputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "is a directory");
        }
        if (isRegular(file)) {
            return Files.newInputStream(file);
        }
        Files.readAttributes(file, BasicFileAttributes.class);
        if (!Files.isReadable(file)) {
            throw new AccessDeniedException(file.toString());
        }
        // The stream of Files.newInputStream fails on a pipe when asked how much is available.
        return new FileInputStream(file.toFile());
    }

    /** The text of a file, or of standard input for {@code -}, unzipped if it is gzip. */
    public static Reader openText(String name, InputStream standardInput) throws IOException {
        return openText(name, standardInput, StandardCharsets.UTF_8);
    }

    /**
     * As {@link #openText(String, InputStream)}, but in another encoding unless a mark of UTF-8 begins it.
     *
     * @throws IOException if it cannot be read
     */
    static Reader openText(String name, InputStream standardInput, Charset charset) throws IOException {
        return TextBytes.decode(unzip(name.equals("-") ? standardInput : open(Path.of(name))), charset);
    }

    /**
     * The whole text of a file, unzipped if it is gzip.
     *
     * @param longest the largest number of characters that such a text may have
     * @throws IOException if it cannot be read, or is longer
     */
    public static String readText(Path file, int longest) throws IOException {
        StringBuilder text = new StringBuilder();
        try (Reader reader = openText(file.toString(), InputStream.nullInputStream())) {
            char[] part = new char[1 << 12];
            int count = reader.read(part);
            while (count >= 0) {
                text.append(part, 0, count);
                if (text.length() > longest) {
                    throw new IOException("the text is longer than " + longest + " characters");
                }
                count = reader.read(part);
            }
        }
        return text.toString();
    }

    /** The content of a stream, unzipped if it is gzip. */
    static InputStream unzip(InputStream raw) throws IOException {
        InputStream in = new BufferedInputStream(raw, BUFFER);
        in.mark(2);
        int first = in.read();
        int second = first < 0 ? -1 : in.read();
        in.reset();
        return first == 0x1f && second == 0x8b ? new GZIPInputStream(new Members(in), BUFFER) : in;
    }

    /**
     * The form of a text of which each line can be read on its own.
     *
     * @param raw the text from its start
     * @param options how it is to be read
     * @param cancellation ends the text
     * @return the form; empty if it is gzipped, not in UTF-8, or its puzzles may have several lines
     */
    public static Optional<LineForm> lineForm(InputStream raw, TextOptions options, Cancellation cancellation) {
        try {
            InputStream bytes = unzip(raw);
            return bytes instanceof GZIPInputStream
                    ? Optional.empty()
                    : LineForm.of(TextBytes.decode(new BytesUntilCancelled(bytes, cancellation)), options);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The name of a file in messages, or standard input for {@code -}. */
    public static String nameOf(String name) {
        return name.equals("-") ? "standard input" : name;
    }

    /** The reason of a failure to read or write a file, in a few words. */
    public static String reason(IOException e) {
        if (e instanceof EOFException || e instanceof ZipException) {
            return "the gzip data is " + (e instanceof EOFException ? "truncated" : "damaged");
        }
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        String reason = e instanceof FileSystemException failure && failure.getReason() != null
                ? failure.getReason()
                : e.getMessage();
        return "Is a directory".equals(reason) ? "is a directory" : reason == null ? e.toString() : reason;
    }

    /**
     * Bytes that always claim that more follow. Without this the JDK mistakes a pause after the end of a gzip member for the end of the file, and
     * loses the members after it.
     */
    private static final class Members extends FilterInputStream {

        Members(InputStream in) {
            super(in);
        }

        @Override
        public int available() {
            return 1;
        }
    }
}
