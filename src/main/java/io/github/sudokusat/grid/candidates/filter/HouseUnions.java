package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Houses, and disjoint houses of a kind that lie side by side, as players take them together. */
final class HouseUnions {

    /** The most houses that are taken together. */
    static final int MOST_HOUSES = 4;

    private HouseUnions() {}

    /** All of them in a layout, each with its houses in order, single ones first. */
    static List<List<House>> of(Layout layout) {
        List<List<House>> unions = new ArrayList<>();
        for (House.Kind kind : House.Kind.values()) {
            List<House> houses = layout.houses().stream()
                    .filter(house -> house.kind() == kind)
                    .toList();
            boolean isPartition = houses.size() == layout.side();
            if (isPartition && kind.compareTo(House.Kind.REGION) <= 0) {
                sideBySide(houses, layout)
                        .forEach(union ->
                                unions.add(union.stream().map(houses::get).toList()));
            } else {
                houses.forEach(house -> unions.add(List.of(house)));
            }
        }
        return unions;
    }

    /** The sets of houses that hang together, as ascending indices. */
    private static Set<List<Integer>> sideBySide(List<House> houses, Layout layout) {
        List<Set<Integer>> neighbours = neighbours(houses, layout);
        Set<List<Integer>> all = new LinkedHashSet<>();
        Set<List<Integer>> last = new LinkedHashSet<>();
        for (int house = 0; house < houses.size(); house++) {
            last.add(List.of(house));
        }
        for (int size = 1; size <= MOST_HOUSES; size++) {
            all.addAll(last);
            Set<List<Integer>> larger = new LinkedHashSet<>();
            for (List<Integer> union : last) {
                for (int member : union) {
                    for (int next : neighbours.get(member)) {
                        Set<Integer> extended = new TreeSet<>(union);
                        if (extended.add(next)) {
                            larger.add(List.copyOf(extended));
                        }
                    }
                }
            }
            last = larger;
        }
        return all;
    }

    /** For each house those that have a cell next to one of its own. */
    private static List<Set<Integer>> neighbours(List<House> houses, Layout layout) {
        int side = layout.side();
        int[] owner = new int[layout.cellCount()];
        List<Set<Integer>> neighbours = new ArrayList<>();
        for (int house = 0; house < houses.size(); house++) {
            int index = house;
            Arrays.stream(houses.get(house).cells()).forEach(cell -> owner[cell] = index);
            neighbours.add(new TreeSet<>());
        }
        for (int cell = 0; cell < owner.length; cell++) {
            if (cell % side != side - 1) {
                join(neighbours, owner[cell], owner[cell + 1]);
            }
            if (cell + side < owner.length) {
                join(neighbours, owner[cell], owner[cell + side]);
            }
        }
        return neighbours;
    }

    private static void join(List<Set<Integer>> neighbours, int one, int other) {
        if (one != other) {
            neighbours.get(one).add(other);
            neighbours.get(other).add(one);
        }
    }
}
