package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.GeneratedPuzzle;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.request.GenerateRequest;
import io.github.sudokusat.answer.request.MinimalChoice;
import io.github.sudokusat.answer.request.SymmetryChoice;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.OptionText;
import io.github.sudokusat.cli.option.Choices;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.OptionValues;
import io.github.sudokusat.cli.option.PatternText;
import io.github.sudokusat.cli.option.TargetOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.run.SinglePuzzle;
import io.github.sudokusat.generate.PuzzleSource;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code generate} that say what to make, and the generator that makes it. */
final class GenerateOptions {

    private static final int LONGEST_PATTERN = 10_000;

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
                    "What cannot be removed without a second solution: orbit (the default: no set of cells that are symmetric to each other), clue (no single given) or none (with --clues: givens may be superfluous).")
    private @Nullable MinimalChoice minimal;

    @Option(
            names = "--pattern",
            paramLabel = "TEXT|FILE",
            description =
                    "The cells with givens: 81 characters, of which '.', '0', '-' and '_' are blanks. Puzzles with a pattern need not be minimal.")
    private @Nullable String pattern;

    @Option(
            names = "--unbiased",
            description =
                    "Minimal puzzles for statistics: those with the same number of givens are equally likely, and the weight (csv, json) makes up for the rest.")
    private boolean isUnbiased;

    @Option(
            names = "--harder",
            paramLabel = "PUZZLE",
            description = "Puzzles that differ a little from PUZZLE (a text, a file, or '-') and have a higher score.")
    private @Nullable String harder;

    @Option(
            names = "--easier",
            paramLabel = "PUZZLE",
            description = "Puzzles that add to PUZZLE as few givens as give it a lower score.")
    private @Nullable String easier;

    @Option(
            names = "--jigsaw",
            paramLabel = "SIDE",
            description = "Puzzles with random regions, from side 4 to side 16; each has its own.")
    private @Nullable Integer jigsaw;

    @Mixin
    private TargetOptions targetOptions = new TargetOptions();

    @Mixin
    private InputOptions inputOptions = new InputOptions();

    /** What is made. */
    GeneratedPuzzle.Kind kind() {
        if (areGrids) {
            return GeneratedPuzzle.Kind.GRID;
        }
        if (isUnbiased) {
            return GeneratedPuzzle.Kind.WEIGHTED;
        }
        return jigsaw == null ? GeneratedPuzzle.Kind.PUZZLE : GeneratedPuzzle.Kind.WITH_LAYOUT;
    }

    /** The setup for reading texts, and the layout; reads a file of regions, so call it once. */
    InputSetup setup() {
        return inputOptions.setup();
    }

    /**
     * The generator that the options name.
     *
     * @param setup what {@link #setup} has made
     * @return the generator; empty if the run was cancelled while a puzzle was read
     * @throws InputException if the options contradict each other, or a value is malformed
     */
    Optional<PuzzleSource> source(InputSetup setup, Streams streams, Cancellation cancellation) {
        refuseContradictions();
        GenerateRequest request = GenerateRequest.of(new OptionValues(this::value));
        if (harder != null || easier != null) {
            String option = harder != null ? "--harder" : "--easier";
            String text = harder != null ? harder : String.valueOf(easier);
            return Optional.ofNullable(SinglePuzzle.ofOption(option, text, setup, streams, cancellation))
                    .map(PuzzleInContext::grid)
                    .map(harder != null ? request::harder : request::easier);
        }
        Layout layout = setup.layout();
        refuseNamedRules(layout);
        return Optional.of(source(request, layout));
    }

    private PuzzleSource source(GenerateRequest request, Layout layout) {
        if (areGrids) {
            return request.grids(layout);
        }
        if (pattern != null) {
            return request.withPattern(PatternText.parse(OptionText.read("--pattern", pattern, LONGEST_PATTERN)));
        }
        if (isUnbiased) {
            return request.unbiased();
        }
        return jigsaw == null ? request.puzzles(layout) : request.jigsaws(jigsaw);
    }

    private @Nullable String value(String name) {
        return switch (name) {
            case "symmetry" -> symmetry == null ? null : Choices.name(symmetry);
            case "minimal" -> minimal == null ? null : Choices.name(minimal);
            default -> targetOptions.find(name);
        };
    }

    private void refuseContradictions() {
        List<String> modes = modes();
        if (modes.size() > 1) {
            refuse(modes.get(0), modes.get(1));
        }
        boolean isOfLayout = areGrids || harder != null || easier != null;
        if (!modes.isEmpty() && !isOfLayout && inputOptions.layoutOption() != null) {
            refuse(modes.get(0), inputOptions.layoutOption());
        }
    }

    private static void refuseNamedRules(Layout layout) {
        if (!layout.statedRules().isEmpty()) {
            NamedRule first = layout.statedRules().get(0).rule();
            throw new InputException("generate does not support rules such as " + first.name());
        }
    }

    /** The options given that say what to make, of which there may be one. */
    private List<String> modes() {
        List<String> modes = new ArrayList<>();
        addIf(areGrids, "--grids", modes);
        addIf(pattern != null, "--pattern", modes);
        addIf(isUnbiased, "--unbiased", modes);
        addIf(harder != null, "--harder", modes);
        addIf(easier != null, "--easier", modes);
        addIf(jigsaw != null, "--jigsaw", modes);
        return modes;
    }

    private static void addIf(boolean isGiven, String option, List<String> options) {
        if (isGiven) {
            options.add(option);
        }
    }

    private static void refuse(String option, @Nullable String other) {
        throw new InputException(option + " cannot be combined with " + other);
    }
}
