package io.github.sudokusat.encode.rule;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The ways through a {@link LayeredGraph}: a literal for each node and for each edge, where an edge joins all labels between two nodes.
 *
 * <p><b>Idea.</b> An edge is used only with both of its nodes and one of its labels; a node is used only with an edge that leaves it and one that enters
 * it; a label only with one of its edges. A node with one edge to enter it is that edge, an edge that is the only one to leave its node is that node, and
 * one of a layer's single node with one label is that label.
 *
 * <p><b>Size.</b> At most one variable for each node between the first and the last layer and for each edge. For each edge at most three clauses, for each node
 * at most two, for each label one.
 *
 * <p><b>Promise.</b> If the labels of different layers are different candidates, unit propagation removes exactly the labels that are on no way with the others
 * (generalized arc consistency). Because the automaton is deterministic, the labels determine all variables, and unit propagation finds them.
 *
 * <p><b>Difference from the paper.</b> Bacchus has a variable for each transition, which is an edge with one label.
 *
 * @see <a href="https://doi.org/10.1007/978-3-540-74970-7_12">F. Bacchus, GAC Via Unit Propagation, CP 2007, LNCS 4741, 133–147</a>
 */
final class LayeredClauses {

    private final LayeredGraph graph;
    /** The literal of each label of each layer. */
    private final int[][] labels;

    private final RuleFormula formula;

    /** The edges of a layer. */
    private static final class Edges {

        final List<int[]> labels = new ArrayList<>();
        final List<int[]> ends = new ArrayList<>();
        int[] literals = new int[0];
    }

    private LayeredClauses(LayeredGraph graph, int[][] labels, RuleFormula formula) {
        this.graph = graph;
        this.labels = labels;
        this.formula = formula;
    }

    /**
     * Writes the clauses.
     *
     * @param graph the ways
     * @param labels for each layer the literal of each label; exactly one of them holds
     * @param formula takes the clauses
     */
    static void encode(LayeredGraph graph, int[][] labels, RuleFormula formula) {
        new LayeredClauses(graph, labels, formula).encode();
    }

    private void encode() {
        if (graph.nodes(0) == 0) {
            formula.end();
            return;
        }
        int[] nodes = {RuleFormula.TRUE};
        for (int layer = 0; layer < graph.layers(); layer++) {
            Edges edges = edges(layer);
            edges.literals = edgeLiterals(layer, edges, nodes);
            int[] nextNodes = nodeLiterals(layer + 1, edges);
            writeEdges(layer, edges, nodes, nextNodes);
            writeNodes(edges, 0, nodes);
            writeNodes(edges, 1, nextNodes);
            writeLabels(layer, edges);
            nodes = nextNodes;
        }
    }

    private Edges edges(int layer) {
        Edges edges = new Edges();
        for (int node = 0; node < graph.nodes(layer); node++) {
            int[][] found = new int[graph.nodes(layer + 1)][];
            for (int label = 0; label < graph.labels(layer); label++) {
                int target = graph.next(layer, node, label);
                if (target != LayeredGraph.NONE) {
                    int[] known = found[target] == null ? new int[0] : found[target];
                    found[target] = Arrays.copyOf(known, known.length + 1);
                    found[target][known.length] = label;
                }
            }
            for (int target = 0; target < found.length; target++) {
                if (found[target] != null) {
                    edges.labels.add(found[target]);
                    edges.ends.add(new int[] {node, target});
                }
            }
        }
        return edges;
    }

    private int[] edgeLiterals(int layer, Edges edges, int[] nodes) {
        int[] leaving = degrees(edges, 0, nodes.length);
        int[] literals = new int[edges.ends.size()];
        for (int edge = 0; edge < literals.length; edge++) {
            int from = edges.ends.get(edge)[0];
            int[] own = edges.labels.get(edge);
            if (leaving[from] == 1) {
                literals[edge] = nodes[from];
            } else if (own.length == 1 && nodes[from] == RuleFormula.TRUE) {
                literals[edge] = labels[layer][own[0]];
            } else {
                literals[edge] = formula.newVariable();
            }
        }
        return literals;
    }

    private int[] nodeLiterals(int layer, Edges edges) {
        int[] literals = new int[graph.nodes(layer)];
        if (literals.length == 1) {
            literals[0] = RuleFormula.TRUE;
            return literals;
        }
        int[] entering = degrees(edges, 1, literals.length);
        for (int edge = 0; edge < edges.literals.length; edge++) {
            int to = edges.ends.get(edge)[1];
            literals[to] = edges.literals[edge];
        }
        for (int node = 0; node < literals.length; node++) {
            literals[node] = entering[node] == 1 ? literals[node] : formula.newVariable();
        }
        return literals;
    }

    /** The number of edges that leave (end 0) or enter (end 1) each node. */
    private static int[] degrees(Edges edges, int end, int nodes) {
        int[] degrees = new int[nodes];
        for (int[] ends : edges.ends) {
            degrees[ends[end]]++;
        }
        return degrees;
    }

    private void writeEdges(int layer, Edges edges, int[] nodes, int[] nextNodes) {
        for (int edge = 0; edge < edges.literals.length; edge++) {
            int literal = edges.literals[edge];
            formula.add(-literal, nodes[edges.ends.get(edge)[0]]);
            formula.add(-literal, nextNodes[edges.ends.get(edge)[1]]);
            int[] own = edges.labels.get(edge);
            // Of a layer's only edge, it is enough that no other label holds.
            if (own.length < graph.labels(layer) && literal != RuleFormula.TRUE) {
                formula.or(-literal);
                for (int label : own) {
                    formula.or(labels[layer][label]);
                }
                formula.end();
            }
        }
    }

    /** Writes that a node needs an edge that leaves it (end 0) or enters it (end 1). */
    private void writeNodes(Edges edges, int end, int[] nodes) {
        for (int node = 0; node < nodes.length; node++) {
            formula.or(-nodes[node]);
            for (int edge = 0; edge < edges.literals.length; edge++) {
                if (edges.ends.get(edge)[end] == node) {
                    formula.or(edges.literals[edge]);
                }
            }
            formula.end();
        }
    }

    private void writeLabels(int layer, Edges edges) {
        for (int label = 0; label < graph.labels(layer); label++) {
            formula.or(-labels[layer][label]);
            for (int edge = 0; edge < edges.literals.length; edge++) {
                if (Arrays.binarySearch(edges.labels.get(edge), label) >= 0) {
                    formula.or(edges.literals[edge]);
                }
            }
            formula.end();
        }
    }
}
