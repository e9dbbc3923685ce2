package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.text.read.GridParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The output of {@code generate}. */
class GenerateCommandTest {

    private static final String CHEQUERED = "1.".repeat(40) + "1";
    private static final String[] TEN = {"generate", "--seed", "7", "--count", "10"};

    @TempDir
    Path directory;

    @Test
    void puzzlesAreProperAndMinimal() {
        String puzzles = output(TEN);
        assertThat(puzzles.lines()).hasSize(10).doesNotHaveDuplicates();
        assertThat(runOn(puzzles, "check").out()).isEqualTo("proper\n".repeat(10));
        assertThat(runOn(puzzles, "check", "--engine", "sat").out()).isEqualTo("proper\n".repeat(10));
        // A minimal puzzle is minimized to itself.
        assertThat(runOn(puzzles, "minimize").out()).isEqualTo(puzzles);
    }

    @Test
    void aSeedGivesTheSamePuzzlesOnAnyNumberOfThreads() {
        assertThat(output(with("-j", "1")))
                .isEqualTo(output(with("-j", "4")))
                .startsWith(output("generate", "--seed", "7"));
        assertThat(output("generate", "--seed", "8")).isNotEqualTo(output("generate", "--seed", "7"));
        assertThat(output("generate")).isNotEqualTo(output("generate"));
        assertThat(output("generate", "--count", "0")).isEmpty();
    }

    /** Promised: the same seed gives the same bytes in every version, on every machine. */
    @Test
    void theseAreThePuzzlesOfASeed() {
        run("generate", "--seed", "1")
                .is(0, "1....8....9...47.5...5.......42..183....1.2..3....7.6..2.64....6......3...7.....1\n", "");
        run("generate", "--seed", "1", "--grids", "--count", "2").is(0, """
                175928346896134725243576918754269183968315274312487569521643897689751432437892651
                518396472793542168246718593365429817429871635187635924874163259931254786652987341
                """, "");
    }

    @Test
    void csvAndJsonHaveTheRatingThatRateGives() {
        List<String> csv = output(with("--format", "csv")).lines().toList();
        assertThat(csv.get(0)).isEqualTo("puzzle,solution,clues,level,score,hardest,seed,index");
        List<String> json = output(with("--format", "json")).lines().toList();
        for (int i = 0; i < 10; i++) {
            String[] fields = csv.get(i + 1).split(",", -1);
            assertThat(run("solve", fields[0]).out()).isEqualTo(fields[1] + "\n");
            assertThat(fields[0].replace(".", "")).hasSize(Integer.parseInt(fields[2]));
            assertThat(run("rate", fields[0]).out()).isEqualTo(fields[3] + " " + fields[4] + " " + fields[5] + "\n");
            assertThat(List.of(fields[6], fields[7])).containsExactly("7", Integer.toString(i));
            assertThat(json.get(i))
                    .isEqualTo("{\"puzzle\":\"" + fields[0] + "\",\"solution\":\"" + fields[1] + "\",\"clues\":"
                            + fields[2]
                            + ",\"level\":\"" + fields[3] + "\",\"score\":" + fields[4] + ",\"hardest\":\"" + fields[5]
                            + "\",\"seed\":7,\"index\":" + i + "}");
        }
        assertThat(runOn(output(with("--format", "json")), "check").out()).isEqualTo("proper\n".repeat(10));
    }

    @ParameterizedTest
    @EnumSource
    void symmetriesByName(GivenSymmetry symmetry) {
        String name = symmetry.name().toLowerCase(Locale.ROOT).replace('_', '-');
        String puzzles = output("generate", "--seed", "3", "--count", "5", "--symmetry", name);
        for (String line : puzzles.lines().toList()) {
            assertThat(symmetry.holds(grid(line))).as("%s %s", name, line).isTrue();
        }
        assertThat(runOn(puzzles, "check").out()).isEqualTo("proper\n".repeat(5));
    }

    @Test
    void noClueCanGo() {
        String puzzles =
                output("generate", "--seed", "3", "--count", "2", "--symmetry", "half-turn", "--minimal", "clue");
        assertThat(runOn(puzzles, "minimize").out()).isEqualTo(puzzles);
        assertThat(output("generate", "--symmetry", "random", "--seed", "2").lines())
                .hasSize(1);
    }

    @Test
    void patternsFromTextAndFile() throws IOException {
        Path file = directory.resolve("pattern.txt");
        Files.writeString(file, CHEQUERED.replaceAll(".{9}", "$0\n").replace('1', 'X'));
        String puzzle = output("generate", "--seed", "1", "--pattern", file.toString());
        assertThat(puzzle).isEqualTo(output("generate", "--seed", "1", "--pattern", CHEQUERED));
        assertThat(puzzle.strip().replaceAll("[1-9]", "1")).isEqualTo(CHEQUERED);
        run("check", puzzle.strip()).is(0, "proper\n", "");
    }

    @Test
    void impossiblePatternsAndLimits() {
        run("generate", "--pattern", ".".repeat(81))
                .is(
                        3,
                        "",
                        "sudoku-sat: there is no such puzzle: the pattern has 0 cells, and no puzzle with fewer than 17 givens has"
                                + " a single solution\n");
        Cli.Result stopped = run(
                "generate",
                "--count",
                "3",
                "--timeout",
                "200ms",
                "--symmetry",
                "full",
                "--minimal",
                "clue",
                "--count",
                "100000");
        assertThat(stopped.code()).isEqualTo(5);
        assertThat(stopped.err())
                .matches(
                        "sudoku-sat: stopped after [0-9,]+ puzzles?: time limit reached( \\([0-9,]+ tries at the next one\\))?\n");
    }

    @Test
    void aFileAppearsAtTheEnd() throws IOException {
        Path file = directory.resolve("puzzles.txt");
        run("generate", "--seed", "7", "--count", "10", "-o", file.toString()).is(0, "", "");
        assertThat(file).hasContent(output(TEN));
    }

    @Test
    void aRunThatFailsLeavesTheFileAsItIs() throws IOException {
        Path file = directory.resolve("puzzles.txt");
        Path partial = directory.resolve("puzzles.txt.partial");
        Files.writeString(file, "precious\n");
        assertThat(run("generate", "--pattern", ".".repeat(81), "-o", file.toString())
                        .code())
                .isEqualTo(3);
        assertThat(file).hasContent("precious\n");
        assertThat(partial).doesNotExist();
        Cli.Result stopped =
                run("generate", "--seed", "1", "--count", "1000000", "--timeout", "300ms", "-o", file.toString());
        assertThat(stopped.code()).isEqualTo(5);
        assertThat(stopped.err()).startsWith("sudoku-sat: the results so far are in " + partial + "\n");
        assertThat(file).hasContent("precious\n");
        assertThat(Files.readString(partial)).startsWith(output("generate", "--seed", "1"));
    }

    @Test
    void digitsOfAnotherAlphabet() {
        assertThat(output("generate", "--seed", "1", "--alphabet", "ABCDEFGHI").strip())
                .isEqualTo("A....H....I...DG.E...E.......DB..AHC....A.B..C....G.F..B.FD....F......C...G.....A");
    }

    @Test
    void aTerminalShowsAPicture() {
        assertThat(runOnTerminal("generate", "--seed", "1", "--count", "2")
                        .out()
                        .lines())
                .hasSize(13 + 1 + 13);
        Set<String> words = new TreeSet<>();
        words.addAll(List.of(run("generate", "--help").out().split("\\s+")));
        assertThat(words).contains("--count=N", "--symmetry=SYMMETRY", "half-turn,", "anti-diagonal,");
    }

    @Test
    void badOptions() {
        run("generate", "--count", "-1").isRefused("--count must be 0 or more, but is -1");
        run("generate", "--count", "x").isRefused("--count must be a whole number, but is \"x\"");
        run("generate", "--symmetry", "halfturn")
                .isRefused("--symmetry must be none, half-turn, ", "did you mean \"half-turn\"?");
        run("generate", "--symmetry", "180").isRefused("but is \"180\"; did you mean \"half-turn\"?");
        run("generate", "--minimal", "given").isRefused("--minimal must be orbit or clue, but is \"given\"");
        run("generate", "--grids", "--symmetry", "full").isRefused("--grids cannot be combined with --symmetry");
        run("generate", "--grids", "--pattern", EASY).isRefused("--grids cannot be combined with --pattern");
        run("generate", "--pattern", EASY, "--minimal", "clue")
                .isRefused("--pattern cannot be combined with --minimal");
        run("generate", "--pattern", "1.1")
                .isRefused("--pattern: expected 81 cells, each '.' or another character for a given, but found 3");
        run("generate", "--pattern", "nosuch.txt").isRefused("--pattern: nosuch.txt: there is no such file");
        run("generate", "--pattern", directory.toString()).isRefused("--pattern: cannot read " + directory);
        run("generate", "-j", "0").isRefused("-j must be 1 or more, but is 0");
        run("generate", "--format", "marks").isRefused("--format");
        run("generate", "--clues", "25").isRefused("--clues does not apply to generate");
        run("generate", EASY).isRefused("unexpected argument");
        run("generate", "--seed", "99999999999999999999").isRefused("--seed must be a whole number");
    }

    private static String[] with(String... more) {
        return CommandLineTest.with(TEN, more);
    }

    private static String output(String... arguments) {
        Cli.Result result = run(arguments);
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        return result.out();
    }

    private static Grid grid(String line) {
        return GridParser.create().parse(line);
    }
}
