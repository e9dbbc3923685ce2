package io.github.sudokusat.logic.pattern;

import java.util.Arrays;

/**
 * Breadth-first search for what follows along the links of a graph from one node being true or false.
 *
 * <p>A true node makes those linked weakly to it false, a false one those linked strongly to it true. A layer holds what follows after a number of
 * links and not before, so a path back through the layers is a shortest chain. A search is reused for many starts; each costs at most one look at the
 * links of every node in either state.
 */
public final class ChainSearch {

    private final LinkGraph graph;
    private final int words;
    /** The nodes that become known, by the number of links: in every second layer they are true, in the others false. */
    private long[][] layers = new long[16][];

    private final long[] knownTrue;
    private final long[] knownFalse;
    private int depth;
    private boolean nextIsTrue;

    public ChainSearch(LinkGraph graph) {
        this.graph = graph;
        words = graph.words;
        knownTrue = new long[words];
        knownFalse = new long[words];
    }

    /** Begins with one node. */
    public void start(int node, boolean isTrue) {
        depth = 0;
        nextIsTrue = !isTrue;
        Arrays.fill(knownTrue, 0);
        Arrays.fill(knownFalse, 0);
        long[] layer = layer(0);
        Bits.add(layer, 0, node);
        Bits.add(isTrue ? knownTrue : knownFalse, 0, node);
    }

    private long[] layer(int index) {
        if (index == layers.length) {
            layers = Arrays.copyOf(layers, 2 * index);
        }
        if (layers[index] == null) {
            layers[index] = new long[words];
        }
        Arrays.fill(layers[index], 0);
        return layers[index];
    }

    /**
     * Advances by one link.
     *
     * @return the nodes that become true or false by it and were not so before; they must not be changed, and may be empty
     */
    public long[] advance() {
        long[] from = layers[depth];
        long[] links = nextIsTrue ? graph.strong : graph.weak;
        long[] to = layer(depth + 1);
        for (int node = Bits.next(from, 0, words, 0); node >= 0; node = Bits.next(from, 0, words, node + 1)) {
            Bits.or(to, 0, links, node * words, words);
        }
        long[] known = nextIsTrue ? knownTrue : knownFalse;
        Bits.andNot(to, 0, known, 0, words);
        Bits.or(known, 0, to, 0, words);
        depth++;
        nextIsTrue = !nextIsTrue;
        return to;
    }

    /** Receives chains. */
    public interface Taker {

        /**
         * A chain has been found.
         *
         * @param path its nodes from the start on; changed after the call
         */
        void take(int[] path);
    }

    /** Calls back with shortest chains to a node, in ascending order of their nodes from the end, up to a number of them. */
    public void paths(int node, int links, int max, Taker taker) {
        int[] path = new int[links + 1];
        path[links] = node;
        extend(path, links, ((depth - links) & 1) == 0 != nextIsTrue, max, taker);
    }

    /** Goes back from a node of a path in every way; returns how many more paths are wanted. */
    private int extend(int[] path, int at, boolean isTrue, int wanted, Taker taker) {
        if (at == 0) {
            taker.take(path);
            return wanted - 1;
        }
        long[] adjacent = isTrue ? graph.strong : graph.weak;
        int left = wanted;
        for (int w = 0; w < words && left > 0; w++) {
            long common = adjacent[path[at] * words + w] & layers[at - 1][w];
            for (; common != 0 && left > 0; common &= common - 1) {
                path[at - 1] = w * Long.SIZE + Long.numberOfTrailingZeros(common);
                left = extend(path, at - 1, !isTrue, left, taker);
            }
        }
        return left;
    }

    /**
     * A shortest chain to a node.
     *
     * @param node a member of the layer
     * @param links the number of the layer, up to the one reached last
     * @return the nodes from the start on, {@code links + 1} of them
     */
    public int[] path(int node, int links) {
        int[] path = new int[links + 1];
        path[links] = node;
        boolean isTrue = ((depth - links) & 1) == 0 != nextIsTrue;
        for (int i = links; i > 0; i--) {
            long[] adjacent = isTrue ? graph.strong : graph.weak;
            path[i - 1] = Bits.firstCommon(adjacent, path[i] * words, layers[i - 1], 0, words);
            isTrue = !isTrue;
        }
        return path;
    }
}
