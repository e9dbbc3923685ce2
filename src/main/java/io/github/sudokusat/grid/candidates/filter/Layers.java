package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LayeredAutomaton;
import java.util.Arrays;

/**
 * A {@link LayeredAutomaton} as a list of edges, each of which joins all digits between two nodes; nodes are numbered through all layers, from the
 * start on.
 */
final class Layers {

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
