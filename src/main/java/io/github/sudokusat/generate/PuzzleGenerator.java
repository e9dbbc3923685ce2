package io.github.sudokusat.generate;

import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Generates proper puzzles of classic 9 × 9 from the top down: all cells of a uniformly distributed solved grid are given, and givens are removed in
 * random order, each if the puzzle stays proper.
 *
 * <pre>{@code
 * PuzzleGenerator generator = PuzzleGenerator.create().withSymmetry(GivenSymmetry.HALF_TURN);
 * Generated first = generator.generate(seed, 0).orElseThrow();
 * Generated second = generator.generate(seed, 1).orElseThrow();
 * }</pre>
 *
 * <p>The puzzle depends only on the seed and its index, so any number of threads, each with indices of its own, gives the same puzzles.
 *
 * <p>Without a symmetry the puzzles are minimal and have 24.4 givens on average. Not every minimal puzzle is equally probable: those with few givens
 * are far more frequent than among all minimal puzzles (D. Berthier, Unbiased Statistics of a CSP – A Controlled-Bias Generator, 2009). A puzzle
 * takes about 0.2 ms, whatever the symmetry, unless {@linkplain Minimality#CLUE no clue} of a symmetric one may be superfluous: such
 * puzzles are generated and tested, and take 2 ms with a half turn or a diagonal, and up to a second with all turns and reflections, on average.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class PuzzleGenerator implements PuzzleSource {

    /** How many orders of removal are tried on a grid before the next one is drawn, which takes longer than a try. */
    private static final int TRIES_PER_GRID = 16;

    private static final int SIDE = 9;

    /** The fewest givens of a proper puzzle (G. McGuire, B. Tugemann and G. Civario, There is no 16-clue Sudoku, 2012). */
    public static final int FEWEST_GIVENS = 17;

    private final Minimality minimality;
    /** The orbits of each symmetry to choose from. */
    private final int[][][] choices;

    /** The range of the number of givens at which the removal stops; 0 if it goes on to the end. */
    private final int fewestGivens;

    private final int mostGivens;

    private final Limits limits;

    private PuzzleGenerator(
            Minimality minimality, int fewestGivens, int mostGivens, Limits limits, int[][]... choices) {
        this.minimality = minimality;
        this.fewestGivens = fewestGivens;
        this.mostGivens = mostGivens;
        this.limits = limits;
        this.choices = choices;
    }

    /**
     * A generator of minimal puzzles without symmetry.
     *
     * @return a new generator
     */
    public static PuzzleGenerator create() {
        return new PuzzleGenerator(Minimality.ORBIT, 0, 0, Limits.none(), GivenSymmetry.NONE.orbits(SIDE));
    }

    /**
     * This generator with a symmetry of the cells with givens, which replaces any earlier one.
     *
     * @param symmetry the symmetry; puzzles may have others as well
     * @return the new generator
     */
    public PuzzleGenerator withSymmetry(GivenSymmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        return new PuzzleGenerator(minimality, fewestGivens, mostGivens, limits, symmetry.orbits(SIDE));
    }

    /**
     * This generator with a symmetry that is chosen at random for each puzzle, all except {@link GivenSymmetry#NONE} with the same probability.
     *
     * @return the new generator
     */
    public PuzzleGenerator withRandomSymmetry() {
        return new PuzzleGenerator(
                minimality, fewestGivens, mostGivens, limits, GivenSymmetry.orbitsOfEach(Layout.classic()));
    }

    /**
     * This generator with another promise about the givens that could be removed. The default is {@link Minimality#ORBIT}.
     *
     * @param promise what every puzzle keeps
     * @return the new generator
     */
    public PuzzleGenerator withMinimality(Minimality promise) {
        Objects.requireNonNull(promise, "promise");
        return new PuzzleGenerator(promise, 0, 0, limits, choices);
    }

    /**
     * This generator without any promise about the givens that could be removed: it stops at a number of givens that is chosen at random for each
     * puzzle, all of a range with the same probability.
     *
     * @param fewest the smallest number of givens, from 17. Below about 22, it takes many tries to get there
     * @param most the largest number of givens, from {@code fewest} to 81; fewer may be needed where orbits are large
     * @return the new generator
     * @throws IllegalArgumentException if the numbers are out of range
     */
    public PuzzleGenerator withSuperfluousGivens(int fewest, int most) {
        if (fewest < FEWEST_GIVENS || fewest > most || most > SIDE * SIDE) {
            throw new IllegalArgumentException("the number of givens must be a range from " + FEWEST_GIVENS + " to "
                    + SIDE * SIDE + ", but is " + fewest + " to " + most);
        }
        return new PuzzleGenerator(minimality, fewest, most, limits, choices);
    }

    /**
     * This generator with limits, which apply to each call separately.
     *
     * @param value time, cancellation, and the number of tries as the limit on the work
     * @return the new generator
     */
    @Override
    public PuzzleGenerator withLimits(Limits value) {
        return new PuzzleGenerator(
                minimality, fewestGivens, mostGivens, Objects.requireNonNull(value, "value"), choices);
    }

    /**
     * The seed of a day, whose first puzzle, of index 0, is the puzzle of the day for given settings.
     *
     * @param year the year, from 1 to 9999
     * @param month the month, from 1 to 12
     * @param day the day of the month, from 1; 29 February in leap years alone
     * @return the digits of the date as a number, such as 20260131
     * @throws IllegalArgumentException if there is no such day in the Gregorian calendar
     */
    public static long seedOf(int year, int month, int day) {
        if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > days(year, month)) {
            throw new IllegalArgumentException("there is no day " + day + " of month " + month + " of year " + year);
        }
        return (year * 100L + month) * 100 + day;
    }

    private static int days(int year, int month) {
        if (month == 2) {
            boolean isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            return isLeap ? 29 : 28;
        }
        return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    /**
     * Generates a puzzle. A try is a puzzle in which no orbit can go; if no more is promised, the first one is the result.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @return the puzzle, always the same one for the same seed, index and settings, or the limit that was reached; never impossible
     */
    @Override
    public GenerateResult generate(long seed, long index) {
        return generate(seed, index, Bias.NONE);
    }

    GenerateResult generate(long seed, long index, Bias bias) {
        // The puzzles are reported where they are tested; a single one takes too little time.
        Tries tries = new Tries(limits.withProgress(Progress.NONE).watch(), Long.MAX_VALUE);
        RandomStream random = RandomStream.of(seed, index);
        TopDown topDown = new TopDown(random, orbits(random), bias);
        UniformGrids grids = UniformGrids.of(random);
        byte[] solution = new byte[SIDE * SIDE];
        @Nullable StopReason stop = tries.stop();
        while (stop == null) {
            if (tries.count() % TRIES_PER_GRID == 0) {
                grids.next(solution);
            }
            tries.add();
            if (mostGivens > 0
                    ? topDown.make(solution, fewestGivens, mostGivens)
                    : topDown.make(solution, minimality)) {
                return new GenerateResult.Found(topDown.removal().generated(), tries.count());
            }
            stop = tries.stop();
        }
        return new GenerateResult.Stopped(stop, tries.count());
    }

    /** The orbits for a puzzle: its first choice. */
    private int[][] orbits(RandomStream random) {
        return choices[random.nextInt(choices.length)];
    }

    /** The orbits of the symmetry that a puzzle has. */
    int[][] orbits(long seed, long index) {
        return orbits(RandomStream.of(seed, index));
    }

    /** Whether any minimal puzzle can be a result. */
    boolean makesAllMinimalPuzzles() {
        return mostGivens == 0 && Arrays.stream(choices).allMatch(orbits -> orbits.length == SIDE * SIDE);
    }

    Minimality minimality() {
        return minimality;
    }
}
