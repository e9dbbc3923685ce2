package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.Waits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The start with Spark's jars from Maven Central, by the commands of the manual. */
class CentralIT {

    private static final String JAVA = "java @src/spark/src/main/launcher/java.options";
    private static final Path OPTIONS = Path.of("src", "spark", "src", "main", "launcher", "java.options");

    @TempDir
    private Path directory;

    /** The command of the manual that begins with some words, on one line. */
    private static String command(String start) throws Exception {
        String manual = Files.readString(Path.of("src", "site", "markdown", "spark.md"));
        int from = manual.indexOf("\n    " + start);
        assertThat(from).as(start).isPositive();
        String rest = manual.substring(from).strip().replaceAll("\\\\\n *", "");
        return rest.substring(0, rest.indexOf('\n'));
    }

    /** All but the module for vectors, of which Java says at each start that it is an incubator. */
    @Test
    void optionsAreThoseOfSpark() throws Exception {
        List<String> expected = Stream.of(JavaModuleOptions.defaultModuleOptionArray())
                .filter(option -> !option.startsWith("--add-modules"))
                .toList();
        assertThat(Files.readAllLines(OPTIONS)).containsAll(expected);
    }

    @Test
    @Tag("slow")
    void commandsOfTheManualStartAJob() throws Exception {
        Tools.require("mvn", "maven");
        Path made = directory.resolve("made");
        String repository = " -Dmaven.repo.local=" + SparkProcess.localRepository();
        run(command("mvn -q -f src/spark dependency:copy-dependencies") + repository);
        run(command(JAVA).replace(" made", " " + made).replace("100000", "1000"));
        assertThat(Results.records(made)).hasSize(1000);
        String first = command(JAVA + " -XX:ArchiveClassesAtExit=").replace(" made", " " + made);
        for (String option : List.of("-XX:ArchiveClassesAtExit=", "-XX:SharedArchiveFile=")) {
            Path checked = directory.resolve("checked" + option.length());
            run(first.replace("-XX:ArchiveClassesAtExit=", option).replace(" checked", " " + checked));
            assertThat(Results.records(checked)).hasSize(1000).containsOnly("proper");
        }
    }

    private static void run(String command) throws Exception {
        Waits.Ended ended = Waits.end(
                Duration.ofMinutes(5),
                new ProcessBuilder("bash", "-c", command)
                        .redirectErrorStream(true)
                        .start());
        assertThat(ended.exitCode()).as("%s: %s", command, ended.output()).isZero();
    }
}
