package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar on clusters of several processes, and what happens when some of them end. */
@Tag("spark")
@Tag("slow")
class ClusterIT {

    private static final String CLUSTER = "local-cluster[2,1,1024]";
    private static final List<String> SMALL = List.of("spark.executor.memory=512m", "spark.driver.host=127.0.0.1");

    @TempDir
    Path directory;

    private Path home;
    private Path puzzles;

    @BeforeEach
    void makeHome() throws IOException {
        home = SparkProcess.home();
        puzzles = directory.resolve("puzzles.txt");
        List<String> lines = new ArrayList<>();
        List<String> known = Files.readAllLines(Path.of("src/test/resources/golden/euler50.txt")).stream()
                .filter(line -> line.length() == 9)
                .toList();
        for (int copy = 0; copy < 60; copy++) {
            for (int i = 0; i + 9 <= known.size(); i += 9) {
                lines.add(String.join("", known.subList(i, i + 9)));
            }
            lines.add("not a puzzle " + copy);
        }
        Files.write(puzzles, lines);
    }

    private List<String> command(Path results) {
        return List.of("rate", puzzles.toString(), "-o", results.toString(), "--format", "csv", "--partitions", "24");
    }

    private List<String> expected() {
        return Cli.run("rate", puzzles.toString(), "--format", "csv")
                .out()
                .lines()
                .sorted()
                .toList();
    }

    private static List<String> records(Path results) throws IOException {
        try (Stream<Path> files = Files.list(results)) {
            List<String> all = new ArrayList<>();
            String header = "";
            for (Path part : files.filter(file -> file.getFileName().toString().startsWith("part-"))
                    .toList()) {
                List<String> lines = Files.readAllLines(part);
                header = lines.isEmpty() ? header : lines.get(0);
                all.addAll(lines.subList(Math.min(1, lines.size()), lines.size()));
            }
            all.add(header);
            return all.stream().sorted().toList();
        }
    }

    private void assertComplete(SparkProcess job, Path results) throws IOException, InterruptedException {
        assertThat(job.await()).as(job.output()).isEqualTo(2);
        assertThat(records(results)).isEqualTo(expected());
        assertThat(results.resolve("_SUCCESS")).exists();
        // Lines that are not puzzles were told, each once.
        assertThat(job.output()).contains("60");
    }

    @Test
    void twoExecutorsGiveTheRecordsOfTheCommandLine() throws Exception {
        Path results = directory.resolve("results");
        try (SparkProcess job = SparkProcess.submit(home, CLUSTER, SMALL, command(results))) {
            assertComplete(job, results);
        }
    }

    /** One in the middle of its work, by its process. */
    @Test
    void anExecutorThatIsKilledLosesNothing() throws Exception {
        Path results = directory.resolve("results");
        try (SparkProcess job = SparkProcess.submit(home, CLUSTER, SMALL, command(results))) {
            awaitTasks(job, 4);
            assertThat(job.executors().findFirst().orElseThrow().destroyForcibly())
                    .isTrue();
            assertComplete(job, results);
            assertThat(job.output()).containsPattern("Lost executor|ExecutorLostFailure|lost");
        }
    }

    @Test
    void copiesOfSlowTasksAddNothing() throws Exception {
        Path results = directory.resolve("results");
        List<String> settings = new ArrayList<>(SMALL);
        settings.addAll(List.of(
                "spark.speculation=true",
                "spark.speculation.interval=20ms",
                "spark.speculation.multiplier=1.01",
                "spark.speculation.quantile=0.1",
                "spark.speculation.minTaskRuntime=10ms"));
        try (SparkProcess job = SparkProcess.submit(home, CLUSTER, settings, command(results))) {
            assertComplete(job, results);
        }
    }

    @Test
    void aJobWhoseDriverIsKilledLeavesNoSuccess() throws Exception {
        Path results = directory.resolve("results");
        try (SparkProcess job = SparkProcess.submit(home, CLUSTER, SMALL, command(results))) {
            awaitTasks(job, 4);
        }
        assertThat(results.resolve("_SUCCESS")).doesNotExist();
        try (SparkProcess again = SparkProcess.submit(home, CLUSTER, SMALL, command(results))) {
            assertThat(again.await()).as(again.output()).isEqualTo(2);
        }
    }

    private static void awaitTasks(SparkProcess job, int least) throws IOException, InterruptedException {
        Pattern finished = Pattern.compile("Finished task ");
        while (job.isAlive() && finished.matcher(job.output()).results().count() < least) {
            Thread.sleep(50);
        }
        assertThat(job.isAlive()).as(job.output()).isTrue();
    }

    @Test
    void aStandaloneMasterWithAWorker() throws Exception {
        Path results = directory.resolve("results");
        try (SparkProcess master = SparkProcess.start(
                home,
                "org.apache.spark.deploy.master.Master",
                List.of("--host", "127.0.0.1", "--port", "0", "--webui-port", "0"))) {
            String address = await(master, Pattern.compile("Starting Spark master at (spark://\\S+)"));
            List<String> worker =
                    List.of("--host", "127.0.0.1", "--webui-port", "0", "--cores", "2", "--memory", "1g", address);
            try (SparkProcess started = SparkProcess.start(home, "org.apache.spark.deploy.worker.Worker", worker)) {
                await(started, Pattern.compile("(Successfully registered)"));
                try (SparkProcess job = SparkProcess.submit(home, address, SMALL, command(results))) {
                    assertComplete(job, results);
                }
            }
        }
    }

    /** Waits until a process has written what matches, and returns its first group. */
    private static String await(SparkProcess process, Pattern text) throws IOException, InterruptedException {
        Matcher matcher = text.matcher(process.output());
        while (!matcher.find()) {
            assertThat(process.isAlive()).as(process.output()).isTrue();
            Thread.sleep(100);
            matcher = text.matcher(process.output());
        }
        return matcher.group(1);
    }
}
