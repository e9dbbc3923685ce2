package io.github.sudokusat.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A hundred thousand puzzles of all kinds: each is proper by two engines, and is what was asked for. */
@Tag("slow")
class MixedRunTest {

    private static final long SEED = 2026;

    private static final SudokuSolver BITS = SudokuSolver.of(BitsEngine.create());
    private static final SudokuSolver PROPAGATE = SudokuSolver.of(PropagateEngine.create());
    private static final LogicSolver LOGIC = LogicSolver.of(Layout.classic()).withUniqueness(true);

    private long checked;

    @Test
    void everyPuzzleIsWhatWasAskedFor() throws InterruptedException {
        run("plain", 40_000, PuzzleGenerator.create(), MixedRunTest::assertMinimal);
        for (GivenSymmetry symmetry : GivenSymmetry.values()) {
            PuzzleGenerator generator = PuzzleGenerator.create().withSymmetry(symmetry);
            run("symmetry " + symmetry, 4_000, generator, puzzle -> assertNoOrbitCanGo(puzzle, symmetry));
        }
        for (GivenSymmetry symmetry : List.of(GivenSymmetry.HALF_TURN, GivenSymmetry.DIAGONAL)) {
            PuzzleGenerator generator =
                    PuzzleGenerator.create().withSymmetry(symmetry).withMinimality(Minimality.CLUE);
            run("no clue " + symmetry, 2_000, generator, puzzle -> {
                assertMinimal(puzzle);
                assertThat(symmetry.holds(puzzle)).isTrue();
            });
        }
        int[] cells = IntStream.range(0, 81)
                .filter(cell -> cell % 9 * 2 % 5 != cell / 9 % 5)
                .filter(cell -> cell % 2 == 0)
                .toArray();
        run(
                "pattern",
                4_000,
                PatternGenerator.of(GivenPattern.of(cells)),
                puzzle -> assertThat(givens(puzzle)).containsExactly(cells));
        run(
                "superfluous",
                5_000,
                PuzzleGenerator.create().withSuperfluousGivens(28, 36),
                puzzle -> assertThat(puzzle.filledCount()).isBetween(28, 36));
        run("unbiased", 30, UnbiasedGenerator.create(), MixedRunTest::assertMinimal);
        targets();
        layouts();
        assertThat(checked).isGreaterThanOrEqualTo(100_000);
    }

    private void targets() throws InterruptedException {
        for (Level level : Level.values()) {
            PuzzleTarget target = PuzzleTarget.any().withLevels(level, level);
            run("level " + level, 400, TargetGenerator.of(PuzzleGenerator.create(), target), puzzle -> {
                assertMinimal(puzzle);
                assertThat(rating(puzzle).level()).contains(level);
            });
        }
        PuzzleTarget clues = PuzzleTarget.any().withGivens(22, 23).withScore(0, 900);
        run("clues", 1_000, TargetGenerator.of(PuzzleGenerator.create(), clues), puzzle -> {
            assertThat(puzzle.filledCount()).isBetween(22, 23);
            assertThat(rating(puzzle).score()).isLessThanOrEqualTo(900);
        });
        for (Technique technique : List.of(Technique.NAKED_PAIR, Technique.X_WING, Technique.Y_WING)) {
            PuzzleTarget target = PuzzleTarget.any().withNeeded(technique);
            run("needs " + technique, 100, TargetGenerator.of(PuzzleGenerator.create(), target), puzzle -> {
                assertMinimal(puzzle);
                // What comes last in the order was used, and nothing after it.
                List<Technique> order = LOGIC.profile().techniques();
                assertThat(rating(puzzle).techniques())
                        .contains(technique)
                        .allMatch(used -> order.indexOf(used) <= order.indexOf(technique));
            });
        }
    }

    private void layouts() throws InterruptedException {
        for (Layout layout : List.of(
                Layout.boxes(2, 2),
                Layout.boxes(2, 3),
                Layout.boxes(2, 4),
                Layout.classic().with(Variant.DIAGONALS))) {
            LayoutGenerator generator = LayoutGenerator.of(Sat4jSolver.instance(), layout);
            run("layout " + layout, 1_500, generator, MixedRunTest::assertMinimal);
        }
    }

    private void run(String kind, int count, PuzzleSource source, Consumer<Grid> check) throws InterruptedException {
        checked += count;
        Batch.onAllProcessors()
                .run(
                        LongStream.range(0, count).boxed(),
                        index -> {
                            Generated made = source.generate(SEED, index).orElseThrow();
                            try {
                                assertProper(made);
                                check.accept(made.puzzle());
                            } catch (AssertionError e) {
                                throw new AssertionError(
                                        kind + ", seed " + SEED + ", index " + index + ": " + made.puzzle(), e);
                            }
                            return index;
                        },
                        index -> {});
    }

    private static void assertProper(Generated made) {
        assertThat(PROPAGATE.check(made.puzzle()).orElseThrow()).isEqualTo(made.solution());
        if (made.puzzle().layout().isClassic()) {
            assertThat(BITS.check(made.puzzle()).orElseThrow()).isEqualTo(made.solution());
        } else {
            assertThat(SudokuSolver.create().check(made.puzzle()).orElseThrow()).isEqualTo(made.solution());
        }
    }

    private static void assertMinimal(Grid puzzle) {
        assertNoOrbitCanGo(puzzle, GivenSymmetry.NONE);
    }

    private static void assertNoOrbitCanGo(Grid puzzle, GivenSymmetry symmetry) {
        assertThat(symmetry.holds(puzzle)).isTrue();
        SudokuSolver solver = puzzle.layout().isClassic() ? BITS : PROPAGATE;
        for (int[] orbit : symmetry.orbits(puzzle.layout().side())) {
            if (puzzle.digit(orbit[0]) > 0) {
                Grid less = puzzle;
                for (int cell : orbit) {
                    less = less.with(cell, 0);
                }
                assertThat(solver.check(less).isProper()).isFalse();
            }
        }
    }

    private static int[] givens(Grid puzzle) {
        return IntStream.range(0, 81).filter(cell -> puzzle.digit(cell) > 0).toArray();
    }

    private static Rating rating(Grid puzzle) {
        return Rater.of(LOGIC.withGivens(puzzle)).rate(puzzle);
    }
}
