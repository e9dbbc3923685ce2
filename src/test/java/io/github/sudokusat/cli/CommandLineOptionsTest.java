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

import io.github.sudokusat.cnf.card.AtMostOneMethod;
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
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options that choose layout, text, engine, encoding and limits. */
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
    void repeatsAreKeptOnDemand() {
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
    void namesTheVariablesToCountOverWhereThereAreOthers() {
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
    void backtracksAsTheTextbooksDo() {
        run("solve", "--engine", "backtrack", EASY).is(0, EASY_SOLUTION + "\n", "");
        run("count", "--engine", "backtrack", EMPTY_4).is(0, "288\n", "");
        run("solve", "--engine", "backtrack", "--max-conflicts", "10", HARD)
                .is(5, "unknown\n", "sudoku-sat: stopped: conflict limit reached\n");
        run("solve", "--engine", "sat", EASY).is(0, EASY_SOLUTION + "\n", "");
    }

    @Test
    void limitsEndASearch() {
        assertThat(run("count", "--timeout", "300ms", EMPTY_9).code()).isEqualTo(5);
        assertThat(run("count", "--timeout", "300ms", EMPTY_9).out()).matches(">=\\d+\n");
        assertThat(run("solve", "--timeout", "1ms", ".".repeat(36 * 36 * 2).replace("..", ". "))
                        .code())
                .isEqualTo(5);
        run("check", "--max-conflicts", "0", HARD).is(5, "unknown\n", "sudoku-sat: stopped: conflict limit reached\n");
        for (String enough : new String[] {"10", "10s", "60000ms", "2m", "2min", "1h"}) {
            run("solve", "--timeout", enough, EASY).is(0, EASY_SOLUTION + "\n", "");
        }
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
    void boxesAreGivenOrTakenFromTheText() {
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
    void regionsAreATextOrAFile() throws IOException {
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
    void digitsMayBeOtherCharacters() {
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
    void anythingMayBeABlank() {
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
    void gridsBeyondOneCharacterADigitAreNumbers() {
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
    void progressIsShownOnDemandAndWiped() {
        Cli.Result result = run("count", "--progress", "always", "--timeout", "1500ms", EMPTY_9);
        assertThat(result.err())
                .contains("\r\u001b[K", " solutions, ", " a second")
                .endsWith("time limit reached\n");
        assertThat(run("count", "--progress", "never", "--timeout", "500ms", EMPTY_9)
                        .err())
                .doesNotContain("\r");
        assertThat(run("count", "--progress", "auto", "--timeout", "500ms", EMPTY_9)
                        .err())
                .doesNotContain("\r");
    }
}
