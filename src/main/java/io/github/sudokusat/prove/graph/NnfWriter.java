package io.github.sudokusat.prove.graph;

import java.io.IOException;

/**
 * Writes a graph of models as a d-DNNF in the format of the compiler c2d, which tools of model counters read.
 *
 * <p>The first line is {@code nnf}, the number of the other lines, of their references and of the variables. Each other line is a node, numbered from 0 on:
 * {@code L l} a literal, {@code A n i1 … in} a product of earlier nodes, {@code O v 2 i1 i2} a sum of two, which differ in the variable {@code v}. The last
 * one is the root.
 *
 * @see "A. Darwiche, New Advances in Compiling CNF into Decomposable Negation Normal Form, ECAI 2004; the format is that of c2d's manual"
 */
public final class NnfWriter {

    private final ModelGraph graph;
    private final int root;
    private final Appendable out;
    /** The line of each literal, at 2v for v and 2v + 1 for −v; 0 if it has none, or one more than its number. */
    private final int[] lines;

    private int literals;
    private long references;

    private NnfWriter(ModelGraph graph, int root, Appendable out) {
        this.graph = graph;
        this.root = root;
        this.out = out;
        lines = new int[2 * graph.variables() + 2];
    }

    /**
     * Writes a graph.
     *
     * @param graph the graph, none of whose products and sums has the negation of a node
     * @param root the node that is equivalent to the formula, or {@link GraphCompiler#FALSE}
     * @param out receives the text; never flushed or closed
     * @throws IOException if the output fails
     */
    public static void write(ModelGraph graph, int root, Appendable out) throws IOException {
        if (root == GraphCompiler.FALSE) {
            out.append("nnf 1 0 " + graph.variables() + "\nO 0 0\n");
            return;
        }
        NnfWriter writer = new NnfWriter(graph, root, out);
        writer.writeLiterals();
        writer.writeNodes();
    }

    private void writeLiterals() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int node = graph.variables() + 1; node <= root; node++) {
            for (int i = 0; i < graph.length(node); i++) {
                int child = graph.child(node, i);
                references++;
                if (!graph.isNode(child) && lines[LiteralIndex.of(child)] == 0) {
                    lines[LiteralIndex.of(child)] = ++literals;
                    text.append("L ").append(child).append('\n');
                }
            }
        }
        int nodes = root - graph.variables();
        out.append("nnf " + (literals + nodes) + ' ' + references + ' ' + graph.variables() + '\n');
        out.append(text);
    }

    private void writeNodes() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int node = graph.variables() + 1; node <= root; node++) {
            line.setLength(0);
            if (graph.isSum(node)) {
                line.append("O ").append(Math.abs(graph.child(graph.child(node, 0), 0)));
            } else {
                line.append('A');
            }
            line.append(' ').append(graph.length(node));
            for (int i = 0; i < graph.length(node); i++) {
                line.append(' ').append(lineOf(graph.child(node, i)));
            }
            out.append(line.append('\n'));
        }
    }

    private int lineOf(int child) {
        return graph.isNode(child) ? literals + child - graph.variables() - 1 : lines[LiteralIndex.of(child)] - 1;
    }
}
