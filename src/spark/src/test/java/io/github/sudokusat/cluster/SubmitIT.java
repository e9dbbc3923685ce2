package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar as users submit it, on one machine. */
class SubmitIT {

    private static final String PUZZLES = "src/test/resources/golden/bulk.sdm";

    @TempDir
    Path directory;

    @Test
    void theJarHasTheLibraryAndItsNoticesAndNothingOfSpark() throws IOException {
        try (JarFile jar = new JarFile(SparkProcess.JAR.toFile())) {
            List<String> names = jar.stream().map(ZipEntry::getName).toList();
            assertThat(names)
                    .contains(
                            "META-INF/LICENSE",
                            "META-INF/licenses/THIRD-PARTY.txt",
                            "META-INF/licenses/EPL-1.0.txt",
                            "io/github/sudokusat/cluster/SudokuExtensions.class",
                            "io/github/sudokusat/solve/SudokuSolver.class",
                            "org/sat4j/minisat/core/Solver.class")
                    .noneMatch(name -> name.startsWith("org/apache/") || name.startsWith("scala/"))
                    .doesNotHaveDuplicates();
        }
        try (JarFile library = new JarFile("target/sudoku-sat.jar")) {
            assertThat(library.stream().map(ZipEntry::getName))
                    .noneMatch(name -> name.startsWith("io/github/sudokusat/cluster/"));
        }
    }

    @Test
    void aSubmittedJobGivesTheRecordsOfTheCommandLine() throws Exception {
        Path home = SparkProcess.home();
        Path results = directory.resolve("results");
        List<String> command = List.of("check", PUZZLES, "-o", results.toString(), "--format", "line");
        try (SparkProcess job = SparkProcess.submit(home, "local[2]", List.of(), command)) {
            Cli.Result expected = Cli.run("check", PUZZLES, "--format", "line");
            assertThat(job.await()).as(job.output()).isEqualTo(expected.code());
            Results.assertSame(results, expected, job.output());
            assertThat(job.output()).doesNotContain("\tat ");
        }
    }
}
