package io.github.sudokusat.cluster.single;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.SolvedPuzzle;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SolveResult;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code solve-one}: a solution of one puzzle, looked for by all machines. */
@Command(
        name = "solve-one",
        description = "Looks for a solution of one puzzle on all machines of a cluster, by cube and conquer.",
        footer = {
            "",
            "Examples:",
            "  solve-one --box 6x6 --timeout 1h giant.txt",
            "  solve-one --box 7x7 --solver 'cadical -q {cnf}' --try-time 2m giant.txt",
            "",
            "The program of --solver must be installed on every machine.",
            "",
            "Exit code: 0 solved, 3 no solution, 5 the time ran out, 2 bad input or a solver that fails, 1 Spark failed."
        })
public final class SolveOneCommand extends OneCommand {

    @Option(
            names = "--cubes",
            paramLabel = "N",
            description = "Into how many cubes the puzzle is divided at first. Default: 8 for each core.")
    private @Nullable Integer cubes;

    @Option(
            names = "--max-conflicts",
            paramLabel = "N",
            description = "After how many conflicts of the solver a cube is split again. Default: 10000.")
    private @Nullable Long conflicts;

    @Option(
            names = "--try-time",
            paramLabel = "TIME",
            description = "After which time a cube is split again, such as 20s or 2m. Default: 20s.")
    private @Nullable Duration tryTime;

    @Option(
            names = "--solver",
            paramLabel = "'CMD {cnf} {out}'",
            description = "A SAT solver to use instead of SAT4J, on every machine.")
    private @Nullable String solver;

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    /**
     * Creates the command.
     *
     * @param sessions supplies the session, once the puzzle has been read
     * @param streams the standard streams
     */
    public SolveOneCommand(Supplier<SparkSession> sessions, Streams streams) {
        super(sessions, streams);
    }

    @Override
    void checkOptions() {
        require("--cubes", cubes == null ? 1 : cubes, 1);
        require("--max-conflicts", conflicts == null ? 1 : conflicts, 1);
        if (tryTime != null && tryTime.isZero()) {
            throw new InputException("--try-time must be more than 0");
        }
        AnswerForm.check(outputOptions);
        options();
    }

    private SolveOneOptions options() {
        SolveOneOptions options = SolveOneOptions.defaults();
        options = cubes == null ? options : options.withCubes(cubes);
        options = conflicts == null ? options : options.withConflicts(conflicts);
        options = tryTime == null ? options : options.withTime(tryTime);
        try {
            return solver == null ? options : options.withCommand(solver);
        } catch (IllegalArgumentException e) {
            throw new InputException("--solver: " + e.getMessage());
        }
    }

    @Override
    int answer(PuzzleInContext puzzle, Limits limits) throws IOException {
        SolveOneReport found = ClusterSolver.on(context(), options()).solve(puzzle.puzzle(), limits);
        SolvedPuzzle report = report(puzzle, found.result());
        remark(new AnswerForm(outputOptions, text(), streams()).write(report, puzzle, json -> {
            json.put("cubes", found.firstCubes());
            json.put("refuted", found.refuted());
            json.put("split", found.split());
            json.put("open", found.open());
        }));
        String cubesOf = String.format(
                Locale.ROOT,
                "%s refuted, %d split again, %d open",
                Phrases.count(found.refuted(), "cube"),
                found.split(),
                found.open());
        if (found.result() instanceof SolveResult.Stopped) {
            remark(List.of(cubesOf));
        }
        statistics(String.format(
                Locale.ROOT,
                "%s in %.2f s; %s; %.1f s in cubes, %.1f s in the longest",
                Phrases.count(found.firstCubes(), "cube"),
                found.planNanos() / 1e9,
                cubesOf,
                found.cubeNanos() / 1e9,
                found.longestNanos() / 1e9));
        return report.outcome().exitCode();
    }

    private static SolvedPuzzle report(PuzzleInContext puzzle, SolveResult result) {
        List<Grid> solutions = result instanceof SolveResult.Solved solved ? List.of(solved.solution()) : List.of();
        StopReason stop = result instanceof SolveResult.Stopped stopped ? stopped.reason() : null;
        return new SolvedPuzzle(puzzle, solutions, !solutions.isEmpty(), false, null, stop, result.statistics());
    }
}
