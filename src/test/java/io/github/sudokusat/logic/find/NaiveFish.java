package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Fish of any houses by trying every choice of houses. */
final class NaiveFish {

    private final NaiveGrid grid;

    NaiveFish(NaiveGrid grid) {
        this.grid = grid;
    }

    /** The candidates that a digit's fish of given houses removes. */
    Set<String> conclusion(int digit, List<House> bases, List<House> covers) {
        Set<Integer> once = new TreeSet<>();
        Set<Integer> fins = new TreeSet<>();
        for (House base : bases) {
            for (int cell : grid.places(base, digit)) {
                if (!once.add(cell)) {
                    fins.add(cell);
                }
            }
        }
        for (int cell : once) {
            if (covers.stream().noneMatch(cover -> cover.holds(cell))) {
                fins.add(cell);
            }
        }
        Set<String> gone = new TreeSet<>();
        for (int cell : grid.open) {
            long covered = covers.stream().filter(cover -> cover.holds(cell)).count();
            if (grid.has(cell, digit)
                    && (covered > 1 || (covered == 1 && !once.contains(cell)))
                    && grid.seesAll(cell, fins)) {
                gone.add(grid.name(cell) + "<>" + digit);
            }
        }
        return gone;
    }

    static boolean isFranken(List<House> bases, List<House> covers) {
        boolean noColumnUnder = bases.stream().noneMatch(house -> house.kind() == House.Kind.COLUMN)
                && covers.stream().noneMatch(house -> house.kind() == House.Kind.ROW);
        boolean noRowUnder = bases.stream().noneMatch(house -> house.kind() == House.Kind.ROW)
                && covers.stream().noneMatch(house -> house.kind() == House.Kind.COLUMN);
        return noColumnUnder || noRowUnder;
    }

    private static boolean isPlain(List<House> bases, List<House> covers) {
        return bases.stream().allMatch(NaiveGrid::isLine) && covers.stream().allMatch(NaiveGrid::isLine);
    }

    /**
     * The candidates removed by some fish of a given kind and size whose base houses do not hold the candidate, and neither by a smaller fish of
     * such houses nor by a house all of whose places the candidate sees.
     */
    Set<String> removable(boolean mutant, int largest) {
        Set<String> all = new TreeSet<>();
        for (int cell : grid.open) {
            for (int digit : grid.digits.get(cell)) {
                if (!isLocked(cell, digit) && isRemovable(cell, digit, mutant, largest)) {
                    all.add(grid.name(cell) + "<>" + digit);
                }
            }
        }
        return all;
    }

    private boolean isLocked(int cell, int digit) {
        return grid.houses.stream()
                .anyMatch(house -> !house.holds(cell)
                        && !grid.places(house, digit).isEmpty()
                        && grid.places(house, digit).stream().allMatch(place -> grid.sees(cell, place)));
    }

    private boolean isRemovable(int cell, int digit, boolean mutant, int largest) {
        String name = grid.name(cell) + "<>" + digit;
        List<House> bases = new ArrayList<>(grid.houses);
        bases.removeIf(house -> house.holds(cell) || grid.places(house, digit).isEmpty());
        for (int size = 2; size <= largest; size++) {
            Set<Boolean> named = new HashSet<>();
            int n = size;
            NaiveGrid.choose(
                    bases,
                    n,
                    base -> NaiveGrid.choose(grid.houses, n, cover -> {
                        boolean isAllowed = mutant || isFranken(base, cover);
                        if (isAllowed
                                && base.stream().noneMatch(cover::contains)
                                && cover.stream().anyMatch(house -> house.holds(cell))
                                && conclusion(digit, base, cover).contains(name)) {
                            boolean isFranken = isFranken(base, cover);
                            named.add(mutant ? !isFranken : !isPlain(base, cover));
                        }
                    }));
            if (!named.isEmpty()) {
                return named.contains(true);
            }
        }
        return false;
    }
}
