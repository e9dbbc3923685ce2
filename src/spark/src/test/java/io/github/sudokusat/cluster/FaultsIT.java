package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Jobs whose processes end, run out of memory or do their work twice. */
@Tag("slow")
class FaultsIT {

    private static final Pattern FINISHED = Pattern.compile("Finished task ");

    @TempDir
    private Path directory;

    private ClusterJob rate() throws IOException {
        return ClusterJob.on(directory, "rate", "--format", "csv");
    }

    /** One in the middle of its work, by its process. */
    @Test
    void anExecutorThatIsKilledLosesNothing() throws Exception {
        ClusterJob rate = rate();
        try (SparkProcess job = rate.start()) {
            awaitTasks(job, 4);
            assertThat(job.executors().findFirst().orElseThrow().destroyForcibly())
                    .isTrue();
            rate.assertComplete(job);
            rate.assertBadLines(job);
            assertThat(job.output()).containsPattern("Lost executor|ExecutorLostFailure|lost");
        }
    }

    @Test
    void copiesOfSlowTasksAddNothing() throws Exception {
        ClusterJob rate = rate();
        try (SparkProcess job = rate.start(
                "spark.speculation=true",
                "spark.speculation.interval=20ms",
                "spark.speculation.multiplier=1.01",
                "spark.speculation.quantile=0.1",
                "spark.speculation.minTaskRuntime=10ms")) {
            rate.assertComplete(job);
            rate.assertBadLines(job);
        }
    }

    @Test
    void aJobWhoseDriverIsKilledLeavesNoSuccess() throws Exception {
        ClusterJob rate = rate();
        try (SparkProcess job = rate.start()) {
            awaitTasks(job, 4);
        }
        assertThat(rate.results().resolve("_SUCCESS")).doesNotExist();
        try (SparkProcess again = rate.start()) {
            assertThat(again.await()).as(again.output()).isEqualTo(2);
        }
    }

    /** One task for the records, and one for the bad lines. */
    @Test
    void aTaskThatRunsOutOfMemoryIsRepeated() throws Exception {
        ClusterJob rate = rate();
        try (SparkProcess job =
                rate.start(FaultPlugin.settings(directory, FaultPlugin.Fault.NO_MEMORY, ClusterJob.TASKS, 5, 1))) {
            rate.assertComplete(job);
            rate.assertBadLines(job);
            assertThat(job.output()).containsPattern("Lost task 5\\.0 in stage .*Command exited with code 52");
        }
    }

    @Test
    void aTaskThatNeverHasEnoughMemoryFailsTheJob() throws Exception {
        ClusterJob rate = rate();
        try (SparkProcess job =
                rate.start(FaultPlugin.settings(directory, FaultPlugin.Fault.NO_MEMORY, ClusterJob.TASKS, 5, 99))) {
            assertThat(job.await()).as(job.output()).isEqualTo(1);
            assertThat(job.output().lines().filter(line -> line.startsWith("sudoku-sat: ")))
                    .singleElement()
                    .asString()
                    .startsWith("sudoku-sat: the job failed: ")
                    .contains(
                            "Task 5 in stage ",
                            "failed 4 times",
                            "(out of memory; --executor-memory gives executors more)");
        }
        assertThat(rate.results().resolve("_SUCCESS")).doesNotExist();
    }

    /** An executor takes forms of the first stage with it when it ends in the second. */
    @Test
    void aStageThatLosesItsInputIsRepeated() throws Exception {
        ClusterJob unique = ClusterJob.on(directory, "canonical", "--unique");
        List<String> settings = new ArrayList<>(
                List.of("spark.sql.shuffle.partitions=7", "spark.sql.adaptive.coalescePartitions.enabled=false"));
        settings.addAll(List.of(FaultPlugin.settings(directory, FaultPlugin.Fault.END, 7, 4, 1)));
        try (SparkProcess job = unique.start(settings.toArray(String[]::new))) {
            unique.assertComplete(job);
            unique.assertBadLines(job);
            assertThat(job.output())
                    .containsPattern("Resubmitting ShuffleMapStage .* due to fetch failure")
                    .contains("left out 2,950 of 3,060 puzzles: equivalent to earlier ones");
        }
    }

    private static void awaitTasks(SparkProcess job, int least) throws IOException, InterruptedException {
        job.awaitOutput(
                least + " finished tasks",
                output -> FINISHED.matcher(output).results().count() >= least);
        assertThat(job.isAlive()).as(job.output()).isTrue();
    }
}
