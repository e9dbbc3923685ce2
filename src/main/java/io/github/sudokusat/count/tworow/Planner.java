package io.github.sudokusat.count.tworow;

import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses the bands of the upper half, and lists their row sets and terms. */
final class Planner {

    private final Clues clues;
    private final int bands;

    private Planner(Clues clues) {
        this.clues = clues;
        this.bands = (1 << clues.columns()) - 1;
    }

    /**
     * Plans, in a few milliseconds, with the upper half that gives the fewest pairs of choices.
     *
     * @param clues the clues
     * @param watch stops the planning
     * @return the plan; null if the watch has stopped
     */
    static @Nullable Plan plan(Clues clues, Watch watch) {
        Planner planner = new Planner(clues);
        return planner.plan(planner.cheapestUpper(), watch);
    }

    /**
     * Plans with a chosen upper half.
     *
     * @param clues the clues
     * @param upper the one or two bands of the upper half, as bits; the lower half is the remaining one or two
     * @param watch stops the planning
     * @return the plan; null if the watch has stopped
     */
    static @Nullable Plan plan(Clues clues, int upper, Watch watch) {
        return new Planner(clues).plan(upper, watch);
    }

    private int cheapestUpper() {
        int cheapest = 0;
        long least = Long.MAX_VALUE;
        for (int upper = 1; upper < bands; upper++) {
            int lower = bands & ~upper;
            if (Integer.bitCount(upper) <= 2 && Integer.bitCount(lower) <= 2) {
                RowChoices above = RowChoices.all(clues, upper);
                long pairs = 0;
                for (int choice = 0; choice < above.size(); choice++) {
                    pairs += above.weight(clues.freeDigits(), choice) > 0 ? 1 : 0;
                }
                pairs *= RowChoices.mirrored(clues, lower).size();
                if (pairs < least) {
                    least = pairs;
                    cheapest = upper;
                }
            }
        }
        return cheapest;
    }

    private @Nullable Plan plan(int upper, Watch watch) {
        ColumnSets left = new ColumnSets(clues.columns(), clues.freeColumns(0));
        ColumnSets right = new ColumnSets(clues.columns(), clues.freeColumns(1));
        Half above = new Half(clues, RowChoices.all(clues, upper));
        List<UpperChoice> uppers = uppers(above, left, right, watch);
        if (uppers == null) {
            return null;
        }
        Half lower = new Half(clues, RowChoices.mirrored(clues, bands & ~upper));
        long divisor = (long) left.orders() * right.orders() * lower.choices().copies();
        return new Plan(above, uppers, lower, left, right, allColumns(), BigInteger.valueOf(divisor));
    }

    private @Nullable List<UpperChoice> uppers(Half half, ColumnSets left, ColumnSets right, Watch watch) {
        List<UpperChoice> uppers = new ArrayList<>();
        int[] room = new int[half.mostWays()];
        for (int choice = 0; choice < half.choices().size(); choice++) {
            if (watch.isStopped()) {
                return null;
            }
            int weight = half.choices().weight(clues.freeDigits(), choice);
            if (weight > 0) {
                Terms inLeft = Terms.of(left, room, half.columnSets(0, choice, room));
                Terms inRight = Terms.of(right, room, half.columnSets(1, choice, room));
                uppers.add(new UpperChoice(choice, weight, inLeft, inRight));
            }
        }
        return uppers;
    }

    /** The column set with every column for every digit. */
    private int allColumns() {
        int all = 0;
        for (int digit = 0; digit < clues.side(); digit++) {
            all |= ((1 << clues.columns()) - 1) << (BoxWords.BITS * digit);
        }
        return all;
    }
}
