package io.github.sudokusat.sat;

import io.github.sudokusat.cnf.ClauseSink;
import java.util.Arrays;

/**
 * Clauses of a session that can be retracted together.
 *
 * <p>Each clause gets the negation of a fresh selector variable. The clauses hold in the solves whose assumptions include
 * {@link #selector()}; after {@link #retire()} they never hold again. A blocking clause in a session that is reused for the next puzzle
 * belongs in a group that is retired first, because two puzzles may share a solution.
 */
public final class ClauseGroup implements ClauseSink {

    private final SatSession session;
    private final int selector;
    private int[] clause = new int[16];
    private boolean retired;

    /**
     * Creates an empty group.
     *
     * @param session where its clauses go
     */
    public ClauseGroup(SatSession session) {
        this.session = session;
        this.selector = session.newVariable();
    }

    /**
     * The assumption under which the group's clauses hold.
     *
     * @return a positive literal
     */
    public int selector() {
        return selector;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException if the group is retired
     */
    @Override
    public void add(int[] literals, int length) {
        if (retired) {
            throw new IllegalStateException("the group is retired");
        }
        if (clause.length <= length) {
            clause = new int[2 * length];
        }
        System.arraycopy(literals, 0, clause, 0, length);
        clause[length] = -selector;
        session.add(clause, length + 1);
    }

    /** Retracts the clauses permanently; a second call does nothing. */
    public void retire() {
        if (!retired) {
            retired = true;
            session.add(-selector);
            clause = Arrays.copyOf(clause, 0);
        }
    }
}
