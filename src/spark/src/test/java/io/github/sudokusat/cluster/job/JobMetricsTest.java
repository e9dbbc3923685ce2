package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cluster.LocalSpark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeoutException;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.AccumulableInfo;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageCompleted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import scala.jdk.javaapi.CollectionConverters;

/** What Spark's pages show of a job: the names of its stages, and what they count. */
class JobMetricsTest {

    private final SparkContext context = LocalSpark.session().sparkContext();
    private final List<String> stages = new ArrayList<>();

    @TempDir
    private Path directory;

    private List<String> stages(String... command) throws InterruptedException, TimeoutException {
        SparkListener listener = new SparkListener() {
            @Override
            public void onStageCompleted(SparkListenerStageCompleted ended) {
                Map<String, String> counts = new TreeMap<>();
                for (AccumulableInfo count : CollectionConverters.asJava(
                        ended.stageInfo().accumulables().values())) {
                    counts.put(count.name().get(), String.valueOf(count.value().get()));
                }
                counts.keySet().removeIf(name -> name.startsWith("internal."));
                stages.add(ended.stageInfo().name() + " " + counts);
            }
        };
        context.addSparkListener(listener);
        try {
            JobRun.of(command);
            context.listenerBus().waitUntilEmpty();
        } finally {
            context.removeSparkListener(listener);
        }
        return stages;
    }

    @Test
    void resultsAreCountedByTheirWords() throws IOException, InterruptedException, TimeoutException {
        Path puzzles = Files.writeString(
                directory.resolve("puzzles.txt"),
                "...4.3..1.....2.\n1...............\nbad\n11..............\n................\nworse\n");
        String out = directory.resolve("out").toString();
        assertThat(stages("check", puzzles.toString(), "-o", out))
                .containsExactly(
                        "puzzles {error=2, none=1, proper=1, puzzles=6, several=2}", "bad lines {bad lines=2}");
        stages.clear();
        assertThat(stages(
                        "count", "--max-conflicts", "1", "--engine", "propagate", puzzles.toString(), "-o", out + "2"))
                .first()
                .asString()
                .contains("puzzles=6", "stopped (a limit was reached)=");
    }
}
