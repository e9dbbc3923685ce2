package io.github.sudokusat.cli;

import io.github.sudokusat.cli.output.ExitCode;
import io.github.sudokusat.cli.report.Report;
import picocli.CommandLine.Option;

/** The option to end with the exit codes of SAT solvers. */
final class DimacsExitCodes {

    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;
    private static final int UNKNOWN = 0;

    @Option(
            names = "--dimacs-exit-codes",
            description = "Exit with 10 for a solution or several, 20 for none, 0 for unknown.")
    private boolean asked;

    /** The exit code of an outcome: a SAT solver's if these were asked for, else the given one. */
    int of(Report.Outcome outcome, int otherwise) {
        return asked ? of(outcome) : otherwise;
    }

    private static int of(Report.Outcome outcome) {
        return switch (outcome) {
            case YES, SEVERAL -> SATISFIABLE;
            case NO -> UNSATISFIABLE;
            case UNKNOWN -> UNKNOWN;
            case BAD -> ExitCode.BAD_INPUT;
        };
    }
}
