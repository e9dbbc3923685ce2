package io.github.sudokusat.sat.sat4j;

import org.sat4j.core.VecInt;
import org.sat4j.minisat.core.DataStructureFactory;
import org.sat4j.minisat.core.IOrder;
import org.sat4j.minisat.core.ISimplifier;
import org.sat4j.minisat.core.RestartStrategy;
import org.sat4j.minisat.core.SearchParams;
import org.sat4j.minisat.core.Solver;
import org.sat4j.minisat.learning.MiniSATLearning;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/**
 * SAT4J's solver with binary clauses in lists, and with a stop method in place of SAT4J's time limits.
 *
 * <p>SAT4J starts a timer thread for each solve unless its limit is on conflicts, in which case it sets up a counter that survives into
 * later solves. Here the limit is on conflicts, every solve is a "global" one, so that there is a single counter, and the counter's
 * {@link #expireTimeout()} does nothing: only {@link #stop()} stops a search.
 */
final class StoppableSolver extends Solver<DataStructureFactory> {

    private static final long serialVersionUID = 1L;

    /** Learned clauses kept between solves; above this number the worse half is dropped, except those of at most two decision levels. */
    private static final int HALVED_ABOVE = 500;

    /** Learned clauses kept between solves; above this number, which takes many of those good ones, all are dropped. */
    private static final int CLEARED_ABOVE = 5000;

    private final BinaryClauseLists binaries;
    // Read only by addClause, which copies it, so one serves all clauses.
    private final VecInt clause = new VecInt(16);

    private StoppableSolver(BinaryClauseLists clauses, SearchParams params, IOrder order, RestartStrategy restarts) {
        super(new MiniSATLearning<>(), clauses, params, order, restarts);
        this.binaries = clauses;
    }

    static StoppableSolver create(int variables, SearchParams params, IOrder order, RestartStrategy restarts) {
        StoppableSolver solver = new StoppableSolver(new BinaryClauseLists(variables), params, order, restarts);
        solver.ensureVariables(variables);
        solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
        solver.setSimplifier(solver.new Minimisation(solver.EXPENSIVE_SIMPLIFICATION));
        return solver;
    }

    /** Makes room for variables 1 to {@code variables}; SAT4J's tables are too short for assumptions beyond. */
    void ensureVariables(int variables) {
        voc.ensurePool(variables);
    }

    void addUnit(int literal) throws ContradictionException {
        clause.clear();
        clause.push(voc.getFromPool(literal));
        binaries.createClause(clause);
    }

    void addBinary(int first, int second) throws ContradictionException {
        int p = voc.getFromPool(first);
        int q = voc.getFromPool(second);
        if ((p ^ q) > 1 && voc.isUnassigned(p) && voc.isUnassigned(q)) {
            binaries.addBinary(p, q);
        } else {
            clause.clear();
            clause.push(p).push(q);
            binaries.createClause(clause);
        }
    }

    /** Adds a clause without SAT4J's list and count of clauses, which serve only removal and printed statistics. */
    void addClause(int[] literals, int length) throws ContradictionException {
        clause.clear();
        for (int i = 0; i < length; i++) {
            clause.push(voc.getFromPool(literals[i]));
        }
        binaries.createClause(clause);
    }

    /**
     * Solves as a new solver would, with statistics at zero and the restart sequence from its beginning. Glucose's restarts depend on the
     * conflicts so far, and the intervals of the others grow, so neither would suit the next solve.
     */
    boolean solve(int variables, int[] assumptions) throws TimeoutException {
        ensureVariables(variables);
        getStats().reset();
        getRestartStrategy().init(getSearchParams(), getStats());
        getRestartStrategy().reset();
        undertimeout = true;
        IVecInt wrapped = new VecInt(assumptions);
        return isSatisfiable(wrapped, true);
    }

    /**
     * Forgets learned clauses between solves. SAT4J does so only within a solve of 1,000 conflicts, so the short solves of a reused
     * solver would pile them up.
     */
    void forget() {
        if (learnts.size() > HALVED_ABOVE) {
            getLearnedConstraintsDeletionStrategy().reduce(learnts);
        }
        if (learnts.size() > CLEARED_ABOVE) {
            clearLearntClauses();
        }
    }

    /** Ends the search at its next step. */
    @Override
    public void stop() {
        undertimeout = false;
    }

    /** Does nothing: it is called by SAT4J's own conflict counter, after 2³¹ − 1 conflicts over all solves. */
    @Override
    public void expireTimeout() {
        // Nothing to do: the limits are polled by the search listener.
    }

    /** Notifies the lists of binary clauses while a learned clause is being minimised. */
    private final class Minimisation implements ISimplifier {

        private static final long serialVersionUID = 1L;

        private final ISimplifier method;

        Minimisation(ISimplifier method) {
            this.method = method;
        }

        @Override
        public void simplify(IVecInt learned) {
            binaries.setMinimising(true);
            method.simplify(learned);
            binaries.setMinimising(false);
        }
    }
}
