package io.github.sudokusat.cli;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.CancellableInput;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.Choices;
import io.github.sudokusat.cli.option.EngineOptions;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.JobOptions;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.output.ExitCode;
import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.BulkLineSolver;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A command that answers a question about each of its puzzles: one alone, or any number in bulk. */
abstract class PuzzleCommand implements Callable<Integer> {

    private final Streams streams;

    @Mixin
    private InputOptions text = new InputOptions();

    @Mixin
    private EngineOptions engineOptions = new EngineOptions();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    @Mixin
    private JobOptions jobs = new JobOptions();

    @Option(
            names = "--stats",
            description = "Show the total time and work on standard error; in JSON also show those of each puzzle.")
    private boolean hasStatistics;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..*",
            description =
                    "A file with one puzzle or many (see 'help formats'), optionally gzipped; '-' or nothing for standard input; or the text of a puzzle. Limits apply to each puzzle.")
    private List<String> puzzles = new ArrayList<>();

    PuzzleCommand(Streams streams) {
        this.streams = streams;
    }

    /**
     * The work on one puzzle; called on several threads.
     *
     * @param solver the solver, whose limits are started, so that one time limit covers all its searches for the puzzle
     * @param found receives solutions as they are found, so the report need not keep them; null if the report must hold them all
     */
    abstract Report report(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found);

    /** The work on a single puzzle, if the form has room for more than the answer. */
    Report reportAlone(PuzzleInContext puzzle, SudokuSolver solver) {
        return report(puzzle, solver, null);
    }

    /**
     * The question that {@link BulkLineSolver} can answer for this command about a classic puzzle, in the form {@code line} and without limits; null
     * if the options ask for more.
     */
    BulkLineSolver.@Nullable Question question() {
        return null;
    }

    /** The names of the CSV columns between {@code line,id,puzzle} and {@code message}. */
    abstract List<String> csvColumns();

    /** The options that choose an engine. */
    final EngineOptions engineOptions() {
        return engineOptions;
    }

    /** The reason why the command cannot handle a puzzle; empty if it can. */
    Optional<String> refusal(PuzzleInContext puzzle) {
        return Optional.empty();
    }

    /** Checks the command's own options before any input is read. */
    void checkOptions() {}

    /** Reads what the command's own options name before the puzzles; returns false if the run was cancelled in the meantime. */
    boolean prepare(InputSetup input, Cancellation cancellation) {
        return true;
    }

    final Streams streams() {
        return streams;
    }

    /** Whether standard input is a source of puzzles. */
    final boolean readsStandardInput() {
        return puzzles.isEmpty() || puzzles.contains("-");
    }

    /** Refuses a limit on solutions that is too small for the command. */
    static void requireLimit(@Nullable Long limit, long least, String purpose) {
        if (limit != null && limit < least) {
            throw new InputException("--limit must be " + least + " or more" + purpose + ", but is " + limit);
        }
    }

    /** Whether the answers of several puzzles are texts of several lines, separated by empty lines. */
    final boolean hasParagraphs(Rendering rendering) {
        return rendering.form() == Rendering.Form.PICTURE
                || rendering.isForReading()
                || (rendering.form() == Rendering.Form.LINE && givesParagraphs());
    }

    /** Whether the form {@code line} has several lines for a puzzle, which an empty line separates from those of the next. */
    boolean givesParagraphs() {
        return false;
    }

    /** Whether records with the {@linkplain Report#key() key} of an earlier one are left out. */
    boolean dropsRepeats() {
        return false;
    }

    /** Whether the time and work were requested. */
    boolean wantsStatistics() {
        return hasStatistics;
    }

    /** Whether remarks on results are suppressed on standard error. */
    final boolean isQuiet() {
        return runOptions.areQuiet();
    }

    /** The forms of output that the command has. */
    Set<Rendering.Form> forms() {
        return Rendering.Form.COMMON;
    }

    /** The engine that the options name. */
    Engine engine() {
        return engineOptions.engine();
    }

    /** The form of output that the options name; the form {@code line} if they name none. */
    final Rendering.Form form() {
        return outputOptions.form();
    }

    /** Whether library lines are to be written. */
    final boolean isLibrary() {
        return form() == Rendering.Form.LIBRARY;
    }

    /**
     * The report with the reason for its answer, if that takes a search of its own; called only if there is room for the reason, and on several
     * threads.
     *
     * @param limits the limits of the puzzle, started before its {@code report}
     */
    Report withReason(Report report, PuzzleInContext puzzle, Limits limits) {
        return report;
    }

    /** The exit code for one puzzle alone. */
    int exitCode(Outcome outcome) {
        return ExitCode.of(outcome);
    }

    @Override
    public Integer call() throws Exception {
        checkOptions();
        outputOptions.requireForm(forms());
        Cancellation cancellation = new Cancellation();
        Signals.onInterrupt(cancellation::cancel);
        InputSetup input = text.setup();
        if (!prepare(input, cancellation)) {
            return ExitCode.LIMIT;
        }
        boolean inBlocks = canWorkInBlocks(input);
        SudokuSolver solver =
                SudokuSolver.of(engine()).withLimits(engineOptions.limits(runOptions.limits(cancellation)));
        try (ProgressLine progress = runOptions.progress(streams, outputOptions.isForTerminal(streams));
                Output output = outputOptions.open(streams)) {
            PuzzleRun run = new PuzzleRun(
                    this, streams, outputOptions, input, solver, jobs.batch(), cancellation, output, progress);
            CancellableInput in = new CancellableInput(streams.in(), run::beforeWait, cancellation);
            try (Inputs inputs = new Inputs(puzzles, input.textOptions(), in, inBlocks)) {
                return run.over(inputs);
            }
        }
    }

    /** The work of the command for a caller that reads the puzzles and writes the records, many at a time. */
    final PuzzleWork work(Cancellation cancellation) {
        checkOptions();
        outputOptions.requireForm(forms());
        InputSetup input = text.setup();
        Rendering rendering =
                outputOptions.rendering(streams, false, input.alphabet().orElse(null));
        if (hasParagraphs(rendering)) {
            throw new InputException("--format " + Choices.name(rendering.form())
                    + " may give answers of several lines, but a job's have one; choose "
                    + (givesParagraphs() ? "" : "line, ") + "csv, json or parquet");
        }
        prepare(input, cancellation);
        SudokuSolver solver =
                SudokuSolver.of(engine()).withLimits(engineOptions.limits(runOptions.limits(cancellation)));
        return new PuzzleWork(
                this,
                new PuzzleReporter(this, input, solver, rendering, cancellation),
                input.textOptions(),
                rendering,
                canWorkInBlocks(input));
    }

    /** The arguments that name or are puzzles. */
    final List<String> puzzles() {
        return List.copyOf(puzzles);
    }

    /** The header of the form {@code csv}. */
    final List<String> csvHeader(boolean haveNames) {
        List<String> header = new ArrayList<>(List.of("line", "id", "puzzle"));
        header.addAll(csvColumns());
        header.add("message");
        if (haveNames) {
            header.add("source");
        }
        return header;
    }

    /** Whether {@link BulkLineSolver} can answer everything that the options ask about a classic puzzle. */
    private boolean canWorkInBlocks(InputSetup input) {
        return question() != null
                && !hasStatistics
                && engineOptions.areForUnlimitedBits()
                && !runOptions.limitTime()
                && input.leavesClassicLines()
                && outputOptions.rendering(streams, false, null).form() == Rendering.Form.LINE;
    }
}
