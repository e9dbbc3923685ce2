package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sums that follow from the sum of a house's digits: what the cells of some houses that no cage covers, less the cells of cages that stick out, add
 * up to. Solvers of killer Sudoku call this the rule of 45.
 */
final class HouseSums {

    /** The most cells of such a sum: with more of them, bounds tell too little for their cost. */
    private static final int MOST_CELLS = 8;

    /** The most neighbouring houses that are taken together. */
    private static final int MOST_HOUSES = 4;

    private final Layout layout;
    /** Cells whose digits have a known sum. */
    private final List<HouseSum.Cage> cages = new ArrayList<>();

    private final List<HouseSum> found = new ArrayList<>();

    private HouseSums(Layout layout) {
        this.layout = layout;
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                addCage(stated.rule().name(), primitive);
            }
        }
    }

    /** The sums of a layout that have few cells. */
    static List<HouseSum> of(Layout layout) {
        HouseSums sums = new HouseSums(layout);
        if (!sums.cages.isEmpty()) {
            sums.findAll();
        }
        return sums.found;
    }

    private void addCage(String rule, Primitive primitive) {
        if (primitive instanceof LinearSum sum) {
            for (int i = 0; i < sum.size(); i++) {
                if (sum.coefficient(i) != 1) {
                    return;
                }
            }
            cages.add(new HouseSum.Cage(rule, sum));
        } else if (primitive instanceof DigitSets sets && sets.setCount() > 0) {
            int total = Digits.sum(sets.set(0));
            for (int i = 1; i < sets.setCount(); i++) {
                if (Digits.sum(sets.set(i)) != total) {
                    return;
                }
            }
            cages.add(new HouseSum.Cage(rule, LinearSum.of(layout.side(), total, sets.cells())));
        }
    }

    /** Takes each house with those of its kind that follow, as long as they are disjoint. */
    private void findAll() {
        List<House> houses = layout.houses();
        for (int first = 0; first < houses.size(); first++) {
            boolean[] inside = new boolean[layout.cellCount()];
            for (int last = first; last < houses.size() && last - first < MOST_HOUSES; last++) {
                if (houses.get(last).kind() != houses.get(first).kind() || !add(houses.get(last), inside)) {
                    break;
                }
                String name = "the sum of " + houses.get(first) + (last > first ? " to " + houses.get(last) : "");
                find(name, inside, houses.subList(first, last + 1));
            }
        }
    }

    private static boolean add(House house, boolean[] inside) {
        for (int cell : house.cells()) {
            if (inside[cell]) {
                return false;
            }
            inside[cell] = true;
        }
        return true;
    }

    /** Finds the sum of some houses, whose cells are given. */
    private void find(String name, boolean[] inside, List<House> houses) {
        int side = layout.side();
        int total = houses.size() * side * (side + 1) / 2;
        int rest = total;
        List<HouseSum.Cage> used = new ArrayList<>();
        int[] signs = new int[inside.length];
        boolean[] covered = new boolean[inside.length];
        for (int cell = 0; cell < inside.length; cell++) {
            signs[cell] = inside[cell] ? 1 : 0;
        }
        for (HouseSum.Cage cage : cages) {
            if (pays(cage.sum(), inside, covered)) {
                used.add(cage);
                for (int cell : cage.sum().cells()) {
                    covered[cell] = true;
                    signs[cell]--;
                }
                rest -= cage.sum().total();
            }
        }
        LinearSum sum = used.isEmpty() ? null : sum(signs, rest);
        if (sum != null) {
            found.add(new HouseSum(name, houses, total, used, sum));
        }
    }

    /** Whether more of a cage's cells are inside than outside, and none is covered. */
    private static boolean pays(LinearSum cage, boolean[] inside, boolean[] covered) {
        int balance = 0;
        for (int cell : cage.cells()) {
            if (covered[cell]) {
                return false;
            }
            balance += inside[cell] ? 1 : -1;
        }
        return balance > 0;
    }

    /** The sum of the cells that have a sign; null if there are none, or too many. */
    private @Nullable LinearSum sum(int[] signs, int total) {
        int[] cells = new int[MOST_CELLS];
        int[] coefficients = new int[MOST_CELLS];
        int size = 0;
        for (int cell = 0; cell < signs.length; cell++) {
            if (signs[cell] != 0) {
                if (size == MOST_CELLS) {
                    return null;
                }
                cells[size] = cell;
                coefficients[size++] = signs[cell];
            }
        }
        return size == 0
                ? null
                : LinearSum.of(layout.side(), Arrays.copyOf(cells, size), Arrays.copyOf(coefficients, size), total);
    }
}
