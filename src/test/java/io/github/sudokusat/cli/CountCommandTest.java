package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.ExitCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The numbers that {@code count} prints, exact and estimated. */
@Tag("long")
class CountCommandTest {

    private static final String EMPTY_6 = ".".repeat(36);
    private static final String EMPTY_8 = ".".repeat(64);

    @Test
    void classicGridsAreCountedExactly() {
        run("count", EMPTY_9).is(0, "6670903752021072936960\n", "");
        assertThat(runOnTerminal("count", EMPTY_9).out()).isEqualTo("6,670,903,752,021,072,936,960 solutions\n");
        assertThat(run("count", "--format", "json", EMPTY_9).out())
                .endsWith("\"result\":\"counted\",\"count\":\"6670903752021072936960\",\"exact\":true}\n");
        run("count", "--limit", "1000000000000", EMPTY_9).is(0, ">=1000000000000\n", "");
    }

    /** An engine named by the user finds the solutions one by one, and a limit keeps their number small. */
    @Test
    void aNamedEngineFindsTheSolutions() {
        for (String engine : new String[] {"bits", "sat", "backtrack", "ilp"}) {
            Cli.Result result = run("count", "--engine", engine, "--timeout", "300ms", EMPTY_9);
            assertThat(result.code()).isEqualTo(ExitCode.LIMIT);
            assertThat(result.out()).as(engine).matches(">=\\d{1,9}\n");
        }
    }

    @Test
    void anEstimateIsLabelledAndComesWithItsError() {
        assertThat(run("count", "--estimate", EMPTY_9).out())
                .matches("estimate 6\\.\\d+E\\+21 \\+- \\d\\.?\\d?E\\+\\d+\n");
        assertThat(runOnTerminal("count", "--estimate", EMPTY_4).out())
                .matches(
                        "about 2[89]\\d(\\.\\d+)? solutions \\(estimate, standard error \\d\\.\\d+; [\\d,]+ of 10,000 probes reached a solution\\)\n");
        assertThat(run("count", "--estimate", "--probes", "100", "--format", "json", EMPTY_4)
                        .out())
                .contains(
                        "\"result\":\"estimated\",\"estimate\":\"",
                        "\"standardError\":\"",
                        "\"probes\":100,\"reached\":")
                .endsWith("\"exact\":false}\n");
        assertThat(run("count", "--estimate", "--format", "csv", EMPTY_4).out())
                .startsWith("line,id,puzzle,estimate,standardError,message\n1,,................,2");
        String seeded = run("count", "--estimate", "--seed", "5", EMPTY_9).out();
        assertThat(run("count", "--estimate", "--seed", "5", EMPTY_9).out())
                .isEqualTo(seeded)
                .isNotEqualTo(run("count", "--estimate", "--seed", "6", EMPTY_9).out());
    }

    @Test
    void inferenceAloneGivesAnExactNumber() {
        run("count", "--estimate", EASY).is(0, "estimate 1 +- 0\n", "");
        assertThat(run("count", "--estimate", "--format", "json", "11.............3")
                        .out())
                .contains("\"estimate\":\"0\"", "\"exact\":true");
    }

    /** A puzzle without a solution, which inference alone does not detect: every probe ends in a contradiction. */
    @Test
    void withoutASuccessfulProbeNothingIsKnown() {
        Cli.Result result = run("count", "--estimate", "--probes", "20", Cli.DEEP_NONE);
        assertThat(result.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(result.out()).isEqualTo("unknown\n");
        assertThat(result.err()).contains("none of 20 probes reached a solution");
    }

    @Test
    void candidatesHaveCountsOfTheirOwn() {
        String puzzle = "1234341221434...";
        run("count", "--per-candidate", puzzle)
                .is(
                        0,
                        "1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 1 0 0 0 0 1 1 0 0 0 0 1 0 0 0 1 0 0 1 0 0 0 0 0 0 1 0 0 1 0 0 0 0 1 0 0 1 0 0 1 0 0 1 0 0 0\n",
                        "");
        String json =
                run("count", "--per-candidate", "--format", "json", EMPTY_4).out();
        assertThat(json).contains("\"count\":\"288\",\"exact\":true,\"perCandidate\":[\"72\",\"72\",");
        assertThat(json.split("\"72\"", -1)).hasSize(65);
        assertThat(runOnTerminal("count", "--per-candidate", EMPTY_4).out())
                .startsWith("288 solutions\ncell   1   2   3   4\nr1c1  72  72  72  72\n");
        Cli.Result stopped = run("count", "--per-candidate", "--timeout", "100ms", "--box", "1x6", ".".repeat(36));
        assertThat(stopped.code()).isEqualTo(ExitCode.LIMIT);
        assertThat(stopped.out()).isEqualTo("unknown\n");
    }

    @Test
    void otherBoxesAreCountedExactlyToo() {
        run("count", EMPTY_6).is(0, "28200960\n", "");
        run("count", EMPTY_8).is(0, "29136487207403520\n", "");
        run("count", "--box", "4x2", EMPTY_8).is(0, "29136487207403520\n", "");
        assertThat(runOnTerminal("count", "-j", "2", EMPTY_8).out()).isEqualTo("29,136,487,207,403,520 solutions\n");
        run("count", "--limit", "1000000", EMPTY_8).is(0, ">=1000000\n", "");
    }

    @Test
    void candidatesOfOtherBoxesHaveCountsOfTheirOwn() {
        String sixth = "4700160";
        run("count", "--per-candidate", EMPTY_6).is(0, (sixth + " ").repeat(215) + sixth + "\n", "");
        assertThat(run("count", "--per-candidate", "--format", "json", EMPTY_8).out())
                .endsWith("\"count\":\"29136487207403520\",\"exact\":true,\"perCandidate\":["
                        + "\"3642060900925440\",".repeat(511)
                        + "\"3642060900925440\"]}\n");
        // With a given 1 in the corner, 1 is equally often in each of three cells of the second row of the band's other
        // box.
        assertThat(runOnTerminal("count", "--per-candidate", "1" + EMPTY_6.substring(1))
                        .out())
                .startsWith("""
                        4,700,160 solutions
                        cell          1        2        3        4        5        6
                        r1c1  4,700,160        .        .        .        .        .
                        r1c2          .  940,032  940,032  940,032  940,032  940,032
                        """)
                .contains("\nr2c4  1,566,720  626,688  626,688  626,688  626,688  626,688\n");
    }

    @Test
    void estimatesOfOtherBoxesAreLabelledToo() {
        assertThat(run("count", "--estimate", EMPTY_8).out())
                .matches("estimate 2\\.\\d+E\\+16 \\+- \\d\\.?\\d?E\\+1\\d\n");
        assertThat(runOnTerminal("count", "--estimate", EMPTY_6).out())
                .contains("(estimate, standard error")
                .startsWith("about ");
    }

    @Test
    void aRunThatCountsNothingBeforeItsLimitSaysSo() {
        run("count", "--engine", "sat", "--timeout", "0", "--format", "picture", EMPTY_4)
                .is(5, "no solution was counted before the run stopped (time limit reached)\n", "");
    }

    @Test
    void wrongOptionsAreRefused() {
        run("count", "--per-candidate", "--limit", "10", EMPTY_4)
                .isRefused("--per-candidate cannot be combined with --limit");
        run("count", "--per-candidate", "--estimate", EMPTY_4)
                .isRefused("--per-candidate cannot be combined with --estimate");
        run("count", "--estimate", "--probes", "1", EMPTY_4).isRefused("--probes must be 2 or more, but is 1");
        run("count", "--probes", "10", EMPTY_4).isRefused("--probes requires --estimate");
        run("count", "--estimate", "--limit", "10", EMPTY_4).isRefused("--limit cannot be combined with --estimate");
    }
}
