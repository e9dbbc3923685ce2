package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The reason why there is no solution, where only a search shows it, in every command that says so. */
class NoSolutionReasonTest {

    private static final String TOO_FEW = "r1c1, r1c4 and r1c7 can only be 1 or 2, fewer digits than cells";

    private static final String RULES = "thermometer at r1c1, thermometer at r2c1 cannot all hold";

    private static final String BY_RULES = "by these rules, r1c1 and r2c1 can only be 1, fewer digits than cells";

    /** Pencil marks in which three cells of row 1 share two digits. */
    private static final String MARKS = marks();

    private static final String THERMOMETERS = "thermo r1c1-r1c9\nthermo r2c1-r2c9\n";

    private static String marks() {
        List<String> first = new ArrayList<>();
        for (int column = 0; column < 9; column++) {
            first.add(column % 3 == 0 ? "12" : "123456789");
        }
        return String.join(" ", first) + "\n" + ("123456789 ".repeat(9).strip() + "\n").repeat(8);
    }

    private static Stream<List<String>> commands() {
        return Stream.of(
                List.of("check"),
                List.of("hint"),
                List.of("hint", "--all"),
                List.of("rate"),
                List.of("explain"),
                List.of("explain", "--smallest"));
    }

    private static String[] with(List<String> command, String... more) {
        return Stream.concat(command.stream(), Stream.of(more)).toArray(String[]::new);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void marksHaveTooFewDigits(List<String> command) {
        runOn(MARKS, with(command, "-")).is(3, "none\n", "sudoku-sat: no solution: " + TOO_FEW + "\n");
        assertThat(runOn(MARKS, with(command, "--format", "json", "-")).out())
                .contains("\"conflicts\":[\"" + TOO_FEW + "\"]")
                .doesNotContain("conflictSet");
    }

    @ParameterizedTest
    @MethodSource("commands")
    void rulesExcludeEachOther(List<String> command) {
        runOn(THERMOMETERS, with(command, "-"))
                .is(3, "none\n", "sudoku-sat: no solution: " + RULES + "\nsudoku-sat: no solution: " + BY_RULES + "\n");
        assertThat(runOn(THERMOMETERS, with(command, "--format", "json", "-")).out())
                .contains("\"conflicts\":[\"" + RULES + "\",\"" + BY_RULES + "\"]")
                .contains("\"conflictRules\":[\"thermo r1c1-r1c9\",\"thermo r2c1-r2c9\"],\"smallest\":true");
    }

    /** The naked pair and the singles of these marks would lead to a contradiction, too, but say less. */
    @Test
    void explainHasNoStepsOfAPuzzleThatIsKnownToHaveNoSolution() {
        assertThat(runOn(MARKS, "explain", "--format", "picture", "-").out())
                .isEqualTo("No solution: " + TOO_FEW + ".\n");
        assertThat(runOn(MARKS, "explain", "--format", "json", "-").out()).contains("\"steps\":[],");
        assertThat(runOn(MARKS, "explain", "--assume-unique", "-").out()).startsWith("Naked Pair: ");
    }

    @Test
    void givensThatCannotAllBeCorrectAreNamedByLogicToo() {
        String reason = run("check", Cli.DEEP_NONE).err();
        assertThat(reason).startsWith("sudoku-sat: no solution: r1c1=1, ").contains(" cannot all be correct\n");
        run("hint", Cli.DEEP_NONE).is(3, "none\n", reason);
        run("rate", Cli.DEEP_NONE).is(3, "none\n", reason);
        run("explain", Cli.DEEP_NONE).is(3, "none\n", reason);
    }
}
