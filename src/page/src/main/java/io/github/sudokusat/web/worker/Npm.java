package io.github.sudokusat.web.worker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The programs of the build that npm fetches. */
final class Npm {

    private static final int MOST_MINUTES = 5;

    private final Path directory;

    private Npm(Path directory) {
        this.directory = directory;
    }

    /** The programs in a directory. */
    static Npm in(Path directory) {
        return new Npm(directory);
    }

    /**
     * Fetches what package.json and its lock in a directory name.
     *
     * @return false if npm is not there, or cannot fetch it
     */
    boolean install(Path wanted) throws IOException, InterruptedException {
        Files.createDirectories(directory);
        for (String name : List.of("package.json", "package-lock.json")) {
            Files.copy(wanted.resolve(name), directory.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        String npm = System.getProperty("os.name").startsWith("Windows") ? "npm.cmd" : "npm";
        return run(List.of(npm, "ci", "--ignore-scripts", "--prefer-offline", "--no-audit", "--no-fund", "--silent"));
    }

    /** Whether a program has been fetched, by the path of its script. */
    boolean has(String program) {
        return Files.exists(script(program));
    }

    /**
     * Runs a program that has been fetched.
     *
     * @throws IOException if it fails
     */
    void run(String program, List<String> words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node", script(program).toString()));
        command.addAll(words);
        if (!run(command)) {
            throw new IOException(program + " has failed");
        }
    }

    private Path script(String program) {
        return directory.resolve("node_modules").resolve(program);
    }

    /** Runs a program; returns whether it is there and has succeeded. */
    private boolean run(List<String> command) throws InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .directory(directory.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            return false;
        }
        if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            return false;
        }
        return process.exitValue() == 0;
    }
}
