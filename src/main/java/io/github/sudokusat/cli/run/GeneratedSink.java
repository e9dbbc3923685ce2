package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.GeneratedPuzzle;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.SearchSummary;
import io.github.sudokusat.cli.output.ResultStream;
import io.github.sudokusat.cli.report.PuzzleMaker;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.Impossibility;
import org.jspecify.annotations.Nullable;

/** Writes generated puzzles, and is full at the first that cannot be made. */
public final class GeneratedSink implements Sink<PuzzleMaker.Made> {

    private final PuzzleMaker maker;
    private final ResultStream results;
    private long done;
    private @Nullable GenerateResult failure;

    public GeneratedSink(PuzzleMaker maker, ResultStream results) {
        this.maker = maker;
        this.results = results;
        if (maker.rendering().form() == Rendering.Form.CSV) {
            StringBuilder header = new StringBuilder();
            Answer.csvRecord(header, GeneratedPuzzle.COLUMNS);
            results.add(header.toString());
        }
    }

    @Override
    public void take(PuzzleMaker.Made made) {
        if (failure != null) {
            return;
        }
        if (!(made.result() instanceof GenerateResult.Found)) {
            failure = made.result();
            return;
        }
        results.add(made.text());
        done++;
    }

    @Override
    public long done() {
        return done;
    }

    @Override
    public boolean isFull() {
        return failure != null;
    }

    @Override
    public End end(boolean isCancelled) {
        GenerateResult ended = failure;
        if (isCancelled) {
            return End.cancelled(done, maker.what());
        }
        if (ended instanceof GenerateResult.Impossible impossible) {
            String unsupported =
                    impossible.reason() == Impossibility.NO_RULE ? ", which generate does not support" : "";
            return End.cutShort(ExitCode.NO, done, GeneratedPuzzle.impossible(impossible.explanation() + unsupported));
        }
        if (ended instanceof GenerateResult.Stopped stopped) {
            String message =
                    "stopped after " + Phrases.count(done, maker.what()) + ": " + Phrases.reason(stopped.reason());
            return End.cutShort(ExitCode.LIMIT, done, message + (stopped.tries() > 1 ? SearchSummary.of(stopped) : ""));
        }
        return End.complete(ExitCode.OK);
    }
}
