package io.github.sudokusat.cli.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The three standard streams, and whether somebody watches them.
 *
 * @param in standard input
 * @param out standard output, as bytes
 * @param err standard error
 * @param outIsTerminal whether standard output is shown to a person as it is written
 * @param errIsTerminal whether standard error is
 */
public record Streams(InputStream in, OutputStream out, PrintStream err, boolean outIsTerminal, boolean errIsTerminal) {

    /** The streams of this process. */
    public static Streams ofProcess() {
        // System.out would keep it to itself that the disk is full.
        return new Streams(
                System.in, new FileOutputStream(FileDescriptor.out), System.err, isTerminal(1), isTerminal(2));
    }

    /** Whether a file descriptor is a terminal: by its name on Linux, elsewhere by what the command {@code test} says. */
    public static boolean isTerminal(int descriptor) {
        try {
            String target = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor))
                    .toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException e) {
            return testSaysTerminal(descriptor);
        }
    }

    private static boolean testSaysTerminal(int descriptor) {
        try {
            return new ProcessBuilder("test", "-t", Integer.toString(descriptor))
                            .inheritIO()
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Writes a line of the form {@code sudoku-sat: MESSAGE} to standard error. */
    public void say(String message) {
        err.println("sudoku-sat: " + message);
    }
}
