package io.github.sudokusat.encode.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All ways of a deterministic automaton through a number of layers, from its first state to an accepting one: pruned from both ends, and with nodes
 * merged from which the same labels lead to the end.
 *
 * <p>Layer i has nodes 0, 1 …; from each, a label leads to a node of layer i + 1 or nowhere. The first layer has one node, and so has the last; every
 * node lies on a way. There is no node at all if there is no way.
 */
final class LayeredGraph {

    /** There is no way on. */
    static final int NONE = -1;

    /** The most ways on from the states of all layers. */
    static final int MAX_WAYS = 1 << 22;

    /** The automaton. */
    interface Step {

        /** There is no way on. */
        long NONE = Long.MIN_VALUE;

        /** The state after a label, or {@link #NONE}; the state after the last layer is accepting. */
        long after(int layer, long state, int label);
    }

    private final int[] labels;
    private final int[] nodes;
    /** For each layer the next node at index {@code node · labels + label}. */
    private final int[][] next;

    private long ways;

    private LayeredGraph(int[] labels) {
        this.labels = labels;
        this.nodes = new int[labels.length + 1];
        this.next = new int[labels.length][];
    }

    /**
     * Builds the graph. Takes time and memory in proportion to the ways: the states that can be reached, times their labels.
     *
     * @param labels the number of labels of each layer, which are numbered from 0
     * @param start the first state
     * @param step the automaton
     * @param formula is asked whether to go on, and told if there are more than {@value #MAX_WAYS} ways
     * @return the graph; without nodes if there is no way, or if the rest of the clauses is not wanted
     */
    static LayeredGraph of(int[] labels, long start, Step step, RuleFormula formula) {
        LayeredGraph graph = new LayeredGraph(labels);
        long[] states = {start};
        graph.nodes[0] = 1;
        for (int layer = 0; layer < labels.length; layer++) {
            if (!graph.fits((long) states.length * labels[layer], formula)) {
                return new LayeredGraph(labels);
            }
            states = graph.advance(layer, states, step);
        }
        graph.merge();
        return graph;
    }

    /** Whether there are not too many ways, and further clauses are wanted. */
    private boolean fits(long more, RuleFormula formula) {
        ways += more;
        if (ways > MAX_WAYS) {
            formula.tooLarge();
            return false;
        }
        return !formula.tick(more);
    }

    /** Finds the states after a layer. */
    private long[] advance(int layer, long[] states, Step step) {
        Map<Long, Integer> numbers = new HashMap<>();
        List<Long> found = new ArrayList<>();
        int count = labels[layer];
        int[] after = new int[states.length * count];
        for (int i = 0; i < after.length; i++) {
            long state = step.after(layer, states[i / count], i % count);
            after[i] = NONE;
            if (state != Step.NONE) {
                Integer known = numbers.putIfAbsent(state, found.size());
                after[i] = known == null ? found.size() : known;
                if (known == null) {
                    found.add(state);
                }
            }
        }
        next[layer] = after;
        nodes[layer + 1] = found.size();
        return found.stream().mapToLong(Long::longValue).toArray();
    }

    /** Merges nodes from the last layer on, all of whose nodes are one. */
    private void merge() {
        int last = labels.length;
        int[] merged = new int[nodes[last]];
        nodes[last] = Math.min(1, merged.length);
        for (int layer = last - 1; layer >= 0; layer--) {
            merged = merge(layer, merged);
        }
    }

    /** Merges the nodes of a layer; returns the new number of each old one, or {@link #NONE} if there is no way on from it. */
    private int[] merge(int layer, int[] mergedNext) {
        Map<List<Integer>, Integer> numbers = new HashMap<>();
        int[] after = next[layer];
        int count = labels[layer];
        int[] merged = new int[nodes[layer]];
        int[] kept = new int[after.length];
        for (int node = 0; node < merged.length; node++) {
            Integer[] row = new Integer[count];
            boolean isDead = true;
            for (int label = 0; label < count; label++) {
                int target = after[node * count + label];
                row[label] = target == NONE ? NONE : mergedNext[target];
                isDead &= row[label] == NONE;
            }
            merged[node] = isDead ? NONE : add(row, numbers, kept);
        }
        nodes[layer] = numbers.size();
        next[layer] = Arrays.copyOf(kept, numbers.size() * count);
        return merged;
    }

    private static int add(Integer[] row, Map<List<Integer>, Integer> numbers, int[] kept) {
        int number = numbers.size();
        @Nullable Integer known = numbers.putIfAbsent(Arrays.asList(row), number);
        if (known != null) {
            return known;
        }
        for (int label = 0; label < row.length; label++) {
            kept[number * row.length + label] = row[label];
        }
        return number;
    }

    int layers() {
        return labels.length;
    }

    int labels(int layer) {
        return labels[layer];
    }

    /** The number of nodes of a layer, from 0 to the number of layers. */
    int nodes(int layer) {
        return nodes[layer];
    }

    /** The node to which a label leads, or {@link #NONE}. */
    int next(int layer, int node, int label) {
        return next[layer][node * labels[layer] + label];
    }

    /** Whether a label is on some way. */
    boolean isUsed(int layer, int label) {
        for (int node = 0; node < nodes[layer]; node++) {
            if (next(layer, node, label) != NONE) {
                return true;
            }
        }
        return false;
    }
}
