package io.github.sudokusat.answer.request;

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
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of generated puzzles, and the generators that make such puzzles. One request can be made of each kind of generator; what a generator
 * cannot heed is refused. A refusal is the exception of the {@link RequestValues}.
 */
public final class GenerateRequest {

    /**
     * A source whose puzzles a function makes.
     *
     * @param maker makes a puzzle within limits that have been started
     * @param limits the limits of each call
     */
    private record MadeBy(Maker maker, Limits limits) implements PuzzleSource {

        interface Maker {
            GenerateResult make(long seed, long index, Limits started);
        }

        static MadeBy of(Maker maker) {
            return new MadeBy(maker, Limits.none());
        }

        @Override
        public MadeBy withLimits(Limits value) {
            return new MadeBy(maker, value);
        }

        @Override
        public GenerateResult generate(long seed, long index) {
            return maker.make(seed, index, limits.started());
        }
    }

    /** The keys of the target; techniques come first, since a refusal names the first that is there. */
    private static final List<String> TARGETS = List.of("needs", "contains", "level", "score", "forbid", "clues");

    /** The keys of the values. */
    public static final List<String> KEYS =
            List.of("level", "score", "clues", "needs", "contains", "forbid", "symmetry", "minimal");

    private static final int CELLS = 81;

    private final RequestValues values;
    private final @Nullable NumberRange clues;
    private final SymmetryChoice symmetry;
    private final MinimalChoice minimal;
    private final PuzzleTarget target;

    private GenerateRequest(RequestValues values) {
        this.values = values;
        SymmetryChoice givenSymmetry = values.choice("symmetry", SymmetryChoice.class);
        this.symmetry = givenSymmetry == null ? SymmetryChoice.NONE : givenSymmetry;
        MinimalChoice givenMinimal = values.choice("minimal", MinimalChoice.class);
        this.minimal = givenMinimal == null ? MinimalChoice.ORBIT : givenMinimal;
        this.clues = NumberRange.of(values, "clues");
        if (minimal == MinimalChoice.NONE && clues == null) {
            String expected = "the number of givens at which to stop";
            throw values.wrong(
                    "clues",
                    "",
                    expected,
                    values.name("minimal") + " none needs " + values.name("clues") + ", " + expected);
        }
        this.target = target(values, clues);
    }

    /** Reads the values of a request. */
    public static GenerateRequest of(RequestValues values) {
        return new GenerateRequest(values);
    }

    private static PuzzleTarget target(RequestValues values, @Nullable NumberRange clues) {
        PuzzleTarget target = PuzzleTarget.any();
        if (clues != null) {
            target = target.withGivens(clues.leastAsInt(), clues.mostAsInt());
        }
        LevelRange levels = LevelRange.of(values, "level");
        if (levels != null) {
            target = target.withLevels(levels.lowest(), levels.highest());
        }
        NumberRange score = NumberRange.of(values, "score");
        if (score != null) {
            target = target.withScore(score.least(), score.most());
        }
        Technique needed = TechniqueNames.one(values, "needs");
        if (needed != null) {
            target = target.withNeeded(needed);
        }
        Set<Technique> contained = TechniqueNames.list(values, "contains");
        if (contained != null) {
            target = target.withContained(contained);
        }
        Set<Technique> forbidden = TechniqueNames.list(values, "forbid");
        return forbidden == null ? target : target.withForbidden(forbidden);
    }

    /** A generator of full grids. Those of the classic layout are uniformly distributed. */
    public PuzzleSource grids(Layout layout) {
        refuse("grids", List.of("symmetry", "minimal"));
        refuse("grids", TARGETS);
        if (layout.isClassic()) {
            return MadeBy.of((seed, index, limits) ->
                    found(UniformGrids.of(RandomStream.of(seed, index)).next()));
        }
        LayoutGenerator generator =
                checked("kind", "", () -> LayoutGenerator.of(SudokuSolver.defaultSatSolver(), layout));
        return MadeBy.of((seed, index, limits) ->
                result(generator.withLimits(limits).grid(seed, index), grid -> found(grid.value())));
    }

    private static <T> GenerateResult result(
            DrawResult<T> drawn, Function<DrawResult.Found<T>, GenerateResult> ofFound) {
        return drawn.match(
                ofFound,
                none -> new GenerateResult.Impossible(Impossibility.NO_GRID, none.explanation()),
                stopped -> new GenerateResult.Stopped(stopped.reason(), 0));
    }

    private static GenerateResult found(Grid grid) {
        return new GenerateResult.Found(new Generated(grid, grid), 1);
    }

    /** A generator of puzzles of a layout. */
    public PuzzleSource puzzles(Layout layout) {
        if (layout.isClassic()) {
            return withTarget(classic());
        }
        requireMinimal();
        return withTarget(checked("kind", "", () -> of(layout)));
    }

    private PuzzleGenerator classic() {
        PuzzleGenerator symmetric = symmetry.applyTo(PuzzleGenerator.create());
        if (clues == null || minimal != MinimalChoice.NONE) {
            return symmetric.withMinimality(minimal.minimality().orElseThrow());
        }
        int fewest = Math.max(PuzzleGenerator.FEWEST_GIVENS, clues.leastAsInt());
        int most = Math.min(CELLS, clues.mostAsInt());
        if (fewest > most) {
            String expected = "from " + PuzzleGenerator.FEWEST_GIVENS + " to " + CELLS;
            String message = values.name("clues") + " must be " + expected + " for " + values.name("minimal") + " none";
            throw values.wrong("clues", values.text("clues"), expected, message);
        }
        return symmetric.withSuperfluousGivens(fewest, most);
    }

    private void requireMinimal() {
        if (minimal == MinimalChoice.NONE) {
            String message = values.name("minimal") + " none is for classic 9x9 only";
            throw values.wrong("minimal", values.text("minimal"), "orbit or clue", message);
        }
    }

    private LayoutGenerator of(Layout layout) {
        return symmetry.applyTo(LayoutGenerator.of(SudokuSolver.defaultSatSolver(), layout))
                .withMinimality(minimal.minimality().orElseThrow());
    }

    /** A generator of puzzles with givens in the cells of a pattern. They need not be minimal. */
    public PuzzleSource withPattern(GivenPattern pattern) {
        refuse("pattern", List.of("symmetry", "minimal"));
        int count = pattern.cells().length;
        if (clues != null && (count < clues.least() || count > clues.most())) {
            throw values.refused("clues", values.name("clues") + " cannot be met: the pattern has " + count + " cells");
        }
        return withTarget(PatternGenerator.of(pattern));
    }

    /** A generator of puzzles with givens in the cells in which a grid has them. */
    public PuzzleSource withPatternOf(Grid grid) {
        return withPattern(checked("pattern", () -> GivenPattern.of(grid)));
    }

    /** A generator of minimal puzzles for statistics. */
    public PuzzleSource unbiased() {
        refuse("unbiased", List.of("symmetry", "minimal"));
        return withTarget(UnbiasedGenerator.create());
    }

    /** A generator of puzzles with random regions. */
    public PuzzleSource jigsaws(int side) {
        requireMinimal();
        JigsawLayouts layouts = checked("jigsaw", () -> JigsawLayouts.of(SudokuSolver.defaultSatSolver(), side));
        return withTarget(MadeBy.of((seed, index, limits) -> result(
                layouts.withLimits(limits).draw(seed, index),
                layout -> of(layout.value()).withLimits(limits).generate(seed, index))));
    }

    /** A generator of puzzles with a higher score than a puzzle. */
    public PuzzleSource harder(Grid puzzle) {
        return nearby("harder", () -> NearbyGenerator.harder(puzzle));
    }

    /** A generator of puzzles with a lower score than a puzzle. */
    public PuzzleSource easier(Grid puzzle) {
        return nearby("easier", () -> NearbyGenerator.easier(puzzle));
    }

    private PuzzleSource nearby(String kind, Supplier<NearbyGenerator> generator) {
        refuse(kind, List.of("minimal"));
        NearbyGenerator near = checked(kind, () -> symmetry.applyTo(generator.get()));
        return checked(targetKey(), "", () -> near.withTarget(target));
    }

    private PuzzleSource withTarget(PuzzleSource source) {
        return target.isAny() ? source : checked(targetKey(), "", () -> TargetGenerator.of(source, target));
    }

    /** The first key of the target that is there. */
    private String targetKey() {
        return TARGETS.stream()
                .filter(key -> values.find(key) != null)
                .findFirst()
                .orElse("kind");
    }

    /** Refuses the first of some keys that the request has. */
    private void refuse(String kind, List<String> keys) {
        for (String key : keys) {
            String value = values.find(key);
            if (value != null) {
                String message = values.name(kind) + " cannot be combined with " + values.name(key);
                throw values.wrong(key, value, "left out", message);
            }
        }
    }

    /** What a supplier makes; if it refuses, the refusal begins with the name of the kind. */
    private <T> T checked(String kind, Supplier<T> supplier) {
        return checked("kind", values.name(kind) + ": ", supplier);
    }

    /** What a supplier makes; its refusal is that of a key. */
    private <T> T checked(String key, String beginning, Supplier<T> supplier) {
        try {
            return supplier.get();
        } catch (IllegalArgumentException e) {
            throw values.refused(key, beginning + e.getMessage());
        }
    }
}
