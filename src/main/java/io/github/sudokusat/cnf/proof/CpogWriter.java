package io.github.sudokusat.cnf.proof;

import java.io.IOException;

/**
 * Writes a certified partitioned-operation graph (CPOG): a graph of all models of a formula, with the proof that both are equivalent.
 *
 * <p>A node is a variable above those of the formula, and a product or a sum of literals and earlier nodes. The clauses of the formula have the numbers
 * from 1 on in its order; the clauses that define a node, and each lemma, have numbers from there on. A line is one of
 *
 * <ul>
 *   <li>{@code NUMBER p NODE CHILD… 0}: a product, all of whose children are true; no two may depend on the same variable. Its clauses are, from NUMBER
 *       on, {@code NODE} or one of the children false; then for each child {@code ¬NODE} or the child;
 *   <li>{@code NUMBER s NODE CHILD CHILD HINT… 0}: a sum of two children, which the clauses of the hints, all of nodes, show not to be true together. Its
 *       clauses are {@code ¬NODE} or one of the children; then for each child {@code NODE} or the child false;
 *   <li>{@code NUMBER a LITERAL… 0 HINT… 0}: a lemma, which follows by the clauses of the hints as in LRAT;
 *   <li>{@code d NUMBER HINT… 0}: deletes a lemma or a clause of the formula, which follows from what is left by the hints;
 *   <li>{@code r NODE}: the node to which the formula is equivalent, whose unit clause is all that is left at the end.
 * </ul>
 *
 * <p>Each line is written with a single call; lines end with {@code \n} on every platform. Not thread-safe.
 *
 * @see "R. Bryant, W. Nawrocki, J. Avigad, M. Heule, Certified Knowledge Compilation with Application to Verified Model Counting, SAT 2023"
 */
public final class CpogWriter extends ProofLineWriter {

    /**
     * Creates a writer that has written nothing.
     *
     * @param out receives the text; never flushed or closed by the writer
     */
    public CpogWriter(Appendable out) {
        super(out, false);
    }

    /**
     * Begins the line of a product.
     *
     * @param number the number of the first of its clauses, of which there are one more than children
     * @param node its variable
     */
    public void beginProduct(long number, int node) {
        begin(number, "p");
        put(node);
    }

    /**
     * Begins the line of a sum.
     *
     * @param number the number of the first of its three clauses
     * @param node its variable
     */
    public void beginSum(long number, int node) {
        begin(number, "s");
        put(node);
    }

    /**
     * Begins the line of a lemma.
     *
     * @param number its number
     */
    public void beginLemma(long number) {
        begin(number, "a");
    }

    private void begin(long number, String command) {
        beginLine(Long.toString(number));
        put(command);
    }

    /**
     * Begins a line that deletes a clause.
     *
     * @param number the number of the clause
     */
    public void beginDeletion(long number) {
        beginLine("d");
        put(number);
    }

    /**
     * Writes the line of the root.
     *
     * @param node the node to which the formula is equivalent
     * @throws IOException if the output fails
     */
    public void root(int node) throws IOException {
        out.append("r " + node + "\n");
    }
}
