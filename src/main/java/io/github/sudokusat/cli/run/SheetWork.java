package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.input.PerhapsHexadecimal;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.LogicSetup;
import io.github.sudokusat.cli.option.SheetOptions;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sheet.SheetPuzzle;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The work of a run of {@code sheet}: checks and rates the puzzles to print. Safe for use by several threads. */
final class SheetWork {

    /** The time that rating a puzzle may take if the user sets none. */
    private static final Duration TIME_FOR_RATING = Duration.ofSeconds(5);

    private final SheetOptions options;
    private final boolean hasTimeLimit;
    private final InputSetup input;
    private final Limits limits;
    private final SudokuSolver solver = SudokuSolver.create();
    private final LogicSetup logic = LogicSetup.ofRatings();
    /** The layout of the last puzzle, which most puzzles of a run share. */
    private volatile @Nullable Layout layout;

    /**
     * Creates the work.
     *
     * @param input how puzzles are read
     * @param limits the limits of each puzzle
     * @param hasTimeLimit whether the user has limited the time
     */
    SheetWork(SheetOptions options, InputSetup input, Limits limits, boolean hasTimeLimit) {
        this.options = options;
        this.input = input;
        this.limits = limits;
        this.hasTimeLimit = hasTimeLimit;
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
    record Prepared(
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

    /** The time that rating a puzzle may take, and how to change it. */
    String timeForRating() {
        return hasTimeLimit ? "--timeout" : TIME_FOR_RATING.toSeconds() + " s; --timeout sets another limit";
    }

    /** Checks and rates a puzzle. */
    Prepared prepare(Inputs.Part part) {
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
                    ? bad(item, line + SheetRun.tooLarge(side), ExitCode.BAD_INPUT)
                    : prepare(
                            item,
                            PuzzleInContext.of(item.record(), grid, DigitSymbols.of(alphabet, grid.layout())),
                            line);
            boolean isHexadecimal = input.alphabet().isEmpty() && PerhapsHexadecimal.is(item.record());
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
                        puzzle,
                        shared(puzzle.grid().layout()),
                        item.record().id().orElse(null))
                .withWords(item.record().credits().rules());
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
        SudokuSolver timed = hasTimeLimit
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
