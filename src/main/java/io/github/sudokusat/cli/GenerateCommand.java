package io.github.sudokusat.cli;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.OptionText;
import io.github.sudokusat.cli.option.AlphabetOption;
import io.github.sudokusat.cli.option.JobOptions;
import io.github.sudokusat.cli.option.MinimalChoice;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.option.PatternText;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.option.SymmetryChoice;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.Generated;
import io.github.sudokusat.generate.PatternGenerator;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.UniformGrids;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code generate}: proper puzzles, or full grids, by number from a seed. */
@Command(
        name = "generate",
        description = "Generates proper puzzles, or uniformly random full grids, of classic 9x9.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat generate",
            "  sudoku-sat generate --count 1000 --symmetry half-turn --seed 7 --format json -o puzzles.json",
            "  sudoku-sat generate --minimal clue --symmetry diagonal --format picture",
            "  sudoku-sat generate --pattern 1.1.1.1.1.1.1.1.11.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.11.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1",
            "  sudoku-sat generate --grids --count 10 --seed 1",
            "",
            "Without --symmetry and --pattern, puzzles are minimal: every given is needed. Full grids are exactly uniform: each of the"
                    + " 6,670,903,752,021,072,936,960 is equally likely. The same options and seed give the same puzzles, with any"
                    + " number of threads. csv and json add the solution, the number of clues, the rating of 'rate' (profile full),"
                    + " the seed and the number of the puzzle. --timeout limits the whole run; without it, a search for a puzzle with"
                    + " a pattern ends after 100,000 tries, which can take minutes.",
            "",
            "Exit code: 0 generated, 3 there is no such puzzle, 5 a limit was reached, 2 bad input."
        })
final class GenerateCommand implements Callable<Integer> {

    private static final int LONGEST_PATTERN = 10_000;

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Option(names = "--count", paramLabel = "N", description = "The number of puzzles or grids. Default: 1.")
    private long count = 1;

    @Option(names = "--grids", description = "Generate full grids, without any blank.")
    private boolean areGrids;

    @Option(
            names = "--symmetry",
            paramLabel = "SYMMETRY",
            description = "The symmetry of the cells with givens: {values}. Default: none.")
    private @Nullable SymmetryChoice symmetry;

    @Option(
            names = "--minimal",
            paramLabel = "PART",
            description =
                    "What cannot be removed without a second solution: orbit (the default: no set of cells that are symmetric to each other) or clue (no single given).")
    private @Nullable MinimalChoice minimal;

    @Option(
            names = "--pattern",
            paramLabel = "TEXT|FILE",
            description =
                    "The cells with givens: 81 characters, of which '.', '0', '-' and '_' are blanks. Puzzles with a pattern need not be minimal.")
    private @Nullable String pattern;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "The seed for random choices. The same seed gives the same results. Default: a new one each time.")
    private @Nullable Long seed;

    @Mixin
    private JobOptions jobs = new JobOptions();

    /** Elsewhere the option says how givens enter a formula; here it would be taken for the number of givens. */
    @Option(names = "--clues", paramLabel = "TEXT", hidden = true)
    private @Nullable String clues;

    @Mixin
    private AlphabetOption alphabet = new AlphabetOption();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    GenerateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        checkOptions();
        outputOptions.requireForm(Rendering.Form.COMMON);
        Signals.onInterrupt(cancellation::cancel);
        long from = Objects.requireNonNullElseGet(seed, System::nanoTime);
        Rendering rendering = outputOptions.rendering(streams, true, alphabet.value());
        LongFunction<GenerateResult> source =
                source(from, runOptions.limits(cancellation).started());
        try (ProgressLine progress = runOptions.progress(streams, outputOptions.isForTerminal(streams));
                Output output = outputOptions.open(streams)) {
            return new GenerateRun(streams, cancellation, rendering, from, output, progress)
                    .run(count, source, areGrids, jobs.batch());
        }
    }

    private void checkOptions() {
        if (count < 0) {
            throw new InputException("--count must be 0 or more, but is " + count);
        }
        if (clues != null) {
            throw new InputException("--clues does not apply to generate; the number of clues cannot be chosen");
        }
        String grids = areGrids ? "--grids" : null;
        refuseTogether(grids, symmetry, "--symmetry");
        refuseTogether(grids, minimal, "--minimal");
        refuseTogether(grids, pattern, "--pattern");
        String ofPattern = pattern == null ? null : "--pattern";
        refuseTogether(ofPattern, symmetry, "--symmetry");
        refuseTogether(ofPattern, minimal, "--minimal");
    }

    private static void refuseTogether(@Nullable String option, @Nullable Object value, String other) {
        if (option != null && value != null) {
            throw new InputException(option + " cannot be combined with " + other);
        }
    }

    /** What is made by number: a puzzle, or a full grid that is its own solution. */
    private LongFunction<GenerateResult> source(long from, Limits limits) {
        if (areGrids) {
            return index -> {
                Grid grid = UniformGrids.of(RandomStream.of(from, index)).next();
                return new GenerateResult.Found(new Generated(grid, grid), 1);
            };
        }
        if (pattern != null) {
            PatternGenerator generator =
                    PatternGenerator.of(PatternText.parse(OptionText.read("--pattern", pattern, LONGEST_PATTERN)));
            return index -> generator.generate(from, index, limits);
        }
        PuzzleGenerator plain = PuzzleGenerator.create();
        PuzzleGenerator symmetric = symmetry == null ? plain : symmetry.applyTo(plain);
        PuzzleGenerator generator = minimal == null ? symmetric : symmetric.withMinimality(minimal.minimality());
        return index -> generator.generate(from, index, limits);
    }
}
