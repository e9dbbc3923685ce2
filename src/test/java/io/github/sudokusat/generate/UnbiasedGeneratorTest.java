package io.github.sudokusat.generate;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Unbiased puzzles are minimal and depend on seed and index alone, and their weighted numbers of clues are those known. */
@Tag("long")
class UnbiasedGeneratorTest {

    private static final long SEED = 41;

    /** The share, in percent, of the minimal puzzles with 22, 23, … clues, by D. Berthier's controlled-bias generator. */
    private static final double[] SHARES = {.0035, .148, 2.28, 13.42, 31.91, 32.71, 15.48, 3.598, .41, .024};

    private static final int FEWEST = 22;

    @Test
    void puzzlesAreProperAndMinimalWhateverTheThreads() throws InterruptedException {
        UnbiasedGenerator generator = UnbiasedGenerator.create();
        SudokuSolver solver = SudokuSolver.of(PropagateEngine.create());
        List<Generated> found = generate(generator, 8);
        for (int index = 0; index < found.size(); index++) {
            String name = "seed " + SEED + ", index " + index;
            Grid puzzle = found.get(index).puzzle();
            assertThatGrid(found.get(index).solution()).solves(puzzle);
            assertThat(solver.check(puzzle).orElseThrow())
                    .as(name)
                    .isEqualTo(found.get(index).solution());
            for (int cell = 0; cell < 81; cell++) {
                if (puzzle.digit(cell) != 0) {
                    assertThat(PuzzleMaker.isProper(puzzle.with(cell, 0)))
                            .as("%s: %s without cell %d", name, puzzle, cell)
                            .isFalse();
                }
            }
        }
        assertThat(found).doesNotHaveDuplicates();
        assertThat(generator.generate(SEED, 5).orElseThrow()).isEqualTo(found.get(5));
        assertThat(generator.generate(SEED + 1, 5).orElseThrow()).isNotEqualTo(found.get(5));
    }

    private static List<Generated> generate(UnbiasedGenerator generator, int count) throws InterruptedException {
        List<Generated> found = new ArrayList<>();
        Batch.onAllProcessors()
                .run(
                        LongStream.range(0, count).boxed(),
                        index -> generator.generate(SEED, index).orElseThrow(),
                        found::add);
        return found;
    }

    @Test
    void weightsMakeUpForTheBias() {
        assertThat(UnbiasedGenerator.weight(26)).isEqualTo(1);
        for (int clues = 17; clues < 81; clues++) {
            double ratio = (81.0 - clues) / (clues + 1) / (clues == 20 ? 16 : 1);
            assertThat(UnbiasedGenerator.weight(clues + 1) / UnbiasedGenerator.weight(clues))
                    .as("%d clues", clues)
                    .isCloseTo(ratio, within(1e-12));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 82})
    void noPuzzleHasSoManyClues(int clues) {
        String message = "clues must be from 17 to 81, but are " + clues;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UnbiasedGenerator.weight(clues))
                .withMessage(message);
        UnbiasedGenerator generator = UnbiasedGenerator.create();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> generator.withEqualWeights(clues))
                .withMessage(message);
    }

    @Test
    void limitsEndTheSearch() {
        UnbiasedGenerator generator = UnbiasedGenerator.create();
        assertThat(generator.withLimits(Limits.none().withMaxWork(1_003)).generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.WORK_LIMIT, 1_003));
        long[] time = new long[1];
        assertThat(generator
                        .withLimits(Limits.none().withTimeout(() -> time[0]++, 5))
                        .generate(SEED, 0))
                .isInstanceOfSatisfying(GenerateResult.Stopped.class, stopped -> {
                    assertThat(stopped.reason()).isEqualTo(StopReason.TIME_LIMIT);
                    assertThat(stopped.tries()).isBetween(1_024L, 5_120L);
                });
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(generator
                        .withLimits(Limits.none().withCancellation(cancelled))
                        .generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.CANCELLED, 0));
    }

    /** A limit on the tries does not change the puzzle, and the puzzle is the same in every version. */
    @Test
    void theLastTryGivesThePuzzle() {
        UnbiasedGenerator generator = UnbiasedGenerator.create();
        GenerateResult result = generator.generate(SEED, 0);
        assertThat(result.orElseThrow().puzzle().toString()).isEqualTo(FIRST);
        long tries = result.tries();
        assertThat(generator.withLimits(Limits.none().withMaxWork(tries)).generate(SEED, 0))
                .isEqualTo(result);
        assertThat(generator.withLimits(Limits.none().withMaxWork(tries - 1)).generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.WORK_LIMIT, tries - 1));
    }

    private static final String FIRST =
            ".12..6...6....9.....3.8..7.....7..9.5.6..4.3..7......64.....3.....3...89.37...15.";

    /** Of the puzzles up to 24 clues, those with fewer are thrown away often, and the rest is the same. */
    @Test
    @Tag("slow")
    void equalWeightsThrowAwayPuzzles() throws InterruptedException {
        for (Generated generated : generate(UnbiasedGenerator.create().withEqualWeights(25), 40)) {
            assertThat(generated.puzzle().filledCount()).isLessThanOrEqualTo(25);
        }
    }

    /** If p(k) is the share of the minimal puzzles with k clues, they come with a probability proportional to p(k) / weight(k). */
    @Test
    @Tag("slow")
    void numbersOfCluesHaveTheKnownDistribution() throws InterruptedException {
        int count = 400;
        int[] seen = new int[82];
        for (Generated generated : generate(UnbiasedGenerator.create(), count)) {
            seen[generated.puzzle().filledCount()]++;
        }
        assertThat(chiSquared(seen, count, true)).isLessThan(LIMIT);
        // The test can fail: without the weights the numbers are those of other puzzles.
        assertThat(chiSquared(seen, count, false)).isGreaterThan(2 * LIMIT);
    }

    /** Classes of clues: up to 23, 24, 25, 26, 27, 28 and more. */
    private static final int CLASSES = 6;

    /** The limit of χ² with one degree of freedom less than classes: five standard deviations above the mean. */
    private static final double LIMIT = CLASSES - 1 + 5 * Math.sqrt(2 * (CLASSES - 1));

    private static double chiSquared(int[] seen, int count, boolean weighted) {
        double[] expected = new double[CLASSES];
        double total = 0;
        for (int i = 0; i < SHARES.length; i++) {
            double share = weighted ? SHARES[i] / UnbiasedGenerator.weight(FEWEST + i) : SHARES[i];
            expected[classOf(FEWEST + i)] += share;
            total += share;
        }
        double[] found = new double[CLASSES];
        for (int clues = 0; clues < seen.length; clues++) {
            found[classOf(clues)] += seen[clues];
        }
        double sum = 0;
        for (int i = 0; i < CLASSES; i++) {
            double mean = expected[i] * count / total;
            sum += (found[i] - mean) * (found[i] - mean) / mean;
        }
        return sum;
    }

    private static int classOf(int clues) {
        return Math.min(Math.max(clues - 23, 0), CLASSES - 1);
    }
}
