package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.Waits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files of {@code cnf-examples} are what its README says. */
@Tag("long")
class GalleryTest {

    private static final Path GALLERY = Path.of("cnf-examples");
    private static final Pattern FORMULA =
            Pattern.compile("\\| `([^`]+\\.(?:cnf|lp|opb))` \\| `([^`]+)` \\| (\\w+) \\|");
    private static final Pattern PUZZLE = Pattern.compile("\\| `([^`]+\\.txt)` \\| .* \\| (\\d+) \\|");

    /** A row of the tables of formulas and programs. */
    record Formula(String file, List<String> arguments, String answer) {

        boolean isSatisfiable() {
            return answer.equals("SATISFIABLE");
        }
    }

    static List<Formula> formulas() throws IOException {
        return files("cnf");
    }

    static List<Formula> linearPrograms() throws IOException {
        return files("lp");
    }

    static List<Formula> pseudoBooleanPrograms() throws IOException {
        return files("opb");
    }

    private static List<Formula> files(String suffix) throws IOException {
        List<Formula> files = allFiles();
        files.removeIf(file -> !file.file().endsWith("." + suffix));
        assertThat(files).hasSizeGreaterThanOrEqualTo(10);
        return files;
    }

    static List<Formula> allFiles() throws IOException {
        List<Formula> formulas = new ArrayList<>();
        for (String line : Files.readAllLines(GALLERY.resolve("README.md"))) {
            Matcher matcher = FORMULA.matcher(line);
            if (matcher.matches()) {
                formulas.add(new Formula(matcher.group(1), arguments(matcher.group(2)), matcher.group(3)));
            }
        }
        return formulas;
    }

    /** Replaces the names of files by their paths in the gallery. */
    private static List<String> arguments(String text) {
        List<String> arguments = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            arguments.add(
                    Files.exists(GALLERY.resolve(word)) ? GALLERY.resolve(word).toString() : word);
        }
        return arguments;
    }

    private static String run(String command, List<String> arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(
                new ByteArrayInputStream(new byte[0]),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                false,
                new TerminalStyle(true, true));
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(arguments);
        int code = SudokuCommand.execute(streams, all.toArray(new String[0]));
        assertThat(code).as("%s: %s", all, err).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @MethodSource("allFiles")
    void everyFormulaIsWhatTheCommandWritesByteForByte(Formula formula) throws IOException {
        assertThat(run("export", formula.arguments())).isEqualTo(Files.readString(GALLERY.resolve(formula.file())));
    }

    @ParameterizedTest
    @MethodSource("formulas")
    void minisatAnswersAsTheTableSays(Formula formula, @TempDir Path temp) throws Exception {
        Tools.require("minisat");
        Path answer = temp.resolve("answer");
        Process minisat = new ProcessBuilder(
                        "minisat", "-verb=0", GALLERY.resolve(formula.file()).toString(), answer.toString())
                .redirectErrorStream(true)
                .redirectOutput(temp.resolve("log").toFile())
                .start();
        assertThat(Waits.end(minisat).exitCode()).isEqualTo(formula.isSatisfiable() ? 10 : 20);
        assertThat(Files.readAllLines(answer).get(0)).isEqualTo(formula.isSatisfiable() ? "SAT" : "UNSAT");
    }

    @ParameterizedTest
    @MethodSource("formulas")
    void cadicalAnswersAsTheTableSays(Formula formula, @TempDir Path temp) throws Exception {
        Tools.require("cadical");
        Path file = GALLERY.resolve(formula.file());
        Path answer = temp.resolve("answer");
        start(answer, "cadical", "-q", file.toString());
        assertDecoded(formula, file, answer);
    }

    @ParameterizedTest
    @MethodSource("linearPrograms")
    void glpsolAnswersAsTheTableSays(Formula program, @TempDir Path temp) throws Exception {
        Tools.require("glpsol", "glpk-utils");
        Path file = GALLERY.resolve(program.file());
        Path answer = temp.resolve("answer");
        start(temp.resolve("log"), "glpsol", "--lp", file.toString(), "-w", answer.toString());
        assertDecoded(program, file, answer);
    }

    @ParameterizedTest
    @MethodSource({"formulas", "pseudoBooleanPrograms"})
    void claspAnswersAsTheTableSays(Formula program, @TempDir Path temp) throws Exception {
        Tools.require("clasp");
        Path file = GALLERY.resolve(program.file());
        Path answer = temp.resolve("answer");
        start(answer, "clasp", "--verbose=0", file.toString());
        assertDecoded(program, file, answer);
    }

    private static void start(Path output, String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    }

    private static void assertDecoded(Formula program, Path file, Path answer) {
        Cli.Result decoded = Cli.run("decode", file.toString(), answer.toString());
        assertThat(decoded.code()).as(decoded.err()).isEqualTo(program.isSatisfiable() ? 0 : 3);
        assertThat(decoded.out()).matches(program.isSatisfiable() ? "[1-9A-G]+\n" : "none\n");
    }

    @Test
    void thePuzzlesHaveAsManySolutionsAsTheTableSays() throws IOException {
        int puzzles = 0;
        for (String line : Files.readAllLines(GALLERY.resolve("README.md"))) {
            Matcher matcher = PUZZLE.matcher(line);
            if (matcher.matches()) {
                puzzles++;
                List<String> arguments = new ArrayList<>(arguments(matcher.group(1)));
                if (matcher.group(1).startsWith("jigsaw")) {
                    arguments.addAll(arguments("--regions jigsaw.regions"));
                } else if (matcher.group(1).startsWith("x")) {
                    arguments.addAll(List.of("--rule", "diagonals"));
                }
                assertThat(run("count", arguments)).as(line).isEqualTo(matcher.group(2) + "\n");
            }
        }
        assertThat(puzzles).isEqualTo(12);
    }

    @Test
    void everyFileIsInATable() throws IOException {
        String readme = Files.readString(GALLERY.resolve("README.md"));
        try (Stream<Path> files = Files.list(GALLERY)) {
            assertThat(files.map(file -> file.getFileName().toString()).filter(name -> !name.equals("README.md")))
                    .hasSizeGreaterThan(50)
                    .allSatisfy(name -> assertThat(readme).contains("`" + name + "`"));
        }
    }
}
