package io.github.sudokusat.generate;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Generates proper puzzles of classic 9 × 9 from the top down: all cells of a uniformly distributed solved grid are given, and givens are removed in
 * random order, each if the puzzle stays proper.
 *
 * <pre>{@code
 * PuzzleGenerator generator = PuzzleGenerator.create().withSymmetry(GivenSymmetry.HALF_TURN);
 * Generated first = generator.generate(seed, 0);
 * Generated second = generator.generate(seed, 1);
 * }</pre>
 *
 * <p>The puzzle depends only on the seed and its index, so any number of threads, each with indices of its own, gives the same puzzles.
 *
 * <p>Without a symmetry the puzzles are minimal and have 24.4 givens on average. Not every minimal puzzle is equally probable: those with few givens
 * are far more frequent than among all minimal puzzles (D. Berthier, Unbiased Statistics of a CSP – A Controlled-Bias Generator, 2009). A puzzle
 * takes about 0.2 ms, whatever the symmetry, unless {@linkplain Minimality#NO_CLUE_CAN_GO no clue} of a symmetric one may be superfluous: such
 * puzzles are generated and tested, and take 2 ms with a half turn or a diagonal, and up to a second with all turns and reflections, on average.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class PuzzleGenerator implements PuzzleSource {

    /** How many orders of removal are tried on a grid before the next one is drawn, which takes longer than a try. */
    private static final int TRIES_PER_GRID = 16;

    private static final int SIDE = 9;

    private final Minimality minimality;
    /** The orbits of each symmetry to choose from. */
    private final int[][][] choices;

    private PuzzleGenerator(Minimality minimality, int[][]... choices) {
        this.minimality = minimality;
        this.choices = choices;
    }

    /**
     * A generator of minimal puzzles without symmetry.
     *
     * @return a new generator
     */
    public static PuzzleGenerator create() {
        return new PuzzleGenerator(Minimality.NO_ORBIT_CAN_GO, GivenSymmetry.NONE.orbits(SIDE));
    }

    /**
     * This generator with a symmetry of the cells with givens, which replaces any earlier one.
     *
     * @param symmetry the symmetry; puzzles may have others as well
     * @return the new generator
     */
    public PuzzleGenerator withSymmetry(GivenSymmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        return new PuzzleGenerator(minimality, symmetry.orbits(SIDE));
    }

    /**
     * This generator with a symmetry that is chosen at random for each puzzle, all except {@link GivenSymmetry#NONE} with the same probability.
     *
     * @return the new generator
     */
    public PuzzleGenerator withRandomSymmetry() {
        GivenSymmetry[] all = GivenSymmetry.values();
        int[][][] orbits = new int[all.length - 1][][];
        for (int i = 1; i < all.length; i++) {
            orbits[i - 1] = all[i].orbits(SIDE);
        }
        return new PuzzleGenerator(minimality, orbits);
    }

    /**
     * This generator with another promise about the givens that could be removed. The default is {@link Minimality#NO_ORBIT_CAN_GO}.
     *
     * @param promise what every puzzle keeps
     * @return the new generator
     */
    public PuzzleGenerator withMinimality(Minimality promise) {
        Objects.requireNonNull(promise, "promise");
        return new PuzzleGenerator(promise, choices);
    }

    /**
     * Generates a puzzle, however long it takes.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @return the puzzle; always the same one for the same seed, index and settings
     * @throws io.github.sudokusat.run.StoppedException if the thread is interrupted
     */
    public Generated generate(long seed, long index) {
        return generate(seed, index, Limits.none()).orElseThrow();
    }

    /**
     * Generates a puzzle. A try is a puzzle in which no orbit can go; if no more is promised, the first one is the result.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @param limits time, cancellation, and the number of tries as the limit on the work
     * @return the puzzle, always the same one for the same seed, index and settings, or the limit that was reached; never impossible
     */
    @Override
    public GenerateResult generate(long seed, long index, Limits limits) {
        return generate(seed, index, Bias.NONE, limits);
    }

    GenerateResult generate(long seed, long index, Bias bias, Limits limits) {
        Watch watch = limits.watch();
        RandomStream random = RandomStream.of(seed, index);
        TopDown topDown = new TopDown(random, orbits(random), bias);
        UniformGrids grids = UniformGrids.of(random);
        byte[] solution = new byte[SIDE * SIDE];
        long tries = 0;
        @Nullable StopReason stop = stop(watch, tries);
        while (stop == null) {
            if (tries % TRIES_PER_GRID == 0) {
                grids.next(solution);
            }
            tries++;
            if (topDown.make(solution, minimality)) {
                return new GenerateResult.Found(topDown.removal().generated(), tries);
            }
            stop = stop(watch, tries);
        }
        return new GenerateResult.Stopped(stop, tries);
    }

    /** The orbits for a puzzle: its first choice. */
    private int[][] orbits(RandomStream random) {
        return choices[random.nextInt(choices.length)];
    }

    /** The orbits of the symmetry that a puzzle has. */
    int[][] orbits(long seed, long index) {
        return orbits(RandomStream.of(seed, index));
    }

    Minimality minimality() {
        return minimality;
    }

    private static @Nullable StopReason stop(Watch watch, long tries) {
        if (watch.isStopped()) {
            return watch.reason().orElseThrow();
        }
        return tries < watch.limits().maxWork() ? null : StopReason.WORK_LIMIT;
    }
}
