package io.github.sudokusat.grid.symmetry;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The automorphisms of a grid: the symmetries that map it to itself.
 *
 * <p>They are the products of those that the placements for its canonical form give and of the exchanges of blank lines and of digits that do not
 * occur. Immutable.
 */
final class Automorphisms {

    private final Grid grid;
    /** The placements for the canonical form, one for each automorphism up to exchanges of blank lines and of digits that do not occur. */
    private final List<Placement> placements;

    Automorphisms(Grid grid, List<Placement> placements) {
        this.grid = grid;
        this.placements = placements;
    }

    private Lines lines() {
        return Lines.of(grid.layout(), grid.digits());
    }

    /** The number of automorphisms. */
    long count() {
        if (grid.isComplete()) {
            return placements.size();
        }
        Lines lines = lines();
        int unused = grid.layout().side() - Integer.bitCount(lines.digits());
        return placements.size()
                * waysToExchange(lines.blankRows(), lines.height(), lines.side())
                * waysToExchange(lines.blankColumns(), lines.width(), lines.side())
                * factorial(unused);
    }

    /** The number of ways to exchange blank lines in their chutes, and blank chutes. */
    private static long waysToExchange(int blank, int size, int side) {
        long ways = 1;
        int blankChutes = 0;
        for (int first = 0; first < side; first += size) {
            int count = Integer.bitCount((blank >>> first) & ((1 << size) - 1));
            ways *= factorial(count);
            blankChutes += count == size ? 1 : 0;
        }
        return ways * factorial(blankChutes);
    }

    private static long factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    /** Symmetries that generate all automorphisms. */
    List<Symmetry> generators() {
        List<Symmetry> generators = new ArrayList<>();
        Lines lines = lines();
        int side = lines.side();
        LineGroup group = new LineGroup(side, lines.blankRows() | lines.blankColumns() << side);
        LineMap first = LineMap.of(placements.get(0), side);
        for (int i = 1; i < placements.size(); i++) {
            group.add(first.then(LineMap.of(placements.get(i), side).inverse()));
        }
        for (LineMap map : group.generators()) {
            generators.add(symmetry(map));
        }
        BoxShape box = grid.layout().boxShape().orElseThrow();
        addExchanges(generators, lines.blankRows(), box.rows(), 0);
        addExchanges(generators, lines.blankColumns(), box.columns(), side);
        addExchangesOfDigits(generators, lines.digits());
        return List.copyOf(generators);
    }

    private Symmetry symmetry(LineMap map) {
        Layout layout = grid.layout();
        int side = layout.side();
        int[] cellTo = new int[layout.cellCount()];
        int[] digitTo = new int[side];
        Arrays.fill(digitTo, -1);
        for (int cell = 0; cell < cellTo.length; cell++) {
            cellTo[cell] = map.cell(cell, side);
            if (grid.digit(cell) != 0) {
                digitTo[grid.digit(cell) - 1] = grid.digit(cellTo[cell]) - 1;
            }
        }
        for (int digit = 0; digit < side; digit++) {
            // The digits that occur are mapped to each other.
            digitTo[digit] = digitTo[digit] < 0 ? digit : digitTo[digit];
        }
        return Symmetry.known(layout, cellTo, digitTo);
    }

    /**
     * Adds the exchanges of blank lines of a chute that follow one another, and of such blank chutes.
     *
     * @param first the number of the first row or column among all lines
     */
    private void addExchanges(List<Symmetry> generators, int blank, int size, int first) {
        int side = grid.layout().side();
        int lastChute = -1;
        for (int chute = 0; chute < side; chute += size) {
            int last = -1;
            int count = 0;
            for (int line = chute; line < chute + size; line++) {
                if ((blank >>> line & 1) != 0) {
                    if (last >= 0) {
                        generators.add(symmetry(LineMap.exchange(side, first + last, first + line, 1)));
                    }
                    last = line;
                    count++;
                }
            }
            if (count == size) {
                if (lastChute >= 0) {
                    generators.add(symmetry(LineMap.exchange(side, first + lastChute, first + chute, size)));
                }
                lastChute = chute;
            }
        }
    }

    private void addExchangesOfDigits(List<Symmetry> generators, int used) {
        int side = grid.layout().side();
        int last = 0;
        for (int digit = 1; digit <= side; digit++) {
            if ((used >>> digit & 1) == 0) {
                if (last > 0) {
                    int[] digitTo = CellMaps.identity(side);
                    digitTo[digit - 1] = last - 1;
                    digitTo[last - 1] = digit - 1;
                    generators.add(Symmetry.known(grid.layout(), CellMaps.identity(side * side), digitTo));
                }
                last = digit;
            }
        }
    }

    /**
     * A group of line maps with all its elements, generated step by step by Dimino's algorithm (G. Butler, Fundamental Algorithms for Permutation Groups,
     * 1991, chapter 3). Maps that differ only on blank lines count as one. Not thread-safe.
     */
    private static final class LineGroup {

        private final int blank;
        private final List<LineMap> elements = new ArrayList<>();
        private final Set<LineMap> keys = new HashSet<>();
        private final List<LineMap> generators = new ArrayList<>();

        /**
         * The trivial group.
         *
         * @param blank the blank lines as bits
         */
        LineGroup(int side, int blank) {
            this.blank = blank;
            addElement(LineMap.identity(side));
        }

        private void addElement(LineMap element) {
            elements.add(element);
            keys.add(element.without(blank));
        }

        private boolean contains(LineMap map) {
            return keys.contains(map.without(blank));
        }

        List<LineMap> generators() {
            return generators;
        }

        /** Adds a generator unless the map is already an element. Takes time in proportion to the size of the new group. */
        void add(LineMap map) {
            if (contains(map)) {
                return;
            }
            generators.add(map);
            int size = elements.size();
            // The group before is the first coset; each further one is that coset followed by a representative.
            for (int coset = 0; coset < elements.size(); coset += size) {
                LineMap representative = elements.get(coset);
                for (LineMap generator : generators) {
                    LineMap other = representative.then(generator);
                    if (!contains(other)) {
                        for (int i = 0; i < size; i++) {
                            addElement(elements.get(i).then(other));
                        }
                    }
                }
            }
        }
    }
}
