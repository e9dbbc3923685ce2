package io.github.sudokusat.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Searches;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Tests engines on random layouts, with random solved grids of which random cells are blanked. */
@Tag("long")
class EnginePropertyTest {

    private static final int MANY = 100;

    /** One engine of each kind for all tries, so that the layout changes between its searches. */
    private static final List<Engine> ENGINES = List.of(
            CdclEngine.of(Sat4jSolver.instance()),
            CdclEngine.of(Sat4jSolver.instance(), CdclOptions.defaults().withAssumedGivens(true)),
            CdclEngine.of(
                    Sat4jSolver.instance(),
                    CdclOptions.defaults().withSession(SessionOptions.defaults().withSeed(7))),
            BitsEngine.create(),
            PropagateEngine.create(),
            SudokuSolver.create().engine(),
            IlpEngine.ofSat4j(),
            BacktrackEngine.create());

    /** The engines that support the layout and are fast enough: backtracking can take minutes for a 9 × 9 grid with few digits. */
    private static List<Engine> enginesFor(Grid puzzle) {
        boolean easy = puzzle.layout().side() <= 6 || puzzle.filledCount() >= 45;
        List<Engine> engines = new ArrayList<>(ENGINES);
        engines.removeIf(engine -> !engine.supports(puzzle.layout()) || (!easy && engine instanceof BacktrackEngine));
        return engines;
    }

    @Provide
    Arbitrary<Layout> layouts() {
        return Layouts.any(4, 6, 9);
    }

    @Provide
    Arbitrary<Layout> boxes() {
        return Arbitraries.oneOf(Layouts.boxes(1, 2, 3, 4, 5, 6, 7, 8, 9), Layouts.jigsaws(4, 6, 9));
    }

    private static Grid puzzle(Layout layout, long seed) {
        Optional<Grid> puzzle = RandomPuzzles.find(layout, seed, MANY);
        // Layouts for which no solution is found are left out, because the oracle takes long to show that there is
        // none.
        Assume.that(puzzle.isPresent());
        return puzzle.get();
    }

    /** Compares the solutions; {@code Searches} also checks that each is valid, extends the puzzle, and is found once. */
    @Property(tries = 30)
    void theSolutionsAreThoseOfTheOracle(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Grid puzzle = puzzle(layout, seed);
        Set<Grid> expected = new HashSet<>(RandomPuzzles.solutions(puzzle));
        for (Engine engine : enginesFor(puzzle)) {
            assertThat(Searches.allSolutions(engine, puzzle)).as(engine.name()).isEqualTo(expected);
        }
    }

    /** The oracle checks named rules on complete grids only, so larger grids have fewer blanks. */
    @Property(tries = 60)
    void namedRulesAreObeyed(@ForAll("layouts") Layout base, @ForAll long seed) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Optional<Grid> solution = maker.findSolution(base);
        Assume.that(solution.isPresent());
        Random random = new Random(seed);
        Layout layout =
                RandomPrimitives.layout(solution.get(), 1 + random.nextInt(6), random, RandomPrimitives.Kind.values());
        double blanks = base.side() > 6 ? 0.5 : base.side() > 4 ? 0.65 : 1;
        Grid puzzle = maker.blank(solution.get(), Layouts.blanks(base, blanks)).on(layout);
        Set<Grid> expected = new HashSet<>(RandomPuzzles.solutions(puzzle));
        for (Engine engine : enginesFor(puzzle)) {
            assertThat(Searches.allSolutions(engine, puzzle)).as(engine.name()).isEqualTo(expected);
        }
    }

    @Property(tries = 30)
    void theCheckAgreesWithTheOracle(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Grid puzzle = puzzle(layout, seed);
        Random random = new Random(seed);
        List<Grid> solutions = RandomPuzzles.solutions(puzzle);
        for (int i = 0; i < 8; i++) {
            long expected = BruteForce.count(puzzle, 2);
            for (Engine engine : enginesFor(puzzle)) {
                assertThat(count(engine, puzzle, 2))
                        .as("%s %s", engine.name(), puzzle)
                        .isEqualTo(expected);
            }
            if (!solutions.isEmpty()) {
                int cell = Layouts.cell(layout, random);
                puzzle = puzzle.with(cell, solutions.get(0).digit(cell));
            }
        }
    }

    /**
     * Applies the symmetries that {@link Symmetries} finds for a layout: rotations and reflections, and exchanges of rows, columns, bands and
     * stacks, as far as the layout allows; in addition, renamings of digits, random compositions, and the transposition, which may lead to another
     * layout.
     */
    @Property(tries = 30)
    void theCountIsInvariantUnderEverySymmetryOfTheLayout(@ForAll("layouts") Layout layout, @ForAll long seed) {
        assertCountIsInvariant(layout, seed);
    }

    /** Tests layouts without variants, which have more symmetries. */
    @Property(tries = 30)
    void theCountIsInvariantUnderEverySymmetryOfBoxesAndJigsaws(@ForAll("boxes") Layout layout, @ForAll long seed) {
        assertCountIsInvariant(layout, seed);
    }

    private static void assertCountIsInvariant(Layout layout, long seed) {
        Grid puzzle = puzzle(layout, seed);
        long expected = BruteForce.count(puzzle, MANY);
        Symmetries symmetries = Symmetries.of(layout);
        assertCount("transposition", Symmetry.transposition(layout), puzzle, expected);
        assertCount("random", symmetries.random(RandomStream.of(seed)), puzzle, expected);
        for (Symmetries.Generator generator : symmetries.generators()) {
            assertCount(generator.name(), generator.symmetry(), puzzle, expected);
        }
    }

    private static void assertCount(String name, Symmetry symmetry, Grid puzzle, long expected) {
        Grid image = symmetry.apply(puzzle);
        for (Engine engine : enginesFor(image)) {
            assertThat(count(engine, image, MANY))
                    .as("%s of %s by %s", name, puzzle, engine.name())
                    .isEqualTo(expected);
        }
    }

    private static long count(Engine engine, Grid puzzle, long max) {
        try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
            return search.count(max);
        }
    }
}
