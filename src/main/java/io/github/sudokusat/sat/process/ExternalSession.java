package io.github.sudokusat.sat.process;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatStatistics;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes the clauses to a file as they come and runs the program anew for every solve. */
final class ExternalSession implements SatSession {

    private final CommandTemplate command;
    private final FormulaFile formula = new FormulaFile();
    private int variables;
    private long solves;

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

    /**
     * {@inheritDoc}
     *
     * @throws UncheckedIOException if the clause cannot be written, which closes the session
     * @throws IllegalStateException if the session is closed
     */
    @Override
    public void add(int[] literals, int length) {
        requireOpen();
        for (int i = 0; i < length; i++) {
            requireInRange(literals[i], "literal");
        }
        formula.add(literals, length);
    }

    @Override
    public void add(int literal) {
        requireOpen();
        requireInRange(literal, "literal");
        formula.add(literal);
    }

    @Override
    public void add(int first, int second) {
        requireOpen();
        requireInRange(first, "literal");
        requireInRange(second, "literal");
        formula.add(first, second);
    }

    @Override
    public void add(int first, int second, int third) {
        requireOpen();
        requireInRange(first, "literal");
        requireInRange(second, "literal");
        requireInRange(third, "literal");
        formula.add(first, second, third);
    }

    /**
     * {@inheritDoc}
     *
     * @throws ExternalSolverException if the program cannot be started, or what it does is not an answer or a wrong one
     * @throws UncheckedIOException if the formula cannot be written, which closes the session, or the answer not read
     * @throws IllegalStateException if the session is closed
     */
    @Override
    public SatResult solve(Limits limits, int... assumptions) {
        requireOpen();
        for (int assumption : assumptions) {
            requireInRange(assumption, "assumption");
        }
        solves++;
        return new SolverRun(command, formula, variables, assumptions, limits.watch()).run();
    }

    @Override
    public SatStatistics statistics() {
        return new SatStatistics(solves, 0, 0, 0);
    }

    @Override
    public void close() {
        try {
            formula.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void requireOpen() {
        if (formula.isClosed()) {
            throw new IllegalStateException("the session is closed");
        }
    }

    private void requireInRange(int literal, String what) {
        if (literal == 0 || literal > variables || literal < -variables) {
            throw new IllegalArgumentException(
                    what + " must be from 1 to " + variables + " or negative, but is " + literal);
        }
    }
}
