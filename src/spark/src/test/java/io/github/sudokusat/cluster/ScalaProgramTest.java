package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program in Scala that calls the functions. */
@Tag("slow")
class ScalaProgramTest {

    private static final String PROGRAM = """
            import io.github.sudokusat.cluster.SudokuFunctions._
            import java.util.Map
            import org.apache.spark.sql.SparkSession

            object Program {
              def answer(spark: SparkSession, puzzle: String): String = {
                import spark.implicits._
                Seq(puzzle).toDF("p")
                  .select(check($"p").getField("verdict"), count($"p", 5), solve($"p", Map.of("timeout", "1m")))
                  .head().mkString(" ")
              }
            }
            """;

    @TempDir
    private Path directory;

    @Test
    void scalaCallsTheFunctions() throws Exception {
        Path source = Files.writeString(directory.resolve("Program.scala"), PROGRAM);
        String[] arguments = {
            "-Werror",
            "-classpath",
            System.getProperty("java.class.path"),
            "-d",
            directory.toString(),
            source.toString()
        };
        assertThat(new scala.tools.nsc.MainClass().process(arguments)).isTrue();
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {directory.toUri().toURL()}, getClass().getClassLoader())) {
            Object answer = loader.loadClass("Program")
                    .getMethod("answer", SparkSession.class, String.class)
                    .invoke(null, LocalSpark.session(), Cli.EASY);
            assertThat(answer).isEqualTo("proper 1 " + Cli.EASY_SOLUTION);
        }
    }
}
