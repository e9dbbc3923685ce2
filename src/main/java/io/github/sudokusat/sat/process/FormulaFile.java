package io.github.sudokusat.sat.process;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.cnf.DimacsWriter;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The clauses of a session in a DIMACS file, which is made with the first 32 KB of them or at the first solve and deleted when closed.
 *
 * <p>The file begins with room for the widest header. Each solve writes its header there, after a comment that fills the rest, and its assumptions
 * after the clauses; the next clauses overwrite them. Only a buffer and a checksum stay in memory. The checksum reveals, when the file is read
 * again, whether another program has changed it.
 *
 * <p>It is a {@link RandomAccessFile} because an interrupt would close a channel. A write failure closes and deletes the file, so that the disk is
 * not left full.
 */
final class FormulaFile implements ClauseSink, AutoCloseable {

    /** The header of {@link Integer#MAX_VALUE} variables and {@link Long#MAX_VALUE} clauses, for which the writer leaves room. */
    private static final int HEADER_LENGTH = "p cnf 2147483647 9223372036854775807\n".length();

    /** A longer file is released on another thread: the system needs 0.1 s per gigabyte to reclaim its pages. */
    private static final long LONGEST_AT_ONCE = 64L << 20;

    private final DimacsWriter writer = new DimacsWriter(new Target());
    private final CRC32C checksum = new CRC32C();
    private long clauses;
    /** Bytes of the header's room and the clauses in the file. */
    private long length;
    /** Bytes of the whole file at the last solve. */
    private long lengthWithAssumptions;

    private boolean closed;
    private @Nullable TemporaryDirectory directory;
    private @Nullable RandomAccessFile file;

    FormulaFile() {
        writer.header(Integer.MAX_VALUE, Long.MAX_VALUE);
    }

    @Override
    public void add(int[] literals, int count) {
        clauses++;
        writer.add(literals, count);
    }

    @Override
    public void add(int literal) {
        clauses++;
        writer.add(literal);
    }

    @Override
    public void add(int first, int second) {
        clauses++;
        writer.add(first, second);
    }

    @Override
    public void add(int first, int second, int third) {
        clauses++;
        writer.add(first, second, third);
    }

    /**
     * Completes the file for a solve.
     *
     * @param variables the number of variables
     * @param assumptions literals that are written as clauses for this solve
     * @return the file
     * @throws IOException if it cannot be written; the formula is then closed
     */
    Path complete(int variables, int[] assumptions) throws IOException {
        try {
            writer.flush();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        StringBuilder units = new StringBuilder();
        for (int assumption : assumptions) {
            units.append(assumption).append(" 0\n");
        }
        String header = "p cnf " + variables + " " + (clauses + assumptions.length) + "\n";
        String filler = "c" + " ".repeat(HEADER_LENGTH - header.length() - 2) + "\n";
        lengthWithAssumptions = length + units.length();
        write(0, ascii(filler + header), HEADER_LENGTH);
        write(length, ascii(units.toString()), units.length());
        open().setLength(lengthWithAssumptions);
        return path();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Whether the file has disappeared or changed its length since the last solve began; its bytes are not compared. */
    boolean isDamaged() throws IOException {
        return !Files.isRegularFile(path()) || Files.size(path()) != lengthWithAssumptions;
    }

    /**
     * Reads from the clauses, each a line of literals and 0, separated by single blanks.
     *
     * @param position the number of bytes of clauses before
     * @param buffer takes the bytes
     * @return the number of bytes read, 0 if there are no more
     */
    int read(long position, byte[] buffer) throws IOException {
        RandomAccessFile from = open();
        from.seek(HEADER_LENGTH + position);
        return Math.max(0, from.read(buffer, 0, (int) Math.min(buffer.length, length - HEADER_LENGTH - position)));
    }

    /** Whether the CRC-32C of all bytes that were read is that of the clauses that were written. */
    boolean hasChecksum(long value) {
        return checksum.getValue() == value;
    }

    boolean isClosed() {
        return closed;
    }

    private RandomAccessFile open() throws IOException {
        RandomAccessFile known = file;
        if (known == null) {
            directory = TemporaryDirectory.create(() -> {});
            known = new RandomAccessFile(path().toFile(), "rw");
            file = known;
        }
        return known;
    }

    private Path path() {
        if (directory == null) {
            throw new IllegalStateException("the formula has no file");
        }
        return directory.resolve("formula.cnf");
    }

    private void write(long position, byte[] bytes, int count) throws IOException {
        try {
            RandomAccessFile to = open();
            to.seek(position);
            to.write(bytes, 0, count);
        } catch (IOException e) {
            IOException failure = new IOException(e.getMessage() + " (while writing the formula for the solver)", e);
            try {
                close();
            } catch (IOException another) {
                failure.addSuppressed(another);
            }
            throw failure;
        }
    }

    /** Deletes the file; a second call does nothing. The disk space of a large file is free a little later. */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        if (directory == null) {
            return;
        }
        if (length > LONGEST_AT_ONCE && isDeletedWhileOpen(directory)) {
            Thread later = new Thread(this::release, "sudoku-sat-release");
            later.setDaemon(true);
            later.start();
        } else {
            release();
            directory.close();
        }
    }

    private static boolean isDeletedWhileOpen(TemporaryDirectory directory) {
        try {
            directory.close();
            return true;
        } catch (IOException e) {
            // Not every system deletes an open file.
            return false;
        }
    }

    private void release() {
        try {
            if (file != null) {
                file.close();
            }
        } catch (IOException e) {
            // Nothing more is wanted of the file.
        }
    }

    /** Appends the writer's text to the file. */
    private final class Target extends Writer {

        private byte[] bytes = new byte[0];

        @Override
        public void write(char[] text, int from, int count) throws IOException {
            if (bytes.length < count) {
                bytes = new byte[count];
            }
            for (int i = 0; i < count; i++) {
                bytes[i] = (byte) text[from + i];
            }
            FormulaFile.this.write(length, bytes, count);
            // The first piece begins with the room for the header.
            int skipped = length == 0 ? HEADER_LENGTH : 0;
            checksum.update(bytes, skipped, count - skipped);
            length += count;
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
