package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The reason why there is no solution, where only a search shows it, in every command that says so. */
@Tag("long")
class NoSolutionReasonTest {

    private static final String TOO_FEW = "r1c1, r1c4 and r1c7 can only be 1 or 2, fewer digits than cells";

    private static final String RULES = "thermometer at r1c1, thermometer at r2c1 cannot both hold";

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

    /** The index cells are none of the rules that cannot hold, but lift the negative rule from column 1 nevertheless. */
    @Test
    void negativeRulesDemandNoMoreWithoutTheirMarks() {
        String rules = "index column r1c1 r2c1; only-index column top1 top5 top9";
        assertThat(run("check", "--rules", rules, ".".repeat(81)).err())
                .contains("r123456789c5 are not 5, and there is no place for 5 in column 5")
                .doesNotContain("in column 1");
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

    /** Sums that a person sees at once; each reason is about the digits that no filling can avoid. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            killer 12 r1c1 r1c2; killer 12 r1c3 r1c4; killer 12 r1c5 r1c6; killer 12 r1c7 r1c8 | row 1 sums to 45; the 4 cages there sum to 12+12+12+12=48
            killer 5 r1c1 r1c2; killer 5 r1c3 r2c1; killer 6 r2c2 r2c3 | box 1 sums to 45; the 3 cages there sum to 5+5+6=16; so r3c1+r3c2+r3c3 = 29; r3c1+r3c2+r3c3 is at most 9+8+7=24
            region-sum r1c3 r1c4 | region-sum line at r1c3 cannot be obeyed: r1c4 = r1c3; r1c4 and r1c3 differ
            arrow r5c5 = r1c1 r1c2 r1c3 r2c1 | arrow at r5c5 cannot be obeyed: r1c1+r1c2+r1c3+r2c1 = r5c5; r1c1+r1c2+r1c3+r2c1 is at least 1+2+3+4=10
            killer 12 r1c1 r1c2; killer 12 r1c1 r1c2 r1c3 | r1c3 = 12-12=0 by killer cage 12 at r1c1 to r1c3 and killer cage 12 at r1c1 to r1c2, but is at least 1
            sum 10 r1c1 r2c1; killer 20 r1c1 r2c1 r3c1 | r3c1 = 20-10=10 by killer cage 20 at r1c1 and sum 10 at r1c1, but is at most 9
            killer 20 r1c1-r1c4; killer 24 r1c5-r1c9 | row 1 sums to 45; the 2 cages there sum to 20+24=44
            killer 20 r1c1-r1c4; sum 24 r1c5-r1c9 | row 1 sums to 45; the 2 cages there sum to 20+24=44
            killer 20 r4c4 r4c5 r5c4 r5c5; killer 26 r4c6 r5c6 r6c4-r6c6 | box 5 sums to 45; the 2 cages there sum to 20+26=46
            killer 30 r1c1-r1c5; killer 41 r2c1-r2c8; killer 20 r1c6-r1c9 r2c9 | rows 1 and 2 sum to 90; the 3 cages there sum to 20+30+41=91
            killer 44 r1c1-r1c8; even r1c9 | by these rules, no place for 1 in row 1
            killer 44 r1c1-r1c8; killer 2 r1c9 | row 1 sums to 45; the 2 cages there sum to 2+44=46
            killer 10 r1c1-r1c3; killer 12 r1c1-r1c3 | the same cells have different sums by killer cage 12 at r1c1 and killer cage 10 at r1c1
            killer 22 r1c2 r1c3 r1c4; arrow r2c1 = r1c2 r1c3 | r1c4+r2c1 = 22 by killer cage 22 at r1c2 and arrow at r2c1, but is at most 9+9=18
            arrow r1c1 = r1c2 r1c3; arrow r1c2 = r1c1 r2c1 | r1c3+r2c1 = 0 by arrow at r1c1 and arrow at r1c2, but is at least 1+2=3
            region-sum r1c3 r1c4-r1c6; killer 24 r1c4-r1c6 | r1c3 = 24 by killer cage 24 at r1c4 and region-sum line at r1c3, but is at most 9
            palindrome r1c1-r1c4 | r1c1 = r1c4 by palindrome at r1c1, but r1c1 and r1c4 differ
            pair-sum 10 r1c1 r1c2; pair-sum 10 r1c2 r2c1 | r2c1 = r1c1 by pair-sum 10 at r1c2 and r2c1 and pair-sum 10 at r1c1 and r1c2, but r2c1 and r1c1 differ
            """)
    void sumsThatCannotBeSaySo(String rules, String reason) {
        assertThat(run("check", "--rules", rules, ".".repeat(81)).err())
                .contains(" hold\n")
                .endsWith("\nsudoku-sat: no solution: " + reason + "\n");
    }

    /** By the rules that the layout adds to rows, columns and boxes, some cells must differ that could be alike without them. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rule anti-king   | sum 2 r3c3 r4c4            | sum 2 at r3c3, anti-king
            rule anti-knight | sum 2 r3c3 r5c4            | sum 2 at r3c3, anti-knight
            rule diagonals   | palindrome r1c1 r4c7 r5c5  | palindrome at r1c1, diagonals
            rule diagonals   | clone r1c1 = r5c5          | clone at r1c1 and r5c5, diagonals
            differ r1c1 r9c2 : far apart | sum 2 r1c1 r9c2 | sum 2 at r1c1, far apart
            house r1c1 r2c4 r3c7 r4c2 r5c5 r6c8 r7c3 r8c6 r9c9 : spread | palindrome r1c1 r4c7 r2c4 | palindrome at r1c1, spread
            """)
    void rulesByWhichCellsMustDifferAreNamed(String added, String rule, String named) {
        String rules = added + ";rule disjoint;" + rule;
        assertThat(run("check", "--rules", rules, ".".repeat(81)).err())
                .startsWith("sudoku-sat: no solution: " + named + " cannot both hold\n");
        assertThat(run("check", "--format", "json", "--rules", rules, ".".repeat(81))
                        .out())
                .endsWith(",\"conflictSet\":[],\"conflictRules\":[\"" + rule + "\",\"" + added
                        + "\"],\"smallest\":true}\n");
        assertThat(run("solve", "--rules", "rule disjoint;" + rule, ".".repeat(81))
                        .err())
                .isEmpty();
    }

    /** Cells in an order that cannot be, and what follows in a few conclusions. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            thermo r1c1-r1c9; given r1c1 = 7 | r1c1 < r1c2 < r1c3 < r1c4 by thermometer at r1c1; r1c1=7; so r1c4 would be at least 10
            thermo r1c1-r1c4; given r1c4 = 3 | r1c1 < r1c2 < r1c3 < r1c4 by thermometer at r1c1; so r1c4 would be at least 4, but r1c4=3
            thermo r1c1-r1c4; killer 6 r1c4 r2c4 r3c4 | r1c1 < r1c2 < r1c3 < r1c4 by thermometer at r1c1; so r1c4 would be at least 4, but r1c4 is at most 3 (killer cage 6 at r1c4)
            thermo r1c1-r1c4; killer 24 r1c1 r4c1 r5c1 | r1c1 < r1c2 < r1c3 < r1c4 by thermometer at r1c1; r1c1 is at least 7 (killer cage 24 at r1c1); so r1c4 would be at least 10
            arrow r1c1 = r1c2 r1c3; thermo r1c1 r2c1 r1c2 | r1c2 < r1c1 < r2c1 < r1c2 by arrow at r1c1 and thermometer at r1c1, which cannot be
            slow-thermo r1c1 r4c2 r7c4; greater r1c1 r7c4 | r7c4 < r1c1 ≤ r4c2 ≤ r7c4 by greater sign at r1c1 and r7c4 and slow thermometer at r1c1, which cannot be
            ratio r1c1 r1c2; difference r1c1 r1c2; given r1c1 = 4 | r1c1=4, so r1c2 is 3 or 5 (difference 1 at r1c1 and r1c2), so r1c2 would have to be 2 or 8 (ratio 2 at r1c1 and r1c2), which it cannot be
            skyscraper 1 left1; skyscraper 1 right1 | r1c9 is 9 (skyscraper 1 left from r1c9), r1c1 is 9 (skyscraper 1 right from r1c1), and 9 twice in row 1: r1c1, r1c9
            """)
    void cellsThatCannotBeSaySo(String rules, String reason) {
        assertThat(run("check", "--rules", rules, ".".repeat(81)).err())
                .contains(" hold\n")
                .endsWith("\nsudoku-sat: no solution: " + reason + "\n");
    }

    /** A given is the same whether it is a digit of the grid or a rule. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rule disjoint | given r1c1 = 5; given r1c2 = 5 | 55
            killer 3 r1c1 r1c2 | given r1c1 = 5 | 5
            killer 3 r1c1 r1c2 | given r1c3 = 2 | ..2
            thermo r1c1-r1c4 | given r1c1 = 7; given r1c2 = 9 | 79
            rule anti-knight | given r1c1 = 5; given r2c3 = 5 | 5..........5
            """)
    void aGivenThatIsWrittenAsARuleIsToldAsADigit(String rule, String givens, String digits) {
        String told =
                run("check", "--rules", rule + ";" + givens, ".".repeat(81)).err();
        assertThat(told).startsWith("sudoku-sat: no solution: ");
        assertThat(told)
                .isEqualTo(run("check", "--rules", rule, digits + ".".repeat(81 - digits.length()))
                        .err());
    }

    @Test
    void aGivenThatAMarkDoesNotAllowIsNamed() {
        assertThat(run("check", "--rules", "pair-sum 10 r1c1 r1c2", "..5" + ".".repeat(78))
                        .out())
                .doesNotContain("none");
        assertThat(run("check", "--rules", "pair-sum 10 r1c1 r1c2", ".5" + ".".repeat(79))
                        .err())
                .endsWith("\nsudoku-sat: no solution: pair-sum 10 at r1c1 and r1c2 cannot be obeyed: r1c2=5\n");
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
