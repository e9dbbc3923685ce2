package io.github.sudokusat.generate;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class LayoutGeneratorTest {

    private static final long SEED = 16;

    private static final SatSolver SOLVER = Sat4jSolver.instance();

    private static final SudokuSolver PROPAGATION = SudokuSolver.of(PropagateEngine.create());

    /** A formula that is not that of the generator. */
    private static final SudokuSolver SAT = SudokuSolver.of(CdclEngine.of(
            SOLVER,
            CdclOptions.defaults().withEncoding(EncodingOptions.defaults().withAtMostOne(AtMostOneMethod.SEQUENTIAL))));

    /** The layout of words such as {@code 3x3 windoku} or {@code jigsaw 9}. */
    private static Layout layout(String text, long index) {
        String[] words = text.split(" ", -1);
        if (words[0].equals("jigsaw")) {
            return JigsawLayouts.of(SOLVER, Integer.parseInt(words[1]))
                    .draw(SEED, index)
                    .orElseThrow();
        }
        Layout layout = Layout.boxes(words[0].charAt(0) - '0', words[0].charAt(2) - '0');
        for (int i = 1; i < words.length; i++) {
            layout = layout.with(Variant.named(words[i]).orElseThrow());
        }
        return layout;
    }

    private static LayoutGenerator generator(String text) {
        return LayoutGenerator.of(SOLVER, layout(text, 0));
    }

    /** The SAT engine, and the propagation engine as well unless that would take seconds. */
    private static List<SudokuSolver> solvers(Grid puzzle) {
        boolean isEasy = puzzle.layout().side() <= 9
                && 5 * puzzle.filledCount() >= puzzle.layout().cellCount();
        return isEasy ? List.of(SAT, PROPAGATION) : List.of(SAT);
    }

    private static void requireProper(Generated generated, String name) {
        assertThatGrid(generated.solution()).solves(generated.puzzle());
        for (SudokuSolver solver : solvers(generated.puzzle())) {
            assertThat(solver.check(generated.puzzle()).orElseThrow())
                    .as("%s: %s", name, generated.puzzle())
                    .isEqualTo(generated.solution());
        }
    }

    /** Requires two solutions, which are checked against the rules: no engine need be believed. */
    private static void requireSeveral(Grid puzzle, String name) {
        assertThat(SAT.check(puzzle))
                .as("%s: %s", name, puzzle)
                .isInstanceOfSatisfying(CheckResult.Several.class, several -> {
                    assertThatGrid(several.first()).solves(puzzle);
                    assertThatGrid(several.second()).solves(puzzle);
                    assertThat(several.first()).isNotEqualTo(several.second());
                });
    }

    private static void requireEveryOrbit(Grid puzzle, GivenSymmetry symmetry, String name) {
        for (int[] orbit : symmetry.orbits(puzzle.layout().side())) {
            Grid fewer = puzzle;
            for (int cell : orbit) {
                fewer = fewer.with(cell, 0);
            }
            if (puzzle.digit(orbit[0]) != 0) {
                requireSeveral(fewer, name + " without the orbit of cell " + orbit[0]);
            }
        }
    }

    /** Sides 4 to 12 with boxes of all shapes, more houses, other rules, and jigsaws. */
    @ParameterizedTest
    @CsvSource({
        "2x2, 40",
        "2x3, 20",
        "3x2, 20",
        "2x4, 10",
        "4x2, 10",
        "3x3, 5",
        "2x5, 3",
        "5x2, 3",
        "3x4, 2",
        "4x3, 1",
        "2x6, 1",
        "2x2 windoku, 20",
        "2x3 diagonals, 20",
        "3x3 diagonals, 5",
        "3x3 windoku, 5",
        "3x3 disjoint, 5",
        "3x3 anti-knight, 3",
        "3x3 anti-king, 3",
        "3x3 diagonals windoku, 3",
        "jigsaw 4, 20",
        "jigsaw 5, 20",
        "jigsaw 6, 20",
        "jigsaw 7, 10",
        "jigsaw 9, 5",
        "jigsaw 10, 2"
    })
    void puzzlesAreProperAndMinimal(String text, int count) {
        Set<Generated> seen = new HashSet<>();
        for (long index = 0; index < count; index++) {
            String name = text + ", seed " + SEED + ", index " + index;
            Layout layout = layout(text, index);
            LayoutGenerator generator = LayoutGenerator.of(SOLVER, layout);
            GenerateResult result = generator.generate(SEED, index);
            assertThat(result.tries()).isEqualTo(1);
            Generated generated = result.orElseThrow();
            assertThat(generated.puzzle().layout()).isEqualTo(layout);
            requireProper(generated, name);
            requireEveryOrbit(generated.puzzle(), GivenSymmetry.NONE, name);
            seen.add(generated);
        }
        assertThat(seen).hasSize(count);
    }

    @Test
    @Tag("slow")
    void largePuzzlesAreProperAndMinimal() {
        for (String text : List.of("4x4", "2x8", "4x4 diagonals", "jigsaw 12")) {
            Generated generated = generator(text).generate(SEED, 0).orElseThrow();
            requireProper(generated, text);
            requireEveryOrbit(generated.puzzle(), GivenSymmetry.NONE, text);
        }
    }

    @ParameterizedTest
    @EnumSource
    void puzzlesHaveTheSymmetryAndNoOrbitCanGo(GivenSymmetry symmetry) {
        for (String text : List.of("2x3", "3x3 diagonals", "jigsaw 7")) {
            for (long index = 0; index < 3; index++) {
                String name = text + " " + symmetry + ", seed " + SEED + ", index " + index;
                Generated generated = generator(text)
                        .withSymmetry(symmetry)
                        .generate(SEED, index)
                        .orElseThrow();
                requireProper(generated, name);
                assertThat(symmetry.holds(generated.puzzle())).as(name).isTrue();
                requireEveryOrbit(generated.puzzle(), symmetry, name);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2x3, FULL", "2x4, HALF_TURN", "3x3 windoku, DIAGONAL", "jigsaw 6, BOTH_AXES", "2x3, NONE"})
    void puzzlesHaveTheSymmetryAndNoClueCanGo(String text, GivenSymmetry symmetry) {
        LayoutGenerator generator =
                generator(text).withMinimality(Minimality.CLUE).withSymmetry(symmetry);
        for (long index = 0; index < 3; index++) {
            String name = text + " " + symmetry + ", seed " + SEED + ", index " + index;
            Generated generated = generator.generate(SEED, index).orElseThrow();
            requireProper(generated, name);
            assertThat(symmetry.holds(generated.puzzle())).as(name).isTrue();
            requireEveryOrbit(generated.puzzle(), GivenSymmetry.NONE, name);
        }
    }

    @Test
    void aRandomSymmetryIsEachOfThemSometimes() {
        LayoutGenerator generator = generator("2x3").withRandomSymmetry();
        Set<GivenSymmetry> seen = new HashSet<>();
        for (long index = 0; index < 100; index++) {
            Grid puzzle = generator.generate(SEED, index).orElseThrow().puzzle();
            List<GivenSymmetry> held = new ArrayList<>();
            for (GivenSymmetry symmetry : GivenSymmetry.values()) {
                if (symmetry != GivenSymmetry.NONE && symmetry.holds(puzzle)) {
                    held.add(symmetry);
                }
            }
            assertThat(held).as("seed %d, index %d", SEED, index).isNotEmpty();
            seen.addAll(held.size() == 1 || held.contains(GivenSymmetry.FULL) ? Set.of(held.get(0)) : held);
        }
        assertThat(seen).hasSizeGreaterThanOrEqualTo(8);
    }

    @Test
    void puzzlesAndGridsDependOnSeedAndIndexAloneWhateverTheThreads() throws InterruptedException {
        LayoutGenerator generator = generator("jigsaw 6").withSymmetry(GivenSymmetry.HALF_TURN);
        List<Long> indices = new ArrayList<>();
        List<Generated> expected = new ArrayList<>();
        Set<Grid> grids = new HashSet<>();
        for (long index = 0; index < 50; index++) {
            indices.add(index);
            expected.add(generator.generate(SEED, index).orElseThrow());
            Grid grid = generator.grid(SEED, index).orElseThrow();
            assertThatGrid(grid).solves(Grid.empty(generator.layout()));
            assertThat(generator
                            .withLimits(Limits.none().withMaxWork(1_000_000))
                            .grid(SEED, index))
                    .isEqualTo(new DrawResult.Found<>(grid));
            grids.add(grid);
        }
        List<Generated> found = new ArrayList<>();
        Batch.onAllProcessors()
                .run(indices, index -> generator.generate(SEED, index).orElseThrow(), found::add);
        assertThat(found).isEqualTo(expected).doesNotHaveDuplicates();
        assertThat(grids).hasSizeGreaterThan(45);
        assertThat(generator.generate(SEED + 1, 0).orElseThrow()).isNotEqualTo(expected.get(0));
        assertThat(generator.generate(SEED, -1).orElseThrow()).isNotIn(expected);
    }

    /** Layouts with few full grids, all of which are drawn sooner or later. */
    @ParameterizedTest
    @ValueSource(strings = {"2x2 diagonals", "2x2 diagonals windoku", "2x2 disjoint"})
    void allOfAFewGridsAreDrawn(String text) {
        LayoutGenerator generator = generator(text);
        List<Grid> all = BruteForce.solutions(Grid.empty(generator.layout()), 1_000);
        assertThat(all).hasSizeBetween(2, 300);
        Set<Grid> drawn = new HashSet<>();
        for (long index = 0; index < 15L * all.size(); index++) {
            drawn.add(generator.grid(SEED, index).orElseThrow());
        }
        assertThat(drawn).containsExactlyInAnyOrderElementsOf(all);
    }

    /** Divisions of 4 × 4 and 5 × 5, with and without diagonals, of which some admit no full grid. */
    @Test
    void aLayoutWithoutFullGridIsImpossible() {
        int impossible = 0;
        for (long index = 0; index < 60; index++) {
            RegionWalk walk = new RegionWalk(4 + (int) (index % 2), RandomStream.of(SEED, index));
            assertThat(walk.walk(3_000, Limits.none().watch())).isTrue();
            Layout layout = Layout.regions(walk.regions());
            layout = index % 4 < 2 ? layout : layout.with(Variant.DIAGONALS);
            LayoutGenerator generator = LayoutGenerator.of(SOLVER, layout);
            DrawResult<Grid> grid = generator.grid(SEED, index);
            boolean isFillable = BruteForce.count(Grid.empty(layout), 1) == 1;
            assertThat(grid instanceof DrawResult.Found).as("index %d", index).isEqualTo(isFillable);
            if (!isFillable) {
                String explanation = "layout " + layout + " has no full grid";
                impossible++;
                assertThat(grid).isEqualTo(new DrawResult.Impossible<Grid>(explanation));
                GenerateResult result = generator.generate(SEED, index);
                assertThat(result).isEqualTo(new GenerateResult.Impossible(Impossibility.NO_GRID, explanation));
                assertThatThrownBy(result::orElseThrow)
                        .isInstanceOf(NoSuchElementException.class)
                        .hasMessage("there is no such puzzle: " + explanation);
                assertThatThrownBy(grid::orElseThrow).hasMessage("there is none: " + explanation);
            }
        }
        assertThat(impossible).isBetween(3, 57);
    }

    @Test
    void limitsEndTheWorkOnSide16() {
        LayoutGenerator generator = generator("4x4");
        assertThat(generator.withLimits(Limits.none().withMaxWork(100)).generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.WORK_LIMIT, 0));
        long[] time = new long[1];
        for (long limit = 1; limit < 1_000; limit *= 7) {
            time[0] = 0;
            assertThat(generator
                            .withLimits(Limits.none().withTimeout(() -> time[0]++, limit))
                            .generate(SEED, 0))
                    .as("limit %d", limit)
                    .isEqualTo(new GenerateResult.Stopped(StopReason.TIME_LIMIT, 0));
            assertThat(time[0]).isBetween(limit, limit + 5);
        }
        time[0] = 0;
        assertThat(generator
                        .withLimits(Limits.none().withTimeout(() -> time[0]++, 20))
                        .grid(SEED, 0))
                .isEqualTo(new DrawResult.Stopped<Grid>(StopReason.TIME_LIMIT));
    }

    /** Cancelled before it begins, while a formula is loaded, and in the middle of the search. */
    @ParameterizedTest
    @ValueSource(longs = {0, 30, 100, 300})
    void cancellationEndsTheWorkOnSide16(long polls) {
        LayoutGenerator generator = generator("4x4").withSymmetry(GivenSymmetry.HALF_TURN);
        Cancellation cancellation = new Cancellation();
        long[] time = new long[1];
        Limits limits = Limits.none()
                .withCancellation(cancellation)
                .withTimeout(
                        () -> {
                            if (time[0]++ == polls) {
                                cancellation.cancel();
                            }
                            return 0;
                        },
                        1);
        GenerateResult result = generator.withLimits(limits).generate(SEED, 0);
        assertThat(result).isEqualTo(new GenerateResult.Stopped(StopReason.CANCELLED, 0));
        assertThat(time[0]).isEqualTo(polls + 1);
        assertThatThrownBy(result::orElseThrow)
                .isInstanceOf(StoppedException.class)
                .hasMessage("no puzzle was found: cancelled");
    }

    @Test
    void anInterruptEndsTheWorkAndIsKept() {
        LayoutGenerator generator = generator("2x2");
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> generator.grid(SEED, 0).orElseThrow()).hasMessage("none was found: interrupted");
        assertThatThrownBy(() -> generator.generate(SEED, 0).orElseThrow())
                .hasMessage("no puzzle was found: interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void triesAreCounted() {
        LayoutGenerator generator =
                generator("3x3 windoku").withMinimality(Minimality.CLUE).withSymmetry(GivenSymmetry.FULL);
        GenerateResult result =
                generator.withLimits(Limits.none().withMaxWork(5_000)).generate(SEED, 0);
        assertThat(result).isInstanceOf(GenerateResult.Stopped.class);
        assertThat(result.tries()).isGreaterThan(5);
    }

    @Test
    void smallestLayouts() {
        Generated single =
                LayoutGenerator.of(SOLVER, Layout.boxes(1, 1)).generate(SEED, 0).orElseThrow();
        assertThat(single.puzzle().filledCount()).isZero();
        assertThat(single.solution().digit(0)).isEqualTo(1);
        Generated latin =
                LayoutGenerator.of(SOLVER, Layout.boxes(1, 3)).generate(SEED, 0).orElseThrow();
        requireProper(latin, "Latin square");
        requireEveryOrbit(latin.puzzle(), GivenSymmetry.NONE, "Latin square");
    }
}
