package io.github.sudokusat.cluster.single;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.util.ArrayList;
import java.util.List;

/** The ways to split a position: by the digits of an open cell, or by the places of a digit in a house. */
final class Choices {

    private final CandidateGrid grid;
    private final List<House> houses;
    private final int side;

    Choices(CandidateGrid grid) {
        this.grid = grid;
        houses = grid.layout().houses();
        side = grid.layout().side();
    }

    /**
     * The ways with the fewest parts.
     *
     * @param most how many ways are wanted, 1 or more
     * @return for each way, cells and digits in turn, exactly one of which pairs is in each solution; ways with fewer parts come first
     */
    List<int[]> fewest(int most) {
        List<int[]> ways = new ArrayList<>();
        for (int parts = 2; parts <= side && ways.size() < most; parts++) {
            addCells(parts, most, ways);
            if (most > 1) {
                addHouses(parts, most, ways);
            }
        }
        return ways;
    }

    private void addCells(int parts, int most, List<int[]> ways) {
        for (int cell = 0; cell < side * side && ways.size() < most; cell++) {
            if (grid.digit(cell) == 0 && grid.candidateCount(cell) == parts) {
                int[] way = new int[2 * parts];
                int next = 0;
                for (int digit = grid.nextCandidate(cell, 1); digit != 0; digit = grid.nextCandidate(cell, digit + 1)) {
                    way[next++] = cell;
                    way[next++] = digit;
                }
                ways.add(way);
            }
        }
    }

    private void addHouses(int parts, int most, List<int[]> ways) {
        for (int index = 0; index < houses.size() && ways.size() < most; index++) {
            for (int digit = 1; digit <= side && ways.size() < most; digit++) {
                if (grid.placeCount(index, digit) == parts) {
                    ways.add(places(index, digit, parts));
                }
            }
        }
    }

    private int[] places(int index, int digit, int parts) {
        int[] way = new int[2 * parts];
        int next = 0;
        House house = houses.get(index);
        for (int place = grid.nextPlace(index, digit, 0); place >= 0; place = grid.nextPlace(index, digit, place + 1)) {
            way[next++] = house.cell(place);
            way[next++] = digit;
        }
        return way;
    }
}
