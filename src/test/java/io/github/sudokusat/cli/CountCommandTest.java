package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EMPTY_4;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The numbers that {@code count} gives, exact and estimated. */
class CountCommandTest {

    @Test
    void classicGridsAreCountedExactly() {
        run("count", EMPTY_9).is(0, "6670903752021072936960\n", "");
        assertThat(runOnTerminal("count", EMPTY_9).out()).isEqualTo("6,670,903,752,021,072,936,960 solutions\n");
        assertThat(run("count", "--format", "json", EMPTY_9).out())
                .endsWith("\"result\":\"counted\",\"count\":\"6670903752021072936960\",\"exact\":true}\n");
        run("count", "--limit", "1000000000000", EMPTY_9).is(0, ">=1000000000000\n", "");
    }

    /** An engine that was asked for finds the solutions, and a limit leaves it at a small number. */
    @Test
    void anEngineByNameFindsThem() {
        for (String engine : new String[] {"bits", "sat", "backtrack"}) {
            Cli.Result result = run("count", "--engine", engine, "--timeout", "300ms", EMPTY_9);
            assertThat(result.code()).isEqualTo(ExitCode.LIMIT);
            assertThat(result.out()).as(engine).matches(">=\\d{1,9}\n");
        }
    }

    @Test
    void anEstimateIsLabelledAndHasItsError() {
        assertThat(run("count", "--estimate", EMPTY_9).out())
                .matches("estimate 6\\.\\d+E\\+21 \\+- \\d\\.?\\d?E\\+\\d+\n");
        assertThat(runOnTerminal("count", "--estimate", EMPTY_4).out())
                .matches(
                        "about 2[89]\\d(\\.\\d+)? solutions, an estimate; standard error \\d\\.\\d+ \\(\\d+ of 10000 probes reached a solution\\)\n");
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
    void conclusionsAloneGiveAnExactNumber() {
        run("count", "--estimate", EASY).is(0, "estimate 1 +- 0\n", "");
        assertThat(run("count", "--estimate", "--format", "json", "11.............3")
                        .out())
                .contains("\"estimate\":\"0\"", "\"exact\":true");
    }

    /** No solution, which conclusions alone do not see: every probe ends in a contradiction. */
    @Test
    void probesThatReachNothingSayNothing() {
        String none = "120007090030020008009600500005300900010080002600004000300000010040000007007000300";
        Cli.Result result = run("count", "--estimate", "--probes", "20", none);
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
    void wrongOptionsAreRefused() {
        run("count", "--per-candidate", "--limit", "10", EMPTY_4)
                .isRefused("--per-candidate excludes --estimate and --limit");
        run("count", "--estimate", "--probes", "1", EMPTY_4).isRefused("--probes must be 2 or more, but is 1");
        run("count", "--probes", "10", EMPTY_4).isRefused("--probes goes with --estimate");
        run("count", "--estimate", "--limit", "10", EMPTY_4).isRefused("--limit and --estimate exclude each other");
    }
}
