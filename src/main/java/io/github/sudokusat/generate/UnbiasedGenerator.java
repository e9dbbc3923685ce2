package io.github.sudokusat.generate;

import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.Objects;

/**
 * Generates minimal puzzles of classic 9 × 9 whose bias is known exactly, for statistics of all minimal puzzles: two puzzles with the same number of
 * clues are equally probable, and a puzzle with {@code k} clues comes (81 − k) / (k + 1) times as often as one with k + 1.
 *
 * <p>A uniformly distributed solved grid gets its clues one by one in random order until the puzzle is proper; if it is minimal, it is the result.
 * Each minimal puzzle of {@code k} clues is the beginning of one order in {@code 81! / (k! (81 − k)!)} (D. Berthier, Unbiased Statistics of a CSP – A
 * Controlled-Bias Generator, 2009). A mean over all minimal puzzles is estimated by the mean with {@linkplain #weight weights}:
 *
 * <pre>{@code
 * UnbiasedGenerator generator = UnbiasedGenerator.create();
 * double sum = 0;
 * double weights = 0;
 * for (long index = 0; index < 1_000; index++) {
 *     Grid puzzle = generator.generate(seed, index).orElseThrow().puzzle();
 *     double weight = UnbiasedGenerator.weight(puzzle.filledCount());
 *     sum += weight * measure(puzzle);
 *     weights += weight;
 * }
 * double mean = sum / weights;
 * }</pre>
 *
 * <p>The puzzles have 25.7 clues on average, all minimal puzzles 26.6, those of {@link PuzzleGenerator} 24.4. About one order in 260,000 gives a
 * puzzle, so a puzzle takes about 0.15 s.
 *
 * <p>4,096 orders are tried on a grid, and one grid in 60 gives a puzzle. The first one is the result, so further ones on the same grid are missed:
 * puzzles of a grid with twice as many minimal puzzles as the average are generated 0.8 % too rarely. That is the only bias apart from the weights.
 *
 * <p>A puzzle depends only on the seed and its index, so any number of threads, each with indices of its own, gives the same puzzles. Immutable and
 * safe for use by several threads.
 */
public final class UnbiasedGenerator implements PuzzleSource {

    /** A multiple of the branches of a stem. */
    private static final int ORDERS_PER_GRID = 4096;

    private static final int CELLS = 81;
    /** The number of clues of the puzzles with weight 1. */
    private static final int USUAL_CLUES = 26;

    /** The most clues of the puzzles with equal weights; 0 if all puzzles are results, and have weights. */
    private final int mostClues;

    private final Limits limits;

    private UnbiasedGenerator(int mostClues, Limits limits) {
        this.mostClues = mostClues;
        this.limits = limits;
    }

    /**
     * A generator of puzzles with {@linkplain #weight weights}.
     *
     * @return a new generator
     */
    public static UnbiasedGenerator create() {
        return new UnbiasedGenerator(0, Limits.none());
    }

    /**
     * This generator without weights: it discards puzzles with few clues until all minimal puzzles up to some number of clues are equally
     * probable. That costs time: about as many puzzles are generated for each result as the highest weight says.
     *
     * @param most the most clues of the puzzles, from 17 to 81. Of all minimal puzzles, 96 % have at most 28 clues, 99.6 % at most 29, and 99.98 % at
     *     most 30; for these, 4, 7 and 12 puzzles are generated for each result
     * @return the new generator
     * @throws IllegalArgumentException if {@code most} is out of range
     */
    public UnbiasedGenerator withEqualWeights(int most) {
        requireClues(most);
        return new UnbiasedGenerator(most, limits);
    }

    /**
     * This generator with limits, which apply to each call separately.
     *
     * @param value time, cancellation, and the number of tries as the limit on the work
     * @return the new generator
     */
    @Override
    public UnbiasedGenerator withLimits(Limits value) {
        return new UnbiasedGenerator(mostClues, Objects.requireNonNull(value, "value"));
    }

    /**
     * The weight of a puzzle, which makes up for the bias towards few clues.
     *
     * @param clues the number of clues of the puzzle, from 17 to 81
     * @return the number of sets of {@code clues} cells, divided by that for 26 clues: 1 for 26 clues, and (81 − k) / (k + 1) times the weight of k
     *     clues for k + 1; except that the weight of the extremely rare puzzles with up to 20 clues, which are generated less often, is 16 times that
     * @throws IllegalArgumentException if {@code clues} is out of range
     */
    public static double weight(int clues) {
        requireClues(clues);
        double weight = clues > RandomPrefixes.STEM ? 1 : RandomPrefixes.BRANCHES;
        for (int k = USUAL_CLUES; k < clues; k++) {
            weight = weight * (CELLS - k) / (k + 1);
        }
        for (int k = clues; k < USUAL_CLUES; k++) {
            weight = weight * (k + 1) / (CELLS - k);
        }
        return weight;
    }

    private static void requireClues(int clues) {
        if (clues < PuzzleGenerator.FEWEST_GIVENS || clues > CELLS) {
            throw new IllegalArgumentException(
                    "clues must be from " + PuzzleGenerator.FEWEST_GIVENS + " to " + CELLS + ", but are " + clues);
        }
    }

    /**
     * Generates a puzzle. A try is an order of the cells, and takes about 0.6 µs.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @return the puzzle, always the same one for the same seed, index and settings, or the limit that was reached; never impossible
     */
    @Override
    public GenerateResult generate(long seed, long index) {
        Watch watch = limits.watch();
        RandomStream random = RandomStream.of(seed, index);
        UniformGrids grids = UniformGrids.of(random);
        RandomPrefixes prefixes = new RandomPrefixes(random);
        byte[] solution = new byte[CELLS];
        long tries = 0;
        boolean stopped = watch.isStopped();
        while (!stopped && tries < limits.maxWork()) {
            if (tries % ORDERS_PER_GRID == 0) {
                grids.next(solution);
                prefixes.fill(solution);
            }
            tries++;
            if (prefixes.tryNext() && isKept(prefixes.clues().size(), random)) {
                return new GenerateResult.Found(generated(prefixes.clues()), tries);
            }
            stopped = watch.tick();
        }
        return new GenerateResult.Stopped(watch.reason().orElse(StopReason.WORK_LIMIT), tries);
    }

    private boolean isKept(int clues, RandomStream random) {
        return mostClues == 0 || (clues <= mostClues && nextDouble(random) * weight(mostClues) < weight(clues));
    }

    /** A number from 0 to 1, exclusive, of 53 random bits. */
    private static double nextDouble(RandomStream random) {
        int high = random.nextInt() >>> 5;
        int low = random.nextInt() >>> 6;
        return (high * 0x1p26 + low) * 0x1p-53;
    }

    private static Generated generated(ClueSet clues) {
        int[] puzzle = new int[CELLS];
        clues.write(puzzle);
        int[] solution = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            solution[cell] = clues.digit(cell);
        }
        return new Generated(Grid.of(Layout.classic(), puzzle), Grid.of(Layout.classic(), solution));
    }
}
