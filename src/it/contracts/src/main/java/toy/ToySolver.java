package toy;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SatStatistics;
import io.github.sudokusat.sat.SessionOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/** The procedure of Davis, Putnam, Logemann and Loveland without any refinement. */
public final class ToySolver implements SatSolver {

    @Override
    public String name() {
        return "toy";
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.of(Capability.INCREMENTAL);
    }

    @Override
    public SatSession open(int variables, SessionOptions options) {
        if (variables < 0) {
            throw new IllegalArgumentException("variables: " + variables + " is negative");
        }
        if (options.proof() != null) {
            throw new IllegalArgumentException("toy writes no proof");
        }
        return new Session(variables);
    }

    /** Ends a search from within. */
    private static final class Stopped extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final StopReason reason;

        Stopped(StopReason reason) {
            super(null, null, false, false);
            this.reason = reason;
        }
    }

    private static final class Session implements SatSession {

        private final List<int[]> clauses = new ArrayList<>();
        private int variables;
        private boolean closed;
        private Limits limits = Limits.none();
        private SatStatistics statistics = SatStatistics.NONE;

        Session(int variables) {
            this.variables = variables;
        }

        private void requireOpen() {
            if (closed) {
                throw new IllegalStateException("the session is closed");
            }
        }

        private void requireLiterals(int[] literals, int length) {
            for (int i = 0; i < length; i++) {
                int variable = Math.abs(literals[i]);
                if (variable < 1 || variable > variables) {
                    throw new IllegalArgumentException("literal " + literals[i] + " is out of range");
                }
            }
        }

        @Override
        public int newVariable() {
            requireOpen();
            return ++variables;
        }

        @Override
        public int variables() {
            return variables;
        }

        @Override
        public void add(int[] literals, int length) {
            requireOpen();
            requireLiterals(literals, length);
            clauses.add(Arrays.copyOf(literals, length));
        }

        @Override
        public SatResult solve(Limits relative, int... assumptions) {
            requireOpen();
            requireLiterals(assumptions, assumptions.length);
            limits = relative.started();
            statistics = statistics.plus(new SatStatistics(1, 0, 0, 0));
            byte[] values = new byte[variables + 1];
            try {
                for (int literal : assumptions) {
                    if (values[Math.abs(literal)] == -Integer.signum(literal)) {
                        return new SatResult.Unsat(assumptions);
                    }
                    values[Math.abs(literal)] = (byte) Integer.signum(literal);
                }
                byte[] found = search(values);
                return found == null ? new SatResult.Unsat(assumptions) : new SatResult.Sat(model(found));
            } catch (Stopped stopped) {
                return new SatResult.Unknown(stopped.reason);
            }
        }

        private Model model(byte[] values) {
            BitSet trueVariables = new BitSet();
            for (int variable = 1; variable <= variables; variable++) {
                trueVariables.set(variable, values[variable] > 0);
            }
            return Model.of(variables, trueVariables);
        }

        /** Extends an assignment, which it may change, to a model; null if there is none. */
        private byte[] search(byte[] values) {
            StopReason reason = limits.poll();
            if (reason != null) {
                throw new Stopped(reason);
            }
            if (!propagate(values)) {
                statistics = statistics.plus(new SatStatistics(0, 0, 1, 0));
                return null;
            }
            int open = 1;
            while (open <= variables && values[open] != 0) {
                open++;
            }
            if (open > variables) {
                return values;
            }
            statistics = statistics.plus(new SatStatistics(0, 1, 0, 0));
            byte[] second = values.clone();
            values[open] = 1;
            second[open] = -1;
            byte[] found = search(values);
            return found != null ? found : search(second);
        }

        private boolean propagate(byte[] values) {
            boolean changed = true;
            while (changed) {
                changed = false;
                for (int[] clause : clauses) {
                    int open = 0;
                    boolean single = true;
                    boolean satisfied = false;
                    for (int literal : clause) {
                        int value = values[Math.abs(literal)] * Integer.signum(literal);
                        satisfied |= value > 0;
                        if (value == 0) {
                            single &= open == 0 || open == literal;
                            open = literal;
                        }
                    }
                    if (satisfied) {
                        continue;
                    }
                    if (open == 0) {
                        return false;
                    }
                    if (single) {
                        values[Math.abs(open)] = (byte) Integer.signum(open);
                        statistics = statistics.plus(new SatStatistics(0, 0, 0, 1));
                        changed = true;
                    }
                }
            }
            return true;
        }

        @Override
        public SatStatistics statistics() {
            return statistics;
        }

        @Override
        public void close() {
            closed = true;
        }
    }
}
