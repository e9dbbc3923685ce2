package io.github.sudokusat.sat.process;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A private directory for one run of a program, and the processes that work in it; closing it ends the processes and deletes the directory.
 *
 * <p>While it is open, a shutdown of the virtual machine does the same.
 */
final class Workplace implements AutoCloseable {

    /** The length beyond which the file of standard error is emptied. */
    private static final long LONGEST_ERROR_FILE = 1L << 20;

    /** The number of bytes of standard error that are kept. */
    private static final int LONGEST_ERROR_OUTPUT = 1000;

    private final Path cnf;
    private final TemporaryDirectory directory;
    private @Nullable ProcessTree processes;
    private volatile boolean abandoned;
    private String earlierErrorOutput = "";

    /**
     * Makes the directory, which only the user can read.
     *
     * @param cnf the formula's file, which is elsewhere and is not deleted
     */
    Workplace(Path cnf) throws IOException {
        this.cnf = cnf;
        this.directory = TemporaryDirectory.create(this::abandon);
    }

    /** The file that will hold the program's answer, if it gives one. */
    Path answer(CommandTemplate command) {
        return command.hasOut() ? out() : standardOutput();
    }

    private Path out() {
        return directory.resolve("answer");
    }

    private Path standardOutput() {
        return directory.resolve("stdout");
    }

    /** The file that will hold the program's proof, if it writes one. */
    Path proof() {
        return directory.resolve("proof");
    }

    private File errorFile() {
        return directory.resolve("stderr").toFile();
    }

    /**
     * Starts the program, with nothing on standard input.
     *
     * <p>Synchronized with {@link #endProcesses()}, so that a shutdown does not miss a program that is just being started.
     */
    synchronized Process start(CommandTemplate command) throws IOException {
        if (abandoned) {
            throw new IOException("the Java virtual machine is shutting down");
        }
        ProcessBuilder builder = new ProcessBuilder(command.words(cnf, out(), proof()));
        builder.redirectOutput(
                command.hasOut()
                        ? ProcessBuilder.Redirect.DISCARD
                        : ProcessBuilder.Redirect.to(standardOutput().toFile()));
        // Appending, so that what is written after the file has been emptied begins at its new start.
        builder.redirectError(ProcessBuilder.Redirect.appendTo(errorFile()));
        ProcessTree tree = ProcessTree.start(builder);
        processes = tree;
        Process root = tree.root();
        root.getOutputStream().close();
        return root;
    }

    /** Keeps the file of standard error short, and remembers its last bytes. */
    void trimErrorOutput() {
        if (errorFile().length() > LONGEST_ERROR_FILE) {
            earlierErrorOutput = errorOutput();
            try (FileOutputStream emptied = new FileOutputStream(errorFile())) {
                emptied.flush();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The end of what the program has written to standard error so far. */
    String errorOutput() {
        String text = earlierErrorOutput + endOfErrorFile();
        return text.substring(Math.max(0, text.length() - LONGEST_ERROR_OUTPUT));
    }

    private String endOfErrorFile() {
        try (RandomAccessFile file = new RandomAccessFile(errorFile(), "r")) {
            // A character takes up to four bytes.
            file.seek(Math.max(0, file.length() - 4L * LONGEST_ERROR_OUTPUT));
            byte[] bytes = new byte[4 * LONGEST_ERROR_OUTPUT];
            int length = Math.max(0, file.read(bytes));
            return new String(bytes, 0, length, StandardCharsets.UTF_8);
        } catch (IOException e) {
            // It only serves a message, which is better without it than replaced by this failure.
            return "";
        }
    }

    /** Kills the program and all processes that it has started. */
    synchronized void endProcesses() {
        ProcessTree tree = processes;
        if (tree != null) {
            tree.end();
            processes = null;
        }
    }

    /** Whether the Java virtual machine is shutting down, and so the program was killed by the shutdown and the files are gone. */
    boolean isAbandoned() {
        return abandoned;
    }

    private void abandon() {
        abandoned = true;
        endProcesses();
    }

    @Override
    public void close() throws IOException {
        endProcesses();
        directory.close();
    }
}
