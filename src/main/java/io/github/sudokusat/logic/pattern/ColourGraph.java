package io.github.sudokusat.logic.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Candidates joined by links that are both strong and weak, as connected components in two colours: all of one colour is true and all of the other
 * false.
 *
 * <p>Links are a digit's only two places in a house and, over all digits, a cell's only two candidates. Candidates are numbered
 * {@code cell · side + digit}.
 */
public final class ColourGraph {

    /** A component: the candidates of either colour; the first colour is that of the least candidate. */
    public static final class Component {

        private final int[] first;
        private final int[] second;

        Component(int[] first, int[] second) {
            this.first = first;
            this.second = second;
        }

        public int size() {
            return first.length + second.length;
        }

        public int[] colour(boolean ofFirst) {
            return ofFirst ? first : second;
        }
    }

    private final Position position;
    private final boolean acrossDigits;
    private final int[] colourOf;
    private final int[] queue;

    private ColourGraph(Position position, boolean acrossDigits) {
        this.position = position;
        this.acrossDigits = acrossDigits;
        colourOf = new int[position.digits.length * position.side];
        queue = new int[colourOf.length];
    }

    /** The components of at least two candidates; links between digits of a cell are used or not. */
    static List<Component> components(Position position, boolean acrossDigits) {
        ColourGraph graph = new ColourGraph(position, acrossDigits);
        List<Component> components = new ArrayList<>();
        for (int candidate = 0; candidate < graph.colourOf.length; candidate++) {
            if (graph.colourOf[candidate] == 0 && position.has(candidate / position.side, candidate % position.side)) {
                int size = graph.colour(candidate);
                if (size > 1) {
                    components.add(new Component(graph.coloured(size, 1), graph.coloured(size, 2)));
                }
            }
        }
        return components;
    }

    private int[] coloured(int size, int colour) {
        int[] some = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (colourOf[queue[i]] == colour) {
                some[count++] = queue[i];
            }
        }
        int[] result = Arrays.copyOf(some, count);
        Arrays.sort(result);
        return result;
    }

    /** Colours everything connected to a candidate and returns its number; it is at the beginning of the queue. */
    private int colour(int start) {
        int side = position.side;
        colourOf[start] = 1;
        queue[0] = start;
        int size = 1;
        for (int i = 0; i < size; i++) {
            int candidate = queue[i];
            int cell = candidate / side;
            int digit = candidate % side;
            int opposite = 3 - colourOf[candidate];
            if (acrossDigits && position.count(cell) == 2) {
                int other = Position.first(position.digits[cell] & ~(1L << digit));
                size = add(cell * side + other, opposite, size);
            }
            for (int h = 0; h < position.geometry.layout.houseCount(cell); h++) {
                int house = position.geometry.layout.houseOf(cell, h);
                long places = position.placesOf(house, digit);
                if (Long.bitCount(places) == 2) {
                    int a = position.geometry.cell(house, Position.first(places));
                    int b = position.geometry.cell(house, Position.first(places & places - 1));
                    size = add((a == cell ? b : a) * side + digit, opposite, size);
                }
            }
        }
        return size;
    }

    private int add(int candidate, int colour, int size) {
        if (colourOf[candidate] != 0) {
            return size;
        }
        colourOf[candidate] = colour;
        queue[size] = candidate;
        return size + 1;
    }
}
