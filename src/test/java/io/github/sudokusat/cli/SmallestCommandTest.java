package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.TWO_FIRST;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The output of {@code explain --smallest}. */
class SmallestCommandTest {

    /** The 4 × 4 puzzle of the gallery. */
    private static final String FOUR = "2.4.........4.12";

    private static final List<String> STEPS = List.of(
            "r2c2 is the only cell in row 2 that can be 4, because r1c3=4 and r4c1=4: r2c2=4",
            "r2c3 is the only cell in row 2 that can be 2, because r1c1=2 and r4c4=2: r2c3=2",
            "r3c2 is the only cell in row 3 that can be 2, because r1c1=2 and r4c4=2: r3c2=2",
            "r1c2 is the only cell in column 2 that can be 1, because r2c2=4, r3c2=2 and r4c3=1: r1c2=1",
            "3 is the only candidate left in r1c4, because r1c2=1, r1c3=4 and r2c3=2: r1c4=3",
            "3 is the only candidate left in r2c1, because r1c2=1, r2c2=4 and r2c3=2: r2c1=3",
            "1 is the only candidate left in r2c4, because r1c4=3, r2c2=4 and r2c3=2: r2c4=1",
            "1 is the only candidate left in r3c1, because r2c1=3, r3c2=2 and r4c1=4: r3c1=1",
            "3 is the only candidate left in r3c3, because r1c3=4, r3c1=1 and r3c2=2: r3c3=3",
            "4 is the only candidate left in r3c4, because r2c4=1, r3c2=2 and r3c3=3: r3c4=4",
            "3 is the only candidate left in r4c2, because r2c2=4, r3c1=1 and r3c2=2: r4c2=3");

    private static final String[] SMALLEST = {"explain", "--smallest"};

    private static String[] with(String... more) {
        return CommandLineTest.with(SMALLEST, more);
    }

    @Test
    void theWholePathInEveryFormat() {
        run(with(FOUR)).is(0, String.join("\n", STEPS) + "\n", "");
        assertThat(run(with("--format", "json", FOUR)).out())
                .startsWith("{\"line\":1,\"puzzle\":\"" + FOUR + "\",\"result\":\"solved\",\"solved\":true,\"steps\":["
                        + "{\"constraints\":[\"4 in row 2\"],\"facts\":[\"r1c3=4\",\"r4c1=4\"],\"placements\":[\"r2c2=4\"],"
                        + "\"eliminations\":[],\"smallest\":true,\"text\":\"" + STEPS.get(0) + "\"},")
                .contains("{\"constraints\":[\"a digit in r1c4\"],\"facts\":[\"r1c2=1\",\"r1c3=4\",\"r2c3=2\"],")
                .endsWith("\"text\":\"" + STEPS.get(10) + "\"}],\"mostConstraints\":1,\"smallest\":true,"
                        + "\"solution\":\"2143342112344312\"}\n");
        run(with("--format", "csv", FOUR))
                .is(
                        0,
                        "line,id,puzzle,result,solved,steps,mostConstraints,smallest,solution,message\n1,," + FOUR
                                + ",solved,true,\"" + String.join(" | ", STEPS) + "\",1,true,2143342112344312,\n",
                        "");
        assertThat(run(with("--format", "picture", FOUR)).out())
                .startsWith(" 1. " + STEPS.get(0) + "\n 2. " + STEPS.get(1) + "\n")
                .endsWith("\n11. " + STEPS.get(10) + """


                        Solved. 11 steps, each using at most 1 constraint, the fewest possible.

                        +------+------+
                        |[2] 1 |[4] 3 |
                        | 3  4 | 2  1 |
                        +------+------+
                        | 1  2 | 3  4 |
                        |[4] 3 |[1][2]|
                        +------+------+
                        """);
    }

    /** The places of the two constraints are marked, after the steps before it have been made. */
    @Test
    void aPartIsDrawnStepByStep() {
        String marks = "12 12 1234 1234\n" + "1234 1234 1234 1234\n".repeat(3);
        String drawn = runOn(marks, with("--from", "3", "--to", "3", "--format", "picture"))
                .out();
        assertThat(drawn.substring(drawn.indexOf("\n\n") + 2).replaceAll(" +", " "))
                .startsWith("""
                        +-------------------+-------------------+
                        | *1/*2 *1/*2 | -1/-2/34 -1/-2/34 |
                        | -1/-2/34 -1/-2/34 | 12 12 |
                        +-------------------+-------------------+
                        | . . | . . |
                        | . . | . . |
                        +-------------------+-------------------+
                        * the pattern - can be removed . any digit

                        More steps follow. 3 steps so far""");
    }

    /** The digits locked into the rest of the row come first, by one constraint each, and then the pair, by two. */
    @Test
    void pencilMarksAreTakenAsTheyAre() {
        String marks = "12 12 1234 1234\n" + "1234 1234 1234 1234\n".repeat(3);
        String locked = """
                In row 1, 3 is confined to r1c3 and r1c4, because r1c1,r1c2<>3: r2c3,r2c4<>3
                In row 1, 4 is confined to r1c3 and r1c4, because r1c1,r1c2<>4: r2c3,r2c4<>4
                """;
        String pair =
                "If r1c3=1, r1c3=2, r1c4=1, r1c4=2, r2c1=1, r2c1=2, r2c2=1 or r2c2=2 were true, there would be no way to place"
                        + " both a digit in r1c1 (1 or 2) and a digit in r1c2 (1 or 2), because r1c1,r1c2<>3,4:"
                        + " r1c3,r1c4,r2c1,r2c2<>1,2";
        String stuck = "sudoku-sat: nothing more follows; there are several solutions\n";
        runOn(marks, with()).is(0, locked + pair + "\nstuck\n", stuck);
        runOn(marks, with("--from-candidates")).is(0, locked + pair + "\nstuck\n", stuck);
        assertThat(runOn(marks, with("--format", "picture")).out())
                .endsWith("\n3. " + pair + "\n\nThe path ends here: nothing more follows; there are several solutions."
                        + " 3 steps, each using at most 2 constraints, the fewest possible.\n");
        assertThat(runOn(marks, with("--format", "json")).out())
                .contains(
                        "\"constraints\":[\"a digit in r1c1\",\"a digit in r1c2\"],\"facts\":[\"r1c1<>3\",\"r1c1<>4\",")
                .endsWith("\"mostConstraints\":2,\"smallest\":true,"
                        + "\"reason\":\"nothing more follows; there are several solutions\"}\n");
    }

    @Test
    void itSaysWhereItEndsAndFinishesOnRequest() {
        String why = "nothing more follows; there are several solutions";
        run(with(TWO)).is(0, "stuck\n", "sudoku-sat: " + why + "\n");
        run(with("--finish", TWO)).is(0, "stuck\n" + TWO_FIRST + "\n", "sudoku-sat: " + why + "\n");
        run(with("--finish", "--format", "json", TWO))
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + TWO + "\",\"result\":\"stuck\",\"solved\":false,\"steps\":[],"
                                + "\"mostConstraints\":0,\"smallest\":true,\"solution\":\"" + TWO_FIRST
                                + "\",\"reason\":\"" + why + "\"}\n",
                        "");
        run(with("--format", "json", CLASH))
                .is(
                        3,
                        "{\"line\":1,\"puzzle\":\"" + CLASH + "\",\"result\":\"none\",\"solved\":false,\"steps\":[],"
                                + "\"mostConstraints\":0,\"smallest\":true,"
                                + "\"conflicts\":[\"1 appears more than once in row 1: r1c1, r1c4\"]}\n",
                        "");
        assertThat(run(with(Cli.DEEP_NONE)).out()).isEqualTo("none\n");
        run(with(EASY_SOLUTION)).is(0, "solved\n", "");
        assertThat(run(with("--format", "picture", EASY_SOLUTION)).out()).startsWith("The grid is solved.\n\n+-----");
    }

    /** The path has no steps then, and the object one key for each. */
    @Test
    void aConflictSetSaysItselfWhetherItIsSmallest() {
        String rules = "killer 12 r1c1-r1c4;killer 13 r1c5-r1c8";
        assertThat(run(with("--format", "json", "--rules", rules, ".".repeat(81)))
                        .out())
                .contains("\"steps\":[],\"mostConstraints\":0,\"conflicts\":[")
                .endsWith("\"killer 13 r1c5-r1c8\"],\"smallest\":true}\n");
    }

    @Test
    void limitsEndIt() {
        run(with("--timeout", "0s", EASY)).is(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n");
        run(with("--max-conflicts", "0", HARD)).is(5, "unknown\n", "sudoku-sat: stopped: work limit reached\n");
        assertThat(run(with("--format", "json", "--timeout", "0s", EASY)).out())
                .endsWith("\"steps\":[],\"mostConstraints\":0,\"smallest\":true,\"reason\":\"time limit reached\"}\n");
    }

    @Test
    void pathsEndInTheSolutionOnAnyLayoutAndInBulk() {
        assertThat(run(with("--format", "csv", EASY)).out()).endsWith(",1,true," + EASY_SOLUTION + ",\n");
        run(with("--box", "2x2", "--rule", "diagonals", "12..3..........."))
                .is(0, """
                        4 is the only candidate left in r2c2, because r1c1=1, r1c2=2 and r2c1=3: r2c2=4
                        On diagonal 1, 2 is confined to r3c3 and r4c4, because r1c2=2: r3c4,r4c3<>2
                        On diagonal 1, 3 is confined to r3c3 and r4c4, because r2c1=3: r3c4,r4c3<>3
                        stuck
                        """, "sudoku-sat: nothing more follows; there are several solutions\n");
        assertThat(run(with("--format", "json", "cnf-examples/6x6.txt")).out()).contains("\"result\":\"solved\"");
        String path = String.join("\n", STEPS) + "\n";
        runOn(FOUR + "\n" + TWO + "\n" + FOUR + "\n", with("-j", "2"))
                .is(0, "line 1:\n" + path + "\nline 2:\nstuck\n\nline 3:\n" + path, "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--profile classic | --smallest cannot be combined with --profile",
                "--techniques x-wing | --smallest cannot be combined with --techniques",
                "--assume-unique | --smallest cannot be combined with --assume-unique",
                "--format library | --smallest cannot be combined with --format library",
            })
    void optionsThatHaveNoMeaningAreRefused(String options, String message) {
        run(CommandLineTest.with(with(options.split(" ", -1)), FOUR)).isRefused(message);
    }

    /** What a single rule excludes comes with its combinations; the data have the step by a technique. */
    @Test
    void aStepByOneRuleSaysTheCombinations() {
        String sentence =
                "Killer cage 7 at r3c1 (r34c1) can only be 3+4, 2+5 or 1+6, which rules out 7, 8 and 9 in r34c1: r34c1<>7,8,9";
        runOn("killer 7 r3c1 r4c1\n", with("--to", "1")).is(0, sentence + "\npartial\n", "");
        assertThat(runOn("killer 7 r3c1 r4c1\n", with("--to", "1", "--format", "json"))
                        .out())
                .contains("\"text\":\"Killer cage 7 at r3c1 could not be obeyed otherwise: r3c1,r4c1<>7,8,9\"")
                .contains("\"byRule\":[{\"technique\":\"combinations\"");
    }

    /** What a cage excludes from cells around it comes after its combinations, from which it follows. */
    @Test
    void aStepByOneRuleSaysTheCombinationsBeforeWhatFollowsOutside() {
        runOn("killer 23 r1c7 r2c8 r3c9\n", with("--to", "1"))
                .is(
                        0,
                        "Killer cage 23 at r1c7 (r1c7,r2c8,r3c9) can only be 6+8+9, which leaves only 6, 8 and 9 in r1c7,r2c8,r3c9: "
                                + "r1c7,r2c8,r3c9<>1,2,3,4,5,7; then it always needs 6, 8 and 9, which can be removed from every cell "
                                + "that sees all their places there: r1c89,r2c79,r3c78<>6,8,9\npartial\n",
                        "");
        assertThat(runOn("sum 25 r1c7 r2c8 r5c2\n", with("--to", "1", "--format", "picture"))
                        .out())
                .startsWith("1. Sum 25 at r1c7: r1c7+r2c8+r5c2 = 25; ")
                .contains("; then r1c7, r2c8 and r5c2 can only be 7-9-9, 8-9-8, 9-7-9 or 9-8-8, ");
    }

    /** What no technique shows is said all the same. */
    @Test
    void whatNoTechniqueShowsOfAStepByOneRuleIsSaidLast() {
        assertThat(runOn("contains 1,4,4 r1c1 r2c2 r4c1 r5c2\n", with("--to", "1"))
                        .out())
                .startsWith(
                        "Contains 1,4,4 at r1c1: if 4 is in one of r123c3, then r1c1,r2c2 are not 4, so r4c1,r5c2 are 4, ")
                .endsWith(": r456c3<>4; the rule could not be obeyed otherwise, either: "
                        + "r1c2,r2c1,r3c1,r3c2,r4c2,r5c1,r6c1,r6c2,r7c1,r7c2,r8c1,r8c2,r9c1,r9c2<>4\npartial\n");
    }
}
