package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Groups of cells that together are a house. */
final class HouseParts {

    private final int side;
    /** The groups within the house, as numbers of cells. */
    private final List<Set<Integer>> groups;

    private final Set<Integer> covered = new HashSet<>();

    private HouseParts(int side, List<Set<Integer>> groups) {
        this.side = side;
        this.groups = groups;
    }

    /**
     * How many of some groups make up a house, each of its cells being in one of them.
     *
     * @param layout the layout
     * @param groups the groups; those that list a cell twice are not considered
     * @return the number of groups, for the first house that they make up; 0 if there is none. <b>Cost.</b> For each house a search among the groups within it.
     */
    static int of(Layout layout, List<List<Cell>> groups) {
        int side = layout.side();
        for (House house : layout.houses()) {
            List<Set<Integer>> within = new ArrayList<>();
            for (List<Cell> group : groups) {
                Set<Integer> cells = new HashSet<>();
                group.forEach(cell -> cells.add(cell.number(side)));
                if (cells.size() == group.size() && cells.stream().allMatch(house::holds)) {
                    within.add(cells);
                }
            }
            int parts = house.cells().length == side ? new HouseParts(side, within).cover(house.cells(), 0) : 0;
            if (parts > 0) {
                return parts;
            }
        }
        return 0;
    }

    /** Covers the cells that are not covered yet; returns how many groups that takes in all, or 0 if it is impossible. */
    private int cover(int[] cells, int used) {
        if (covered.size() == side) {
            return used;
        }
        int next = 0;
        while (covered.contains(cells[next])) {
            next++;
        }
        for (Set<Integer> group : groups) {
            if (group.contains(cells[next]) && group.stream().noneMatch(covered::contains)) {
                covered.addAll(group);
                int parts = cover(cells, used + 1);
                if (parts > 0) {
                    return parts;
                }
                covered.removeAll(group);
            }
        }
        return 0;
    }
}
