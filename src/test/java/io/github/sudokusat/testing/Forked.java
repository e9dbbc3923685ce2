package io.github.sudokusat.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Runs a class's main method in a JVM of its own. */
public final class Forked {

    /** The largest formula takes half a minute on a quiet machine. */
    private static final Duration LIMIT = Duration.ofMinutes(8);

    private Forked() {}

    /**
     * Runs the class to its end, which must be a successful one.
     *
     * @param heap the largest heap, as in {@code -Xmx}
     * @return what it printed
     */
    public static String run(String heap, Class<?> main, String... arguments) throws IOException, InterruptedException {
        Waits.Ended ended = end("", List.of("-Xmx" + heap), main, arguments);
        assertThat(ended.exitCode()).as(ended.output()).isZero();
        return ended.output();
    }

    /**
     * Runs the class to its end.
     *
     * @param before a shell command that is run first in the same process, such as {@code ulimit}, or an empty text
     * @param options options of the JVM
     * @return the result, with standard error in the output
     */
    public static Waits.Ended end(String before, List<String> options, Class<?> main, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        if (!before.isEmpty()) {
            command.addAll(List.of("sh", "-c", before + "; exec \"$@\"", "sh"));
        }
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(Arrays.asList(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        return Waits.end(LIMIT, process);
    }
}
