package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.sheet.SheetPuzzle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Collects the puzzles of a sheet, says which cannot be printed, and writes the sheet if all can. */
final class SheetSink implements Sink<SheetWork.Prepared> {

    /** More messages about bad puzzles would hide the first. */
    private static final int MOST_MESSAGES = 10;

    private final SheetWork work;
    private final PuzzleSource source;
    private final Writing writing;
    private final boolean isQuiet;
    private final Streams streams;
    private final ProgressLine progress;
    private final Cancellation cancellation;
    private final List<SheetPuzzle> puzzles = new ArrayList<>();
    private long done;
    private long failed;
    private long unratedInTime;
    private int code = ExitCode.OK;
    private boolean hasWarned;

    /** Writes the sheet. */
    interface Writing {

        /**
         * Writes a sheet of puzzles.
         *
         * @return whether the run was not cancelled in the meantime
         */
        boolean write(List<SheetPuzzle> puzzles) throws IOException;
    }

    SheetSink(
            SheetWork work,
            PuzzleSource source,
            Writing writing,
            boolean isQuiet,
            Streams streams,
            ProgressLine progress,
            Cancellation cancellation) {
        this.work = work;
        this.source = source;
        this.writing = writing;
        this.isQuiet = isQuiet;
        this.streams = streams;
        this.progress = progress;
        this.cancellation = cancellation;
    }

    @Override
    public void take(SheetWork.Prepared prepared) {
        if (cancellation.isCancelled()) {
            return;
        }
        done++;
        for (String warning : prepared.warnings()) {
            say(warning);
        }
        if (!prepared.warning().isEmpty() && !hasWarned) {
            hasWarned = true;
            say(prepared.warning());
        }
        if (prepared.puzzle() != null) {
            puzzles.add(prepared.puzzle());
            unratedInTime += prepared.isCutShort() ? 1 : 0;
            return;
        }
        failed++;
        boolean isFirst = code == ExitCode.OK || code == ExitCode.LIMIT;
        code = isFirst || prepared.code() == ExitCode.BAD_INPUT ? prepared.code() : code;
        if (failed <= MOST_MESSAGES) {
            say(prepared.message());
        }
    }

    private void say(String message) {
        progress.close();
        streams.say(message);
    }

    @Override
    public long done() {
        return done;
    }

    @Override
    public End end(boolean isCancelled) throws IOException {
        if (isCancelled) {
            return cancelled();
        }
        if (failed > MOST_MESSAGES) {
            streams.say("and " + Phrases.count(failed - MOST_MESSAGES, "more puzzle") + " cannot be printed");
        }
        if (done == 0) {
            throw new InputException(source.name() + ": expected at least one puzzle, but found none");
        }
        if (code != ExitCode.OK) {
            return End.withoutResults(code);
        }
        if (unratedInTime > 0 && !isQuiet) {
            streams.say(Phrases.count(unratedInTime, "puzzle") + " without a level, because rating takes longer than "
                    + work.timeForRating());
        }
        return writing.write(puzzles) ? End.complete(ExitCode.OK) : cancelled();
    }

    /** A part of a sheet is not kept. */
    private End cancelled() {
        return End.cancelled(done, "puzzle").keepingNothing();
    }
}
