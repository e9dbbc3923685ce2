package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sums that follow from the sum of a house's digits: what the cells of some houses that no cage covers, less the cells of cages that stick out, add
 * up to. Solvers of killer Sudoku call this the rule of 45, few cells inside that are left a hidden cage, and few outside a split one.
 *
 * <p>Of the cages at the border of some houses those count as inside that have most cells there; and none of them, or all, if that leaves a hidden or
 * split cage of few cells.
 */
final class HouseSums {

    /** The most cells of such a sum: with more of them, bounds tell too little for their cost. */
    private static final int MOST_CELLS = 8;

    /** The most cells of a hidden or split cage for which the cages at the border are divided in another way. */
    private static final int FEW_CELLS = 4;

    /** Houses that follow each other are told by the first and the last from so many on. */
    private static final int LONG_RUN = 3;

    private final Layout layout;
    private final Peers peers;
    /** Cells whose digits have a known sum. */
    private final List<HouseSum.Cage> cages;

    private final List<HouseSum> found = new ArrayList<>();
    private final Set<LinearSum> known = new HashSet<>();

    private HouseSums(Layout layout, Peers peers) {
        this.layout = layout;
        this.peers = peers;
        this.cages = cages(layout);
    }

    /** The sets of cells whose digits have a known sum. */
    static List<HouseSum.Cage> cages(Layout layout) {
        List<HouseSum.Cage> cages = new ArrayList<>();
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                addCage(stated.name(), primitive, cages);
            }
        }
        return cages;
    }

    /** The sums of a layout. */
    static List<HouseSum> of(Layout layout, Peers peers) {
        HouseSums sums = new HouseSums(layout, peers);
        if (!sums.cages.isEmpty()) {
            sums.findAll();
        }
        return sums.found;
    }

    private static void addCage(String rule, Primitive primitive, List<HouseSum.Cage> cages) {
        if (primitive instanceof LinearSum sum) {
            for (int i = 0; i < sum.size(); i++) {
                if (sum.coefficient(i) != 1) {
                    return;
                }
            }
            cages.add(new HouseSum.Cage(rule, sum));
        } else if (primitive instanceof DigitSets sets) {
            sets.commonSum().ifPresent(sum -> cages.add(new HouseSum.Cage(rule, sum)));
        }
    }

    private void findAll() {
        int side = layout.side();
        for (List<House> houses : HouseUnions.of(layout)) {
            boolean[] inside = new boolean[layout.cellCount()];
            houses.forEach(house -> Arrays.stream(house.cells()).forEach(cell -> inside[cell] = true));
            findEach(new Whole(houses, "", inside, houses.size() * side * (side + 1) / 2));
        }
    }

    /**
     * The sums of crowds to which the layout leaves as many digits as they have cells, alone and with others that follow them in the list.
     *
     * @param crowds the crowds, side by side as far as possible
     */
    static List<HouseSum> ofCrowds(Layout layout, Peers peers, List<CrowdFilter> crowds) {
        HouseSums sums = new HouseSums(layout, peers);
        long[] digits = digits(layout);
        for (int first = 0; first < crowds.size(); first++) {
            int end = Math.min(crowds.size(), first + HouseUnions.MOST_HOUSES);
            sums.findCrowds(crowds.subList(first, end), digits);
        }
        return sums.found;
    }

    /** The digits that clauses of one cell leave to each cell. */
    private static long[] digits(Layout layout) {
        long[] digits = new long[layout.cellCount()];
        Arrays.fill(digits, Digits.all(layout.side()));
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                if (primitive instanceof DigitClause clause && clause.size() == 1) {
                    digits[clause.cell(0)] &= clause.digits(0);
                }
            }
        }
        return digits;
    }

    /** Finds the sums of the first of some crowds, of the first two and so on, as long as they have no cell in common. */
    private void findCrowds(List<CrowdFilter> crowds, long[] digits) {
        boolean[] inside = new boolean[digits.length];
        int total = 0;
        for (CrowdFilter crowd : crowds) {
            long all = crowd.union(digits);
            if (Digits.count(all) != crowd.cells.length
                    || Arrays.stream(crowd.cells).anyMatch(cell -> inside[cell])) {
                return;
            }
            Arrays.stream(crowd.cells).forEach(cell -> inside[cell] = true);
            total += Digits.sum(all);
            String name = "a sum from " + crowds.get(0).rule() + " to " + crowd.rule();
            findEach(new Whole(List.of(), name, inside, total));
        }
    }

    private void findEach(Whole whole) {
        find(whole, MOST_CELLS, (within, without) -> within > without);
        find(whole, FEW_CELLS, (within, without) -> without == 0);
        find(whole, FEW_CELLS, (within, without) -> within > 0);
    }

    private void find(Whole whole, int most, Division division) {
        int rest = whole.total;
        List<HouseSum.Cage> used = new ArrayList<>();
        int[] signs = new int[whole.inside.length];
        boolean[] covered = new boolean[signs.length];
        for (int cell = 0; cell < signs.length; cell++) {
            signs[cell] = whole.inside[cell] ? 1 : 0;
        }
        for (HouseSum.Cage cage : cages) {
            if (isSubtracted(cage.sum(), whole.inside, covered, division)) {
                used.add(cage);
                for (int cell : cage.sum().cells()) {
                    covered[cell] = true;
                    signs[cell]--;
                }
                rest -= cage.sum().total();
            }
        }
        LinearSum sum = used.isEmpty() ? null : sum(signs, rest, most);
        if (sum != null && (most == MOST_CELLS || isCage(sum)) && known.add(sum)) {
            String name = whole.houses.isEmpty() ? whole.name : name(whole.houses, sum);
            found.add(new HouseSum(name, whole.houses, whole.total, used, sum));
        }
    }

    /** Cells whose digits have a known sum, before cages are subtracted: those of some houses, or others that have a name. */
    private static final class Whole {

        private final List<House> houses;
        private final String name;
        private final boolean[] inside;
        private final int total;

        Whole(List<House> houses, String name, boolean[] inside, int total) {
            this.houses = houses;
            this.name = name;
            this.inside = inside;
            this.total = total;
        }
    }

    /** Whether all cells must differ and are on one side. */
    private boolean isCage(LinearSum sum) {
        boolean isCage = peers.areDistinct(sum.cells());
        for (int i = 1; i < sum.size(); i++) {
            isCage &= sum.coefficient(i) == sum.coefficient(0);
        }
        return isCage;
    }

    /** What the sum of houses is called, such as {@code the sum r1c9+r4c9 = r5c1+3 of row 1} or {@code the sum r1c1 = 5 of boxes 1 to 4}. */
    private String name(List<House> houses, LinearSum rest) {
        String name = "the sum " + equation(rest) + " of ";
        if (houses.size() == 1) {
            return name + houses.get(0);
        }
        List<String> numbers =
                houses.stream().map(house -> Integer.toString(house.number())).toList();
        int last = numbers.size() - 1;
        boolean isRun = last >= LONG_RUN - 1
                && houses.get(last).number() - houses.get(0).number() == last;
        if (isRun) {
            return name + houses.get(0).kind().plural() + " " + numbers.get(0) + " to " + numbers.get(last);
        }
        return name + houses.get(0).kind().plural() + " " + String.join(", ", numbers.subList(0, last)) + " and "
                + numbers.get(last);
    }

    /** What its cells add up to, those that are subtracted on the other side. */
    private String equation(LinearSum sum) {
        List<String> added = new ArrayList<>();
        List<String> subtracted = new ArrayList<>();
        for (int i = 0; i < sum.size(); i++) {
            String cell = Cell.numbered(sum.cell(i), layout.side()).toString();
            (sum.coefficient(i) > 0 ? added : subtracted).add(cell);
        }
        int total = layout.values().sum(sum.total(), added.size() - subtracted.size());
        if (added.isEmpty()) {
            return String.join("+", subtracted) + " = " + -total;
        }
        if (total < 0) {
            added.add(Integer.toString(-total));
        } else if (total > 0 || subtracted.isEmpty()) {
            subtracted.add(Integer.toString(total));
        }
        return String.join("+", added) + " = " + String.join("+", subtracted);
    }

    /** Says whether a cage is subtracted. */
    @FunctionalInterface
    private interface Division {

        boolean isSubtracted(int within, int without);
    }

    private static boolean isSubtracted(LinearSum cage, boolean[] inside, boolean[] covered, Division division) {
        int within = 0;
        for (int cell : cage.cells()) {
            if (covered[cell]) {
                return false;
            }
            within += inside[cell] ? 1 : 0;
        }
        return within > 0 && division.isSubtracted(within, cage.size() - within);
    }

    /** The sum of the cells that have a sign; null if there are none, or too many. */
    private @Nullable LinearSum sum(int[] signs, int total, int most) {
        int[] cells = new int[most];
        int[] coefficients = new int[most];
        int size = 0;
        for (int cell = 0; cell < signs.length; cell++) {
            if (signs[cell] != 0) {
                if (size == most) {
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
