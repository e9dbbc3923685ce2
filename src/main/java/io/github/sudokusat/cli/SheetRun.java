package io.github.sudokusat.cli;

import io.github.sudokusat.answer.LogicTask;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.LogicSetup;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.option.SheetOptions;
import io.github.sudokusat.cli.output.ExitCode;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sheet.SheetPuzzle;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The puzzles of one run of {@code sheet}: reads, checks and rates them on several threads, and keeps them in order. */
final class SheetRun {

    /** The time that rating a puzzle may take if the user sets none. */
    private static final Duration TIME_FOR_RATING = Duration.ofSeconds(5);

    /** More messages about bad puzzles would hide the first. */
    private static final int MOST_MESSAGES = 10;

    private final SheetOptions options;
    private final RunOptions runOptions;
    private final InputSetup input;
    private final Streams streams;
    private final Cancellation cancellation;
    private final ProgressLine progress;
    private final Limits limits;
    private final SudokuSolver solver;
    private final LogicSetup logic = LogicSetup.ofRatings();

    private final List<SheetPuzzle> puzzles = new ArrayList<>();
    private long done;
    private long failed;
    private long unratedInTime;
    private int code = ExitCode.OK;
    private boolean hasWarned;
    /** The layout of the last puzzle, which most puzzles of a run share. */
    private volatile @Nullable Layout layout;

    SheetRun(
            SheetOptions options,
            RunOptions runOptions,
            InputSetup input,
            Streams streams,
            Cancellation cancellation,
            ProgressLine progress) {
        this.options = options;
        this.runOptions = runOptions;
        this.input = input;
        this.streams = streams;
        this.cancellation = cancellation;
        this.progress = progress;
        this.limits = runOptions.limits(cancellation);
        this.solver = SudokuSolver.create();
    }

    /**
     * What became of one puzzle.
     *
     * @param puzzle the puzzle; null if it cannot be printed
     * @param message why it cannot be printed; empty if it can
     * @param code the exit code that says so
     * @param isCutShort whether the time did not suffice for its level
     * @param warning what is said of the first puzzle that has such a warning; empty for most
     * @param warnings what is said of each puzzle that was read from the format of another program
     */
    private record Prepared(
            @Nullable SheetPuzzle puzzle,
            String message,
            int code,
            boolean isCutShort,
            String warning,
            List<String> warnings) {

        static Prepared of(SheetPuzzle puzzle, boolean isCutShort) {
            return new Prepared(puzzle, "", ExitCode.OK, isCutShort, "", List.of());
        }

        Prepared withWarnings(String ofFirst, List<String> ofEach) {
            return new Prepared(puzzle, message, code, isCutShort, ofFirst, ofEach);
        }
    }

    /** The message that a grid cannot be printed legibly. */
    static String tooLarge(int side) {
        return "a sheet shows grids up to side " + SheetPuzzle.LARGEST_SIDE + ", but this grid has side " + side;
    }

    /** The puzzles, once {@link #over} has returned 0. */
    List<SheetPuzzle> puzzles() {
        return puzzles;
    }

    /** Reads, checks and rates all puzzles, reports those that cannot be printed, and returns the exit code. */
    int over(Inputs inputs, Batch batch) throws InterruptedException {
        long size = progress.isShown() ? inputs.size() : -1;
        Iterator<Inputs.Part> parts = new Iterator<>() {
            @Override
            public boolean hasNext() {
                return !cancellation.isCancelled() && inputs.hasNext();
            }

            @Override
            public Inputs.Part next() {
                return inputs.next();
            }
        };
        batch.run(parts, this::prepare, prepared -> {
            take(prepared);
            progress.reportPuzzles(done, inputs.consumption().total(size));
        });
        progress.close();
        return end(inputs);
    }

    private int end(Inputs inputs) {
        if (cancellation.isCancelled()) {
            streams.say("cancelled after " + Phrases.count(done, "puzzle"));
            return ExitCode.LIMIT;
        }
        if (failed > MOST_MESSAGES) {
            streams.say("and " + Phrases.count(failed - MOST_MESSAGES, "more puzzle") + " cannot be printed");
        }
        if (done == 0) {
            throw new InputException(inputs.source() + ": expected at least one puzzle, but found none");
        }
        if (code == ExitCode.OK && unratedInTime > 0 && !runOptions.areQuiet()) {
            streams.say(Phrases.count(unratedInTime, "puzzle") + " without a level, because rating takes longer than "
                    + (runOptions.limitTime() ? "--timeout" : TIME_FOR_RATING.toSeconds() + " s")
                    + (runOptions.limitTime() ? "" : "; --timeout sets another limit"));
        }
        return code;
    }

    private void take(Prepared prepared) {
        if (cancellation.isCancelled()) {
            return;
        }
        done++;
        for (String warning : prepared.warnings()) {
            progress.close();
            streams.say(warning);
        }
        if (!prepared.warning().isEmpty() && !hasWarned) {
            hasWarned = true;
            progress.close();
            streams.say(prepared.warning());
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
            progress.close();
            streams.say(prepared.message());
        }
    }

    private Prepared prepare(Inputs.Part part) {
        if (!(part instanceof Inputs.Item item)) {
            throw new IllegalStateException("a sheet reads puzzles one by one");
        }
        String error = item.error();
        if (error != null) {
            return bad(item, error, ExitCode.BAD_INPUT);
        }
        String line = "line " + item.record().line() + ": ";
        try {
            Grid grid = input.withRules(item.record().grid());
            int side = grid.layout().side();
            String alphabet = input.alphabet().orElse(TextOptions.DEFAULT_ALPHABET);
            Prepared prepared = side > SheetPuzzle.LARGEST_SIDE
                    ? bad(item, line + tooLarge(side), ExitCode.BAD_INPUT)
                    : prepare(item, PuzzleInContext.of(item.record(), grid, DigitSymbols.of(alphabet, side)), line);
            boolean isHexadecimal = PerhapsHexadecimal.is(item.record(), input);
            return prepared.withWarnings(isHexadecimal ? PerhapsHexadecimal.warning(item) : "", item.warnings());
        } catch (InputException e) {
            return bad(item, line + e.getMessage(), ExitCode.BAD_INPUT);
        }
    }

    private static Prepared bad(Inputs.Item item, String message, int code) {
        return new Prepared(null, item.source() + ": " + message, code, false, "", List.of());
    }

    private Prepared prepare(Inputs.Item item, PuzzleInContext puzzle, String line) {
        SheetPuzzle plain = SheetPuzzle.of(
                puzzle, shared(puzzle.grid().layout()), item.record().id().orElse(null));
        if (!options.areForProperPuzzles()) {
            return Prepared.of(plain, false);
        }
        SudokuSolver started = solver.withLimits(limits.started());
        CheckResult verdict = started.check(puzzle.puzzle());
        if (verdict instanceof CheckResult.Proper proper) {
            SheetPuzzle solved = options.haveSolutions() ? plain.withSolution(proper.solution()) : plain;
            boolean isRated =
                    options.haveLevels() && LogicSolver.supports(puzzle.grid().layout());
            return isRated ? rated(solved, puzzle, started) : Prepared.of(solved, false);
        }
        if (verdict instanceof CheckResult.Several) {
            return bad(item, line + "there are several solutions; --unchecked prints such puzzles", ExitCode.SEVERAL);
        }
        return verdict instanceof CheckResult.Unsolvable unsolvable
                ? bad(item, line + noSolution(unsolvable.conflicts(), puzzle), ExitCode.NO)
                : bad(item, line + stopped((CheckResult.Stopped) verdict), ExitCode.LIMIT);
    }

    private static String noSolution(List<Conflict> conflicts, PuzzleInContext puzzle) {
        String why = conflicts.isEmpty()
                ? ""
                : " (" + String.join("; ", Phrases.sentences(conflicts, puzzle.symbols())) + ")";
        return "there is no solution" + why + "; --unchecked prints such puzzles";
    }

    private static String stopped(CheckResult.Stopped stopped) {
        return stopped.reason().text() + " before it was known whether there is exactly one solution";
    }

    /** Adds the level as {@code rate} finds it. */
    private Prepared rated(SheetPuzzle solved, PuzzleInContext puzzle, SudokuSolver started) {
        SudokuSolver timed = runOptions.limitTime()
                ? started
                : started.withLimits(
                        TimeLimits.add(started.limits(), TIME_FOR_RATING).started());
        LogicTask task = LogicTask.of(puzzle, logic.tools(puzzle.grid().layout()), logic.claims(), timed);
        Rating rating = Rater.of(task.solver()).rate(task.position());
        boolean isCutShort = rating.outcome() == Rating.Outcome.STOPPED;
        return Prepared.of(rating.level().map(solved::withLevel).orElse(solved), isCutShort);
    }

    /** A layout that is equal to the one given: that of an earlier puzzle if it is the same again. */
    private Layout shared(Layout own) {
        Layout last = layout;
        if (last == null || !last.equals(own)) {
            last = own;
            layout = own;
        }
        return last;
    }
}
