package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cluster.job.ManyPuzzles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar on clusters of several processes. */
@Tag("slow")
class ClusterIT {

    @TempDir
    private Path directory;

    @Test
    void twoExecutorsGiveTheRecordsOfTheCommandLine() throws Exception {
        ClusterJob rate = ClusterJob.on(directory, "rate", "--format", "csv");
        try (SparkProcess job = rate.start()) {
            rate.assertComplete(job);
            rate.assertBadLines(job);
        }
    }

    @Test
    void manyPuzzlesGiveTheRecordsOfTheCommandLine() throws Exception {
        Path file = ManyPuzzles.write(directory);
        for (List<String> command : ManyPuzzles.COMMANDS) {
            ClusterJob many = ClusterJob.of(command, file, directory.resolve(command.get(0)));
            try (SparkProcess job = many.start()) {
                many.assertComplete(job);
            }
            assertThat(Results.records(Path.of(many.results() + ".bad"))).hasSizeGreaterThan(ManyPuzzles.COUNT / 10);
        }
    }

    @Test
    void aStandaloneMasterWithAWorker() throws Exception {
        ClusterJob rate = ClusterJob.on(directory, "rate", "--format", "csv");
        Path home = SparkProcess.home();
        try (SparkProcess master = SparkProcess.start(
                home,
                "org.apache.spark.deploy.master.Master",
                List.of("--host", "127.0.0.1", "--port", "0", "--webui-port", "0"))) {
            String address = await(master, Pattern.compile("Starting Spark master at (spark://\\S+)"));
            List<String> worker =
                    List.of("--host", "127.0.0.1", "--webui-port", "0", "--cores", "2", "--memory", "1g", address);
            try (SparkProcess started = SparkProcess.start(home, "org.apache.spark.deploy.worker.Worker", worker)) {
                await(started, Pattern.compile("(Successfully registered)"));
                try (SparkProcess job = rate.startOn(address)) {
                    rate.assertComplete(job);
                    rate.assertBadLines(job);
                }
            }
        }
    }

    /** Waits until a process has written what matches, and returns its first group. */
    private static String await(SparkProcess process, Pattern text) throws IOException, InterruptedException {
        process.awaitOutput(text.pattern(), output -> text.matcher(output).find());
        Matcher matcher = text.matcher(process.output());
        assertThat(matcher.find()).as(process.output()).isTrue();
        return matcher.group(1);
    }
}
