package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.CanonicalPuzzle;
import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.ResultStream;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.cli.report.Work;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes the records of puzzles, says what they have to say, and adds up what they mean for the run. */
final class PuzzleSink implements Sink<Records> {

    private static final String NO_PUZZLES = "no puzzles in the input";

    private final PuzzleSetup setup;
    private final boolean isAlone;
    private final boolean hasParagraphs;
    private final boolean isQuiet;
    private final Streams streams;
    private final ResultStream results;
    private final ProgressLine progress;
    private final long start = System.nanoTime();
    private Work work = Work.NONE;
    private long repeats;
    private long done;
    private boolean anyBad;
    private boolean anyLimited;
    private boolean hasWarned;
    private int codeAlone;
    /**
     * Whether a puzzle was in progress when the run was cancelled. No later record is then written, so the records are those of the first puzzles.
     */
    private boolean isCut;

    /** The keys of the records so far, if repetitions are dropped. */
    private final Set<String> keys = new HashSet<>();

    /**
     * Creates a sink.
     *
     * @param isAlone whether there is one puzzle only
     * @param hasParagraphs whether an empty line separates the records
     * @param isQuiet whether remarks are suppressed
     */
    PuzzleSink(
            PuzzleSetup setup,
            boolean isAlone,
            boolean hasParagraphs,
            boolean isQuiet,
            Streams streams,
            ResultStream results,
            ProgressLine progress) {
        this.setup = setup;
        this.isAlone = isAlone;
        this.hasParagraphs = hasParagraphs;
        this.isQuiet = isQuiet;
        this.streams = streams;
        this.results = results;
        this.progress = progress;
    }

    @Override
    public void take(Records records) {
        if (!isCut) {
            write(records);
            if (!isAlone || !isQuiet || records.anyBad()) {
                say(records);
            }
        }
        isCut |= records.isCut();
    }

    private void write(Records records) {
        if (!isRepeat(records)) {
            if (hasParagraphs && done > 0 && records.puzzles() > 0) {
                results.add("\n");
            }
            results.add(records.text());
        }
        done += records.puzzles();
        anyBad |= records.anyBad();
        anyLimited |= records.anyLimited();
        work = work.and(records.work());
        if (isAlone) {
            codeAlone = setup.question().exitCode(records.counts().single());
        }
    }

    private boolean isRepeat(Records records) {
        String key = records.key();
        boolean isRepeat = key != null && setup.question().dropsRepeats() && !keys.add(key);
        repeats += isRepeat ? 1 : 0;
        return isRepeat;
    }

    /** Prints the messages of records, and the first warning of the run: about a lone puzzle before the answer, else after the records. */
    private void say(Records records) {
        if (isAlone) {
            warn(records);
        }
        say(records.messages());
        warn(records);
    }

    private void warn(Records records) {
        String warning = records.warning();
        if (warning != null && !hasWarned) {
            say(List.of(warning));
            hasWarned = true;
        }
    }

    private void say(List<String> messages) {
        for (String message : messages) {
            progress.close();
            streams.say(message);
        }
    }

    @Override
    public long done() {
        return done;
    }

    @Override
    public End end(boolean isCancelled) {
        return isAlone && done > 0 ? endAlone(isCancelled) : endMany(isCancelled);
    }

    private End endAlone(boolean isCancelled) {
        if (work.puzzles() > 0) {
            streams.say(work.ofOne());
        }
        if (isCancelled && anyLimited) {
            return End.cutShort(codeAlone, done, "");
        }
        return anyBad ? End.withoutResults(codeAlone) : End.complete(codeAlone);
    }

    private End endMany(boolean isCancelled) {
        if (done == 0 && !isCancelled && !isQuiet) {
            streams.say(NO_PUZZLES);
        }
        if (repeats > 0 && !isQuiet) {
            streams.say(CanonicalPuzzle.leftOut(repeats, done));
        }
        if (setup.hasStatistics() && done > 0) {
            streams.say(work.ofMany(System.nanoTime() - start));
        }
        return isCancelled ? End.cancelled(done, "puzzle") : End.complete(ExitCode.ofMany(anyBad, anyLimited));
    }
}
