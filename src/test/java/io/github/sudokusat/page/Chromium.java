package io.github.sudokusat.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A Chromium without a window, which shows one page until it is closed. */
final class Chromium implements AutoCloseable {

    private final Path profile;
    private final Process process;

    /** Starts the browser with a profile of its own. */
    Chromium(String address) throws IOException {
        profile = Files.createTempDirectory("chromium");
        process = new ProcessBuilder(List.of(
                        "chromium",
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-background-networking",
                        "--no-first-run",
                        "--enable-logging=stderr",
                        "--user-data-dir=" + profile,
                        address))
                .redirectErrorStream(true)
                .redirectOutput(log().toFile())
                .start();
    }

    private Path log() {
        return profile.resolve("log.txt");
    }

    /** The lines that pages have written to the console, errors of the browser among them. */
    List<String> console() throws IOException {
        try (Stream<String> lines = Files.lines(log())) {
            return lines.filter(line -> line.contains(":CONSOLE")).toList();
        }
    }

    @Override
    public void close() throws IOException {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        children.forEach(ProcessHandle::destroyForcibly);
        try (Stream<Path> files = Files.walk(profile)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        }
    }
}
