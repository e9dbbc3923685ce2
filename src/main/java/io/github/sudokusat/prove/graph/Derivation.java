package io.github.sudokusat.prove.graph;

/** By which clauses something follows from the true literals, and which of the earlier ones it needs. */
final class Derivation {

    private final ClauseState state;
    private final GraphProof proof;
    private final IntList hints = new IntList();
    private final IntList needed = new IntList();
    private final IntList reasons = new IntList();
    /** For each variable, the question in which it was met last. */
    private final int[] met;

    private int question;
    private int start;

    Derivation(ClauseState state, GraphProof proof) {
        this.state = state;
        this.proof = proof;
        met = new int[state.variables() + 1];
    }

    /** The numbers of the clauses, each of which has one literal that is not false before it, the last one none. */
    IntList hints() {
        return hints;
    }

    /** The false literals, as indexes, that were false before the case and are needed. */
    IntList needed() {
        return needed;
    }

    /** Begins a case, whose literals start at a place of the trail. */
    void begin(int from) {
        start = from;
        question++;
        hints.clear();
        needed.clear();
    }

    /** A clause that defines a node. */
    void add(long clause) {
        hints.add(Math.toIntExact(clause));
    }

    /** Two clauses that come first. */
    void prepend(long one, long other) {
        hints.prepend(Math.toIntExact(one), Math.toIntExact(other));
    }

    /** All literals of the case. */
    void addAll() {
        for (int i = start; i < state.size(); i++) {
            int reason = state.reason(state.trail(i) >> 1);
            if (reason != ClauseState.ASSUMED) {
                addClause(reason);
            }
        }
    }

    /** A clause of the formula, or a lemma, whose literals are known. */
    void addClause(int reason) {
        hints.add(proof.number(reason));
        meet(reason);
    }

    /** A clause of the formula, or a lemma, all of whose literals are false, with only what it needs of the case. */
    void addConflict(int conflict) {
        meet(conflict);
        reasons.clear();
        for (int i = state.size() - 1; i >= start; i--) {
            int variable = state.trail(i) >> 1;
            if (met[variable] == question && state.reason(variable) != ClauseState.ASSUMED) {
                reasons.add(state.reason(variable));
                meet(state.reason(variable));
            }
        }
        for (int i = reasons.size() - 1; i >= 0; i--) {
            hints.add(proof.number(reasons.get(i)));
        }
        hints.add(proof.number(conflict));
    }

    private void meet(int reason) {
        int end = proof.end(reason);
        for (int i = proof.begin(reason); i < end; i++) {
            int literal = proof.literal(reason, i);
            if (met[literal >> 1] != question) {
                met[literal >> 1] = question;
                if (state.position(literal >> 1) < start) {
                    needed.add(literal);
                }
            }
        }
    }
}
