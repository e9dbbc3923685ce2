package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Waits;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which versions of Spark are refused. */
class SparkVersionTest {

    @ParameterizedTest
    @ValueSource(strings = {"4.0.0", "4.0.2", "4.1.0-amzn-1", "4.2.0", "4.2.10", "4.1"})
    void supported(String version) {
        assertThat(SparkVersion.refusal(version)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"3.5.6", "4.3.0", "4.20.0", "5.0.0", "14.2.0", "4.2x", ""})
    void refused(String version) {
        assertThat(SparkVersion.refusal(version))
                .contains("expected Spark 4.0, 4.1 or 4.2, but found Spark " + version);
    }

    @Test
    void thisOne() {
        assertThat(SparkVersion.refusal()).isEmpty();
    }

    /** With nothing of Spark but a version, because other versions may lack anything else. */
    @Test
    void theProgramRefusesAnotherVersionBeforeItUsesSpark(@TempDir Path directory) throws Exception {
        Path source = Files.writeString(directory.resolve("package$.java"), """
                package org.apache.spark;
                public final class package$ {
                    public static final package$ MODULE$ = new package$();
                    public String SPARK_VERSION() { return "3.5.6"; }
                }
                """);
        JavaCompiler compiler = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler());
        assertThat(compiler.run(null, null, null, "-d", directory.toString(), source.toString()))
                .isZero();
        String classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> !entry.contains("spark-") && !entry.contains("hadoop"))
                .collect(Collectors.joining(File.pathSeparator, directory + File.pathSeparator, ""));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath,
                        Main.class.getName(),
                        "check",
                        "puzzles.txt")
                .redirectErrorStream(true)
                .start();
        assertThat(Waits.end(process))
                .isEqualTo(new Waits.Ended(
                        1,
                        "sudoku-sat: expected Spark 4.0, 4.1 or 4.2, but found Spark 3.5.6" + System.lineSeparator()));
    }
}
