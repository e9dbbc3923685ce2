package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.BAD;
import static io.github.sudokusat.cli.Cli.BAD_MESSAGE;
import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of {@code rate}. */
class RateCommandTest {

    private static final String HEADER =
            "line,id,puzzle,result,level,score,hardest,rounds,profile,uniqueness,openSteps,seEstimate,message\n";

    private static final String SEVERAL = "no technique in profile full applies; there are several solutions";

    @TempDir
    Path directory;

    @Test
    void levelScoreAndHardestTechniqueInEveryFormat() {
        run("rate", EASY).is(0, "easy 78 hidden-single\n", "");
        run("rate", "--format", "csv", EASY)
                .is(0, HEADER + "1,," + EASY + ",rated,easy,78,hidden-single,12,full,checked,4.3,1.5,\n", "");
        run("rate", "--format", "json", EASY)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + EASY
                                + "\",\"result\":\"rated\",\"level\":\"easy\",\"score\":78,\"hardest\":\"hidden-single\","
                                + "\"rounds\":12,\"openSteps\":4.3,\"seEstimate\":1.5,\"solved\":true,\"profile\":\"full\",\"uniqueness\":\"checked\"}\n",
                        "");
        runOnTerminal("rate", EASY)
                .is(
                        0,
                        "Easy: score 78 in 12 rounds, with 4.3 steps open at once on average; hardest technique: Hidden Single; about SE 1.5 (profile full, uniqueness checked)\n",
                        "");
        run("rate", EASY_SOLUTION).is(0, "easy 0 -\n", "");
    }

    @Test
    void aHardPuzzleIsRatedByItsHardestTechnique() {
        run("rate", HARD).is(0, "extreme 6037 multi-sector-locked-set\n", "");
        run("rate", "--profile", "classic", HARD).is(0, "extreme 201000014 trial-2\n", "");
        run("rate", "--format", "csv", HARD)
                .is(
                        0,
                        HEADER + "1,," + HARD + ",rated,extreme,6037,multi-sector-locked-set,55,full,checked,1.9,,\n",
                        "");
        run("rate", "--format", "json", HARD)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + HARD
                                + "\",\"result\":\"rated\",\"level\":\"extreme\",\"score\":6037,\"hardest\":\"multi-sector-locked-set\","
                                + "\"rounds\":55,\"openSteps\":1.9,\"solved\":true,\"profile\":\"full\",\"uniqueness\":\"checked\"}\n",
                        "");
        run("rate", "--format", "picture", HARD)
                .is(
                        0,
                        "Extreme: score 6,037 in 55 rounds, with 1.9 steps open at once on average; hardest technique: Multi-Sector Locked Set (profile full, uniqueness checked)\n",
                        "");
    }

    @Test
    void aPuzzleWithSeveralSolutionsIsUnratedAndOneWithoutTimeUnknown() {
        run("rate", TWO).is(0, "unrated 0 -\n", "sudoku-sat: " + SEVERAL + "\n");
        run("rate", "--format", "csv", TWO)
                .is(
                        0,
                        HEADER + "1,," + TWO + ",unrated,unrated,0,,0,full,off,,,\"" + SEVERAL + "\"\n",
                        "sudoku-sat: " + SEVERAL + "\n");
        run("rate", "--format", "json", TWO)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + TWO
                                + "\",\"result\":\"unrated\",\"level\":\"unrated\",\"score\":0,\"rounds\":0,\"solved\":false,"
                                + "\"profile\":\"full\",\"uniqueness\":\"off\",\"reason\":\"" + SEVERAL + "\"}\n",
                        "");
        run("rate", "--timeout", "0s", EASY).is(5, "unknown\n", "sudoku-sat: stopped: time limit reached\n");
        assertThat(run("rate", "--timeout", "0s", "--format", "json", EASY).out())
                .contains("\"result\":\"unknown\",\"profile\":\"full\"", "\"reason\":\"time limit reached\"")
                .doesNotContain("level", "score");
    }

    /** Some steps lead to where nothing applies any more; what applies before them does not help there. */
    @Test
    void helpIsForThePositionInWhichARatingIsStuck() {
        String some = "53..7....6..195....98....6.8...6....4..8.3...7...2.....6....28....419..5....8..7.";
        assertThat(run("rate", some).err()).contains(SEVERAL).doesNotContain("Single");
        assertThat(run("rate", "--techniques", "hidden-single", EASY.replace("53..7", ".3..7"))
                        .err())
                .doesNotContain("Hidden Single (");
    }

    @Test
    void aPuzzleWithoutASolutionHasNoRating() {
        run("rate", NONE).is(3, "none\n", run("check", NONE).err());
        assertThat(run("rate", "--format", "csv", CLASH).out())
                .endsWith("," + CLASH + ",none,,,,,full,off,,,\"1 appears more than once in row 1: r1c1, r1c4\"\n");
        assertThat(run("rate", "--format", "json", CLASH).out())
                .contains("\"result\":\"none\",\"profile\":\"full\"")
                .doesNotContain("level", "score");
    }

    @Test
    void withoutATechniqueThereIsNoHardest() {
        run("rate", "--format", "json", EASY_SOLUTION)
                .is(
                        0,
                        "{\"line\":1,\"puzzle\":\"" + EASY_SOLUTION
                                + "\",\"result\":\"rated\",\"level\":\"easy\",\"score\":0,"
                                + "\"rounds\":0,\"solved\":true,\"profile\":\"full\",\"uniqueness\":\"checked\"}\n",
                        "");
        assertThat(run("explain", "--format", "json", EASY_SOLUTION).out())
                .contains("\"steps\":[],\"pathScore\":0,\"profile\":\"full\"");
    }

    @Test
    void theProfileIsRecordedNextToTheScore() throws IOException {
        assertThat(run("rate", "--profile", "classic", "--format", "json", EASY).out())
                .contains(
                        "\"score\":70,\"hardest\":\"hidden-single\",\"rounds\":5,\"openSteps\":10.2,\"solved\":true,\"profile\":\"classic\"");
        Path file = Files.writeString(directory.resolve("mine"), "hidden-single 1000 hard\nnaked-single 1 easy\n");
        assertThat(run("rate", "--profile", file.toString(), "--format", "csv", EASY)
                        .out())
                .endsWith(",rated,unfair,5000,hidden-single,5,mine,checked,10.2,,\n");
        for (String name : new String[] {"full", "classic(", "file:mine"}) {
            Path shipped = Files.copy(file, directory.resolve(name));
            assertThat(run("rate", "--profile", shipped.toString(), "--format", "csv", EASY)
                            .out())
                    .endsWith(",hidden-single,5,file:" + name + ",checked,10.2,,\n");
            assertThat(run(
                                    "rate",
                                    "--profile",
                                    shipped.toString(),
                                    "--techniques",
                                    "HIDDEN-single",
                                    "--format",
                                    "csv",
                                    EASY)
                            .out())
                    .contains(",file:" + name + "(hidden-single),");
        }
        assertThat(run("rate", "--techniques", "naked-single", "--format", "csv", EASY)
                        .out())
                .contains(",full(naked-single),");
        assertThat(run("rate", "--assume-unique", "--format", "csv", EASY).out())
                .contains(",full,assumed,");
        assertThat(run("rate", "--from-candidates", "--format", "csv", EASY).out())
                .contains(",full,off,")
                .endsWith(",,\n");
    }

    @Test
    void manyPuzzlesInOrder() {
        StringBuilder input = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            String puzzle = i % 7 == 3 ? BAD : i % 7 == 4 ? HARD : i % 7 == 5 ? CLASH : EASY;
            input.append(puzzle).append('\n');
            expected.append(
                    i % 7 == 3
                            ? "error"
                            : i % 7 == 4
                                    ? "extreme 6037 multi-sector-locked-set"
                                    : i % 7 == 5 ? "none" : "easy 78 hidden-single");
            expected.append('\n');
        }
        for (String threads : new String[] {"1", "3"}) {
            Cli.Result result = runOn(input.toString(), "rate", "-j", threads);
            assertThat(result.code()).isEqualTo(2);
            assertThat(result.out()).isEqualTo(expected.toString());
            assertThat(result.err().lines())
                    .hasSize(3)
                    .allMatch(line -> line.endsWith(BAD_MESSAGE.replaceFirst("line 2, ", "")));
        }
        runOn(EASY + "\n" + HARD + "\n", "rate")
                .is(0, "easy 78 hidden-single\nextreme 6037 multi-sector-locked-set\n", "");
    }

    @Test
    void isomorphicPuzzlesHaveTheSameRating() {
        Grid puzzle = new PuzzleMaker(11)
                .minimalPuzzle(GridParser.create().parse(EASY).layout());
        String rated = run("rate", puzzle.toString()).out();
        for (long seed = 1; seed <= 5; seed++) {
            Grid other = isomorphic(puzzle, seed);
            assertThat(run("rate", other.toString()).out())
                    .as("%s of %s", seed, puzzle)
                    .isEqualTo(rated);
        }
    }

    private static Grid isomorphic(Grid puzzle, long seed) {
        return Symmetries.of(puzzle.layout()).random(RandomStream.of(seed)).apply(puzzle);
    }
}
