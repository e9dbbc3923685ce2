package io.github.sudokusat.cluster;

import io.github.sudokusat.testing.Waits;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/** Programs of Spark as processes, as its scripts start them: with its jars alone, among which the jar of this project is not. */
final class SparkProcess implements AutoCloseable {

    /** The jar that users submit. */
    static final Path JAR =
            Path.of("src", "spark", "target", "sudoku-sat-spark.jar").toAbsolutePath();

    /** What the jar must bring along, or can do without. */
    private static final Pattern OWN = Pattern.compile("/(sudoku-sat|org\\.ow2\\.sat4j|picocli|ojalgo)[^/]*$");

    /** What Spark writes every 15 seconds while no executor takes a job. */
    private static final Pattern STARVED = Pattern.compile("has not accepted any resources");

    private static final int MOST_STARVED = 4;

    private final Process process;
    private final Path output;

    private SparkProcess(Process process, Path output) {
        this.process = process;
        this.output = output;
    }

    /**
     * Starts a program.
     *
     * @param home has a directory {@code jars}, as {@link #home} makes it
     * @param main the class of the program
     */
    static SparkProcess start(Path home, String main, List<String> arguments) throws IOException {
        return start(home, Path.of("").toAbsolutePath(), List.of(), main, arguments);
    }

    /**
     * Starts a program.
     *
     * @param home has a directory {@code jars}, as {@link #home} makes it
     * @param directory where it runs
     * @param options further ones for Java
     * @param main the class of the program
     */
    static SparkProcess start(Path home, Path directory, List<String> options, String main, List<String> arguments)
            throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m"));
        command.addAll(Arrays.asList(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(options);
        command.addAll(List.of("-cp", home.resolve("jars") + File.separator + "*", main));
        command.addAll(arguments);
        Path output = Files.createTempFile("spark", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment()
                .putAll(Map.of(
                        "SPARK_HOME", home.toString(), "SPARK_SCALA_VERSION", "2.13", "SPARK_LOCAL_IP", "127.0.0.1"));
        return new SparkProcess(builder.start(), output);
    }

    /** Starts a command of the jar. */
    static SparkProcess submit(Path home, String master, List<String> settings, List<String> command)
            throws IOException {
        List<String> arguments = new ArrayList<>(List.of("--master", master));
        for (String setting : settings) {
            arguments.addAll(List.of("--conf", setting));
        }
        // Without --class: the jar's manifest names the program.
        arguments.addAll(List.of("--conf", "spark.ui.enabled=false", JAR.toString()));
        arguments.addAll(command);
        return start(home, "org.apache.spark.deploy.SparkSubmit", arguments);
    }

    /**
     * Starts a script of SQL in the way of {@code spark-sql}, with the jar and the setting for the functions.
     *
     * @param directory where it runs, and leaves what it writes
     */
    static SparkProcess sql(Path directory, String master, Path script) throws IOException, URISyntaxException {
        List<String> arguments = List.of(
                "--master",
                master,
                "--jars",
                JAR.toString(),
                "--conf",
                "spark.sql.extensions=io.github.sudokusat.cluster.SudokuExtensions",
                "--conf",
                "spark.sql.warehouse.dir=" + directory.resolve("warehouse"),
                "--conf",
                "spark.executor.memory=512m",
                "--conf",
                "spark.driver.host=127.0.0.1",
                "--conf",
                "spark.ui.enabled=false",
                // Its log has stack traces; what it prints must not.
                "--conf",
                "spark.log.level=OFF",
                "--class",
                SqlScript.class.getName(),
                TestJar.of(SqlScript.class, directory).toString(),
                "-S",
                "-f",
                script.toString());
        return start(home(), directory, List.of(), "org.apache.spark.deploy.SparkSubmit", arguments);
    }

    /** Makes a directory that Spark takes for its home: links to the jars on the class path of the tests. */
    static Path home() throws IOException {
        String name = "spark-" + org.apache.spark.package$.MODULE$.SPARK_VERSION();
        Path home = Path.of("src", "spark", "target", name).toAbsolutePath();
        Path jars = Files.createDirectories(home.resolve("jars"));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path file = Path.of(entry);
            Path link = jars.resolve(file.getFileName());
            if (entry.endsWith(".jar") && !OWN.matcher(link.toString()).find() && !Files.exists(link)) {
                Files.createSymbolicLink(link, file.toAbsolutePath());
            }
        }
        return home;
    }

    /** The Maven repository from which the tests have picocli. */
    static Path localRepository() {
        String picocli = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> entry.matches(".*/picocli-[^/]*\\.jar"))
                .findFirst()
                .orElseThrow();
        return Path.of(picocli.replaceFirst("/info/picocli/.*", ""));
    }

    /** Waits for the end. */
    int await() throws InterruptedException, IOException {
        await(Duration.ofMinutes(4), "the end", output -> false);
        return process.exitValue();
    }

    /** Waits until it has written something, or has ended. */
    void awaitOutput(String what, Predicate<String> isEnough) throws IOException, InterruptedException {
        await(Duration.ofMinutes(2), what, isEnough);
    }

    private void await(Duration limit, String what, Predicate<String> isEnough)
            throws IOException, InterruptedException {
        try {
            Waits.until(limit, what, () -> {
                String output = output();
                if (STARVED.matcher(output).results().count() >= MOST_STARVED) {
                    throw new AssertionError("Spark has no resources for " + what);
                }
                return isEnough.test(output) || !isAlive();
            });
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + "; it has written:\n" + output(), e);
        }
    }

    /** What it has written so far. */
    String output() throws IOException {
        return Files.readString(output);
    }

    /** The processes of its executors. */
    Stream<ProcessHandle> executors() {
        return process.descendants()
                .filter(child -> child.info().commandLine().orElse("").contains("CoarseGrainedExecutorBackend"));
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Kills it and all that it has started. */
    @Override
    public void close() throws IOException {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        Files.delete(output);
    }
}
