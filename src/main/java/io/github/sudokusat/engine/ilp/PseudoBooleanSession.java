package io.github.sudokusat.engine.ilp;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.encode.ProgramRow;
import io.github.sudokusat.engine.Search.Status;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.core.SolverStats;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

/** A 0-1 program in SAT4J: rows are cardinality or pseudo-Boolean constraints, which are propagated as they are and learned from by resolution. */
final class PseudoBooleanSession implements ProgramSession {

    private final int variables;
    private final VecInt literals = new VecInt();
    private final VecInt coefficients = new VecInt();
    private @Nullable StoppablePbSolver solver;
    // SAT4J forgets that a constraint contradicted it.
    private boolean contradictory;
    private BitSet point = new BitSet();
    private long nodes;
    private long conflicts;
    private long propagations;

    PseudoBooleanSession(int variables) {
        this.variables = variables;
        this.solver = StoppablePbSolver.create(variables);
    }

    @Override
    public void sumIsOne(int[] sum, int length) {
        add(sum, length, 1, true);
    }

    @Override
    public void sumIsAtMost(int[] sum, int length, int bound) {
        add(sum, length, bound, false);
    }

    @Override
    public void add(ProgramRow row) {
        literals.clear();
        coefficients.clear();
        for (int i = 0; i < row.length(); i++) {
            literals.push(row.variable(i));
            coefficients.push(row.coefficient(i));
        }
        contradictory |= row.length() == 0;
        if (contradictory) {
            return;
        }
        try {
            if (row.isExact()) {
                requireOpen().addExactly(literals, coefficients, row.bound());
            } else {
                requireOpen().addAtLeast(literals, coefficients, row.bound());
            }
        } catch (ContradictionException e) {
            contradictory = true;
        }
    }

    private void add(int[] sum, int length, int bound, boolean isExact) {
        literals.clear();
        for (int i = 0; i < length; i++) {
            literals.push(sum[i]);
        }
        contradictory |= isExact && length < bound;
        if (contradictory) {
            return;
        }
        try {
            if (isExact) {
                requireOpen().addExactly(literals, bound);
            } else {
                requireOpen().addAtMost(literals, bound);
            }
        } catch (ContradictionException e) {
            contradictory = true;
        }
    }

    @Override
    public Status solve(Watch watch) {
        if (watch.isStopped()) {
            return Status.STOPPED;
        }
        if (contradictory) {
            return Status.EXHAUSTED;
        }
        StoppablePbSolver open = requireOpen();
        try {
            if (!open.solve(watch, watch.limits().maxWork() - conflicts)) {
                contradictory = true;
                return Status.EXHAUSTED;
            }
            point = new BitSet(variables + 1);
            for (int literal : open.model()) {
                if (literal > 0) {
                    point.set(literal);
                }
            }
            return Status.FOUND;
        } catch (TimeoutException e) {
            watch.stop(StopReason.NO_ANSWER);
            return Status.STOPPED;
        } finally {
            tally(open.getStats());
        }
    }

    private void tally(SolverStats search) {
        nodes += search.getDecisions();
        conflicts += search.getConflicts();
        propagations += search.getPropagations();
    }

    @Override
    public Model point() {
        return Model.of(variables, point);
    }

    @Override
    public Work work() {
        return new Work(nodes, conflicts, propagations);
    }

    @Override
    public void close() {
        solver = null;
    }

    private StoppablePbSolver requireOpen() {
        StoppablePbSolver open = solver;
        if (open == null) {
            throw new IllegalStateException("the session is closed");
        }
        return open;
    }
}
