package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.testing.BruteForce;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.OptionSpec;

/** The options for layout, text, engine, encoding and limits. */
class CommandLineOptionsTest {

    private static final String JIGSAW_4 = "1112122233343444";

    @TempDir
    Path directory;

    @ParameterizedTest
    @EnumSource(AtMostOneMethod.class)
    void everyEncodingSolvesAndCounts(AtMostOneMethod method) {
        for (Encoding encoding : Encoding.values()) {
            for (ClueHandling clues : ClueHandling.values()) {
                String[] options = {
                    "COMMAND", "--encoding", encoding.text(), "--at-most-one", method.text(), "--clues", clues.text()
                };
                options[0] = "solve";
                run(CommandLineTest.with(options, HARD)).is(0, HARD_SOLUTION + "\n", "");
                options[0] = "count";
                run(CommandLineTest.with(options, "1" + EMPTY_4.substring(1))).is(0, "72\n", "");
            }
        }
    }

    @Test
    void repeatsAreKeptOnRequest() {
        assertThat(header("export", EMPTY_9)).isEqualTo("p cnf 729 10530");
        assertThat(header("export", EMPTY_9, "--keep-repeats")).isEqualTo("p cnf 729 11988");
        assertThat(header("export", EMPTY_9, "--encoding", "minimal")).isEqualTo("p cnf 729 7371");
        assertThat(header("export", EMPTY_9, "--encoding", "minimal", "--keep-repeats"))
                .isEqualTo("p cnf 729 8829");
        assertThat(header("export", EMPTY_9, "--encoding", "natural", "--keep-repeats"))
                .isEqualTo("p cnf 729 11745");
        run("solve", "--keep-repeats", "--clues", "units", HARD).is(0, HARD_SOLUTION + "\n", "");
    }

    @Test
    void namesTheVariablesToCountOverIfThereAreOthers() {
        assertThat(run("export", "--show", EMPTY_9).out()).doesNotContain("p show");
        String shown =
                run("export", "--show", "--at-most-one", "sequential", EMPTY_9).out();
        StringBuilder expected = new StringBuilder("c p show");
        for (int variable = 1; variable <= 729; variable++) {
            expected.append(' ').append(variable);
        }
        assertThat(shown).contains(expected + " 0\n");
        assertThat(run("export", "--at-most-one", "sequential", EMPTY_9).out()).doesNotContain("p show");
    }

    private static String header(String... arguments) {
        Cli.Result result = run(arguments);
        assertThat(result.code()).isZero();
        return result.out()
                .lines()
                .filter(line -> line.startsWith("p cnf"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void backtracksAsInTextbooks() {
        run("solve", "--engine", "backtrack", EASY).is(0, EASY_SOLUTION + "\n", "");
        run("count", "--engine", "backtrack", EMPTY_4).is(0, "288\n", "");
        run("solve", "--engine", "backtrack", "--max-conflicts", "10", HARD)
                .is(5, "unknown\n", "sudoku-sat: stopped: work limit reached\n");
        run("solve", "--engine", "sat", EASY).is(0, EASY_SOLUTION + "\n", "");
    }

    @Test
    void propagatesBeforeItChooses() {
        run("solve", "--engine", "propagate", HARD).is(0, HARD_SOLUTION + "\n", "");
        run("count", "--engine", "propagate", EMPTY_4).is(0, "288\n", "");
        run("check", "--engine", "propagate", "--max-conflicts", "0", EASY).is(0, "proper\n", "");
        run("solve", "--engine", "propagate", "--max-conflicts", "0", HARD)
                .is(5, "unknown\n", "sudoku-sat: stopped: work limit reached\n");
        run("solve", "--engine", "propagate", "--clues", "units", HARD).isRefused("apply only to --engine sat");
    }

    @Test
    void limitsEndASearch() {
        String empty = ".".repeat(144);
        assertThat(run("count", "--timeout", "300ms", empty).code()).isEqualTo(5);
        assertThat(run("count", "--timeout", "300ms", empty).out()).matches(">=\\d+\n");
        assertThat(run(
                                "solve",
                                "--engine",
                                "sat",
                                "--timeout",
                                "1ms",
                                ".".repeat(36 * 36 * 2).replace("..", ". "))
                        .code())
                .isEqualTo(5);
        run("check", "--max-conflicts", "0", HARD).is(5, "unknown\n", "sudoku-sat: stopped: work limit reached\n");
        for (String enough : new String[] {"10", "10s", "60000ms", "2m", "2min", "1h"}) {
            run("solve", "--timeout", enough, EASY).is(0, EASY_SOLUTION + "\n", "");
        }
    }

    @Test
    void aLimitOnSolutionsAppliesToEveryNumberRequested() {
        Cli.Result five = run("solve", "--solutions", "5", EMPTY_9);
        assertThat(five.out()).hasLineCount(5);
        run("solve", "--solutions", "all", "--limit", "5", EMPTY_9).is(0, five.out(), "");
        run("solve", "--solutions", "5", "--limit", "7", EMPTY_9).is(0, five.out(), "");
        run("solve", "--limit", "1", EASY).is(0, EASY_SOLUTION + "\n", "");
        run("solve", "--limit", "0", EASY).isRefused("--limit must be 1 or more for solve, but is 0");
        run("check", "--limit", "2", EASY).is(0, "proper\n", "");
        assertThat(run("check", "--limit", "2", EMPTY_4).out()).isEqualTo("several\n");
        run("check", "--limit", "1", EASY).isRefused("--limit must be 2 or more for check, but is 1");
    }

    @Test
    void commonOptionsMayBeGivenToEveryCommand() throws IOException {
        String[] solving = {
            "-j", "2", "--engine", "sat", "--solver", "x {cnf}", "--seed", "7", "--limit", "3", "--max-conflicts", "9"
        };
        String[] all = CommandLineTest.with(
                solving, "--timeout", "9s", "--progress", "never", "--encoding", "minimal", "--blank", ".");
        String formula = run("export", EASY).out();
        run(CommandLineTest.with(new String[] {"export", EASY}, solving)).is(0, formula, "");
        Path cnf = Files.writeString(directory.resolve("easy.cnf"), formula);
        Path answer = Files.writeString(directory.resolve("answer"), "UNSAT\n");
        run(CommandLineTest.with(new String[] {"decode", cnf.toString(), answer.toString(), "--clues", "units"}, all))
                .is(3, "none\n", "");
        run(CommandLineTest.with(new String[] {"var", "25", "--clues", "units", "--format", "line"}, all))
                .is(0, "r1c3=7\n", "");
        Path file = directory.resolve("var.txt");
        run("var", "25", "-o", file.toString()).is(0, "", "");
        assertThat(file).hasContent("r1c3=7");
    }

    @Test
    void optionsThatWouldMisleadAreRefused() {
        run("export", EASY, "--format", "json").isRefused("--format does not apply to export; --to chooses the format");
        run("decode", "a", "b", "--box", "2x2").isRefused("the exported file specifies its layout; omit --box");
        run("decode", "a", "b", "--alphabet", "112").isRefused("alphabet must not repeat a character");
        run("var", "25", "--clues", "reduced").isRefused("var knows only the variables of --clues units");
        run("var", "25", "--format", "json").isRefused("--format and --alphabet do not apply to var");
        for (String command : new String[] {"export", "decode a", "var"}) {
            run((command + " b -j 0").split(" ", -1)).isRefused("-j must be 1 or more, but is 0");
        }
    }

    @Test
    void anAnswerIsDecodedInAnyAlphabet() throws IOException {
        Path cnf = Files.writeString(
                directory.resolve("two.cnf"), run("export", ".234341221434321").out());
        Path answer = Files.writeString(
                directory.resolve("answer"),
                "SAT\n1 -2 -3 -4 "
                        + "-5 6 -7 -8 -9 -10 11 -12 -13 -14 -15 16 -17 -18 19 -20 -21 -22 -23 24 25 -26 -27 -28 -29 30 -31 -32 "
                        + "-33 34 -35 -36 37 -38 -39 -40 -41 -42 -43 44 -45 -46 47 -48 "
                        + "-49 -50 -51 52 -53 -54 55 -56 -57 58 -59 -60 61 -62 -63 -64 0\n");
        run("decode", cnf.toString(), answer.toString()).is(0, "1234341221434321\n", "");
        run("decode", cnf.toString(), answer.toString(), "--alphabet", "abcd").is(0, "abcdcdabbadcdcba\n", "");
    }

    @Test
    void aSeedChangesChoicesReproducibly() {
        TreeSet<String> different = new TreeSet<>();
        for (String seed : List.of("1", "2", "3", "-9223372036854775808")) {
            Cli.Result result = run("solve", "--seed", seed, EMPTY_9);
            assertThat(run("solve", "--seed", seed, EMPTY_9)).isEqualTo(result);
            different.add(result.out());
        }
        assertThat(different).hasSizeGreaterThan(1);
    }

    @Test
    void boxesAreGivenOrFollowFromTheText() {
        run("count", "--box", "2x2", EMPTY_4).is(0, "288\n", "");
        // The 4×4 Latin squares: boxes of one row are the rows.
        run("count", "--box", "1x4", EMPTY_4).is(0, "576\n", "");
        run("count", "--box=4X1", EMPTY_4).is(0, "576\n", "");
        Layout tall = Layout.boxes(3, 2);
        Grid puzzle = BruteForce.solutions(Grid.empty(tall), 1)
                .get(0)
                .with(0, 0)
                .with(1, 0)
                .with(8, 0);
        run("count", "--box", "3x2", puzzle.toString()).is(0, BruteForce.count(puzzle, 1000) + "\n", "");
    }

    @Test
    void regionsAreGivenAsTextOrAsAFile() throws IOException {
        Layout layout = Layout.regions(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3);
        long expected = BruteForce.count(Grid.empty(layout), 1000);
        assertThat(expected).isPositive().isNotEqualTo(288);
        run("count", "--regions", JIGSAW_4, EMPTY_4).is(0, expected + "\n", "");
        Path file = Files.writeString(directory.resolve("regions.txt"), "AAAB\nABBB\nCCCD\nCDDD\n");
        run("count", "--regions", file.toString(), EMPTY_4).is(0, expected + "\n", "");
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void rulesAreAdded(Variant variant) {
        Layout layout = Layout.boxes(2, 2);
        long expected = BruteForce.count(Grid.empty(layout.with(variant)), 1000);
        run("count", "--rule", variant.text(), EMPTY_4).is(0, expected + "\n", "");
        run("count", "--rule", variant.text(), "--engine", "backtrack", EMPTY_4).is(0, expected + "\n", "");
        long both = BruteForce.count(Grid.empty(layout.with(variant).with(Variant.DIAGONALS)), 1000);
        run("count", "--rule", variant.text(), "--rule", "diagonals", EMPTY_4).is(0, both + "\n", "");
    }

    @Test
    void theDigitsCanBeOtherCharacters() {
        String zeroBased = translate(EASY, "123456789.", "012345678.");
        run("solve", "--alphabet", "012345678", zeroBased)
                .is(0, translate(EASY_SOLUTION, "123456789", "012345678") + "\n", "");
        String letters = translate(EASY, "123456789.", "ABCDEFGHI-");
        run("solve", "--alphabet", "ABCDEFGHI", "--blank", "-", letters)
                .is(0, translate(EASY_SOLUTION, "123456789", "ABCDEFGHI") + "\n", "");
        assertThat(run("solve", "--alphabet", "ABCDEFGHI", "--format", "picture", letters.replace('-', '.'))
                        .out())
                .startsWith("+---------+---------+---------+\n|[E][C] D |");
    }

    private static String translate(String text, String from, String to) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            result.append(to.charAt(from.indexOf(text.charAt(i))));
        }
        return result.toString();
    }

    @ParameterizedTest
    @ValueSource(chars = {'.', '0', '*', '_', '?', 'x'})
    void theUsualBlanksAreBlanks(char blank) {
        run("solve", EASY.replace('.', blank)).is(0, EASY_SOLUTION + "\n", "");
    }

    @Test
    void anyCharacterCanBeABlank() {
        run("solve", "--blank", "any", EASY.replace('.', '@')).is(0, EASY_SOLUTION + "\n", "");
        runOn(EASY.replace('.', '~') + "\n", "solve", "--blank", "~").is(0, EASY_SOLUTION + "\n", "");
    }

    @Test
    void aColumnIsChosenByName() {
        String csv = "name,clean,dirty\na,\"" + EASY + "\"," + HARD + "\nb," + HARD + "," + EASY + "\n";
        runOn(csv, "solve", "--csv-column", "clean").is(0, EASY_SOLUTION + "\n" + HARD_SOLUTION + "\n", "");
        runOn(csv, "solve", "--csv-column", "dirty").is(0, HARD_SOLUTION + "\n" + EASY_SOLUTION + "\n", "");
        Cli.Result missing = runOn(csv, "solve", "--csv-column", "puzzle3");
        assertThat(missing.code()).isEqualTo(2);
        assertThat(missing.err()).contains("line 1, column 1", "\"puzzle3\"");
    }

    @Test
    void gridsWithTooManyDigitsForCharactersAreNumbers() {
        Layout layout = Layout.boxes(6, 6);
        List<String> cells = new ArrayList<>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            int row = cell / 36;
            cells.add(cell % 5 == 0 ? "." : Integer.toString((row % 6 * 6 + row / 6 + cell % 36) % 36 + 1));
        }
        Cli.Result result = run("solve", "--box", "6x6", String.join(" ", cells));
        assertThat(result.code()).isZero();
        String[] numbers = result.out().strip().split(" ", -1);
        assertThat(numbers).hasSize(36 * 36);
        for (int cell = 0; cell < numbers.length; cell++) {
            assertThat(cells.get(cell)).isIn(".", numbers[cell]);
        }
    }

    @Test
    void progressIsShownOnRequestAndErased() {
        String empty = ".".repeat(144);
        Cli.Result result = run("count", "--progress", "always", "--timeout", "1500ms", empty);
        assertThat(result.err())
                .contains("\r\u001b[K", " solutions, ", " a second")
                .endsWith("time limit reached\n");
        assertThat(run("count", "--progress", "never", "--timeout", "500ms", empty)
                        .err())
                .doesNotContain("\r");
        assertThat(run("count", "--progress", "auto", "--timeout", "500ms", empty)
                        .err())
                .doesNotContain("\r");
    }

    @Test
    void everyNumberIsReadInTheSameWay() {
        Set<String> tried = new TreeSet<>();
        Cli.commandLine().getSubcommands().forEach((name, command) -> {
            for (OptionSpec option : command.getCommandSpec().options()) {
                if (option.paramLabel().equals("N")) {
                    for (String alias : option.names()) {
                        run(name, alias, "x").isRefused(" must be a whole number, but is \"x\"");
                        run(name, alias, "9".repeat(30)).isRefused(" must be a whole number of at most ");
                        tried.add(name + " " + alias);
                    }
                }
            }
        });
        assertThat(tried)
                .contains("solve --seed", "solve -j", "count --probes", "check --limit", "rate --max-conflicts")
                .contains("prove --seed", "prove -j", "prove --limit", "export -j", "export --seed", "var -j")
                .contains("decode --limit", "verify --max-conflicts");
    }
}
