package io.github.sudokusat.generate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Generates proper puzzles of classic 9 × 9 whose givens are in exactly the cells of a pattern. They need not be minimal.
 *
 * <pre>{@code
 * GenerateResult result = PatternGenerator.of(GivenPattern.of(cells)).generate(seed, 0);
 * }</pre>
 *
 * <p>The search is random and not complete. For random patterns it takes about 1 ms with 30 cells and 50 ms with 24; the fewer cells below that, the
 * longer it takes, and for 17 or 18 cells it hardly ever finds any. What a {@link Impossibility} rules out is reported at once; for other patterns
 * that admit no puzzle the search ends at a limit.
 *
 * <p>The result depends only on the seed and its index, unless a limit on the time is reached. Immutable and safe for use by several threads.
 */
public final class PatternGenerator implements PuzzleSource {

    /** The most tries where the limits set no other number. */
    private static final long DEFAULT_TRIES = 100_000;

    private final GivenPattern pattern;

    private final Limits limits;

    private PatternGenerator(GivenPattern pattern, Limits limits) {
        this.pattern = pattern;
        this.limits = limits;
    }

    /**
     * A generator for a pattern.
     *
     * @param pattern the cells that hold a given
     * @return a new generator
     */
    public static PatternGenerator of(GivenPattern pattern) {
        return new PatternGenerator(Objects.requireNonNull(pattern, "pattern"), Limits.none());
    }

    /**
     * This generator with limits, which apply to each call separately.
     *
     * @param value time, cancellation, and the number of tries as the limit on the work: 100,000, about a minute, if they set no other
     * @return the new generator
     */
    @Override
    public PatternGenerator withLimits(Limits value) {
        return new PatternGenerator(pattern, Objects.requireNonNull(value, "value"));
    }

    /**
     * Generates a puzzle. A try examines all puzzles that differ from the present one in the digits of one to three cells, in a millisecond or less.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @return the puzzle, the reason why there is none, or the limit that was reached
     */
    @Override
    public GenerateResult generate(long seed, long index) {
        GenerateResult fault = PatternFaults.find(pattern);
        return fault == null ? search(seed, index, new Tries(limits.watch(), DEFAULT_TRIES)) : fault;
    }

    private GenerateResult search(long seed, long index, Tries tries) {
        PatternFiller filler = new PatternFiller(pattern, RandomStream.of(seed, index));
        @Nullable StopReason stop = tries.stop();
        while (stop == null) {
            tries.add();
            if (filler.step()) {
                Layout layout = Layout.classic();
                return new GenerateResult.Found(
                        new Generated(Grid.of(layout, filler.puzzle()), Grid.of(layout, filler.solution())),
                        tries.count());
            }
            stop = tries.stop();
        }
        return new GenerateResult.Stopped(stop, tries.count());
    }

    /** Finds the reasons why a pattern is impossible. */
    private static final class PatternFaults {

        private static final int SIDE = 9;

        private PatternFaults() {}

        /** The first reason in the order of {@link Impossibility}; null if none is known. */
        static GenerateResult.@Nullable Impossible find(GivenPattern pattern) {
            if (pattern.size() < PuzzleGenerator.FEWEST_GIVENS) {
                return new GenerateResult.Impossible(
                        Impossibility.TOO_FEW_GIVENS,
                        "the pattern has " + pattern.size() + (pattern.size() == 1 ? " cell" : " cells")
                                + ", and no puzzle with fewer than " + PuzzleGenerator.FEWEST_GIVENS
                                + " givens has a single solution");
            }
            int rows = 0;
            int columns = 0;
            int boxes = 0;
            for (int cell : pattern.cells()) {
                int row = cell / SIDE;
                int column = cell % SIDE;
                rows |= 1 << row;
                columns |= 1 << column;
                boxes |= 1 << (row / 3 * 3 + column / 3);
            }
            GenerateResult.Impossible fault = twoLines(Impossibility.TWO_EMPTY_ROWS, "rows", rows);
            fault = fault == null ? twoLines(Impossibility.TWO_EMPTY_COLUMNS, "columns", columns) : fault;
            return fault == null ? fourBoxes(boxes) : fault;
        }

        private static GenerateResult.@Nullable Impossible twoLines(Impossibility fault, String what, int filled) {
            for (int first = 0; first < SIDE; first++) {
                for (int second = first + 1; second / 3 == first / 3; second++) {
                    if ((filled & (1 << first | 1 << second)) == 0) {
                        return new GenerateResult.Impossible(
                                fault,
                                what + " " + (first + 1) + " and " + (second + 1)
                                        + " have no given, and exchanging them turns any solution into another one");
                    }
                }
            }
            return null;
        }

        private static GenerateResult.@Nullable Impossible fourBoxes(int filled) {
            for (int spareBand = 2; spareBand >= 0; spareBand--) {
                for (int spareStack = 2; spareStack >= 0; spareStack--) {
                    int corners = 0;
                    StringBuilder numbers = new StringBuilder();
                    for (int box = 0; box < SIDE; box++) {
                        if (box / 3 != spareBand && box % 3 != spareStack) {
                            numbers.append(
                                            Integer.bitCount(corners) == 0
                                                    ? ""
                                                    : Integer.bitCount(corners) == 3 ? " and " : ", ")
                                    .append(box + 1);
                            corners |= 1 << box;
                        }
                    }
                    if ((filled & corners) == 0) {
                        return new GenerateResult.Impossible(
                                Impossibility.FOUR_EMPTY_BOXES,
                                "boxes " + numbers
                                        + " have no given, and there are at least 1,152 ways to fill such four"
                                        + " boxes if there is any");
                    }
                }
            }
            return null;
        }
    }
}
