package io.github.sudokusat.prove;

import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Smallest sets that share an element with every set of a family that grows. Elements are numbers from 1. */
final class HittingSets implements AutoCloseable {

    private final int elements;
    private final int most;
    private final Effort effort;
    private final SatSession session;
    private final Counter counter;
    /** No set of fewer elements hits all sets so far. */
    private int bound;

    /**
     * Creates an empty family.
     *
     * @param elements the number of elements
     * @param most sets of as many elements or more are not looked for, 1 or more
     */
    HittingSets(SatSolver solver, int elements, int most, Effort effort) {
        this.elements = elements;
        this.most = most;
        this.effort = effort;
        this.session = solver.open(elements, SessionOptions.defaults());
        int[] all = new int[elements];
        for (int i = 0; i < elements; i++) {
            all[i] = i + 1;
        }
        this.counter = new Counter(session, all, most);
    }

    /** Adds a set. */
    void add(int[] set) {
        session.add(set, set.length);
    }

    /** A smallest set of fewer than {@code most} elements that hits all sets; null if there is none, or the effort is stopped. */
    int @Nullable [] smallest() {
        while (bound < most) {
            int assumption = counter.atMost(bound);
            SatResult result = assumption == 0 ? effort.solve(session) : effort.solve(session, assumption);
            if (result instanceof SatResult.Sat sat) {
                int[] set = new int[elements];
                int n = 0;
                for (int element = 1; element <= elements; element++) {
                    if (sat.model().isTrue(element)) {
                        set[n++] = element;
                    }
                }
                return Arrays.copyOf(set, n);
            }
            if (result instanceof SatResult.Unknown) {
                return null;
            }
            bound++;
        }
        return null;
    }

    @Override
    public void close() {
        session.close();
    }
}
