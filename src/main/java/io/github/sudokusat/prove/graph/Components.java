package io.github.sudokusat.prove.graph;

import java.util.ArrayList;
import java.util.List;

/** Splits open variables into components, and chooses where to branch in each. */
final class Components {

    /** The rank of a clause with a negative literal. */
    private static final int NEGATIVE = 1 << 15;

    /** More than a clause has literals. */
    private static final int LONGEST = 1 << 15;

    private final ClauseState state;
    /** For each longer clause its number among them; without meaning for others. */
    private final int[] order;

    /** For each clause of positive literals, the greatest rank of its variables; for others more. */
    private final int[] rank;

    private final int bits;
    /** For each variable and for each clause, the question in which it was met last. */
    private final int[] metVariable;

    private final int[] metClause;
    private int question;

    /**
     * Creates a splitter of a formula.
     *
     * @param state its clauses
     * @param ranks for each variable, how early to branch on it: the least first, none above 2¹⁵
     */
    Components(ClauseState state, int[] ranks) {
        this.state = state;
        order = new int[state.clauses()];
        rank = new int[state.clauses()];
        metVariable = new int[state.variables() + 1];
        metClause = new int[state.clauses()];
        int longer = 0;
        for (int clause = 0; clause < state.clauses(); clause++) {
            order[clause] = state.isPair(clause) ? 0 : state.variables() + 1 + longer++;
            rank[clause] = rank(clause, ranks);
        }
        bits = state.variables() + 1 + longer;
    }

    private int rank(int clause, int[] ranks) {
        int greatest = 0;
        for (int i = state.begin(clause); i < state.end(clause); i++) {
            boolean isPositive = (state.literal(i) & 1) == 0;
            greatest = Math.max(greatest, isPositive ? ranks[state.literal(i) >> 1] : NEGATIVE);
        }
        return greatest;
    }

    /** Splits the open ones among some variables, which must include all that share clauses with them. */
    List<Component> split(int[] variables) {
        question++;
        List<Component> found = new ArrayList<>();
        for (int variable : variables) {
            if (state.isOpen(variable) && metVariable[variable] != question) {
                found.add(grow(variable));
            }
        }
        return found;
    }

    private Component grow(int first) {
        IntList queue = new IntList();
        long[] members = new long[(bits + 63) / 64];
        meet(first, queue, members);
        for (int i = 0; i < queue.size(); i++) {
            for (int literal = 2 * queue.get(i); literal <= 2 * queue.get(i) + 1; literal++) {
                for (int j = state.pairBegin(literal); j < state.pairBegin(literal + 1); j++) {
                    meet(state.partner(j) >> 1, queue, members);
                }
                for (int j = state.longBegin(literal); j < state.longBegin(literal + 1); j++) {
                    meetClause(state.longClause(j), queue, members);
                }
            }
        }
        return new Component(queue.from(0), members);
    }

    private void meetClause(int clause, IntList queue, long[] members) {
        if (metClause[clause] == question || !state.isUnsatisfied(clause)) {
            return;
        }
        metClause[clause] = question;
        members[order[clause] >> 6] |= 1L << order[clause];
        for (int i = state.begin(clause); i < state.end(clause); i++) {
            meet(state.literal(i) >> 1, queue, members);
        }
    }

    private void meet(int variable, IntList queue, long[] members) {
        if (metVariable[variable] != question && state.isOpen(variable)) {
            metVariable[variable] = question;
            members[variable >> 6] |= 1L << variable;
            queue.add(variable);
        }
    }

    /**
     * The literal on which to branch: the first open one of the clause with the fewest, among those of least rank. Clauses of positive literals come
     * first, as they say where a digit or what a cell can be.
     */
    int branch(Component component) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int variable : component.variables()) {
            for (int literal = 2 * variable; literal <= 2 * variable + 1; literal++) {
                for (int i = state.longBegin(literal); i < state.longBegin(literal + 1); i++) {
                    int clause = state.longClause(i);
                    if (state.isUnsatisfied(clause)) {
                        int cost = rank[clause] * LONGEST + Math.min(state.openCount(clause), LONGEST - 1);
                        if (cost < least || (cost == least && clause < best)) {
                            best = clause;
                            least = cost;
                        }
                    }
                }
            }
        }
        return best < 0 ? 2 * component.variables()[0] : firstOpen(best);
    }

    private int firstOpen(int clause) {
        int i = state.begin(clause);
        while (!state.isOpen(state.literal(i) >> 1)) {
            i++;
        }
        return state.literal(i);
    }
}
