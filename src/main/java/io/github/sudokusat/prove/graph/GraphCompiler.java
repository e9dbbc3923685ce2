package io.github.sudokusat.prove.graph;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.cnf.proof.CpogWriter;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Compiles a formula into a graph of its models, and writes the graph with the proof that it is equivalent to the formula.
 *
 * <p>It decides a literal, propagates, splits what is left into components that share no variable, and does the same with each; equal components are
 * compiled once. The order of decisions, which matters much, is the best of several. A decision is a sum of the two cases, a case the product of the literals that became true and the components' nodes. For each component
 * there is a lemma: if certain literals are false, then the node is true; they are just those that its derivation needs, so that it holds wherever the
 * component occurs again. At the end each clause of the formula is shown to follow from the graph, case by case.
 *
 * <p><b>Cost.</b> Grows with the number of different components, which for a puzzle with many solutions is a third of their number and less; each needs
 * memory of a bit for each variable and longer clause, and of 4 bytes for each literal and hint. The text has several kilobytes for each.
 *
 * @see "R. Bryant, W. Nawrocki, J. Avigad, M. Heule, Certified Knowledge Compilation with Application to Verified Model Counting, SAT 2023"
 * @see "M. Thurley, sharpSAT: Counting Models with Advanced Component Caching and Implicit BCP, SAT 2006"
 */
public final class GraphCompiler implements ClauseSink {

    /** The result of {@link #compile()} for a formula without models. */
    public static final int FALSE = 0;

    /** The result of {@link #compile()} if it was stopped. */
    public static final int STOPPED = -1;

    /** So many nodes are tried at first. */
    private static final int FIRST_TRIAL = 2_000;

    private final ClauseState state;
    private final ModelGraph graph;
    private final CpogWriter out;
    private final GraphProof proof;
    private final Derivation derivation;
    private final int mostNodes;
    private final List<int[]> orders;
    private final Watch watch;
    /** For each component that has been compiled, its result. */
    private final Map<Component, Result> known = new HashMap<>();
    /** For each node that stands for a component, which. */
    private final Map<Integer, Component> componentOf = new HashMap<>();

    private final IntList children = new IntList();

    /**
     * The result for a component.
     *
     * @param node its node, {@link #FALSE} or {@link #STOPPED}
     * @param lemma that the node is true, or that there is no model, if certain literals are false
     */
    private record Result(int node, int lemma) {}

    /**
     * What follows in a case; without meaning once the watch has stopped the work.
     *
     * @param results those of the components that are left
     * @param isConsistent false if a clause is false
     * @param conflict the false clause, or the lemma that a component has no model
     */
    private record Case(List<Result> results, boolean isConsistent, int conflict) {}

    /**
     * Creates a compiler of a formula whose clauses are yet to be added.
     *
     * @param variables the number of variables, 0 or more
     * @param mostNodes the most nodes that the graph may have
     * @param orders orders of branching, at least one, the best of which is used: for each variable from 1 its rank, the least first, from 0 to 2¹⁵
     * @param out receives the graph and the proof; never flushed or closed
     * @param watch polled while the compiler works; stopped with {@link StopReason#WORK_LIMIT} if there are more nodes
     */
    public GraphCompiler(int variables, int mostNodes, List<int[]> orders, Appendable out, Watch watch) {
        this.state = new ClauseState(variables);
        this.graph = new ModelGraph(variables);
        this.out = new CpogWriter(out);
        this.proof = new GraphProof(state, graph, this.out);
        this.derivation = new Derivation(state, proof);
        this.mostNodes = mostNodes;
        this.orders = orders;
        this.watch = watch;
    }

    @Override
    public void add(int[] literals, int length) {
        state.add(literals, length);
        watch.tick(1L + length);
    }

    /**
     * The graph, after it was compiled.
     *
     * @return the graph
     */
    public ModelGraph graph() {
        return graph;
    }

    /**
     * Compiles the formula, once.
     *
     * @return the node that is equivalent to it; {@link #FALSE} if it has no model, or {@link #STOPPED}, and the output then is useless
     * @throws IOException if the output fails
     */
    public int compile() throws IOException {
        boolean isConsistent = state.begin();
        proof.begin();
        if (!isConsistent) {
            return FALSE;
        }
        proof.simplify();
        int[] all = new int[state.variables()];
        for (int i = 0; i < all.length; i++) {
            all[i] = i + 1;
        }
        Components splitter = bestSplitter(all);
        Case whole = finish(splitter, true, all);
        if (watch.isStopped() || !whole.isConsistent) {
            return watch.isStopped() ? STOPPED : FALSE;
        }
        derivation.begin(0);
        int root = close(whole, 0);
        proof.lemma(derivation.needed(), 0, root, derivation.hints());
        out.root(root);
        proof.deleteLemmas();
        deleteClauses(root);
        return watch.isStopped() ? STOPPED : root;
    }

    /** Deletes the clauses of the formula: first those of two literals, which the longer ones help to show. */
    private void deleteClauses(int root) throws IOException {
        ClauseWalk walk = new ClauseWalk(state, graph, componentOf, root, watch);
        for (boolean ofTwo : new boolean[] {true, false}) {
            for (int clause = 0; clause < state.clauses() && !watch.tick(); clause++) {
                if (state.isPair(clause) == ofTwo) {
                    boolean isTrue = state.isTautology(clause);
                    proof.deleteClause(clause, isTrue ? new IntList() : walk.remove(clause));
                }
            }
        }
    }

    /**
     * Chooses the order that makes the fewest nodes, or about that: all are tried with more and more nodes until one suffices; if none does, the watch is
     * stopped.
     */
    private Components bestSplitter(int[] all) {
        List<Components> splitters = new ArrayList<>();
        for (int[] order : orders) {
            splitters.add(new Components(state, order));
        }
        long most = Math.min(FIRST_TRIAL, mostNodes);
        while (!watch.isStopped()) {
            for (Components splitter : splitters) {
                if (new GraphSize(state, splitter, (int) most, watch).isWithin(all)) {
                    return splitter;
                }
            }
            if (most == mostNodes) {
                watch.stop(StopReason.WORK_LIMIT);
            }
            most = Math.min(2 * most, mostNodes);
        }
        return splitters.get(0);
    }

    /** Compiles the components that are left in a case whose literals have been propagated. */
    private Case finish(Components splitter, boolean isConsistent, int[] variables) throws IOException {
        if (!isConsistent) {
            return new Case(List.of(), false, state.conflict());
        }
        List<Component> components = splitter.split(variables);
        Result[] results = new Result[components.size()];
        for (int i = 0; i < results.length; i++) {
            Result result = compile(splitter, components.get(i));
            if (result.node <= 0) {
                return new Case(List.of(), false, GraphProof.reason(result.lemma));
            }
            results[i] = result;
        }
        return new Case(List.of(results), true, 0);
    }

    private Case run(Components splitter, int literal, int reason, Component component) throws IOException {
        state.set(literal, reason);
        return finish(splitter, state.propagate(), component.variables());
    }

    private Result compile(Components splitter, Component component) throws IOException {
        Result result = known.get(component);
        if (result != null) {
            return result;
        }
        if (watch.tick(component.variables().length)) {
            return new Result(STOPPED, 0);
        }
        result = decide(splitter, component, splitter.branch(component));
        known.put(component, result);
        if (result.node > 0) {
            componentOf.put(result.node, component);
        }
        return result;
    }

    /** Compiles a component by the two cases of a literal. */
    private Result decide(Components splitter, Component component, int literal) throws IOException {
        int start = state.size();
        Case one = run(splitter, literal, ClauseState.ASSUMED, component);
        if (watch.reason().isPresent()) {
            return new Result(STOPPED, 0);
        }
        derivation.begin(start);
        int first = close(one, start);
        int lemma = proof.lemma(derivation.needed(), literal ^ 1, first, derivation.hints());
        state.undo(start);
        Case other = run(splitter, literal ^ 1, GraphProof.reason(lemma), component);
        if (watch.reason().isPresent()) {
            return new Result(STOPPED, 0);
        }
        derivation.begin(start);
        int second = close(other, start);
        int node = Math.max(first, second);
        if (first != FALSE && second != FALSE) {
            node = proof.sum(first, second);
            derivation.prepend(graph.number(node) + 1, graph.number(node) + 2);
        }
        Result result = new Result(node, proof.lemma(derivation.needed(), 0, node, derivation.hints()));
        state.undo(start);
        return result;
    }

    /** Adds the product of a case, if it has models, and derives it; otherwise derives that it has none. Returns its node or {@link #FALSE}. */
    private int close(Case known, int start) throws IOException {
        if (!known.isConsistent) {
            derivation.addConflict(known.conflict);
            return FALSE;
        }
        children.clear();
        for (int i = start; i < state.size(); i++) {
            children.add(LiteralIndex.signed(state.trail(i)));
        }
        derivation.addAll();
        for (Result result : known.results) {
            children.add(result.node);
            derivation.addClause(GraphProof.reason(result.lemma));
        }
        int node = proof.product(children);
        derivation.add(graph.number(node));
        return node;
    }
}
