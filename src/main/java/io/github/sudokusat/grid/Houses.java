package io.github.sudokusat.grid;

import java.util.Arrays;
import java.util.List;

/** Builds the list of a layout's houses, and finds for each cell the houses that hold it. */
final class Houses {

    private Houses() {}

    /** Returns, for each cell, the indices of its houses, ascending. */
    static int[][] ofCells(int side, List<House> houses) {
        int[] sizes = new int[side * side];
        for (House house : houses) {
            for (int i = 0; i < side; i++) {
                sizes[house.cell(i)]++;
            }
        }
        int[][] result = new int[side * side][];
        for (int cell = 0; cell < result.length; cell++) {
            result[cell] = new int[sizes[cell]];
        }
        for (int h = houses.size() - 1; h >= 0; h--) {
            for (int i = 0; i < side; i++) {
                int cell = houses.get(h).cell(i);
                result[cell][--sizes[cell]] = h;
            }
        }
        return result;
    }

    /** The cells of some houses, one house after another. */
    static int[] members(List<House> houses, int[] indices) {
        int[] cells =
                new int[indices.length == 0 ? 0 : indices.length * houses.get(0).size()];
        int size = 0;
        for (int index : indices) {
            House house = houses.get(index);
            for (int i = 0; i < house.size(); i++) {
                cells[size++] = house.cell(i);
            }
        }
        return cells;
    }

    /** The members of a cell's houses and its partners by rules, ascending, without repeats and without the cell itself. */
    static int[] peers(int cell, int[] members, List<MustDiffer> rules) {
        int[] found = members;
        for (MustDiffer rule : rules) {
            int[] partners = rule.partners(cell);
            int size = found.length;
            found = Arrays.copyOf(found, size + partners.length);
            System.arraycopy(partners, 0, found, size, partners.length);
        }
        Arrays.sort(found);
        int kept = 0;
        for (int peer : found) {
            if (peer != cell && (kept == 0 || found[kept - 1] != peer)) {
                found[kept++] = peer;
            }
        }
        return Arrays.copyOf(found, kept);
    }

    /** Whether two ascending lists have an index in common. */
    static boolean haveCommon(int[] one, int[] other) {
        int j = 0;
        for (int house : one) {
            while (j < other.length && other[j] < house) {
                j++;
            }
            if (j < other.length && other[j] == house) {
                return true;
            }
        }
        return false;
    }

    /** Checks that there are {@code side} regions of {@code side} cells each. */
    static void requireRegions(int side, int[] regionOfCell) {
        int[] sizes = new int[side];
        for (int cell = 0; cell < regionOfCell.length; cell++) {
            int region = regionOfCell[cell];
            if (region < 0 || region >= side) {
                throw new IllegalArgumentException("region of " + Cell.numbered(cell, side) + " must be from 0 to "
                        + (side - 1) + ", but is " + region);
            }
            sizes[region]++;
        }
        for (int region = 0; region < side; region++) {
            if (sizes[region] != side) {
                throw new IllegalArgumentException(
                        "region " + (region + 1) + " must have " + side + " cells, but has " + sizes[region]);
            }
        }
    }

    /** Adds houses, except those that have the same cells as a house already in the list. */
    static void add(List<House> houses, List<House> more) {
        int before = houses.size();
        for (House house : more) {
            if (!isKnown(houses, before, house)) {
                houses.add(house);
            }
        }
    }

    /**
     * Adds user-defined houses, one by one, except those that have the same cells as a house already in the list.
     *
     * @param named the houses, sorted by name
     * @return the houses that were added, numbered from 1
     */
    static List<House> addNamed(List<House> houses, List<House> named) {
        int before = houses.size();
        for (House house : named) {
            add(houses, List.of(house.withNumber(houses.size() - before + 1)));
        }
        return List.copyOf(houses.subList(before, houses.size()));
    }

    private static boolean isKnown(List<House> houses, int before, House house) {
        if (house.kind() == House.Kind.ROW || (house.kind() == House.Kind.COLUMN && house.size() > 1)) {
            return false;
        }
        for (int i = 0; i < before; i++) {
            House other = houses.get(i);
            // Comparing first cells before all of them keeps large layouts cheap: only a house through that cell can
            // coincide.
            if (other.holds(house.cell(0)) && other.holds(house.cell(house.size() - 1)) && other.coincidesWith(house)) {
                return true;
            }
        }
        return false;
    }
}
