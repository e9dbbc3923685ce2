package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A job that is cancelled while its tasks read what is no puzzle. */
class KilledJobTest {

    private static final int LINES_OF_MEMBER = 10_000_000;
    private static final int MEMBERS = 500;

    private final JavaSparkContext context =
            JavaSparkContext.fromSparkContext(LocalSpark.session().sparkContext());

    @TempDir
    private Path directory;

    /** A puzzle and billions of blank lines, in members of gzip that are all the same: minutes of reading. */
    private TextSplit write(String name) throws IOException {
        byte[] blank = Cli.gzip("\n".repeat(LINES_OF_MEMBER));
        Path file = directory.resolve(name);
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(Cli.gzip(Cli.EASY + "\n"));
            for (int i = 0; i < MEMBERS; i++) {
                out.write(blank);
            }
        }
        return new InputFile(file.toString(), name, name, Files.size(file), true).whole();
    }

    /** Without an interruption, on which readers do not depend. */
    @Test
    @Timeout(100)
    void tasksEndAmongBlankLines() throws Exception {
        List<TextSplit> files = List.of(write("a.txt.gz"), write("b.txt.gz"));
        RemoteCommand command = new RemoteCommand(List.of("check", "puzzles", "-o", "results"), Map.of());
        Answers<TextSplit> answers =
                new Answers<>(command, new TextParts(Storage.of(context)), null, new Tally(context.sc()));
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread job = new Thread(() -> {
            context.setJobGroup("killed", "blank lines", false);
            context.parallelize(files, 2).mapPartitions(answers).count();
        });
        job.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
        job.start();
        Waits.until("a stage that runs", () -> context.statusTracker().getActiveStageIds().length > 0);
        TimeUnit.SECONDS.sleep(1);
        context.cancelJobGroup("killed");
        long begin = System.nanoTime();
        Waits.join(job);
        assertThat(failure.get()).hasMessageContaining("cancelled");
        // Both threads are free again.
        assertThat(context.parallelize(List.of(1, 2, 3, 4), 4).map(i -> 2 * i).collect())
                .containsExactly(2, 4, 6, 8);
        assertThat(System.nanoTime() - begin).isLessThan(TimeUnit.SECONDS.toNanos(20));
    }
}
