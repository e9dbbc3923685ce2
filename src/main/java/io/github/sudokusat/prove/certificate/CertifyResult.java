package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.StopReason;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;

/** The result of {@link Certifier}: what it found out and wrote. */
public sealed interface CertifyResult {

    /**
     * The puzzle has exactly one solution: the formula excludes it, and the proof shows that there is no other.
     *
     * @param solution the solution
     */
    record Unique(Grid solution) implements CertifyResult {

        public Unique {
            Objects.requireNonNull(solution, "solution");
        }
    }

    /** The puzzle has no solution: the formula is the puzzle's own, and the proof refutes it. */
    record Unsolvable() implements CertifyResult {}

    /**
     * The puzzle has several solutions, so there is nothing to certify; the output is useless.
     *
     * @param first a solution
     * @param second another solution
     */
    record Several(Grid first, Grid second) implements CertifyResult {

        public Several {
            Objects.requireNonNull(first, "first");
            Objects.requireNonNull(second, "second");
        }
    }

    /**
     * The puzzle has exactly these solutions: the formula excludes each, and the proof shows that there is no other.
     *
     * @param solutions all solutions, in ascending order of their digits, cell by cell; may be empty
     */
    record Counted(List<Grid> solutions) implements CertifyResult {

        public Counted {
            solutions = List.copyOf(solutions);
        }
    }

    /**
     * These solutions of the puzzle have every candidate that is in any: the formula requires another, and the proof shows that there is none.
     *
     * @param solutions the solutions, in ascending order of their digits, cell by cell; empty if the puzzle has none
     */
    record Covered(List<Grid> solutions) implements CertifyResult {

        public Covered {
            solutions = List.copyOf(solutions);
        }
    }

    /**
     * The graph contains all solutions of the puzzle, and the proof shows that it does.
     *
     * @param solutions their number, 1 or more
     * @param nodes the number of nodes of the graph
     */
    record Compiled(BigInteger solutions, int nodes) implements CertifyResult {

        public Compiled {
            Objects.requireNonNull(solutions, "solutions");
        }
    }

    /**
     * The puzzle has a solution besides those that were given, or one with a candidate that they lack, so there is nothing to certify; the output is useless.
     *
     * @param other the solution
     */
    record Another(Grid other) implements CertifyResult {

        public Another {
            Objects.requireNonNull(other, "other");
        }
    }

    /**
     * A limit was reached; the output is useless.
     *
     * @param reason the limit that was reached
     */
    record Stopped(StopReason reason) implements CertifyResult {

        public Stopped {
            Objects.requireNonNull(reason, "reason");
        }
    }
}
