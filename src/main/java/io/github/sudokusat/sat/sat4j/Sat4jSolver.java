package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.run.MissingLibraryException;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The SAT solver SAT4J 2.3.6, running in this process on the calling thread. Immutable.
 *
 * <p>The work limit counts the conflicts after which the search continues: with 0, an answer that needs only propagation or luck is
 * still given. Limits, cancellation and interruption are polled every 16 decisions or conflicts; on a 64×64 grid two polls were at
 * most 20 ms of CPU time apart. Nothing is polled while literals are propagated for the assumptions.
 *
 * <p><b>Choices.</b> CPU time relative to SAT4J's {@code newDefault}, one JVM after the other, for a uniqueness check (solve, block, solve) of
 * each of 1,500 puzzles with 17 clues and of 400 of the hardest list, complete encoding reduced by the givens, the latter also by
 * singles; and seconds for 36×36 grids, 60 % blank, reduced by singles, with at most 10 s each:
 *
 * <ul>
 *   <li>binary clauses as lists: 0.72 (17 clues); together with variables first tried true 0.72 and 0.78 (hardest), and with an activity
 *       that decays by 0.85 instead of 0.95 as well 0.72 and 0.71. On 36×36 even 0.9 did not pay (31 s against 19 s), so fast decay is only for
 *       formulas of up to 1,000 variables;
 *   <li>first values: true instead of false 0.88 (hardest);
 *   <li>restarts: no difference on 9×9. Ten grids of 36×36 took 17 s by Luby's sequence in units of 512 conflicts, 19 s of 100, 22 s
 *       of 32 (one grid or none not solved), and 47 s with Glucose's (two not solved), {@code newDefault}'s choice;
 *   <li>learned clauses: if all are forgotten after every solve, the second solve of a hardest puzzle suffers (1.3 times the total) and
 *       an enumeration suffers more (48 times); if none is, a reused session slows down with each puzzle (by a factor of six after 500
 *       of the hardest). Above 500, the worse half is forgotten between solves, which was as good as the better of the two.
 * </ul>
 *
 * <p>A reused session still slows down with the groups that were retired in it, because SAT4J never drops their clauses: 17-clue checks took
 * 0.32 ms each at first and 0.82 ms after 10,000 puzzles (20,000 solves), with 5 MB more memory. A new session every thousand puzzles or
 * so avoids this. A binary clause takes about 8 bytes of memory, any other 60 or more.
 *
 * <p>Proofs are DRUP: every learned clause, minimised or not, follows by unit propagation, and forgotten clauses are deleted.
 *
 * <p>A seed other than 0 makes first values and ties between variables random, which costs about a quarter on the hardest puzzles.
 */
public final class Sat4jSolver implements SatSolver {

    private static final String ARTIFACT = "org.ow2.sat4j:org.ow2.sat4j.core:2.3.6";
    private static final Sat4jSolver INSTANCE = new Sat4jSolver();
    private static final Set<Capability> CAPABILITIES =
            Collections.unmodifiableSet(EnumSet.of(Capability.INCREMENTAL, Capability.CORE, Capability.PROOF));

    private Sat4jSolver() {}

    /**
     * The solver.
     *
     * @return the one instance
     */
    public static Sat4jSolver instance() {
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

    /** {@inheritDoc} More than 2²⁸ clauses would take over 2 GB, while they are loaded 4. */
    @Override
    public long mostClauses() {
        return 1L << 28;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if {@code variables} is negative or above 2³⁰ − 2
     * @throws MissingLibraryException if {@code org.ow2.sat4j:org.ow2.sat4j.core:2.3.6} is not on the class path
     */
    @Override
    public SatSession open(int variables, SessionOptions options) {
        if (variables < 0 || variables > Sat4jSession.MAX_VARIABLE) {
            throw new IllegalArgumentException(
                    "variables must be from 0 to " + Sat4jSession.MAX_VARIABLE + ", but is " + variables);
        }
        try {
            return Sat4jSession.open(variables, options.seed(), options.proof());
        } catch (NoClassDefFoundError e) {
            throw new MissingLibraryException("solver sat4j", ARTIFACT, e);
        }
    }
}
