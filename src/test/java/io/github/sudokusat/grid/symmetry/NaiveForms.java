package io.github.sudokusat.grid.symmetry;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Canonical forms of small grids by trying all moves of rows and columns and, for 4 × 4, all renamings of digits. */
final class NaiveForms {

    private final Layout layout;
    private final List<int[]> cellMaps = new ArrayList<>();

    NaiveForms(Layout layout) {
        this.layout = layout;
        int side = layout.side();
        BoxShape box = layout.boxShape().orElseThrow();
        for (int[] rows : lineOrders(side, box.rows())) {
            for (int[] columns : lineOrders(side, box.columns())) {
                int[] map = new int[side * side];
                int[] transposed = new int[side * side];
                for (int cell = 0; cell < map.length; cell++) {
                    map[cell] = rows[cell / side] * side + columns[cell % side];
                    transposed[cell] = columns[cell % side] * side + rows[cell / side];
                }
                cellMaps.add(map);
                if (box.rows() == box.columns()) {
                    cellMaps.add(transposed);
                }
            }
        }
    }

    /** The orders of lines that keep the lines of a chute together. */
    private static List<int[]> lineOrders(int side, int size) {
        List<int[]> orders = new ArrayList<>();
        for (int[] order : permutations(side)) {
            boolean keepsChutes = true;
            for (int i = 0; i < side; i++) {
                keepsChutes &= order[i] / size == order[i - i % size] / size;
            }
            if (keepsChutes) {
                orders.add(order);
            }
        }
        return orders;
    }

    static List<int[]> permutations(int size) {
        List<int[]> all = new ArrayList<>();
        permute(new int[size], 0, 0, all);
        return all;
    }

    private static void permute(int[] numbers, int at, int used, List<int[]> all) {
        if (at == numbers.length) {
            all.add(numbers.clone());
        }
        for (int i = 0; i < numbers.length && at < numbers.length; i++) {
            if ((used >>> i & 1) == 0) {
                numbers[at] = i;
                permute(numbers, at + 1, used | 1 << i, all);
            }
        }
    }

    /** The number of symmetries, renamings included. */
    long symmetries() {
        return cellMaps.size() * (long) permutations(layout.side()).size();
    }

    /** The least equivalent grid; digits are renamed in the order in which they appear. */
    Grid least(Grid grid) {
        int[] least = {};
        for (int[] map : cellMaps) {
            int[] image = relabelled(moved(grid, map));
            if (least.length == 0 || Arrays.compare(image, least) < 0) {
                least = image;
            }
        }
        return Grid.of(layout, least);
    }

    private static int[] moved(Grid grid, int[] map) {
        int[] image = new int[map.length];
        for (int cell = 0; cell < map.length; cell++) {
            image[cell] = grid.digit(map[cell]);
        }
        return image;
    }

    private int[] relabelled(int[] digits) {
        int[] label = new int[layout.side() + 1];
        int next = 0;
        int[] image = new int[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] != 0 && label[digits[cell]] == 0) {
                label[digits[cell]] = ++next;
            }
            image[cell] = label[digits[cell]];
        }
        return image;
    }

    /** The least of all images, with all renamings tried. */
    Grid leastOfAll(Grid grid) {
        int[] least = {};
        for (int[] map : cellMaps) {
            for (int[] labels : permutations(layout.side())) {
                int[] image = renamed(moved(grid, map), labels);
                if (least.length == 0 || Arrays.compare(image, least) < 0) {
                    least = image;
                }
            }
        }
        return Grid.of(layout, least);
    }

    /** The least of the images of a puzzle under the symmetries that lead from its solution to a given grid. */
    Grid leastWithSolution(Grid puzzle, Grid solution, Grid leastSolution) {
        int[] least = {};
        for (int[] map : cellMaps) {
            for (int[] labels : permutations(layout.side())) {
                if (Arrays.equals(renamed(moved(solution, map), labels), leastSolution.digits())) {
                    int[] image = renamed(moved(puzzle, map), labels);
                    if (least.length == 0 || Arrays.compare(image, least) < 0) {
                        least = image;
                    }
                }
            }
        }
        return Grid.of(layout, least);
    }

    /** The number of symmetries that map a grid to itself. */
    long automorphisms(Grid grid) {
        long count = 0;
        for (int[] map : cellMaps) {
            for (int[] labels : permutations(layout.side())) {
                count += Arrays.equals(renamed(moved(grid, map), labels), grid.digits()) ? 1 : 0;
            }
        }
        return count;
    }

    private static int[] renamed(int[] digits, int[] labels) {
        int[] image = new int[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            image[cell] = digits[cell] == 0 ? 0 : labels[digits[cell] - 1] + 1;
        }
        return image;
    }
}
