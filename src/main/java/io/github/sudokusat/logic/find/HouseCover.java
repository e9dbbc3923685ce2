package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.pattern.Geometry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Few houses that together have some cells, each of which shows that a digit is in one of its cells at most. */
final class HouseCover {

    /** More combinations of houses are not tried. */
    private static final int MOST_TRIES = 20_000;

    private final Geometry geometry;
    private final int[] cells;
    private int tries;

    private HouseCover(int[] cells, Geometry geometry) {
        this.cells = cells;
        this.geometry = geometry;
    }

    /**
     * At most some houses that have all the cells: the fewest of one kind, or, if they are too many, any; empty if there are none, or none is found in
     * {@value #MOST_TRIES} tries.
     */
    static List<House> of(int[] cells, int most, Geometry geometry) {
        HouseCover cover = new HouseCover(cells, geometry);
        List<House> ofKind = Arrays.stream(House.Kind.values())
                .map(cover::ofKind)
                .filter(houses -> !houses.isEmpty() && houses.size() <= most)
                .min(Comparator.comparingInt(List::size))
                .orElse(List.of());
        List<Integer> any = new ArrayList<>();
        if (ofKind.isEmpty() && cover.isCompleted(any, most)) {
            return any.stream().sorted().map(geometry::house).toList();
        }
        return ofKind;
    }

    /** The houses of a kind with some of the cells; none if a cell is in none of them. */
    private List<House> ofKind(House.Kind kind) {
        List<Integer> houses = IntStream.range(0, geometry.houseCount)
                .filter(house -> geometry.kind(house) == kind
                        && IntStream.of(cells).anyMatch(cell -> geometry.holds(house, cell)))
                .boxed()
                .toList();
        return firstWithout(houses) < 0 ? houses.stream().map(geometry::house).toList() : List.of();
    }

    /** Adds houses to some, at most as many as said, so that they have all cells; returns false, and adds none, if there are no such houses. */
    private boolean isCompleted(List<Integer> chosen, int most) {
        int open = firstWithout(chosen);
        if (open < 0 || most == 0 || ++tries > MOST_TRIES) {
            return open < 0;
        }
        for (int house = geometry.houseCount - 1; house >= 0; house--) {
            if (geometry.holds(house, open)) {
                chosen.add(house);
                if (isCompleted(chosen, most - 1)) {
                    return true;
                }
                chosen.remove(chosen.size() - 1);
            }
        }
        return false;
    }

    /** The first of the cells that none of some houses has; -1 if there is none. */
    private int firstWithout(List<Integer> houses) {
        return IntStream.of(cells)
                .filter(cell -> houses.stream().noneMatch(house -> geometry.holds(house, cell)))
                .findFirst()
                .orElse(-1);
    }
}
