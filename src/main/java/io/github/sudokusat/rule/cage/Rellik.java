package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A rellik cage: its digits differ, and no subset of them sums to a number.
 *
 * <p>Text: {@code rellik 8 r1c1-r1c4}, which 1 2 4 9 fulfil; 1 2 5 9 do not, because 1 + 2 + 5 = 8.
 */
public final class Rellik extends CellRule {

    private final int sum;

    private Rellik(int sum, List<Cell> cells) {
        super("rellik cage " + sum + " at " + cells.get(0), "rellik " + sum + " " + CellText.of(cells), cells);
        this.sum = sum;
    }

    /**
     * A rellik cage.
     *
     * @param sum the sum that is forbidden, 1 or more
     * @param cells its cells, one or more, each once
     * @return the rule
     * @throws IllegalArgumentException if the sum is less than 1, there is no cell, or one is listed twice
     */
    public static Rellik of(int sum, List<Cell> cells) {
        if (sum < 1 || cells.isEmpty()) {
            throw new IllegalArgumentException("a rellik cage needs a sum of 1 or more and a cell, but has " + sum
                    + " and " + cells.size() + " cells");
        }
        return new Rellik(sum, requireDistinct("a rellik cage", cells));
    }

    /**
     * The sum that is forbidden.
     *
     * @return 1 or more
     */
    public int sum() {
        return sum;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        return List.of(CageSets.where(this, layout, set -> !hasSubsetOfSum(set, layout.values())));
    }

    private boolean hasSubsetOfSum(long set, DigitValues values) {
        int total = values.sum(Digits.sum(set), Digits.count(set));
        if (sum > total) {
            return false;
        }
        boolean[] sums = new boolean[total + 1];
        sums[0] = true;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            int value = values.of(Digits.least(rest));
            for (int s = total; s >= value; s--) {
                sums[s] |= sums[s - value];
            }
        }
        return sums[sum];
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeats(digits, values, found);
        List<Integer> chosen = new ArrayList<>();
        if (choose(digits, 0, sum, chosen)) {
            StringBuilder sentence = new StringBuilder("has ");
            for (int i = 0; i < chosen.size(); i++) {
                sentence.append(i == 0 ? "" : " + ").append(digits[chosen.get(i)]);
            }
            found.accept(broken(chosen.stream().map(cells()::get).toList(), sentence.toString()));
        }
    }

    /** Chooses places from one on whose digits have a sum, if there are any. */
    private static boolean choose(int[] digits, int from, int rest, List<Integer> chosen) {
        if (rest == 0) {
            return true;
        }
        for (int i = from; i < digits.length; i++) {
            if (digits[i] > 0 && digits[i] <= rest) {
                chosen.add(i);
                if (choose(digits, i + 1, rest - digits[i], chosen)) {
                    return true;
                }
                chosen.remove(chosen.size() - 1);
            }
        }
        return false;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Cage(cells(), "≠" + sum));
    }
}
