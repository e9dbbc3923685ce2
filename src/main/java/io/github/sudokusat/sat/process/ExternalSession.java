package io.github.sudokusat.sat.process;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatStatistics;
import org.jspecify.annotations.Nullable;

/** Keeps the clauses and runs the program anew for every solve. */
final class ExternalSession implements SatSession {

    private final CommandTemplate command;
    private int variables;
    private long solves;
    /** Null when closed, so that a forgotten session does not hold the memory. */
    private @Nullable Cnf cnf = new Cnf();

    ExternalSession(CommandTemplate command, int variables) {
        this.command = command;
        this.variables = variables;
    }

    @Override
    public int newVariable() {
        requireOpen();
        if (variables == Integer.MAX_VALUE) {
            throw new IllegalStateException("there is no variable beyond " + variables);
        }
        return ++variables;
    }

    @Override
    public int variables() {
        return variables;
    }

    @Override
    public void add(int[] literals, int length) {
        Cnf open = requireOpen();
        for (int i = 0; i < length; i++) {
            requireInRange(literals[i], "literal");
        }
        open.add(literals, length);
    }

    @Override
    public void add(int literal) {
        Cnf open = requireOpen();
        requireInRange(literal, "literal");
        open.add(literal);
    }

    @Override
    public void add(int first, int second) {
        Cnf open = requireOpen();
        requireInRange(first, "literal");
        requireInRange(second, "literal");
        open.add(first, second);
    }

    @Override
    public void add(int first, int second, int third) {
        Cnf open = requireOpen();
        requireInRange(first, "literal");
        requireInRange(second, "literal");
        requireInRange(third, "literal");
        open.add(first, second, third);
    }

    /**
     * {@inheritDoc}
     *
     * @throws ExternalSolverException if the program cannot be started, or what it does is not an answer or a wrong one
     * @throws java.io.UncheckedIOException if the formula cannot be written or the answer not read
     * @throws IllegalStateException if the session is closed
     */
    @Override
    public SatResult solve(Limits limits, int... assumptions) {
        Cnf open = requireOpen();
        for (int assumption : assumptions) {
            requireInRange(assumption, "assumption");
        }
        solves++;
        return new SolverRun(command, open, variables, assumptions, limits.watch()).run();
    }

    @Override
    public SatStatistics statistics() {
        return new SatStatistics(solves, 0, 0, 0);
    }

    @Override
    public void close() {
        cnf = null;
    }

    private Cnf requireOpen() {
        if (cnf == null) {
            throw new IllegalStateException("the session is closed");
        }
        return cnf;
    }

    private void requireInRange(int literal, String what) {
        if (literal == 0 || literal > variables || literal < -variables) {
            throw new IllegalArgumentException(
                    what + " must be from 1 to " + variables + " or negative, but is " + literal);
        }
    }
}
