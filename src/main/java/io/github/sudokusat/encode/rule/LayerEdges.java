package io.github.sudokusat.encode.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The edges from one layer of a {@link LayeredGraph} to the next, each of which joins all labels between two nodes. */
final class LayerEdges {

    private final List<int[]> from = new ArrayList<>();
    private final List<int[]> to = new ArrayList<>();
    private final List<int[]> labels = new ArrayList<>();
    private final int[][] leaving;
    private final int[][] entering;
    private final int[][] labelled;

    /** The edges of a layer, ascending by their first node, then by their second. */
    LayerEdges(LayeredGraph graph, int layer) {
        for (int node = 0; node < graph.nodes(layer); node++) {
            addFrom(node, graph, layer);
        }
        leaving = group(graph.nodes(layer), from);
        entering = group(graph.nodes(layer + 1), to);
        labelled = group(graph.labels(layer), labels);
    }

    private void addFrom(int node, LayeredGraph graph, int layer) {
        long[] ways = new long[graph.labels(layer)];
        int count = 0;
        for (int label = 0; label < ways.length; label++) {
            int target = graph.next(layer, node, label);
            if (target != LayeredGraph.NONE) {
                ways[count++] = (long) target << Integer.SIZE | label;
            }
        }
        Arrays.sort(ways, 0, count);
        for (int first = 0, end = 0; first < count; first = end) {
            int target = (int) (ways[first] >>> Integer.SIZE);
            while (end < count && (int) (ways[end] >>> Integer.SIZE) == target) {
                end++;
            }
            from.add(new int[] {node});
            to.add(new int[] {target});
            labels.add(
                    Arrays.stream(ways, first, end).mapToInt(way -> (int) way).toArray());
        }
    }

    /** The edges in each of some groups, ascending; the groups of each edge are given. */
    private static int[][] group(int count, List<int[]> groupsOf) {
        int[] sizes = new int[count];
        for (int[] groups : groupsOf) {
            for (int group : groups) {
                sizes[group]++;
            }
        }
        int[][] edges = new int[count][];
        Arrays.setAll(edges, group -> new int[sizes[group]]);
        Arrays.fill(sizes, 0);
        for (int edge = 0; edge < groupsOf.size(); edge++) {
            for (int group : groupsOf.get(edge)) {
                edges[group][sizes[group]++] = edge;
            }
        }
        return edges;
    }

    int count() {
        return labels.size();
    }

    /** The node that an edge leaves. */
    int from(int edge) {
        return from.get(edge)[0];
    }

    /** The node that an edge enters. */
    int to(int edge) {
        return to.get(edge)[0];
    }

    /** The labels of an edge, ascending. */
    int[] labels(int edge) {
        return labels.get(edge);
    }

    /** For each node of the layer, the edges that leave it. */
    int[][] leaving() {
        return leaving;
    }

    /** For each node of the next layer, the edges that enter it. */
    int[][] entering() {
        return entering;
    }

    /** For each label the edges that it may take. */
    int[][] labelled() {
        return labelled;
    }
}
