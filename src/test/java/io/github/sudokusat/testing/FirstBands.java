package io.github.sudokusat.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Counts the 9×9 grids of any houses: classes of first bands, whose completions are found one by one.
 *
 * <p>The first row is 123456789, for each of the 9! renamings. Bands are alike if renaming, and exchanges of rows and columns that keep the houses, make one
 * of the other. The rest is filled in a fixed order by plain search. It shares no code with the library.
 */
public final class FirstBands {

    private static final int SIDE = 9;
    private static final int BAND = 27;
    private static final int CELLS = 81;
    private static final int ALL = (1 << SIDE) - 1;

    private final List<int[]> houses;
    private final Set<Set<Integer>> sets = new HashSet<>();
    /** For each cell, the numbers of its houses. */
    private final int[][] housesOf = new int[CELLS][];
    /** For each cell after the first band, in the order of filling, the numbers of its houses. */
    private final int[][] order = new int[CELLS - BAND][];
    /** For each symmetry of the first band, the cell that each of its digits comes from. */
    private final Set<List<Integer>> symmetries = new HashSet<>();

    private final Map<List<Integer>, Integer> classes = new HashMap<>();

    /**
     * @param houses the sets of nine cells that have each digit once, among them the rows
     */
    public FirstBands(Collection<int[]> houses) {
        this.houses = List.copyOf(houses);
        houses.forEach(house -> sets.add(set(house)));
        for (int cell = 0; cell < CELLS; cell++) {
            List<Integer> of = new ArrayList<>();
            for (int i = 0; i < this.houses.size(); i++) {
                if (set(this.houses.get(i)).contains(cell)) {
                    of.add(i);
                }
            }
            housesOf[cell] = of.stream().mapToInt(house -> house).toArray();
        }
        setOrder();
        List<int[]> lines = new ArrayList<>();
        addLines(new int[SIDE], 0, lines);
        for (int[] rows : lines) {
            for (int[] columns : lines) {
                addSymmetry(rows, columns);
            }
        }
        fill(new int[BAND], 0, new int[this.houses.size()]);
    }

    private static Set<Integer> set(int[] cells) {
        Set<Integer> set = new HashSet<>();
        for (int cell : cells) {
            set.add(cell);
        }
        return set;
    }

    /** Puts next the cell that sees most of those before it, or else whose houses are fullest. */
    private void setOrder() {
        Set<Integer> before = new HashSet<>();
        for (int cell = 0; cell < BAND; cell++) {
            before.add(cell);
        }
        for (int i = 0; i < order.length; i++) {
            int next = -1;
            double most = -1;
            for (int cell = BAND; cell < CELLS; cell++) {
                double near = before.contains(cell) ? -1 : nearness(cell, before);
                if (near > most) {
                    most = near;
                    next = cell;
                }
            }
            order[i] = housesOf[next];
            before.add(next);
        }
    }

    private double nearness(int cell, Set<Integer> before) {
        Set<Integer> seen = new HashSet<>();
        double fullness = 0;
        for (int house : housesOf[cell]) {
            Set<Integer> there = set(houses.get(house));
            there.retainAll(before);
            seen.addAll(there);
            fullness += there.size() * there.size();
        }
        return seen.size() + fullness / 100;
    }

    /** Adds the exchanges of lines that keep the three bands or stacks together. */
    private static void addLines(int[] lines, int count, List<int[]> all) {
        if (count == SIDE) {
            all.add(lines.clone());
            return;
        }
        for (int line = 0; line < SIDE; line++) {
            boolean isFree = true;
            for (int i = 0; i < count; i++) {
                isFree &= lines[i] != line && (i / 3 == count / 3) == (lines[i] / 3 == line / 3);
            }
            if (isFree) {
                lines[count] = line;
                addLines(lines, count + 1, all);
            }
        }
    }

    private void addSymmetry(int[] rows, int[] columns) {
        if (rows[0] >= 3) {
            return;
        }
        List<Integer> from = new ArrayList<>();
        for (int cell = 0; cell < BAND; cell++) {
            from.add(SIDE * rows[cell / SIDE] + columns[cell % SIDE]);
        }
        if (!symmetries.contains(from) && keepsHouses(rows, columns)) {
            symmetries.add(from);
        }
    }

    private boolean keepsHouses(int[] rows, int[] columns) {
        for (int[] house : houses) {
            Set<Integer> image = new HashSet<>();
            for (int cell : house) {
                image.add(SIDE * rows[cell / SIDE] + columns[cell % SIDE]);
            }
            if (!sets.contains(image)) {
                return false;
            }
        }
        return true;
    }

    private void fill(int[] digits, int cell, int[] used) {
        if (cell == BAND) {
            classes.merge(leastForm(digits), 1, Integer::sum);
            return;
        }
        for (int digit = cell < SIDE ? cell + 1 : 1; digit <= (cell < SIDE ? cell + 1 : SIDE); digit++) {
            int bit = 1 << (digit - 1);
            if ((used(housesOf[cell], used) & bit) == 0) {
                toggle(housesOf[cell], used, bit);
                digits[cell] = digit;
                fill(digits, cell + 1, used);
                toggle(housesOf[cell], used, bit);
            }
        }
    }

    private static int used(int[] houses, int[] used) {
        int digits = 0;
        for (int house : houses) {
            digits |= used[house];
        }
        return digits;
    }

    private static void toggle(int[] houses, int[] used, int bit) {
        for (int house : houses) {
            used[house] ^= bit;
        }
    }

    /** The least of the bands that are like one, with digits named in the order in which they occur. */
    private List<Integer> leastForm(int[] digits) {
        int[] least = null;
        for (List<Integer> from : symmetries) {
            int[] form = new int[BAND];
            int[] name = new int[SIDE + 1];
            int names = 0;
            for (int i = 0; i < BAND; i++) {
                int digit = digits[from.get(i)];
                if (name[digit] == 0) {
                    name[digit] = ++names;
                }
                form[i] = name[digit];
            }
            if (least == null || Arrays.compare(form, least) < 0) {
                least = form;
            }
        }
        return Arrays.stream(least).boxed().toList();
    }

    /** The least of the bands of each class, and how many there are with the first row 123456789. */
    public Map<List<Integer>, Integer> classes() {
        return Map.copyOf(classes);
    }

    /** The number of grids that begin with a band. */
    public long completions(List<Integer> band) {
        int[] used = new int[houses.size()];
        for (int cell = 0; cell < BAND; cell++) {
            toggle(housesOf[cell], used, 1 << (band.get(cell) - 1));
        }
        return completions(0, used);
    }

    private long completions(int at, int[] used) {
        if (at == order.length) {
            return 1;
        }
        int[] of = order[at];
        long count = 0;
        for (int free = ALL & ~used(of, used); free != 0; free &= free - 1) {
            int bit = free & -free;
            toggle(of, used, bit);
            count += completions(at + 1, used);
            toggle(of, used, bit);
        }
        return count;
    }
}
