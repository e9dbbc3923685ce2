package io.github.sudokusat.cluster.single;

import io.github.sudokusat.answer.CountedPuzzle;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.util.Locale;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code count-one}: how many solutions one puzzle has, counted by all machines. */
@Command(
        name = "count-one",
        description = "Counts the solutions of one puzzle on all machines of a cluster.",
        footer = {
            "",
            "Examples:",
            "  count-one ....3......8.9...2.2.48.9...1...4....4.9..5...........8671..3..2..6.9.71.91..3...",
            "  count-one --timeout 1h --limit 1000000000000 --box 2x5 puzzle.txt",
            "",
            "Exit code: 0 counted, 5 the time ran out (the number is a lower bound), 2 bad input, 1 Spark failed."
        })
public final class CountOneCommand extends OneCommand {

    @Option(names = "--limit", paramLabel = "N", description = "Stop counting at N solutions.")
    private @Nullable Long limit;

    @Option(
            names = "--pieces",
            paramLabel = "N",
            description = "Into how many pieces the count is divided. Default: 16 for each core.")
    private @Nullable Integer pieces;

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    /**
     * Creates the command.
     *
     * @param sessions supplies the session, once the puzzle has been read
     * @param streams the standard streams
     */
    public CountOneCommand(Supplier<SparkSession> sessions, Streams streams) {
        super(sessions, streams);
    }

    @Override
    void checkOptions() {
        require("--limit", limit == null ? 0 : limit, 0);
        require("--pieces", pieces == null ? 1 : pieces, 1);
        AnswerForm.check(outputOptions);
    }

    @Override
    int answer(PuzzleInContext puzzle, Limits limits) throws IOException {
        ClusterCounter counter = ClusterCounter.on(context());
        if (pieces != null) {
            counter = counter.withPieces(pieces);
        }
        ClusterCount count = counter.count(puzzle.puzzle(), limit == null ? limits : limits.withMaxSolutions(limit));
        CountedPuzzle report = new CountedPuzzle(count.result());
        remark(new AnswerForm(outputOptions, text(), streams()).write(report, puzzle, json -> {
            json.put("pieces", count.pieces());
            json.put("done", count.done());
        }));
        statistics(String.format(
                Locale.ROOT,
                "%d of %d pieces, planned in %.2f s",
                count.done(),
                count.pieces(),
                count.planNanos() / 1e9));
        return report.outcome().exitCode();
    }
}
