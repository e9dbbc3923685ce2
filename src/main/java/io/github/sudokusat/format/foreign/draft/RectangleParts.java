package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.cage.Different;
import io.github.sudokusat.rule.cage.SameSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The boxes, regions and diagonals of a grid that does not have as many rows and columns as digits, as the Interactive Sudoku Solver means them: without
 * another size, boxes have as many cells as the longer side.
 */
final class RectangleParts {

    private final Layout size;
    private final Optional<BoxShape> boxes;

    /**
     * Chooses boxes.
     *
     * @param size a layout with the rows, columns and digits
     * @param boxSize the number of cells of a box; 0 for the usual one
     */
    RectangleParts(Layout size, int boxSize) {
        this.size = size;
        this.boxes = boxes(boxSize == 0 ? Math.max(size.rows(), size.columns()) : boxSize);
    }

    /** The boxes nearest to a square that divide the grid, with two rows and columns at least. */
    private Optional<BoxShape> boxes(int cells) {
        for (int small = (int) Math.sqrt(cells); small > 1; small--) {
            int large = cells / small;
            if (small * large == cells && size.rows() % small == 0 && size.columns() % large == 0) {
                return Optional.of(new BoxShape(small, large));
            }
            if (small * large == cells && size.rows() % large == 0 && size.columns() % small == 0) {
                return Optional.of(new BoxShape(large, small));
            }
        }
        return Optional.empty();
    }

    /** The layout with boxes, if they are wanted, or else with regions, if there are some. */
    Layout layout(boolean hasBoxes, int... regionOf) {
        int rows = size.rows();
        int columns = size.columns();
        if (hasBoxes && boxes.isPresent()) {
            return Layout.rectangle(rows, columns, size.side(), boxes.get());
        }
        return regionOf.length == 0
                ? Layout.rectangle(rows, columns, size.side())
                : Layout.rectangle(rows, columns, size.side(), ofSize(regionOf));
    }

    /** The regions that have a cell for each row or column at least, and no more than one for each digit; the other cells are in none. */
    private int[] ofSize(int... regionOf) {
        int[] sizes = new int[regionOf.length];
        for (int region : regionOf) {
            sizes[region]++;
        }
        int least = Math.max(size.rows(), size.columns());
        return Arrays.stream(regionOf)
                .map(region -> least <= sizes[region] && sizes[region] <= size.side() ? region : Regions.NONE)
                .toArray();
    }

    /** The rules that regions beside the boxes are; none without boxes. */
    List<Rule> rules(int... regionOf) {
        if (boxes.isEmpty()) {
            return List.of();
        }
        List<Rule> rules = new ArrayList<>();
        groups(ofSize(regionOf), size.columns()).forEach(group -> rules.add(Different.of(group)));
        return rules;
    }

    /** The cells of each region, given the region of each cell, row by row, and how many cells make a row. */
    private static List<List<Cell>> groups(int[] regionOf, int perRow) {
        Map<Integer, List<Cell>> groups = new LinkedHashMap<>();
        for (int i = 0; i < regionOf.length; i++) {
            if (regionOf[i] != Regions.NONE) {
                groups.computeIfAbsent(regionOf[i], region -> new ArrayList<>()).add(new Cell(i / perRow, i % perRow));
            }
        }
        return List.copyOf(groups.values());
    }

    /** The rules that cells at the same place in all boxes differ. */
    List<Rule> disjointGroups() {
        if (boxes.isEmpty()) {
            throw new IllegalArgumentException("disjoint groups need boxes, but this is a " + size);
        }
        BoxShape box = boxes.get();
        List<Rule> rules = new ArrayList<>();
        for (int place = 0; place < box.side(); place++) {
            List<Cell> group = new ArrayList<>();
            for (int row = place / box.columns(); row < size.rows(); row += box.rows()) {
                for (int column = place % box.columns(); column < size.columns(); column += box.columns()) {
                    group.add(new Cell(row, column));
                }
            }
            rules.add(Different.of(group));
        }
        return rules;
    }

    /** The rule of a long diagonal. */
    Rule diagonal(PuzzleDraft.LongDiagonal diagonal) {
        if (size.rows() != size.columns()) {
            throw new IllegalArgumentException("a diagonal needs as many rows as columns, but this is a " + size);
        }
        return Different.of(diagonal.cells(size.rows()));
    }

    /** The rule that all rows, columns, boxes or regions of the largest size have the same digits; empty if there is only one of them. */
    static Optional<Rule> sameDigits(Layout layout) {
        List<List<Cell>> groups = new ArrayList<>();
        for (int row = 0; row < layout.rows(); row++) {
            int r = row;
            groups.add(IntStream.range(0, layout.columns())
                    .mapToObj(column -> new Cell(r, column))
                    .toList());
        }
        for (int column = 0; column < layout.columns(); column++) {
            int c = column;
            groups.add(IntStream.range(0, layout.rows())
                    .mapToObj(row -> new Cell(row, c))
                    .toList());
        }
        groups.addAll(groups(layout.regionOfCells(), layout.side()));
        int largest = groups.stream().mapToInt(List::size).max().orElse(0);
        groups.removeIf(group -> group.size() < largest);
        return groups.size() < 2 || largest == layout.side() ? Optional.empty() : Optional.of(SameSet.of(groups));
    }
}
