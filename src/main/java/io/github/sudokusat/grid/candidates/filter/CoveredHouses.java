package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Houses of which cages cover every cell, each once, so that the cages must add up to what the digits of the houses do.
 *
 * @param houses the houses
 * @param total what all their cells add up to
 * @param cages the cages
 */
public record CoveredHouses(List<House> houses, int total, List<HouseSum.Cage> cages) {

    public CoveredHouses {
        houses = List.copyOf(houses);
        cages = List.copyOf(cages);
    }

    /**
     * Houses whose cages add up to something else, so that the layout has no solution.
     *
     * @param layout the layout
     * @return as few houses as possible; empty if there are none
     */
    public static Optional<CoveredHouses> mismatch(Layout layout) {
        List<HouseSum.Cage> cages = HouseSums.cages(layout);
        if (cages.isEmpty()) {
            return Optional.empty();
        }
        int side = layout.side();
        return HouseUnions.of(layout).stream()
                .map(houses -> of(houses, houses.size() * side * (side + 1) / 2, cages))
                .flatMap(Optional::stream)
                .filter(covered -> covered.sum() != covered.total)
                .min((one, other) -> one.houses.size() - other.houses.size());
    }

    private static Optional<CoveredHouses> of(List<House> houses, int total, List<HouseSum.Cage> cages) {
        Set<Integer> open = new HashSet<>();
        houses.forEach(house -> IntStream.of(house.cells()).forEach(open::add));
        List<HouseSum.Cage> used = new ArrayList<>();
        for (HouseSum.Cage cage : cages) {
            Set<Integer> cells = new HashSet<>();
            IntStream.of(cage.sum().cells()).forEach(cells::add);
            if (open.containsAll(cells)) {
                open.removeAll(cells);
                used.add(cage);
            }
        }
        return open.isEmpty() ? Optional.of(new CoveredHouses(houses, total, used)) : Optional.empty();
    }

    private int sum() {
        return cages.stream().mapToInt(cage -> cage.sum().total()).sum();
    }
}
