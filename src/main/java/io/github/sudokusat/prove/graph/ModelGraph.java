package io.github.sudokusat.prove.graph;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A graph of the models of a formula (partitioned-operation graph): products of literals and nodes over separate variables, and sums of two nodes or
 * literals that are never true together.
 *
 * <p>A node has a variable, from that above the formula's on in the order in which nodes are added; its children are literals v or −v of the formula or
 * of earlier nodes. It is defined by clauses with consecutive numbers, which are not kept but made from its children when they are asked for.
 *
 * <p>Memory of 4 bytes for each child and about 60 for each node. Not thread-safe.
 *
 * @see "R. Bryant, W. Nawrocki, J. Avigad, M. Heule, Certified Knowledge Compilation with Application to Verified Model Counting, SAT 2023"
 */
public final class ModelGraph {

    private final int variables;
    private final IntList children = new IntList();
    /** For each node, where its children begin; after the last one, where they end. */
    private final IntList begin = new IntList();
    /** For each node, on how many variables of the formula it depends; for sums the complement of that. */
    private final IntList width = new IntList();

    private final List<BigInteger> counts = new ArrayList<>();
    private long[] numbers = new long[16];

    /**
     * Creates a graph without nodes.
     *
     * @param variables the number of variables of the formula, 0 or more
     */
    public ModelGraph(int variables) {
        this.variables = variables;
        begin.add(0);
    }

    /**
     * The number of variables of the formula.
     *
     * @return 0 or more
     */
    public int variables() {
        return variables;
    }

    /**
     * The number of nodes.
     *
     * @return 0 or more
     */
    public int nodes() {
        return width.size();
    }

    /**
     * Adds a product.
     *
     * @param number the number of the first clause that defines it, above those of the clauses of earlier nodes
     * @param literals its children, over separate variables
     * @param length how many of them there are, 0 or more
     * @return the variable of the node
     */
    public int addProduct(long number, int[] literals, int length) {
        int size = 0;
        BigInteger count = BigInteger.ONE;
        for (int i = 0; i < length; i++) {
            children.add(literals[i]);
            size += width(literals[i]);
            if (isNode(literals[i])) {
                count = count.multiply(count(literals[i]));
            }
        }
        return add(number, size, count);
    }

    /**
     * Adds a sum.
     *
     * @param number the number of the first clause that defines it, above those of the clauses of earlier nodes
     * @param first a child
     * @param second another one, never true together with the first
     * @param size how many variables of the formula the children together depend on, 0 or more
     * @return the variable of the node
     */
    public int addSum(long number, int first, int second, int size) {
        children.add(first);
        children.add(second);
        BigInteger count =
                count(first).shiftLeft(size - width(first)).add(count(second).shiftLeft(size - width(second)));
        return add(number, ~size, count);
    }

    private int add(long number, int size, BigInteger count) {
        if (nodes() == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        numbers[nodes()] = number;
        begin.add(children.size());
        width.add(size);
        counts.add(count);
        return variables + nodes();
    }

    /**
     * Whether a literal is that of a node in this graph.
     *
     * @param literal v or −v
     * @return false if it is one of the formula, or none at all
     */
    public boolean isNode(int literal) {
        int variable = Math.abs(literal);
        return variable > variables && variable <= variables + nodes();
    }

    /**
     * Whether a node is a sum.
     *
     * @param node its variable
     * @return false if it is a product
     */
    public boolean isSum(int node) {
        return width.get(node - variables - 1) < 0;
    }

    /**
     * The number of variables of the formula on which a literal depends.
     *
     * @param literal a literal of the formula or of a node
     * @return 0 or more
     */
    public int width(int literal) {
        if (!isNode(literal)) {
            return 1;
        }
        int size = width.get(Math.abs(literal) - variables - 1);
        return size < 0 ? ~size : size;
    }

    /**
     * The number of children of a node.
     *
     * @param node its variable
     * @return 0 or more; 2 for a sum
     */
    public int length(int node) {
        return begin.get(node - variables) - begin.get(node - variables - 1);
    }

    /**
     * A child of a node.
     *
     * @param node its variable
     * @param index from 0 to below {@link #length(int)}
     * @return a literal
     */
    public int child(int node, int index) {
        return children.get(begin.get(node - variables - 1) + index);
    }

    /**
     * The number of the first clause that defines a node: for a product that it is true if all children are, for a sum that a child is true if it is. The
     * others, one for each child, have the numbers that follow.
     *
     * @param node its variable
     * @return the number
     */
    public long number(int node) {
        return numbers[node - variables - 1];
    }

    /**
     * The number of models of a literal over the variables on which it depends.
     *
     * @param literal a literal of the formula or of a node
     * @return 0 or more
     */
    public BigInteger count(int literal) {
        if (!isNode(literal)) {
            return BigInteger.ONE;
        }
        BigInteger count = counts.get(Math.abs(literal) - variables - 1);
        return literal > 0 ? count : BigInteger.ONE.shiftLeft(width(literal)).subtract(count);
    }

    /**
     * The number of models of the formula, if a literal is equivalent to it.
     *
     * @param root a literal of the formula or of a node
     * @return 0 or more
     */
    public BigInteger models(int root) {
        return count(root).shiftLeft(variables - width(root));
    }

    /**
     * The node that a clause defines.
     *
     * @param clause the number of a clause
     * @return the variable of the node; 0 if the clause defines none
     */
    public int nodeOf(long clause) {
        int place = Arrays.binarySearch(numbers, 0, nodes(), clause);
        int index = place >= 0 ? place : -place - 2;
        if (index < 0 || clause - numbers[index] > begin.get(index + 1) - begin.get(index)) {
            return 0;
        }
        return variables + 1 + index;
    }

    /**
     * Makes a clause that defines a node.
     *
     * @param node its variable
     * @param clause the number of one of its clauses
     * @param target receives the literals; has room for one more than there are children
     * @return how many literals there are
     */
    public int clause(int node, long clause, int[] target) {
        int index = (int) (clause - number(node));
        int sign = isSum(node) ? -1 : 1;
        target[0] = index == 0 ? sign * node : -sign * node;
        if (index > 0) {
            target[1] = sign * child(node, index - 1);
            return 2;
        }
        int length = length(node);
        for (int i = 0; i < length; i++) {
            target[i + 1] = -sign * child(node, i);
        }
        return length + 1;
    }
}
