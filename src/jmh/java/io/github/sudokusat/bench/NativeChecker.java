package io.github.sudokusat.bench;

import io.github.sudokusat.grid.Grid;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntSupplier;

/**
 * A program of {@code src/jmh/cpp} that has read some puzzles, and checks them all on each request. It keeps running in between, so the library that
 * it calls is measured and not its start.
 */
final class NativeChecker implements IntSupplier, AutoCloseable {

    private final Process process;
    private final Writer in;
    private final BufferedReader out;

    private NativeChecker(Process process) {
        this.process = process;
        this.in = process.outputWriter(StandardCharsets.US_ASCII);
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
    }

    private static Path program(String name) {
        return Path.of(System.getProperty("peers.dir", "target/peers"), name);
    }

    /** Whether the program has been built, by {@code src/jmh/cpp/build.sh}, into the directory that the property {@code peers.dir} names. */
    static boolean isThere(String name) {
        return Files.isExecutable(program(name));
    }

    /** Whether a shell would find a program. */
    static boolean isOnPath(String name) {
        for (String directory : System.getenv("PATH").split(File.pathSeparator, -1)) {
            if (Files.isExecutable(Path.of(directory, name))) {
                return true;
            }
        }
        return false;
    }

    static NativeChecker start(String name, Grid[] puzzles) {
        try {
            NativeChecker checker =
                    new NativeChecker(new ProcessBuilder(program(name).toString())
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start());
            for (Grid puzzle : puzzles) {
                checker.in.write(puzzle + "\n");
            }
            return checker;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public int getAsInt() {
        try {
            in.write("go\n");
            in.flush();
            String proper = out.readLine();
            if (proper == null) {
                throw new IllegalStateException("the program has ended");
            }
            return Integer.parseInt(proper);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the program. */
    @Override
    public void close() throws IOException {
        in.close();
        process.onExit().join();
    }
}
