package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.ISolverService;
import org.sat4j.specs.SearchListenerAdapter;

/**
 * Polls the limits while SAT4J searches, and stops it.
 *
 * <p>It counts decisions and conflicts together and polls after every {@value #STRIDE} of them: a step takes about a microsecond on 9×9
 * and less than a millisecond on 64×64, a poll about 30 ns. SAT4J allows one listener per solver, so the proof is written from here, too.
 */
final class SearchMonitor extends SearchListenerAdapter<ISolverService> {

    private static final long serialVersionUID = 1L;
    private static final int STRIDE = 16;

    private transient Watch watch = Limits.none().watch();
    private transient @Nullable ISolverService solver;
    private final transient @Nullable ProofLog proof;
    private long conflictsLeft = Long.MAX_VALUE;
    private int steps;

    SearchMonitor(@Nullable ProofLog proof) {
        this.proof = proof;
    }

    /** Watches the next search. */
    void begin(Watch search) {
        watch = search;
        conflictsLeft = search.limits().maxWork();
        steps = 0;
    }

    @Override
    public void init(ISolverService service) {
        solver = service;
    }

    @Override
    public void assuming(int literal) {
        if ((++steps & (STRIDE - 1)) == 0 && watch.isStopped()) {
            stop();
        }
    }

    /** Called once for each conflict that does not end the search with an answer. */
    @Override
    public void backjump(int level) {
        if (conflictsLeft == 0) {
            watch.stop(StopReason.WORK_LIMIT);
            stop();
        } else {
            conflictsLeft--;
            assuming(0);
        }
    }

    @Override
    public void learn(IConstr clause) {
        if (proof != null && !proof.add(clause)) {
            stop();
        }
    }

    @Override
    public void learnUnit(int literal) {
        if (proof != null && !proof.add(literal)) {
            stop();
        }
    }

    @Override
    public void delete(IConstr clause) {
        if (proof != null && !proof.delete(clause)) {
            stop();
        }
    }

    private void stop() {
        if (solver != null) {
            solver.stop();
        }
    }
}
