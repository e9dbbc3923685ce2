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
        if (layers.end == 0) {
            return false;
        }
        boolean[] reached = new boolean[layers.end + 1];
        reached[0] = true;
        for (int layer = 0; layer < read.length; layer++) {
            long mask = masks[read[layer]];
            for (int node = layers.nodeStart[layer]; node < layers.nodeStart[layer + 1]; node++) {
                if (reached[node]) {
                    layers.reach(node, mask, reached);
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
            for (int node = layers.nodeStart[layer]; node < layers.nodeStart[layer + 1]; node++) {
                if (reached[node]) {
                    long labels = layers.usefulLabels(node, mask, useful);
                    useful[node] = labels != 0;
                    kept[layer] |= labels;
                }
            }
        }
        for (int layer = 0; layer < kept.length; layer++) {
            masks[read[layer]] &= kept[layer];
        }
        return Arrays.stream(cells).allMatch(cell -> masks[cell] != 0);
    }

    @Override
    public long cost() {
        return 2L * layers.to.length;
    }

    /** A {@link LayeredAutomaton} as a list of edges, each of which joins all digits between two nodes; nodes are numbered through all layers, from the start on. */
    private static final class Layers {

        /** The last node; 0 if no sequence is accepted. */
        final int end;
        /** The nodes of layer i begin here. */
        final int[] nodeStart;
        /** The edges from each node begin here. */
        final int[] edgeStart;

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
            nodeStart = new int[length + 1];
            for (int layer = 0; layer < length; layer++) {
                nodeStart[layer + 1] = nodeStart[layer] + layers.nodes(layer);
            }
            end = layers.isEmpty() ? 0 : nodeStart[length];
            edgeStart = new int[end + 1];
            for (int layer = 0; layer < length && end > 0; layer++) {
                for (int node = nodeStart[layer]; node < nodeStart[layer + 1]; node++) {
                    addEdges(layers, layer, node - nodeStart[layer]);
                    edgeStart[node + 1] = edgeCount;
                }
            }
            to = Arrays.copyOf(to, edgeCount);
            labels = Arrays.copyOf(labels, edgeCount);
        }

        /** Marks the nodes that follow a node with some digits. */
        void reach(int node, long digits, boolean[] reached) {
            for (int e = edgeStart[node]; e < edgeStart[node + 1]; e++) {
                if ((labels[e] & digits) != 0) {
                    reached[to[e]] = true;
                }
            }
        }

        /** Those of some digits that lead from a node to useful ones. */
        long usefulLabels(int node, long digits, boolean[] useful) {
            long found = 0;
            for (int e = edgeStart[node]; e < edgeStart[node + 1]; e++) {
                if (useful[to[e]]) {
                    found |= labels[e] & digits;
                }
            }
            return found;
        }

        /** Adds an edge to each of the next nodes, with all digits that lead there. */
        private void addEdges(LayeredAutomaton layers, int position, int node) {
            long rest = Digits.where(layers.side(), digit -> layers.next(position, node, digit) != Automaton.NONE);
            while (rest != 0) {
                int target = layers.next(position, node, Digits.least(rest));
                long same = Digits.where(layers.side(), digit -> layers.next(position, node, digit) == target);
                addEdge(nodeStart[position + 1] + target, same);
                rest &= ~same;
            }
        }

        private void addEdge(int target, long digits) {
            if (edgeCount == to.length) {
                to = Arrays.copyOf(to, 2 * edgeCount);
                labels = Arrays.copyOf(labels, 2 * edgeCount);
            }
            to[edgeCount] = target;
            labels[edgeCount++] = digits;
        }
    }
}
