package io.github.sudokusat.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class NearbyGeneratorTest {

    private static final LogicSolver FULL = LogicSolver.of(Layout.classic()).withUniqueness(true);
    private static final SudokuSolver OTHER_ENGINE = SudokuSolver.of(PropagateEngine.create());
    private static final long SEED = 5;
    private static final Limits SHORT = Limits.none().withMaxWork(60);

    private static Rating rating(Grid puzzle) {
        return Rater.of(FULL.withGivens(puzzle)).rate(puzzle);
    }

    private static Generated start(GivenSymmetry symmetry, long index) {
        return PuzzleGenerator.create()
                .withSymmetry(symmetry)
                .generate(SEED, index)
                .orElseThrow();
    }

    private static void assertProper(Generated generated) {
        assertThat(OTHER_ENGINE.check(generated.puzzle()).orElseThrow()).isEqualTo(generated.solution());
    }

    @Test
    void harderPuzzlesHaveAHigherScore() {
        for (int index = 0; index < 6; index++) {
            GivenSymmetry symmetry = index % 2 == 0 ? GivenSymmetry.NONE : GivenSymmetry.DIAGONAL;
            Grid start = start(symmetry, index).puzzle();
            GenerateResult result = NearbyGenerator.harder(start)
                    .withSymmetry(symmetry)
                    .withLimits(SHORT)
                    .generate(SEED, index);
            Generated harder = result.orElseThrow();
            assertProper(harder);
            assertThat(symmetry.holds(harder.puzzle())).isTrue();
            assertThat(rating(harder.puzzle()).score())
                    .as("index %d, %s", index, start)
                    .isGreaterThan(rating(start).score());
            assertThat(rating(harder.puzzle()).level().orElseThrow())
                    .isGreaterThanOrEqualTo(rating(start).level().orElseThrow());
        }
    }

    @Test
    void easierPuzzlesKeepTheGivensAndTheSolution() {
        for (int index = 0; index < 6; index++) {
            GivenSymmetry symmetry = index % 2 == 0 ? GivenSymmetry.NONE : GivenSymmetry.HALF_TURN;
            Generated start = start(symmetry, index);
            Generated easier = NearbyGenerator.easier(start.puzzle())
                    .withSymmetry(symmetry)
                    .generate(SEED, index)
                    .orElseThrow();
            assertThat(easier.solution()).isEqualTo(start.solution());
            for (int cell = 0; cell < 81; cell++) {
                int given = start.puzzle().digit(cell);
                assertThat(given).isIn(0, easier.puzzle().digit(cell));
            }
            assertProper(easier);
            assertThat(symmetry.holds(easier.puzzle())).isTrue();
            assertThat(rating(easier.puzzle()).score())
                    .as("index %d, %s", index, start)
                    .isLessThan(rating(start.puzzle()).score());
        }
    }

    @Test
    void targets() {
        Grid easy = TargetGenerator.of(
                        PuzzleGenerator.create(), PuzzleTarget.any().withLevels(Level.EASY, Level.EASY))
                .generate(SEED, 0)
                .orElseThrow()
                .puzzle();
        PuzzleTarget hard = PuzzleTarget.any().withLevels(Level.HARD, Level.HARD);
        Grid harder = NearbyGenerator.harder(easy)
                .withTarget(hard)
                .generate(SEED, 0)
                .orElseThrow()
                .puzzle();
        assertThat(rating(harder).level()).contains(Level.HARD);
        Grid easier = NearbyGenerator.easier(harder)
                .withTarget(PuzzleTarget.any().withLevels(Level.EASY, Level.EASY))
                .generate(SEED, 0)
                .orElseThrow()
                .puzzle();
        assertThat(rating(easier).level()).contains(Level.EASY);
    }

    @Test
    void theSameSeedGivesTheSamePuzzle() {
        NearbyGenerator generator =
                NearbyGenerator.harder(start(GivenSymmetry.NONE, 9).puzzle()).withLimits(SHORT);
        assertThat(generator.generate(1, 2)).isEqualTo(generator.generate(1, 2));
    }

    @Test
    void limits() {
        NearbyGenerator generator =
                NearbyGenerator.harder(start(GivenSymmetry.NONE, 1).puzzle());
        assertThat(generator.withLimits(Limits.none().withMaxWork(0)).generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.WORK_LIMIT, 0));
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThat(generator
                        .withLimits(Limits.none().withCancellation(cancellation))
                        .generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.CANCELLED, 0));
        // A full grid cannot be easier.
        assertThat(NearbyGenerator.easier(start(GivenSymmetry.NONE, 1).solution())
                        .generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.WORK_LIMIT, 0));
    }

    @Test
    void onlyProperClassicPuzzles() {
        assertThatThrownBy(() -> NearbyGenerator.harder(Grid.empty(Layout.classic())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("puzzle must have exactly one solution, but has several");
        assertThatThrownBy(() -> NearbyGenerator.easier(
                        Grid.empty(Layout.classic()).with(0, 1).with(1, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("puzzle must have exactly one solution, but has none");
        assertThatThrownBy(() -> NearbyGenerator.harder(Grid.empty(Layout.boxes(2, 2))))
                .isInstanceOf(IllegalArgumentException.class);
        Grid puzzle = start(GivenSymmetry.NONE, 3).puzzle();
        assertThatThrownBy(() -> NearbyGenerator.harder(puzzle).withSymmetry(GivenSymmetry.FULL))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
