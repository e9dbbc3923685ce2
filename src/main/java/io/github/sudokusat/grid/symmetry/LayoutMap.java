package io.github.sudokusat.grid.symmetry;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Compares layouts under a permutation of their cells. */
final class LayoutMap {

    private LayoutMap() {}

    /**
     * Whether the image of every house is a house, and that of every pair of a rule is a pair of a rule.
     *
     * @throws IllegalArgumentException if a layout has a rule of an unknown class
     */
    static boolean preserves(Layout from, Layout to, int[] cellTo) {
        return from.houses().size() == to.houses().size()
                && mapsHouses(from, to, cellTo)
                && Arrays.equals(pairs(from, cellTo), pairs(to, CellMaps.identity(to.cellCount())));
    }

    /** No two houses have the same cells, so it suffices that there are equally many houses and each is mapped to a house. */
    private static boolean mapsHouses(Layout from, Layout to, int[] cellTo) {
        int[] markOf = new int[to.cellCount()];
        int mark = 0;
        for (House house : from.houses()) {
            mark++;
            for (int i = 0; i < house.size(); i++) {
                markOf[cellTo[house.cell(i)]] = mark;
            }
            if (!isHouse(to, cellTo[house.cell(0)], markOf, mark)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isHouse(Layout layout, int cell, int[] markOf, int mark) {
        for (int i = 0; i < layout.houseCount(cell); i++) {
            if (isMarked(layout.houses().get(layout.houseOf(cell, i)), markOf, mark)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMarked(House house, int[] markOf, int mark) {
        for (int i = 0; i < house.size(); i++) {
            if (markOf[house.cell(i)] != mark) {
                return false;
            }
        }
        return true;
    }

    /** The images of all pairs of all rules as {@code lower << 32 | higher}, ascending, without repeats. */
    private static long[] pairs(Layout layout, int[] cellTo) {
        List<MustDiffer> rules = known(layout);
        int size = 0;
        for (MustDiffer rule : rules) {
            size += rule.size();
        }
        long[] pairs = new long[size];
        size = 0;
        for (MustDiffer rule : rules) {
            for (int i = 0; i < rule.size(); i++) {
                int a = cellTo[rule.first(i)];
                int b = cellTo[rule.second(i)];
                pairs[size++] = (long) Math.min(a, b) << 32 | Math.max(a, b);
            }
        }
        Arrays.sort(pairs);
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (i == 0 || pairs[i] != pairs[i - 1]) {
                pairs[kept++] = pairs[i];
            }
        }
        return Arrays.copyOf(pairs, kept);
    }

    /**
     * The pairs of a layout's rules.
     *
     * @throws IllegalArgumentException if the layout has a rule of an unknown class, which may tell digits apart
     */
    static List<MustDiffer> known(Layout layout) {
        layout.requireKnownRules("the search for symmetries", Set.of(MustDiffer.class));
        return layout.mustDifferRules();
    }

    /** The layout whose grids are the transposed grids of a layout; equal to that layout if it is its own image. */
    static Layout transposed(Layout layout) {
        int side = layout.side();
        int[] map = CellMaps.turned(side, true, 0);
        Layout result = transposedBoxes(layout, map);
        for (Variant variant : layout.variants()) {
            result = result.with(variant);
        }
        for (House house : layout.addedHouses()) {
            result = result.with(transposed(house, map));
        }
        for (MustDiffer rule : known(layout)) {
            if (layout.addedRules().contains(rule)) {
                result = result.with(transposed(rule, map));
            }
        }
        return result;
    }

    private static Layout transposedBoxes(Layout layout, int[] map) {
        Optional<BoxShape> shape = layout.boxShape();
        if (shape.isPresent()) {
            BoxShape turned = new BoxShape(shape.get().columns(), shape.get().rows());
            return Layout.rectangle(layout.columns(), layout.rows(), layout.side(), turned);
        }
        int[] regionOfCell = layout.regionOfCells();
        int[] regions = new int[regionOfCell.length];
        for (int cell = 0; cell < regions.length; cell++) {
            regions[map[cell]] = regionOfCell[cell];
        }
        int[] used = IntStream.range(0, regions.length)
                .filter(cell -> cell / layout.side() < layout.columns() && cell % layout.side() < layout.rows())
                .map(cell -> regions[cell])
                .toArray();
        return Layout.rectangle(layout.columns(), layout.rows(), layout.side(), used);
    }

    private static House transposed(House house, int[] map) {
        int[] cells = house.cells();
        for (int i = 0; i < cells.length; i++) {
            cells[i] = map[cells[i]];
        }
        return House.of(house.toString(), cells);
    }

    private static MustDiffer transposed(MustDiffer rule, int[] map) {
        int[] cells = new int[2 * rule.size()];
        for (int i = 0; i < rule.size(); i++) {
            cells[2 * i] = map[rule.first(i)];
            cells[2 * i + 1] = map[rule.second(i)];
        }
        return MustDiffer.of(rule.name(), cells);
    }
}
