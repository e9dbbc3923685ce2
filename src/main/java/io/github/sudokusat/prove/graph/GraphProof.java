package io.github.sudokusat.prove.graph;

import io.github.sudokusat.cnf.proof.CpogWriter;
import java.io.IOException;

/** Writes the lines of a graph and of its proof, and keeps what the deletions at the end need. */
final class GraphProof {

    private final ClauseState formula;
    private final ModelGraph graph;
    private final CpogWriter out;
    private long next;
    /** For each lemma, where its literals, and its hints, begin. */
    private final IntList literalBegin = new IntList();

    private final IntList hintBegin = new IntList();
    private final IntList literals = new IntList();
    private final IntList hints = new IntList();
    private final IntList numbers = new IntList();
    /** For each clause of the formula that has a shorter lemma, that as a reason; otherwise 0. */
    private int[] shortened = {};

    private final IntList some = new IntList();
    private final IntList by = new IntList();

    GraphProof(ClauseState formula, ModelGraph graph, CpogWriter out) {
        this.formula = formula;
        this.graph = graph;
        this.out = out;
        literalBegin.add(0);
        hintBegin.add(0);
    }

    /** The formula is complete. */
    void begin() {
        next = formula.clauses() + 1L;
        shortened = new int[formula.clauses()];
    }

    /** Adds a product of literals with their signs; returns its variable. */
    int product(IntList children) throws IOException {
        int[] signed = children.from(0);
        int node = graph.addProduct(next, signed, signed.length);
        out.beginProduct(next, node);
        for (int child : signed) {
            out.put(child);
        }
        out.end();
        next += signed.length + 1L;
        return node;
    }

    /** Adds a sum of two products, the first child of one of which is the negation of that of the other; returns its variable. */
    int sum(int first, int second) throws IOException {
        int node = graph.addSum(next, first, second, graph.width(first));
        out.beginSum(next, node);
        out.put(first);
        out.put(second);
        out.put(graph.number(first) + 1);
        out.put(graph.number(second) + 1);
        out.end();
        next += 3;
        return node;
    }

    /**
     * Adds a lemma.
     *
     * @param falseOnes literals, as indexes, whose negations are the condition: the lemma has them as they are
     * @param more another one; 0 for none
     * @param node the node that is true under it; 0 for none
     * @param by the numbers of the clauses by which it follows
     * @return its index
     */
    int lemma(IntList falseOnes, int more, int node, IntList by) throws IOException {
        requireSmall();
        out.beginLemma(next);
        for (int i = 0; i < falseOnes.size(); i++) {
            out.put(LiteralIndex.signed(falseOnes.get(i)));
        }
        literals.addAll(falseOnes);
        if (more != 0) {
            out.put(LiteralIndex.signed(more));
            literals.add(more);
        }
        if (node != 0) {
            out.put(node);
        }
        literalBegin.add(literals.size());
        out.endLiterals();
        for (int i = 0; i < by.size(); i++) {
            out.put(by.get(i));
        }
        out.end();
        hints.addAll(by);
        hintBegin.add(hints.size());
        numbers.add((int) next++);
        return numbers.size() - 1;
    }

    private void requireSmall() {
        if (next > Integer.MAX_VALUE) {
            throw new IllegalStateException("a proof of more than 2^31 clauses is not written");
        }
    }

    /**
     * Adds lemmas about what the unit clauses alone make true: each such literal, and each longer clause without its false ones. They take the place of
     * the reasons, and of the clauses, so that no other lemma has these literals.
     */
    void simplify() throws IOException {
        for (int i = 0; i < formula.size(); i++) {
            int literal = formula.trail(i);
            int reason = formula.reason(literal >> 1);
            if (formula.end(reason) - formula.begin(reason) > 1) {
                formula.explain(literal >> 1, reason(without(reason, literal)));
            }
        }
        for (int clause = 0; clause < formula.clauses(); clause++) {
            boolean isLong = !formula.isPair(clause) && !formula.isTautology(clause);
            if (isLong
                    && formula.isUnsatisfied(clause)
                    && formula.openCount(clause) < formula.end(clause) - formula.begin(clause)) {
                shortened[clause] = reason(without(clause, 0));
            }
        }
    }

    /** Adds the lemma of the literals of a clause that are not false, or of one of them; returns its index. */
    private int without(int clause, int only) throws IOException {
        some.clear();
        by.clear();
        for (int i = formula.begin(clause); i < formula.end(clause); i++) {
            int literal = formula.literal(i);
            if (literal == only || !formula.isFalse(literal)) {
                some.add(literal);
            } else {
                by.add(number(formula.reason(literal >> 1)));
            }
        }
        by.add(clause + 1);
        return lemma(some, 0, 0, by);
    }

    /** The number of a clause of the formula or, if it is negative, of a lemma. */
    int number(int clauseOrLemma) {
        int reason = known(clauseOrLemma);
        return reason >= 0 ? reason + 1 : numbers.get(-1 - reason);
    }

    private int known(int reason) {
        return reason >= 0 && shortened[reason] != 0 ? shortened[reason] : reason;
    }

    /** A lemma as the reason of a literal. */
    static int reason(int lemma) {
        return -1 - lemma;
    }

    /** The literals of a clause of the formula or of a lemma, without its node, go from here. */
    int begin(int clauseOrLemma) {
        int reason = known(clauseOrLemma);
        return reason >= 0 ? formula.begin(reason) : literalBegin.get(-1 - reason);
    }

    /** And to here. */
    int end(int clauseOrLemma) {
        int reason = known(clauseOrLemma);
        return reason >= 0 ? formula.end(reason) : literalBegin.get(-reason);
    }

    /** A literal of a clause of the formula or of a lemma. */
    int literal(int clauseOrLemma, int index) {
        return known(clauseOrLemma) >= 0 ? formula.literal(index) : literals.get(index);
    }

    /** Deletes all lemmas but the last one, which is that of the root, from the last to the first: each follows as it did when it was added. */
    void deleteLemmas() throws IOException {
        for (int lemma = numbers.size() - 2; lemma >= 0; lemma--) {
            out.beginDeletion(numbers.get(lemma));
            for (int i = hintBegin.get(lemma); i < hintBegin.get(lemma + 1); i++) {
                out.put(hints.get(i));
            }
            out.end();
        }
    }

    /** Deletes a clause of the formula, which follows by clauses after the lemma of the root, or is true in any case. */
    void deleteClause(int clause, IntList by) throws IOException {
        out.beginDeletion(clause + 1L);
        if (by.size() > 0) {
            out.put(numbers.get(numbers.size() - 1));
        }
        for (int i = 0; i < by.size(); i++) {
            out.put(by.get(i));
        }
        out.end();
    }
}
