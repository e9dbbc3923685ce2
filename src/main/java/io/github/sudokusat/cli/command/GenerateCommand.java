package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.JobOptions;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.ResultStream;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.PuzzleMaker;
import io.github.sudokusat.cli.run.GeneratedSink;
import io.github.sudokusat.cli.run.Loop;
import io.github.sudokusat.cli.run.Signals;
import io.github.sudokusat.cli.run.Source;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.PuzzleSource;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code generate}: proper puzzles, or full grids, by number from a seed. */
@Command(
        name = "generate",
        description = "Generates proper puzzles, or full grids, at random.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat generate",
            "  sudoku-sat generate --level hard --symmetry half-turn --format picture",
            "  sudoku-sat generate --needs x-wing --count 10",
            "  sudoku-sat generate --count 1000 --clues 22..24 --seed 7 --format json -o puzzles.json",
            "  sudoku-sat generate --minimal none --clues 30..35 --level easy --date today",
            "  sudoku-sat generate --box 4x4",
            "  sudoku-sat generate --jigsaw 9 --format json",
            "  sudoku-sat generate --harder puzzle.txt",
            "  sudoku-sat generate --grids --count 10 --seed 1",
            "",
            "Puzzles are minimal unless an option says otherwise: every given is needed. Full grids of classic 9x9 are exactly uniform: each of the"
                    + " 6,670,903,752,021,072,936,960 is equally likely; those of other layouts are not. The same options and seed give"
                    + " the same puzzles, with any number of threads. csv and json add the solution, the number of clues, the rating of"
                    + " 'rate' (profile full) with its techniques, the canonical form, the seed and the number of the puzzle.",
            "",
            "--timeout limits the whole run. Without it, the search for a puzzle ends after 100,000 tries (--harder, --easier:"
                    + " 300), which can take minutes, and says what it has seen.",
            "",
            "Exit code: 0 generated, 3 there is no such puzzle, 5 a limit was reached, 2 bad input."
        })
public final class GenerateCommand implements Callable<Integer> {

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Option(names = "--count", paramLabel = "N", description = "The number of puzzles or grids. Default: 1.")
    private long count = 1;

    @Mixin
    private GenerateOptions choices = new GenerateOptions();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "The seed for random choices. The same seed gives the same results. Default: a new one each time.")
    private @Nullable Long seed;

    @Option(
            names = "--date",
            paramLabel = "YYYY-MM-DD",
            description = "The seed of a day, or of today; puzzle 0 is the puzzle of the day.")
    private @Nullable String date;

    @Mixin
    private JobOptions jobs = new JobOptions();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    public GenerateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        checkOptions();
        Signals.onInterrupt(cancellation::cancel);
        long from = from();
        InputSetup setup = choices.setup();
        Rendering rendering =
                outputOptions.rendering(streams, true, setup.alphabet().orElse(null));
        PuzzleSource source = choices.source(setup, streams, cancellation).orElse(null);
        if (source == null) {
            return ExitCode.LIMIT;
        }
        try (ProgressLine progress = runOptions.progress(streams, outputOptions.isForTerminal(streams));
                Output output = outputOptions.open(streams)) {
            Limits limits = runOptions.limits(cancellation).started();
            // Of several searches at the same time, the line would show now one, now another.
            Limits reporting = count == 1 ? limits.withProgress(progress) : limits;
            PuzzleMaker maker = new PuzzleMaker(choices.kind(), from, source.withLimits(reporting), rendering);
            ResultStream results = new ResultStream(output, progress);
            return new Loop(streams, jobs.batch(), cancellation, results, progress)
                    .run(Source.numbers(count, maker.what() + "s"), maker::make, new GeneratedSink(maker, results));
        }
    }

    /** The work of the command for a caller that writes the records; the time limit is one for each puzzle. */
    public PuzzleMaker maker(long from, Cancellation ofCaller) {
        checkOptions();
        InputSetup setup = choices.setup();
        Rendering rendering =
                outputOptions.rendering(streams, false, setup.alphabet().orElse(null));
        PuzzleSource source = choices.source(setup, streams, ofCaller).orElseThrow();
        return new PuzzleMaker(choices.kind(), from, source.withLimits(runOptions.limits(ofCaller)), rendering);
    }

    /** The number of puzzles. */
    public long count() {
        return count;
    }

    private void checkOptions() {
        if (count < 0) {
            throw new InputException("--count must be 0 or more, but is " + count);
        }
        outputOptions.requireForm(Rendering.Form.COMMON);
    }

    /** The seed. A new one is exact as a number of JSON, which many programs read with 53 bits. */
    public long from() {
        if (date == null) {
            return Objects.requireNonNullElseGet(seed, () -> System.nanoTime() & ((1L << 53) - 1));
        }
        if (seed != null) {
            throw new InputException("--date cannot be combined with --seed");
        }
        try {
            LocalDate day = date.equals("today") ? LocalDate.now(ZoneId.systemDefault()) : LocalDate.parse(date);
            return PuzzleGenerator.seedOf(day.getYear(), day.getMonthValue(), day.getDayOfMonth());
        } catch (DateTimeException | IllegalArgumentException e) {
            throw new InputException("--date must be a day such as 2026-01-31, or \"today\", but is \"" + date + "\"");
        }
    }
}
