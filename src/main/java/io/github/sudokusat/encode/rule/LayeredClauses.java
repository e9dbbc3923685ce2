package io.github.sudokusat.encode.rule;

/**
 * The ways through a {@link LayeredGraph}: a literal for each node and for each edge, where an edge joins all labels between two nodes.
 *
 * <p><b>Idea.</b> An edge is used only with both of its nodes and one of its labels; a node is used only with an edge that leaves it and one that
 * enters it; a label only with one of its edges. A node with one edge to enter it is that edge, an edge that is the only one to leave its node is
 * that node, and one of a layer's single node with one label is that label.
 *
 * <p><b>Size.</b> At most one variable for each node between the first and the last layer and for each edge. For each edge at most three clauses, for
 * each node at most two, for each label one.
 *
 * <p><b>Promise.</b> If the labels of different layers are different candidates, unit propagation removes exactly the labels that are on no way with
 * the others (generalized arc consistency). Because the automaton is deterministic, the labels determine all variables, and unit propagation finds
 * them.
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
        for (int layer = 0; layer < graph.layers() && !formula.tick(nodes.length); layer++) {
            LayerEdges edges = new LayerEdges(graph, layer);
            int[] literals = edgeLiterals(layer, edges, nodes);
            int[] nextNodes = nodeLiterals(edges, literals);
            writeEdges(layer, edges, literals, nodes, nextNodes);
            writeNeeds(nodes, edges.leaving(), literals);
            writeNeeds(nextNodes, edges.entering(), literals);
            writeNeeds(labels[layer], edges.labelled(), literals);
            nodes = nextNodes;
        }
    }

    private int[] edgeLiterals(int layer, LayerEdges edges, int[] nodes) {
        int[] literals = new int[edges.count()];
        for (int edge = 0; edge < literals.length; edge++) {
            int from = edges.from(edge);
            int[] own = edges.labels(edge);
            if (edges.leaving()[from].length == 1) {
                literals[edge] = nodes[from];
            } else if (own.length == 1 && nodes[from] == RuleFormula.TRUE) {
                literals[edge] = labels[layer][own[0]];
            } else {
                literals[edge] = formula.newVariable();
            }
        }
        return literals;
    }

    /** The literals of the nodes that edges enter. */
    private int[] nodeLiterals(LayerEdges edges, int[] literals) {
        int[][] entering = edges.entering();
        int[] nodes = new int[entering.length];
        if (nodes.length == 1) {
            nodes[0] = RuleFormula.TRUE;
            return nodes;
        }
        for (int node = 0; node < nodes.length; node++) {
            nodes[node] = entering[node].length == 1 ? literals[entering[node][0]] : formula.newVariable();
        }
        return nodes;
    }

    private void writeEdges(int layer, LayerEdges edges, int[] literals, int[] nodes, int[] nextNodes) {
        for (int edge = 0; edge < literals.length; edge++) {
            int literal = literals[edge];
            formula.add(-literal, nodes[edges.from(edge)]);
            formula.add(-literal, nextNodes[edges.to(edge)]);
            int[] own = edges.labels(edge);
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

    /** Writes that each node or label needs one of its edges. */
    private void writeNeeds(int[] needy, int[][] edges, int[] literals) {
        for (int i = 0; i < needy.length; i++) {
            formula.or(-needy[i]);
            for (int edge : edges[i]) {
                formula.or(literals[edge]);
            }
            formula.end();
        }
    }
}
