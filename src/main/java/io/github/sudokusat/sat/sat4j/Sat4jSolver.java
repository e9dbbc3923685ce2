package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.sat4j.minisat.core.SearchParams;
import org.sat4j.minisat.orders.VarOrderHeap;
import org.sat4j.minisat.restarts.LubyRestarts;

/**
 * The SAT solver SAT4J 2.3.6, in this program and without threads of its own. Immutable.
 *
 * <p>Sessions cannot be shared between threads. The conflict limit counts the conflicts from which the search goes on: with 0, an answer
 * that needs no search or only good luck is still given. A limit, the switch or an interruption is noticed within some ten decisions or
 * conflicts.
 */
public final class Sat4jSolver implements SatSolver {

    private static final Sat4jSolver INSTANCE = new Sat4jSolver();
    private static final Set<Capability> CAPABILITIES =
            Collections.unmodifiableSet(EnumSet.of(Capability.INCREMENTAL, Capability.CORE));

    /** Up to here variables are few enough for an activity that forgets quickly. */
    private static final int FEW_VARIABLES = 1000;

    /** Conflicts. */
    private static final int LUBY_UNIT = 512;

    private Sat4jSolver() {}

    /**
     * The solver.
     *
     * @return the one instance
     */
    public static Sat4jSolver create() {
        return INSTANCE;
    }

    @Override
    public String name() {
        return "sat4j";
    }

    @Override
    public Set<Capability> capabilities() {
        return CAPABILITIES;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if {@code variables} is negative or above 2³⁰ − 2
     */
    @Override
    public SatSession open(int variables, SessionOptions options) {
        if (variables < 0 || variables > Sat4jSession.MAX_VARIABLE) {
            throw new IllegalArgumentException(
                    "variables must be from 0 to " + Sat4jSession.MAX_VARIABLE + ", but is " + variables);
        }
        SearchParams params = new SearchParams();
        params.setVarDecay(variables <= FEW_VARIABLES ? 0.85 : 0.95);
        VarOrderHeap order = options.seed() == 0
                ? new VarOrderHeap(new SavedPhases(null))
                : new ShuffledOrder(new Random(options.seed()));
        return new Sat4jSession(
                variables, StoppableSolver.create(variables, params, order, new LubyRestarts(LUBY_UNIT)));
    }
}
