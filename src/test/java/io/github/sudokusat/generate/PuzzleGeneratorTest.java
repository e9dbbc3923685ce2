package io.github.sudokusat.generate;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("long")
class PuzzleGeneratorTest {

    private static final long SEED = 12;

    private static final List<SudokuSolver> SOLVERS = List.of(
            SudokuSolver.of(BitsEngine.create()),
            SudokuSolver.of(PropagateEngine.create()),
            SudokuSolver.of(CdclEngine.of(Sat4jSolver.instance())));

    private static String name(long index) {
        return "seed " + SEED + ", index " + index;
    }

    private static void requireProper(Generated generated, String name) {
        assertThatGrid(generated.solution()).solves(generated.puzzle());
        for (SudokuSolver solver : SOLVERS) {
            assertThat(solver.check(generated.puzzle()).orElseThrow())
                    .as("%s: %s", name, generated.puzzle())
                    .isEqualTo(generated.solution());
        }
    }

    /** Every given's removal allows a second solution, by a search that is not that of the generator. */
    private static void requireEveryClue(Grid puzzle, String name) {
        for (int cell = 0; cell < 81; cell++) {
            if (puzzle.digit(cell) != 0) {
                assertThat(PuzzleMaker.isProper(puzzle.with(cell, 0)))
                        .as("%s: %s without cell %d", name, puzzle, cell)
                        .isFalse();
            }
        }
    }

    private static void requireEveryOrbit(Grid puzzle, GivenSymmetry symmetry, String name) {
        for (int[] orbit : symmetry.orbits(9)) {
            Grid fewer = puzzle;
            for (int cell : orbit) {
                fewer = fewer.with(cell, 0);
            }
            if (puzzle.digit(orbit[0]) != 0) {
                assertThat(PuzzleMaker.isProper(fewer))
                        .as("%s: %s without the orbit of cell %d", name, puzzle, orbit[0])
                        .isFalse();
            }
        }
    }

    @Test
    void puzzlesAreProperAndMinimal() {
        PuzzleGenerator generator = PuzzleGenerator.create();
        Set<Grid> puzzles = new HashSet<>();
        for (long index = 0; index < 50; index++) {
            Generated generated = generator.generate(SEED, index).orElseThrow();
            requireProper(generated, name(index));
            requireEveryClue(generated.puzzle(), name(index));
            puzzles.add(generated.puzzle());
        }
        assertThat(puzzles).hasSize(50);
    }

    @ParameterizedTest
    @EnumSource
    void puzzlesHaveTheSymmetryAndNoOrbitCanGo(GivenSymmetry symmetry) {
        PuzzleGenerator generator = PuzzleGenerator.create().withSymmetry(symmetry);
        int withSuperfluousClue = 0;
        for (long index = 0; index < 25; index++) {
            Generated generated = generator.generate(SEED, index).orElseThrow();
            requireProper(generated, name(index));
            assertThat(symmetry.holds(generated.puzzle())).as(name(index)).isTrue();
            requireEveryOrbit(generated.puzzle(), symmetry, name(index));
            withSuperfluousClue += hasSuperfluousClue(generated.puzzle()) ? 1 : 0;
        }
        // Of those with a symmetry, 4 % or fewer have none.
        assertThat(withSuperfluousClue)
                .isBetween(symmetry == GivenSymmetry.NONE ? 0 : 20, symmetry == GivenSymmetry.NONE ? 0 : 25);
    }

    private static boolean hasSuperfluousClue(Grid puzzle) {
        for (int cell = 0; cell < 81; cell++) {
            if (puzzle.digit(cell) != 0 && PuzzleMaker.isProper(puzzle.with(cell, 0))) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @EnumSource
    void puzzlesHaveTheSymmetryAndNoClueCanGo(GivenSymmetry symmetry) {
        PuzzleGenerator generator =
                PuzzleGenerator.create().withMinimality(Minimality.CLUE).withSymmetry(symmetry);
        int sample = symmetry == GivenSymmetry.FULL ? 1 : 5;
        for (long index = 0; index < sample; index++) {
            Generated generated = generator.generate(SEED, index).orElseThrow();
            requireProper(generated, name(index));
            assertThat(symmetry.holds(generated.puzzle())).as(name(index)).isTrue();
            requireEveryClue(generated.puzzle(), name(index));
        }
    }

    @Test
    void aRandomSymmetryIsEachOfThemSometimes() {
        PuzzleGenerator generator = PuzzleGenerator.create().withRandomSymmetry();
        Set<GivenSymmetry> seen = new HashSet<>();
        for (long index = 0; index < 100; index++) {
            Grid puzzle = generator.generate(SEED, index).orElseThrow().puzzle();
            List<GivenSymmetry> held = new ArrayList<>();
            for (GivenSymmetry symmetry : GivenSymmetry.values()) {
                if (symmetry != GivenSymmetry.NONE && symmetry.holds(puzzle)) {
                    held.add(symmetry);
                }
            }
            assertThat(held).as(name(index)).isNotEmpty();
            if (held.size() == 1) {
                seen.add(held.get(0));
            } else if (held.contains(GivenSymmetry.FULL)) {
                seen.add(GivenSymmetry.FULL);
            } else {
                held.removeIf(symmetry -> symmetry.orbit(1, 9).length < 4);
                seen.addAll(held);
            }
        }
        assertThat(seen).hasSize(9);
    }

    @Test
    void thePuzzlesDependOnSeedAndIndexAloneWhateverTheThreads() throws InterruptedException {
        PuzzleGenerator generator = PuzzleGenerator.create().withSymmetry(GivenSymmetry.DIAGONAL);
        List<Long> indices = new ArrayList<>();
        List<Generated> expected = new ArrayList<>();
        for (long index = 0; index < 200; index++) {
            indices.add(index);
            expected.add(generator.generate(SEED, index).orElseThrow());
        }
        List<Generated> found = new ArrayList<>();
        Batch.onAllProcessors()
                .run(indices, index -> generator.generate(SEED, index).orElseThrow(), found::add);
        assertThat(found).isEqualTo(expected).doesNotHaveDuplicates();
        assertThat(generator.generate(SEED + 1, 0).orElseThrow()).isNotEqualTo(expected.get(0));
        assertThat(generator.generate(SEED, -1).orElseThrow()).isNotIn(expected);
    }

    @Test
    void limitsEndTheSearch() {
        PuzzleGenerator generator =
                PuzzleGenerator.create().withSymmetry(GivenSymmetry.FULL).withMinimality(Minimality.CLUE);
        assertThat(generator.withLimits(Limits.none().withMaxWork(3)).generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.WORK_LIMIT, 3));
        long[] time = new long[1];
        assertThat(generator
                        .withLimits(Limits.none().withTimeout(() -> time[0]++, 5))
                        .generate(SEED, 0))
                .isInstanceOfSatisfying(GenerateResult.Stopped.class, stopped -> {
                    assertThat(stopped.reason()).isEqualTo(StopReason.TIME_LIMIT);
                    assertThat(stopped.tries()).isBetween(1L, 5L);
                });
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        GenerateResult result =
                generator.withLimits(Limits.none().withCancellation(cancelled)).generate(SEED, 0);
        assertThat(result).isEqualTo(new GenerateResult.Stopped(StopReason.CANCELLED, 0));
        assertThatThrownBy(result::orElseThrow)
                .isInstanceOf(StoppedException.class)
                .hasMessage("no puzzle was found: cancelled");
    }

    /** 24.40 by other programs as well; the standard error of the mean is 0.005. */
    @Test
    @Tag("slow")
    void topDownPuzzlesHave24Point4GivensOnAverage() {
        PuzzleGenerator generator = PuzzleGenerator.create();
        int puzzles = 50_000;
        long givens = 0;
        for (long index = 0; index < puzzles; index++) {
            givens += generator.generate(SEED, index).orElseThrow().puzzle().filledCount();
        }
        assertThat(givens / (double) puzzles).isBetween(24.37, 24.43);
    }
}
