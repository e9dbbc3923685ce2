package io.github.sudokusat.cli;

import io.github.sudokusat.answer.NumberRange;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.OptionText;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.option.MinimalChoice;
import io.github.sudokusat.cli.option.PatternText;
import io.github.sudokusat.cli.option.SymmetryChoice;
import io.github.sudokusat.cli.option.TargetOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.GeneratedPuzzle;
import io.github.sudokusat.generate.DrawResult;
import io.github.sudokusat.generate.GenerateResult;
import io.github.sudokusat.generate.Generated;
import io.github.sudokusat.generate.GivenPattern;
import io.github.sudokusat.generate.Impossibility;
import io.github.sudokusat.generate.JigsawLayouts;
import io.github.sudokusat.generate.LayoutGenerator;
import io.github.sudokusat.generate.NearbyGenerator;
import io.github.sudokusat.generate.PatternGenerator;
import io.github.sudokusat.generate.PuzzleGenerator;
import io.github.sudokusat.generate.PuzzleSource;
import io.github.sudokusat.generate.PuzzleTarget;
import io.github.sudokusat.generate.TargetGenerator;
import io.github.sudokusat.generate.UnbiasedGenerator;
import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code generate} that say what to make, and the generator that makes it. */
final class GenerateOptions {

    private static final int LONGEST_PATTERN = 10_000;
    private static final int CELLS = 81;

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

    /** What {@link #inputOptions} make, once it has been asked for: a pipe of regions can be read only once. */
    private @Nullable InputSetup setup;

    private InputSetup setup() {
        InputSetup made = setup;
        if (made == null) {
            made = inputOptions.setup();
            setup = made;
        }
        return made;
    }

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

    /** The characters of the digits; null for the usual ones. */
    @Nullable
    String alphabet() {
        return setup().alphabet().orElse(null);
    }

    /**
     * The generator that the options name.
     *
     * @return the generator; empty if the run was cancelled while a puzzle was read
     * @throws InputException if the options contradict each other, or a value is malformed
     */
    Optional<PuzzleSource> source(Streams streams, Cancellation cancellation) {
        refuseContradictions();
        PuzzleTarget target = targetOptions.target();
        if (harder != null || easier != null) {
            return nearby(target, streams, cancellation);
        }
        Layout layout = setup().layout();
        refuseNamedRules(layout);
        PuzzleSource plain = plain(layout);
        try {
            return Optional.of(target.isAny() ? plain : TargetGenerator.of(plain, target));
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }

    private void refuseContradictions() {
        List<String> modes = modes();
        if (modes.size() > 1) {
            refuse(modes.get(0), true, modes.get(1));
        }
        String mode = modes.isEmpty() ? null : modes.get(0);
        boolean isNearby = harder != null || easier != null;
        refuse(mode, symmetry != null && (areGrids || pattern != null || isUnbiased), "--symmetry");
        refuse(mode, minimal != null && mode != null && jigsaw == null, "--minimal");
        refuse(mode, areGrids && targetOptions.given() != null, targetOptions.given());
        refuse(
                mode,
                inputOptions.layoutOption() != null && mode != null && !areGrids && !isNearby,
                inputOptions.layoutOption());
        if (minimal == MinimalChoice.NONE && targetOptions.clues().isEmpty()) {
            throw new InputException("--minimal none needs --clues, the number of givens at which to stop");
        }
    }

    private static void refuseNamedRules(Layout layout) {
        if (!layout.statedRules().isEmpty()) {
            NamedRule first = layout.statedRules().get(0).rule();
            throw new InputException("no puzzles are made with rules such as " + first.name());
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

    private static void refuse(@Nullable String option, boolean isRefused, @Nullable String other) {
        if (isRefused) {
            throw new InputException(option + " cannot be combined with " + other);
        }
    }

    /** The generator without a target. */
    private PuzzleSource plain(Layout layout) {
        if (areGrids) {
            return grids(layout);
        }
        if (pattern != null) {
            return PatternGenerator.of(givenPattern(pattern));
        }
        if (isUnbiased) {
            return UnbiasedGenerator.create();
        }
        if (jigsaw != null) {
            return jigsaws(jigsaw);
        }
        return layout.isClassic() ? classic() : ofLayout(layout);
    }

    private static PuzzleSource grids(Layout layout) {
        if (layout.isClassic()) {
            return (seed, index, limits) ->
                    found(UniformGrids.of(RandomStream.of(seed, index)).next());
        }
        LayoutGenerator generator = generator(layout);
        return (seed, index, limits) -> generator
                .grid(seed, index, limits)
                .match(
                        grid -> found(grid.value()),
                        none -> new GenerateResult.Impossible(Impossibility.NO_GRID, none.explanation()),
                        stopped -> new GenerateResult.Stopped(stopped.reason(), 0));
    }

    private static GenerateResult found(Grid grid) {
        return new GenerateResult.Found(new Generated(grid, grid), 1);
    }

    private GivenPattern givenPattern(String text) {
        GivenPattern cells = PatternText.parse(OptionText.read("--pattern", text, LONGEST_PATTERN));
        int count = cells.cells().length;
        NumberRange clues = targetOptions.clues().orElse(new NumberRange(count, count));
        if (count < clues.least() || count > clues.most()) {
            throw new InputException("--clues cannot be met: the pattern has " + count + " cells");
        }
        return cells;
    }

    private PuzzleSource classic() {
        PuzzleGenerator plain = PuzzleGenerator.create();
        PuzzleGenerator symmetric = symmetry == null ? plain : symmetry.applyTo(plain);
        if (minimal == MinimalChoice.NONE) {
            NumberRange clues = targetOptions.clues().orElseThrow();
            int fewest = (int) Math.max(PuzzleGenerator.FEWEST_GIVENS, clues.least());
            int most = (int) Math.min(CELLS, clues.most());
            if (fewest > most) {
                throw new InputException("--clues must be from " + PuzzleGenerator.FEWEST_GIVENS + " to " + CELLS
                        + " for --minimal none");
            }
            return symmetric.withSuperfluousGivens(fewest, most);
        }
        return minimal == null
                ? symmetric
                : symmetric.withMinimality(minimal.minimality().orElseThrow());
    }

    private PuzzleSource jigsaws(int side) {
        SatSolver solver = Sat4jSolver.instance();
        JigsawLayouts layouts;
        try {
            layouts = JigsawLayouts.of(solver, side);
        } catch (IllegalArgumentException e) {
            throw new InputException("--jigsaw: " + e.getMessage());
        }
        return (seed, index, limits) -> {
            DrawResult<Layout> drawn = layouts.draw(seed, index, limits);
            return drawn instanceof DrawResult.Stopped<Layout> stopped
                    ? new GenerateResult.Stopped(stopped.reason(), 0)
                    : ofLayout(drawn.orElseThrow()).generate(seed, index, limits);
        };
    }

    private LayoutGenerator ofLayout(Layout layout) {
        if (minimal == MinimalChoice.NONE) {
            throw new InputException("--minimal none is for classic 9x9 only");
        }
        LayoutGenerator plain = generator(layout);
        LayoutGenerator symmetric = symmetry == null ? plain : symmetry.applyTo(plain);
        return minimal == null
                ? symmetric
                : symmetric.withMinimality(minimal.minimality().orElseThrow());
    }

    private static LayoutGenerator generator(Layout layout) {
        return LayoutGenerator.of(Sat4jSolver.instance(), layout);
    }

    private Optional<PuzzleSource> nearby(PuzzleTarget target, Streams streams, Cancellation cancellation) {
        String option = harder != null ? "--harder" : "--easier";
        String value = harder != null ? harder : String.valueOf(easier);
        PuzzleInContext puzzle = SinglePuzzle.ofOption(option, value, setup(), streams, cancellation);
        if (puzzle == null) {
            return Optional.empty();
        }
        try {
            NearbyGenerator generator =
                    harder != null ? NearbyGenerator.harder(puzzle.grid()) : NearbyGenerator.easier(puzzle.grid());
            NearbyGenerator kept = symmetry == null ? generator : symmetry.applyTo(generator);
            return Optional.of(kept.withTarget(target));
        } catch (IllegalArgumentException e) {
            throw new InputException(option + ": " + e.getMessage());
        }
    }
}
