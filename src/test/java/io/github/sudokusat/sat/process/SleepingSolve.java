package io.github.sudokusat.sat.process;

import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;

/** The main class of a JVM that a test shuts down while it solves. */
final class SleepingSolve {

    private SleepingSolve() {}

    public static void main(String[] arguments) {
        try (SatSession session = ExternalSolver.of(arguments[0]).open(1, SessionOptions.defaults())) {
            System.out.println(session.solve(Limits.none()));
        }
    }
}
