package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.generate.GivenSymmetry;
import io.github.sudokusat.generate.UnbiasedGenerator;
import io.github.sudokusat.grid.Grid;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The output of {@code generate}. */
@Tag("long")
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
        assertThat(csv.get(0))
                .isEqualTo("puzzle,solution,clues,level,score,hardest,seed,index,techniques,canonical,weight,layout");
        List<String> json = output(with("--format", "json")).lines().toList();
        for (int i = 0; i < 10; i++) {
            String[] fields = csv.get(i + 1).split(",", -1);
            assertThat(run("solve", fields[0]).out()).isEqualTo(fields[1] + "\n");
            assertThat(fields[0].replace(".", "")).hasSize(Integer.parseInt(fields[2]));
            assertThat(run("rate", fields[0]).out()).isEqualTo(fields[3] + " " + fields[4] + " " + fields[5] + "\n");
            assertThat(List.of(fields[6], fields[7])).containsExactly("7", Integer.toString(i));
            assertThat(run("canonical", fields[0]).out()).isEqualTo(fields[9] + "\n");
            assertThat(List.of(fields[8].split(" ", -1))).contains(fields[5]);
            assertThat(json.get(i))
                    .isEqualTo("{\"puzzle\":\"" + fields[0] + "\",\"solution\":\"" + fields[1] + "\",\"clues\":"
                            + fields[2] + ",\"level\":\"" + fields[3] + "\",\"score\":" + fields[4]
                            + ",\"hardest\":\"" + fields[5] + "\",\"techniques\":[\""
                            + fields[8].replace(" ", "\",\"") + "\"],\"canonical\":\"" + fields[9]
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
        String picture = run("show", "--format", "picture", puzzle.strip()).out();
        String csv =
                puzzle.strip().replace(".", "0").replaceAll("(.{9})", "$1\n").replaceAll("(\\d)(?=\\d)", "$1,");
        for (String text : List.of(picture, csv)) {
            Files.writeString(file, text);
            assertThat(output("generate", "--seed", "1", "--pattern", file.toString()))
                    .isEqualTo(puzzle);
        }
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
                        "sudoku-sat: stopped after [0-9,]+ puzzles?: time limit reached( \\([0-9,]+ tries for the next one\\))?\n");
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
        assertThat(stopped.err())
                .startsWith("sudoku-sat: stopped after ")
                .endsWith("\nsudoku-sat: the results so far are in " + partial + "\n");
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
        run("generate", "--minimal", "given").isRefused("--minimal must be orbit, clue or none, but is \"given\"");
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
        run("generate", EASY).isRefused("unexpected argument");
        run("generate", "--seed", "99999999999999999999").isRefused("--seed must be a whole number");
    }

    @Test
    void targetsByName() {
        String puzzles =
                output("generate", "--seed", "4", "--count", "3", "--level", "medium..hard", "--clues", "23..26");
        for (String line : puzzles.lines().toList()) {
            assertThat(line.replace(".", "").length()).isBetween(23, 26);
            assertThat(run("rate", line).out()).matches("(medium|hard) .*\n");
        }
        String needed = output("generate", "--seed", "4", "--needs", "naked-pair", "--score", "..500")
                .strip();
        assertThat(run("rate", needed).out()).matches("[a-z]+ [0-9]+ naked-pair\n");
        assertThat(run("rate", "--techniques", "full-house,hidden-single,naked-single,pointing,claiming", needed)
                        .out())
                .contains("trial-");
        String contains = output("generate", "--seed", "4", "--contains", "y-wing,naked-pair", "--forbid", "x-wing");
        assertThat(run("explain", contains.strip()).out())
                .contains("Y-Wing", "Naked Pair")
                .doesNotContain("X-Wing");
    }

    @Test
    void givensAreLeftUpToANumber() {
        String puzzles = output("generate", "--seed", "4", "--count", "5", "--minimal", "none", "--clues", "32");
        assertThat(puzzles.lines()).allMatch(line -> line.replace(".", "").length() == 32);
        assertThat(runOn(puzzles, "check").out()).isEqualTo("proper\n".repeat(5));
    }

    @Test
    void harderAndEasier() {
        String start =
                output("generate", "--seed", "4", "--symmetry", "half-turn").strip();
        String harder = output(
                        "generate", "--seed", "4", "--harder", start, "--symmetry", "half-turn", "--level", "medium..")
                .strip();
        String easier = output("generate", "--seed", "4", "--easier", start).strip();
        assertThat(score(harder)).isGreaterThan(score(start));
        assertThat(score(easier)).isLessThan(score(start));
        assertThat(GivenSymmetry.HALF_TURN.holds(grid(harder))).isTrue();
    }

    private static long score(String puzzle) {
        return Long.parseLong(run("rate", puzzle).out().split(" ", -1)[1]);
    }

    @Test
    void weightsOfUnbiasedPuzzles() {
        String json = output("generate", "--seed", "1", "--unbiased", "--format", "json");
        String csv = output("generate", "--seed", "1", "--unbiased", "--format", "csv")
                .lines()
                .toList()
                .get(1);
        List<String> fields = List.of(csv.split(",", -1));
        double weight = UnbiasedGenerator.weight(Integer.parseInt(fields.get(2)));
        assertThat(fields.get(10)).isEqualTo(Double.toString(weight));
        assertThat(json).contains(",\"weight\":" + weight + ",");
    }

    @Test
    void otherLayouts() {
        String six = output("generate", "--seed", "1", "--box", "2x3", "--count", "3");
        assertThat(runOn(six, "check").out()).isEqualTo("proper\n".repeat(3));
        assertThat(runOn(six, "minimize").out()).isEqualTo(six);
        String diagonals =
                output("generate", "--seed", "1", "--rule", "diagonals").strip();
        run("check", "--rule", "diagonals", diagonals).is(0, "proper\n", "");
        run("generate", "--box", "2x2", "--rule", "anti-king")
                .is(3, "", "sudoku-sat: there is no such puzzle: layout 2x2 anti-king has no full grid\n");
        String grids = output("generate", "--grids", "--seed", "1", "--box", "2x3", "--count", "2", "--format", "json");
        assertThat(runOn(grids, "solve").out())
                .isEqualTo(output("generate", "--grids", "--seed", "1", "--box", "2x3", "--count", "2"));
    }

    @Test
    void jigsawsComeWithTheirRegions() {
        List<String> lines =
                output("generate", "--seed", "1", "--jigsaw", "6").lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).startsWith("# regions ");
        String regions = lines.get(0).substring("# regions ".length());
        run("check", "--regions", regions, lines.get(1)).is(0, "proper\n", "");
        for (String format : List.of("json", "csv")) {
            String puzzles = output("generate", "--seed", "1", "--jigsaw", "6", "--count", "3", "--format", format);
            assertThat(runOn(puzzles, "check").out()).isEqualTo("proper\n".repeat(3));
            assertThat(puzzles).contains(regions);
        }
    }

    @Test
    void theSeedOfADay() {
        assertThat(output("generate", "--date", "2026-01-31")).isEqualTo(output("generate", "--seed", "20260131"));
        assertThat(output("generate", "--date", "today")).hasSize(82);
    }

    @Test
    void contradictions() {
        run("generate", "--grids", "--level", "easy").isRefused("--grids cannot be combined with --level");
        run("generate", "--unbiased", "--symmetry", "full").isRefused("--unbiased cannot be combined with --symmetry");
        run("generate", "--pattern", CHEQUERED, "--jigsaw", "9")
                .isRefused("--pattern cannot be combined with --jigsaw");
        run("generate", "--jigsaw", "9", "--box", "3x3").isRefused("--jigsaw cannot be combined with --box");
        run("generate", "--pattern", CHEQUERED, "--rule", "windoku")
                .isRefused("--pattern cannot be combined with --rule");
        run("generate", "--minimal", "none")
                .isRefused("--minimal none needs --clues, the number of givens at which to stop");
        run("generate", "--pattern", CHEQUERED, "--clues", "22..24")
                .isRefused("--clues cannot be met: the pattern has 41 cells");
        run("generate", "--clues", "30..20").isRefused("--clues must be a range that ascends, but is \"30..20\"");
        run("generate", "--clues", "x").isRefused("--clues must be a number or a range such as 22..26");
        run("generate", "--clues", "..").isRefused("--clues must be a number or a range such as 22..26");
        run("generate", "--level", "harder").isRefused("--level must be easy, medium, hard, unfair or extreme");
        run("generate", "--level", "hard..easy").isRefused("--level must be a range that ascends");
        run("generate", "--needs", "xwing2").isRefused("--needs: unknown technique \"xwing2\"");
        run("generate", "--needs", "x-wing", "--level", "easy")
                .isRefused("the target contradicts itself: x-wing is hard, but the level is at most easy");
        run("generate", "--needs", "full-house", "--level", "unfair")
                .isRefused(
                        "the target contradicts itself: full-house, the hardest technique, makes a puzzle medium at most, but the level is at least unfair");
        run("generate", "--jigsaw", "17").isRefused("--jigsaw: side must be from 4 to 16, but is 17");
        run("generate", "--harder", ".".repeat(81))
                .isRefused("--harder: puzzle must have exactly one solution, but has several");
        run("generate", "--harder", EASY, "--symmetry", "random")
                .isRefused("--harder: a random symmetry cannot be kept");
        run("generate", "--date", "2026-02-30").isRefused("--date must be a day such as 2026-01-31");
        run("generate", "--date", "today", "--seed", "1").isRefused("--date cannot be combined with --seed");
        run("generate", "--clues", "82").is(3, "", "sudoku-sat: there is no such puzzle: the grid has only 81 cells\n");
        run("generate", "--box", "2x2", "--clues", "1..2")
                .is(
                        3,
                        "",
                        "sudoku-sat: there is no such puzzle: no puzzle with fewer than 3 givens has exactly one solution\n");
        run("generate", "--clues", "..16")
                .is(
                        3,
                        "",
                        "sudoku-sat: there is no such puzzle: no puzzle with fewer than 17 givens has exactly one solution\n");
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
