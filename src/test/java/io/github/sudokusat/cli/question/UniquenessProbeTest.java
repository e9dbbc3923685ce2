package io.github.sudokusat.cli.question;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.TWO_FIRST;
import static io.github.sudokusat.cli.Cli.TWO_SECOND;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.Waits;
import org.junit.jupiter.api.Test;

/** Tests that {@code solve} says of a single puzzle whether its solution is the only one. */
class UniquenessProbeTest {

    private static String json(String puzzle, String solution, String more) {
        return "{\"line\":1,\"puzzle\":\"" + puzzle + "\",\"result\":\"solved\",\"solution\":\"" + solution + "\""
                + more + "}\n";
    }

    @Test
    void oneSolutionOrMore() {
        run("solve", "--format", "json", EASY).is(0, json(EASY, EASY_SOLUTION, ",\"unique\":true"), "");
        for (String engine : new String[] {"sat", "backtrack", "propagate"}) {
            assertThat(run("solve", "--format", "json", "--engine", engine, TWO).out())
                    .isIn(json(TWO, TWO_FIRST, ",\"unique\":false"), json(TWO, TWO_SECOND, ",\"unique\":false"));
        }
        assertThat(run("solve", "--format", "json", CLASH).out()).doesNotContain("unique");
    }

    @Test
    void firstAndLimitsAndBulkRunsSkipTheSecondLook() {
        run("solve", "--first", "--format", "json", EASY).is(0, json(EASY, EASY_SOLUTION, ""), "");
        run("solve", "--limit", "1", "--format", "json", EASY).is(0, json(EASY, EASY_SOLUTION, ""), "");
        assertThat(run("solve", "--format", "json", EASY, EASY).out()).doesNotContain("unique");
        run("solve", TWO).isLike(0, "");
    }

    @Test
    void aSentenceUnderThePictureSaysThatTheSolutionIsNotTheOnlyOne() {
        String sentence = "This is not the only solution.\n";
        assertThat(runOnTerminal("solve", EMPTY_9).out()).endsWith("┘\n" + sentence);
        assertThat(run("solve", "--format", "picture", TWO).out()).endsWith("+\n" + sentence);
        assertThat(runOnTerminal("solve", EASY).out()).endsWith("┘\n");
        assertThat(runOnTerminal("solve", "--first", EMPTY_9).out()).endsWith("┘\n");
    }

    @Test
    void onlyTheSecondLookIsLimitedInTime() throws InterruptedException {
        UniquenessProbe look = new UniquenessProbe();
        Limits limits = look.over(Limits.none());
        Thread.sleep(150);
        assertThat(limits.poll()).isNull();
        look.begin();
        assertThat(limits.poll()).isNull();
        long begin = System.nanoTime();
        Waits.until("the end of its time", () -> limits.poll() != null);
        assertThat(System.nanoTime() - begin).isGreaterThan(50_000_000L);
    }

    @Test
    void aTimeLimitOfTheUserStillApplies() {
        assertThat(new UniquenessProbe()
                        .over(Limits.none().withTimeout(System::nanoTime, 0))
                        .poll())
                .isNotNull();
    }
}
