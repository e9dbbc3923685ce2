package io.github.sudokusat.sat.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads what a program writes to standard error, in a thread of its own, so that the program never waits, and keeps the end of it. */
final class ErrorOutput {

    /** The number of characters that are kept. */
    private static final int LONGEST = 1000;

    /** How long to wait for the end of the output when the program has ended; a process that hides from us may keep the pipe open. */
    private static final long PATIENCE_MILLIS = 1000;

    private final Thread reader;

    // A character takes up to four bytes.
    private final byte[] end = new byte[4 * LONGEST];
    private int length;

    private ErrorOutput(InputStream in) {
        this.reader = new Thread(() -> readAll(in), "sudoku-sat-stderr");
    }

    /**
     * Starts to read.
     *
     * @param in the other end of the program's standard error, which is closed at its end
     */
    static ErrorOutput read(InputStream in) {
        ErrorOutput output = new ErrorOutput(in);
        output.reader.setDaemon(true);
        output.reader.start();
        return output;
    }

    private void readAll(InputStream in) {
        try (in) {
            byte[] block = new byte[8192];
            for (int count = in.read(block); count >= 0; count = in.read(block)) {
                keepEnd(block, count);
            }
        } catch (IOException e) {
            // It only serves a message, which is better with less of it than replaced by this failure.
        }
    }

    private synchronized void keepEnd(byte[] block, int count) {
        int added = Math.min(count, end.length);
        int kept = Math.min(length, end.length - added);
        System.arraycopy(end, length - kept, end, 0, kept);
        System.arraycopy(block, count - added, end, kept, added);
        length = kept + added;
    }

    /** The end of what the program wrote, which has ended. An interrupt ends the wait for it; the flag stays set. */
    String text() {
        try {
            reader.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return lastCharacters();
    }

    private synchronized String lastCharacters() {
        String text = new String(end, 0, length, StandardCharsets.UTF_8);
        return text.substring(Math.max(0, text.length() - LONGEST));
    }
}
