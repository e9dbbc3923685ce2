package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of {@code explain}. */
class ExplainCommandTest {

    private static final String SEVENTEEN_CLUES =
            ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

    /** The 4 × 4 puzzle of the gallery. */
    private static final String FOUR = "2.4.........4.12";

    private static final List<String> FOUR_STEPS = List.of(
            "Full House: r4c2 is the last empty cell in row 4 and must be 3: r4c2=3",
            "Hidden Single: r2c1 is the only cell in box 1 that can be 3, because r4c2=3: r2c1=3",
            "Full House: r3c1 is the last empty cell in column 1 and must be 1: r3c1=1",
            "Full House: r3c2 is the last empty cell in box 3 and must be 2: r3c2=2",
            "Hidden Single: r2c2 is the only cell in box 1 that can be 4, because r1c3=4: r2c2=4",
            "Full House: r1c2 is the last empty cell in column 2 and must be 1: r1c2=1",
            "Full House: r1c4 is the last empty cell in row 1 and must be 3: r1c4=3",
            "Hidden Single: r2c4 is the only cell in box 2 that can be 1, because r4c3=1: r2c4=1",
            "Full House: r2c3 is the last empty cell in row 2 and must be 2: r2c3=2",
            "Full House: r3c3 is the last empty cell in column 3 and must be 3: r3c3=3",
            "Full House: r3c4 is the last empty cell in row 3 and must be 4: r3c4=4");

    private static final Pattern PLACEMENT = Pattern.compile("\"placements\":\\[\"([^\"]+)\"]");

    @TempDir
    Path directory;

    @Test
    void theWholePathInEveryFormat() {
        run("explain", FOUR).is(0, String.join("\n", FOUR_STEPS) + "\n", "");
        StringBuilder steps = new StringBuilder();
        for (String step : FOUR_STEPS) {
            String technique = step.startsWith("Full") ? "full-house" : "hidden-single";
            String house = step.replaceFirst(".*? ((row|column|box) \\d).*", "$1");
            String placement = step.substring(step.length() - 6);
            String reason = step.replaceFirst(".*because (.*): .*|.*", "$1");
            steps.append(steps.length() == 0 ? "" : ",")
                    .append("{\"technique\":\"" + technique + "\",\"placements\":[\""
                            + placement + "\"],\"eliminations\":[],\"text\":\"" + step
                            + "\",\"explanation\":{\"parts\":[{\"role\":\"base\",\"houses\":[\"" + house
                            + "\"],\"candidates\":[\"" + placement + "\"]}"
                            + (reason.isEmpty()
                                    ? ""
                                    : ",{\"role\":\"reason\",\"houses\":[],\"candidates\":[\"" + reason + "\"]}")
                            + "],\"chains\":[],\"contradictions\":[]}}");
        }
        run("explain", "--format", "json", FOUR)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + FOUR + "\",\"result\":\"solved\",\"solved\":true,\"steps\":["
                                + steps
                                + "],\"pathScore\":74,\"hardest\":\"hidden-single\",\"profile\":\"full\",\"uniqueness\":"
                                + "\"checked\",\"solution\":\"2143342112344312\"}\n",
                        "");
        run("explain", "--format", "csv", FOUR)
                .is(
                        0,
                        "line,id,puzzle,result,solved,steps,pathScore,hardest,profile,uniqueness,solution,message\n1,,"
                                + FOUR + ",solved,true,\"" + String.join(" | ", FOUR_STEPS)
                                + "\",74,hidden-single,full,checked,2143342112344312,\n",
                        "");
        Cli.Result picture = run("explain", "--format", "picture", FOUR);
        assertThat(picture.out())
                .startsWith(" 1. " + FOUR_STEPS.get(0) + "\n 2. " + FOUR_STEPS.get(1) + "\n")
                .endsWith("\n11. " + FOUR_STEPS.get(10) + """


                        Solved by logic alone. 11 steps; score of this path: 74; hardest technique: Hidden Single.

                        +------+------+
                        |[2] 1 |[4] 3 |
                        | 3  4 | 2  1 |
                        +------+------+
                        | 1  2 | 3  4 |
                        |[4] 3 |[1][2]|
                        +------+------+
                        """);
    }

    @Test
    void thePlacementsOfThePathFormTheSolution() {
        Grid grid = GridParser.create().parse(EASY);
        Matcher placements =
                PLACEMENT.matcher(run("explain", "--format", "json", EASY).out());
        while (placements.find()) {
            Candidate placed = Candidate.parse(placements.group(1));
            grid = grid.with(placed.cell().number(9), placed.digit());
        }
        assertThat(grid).hasToString(EASY_SOLUTION);
    }

    @Test
    void itSaysWhereLogicEndsAndFinishesOnRequest() {
        String why = "no technique in profile classic applies; Multi-Sector Locked Set (profile full) applies";
        String[] classic = {"explain", "--profile", "classic", HARD};
        run(classic)
                .is(
                        0,
                        "stuck\n",
                        "sudoku-sat: " + why + "\nsudoku-sat: leave out --profile to go on;"
                                + " explain --smallest solves every puzzle with one solution\n");
        run(CommandLineTest.with(classic, "--finish"))
                .is(0, "stuck\n" + HARD_SOLUTION + "\n", "sudoku-sat: " + why + "\n");
        String json = "{\"line\":1,\"puzzle\":\"" + HARD + "\",\"result\":\"stuck\",\"solved\":false,\"steps\":[],"
                + "\"pathScore\":0,\"profile\":\"classic\",\"uniqueness\":\"checked\",";
        String helps = "\",\"helps\":\"multi-sector-locked-set\",\"helpsProfile\":\"full\"}\n";
        run(CommandLineTest.with(classic, "--format", "json")).is(0, json + "\"reason\":\"" + why + helps, "");
        run(CommandLineTest.with(classic, "--format", "json", "--finish"))
                .is(0, json + "\"solution\":\"" + HARD_SOLUTION + "\",\"reason\":\"" + why + helps, "");
        String[] pointing = {"explain", "--techniques", "pointing", SEVENTEEN_CLUES, "--format", "picture"};
        assertThat(run(pointing).out())
                .startsWith("1. Pointing: ")
                .contains("\n\nLogic ends here: the chosen technique does not apply; ")
                .doesNotContain("+-----");
        assertThat(run(CommandLineTest.with(pointing, "--finish")).out())
                .contains(" The rest was found by search.\n\n+---------+")
                .endsWith("|\n+---------+---------+---------+\n");
    }

    /** The picture says it in words for people; the other forms do not. */
    @Test
    void thePictureSaysWhatMayHelp() {
        String smallest = "explain --smallest solves every puzzle with one solution.";
        run("explain", "--profile", "classic", "--format", "picture", HARD)
                .is(
                        0,
                        "No technique in profile classic applies; Multi-Sector Locked Set (profile full) applies.\nLeave out --profile to go on; "
                                + smallest + "\n",
                        "");
        assertThat(run("explain", "--techniques", "pointing,claiming", "--format", "picture", SEVENTEEN_CLUES)
                        .out())
                .contains("\n\nLogic ends here: none of the chosen techniques applies; ")
                .endsWith(".\nLeave out --techniques to go on; " + smallest + "\n");
        assertThat(run("explain", "--profile", "classic", "--finish", "--format", "picture", HARD)
                        .out())
                .doesNotContain("may help");
        run("explain", "--format", "picture", TWO)
                .is(0, "No technique in profile full applies; there are several solutions.\n", "");
    }

    @Test
    void aPathThatALimitEndsSaysSo() {
        assertThat(run(
                                "explain",
                                "--techniques",
                                "pointing",
                                "--finish",
                                "--engine",
                                "backtrack",
                                "--max-conflicts",
                                "0",
                                "--format",
                                "picture",
                                SEVENTEEN_CLUES)
                        .out())
                .contains("\n\nStopped here: work limit reached. ");
    }

    @Test
    void finishingObeysTheLimits() {
        run("explain", "--finish", "--profile", "classic", "--max-conflicts", "0", HARD)
                .is(5, "unknown\n", "sudoku-sat: stopped: work limit reached\n");
        run("explain", "--timeout", "0s", EASY).is(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n");
        assertThat(run("explain", "--finish", "--engine", "backtrack", "--profile", "classic", HARD)
                        .out())
                .endsWith("stuck\n" + HARD_SOLUTION + "\n");
    }

    @Test
    void puzzlesWithNoSolutionOrSeveral() {
        run("explain", CLASH)
                .is(3, "none\n", "sudoku-sat: no solution: 1 appears more than once in row 1: r1c1, r1c4\n");
        assertThat(run("explain", "--format", "json", CLASH).out())
                .contains("\"result\":\"none\",\"solved\":false,\"steps\":[],")
                .endsWith("\"conflicts\":[\"1 appears more than once in row 1: r1c1, r1c4\"]}\n");
        run("explain", TWO)
                .is(0, "stuck\n", "sudoku-sat: no technique in profile full applies; there are several solutions\n");
        Cli.Result unsolvable = run("explain", Cli.DEEP_NONE);
        assertThat(unsolvable.code()).isEqualTo(3);
        assertThat(unsolvable.out()).endsWith("none\n");
        run("explain", Cli.NONE).is(3, "none\n", run("check", Cli.NONE).err());
        assertThat(run("explain", EASY_SOLUTION).out()).isEqualTo("solved\n");
    }

    @Test
    void aUsersOwnProfile() throws IOException {
        Path file = Files.writeString(
                directory.resolve("mine.txt"), "# two\nnaked-single 23 hard\nhidden-single 15 easy\n");
        Cli.Result result = run("explain", "--profile", file.toString(), "--format", "json", EASY);
        assertThat(result.out())
                .contains("\"steps\":[{\"technique\":\"naked-single\",\"placements\":[\"r5c5=5\"],")
                .contains("\"hardest\":\"naked-single\",\"profile\":\"mine.txt\",");
        Path zipped =
                Files.write(directory.resolve("mine.gz"), Cli.gzip("naked-single 23 hard\nhidden-single 15 easy\n"));
        assertThat(run("explain", "--profile", zipped.toString(), EASY).out())
                .isEqualTo(run("explain", "--profile", file.toString(), EASY).out());
    }

    @Test
    void manyPuzzles() {
        String input = FOUR + "\n" + TWO + "\n" + FOUR + "\n";
        String path = String.join("\n", FOUR_STEPS) + "\n";
        runOn(input, "explain", "-j", "2").is(0, "line 1:\n" + path + "\nline 2:\nstuck\n\nline 3:\n" + path, "");
        assertThat(runOn(input, "explain", "--format", "json", "-j", "2").out().lines())
                .hasSize(3);
    }

    @Test
    void otherLayoutsAreSolvedToTheEnd() {
        assertThat(run("explain", "--format", "json", "--rule", "diagonals", "cnf-examples/x.txt")
                        .out())
                .contains("\"solved\":true");
        assertThat(run("explain", "--format", "json", "cnf-examples/6x6.txt").out())
                .contains("\"solved\":true");
        assertThat(run(
                                "explain",
                                "--format",
                                "json",
                                "--regions",
                                "cnf-examples/jigsaw.regions",
                                "cnf-examples/jigsaw.txt")
                        .out())
                .contains("\"solved\":true");
    }

    /** A cell may have come down to one digit, but not yet have been placed, in the last round that is looked at. */
    @Test
    void everyBranchOfANetSaysWhatFollows() {
        String rules =
                "arrow r1c1 = r1c2 r1c3 r1c4; arrow r1c1 = r2c1 r3c1 r4c1; killer 6 r1c2 r1c3; killer 6 r2c1 r3c1";
        assertThat(run("explain", "--to", "17", "--rules", rules, ".".repeat(81))
                        .out())
                .contains("so r1c1=9; and so it is if r1c6=1")
                .contains("so in every case r1c1=9")
                .doesNotContain("then ;");
    }
}
