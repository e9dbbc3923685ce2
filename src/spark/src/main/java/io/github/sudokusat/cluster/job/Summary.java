package io.github.sudokusat.cluster.job;

import io.github.sudokusat.answer.CanonicalPuzzle;
import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.cli.output.OutcomeCounts;
import io.github.sudokusat.cli.output.Streams;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a job says at its end: how many puzzles there were, with which results, and how long they took. */
final class Summary {

    private static final double NANOS = 1e9;

    private final Streams streams;
    private final boolean isQuiet;
    private final long start = System.nanoTime();
    private int code = ExitCode.OK;

    Summary(Streams streams, boolean isQuiet) {
        this.streams = streams;
        this.isQuiet = isQuiet;
    }

    /** Ends the measurement, and says what was counted. */
    void end(Tally tally, @Nullable Destination badLines) {
        double seconds = (System.nanoTime() - start) / NANOS;
        OutcomeCounts counts = tally.counts();
        long puzzles = counts.total();
        code = counts.exitCode();
        if (badLines != null) {
            streams.say(Phrases.count(counts.of(Outcome.ERROR), "bad line") + ", written to " + badLines);
        }
        if (isQuiet) {
            return;
        }
        if (tally.leftOut() > 0) {
            streams.say(CanonicalPuzzle.leftOut(tally.leftOut(), puzzles));
        }
        streams.say(String.format(
                Locale.ROOT,
                "%s in %.1f s, %,.0f a second%s",
                Phrases.count(puzzles, "puzzle"),
                seconds,
                puzzles / seconds,
                words(counts.byWord())));
    }

    private static String words(Map<String, Long> counts) {
        List<String> parts = new ArrayList<>();
        counts.forEach((word, count) -> parts.add(String.format(Locale.ROOT, "%s %,d", word, count)));
        return parts.isEmpty() ? "" : ": " + String.join(", ", parts);
    }

    /** The exit code. */
    int code() {
        return code;
    }
}
