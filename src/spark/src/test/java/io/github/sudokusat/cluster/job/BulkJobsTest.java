package io.github.sudokusat.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cluster.Results;
import io.github.sudokusat.text.CsvText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.spark.SparkFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The records of jobs are those of the command line. */
class BulkJobsTest {

    @TempDir
    private Path directory;

    private Path out;

    @BeforeEach
    void name() {
        out = directory.resolve("out");
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text);
    }

    private Path mixed() throws IOException {
        return file("mixed.txt", String.join("\n", MixedPuzzles.each()) + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check", "solve", "rate", "count", "canonical"})
    void everyFormIsThatOfTheCommandLine(String command) throws IOException {
        for (String form : List.of("line", "numbers", "csv", "json")) {
            JobRun.assertSame(out, List.of(command, "--format", form), List.of(mixed()), "--partitions", "3");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve --solutions all --limit 5",
                "solve --random --solutions 3 --seed 9",
                "check --box 2x2 --format csv",
                "check --engine sat --max-conflicts 0 --format json",
                "check --rules diagonals --format csv",
                "count --engine backtrack --limit 3 --format csv",
                "count --max-conflicts 1 --engine propagate",
                "rate --profile classic --format csv",
                "canonical --form puzzle --format json",
                "check --alphabet 123456789 --blank .x --format csv"
            })
    void optionsAreThoseOfTheCommandLine(String command) throws IOException {
        JobRun.assertSame(out, List.of(command.split(" ")), List.of(mixed()), "--partitions", "2");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 50})
    void linesKeepTheirNumbersHoweverTheyAreCut(int partitions) throws IOException {
        for (long seed = partitions; seed < partitions + 3; seed++) {
            String end = new String[] {"\n", "\r\n", "\n"}[(int) (seed % 3)];
            String text = (seed % 2 == 0 ? "\ufeff" : "") + String.join(end, MixedPuzzles.random(seed, 60));
            Path file = file("seed" + seed + ".txt", text);
            List<String> command = seed % 2 == 0 ? List.of("solve") : List.of("check", "--format", "json");
            JobRun.assertSame(out, command, List.of(file), "--partitions", Integer.toString(partitions));
            assertBadLines(file);
        }
    }

    private static String field(String json, String key) {
        return json.replaceFirst(".*\"" + key + "\":\"?(([^\"\\\\,}]|\\\\.)*).*", "$1");
    }

    private static String csv(String record) {
        List<String> fields = CsvText.fields(record);
        return fields.get(1) + " " + fields.get(3);
    }

    /** The side output has the records of errors. */
    private void assertBadLines(Path file) {
        List<String> expected = Cli.run("check", "--format", "json", file.toString())
                .out()
                .lines()
                .filter(record -> record.contains("\"result\":\"error\""))
                .map(record -> field(record, "line") + " " + field(record, "puzzle"))
                .toList();
        List<String> found = new ArrayList<>();
        for (String record : Results.records(directory.resolve("out.bad"))) {
            String bad = record.startsWith("{") ? field(record, "line") + " " + field(record, "text") : csv(record);
            if (!record.startsWith("source,")) {
                found.add(bad);
            }
        }
        assertThat(found).as(file.toString()).containsExactlyElementsOf(expected);
    }

    @Test
    void everyInputFormatIsRead() throws IOException {
        String csv = "id,\"puzzle\",note\na,\"" + Cli.EASY + "\",\"x, \"\"y\"\"\"\nb," + Cli.TWO + ",\n,bad,\nc\n"
                + "d,\"" + Cli.HARD + ",\n";
        String json = "{\"puzzle\":\"" + Cli.EASY + "\",\"id\":\"one\"}\n{\"puzzle\":\"" + Cli.TWO
                + "\",\"layout\":[\"box 2x2\"]}\n{}\n{\"puzzle\":\"x\"}\n";
        String rows = ".2.4\n.4.2\n2143\n4321\n\n1..1\n....\n....\n....\n";
        String rules = "killer 3 r1c1 r1c2\n";
        List<Path> files = List.of(
                file("a.csv", csv),
                file("b.json", json),
                file("c.ss", rows),
                file("empty.txt", ""),
                file("comments.txt", "# nothing\n\n"),
                file("d.txt", "................\n" + rules),
                Files.write(directory.resolve("e.txt.gz"), Cli.gzip(String.join("\n", MixedPuzzles.each()))),
                Files.write(directory.resolve("zipped.txt"), Cli.gzip(Cli.EASY + "\n" + Cli.HARD + "\n")),
                Files.write(directory.resolve("utf16.txt"), new byte[] {(byte) 0xFE, (byte) 0xFF, 0, 49}));
        JobRun.assertSame(out, List.of("check", "--format", "csv"), files, "--partitions", "40");
        JobRun.assertSame(out, List.of("check", "--format", "json"), files, "--partitions", "5");
    }

    @Test
    void aDamagedArchiveIsABadLineAsOnOneMachine() throws IOException {
        byte[] whole = Cli.gzip(String.join("\n", MixedPuzzles.random(5, 200)));
        Path cut = Files.write(directory.resolve("cut.gz"), Arrays.copyOf(whole, whole.length / 2));
        JobRun.assertSame(out, List.of("check", "--format", "csv"), List.of(cut, mixed()));
    }

    @Test
    void directoriesAndPatternsNameTheirFiles() throws IOException {
        Path folder = Files.createDirectory(directory.resolve("in"));
        Files.writeString(folder.resolve("b.txt"), Cli.EASY + "\n" + Cli.HARD + "\n");
        Files.writeString(folder.resolve("a.txt"), Cli.BAD + "\n" + Cli.TWO + "\n");
        Files.writeString(folder.resolve("_SUCCESS"), "");
        Files.writeString(folder.resolve(".hidden"), "x");
        List<Path> files = List.of(folder.resolve("a.txt"), folder.resolve("b.txt"));
        Cli.Result expected = Cli.run(
                "check",
                "--format",
                "json",
                files.get(0).toString(),
                files.get(1).toString());
        for (String input : List.of(folder.toString(), folder + "/*.txt")) {
            JobRun job = JobRun.of("check", "--format", "json", input, "-o", out.toString(), "--overwrite");
            assertThat(job.code()).as(job.err()).isEqualTo(2);
            assertThat(Results.records(out))
                    .containsExactlyElementsOf(expected.out().lines().toList());
        }
    }

    @Test
    void filesOfOptionsReachTheTasks() throws IOException {
        Path rules = file("some rules.txt", "diagonals\n");
        Path profile = file("mine.txt", "naked-single 23 easy\nhidden-single 15 easy\n");
        JobRun.assertSame(out, List.of("check", "--format", "csv", "--rules", rules.toString()), List.of(mixed()));
        JobRun.assertSame(out, List.of("rate", "--format", "csv", "--profile=" + profile), List.of(mixed()));
        List<String> arguments =
                List.of("check", "--rules", rules.toString(), "--profile=" + profile, rules.toString());
        Map<String, String> names = Map.of(rules.toString(), "some rules.txt", profile.toString(), "mine.txt");
        assertThat(OptionFiles.withCopies(arguments, names))
                .containsExactly(
                        "check",
                        "--rules",
                        SparkFiles.get("some rules.txt"),
                        "--profile=" + SparkFiles.get("mine.txt"),
                        rules.toString());
    }

    @Test
    void resultsAreCompressedOnRequest() throws IOException {
        JobRun.assertSame(out, List.of("solve"), List.of(mixed()), "--compression", "gzip");
        assertThat(Results.parts(out)).allMatch(file -> file.toString().endsWith(".txt.gz"));
    }

    @Test
    void equivalentPuzzlesAreLeftOutInAnyOrder() throws IOException {
        Random random = new Random(3);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            text.append(MixedPuzzles.relabelled(i % 3 == 0 ? Cli.EASY : Cli.HARD, random))
                    .append('\n');
            text.append(i % 10 == 0 ? "bad\n" : "");
        }
        Path second = file("again.txt", Cli.HARD + "\n" + Cli.TWO + "\n" + Cli.TWO + "\n");
        List<Path> files = List.of(file("many.txt", text.toString()), second);
        for (String form : List.of("line", "csv", "json")) {
            JobRun.assertSame(out, List.of("canonical", "--unique", "--format", form), files, "--partitions", "6");
        }
        JobRun job = JobRun.of(
                "canonical",
                "--unique",
                files.get(0).toString(),
                second.toString(),
                "-o",
                out.toString(),
                "--overwrite");
        assertThat(job.err())
                .contains("left out 40 of 47 puzzles: equivalent to earlier ones")
                .contains("47 puzzles in ")
                .contains("found 43, error 4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "csv", "json"})
    void theSameSeedMakesTheSamePuzzles(String form) {
        List<String> command = List.of("generate", "--count", "9", "--seed", "5", "--format", form);
        for (String partitions : List.of("1", "4", "20")) {
            JobRun.assertSame(out, command, List.of(), "--partitions", partitions);
        }
    }
}
