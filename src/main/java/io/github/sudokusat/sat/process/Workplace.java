package io.github.sudokusat.sat.process;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A private directory for one run of a program, and the processes that work in it; closing it ends the processes and deletes the directory.
 *
 * <p>While it is open, a shutdown of the virtual machine does the same.
 */
final class Workplace implements AutoCloseable {

    private final Path cnf;
    private final TemporaryDirectory directory;
    private @Nullable ProcessTree processes;
    private volatile boolean abandoned;
    private @Nullable ErrorOutput errorOutput;

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
        ProcessTree tree = ProcessTree.start(builder);
        processes = tree;
        Process root = tree.root();
        errorOutput = ErrorOutput.read(root.getErrorStream());
        root.getOutputStream().close();
        return root;
    }

    /** The end of what the program has written to standard error, when its processes have been ended. */
    String errorOutput() {
        return errorOutput == null ? "" : errorOutput.text();
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
