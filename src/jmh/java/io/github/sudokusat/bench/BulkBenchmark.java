package io.github.sudokusat.bench;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.testing.PuzzleSet;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Compares the command line in bulk with the search alone: the same puzzles, the same number of threads, in turn.
 *
 * <pre>{@code
 * mvn -q -f src/jmh compile exec:exec -Drun=bulk
 * mvn -q -f src/jmh compile exec:exec -Drun="bulk sets=easy,clues17 lines=5000000 rounds=3 commands=solve,check"
 * }</pre>
 *
 * <p>The search alone is a warm one, in this process, over bytes in memory, and its answers are discarded. The command line is a whole process,
 * {@code java -Xmx64m -jar target/sudoku-sat.jar COMMAND -j 2 FILE > OUTPUT}, from its start to its end, on a file and on the same file gzipped. The
 * file is in the system's cache, because it has just been written. The table, {@code src/jmh/target/bulk.md}, has the medians of the rounds: seconds of
 * wall-clock and of processor time, and the ratios to the search alone by both. On a machine that others use as well, rely on processor time; the
 * wall-clock ratio is what a user has on a quiet machine. Finally, the output of {@code -j 1} is checked to be the same bytes.
 */
public final class BulkBenchmark {

    private static final Path JAR = Path.of("target", "sudoku-sat.jar");

    private static final int LINE = BitSolver.CELLS + 1;
    private static final int PORTION = 1000;

    private String[] sets = {"easy", "clues17", "magictour1465", "hardest"};
    private String[] commands = {"solve", "check"};
    private int lines = 5_000_000;
    private int rounds = 3;
    private int threads = 2;
    private final Path directory;
    private final StringBuilder table = new StringBuilder();

    private BulkBenchmark(Path directory) {
        this.directory = directory;
    }

    /**
     * Runs all commands and writes the table.
     *
     * @param args the directory for the table and for large files, which are removed at the end, then any of {@code sets=}, {@code lines=}, {@code
     *     rounds=}, {@code threads=} and {@code commands=}
     * @throws IOException if a file cannot be written
     * @throws InterruptedException if the thread is interrupted
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 0) {
            throw new IllegalArgumentException("expected a directory");
        }
        BulkBenchmark benchmark = new BulkBenchmark(Path.of(args[0]));
        for (String arg : List.of(args).subList(1, args.length)) {
            benchmark.set(arg);
        }
        benchmark.runAll();
    }

    private void set(String argument) {
        int equals = argument.indexOf('=');
        String value = argument.substring(equals + 1);
        switch (argument.substring(0, Math.max(0, equals))) {
            case "sets" -> sets = value.split(",", -1);
            case "commands" -> commands = value.split(",", -1);
            case "lines" -> lines = Integer.parseInt(value);
            case "rounds" -> rounds = Integer.parseInt(value);
            case "threads" -> threads = Integer.parseInt(value);
            default ->
                throw new IllegalArgumentException(
                        "expected sets=, commands=, lines=, rounds= or threads=, but found " + argument);
        }
    }

    private void runAll() throws IOException, InterruptedException {
        table.append(String.format(
                Locale.ROOT,
                "| %,d lines | command | alone: s | CPU s | file: s | CPU s | ratio | by CPU | gzip: s | CPU s | ratio | by CPU |%n"
                        + "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|%n",
                lines));
        for (String set : sets) {
            Path plain = directory.resolve("bulk-" + set + ".txt");
            Path zipped = directory.resolve("bulk-" + set + ".txt.gz");
            try {
                BulkFile.write(set, lines, 1, plain);
                zip(plain, zipped);
                for (String command : commands) {
                    compare(set, command, plain, zipped);
                }
            } finally {
                Files.deleteIfExists(plain);
                Files.deleteIfExists(zipped);
            }
        }
        Files.writeString(directory.resolve("bulk.md"), table, StandardCharsets.UTF_8);
        System.out.println(table);
    }

    private static void zip(Path plain, Path zipped) throws IOException {
        try (OutputStream out = BulkFile.open(zipped)) {
            Files.copy(plain, out);
        }
    }

    private void compare(String set, String command, Path plain, Path zipped) throws IOException, InterruptedException {
        byte[] puzzles = Files.readAllBytes(plain);
        boolean isCheck = command.equals("check");
        Cost[] alone = new Cost[rounds];
        Cost[] ofFile = new Cost[rounds];
        Cost[] ofZip = new Cost[rounds];
        searchAlone(puzzles, isCheck);
        for (int round = 0; round < rounds; round++) {
            alone[round] = searchAlone(puzzles, isCheck);
            ofFile[round] = commandLine(command, threads, plain);
            ofZip[round] = commandLine(command, threads, zipped);
        }
        requireSameBytes(command, plain);
        Cost base = Cost.median(alone);
        table.append(String.format(
                Locale.ROOT,
                "| %s | %s | %.2f | %.2f | %s | %s |%n",
                set + (PuzzleSet.isMade(set) ? " (made)" : ""),
                command,
                base.wall(),
                base.processor(),
                Cost.median(ofFile).against(base),
                Cost.median(ofZip).against(base)));
    }

    /** Seconds of wall-clock time and of processor time. */
    private record Cost(double wall, double processor) {

        static Cost since(long beginWall, long beginProcessor) {
            return new Cost((System.nanoTime() - beginWall) / 1e9, (ProcessorTime.nanos() - beginProcessor) / 1e9);
        }

        static Cost median(Cost[] costs) {
            return new Cost(
                    BulkBenchmark.median(
                            Arrays.stream(costs).mapToDouble(Cost::wall).toArray()),
                    BulkBenchmark.median(
                            Arrays.stream(costs).mapToDouble(Cost::processor).toArray()));
        }

        String against(Cost base) {
            return String.format(
                    Locale.ROOT,
                    "%.2f | %.2f | %.2f | %.2f",
                    wall,
                    processor,
                    base.wall / wall,
                    base.processor / processor);
        }
    }

    private Cost searchAlone(byte[] puzzles, boolean isCheck) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        Thread[] workers = new Thread[threads];
        long begin = System.nanoTime();
        long processor = ProcessorTime.nanos();
        for (int i = 0; i < threads; i++) {
            workers[i] = new Thread(() -> searchPortions(puzzles, isCheck, next), "search");
            workers[i].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        return Cost.since(begin, processor);
    }

    private void searchPortions(byte[] puzzles, boolean isCheck, AtomicInteger next) {
        BitSolver solver = new BitSolver();
        byte[] solution = new byte[BitSolver.CELLS];
        for (int first = next.getAndAdd(PORTION); first < lines; first = next.getAndAdd(PORTION)) {
            for (int i = first; i < Math.min(first + PORTION, lines); i++) {
                if (isCheck) {
                    requireProper(solver.count(puzzles, LINE * i, 2));
                } else {
                    solver.start(puzzles, LINE * i);
                    requireProper(solver.advance(1, Long.MAX_VALUE));
                    solver.writeSolution(solution, 0);
                }
            }
        }
    }

    private static void requireProper(long solutions) {
        if (solutions != 1) {
            throw new IllegalStateException("a puzzle has " + solutions + " solutions");
        }
    }

    private Cost commandLine(String command, int onThreads, Path file) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        long processor = ProcessorTime.nanos();
        Process process = new ProcessBuilder(
                        "java",
                        "-Xmx64m",
                        "-jar",
                        JAR.toString(),
                        command,
                        "-j",
                        Integer.toString(onThreads),
                        file.toString())
                .redirectOutput(output(onThreads).toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        if (!process.waitFor(1, TimeUnit.HOURS)) {
            process.destroyForcibly();
            throw new IllegalStateException(command + " of " + file + " did not end within an hour");
        }
        int code = process.exitValue();
        if (code != 0) {
            throw new IllegalStateException(command + " of " + file + " ended with exit code " + code);
        }
        return Cost.since(begin, processor);
    }

    private Path output(int onThreads) {
        return directory.resolve("bulk-output-" + onThreads + ".txt");
    }

    private void requireSameBytes(String command, Path file) throws IOException, InterruptedException {
        commandLine(command, 1, file);
        long difference = Files.mismatch(output(1), output(threads));
        if (threads != 1 && difference != -1) {
            throw new IllegalStateException("-j 1 and -j " + threads + " differ at byte " + difference);
        }
        Files.delete(output(1));
        Files.deleteIfExists(output(threads));
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }
}
