package io.github.sudokusat.cli.output;

import io.github.sudokusat.text.Quote;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The three standard streams, and which of them are terminals.
 *
 * @param in standard input
 * @param out standard output, as bytes
 * @param err standard error
 * @param inIsTerminal whether standard input is typed by a person
 * @param outIsTerminal whether standard output is shown to a person as it is written
 * @param errIsTerminal whether standard error is shown to a person as it is written
 * @param style what the terminal can show
 */
public record Streams(
        InputStream in,
        OutputStream out,
        PrintStream err,
        boolean inIsTerminal,
        boolean outIsTerminal,
        boolean errIsTerminal,
        TerminalStyle style) {

    /** The streams of this process. */
    public static Streams ofProcess() {
        // System.out would not report a full disk.
        return new Streams(
                System.in,
                new FileOutputStream(FileDescriptor.out),
                System.err,
                isTerminal(0),
                isTerminal(1),
                isTerminal(2),
                TerminalStyle.ofProcess());
    }

    /** Whether a file descriptor is a terminal: decided by its name on Linux, elsewhere by the command {@code test}. */
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

    /**
     * Writes a message of the form {@code sudoku-sat: MESSAGE} to standard error. What it quotes from arguments and files may hold characters that a
     * terminal takes for commands; these are named instead.
     */
    public void say(String message) {
        err.println(Arrays.stream(message.split("\n", -1))
                .map(Quote::printable)
                .collect(Collectors.joining("\n", "sudoku-sat: ", "")));
    }

    /** A task that tells a user at a terminal, once, that the program is waiting for input; it does nothing if standard input is not a terminal. */
    public Runnable onceBeforeTerminal(String what) {
        return new Runnable() {
            private boolean isSaid = !inIsTerminal;

            @Override
            public void run() {
                if (!isSaid) {
                    isSaid = true;
                    say("reading " + what + " from the terminal; end with Ctrl-D");
                }
            }
        };
    }
}
