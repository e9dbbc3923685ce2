package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The published jar and its pom, which {@code --packages} takes from a repository with all that they need. */
@Tag("slow")
class PackagesIT {

    private static final String GROUP = "io.github.sudokusat";
    private static final String ARTIFACT = "sudoku-sat-spark";
    private static final String PUZZLES = "src/test/resources/golden/bulk.sdm";

    @TempDir
    private Path directory;

    @Test
    void packagesBringTheJobsAndAllThatTheyNeed() throws Exception {
        Path target = Path.of("src", "spark", "target");
        Path jar = published(target);
        String file = jar.getFileName().toString();
        String version = file.substring(ARTIFACT.length() + 1, file.length() - ".jar".length());
        Path repository = directory.resolve("repository");
        Path folder = Files.createDirectories(
                repository.resolve(Path.of(GROUP.replace('.', File.separatorChar), ARTIFACT, version)));
        Files.copy(jar, folder.resolve(file));
        Files.copy(target.resolve("flattened-pom.xml"), folder.resolve(ARTIFACT + "-" + version + ".pom"));
        Path results = directory.resolve("results");
        List<String> arguments = List.of(
                "--master",
                "local[2]",
                "--packages",
                String.join(":", GROUP, ARTIFACT, version),
                "--repositories",
                repository.toUri() + "," + SparkProcess.localRepository().toUri(),
                "--conf",
                "spark.jars.ivy=" + directory.resolve("ivy"),
                "--conf",
                "spark.ui.enabled=false",
                "--class",
                Main.class.getName(),
                "spark-internal",
                "check",
                Path.of(PUZZLES).toAbsolutePath().toString(),
                "-o",
                results.toString());
        // Another home than that of the user, in which Spark looks first.
        try (SparkProcess job = SparkProcess.start(
                SparkProcess.home(),
                directory,
                List.of("-Duser.home=" + directory),
                "org.apache.spark.deploy.SparkSubmit",
                arguments)) {
            Cli.Result expected = Cli.run("check", PUZZLES, "--format", "line");
            assertThat(job.await()).as(job.output()).isEqualTo(expected.code());
            Results.assertSame(results, expected, job.output());
        }
    }

    /** The jar without its dependencies. */
    private static Path published(Path target) throws IOException {
        try (DirectoryStream<Path> jars = Files.newDirectoryStream(target, ARTIFACT + "-[0-9]*.jar")) {
            for (Path jar : jars) {
                if (jar.toString().matches(".*\\d(-SNAPSHOT)?\\.jar")) {
                    return jar;
                }
            }
        }
        throw new AssertionError("there is no jar in " + target);
    }
}
