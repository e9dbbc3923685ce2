package io.github.sudokusat.prove.graph;

import io.github.sudokusat.run.Watch;
import java.util.Map;

/**
 * Shows clause by clause that a formula follows from a graph, and removes each clause that was shown.
 *
 * <p>All literals of a clause are assumed to be false. If that refutes the clauses that are left, it is shown; otherwise the graph is walked as far as
 * the false literals do not decide it.
 */
final class ClauseWalk {

    /** The reason of a literal of the root. */
    private static final int ROOT = Integer.MIN_VALUE + 1;

    private final ClauseState formula;
    private final ModelGraph graph;
    private final Map<Integer, Component> componentOf;
    private final int root;
    private final Watch watch;
    /** For each variable and for each node, the clause for which it was met last, counted from 1. */
    private final int[] met;

    /** For each variable, the clause for which it was assumed last. */
    private final int[] assumed;

    private final int[] visited;
    private final IntList hints = new IntList();
    private final IntList reasons = new IntList();
    private final IntList steps = new IntList();
    private int clause;

    /** Creates a walk through the graph of a root, whose literals are made the only true ones. */
    ClauseWalk(ClauseState formula, ModelGraph graph, Map<Integer, Component> componentOf, int root, Watch watch) {
        this.formula = formula;
        this.graph = graph;
        this.componentOf = componentOf;
        this.root = root;
        this.watch = watch;
        met = new int[formula.variables() + 1];
        assumed = new int[formula.variables() + 1];
        visited = new int[graph.nodes() + 1];
        formula.undo(0);
        for (int i = 0; i < graph.length(root) && !graph.isNode(graph.child(root, i)); i++) {
            formula.set(LiteralIndex.of(graph.child(root, i)), ROOT);
        }
        formula.propagate();
    }

    /** Removes a clause; returns the numbers of those by which it follows from those that are left, if the root is true. */
    IntList remove(int which) {
        clause = which + 1;
        formula.remove(which);
        int start = formula.size();
        reasons.clear();
        steps.clear();
        if (!assumeFalse(which)) {
            explain();
        } else if (formula.propagate()) {
            visit(root);
            explain();
        } else {
            steps.add(formula.conflict() + 1);
            meetAll(formula.conflict());
            explain();
        }
        formula.undo(start);
        hints.clear();
        for (int i = reasons.size() - 1; i >= 0; i--) {
            hints.add(reasons.get(i));
        }
        hints.addAll(steps);
        return hints;
    }

    /** Makes the literals of a clause false; returns false if the root has one of them. */
    private boolean assumeFalse(int which) {
        for (int i = formula.begin(which); i < formula.end(which); i++) {
            assumed[formula.literal(i) >> 1] = clause;
        }
        for (int i = formula.begin(which); i < formula.end(which); i++) {
            if (!formula.set(formula.literal(i) ^ 1, ClauseState.ASSUMED)) {
                assumed[formula.literal(i) >> 1] = 0;
                met[formula.literal(i) >> 1] = clause;
                return false;
            }
        }
        return true;
    }

    private void meetAll(int which) {
        for (int i = formula.begin(which); i < formula.end(which); i++) {
            met[formula.literal(i) >> 1] = clause;
        }
    }

    /** Adds the reasons of the literals that were met, the last one first. */
    private void explain() {
        for (int i = formula.size() - 1; i >= 0; i--) {
            int variable = formula.trail(i) >> 1;
            int reason = assumed[variable] == clause ? ClauseState.ASSUMED : formula.reason(variable);
            if (met[variable] == clause && reason == ROOT) {
                reasons.add((int) graph.number(root) + 1 + i);
            } else if (met[variable] == clause && reason != ClauseState.ASSUMED) {
                reasons.add(reason + 1);
                meetAll(reason);
            }
        }
    }

    private void visit(int node) {
        int index = node - graph.variables();
        if (visited[index] == clause) {
            return;
        }
        visited[index] = clause;
        if (graph.isSum(node)) {
            visit(graph.child(node, 0));
            visit(graph.child(node, 1));
            steps.add((int) graph.number(node));
        } else {
            int child = falseChild(node);
            if (graph.isNode(graph.child(node, child))) {
                visit(graph.child(node, child));
            } else {
                met[Math.abs(graph.child(node, child))] = clause;
            }
            steps.add((int) graph.number(node) + 1 + child);
        }
        watch.tick();
    }

    /** The child of a product that is false: a literal, or else the node on whose variables the clause depends. */
    private int falseChild(int node) {
        int length = graph.length(node);
        for (int i = 0; i < length; i++) {
            int child = graph.child(node, i);
            if (graph.isNode(child) ? isAbout(child) : formula.isFalse(LiteralIndex.of(child))) {
                return i;
            }
        }
        throw new IllegalStateException("clause " + clause + " does not follow from the node " + node);
    }

    private boolean isAbout(int node) {
        Component component = componentOf.get(node);
        for (int i = formula.begin(clause - 1); component != null && i < formula.end(clause - 1); i++) {
            if (component.contains(formula.literal(i) >> 1)) {
                return true;
            }
        }
        return false;
    }
}
