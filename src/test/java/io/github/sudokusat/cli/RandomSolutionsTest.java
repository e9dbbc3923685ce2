package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.TWO_FIRST;
import static io.github.sudokusat.cli.Cli.TWO_SECOND;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The output of {@code solve --random}. */
class RandomSolutionsTest {

    /** A 17-clue puzzle without three of its givens: 2,576,006 solutions. */
    private static final String MANY =
            ".................1.....2.......4.2.5..6..7.....8.....4...8.3.6..4........5.......";

    private static List<String> drawn(String... options) {
        String[] arguments = new String[options.length + 2];
        arguments[0] = "solve";
        arguments[1] = "--random";
        System.arraycopy(options, 0, arguments, 2, options.length);
        Cli.Result result = run(arguments);
        assertThat(result.code()).isZero();
        assertThat(result.err()).isEmpty();
        return result.out().lines().toList();
    }

    @Test
    void oneSolutionALine() {
        assertThat(drawn(EASY)).containsExactly(EASY_SOLUTION);
        List<String> many = drawn("--solutions", "20", MANY);
        assertThat(many).hasSize(20).doesNotHaveDuplicates();
        for (String solution : many) {
            for (int cell = 0; cell < 81; cell++) {
                assertThat(MANY.charAt(cell)).isIn('.', solution.charAt(cell));
            }
        }
        assertThat(runOn(String.join("\n", many), "check").out()).isEqualTo("proper\n".repeat(20));
    }

    /** With replacement: of two solutions, 100 draws take both, again and again. */
    @Test
    void solutionsAreDrawnAgain() {
        assertThat(drawn("--solutions", "100", "--seed", "1", TWO))
                .hasSize(100)
                .containsOnly(TWO_FIRST, TWO_SECOND)
                .contains(TWO_FIRST, TWO_SECOND);
    }

    @Test
    void aSeedGivesTheSameSolutionsOnAnyNumberOfThreads() {
        List<String> ten = drawn("--solutions", "10", "--seed", "7", "-j", "1", MANY);
        assertThat(drawn("--solutions", "10", "--seed", "7", "-j", "2", MANY)).isEqualTo(ten);
        assertThat(drawn("--seed", "7", MANY)).isEqualTo(ten.subList(0, 1));
        assertThat(drawn("--solutions", "10", "--limit", "3", "--seed", "7", MANY))
                .isEqualTo(ten.subList(0, 3));
        assertThat(drawn("--solutions", "10", "--seed", "8", MANY)).doesNotContainAnyElementsOf(ten);
        assertThat(drawn("--solutions", "2", MANY)).isNotEqualTo(drawn("--solutions", "2", MANY));
        assertThat(drawn("--solutions", "10", "--seed", "7", EMPTY_9)).doesNotHaveDuplicates();
        assertThat(drawn("--seed", "-1", EMPTY_4)).isEqualTo(drawn("--seed", "-1", EMPTY_4));
    }

    @Test
    void puzzlesInBulkHaveRecordsInOrder() {
        String puzzles = EASY + "\n" + TWO + "\n" + NONE + "\n" + MANY + "\n";
        String first = drawn("--seed", "5", MANY).get(0);
        Cli.Result lines = runOn(puzzles, "solve", "--random", "--seed", "5");
        assertThat(lines.out()).startsWith(EASY_SOLUTION + "\n").endsWith("\nnone\n" + first + "\n");
        assertThat(lines.code()).isZero();
        assertThat(runOn(puzzles, "solve", "--random", "--seed", "5", "--solutions", "2", "--format", "csv", "-j", "2")
                        .out())
                .startsWith("line,id,puzzle,result,solution,message\n1,," + EASY + ",solved," + EASY_SOLUTION + " "
                        + EASY_SOLUTION + ",\n")
                .contains("\n3,," + NONE + ",none,,\n4,," + MANY + ",solved," + first + " ");
    }

    @Test
    void jsonHasTheSolutionsAndTheSeed() {
        run("solve", "--random", "--seed", "5", "--format", "json", EASY)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + EASY + "\",\"result\":\"solved\",\"solutions\":[\""
                                + EASY_SOLUTION + "\"],\"seed\":5}\n",
                        "");
        assertThat(run("solve", "--random", "--seed", "5", "--format", "json", CLASH)
                        .out())
                .contains("\"result\":\"none\",\"solutions\":[],\"seed\":5,\"conflicts\":[\"1 appears");
        assertThat(run("solve", "--random", "--format", "json", EASY).out()).contains("\"seed\":");
    }

    @Test
    void picturesShowEachSolution() {
        String pictures =
                runOnTerminal("solve", "--random", "--solutions", "2", EASY).out();
        assertThat(pictures.split("\n\n")).hasSize(2);
        assertThat(pictures).endsWith("┘\n");
    }

    @Test
    void thereMayBeNoneOrTooMany() {
        assertThat(run("solve", "--random", NONE).code()).isEqualTo(3);
        assertThat(run("solve", "--random", NONE).out()).isEqualTo("none\n");
        String message =
                "puzzles of this kind have their solutions listed to draw from them, and this one has more than 200000";
        String squares = ".".repeat(36);
        run("solve", "--random", "--engine", "backtrack", "--box", "1x6", squares)
                .is(5, "unknown\n", "sudoku-sat: stopped: " + message + "\n");
        assertThat(run("solve", "--random", "--engine", "backtrack", "--box", "1x6", "--format", "json", squares)
                        .out())
                .contains("\"result\":\"unknown\",\"solutions\":[],")
                .endsWith(",\"reason\":\"" + message + "\"}\n");
        assertThat(run("solve", "--random", "--timeout", "0s", EMPTY_9).code()).isEqualTo(5);
    }

    @Test
    void optionsThatMakeNoSenseTogetherAreRefused() {
        run("solve", "--random", "--first", EASY).isRefused("--first cannot be combined with --random");
        run("solve", "--random", "--solutions", "all", EASY)
                .isRefused("--random requires a number of --solutions, not all");
        run("solve", "--random", "--solutions", "0", EASY)
                .isRefused("--solutions must be 1 or more, or all, but is \"0\"");
    }
}
