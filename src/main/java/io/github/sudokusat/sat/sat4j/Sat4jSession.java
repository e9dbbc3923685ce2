package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatStatistics;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.sat4j.minisat.core.SearchParams;
import org.sat4j.minisat.core.SolverStats;
import org.sat4j.minisat.orders.VarOrderHeap;
import org.sat4j.minisat.restarts.LubyRestarts;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/** A formula in a SAT4J solver. */
final class Sat4jSession implements SatSession {

    /** The highest variable whose literals SAT4J can hold: it doubles them. */
    static final int MAX_VARIABLE = (1 << 30) - 2;

    /** The largest number of variables for which a quickly decaying activity pays. */
    private static final int FEW_VARIABLES = 1000;

    /** The unit of the restart intervals, in conflicts. */
    private static final int LUBY_UNIT = 512;

    private final SearchMonitor monitor;
    private final @Nullable ProofLog proof;
    // Literals of the current call, 2v and 2v + 1; empty between calls.
    private final BitSet marked = new BitSet();
    private @Nullable StoppableSolver solver;
    private int variables;
    // SAT4J forgets that a clause contradicted it and would find models again.
    private boolean contradictory;
    private long solves;
    private long decisions;
    private long conflicts;
    private long propagations;

    /** Opens a session; here rather than in {@link Sat4jSolver}, so that solving without SAT4J does not load its classes. */
    static Sat4jSession open(int variables, long seed, @Nullable Appendable proof) {
        SearchParams params = new SearchParams();
        params.setVarDecay(variables <= FEW_VARIABLES ? 0.85 : 0.95);
        VarOrderHeap order =
                seed == 0 ? new VarOrderHeap(new SavedPhases(null)) : new ShuffledOrder(RandomStream.of(seed));
        return new Sat4jSession(
                variables,
                StoppableSolver.create(variables, params, order, new LubyRestarts(LUBY_UNIT)),
                proof == null ? null : new ProofLog(proof));
    }

    private Sat4jSession(int variables, StoppableSolver solver, @Nullable ProofLog proof) {
        this.variables = variables;
        this.solver = solver;
        this.proof = proof;
        this.monitor = new SearchMonitor(proof);
        solver.setSearchListener(monitor);
    }

    @Override
    public int newVariable() {
        requireOpen();
        if (variables == MAX_VARIABLE) {
            throw new IllegalStateException("there is no variable beyond " + variables);
        }
        return ++variables;
    }

    @Override
    public int variables() {
        requireOpen();
        return variables;
    }

    @Override
    public void add(int[] literals, int length) {
        StoppableSolver open = requireUnproved();
        if (length < 0 || length > literals.length) {
            throw new IllegalArgumentException("length must be from 0 to " + literals.length + ", but is " + length);
        }
        for (int i = 0; i < length; i++) {
            requireLiteral(literals[i]);
        }
        if (contradictory) {
            return;
        }
        try {
            if (length == 2) {
                open.addBinary(literals[0], literals[1]);
            } else {
                open.addClause(literals, length);
            }
        } catch (ContradictionException e) {
            contradictory = true;
        }
    }

    @Override
    public void add(int literal) {
        StoppableSolver open = requireUnproved();
        requireLiteral(literal);
        if (contradictory) {
            return;
        }
        try {
            open.addUnit(literal);
        } catch (ContradictionException e) {
            contradictory = true;
        }
    }

    @Override
    public void add(int first, int second) {
        StoppableSolver open = requireUnproved();
        requireLiteral(first);
        requireLiteral(second);
        if (contradictory) {
            return;
        }
        try {
            open.addBinary(first, second);
        } catch (ContradictionException e) {
            contradictory = true;
        }
    }

    @Override
    public SatResult solve(Limits limits, int... assumptions) {
        StoppableSolver open = requireUnproved();
        for (int assumption : assumptions) {
            requireLiteral(assumption);
        }
        if (proof == null) {
            return answer(open, limits, assumptions);
        }
        if (assumptions.length > 0) {
            throw new IllegalArgumentException(
                    "a session that writes a proof takes no assumptions, but there are " + assumptions.length);
        }
        proof.begin();
        SatResult result = answer(open, limits);
        if (result instanceof SatResult.Unsat) {
            proof.complete();
        }
        proof.requireWritten();
        return result;
    }

    private SatResult answer(StoppableSolver open, Limits limits, int... assumptions) {
        solves++;
        Watch watch = limits.watch();
        if (watch.isStopped()) {
            return new SatResult.Unknown(watch.reason().orElse(StopReason.CANCELLED));
        }
        if (contradictory) {
            return new SatResult.Unsat();
        }
        int[] opposites = findOpposites(assumptions);
        return opposites.length == 2 ? new SatResult.Unsat(opposites) : search(open, watch, assumptions);
    }

    private SatResult search(StoppableSolver open, Watch watch, int[] assumptions) {
        monitor.begin(watch);
        try {
            if (open.solve(variables, assumptions)) {
                return new SatResult.Sat(modelOf(open));
            }
            int[] core = coreOf(open.unsatExplanation(), assumptions);
            contradictory = core.length == 0;
            return new SatResult.Unsat(core);
        } catch (TimeoutException e) {
            return new SatResult.Unknown(watch.reason().orElse(StopReason.NO_ANSWER));
        } finally {
            tally(open.getStats());
            if (proof == null) {
                open.forget();
            }
        }
    }

    /** The model by variable numbers. SAT4J omits variables that occur in no clause; they are false. */
    private Model modelOf(StoppableSolver open) {
        BitSet trueVariables = new BitSet(variables + 1);
        for (int literal : open.model()) {
            if (literal > 0) {
                trueVariables.set(literal);
            }
        }
        return Model.of(variables, trueVariables);
    }

    /** The first two complementary assumptions; SAT4J would name only one of them as the core. */
    private int[] findOpposites(int[] assumptions) {
        int[] found = {};
        for (int literal : assumptions) {
            if (marked.get(index(-literal))) {
                found = new int[] {-literal, literal};
                break;
            }
            marked.set(index(literal));
        }
        marked.clear();
        return found;
    }

    /** The core in the order of the call, each literal once. */
    private int[] coreOf(@Nullable IVecInt explanation, int[] assumptions) {
        if (explanation == null) {
            return new int[0];
        }
        for (int i = 0; i < explanation.size(); i++) {
            marked.set(index(explanation.get(i)));
        }
        int[] core = new int[assumptions.length];
        int length = 0;
        for (int literal : assumptions) {
            if (marked.get(index(literal))) {
                marked.clear(index(literal));
                core[length++] = literal;
            }
        }
        marked.clear();
        return Arrays.copyOf(core, length);
    }

    private static int index(int literal) {
        return literal > 0 ? 2 * literal : 1 - 2 * literal;
    }

    private void tally(SolverStats search) {
        decisions += search.getDecisions();
        conflicts += search.getConflicts();
        propagations += search.getPropagations();
    }

    @Override
    public SatStatistics statistics() {
        requireOpen();
        return new SatStatistics(solves, decisions, conflicts, propagations);
    }

    @Override
    public void close() {
        solver = null;
    }

    private StoppableSolver requireOpen() {
        StoppableSolver open = solver;
        if (open == null) {
            throw new IllegalStateException("the session is closed");
        }
        return open;
    }

    private StoppableSolver requireUnproved() {
        StoppableSolver open = requireOpen();
        if (proof != null && proof.isUsed()) {
            throw new IllegalStateException("a session that writes a proof can be solved only once");
        }
        return open;
    }

    private void requireLiteral(int literal) {
        if (literal == 0 || literal > variables || literal < -variables) {
            throw new IllegalArgumentException(
                    "literal must be from -" + variables + " to " + variables + " and not 0, but is " + literal);
        }
    }
}
