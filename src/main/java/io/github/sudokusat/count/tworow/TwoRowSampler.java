package io.github.sudokusat.count.tworow;

import io.github.sudokusat.count.contraction.SharedProgress;
import io.github.sudokusat.count.contraction.Shares;
import io.github.sudokusat.count.contraction.SolutionSampler;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.List;

/**
 * Draws solutions of a clue set on boxes of 2 × 2, 2 × 3, 2 × 4, 3 × 2 or 4 × 2 uniformly, from the terms of the contraction that counts them.
 *
 * <p>The preparation is a count that keeps one sum for each choice of the lower half. A draw chooses one of them, then a choice of the upper half,
 * each with a probability proportional to the number of solutions that belong to it, and fills both stacks. What was drawn represents all solutions
 * that exchanges of free digits, and of the rows of free bands, make from it; since each exchange maps the solutions to themselves one to one, a
 * random exchange makes all solutions equally probable.
 */
public final class TwoRowSampler implements SolutionSampler {

    private final Clues clues;
    private final Plan plan;
    private final Shares lowers;

    private TwoRowSampler(Clues clues, Plan plan, BigInteger... sums) {
        this.clues = clues;
        this.plan = plan;
        this.lowers = Shares.of(sums);
    }

    /**
     * Prepares a sampler, in the time of a count.
     *
     * @param puzzle a grid of such a layout, without conflicts; the more digits propagation has placed, the cheaper the preparation
     * @param tasks runs the tasks; the sampler does not depend on it
     * @param limits stop the preparation; progress is reported for products
     * @return the sampler, or the limit that was reached
     */
    public static Result prepare(Grid puzzle, TaskRunner tasks, Limits limits) {
        Limits started = limits.started();
        Watch watch = started.watch();
        Clues clues = Clues.of(puzzle);
        Plan plan = Planner.plan(clues, watch);
        if (plan == null) {
            return new Result(null, watch.reason().orElseThrow());
        }
        SharedProgress shared = new SharedProgress(started.progress(), "products", plan.work());
        BigInteger[] sums = new BigInteger[plan.lower().choices().size()];
        tasks.runAll(
                (sums.length + Lanes.WIDTH - 1) / Lanes.WIDTH,
                index -> addUp(plan, index, started.watch(), shared, sums));
        return shared.stop() == null
                ? new Result(new TwoRowSampler(clues, plan, sums), null)
                : new Result(null, shared.stop());
    }

    /** Computes the sums for the choices of one task, unless the watch stops it. */
    private static void addUp(Plan plan, int index, Watch watch, SharedProgress shared, BigInteger... sums) {
        if (!shared.goesOn(watch)) {
            return;
        }
        Lanes lanes = new Lanes(plan, index * Lanes.WIDTH);
        lanes.fill(watch);
        LaneSums ofLanes = new LaneSums();
        for (UpperChoice upper : plan.uppers()) {
            if (!shared.goesOn(watch)) {
                return;
            }
            lanes.addSolutions(upper, ofLanes);
            shared.add((long) lanes.width() * upper.size());
        }
        for (int lane = 0; lane < lanes.width(); lane++) {
            sums[index * Lanes.WIDTH + lane] = ofLanes.value(lane);
        }
    }

    @Override
    public BigInteger total() {
        return lowers.total().multiply(plan.divisor());
    }

    /** Takes up to 20 ms for 8 × 8, less than one for smaller grids. */
    @Override
    public int[] draw(RandomStream random) {
        int lower = lowers.draw(random);
        FilledStack left = new FilledStack(plan, 0, lower, random);
        FilledStack right = new FilledStack(plan, 1, lower, random);
        UpperChoice upper = drawUpper(left, right, random);
        int[] words = left.draw(upper);
        int[] others = right.draw(upper);
        int[] digits = new int[clues.side() * clues.side()];
        int[] names = names(random);
        int swapped = plan.lower().choices().mirroredBands() & random.nextInt();
        for (int band = 0; band < clues.columns(); band++) {
            int set = rowSet(band, upper.choice(), lower);
            boolean isSwapped = (swapped >>> band & 1) != 0;
            put(band, 0, words[band], isSwapped ? ~set : set, names, digits);
            put(band, 1, others[band], isSwapped ? set : ~set, names, digits);
        }
        return digits;
    }

    private UpperChoice drawUpper(FilledStack left, FilledStack right, RandomStream random) {
        List<UpperChoice> uppers = plan.uppers();
        BigInteger[] sizes = new BigInteger[uppers.size()];
        for (int i = 0; i < sizes.length; i++) {
            UpperChoice upper = uppers.get(i);
            sizes[i] = BigInteger.valueOf((long) left.ways(upper) * right.ways(upper))
                    .multiply(BigInteger.valueOf(upper.weight()));
        }
        return uppers.get(Shares.of(sizes).draw(random));
    }

    /** The digits from 1 that replace those from 0: free digits in random order, the others as they are. */
    private int[] names(RandomStream random) {
        int[] free = new int[Integer.bitCount(clues.freeDigits())];
        int[] names = new int[clues.side()];
        int count = 0;
        for (int digit = 0; digit < names.length; digit++) {
            names[digit] = digit + 1;
            if ((clues.freeDigits() >>> digit & 1) != 0) {
                free[count++] = digit;
            }
        }
        int[] order = free.clone();
        random.shuffle(order);
        for (int i = 0; i < count; i++) {
            names[free[i]] = order[i] + 1;
        }
        return names;
    }

    private int rowSet(int band, int upper, int lower) {
        RowChoices above = plan.upper().choices();
        return band == above.firstBand() || band == above.secondBand()
                ? above.rowSet(band, upper)
                : plan.lower().choices().rowSet(band, lower);
    }

    private void put(int band, int stack, int word, int upperRow, int[] names, int[] digits) {
        for (int digit = 0; digit < clues.side(); digit++) {
            int row = Clues.STACKS * band + 1 - (upperRow >>> digit & 1);
            int bits = word >>> (BoxWords.BITS * digit) & ((1 << BoxWords.BITS) - 1);
            int column = stack * clues.columns() + Integer.numberOfTrailingZeros(bits);
            digits[clues.isTurned() ? column * clues.side() + row : row * clues.side() + column] = names[digit];
        }
    }
}
