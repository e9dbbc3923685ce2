package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.cluster.Results;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a job did.
 *
 * @param code its exit code
 * @param err its messages
 */
record JobRun(int code, String err) {

    /** Runs a job on two threads. */
    static JobRun of(String... arguments) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
        int code = BulkJobs.run(LocalSpark::session, RemoteCommand.streams(messages), List.of(), arguments);
        return new JobRun(code, err.toString(StandardCharsets.UTF_8));
    }

    /** Runs a job and the command line, and asserts that the records are the same, as is the exit code. */
    static void assertSame(Path directory, List<String> command, List<Path> files, String... forCluster) {
        List<String> arguments = new ArrayList<>(command);
        files.forEach(file -> arguments.add(file.toString()));
        Cli.Result expected = Cli.run(arguments.toArray(String[]::new));
        arguments.addAll(List.of("-o", directory.toString(), "--overwrite"));
        arguments.addAll(List.of(forCluster));
        JobRun job = of(arguments.toArray(String[]::new));
        assertThat(job.code()).as("%s: %s", arguments, job.err()).isEqualTo(expected.code());
        Results.assertSame(directory, expected, arguments + ": " + job.err());
    }

    /** Asserts that the job was refused with one message, before any work. */
    void isRefused(String message) {
        assertThat(code).as(err).isEqualTo(2);
        String withoutHint = err.replaceFirst("\\nTry 'sudoku-sat[a-z -]* --help'\\.\\n$", "\\n");
        assertThat(withoutHint).startsWith("sudoku-sat: ").contains(message).hasLineCount(1);
    }
}
