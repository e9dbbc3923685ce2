package io.github.sudokusat.cli;

import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

/** Runs the command-line jar from a shell, in a directory of its own. */
abstract class JarInShell {

    static final String SUDOKU = "java -XX:TieredStopAtLevel=1 -jar '"
            + Objects.requireNonNull(System.getProperty("cli.jar"), "the property cli.jar") + "'";

    @TempDir
    Path directory;

    /** The result of a shell command. */
    record Ran(int code, String out, String err) {}

    final Ran shell(String command) throws IOException, InterruptedException {
        Process process = start(command);
        Waits.end(process);
        return result(process);
    }

    /** Sends a signal to a process, which ends it. */
    final void signal(Process process, String signal) throws IOException, InterruptedException {
        Waits.end(new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start());
        Waits.end(process);
    }

    private final List<Process> started = new ArrayList<>();

    /** Ends the processes that a failed test has left running. */
    @AfterEach
    final void endProcesses() {
        for (Process process : started) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    final Process start(String command) throws IOException {
        Process process = new ProcessBuilder("bash", "-c", "set -o pipefail; " + command)
                .directory(directory.toFile())
                .redirectOutput(directory.resolve("stdout").toFile())
                .redirectError(directory.resolve("stderr").toFile())
                .start();
        started.add(process);
        process.getOutputStream().close();
        return process;
    }

    final Ran result(Process process) throws IOException {
        return new Ran(
                process.exitValue(),
                Files.readString(directory.resolve("stdout")),
                Files.readString(directory.resolve("stderr")));
    }
}
