package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LayeredAutomaton;
import io.github.sudokusat.primitive.Sequence;
import java.util.Arrays;

/**
 * An automaton reads cells in their order: a sweep forward and one backward leave the digits on some accepted path. If no cell is listed twice,
 * nothing more can be removed.
 */
final class SequenceFilter extends Filter {

    /** The cells as they are read. */
    private final int[] read;

    private final Layers layers;

    SequenceFilter(String rule, Sequence sequence) {
        super(rule, Cells.distinct(sequence.cells()).length == sequence.size(), Cells.distinct(sequence.cells()));
        read = sequence.cells();
        layers = new Layers(sequence.automaton(), read.length);
    }

    @Override
    public boolean narrow(long[] masks) {
        int length = read.length;
        boolean[] reached = new boolean[layers.nodeCount];
        if (layers.nodeCount == 0) {
            return false;
        }
        reached[0] = true;
        for (int layer = 0; layer < length; layer++) {
            long mask = masks[read[layer]];
            for (int e = layers.edgeStart[layer]; e < layers.edgeStart[layer + 1]; e++) {
                if (reached[layers.from[e]] && (layers.labels[e] & mask) != 0) {
                    reached[layers.to[e]] = true;
                }
            }
        }
        return reached[layers.end] && narrowBack(masks, reached);
    }

    private boolean narrowBack(long[] masks, boolean[] reached) {
        boolean[] useful = new boolean[reached.length];
        useful[layers.end] = true;
        long[] kept = new long[read.length];
        for (int layer = read.length - 1; layer >= 0; layer--) {
            long mask = masks[read[layer]];
            long labels = 0;
            for (int e = layers.edgeStart[layer]; e < layers.edgeStart[layer + 1]; e++) {
                if (useful[layers.to[e]] && reached[layers.from[e]] && (layers.labels[e] & mask) != 0) {
                    useful[layers.from[e]] = true;
                    labels |= layers.labels[e];
                }
            }
            kept[layer] = labels;
        }
        for (int layer = 0; layer < kept.length; layer++) {
            masks[read[layer]] &= kept[layer];
        }
        return Arrays.stream(cells).allMatch(cell -> masks[cell] != 0);
    }

    @Override
    public long cost() {
        return 2L * layers.from.length;
    }

    /** A {@link LayeredAutomaton} as a list of edges, each of which joins all digits between two nodes; nodes are numbered through all layers, from the start on. */
    private static final class Layers {

        final int nodeCount;
        final int end;
        /** The edges from layer i begin here. */
        final int[] edgeStart;

        int[] from = new int[64];
        int[] to = new int[64];
        /** The digits with which an edge may be taken. */
        long[] labels = new long[64];

        private int edgeCount;

        /**
         * Unrolls an automaton.
         *
         * @param automaton the automaton
         * @param length the number of digits that it reads, 1 or more
         */
        Layers(Automaton automaton, int length) {
            long[] digits = new long[length];
            Arrays.fill(digits, Digits.all(automaton.side()));
            LayeredAutomaton layers = LayeredAutomaton.of(automaton, digits);
            edgeStart = new int[length + 1];
            int first = 0;
            for (int position = 0; position < length && !layers.isEmpty(); position++) {
                edgeStart[position] = edgeCount;
                int firstOfNext = first + layers.nodes(position);
                for (int node = 0; node < layers.nodes(position); node++) {
                    addEdges(layers, position, node, first + node, firstOfNext);
                }
                first = firstOfNext;
            }
            edgeStart[length] = edgeCount;
            end = first;
            nodeCount = layers.isEmpty() ? 0 : first + 1;
            from = Arrays.copyOf(from, edgeCount);
            to = Arrays.copyOf(to, edgeCount);
            labels = Arrays.copyOf(labels, edgeCount);
        }

        /** Adds an edge to each of the next nodes, with all digits that lead there. */
        private void addEdges(LayeredAutomaton layers, int position, int node, int source, int firstOfNext) {
            long rest = Digits.where(layers.side(), digit -> layers.next(position, node, digit) != Automaton.NONE);
            while (rest != 0) {
                int target = layers.next(position, node, Digits.least(rest));
                long same = Digits.where(layers.side(), digit -> layers.next(position, node, digit) == target);
                addEdge(source, firstOfNext + target, same);
                rest &= ~same;
            }
        }

        private void addEdge(int source, int target, long digits) {
            if (edgeCount == from.length) {
                from = Arrays.copyOf(from, 2 * edgeCount);
                to = Arrays.copyOf(to, 2 * edgeCount);
                labels = Arrays.copyOf(labels, 2 * edgeCount);
            }
            from[edgeCount] = source;
            to[edgeCount] = target;
            labels[edgeCount++] = digits;
        }
    }
}
