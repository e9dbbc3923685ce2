package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Automaton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An automaton that reads a known number of digits, as a layered graph: only nodes that lie on a path from the first to the last layer, and of those with
 * the same continuations only one.
 *
 * <p>Building it takes time proportional to length × states × digits, since equal nodes are found from the last layer backward.
 */
final class Layers {

    int nodeCount;
    int start;
    int end;
    /** The edges from layer i begin here. */
    final int[] edgeStart;

    int[] from = new int[64];
    int[] to = new int[64];
    /** The digits with which an edge may be taken. */
    long[] labels = new long[64];

    private int edgeCount;

    private Layers(int length) {
        edgeStart = new int[length + 1];
    }

    /**
     * Unrolls an automaton.
     *
     * @param automaton the automaton
     * @param length the number of digits that it reads, 1 or more
     * @return the graph; without nodes if nothing of this length is accepted
     */
    static Layers of(Automaton automaton, int length) {
        return new Builder(automaton, length).build();
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

    private void trim() {
        from = Arrays.copyOf(from, edgeCount);
        to = Arrays.copyOf(to, edgeCount);
        labels = Arrays.copyOf(labels, edgeCount);
    }

    /** The continuations of a node: for each digit the next node, or −1. */
    private static final class Continuations {

        final int[] next;

        Continuations(int[] next) {
            this.next = next;
        }

        @Override
        public boolean equals(Object object) {
            return object instanceof Continuations other && Arrays.equals(next, other.next);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(next);
        }
    }

    private static final class Builder {

        private static final int NONE = -1;

        private final Automaton automaton;
        private final int length;
        /** The states that can be reached in each layer. */
        private final boolean[][] reached;

        private final List<List<Continuations>> nodes = new ArrayList<>();
        private int[] nodeOf;

        Builder(Automaton automaton, int length) {
            this.automaton = automaton;
            this.length = length;
            reached = new boolean[length + 1][automaton.states()];
            reached[0][0] = true;
            for (int layer = 0; layer < length; layer++) {
                reachNext(layer);
            }
            nodeOf = new int[automaton.states()];
            for (int state = 0; state < nodeOf.length; state++) {
                nodeOf[state] = automaton.isAccepting(state) ? 0 : NONE;
            }
        }

        private void reachNext(int layer) {
            for (int state = 0; state < automaton.states(); state++) {
                for (int digit = 1; reached[layer][state] && digit <= automaton.side(); digit++) {
                    int next = automaton.next(state, digit);
                    if (next != Automaton.NONE) {
                        reached[layer + 1][next] = true;
                    }
                }
            }
        }

        Layers build() {
            for (int layer = length - 1; layer >= 0; layer--) {
                nodes.add(0, nodesOf(layer));
            }
            Layers layers = new Layers(length);
            if (nodes.get(0).isEmpty()) {
                layers.trim();
                return layers;
            }
            int first = 0;
            for (int layer = 0; layer < length; layer++) {
                layers.edgeStart[layer] = layers.edgeCount;
                List<Continuations> here = nodes.get(layer);
                for (int i = 0; i < here.size(); i++) {
                    addEdges(layers, first + i, here.get(i).next, first + here.size());
                }
                first += here.size();
            }
            layers.edgeStart[length] = layers.edgeCount;
            layers.end = first;
            layers.nodeCount = first + 1;
            layers.trim();
            return layers;
        }

        /** The different nodes of a layer; {@link #nodeOf} then has the node of each state there. */
        private List<Continuations> nodesOf(int layer) {
            Map<Continuations, Integer> numbers = new HashMap<>();
            List<Continuations> found = new ArrayList<>();
            int[] here = new int[automaton.states()];
            for (int state = 0; state < here.length; state++) {
                Continuations after = reached[layer][state] ? after(state) : new Continuations(new int[0]);
                here[state] = NONE;
                if (isOpen(after)) {
                    Integer known = numbers.putIfAbsent(after, found.size());
                    here[state] = known == null ? found.size() : known;
                    if (known == null) {
                        found.add(after);
                    }
                }
            }
            nodeOf = here;
            return found;
        }

        private Continuations after(int state) {
            int[] next = new int[automaton.side()];
            for (int digit = 1; digit <= next.length; digit++) {
                int target = automaton.next(state, digit);
                next[digit - 1] = target == Automaton.NONE ? NONE : nodeOf[target];
            }
            return new Continuations(next);
        }

        private static boolean isOpen(Continuations after) {
            for (int next : after.next) {
                if (next != NONE) {
                    return true;
                }
            }
            return false;
        }

        /** Adds an edge to each of the next nodes, with all digits that lead there. */
        private static void addEdges(Layers layers, int node, int[] next, int firstOfNext) {
            for (int i = 0; i < next.length; i++) {
                long digits = 0;
                for (int j = 0; next[i] != NONE && j < next.length; j++) {
                    digits |= next[j] == next[i] ? 1L << j : 0;
                }
                // The edge is added for the first of its digits.
                if (digits != 0 && Long.numberOfTrailingZeros(digits) == i) {
                    layers.addEdge(node, firstOfNext + next[i], digits);
                }
            }
        }
    }
}
