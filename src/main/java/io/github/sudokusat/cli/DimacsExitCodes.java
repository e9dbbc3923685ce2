package io.github.sudokusat.cli;

/** The exit codes of SAT solvers. */
final class DimacsExitCodes {

    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;
    private static final int UNKNOWN = 0;

    private DimacsExitCodes() {}

    static int of(Report.Outcome outcome) {
        return switch (outcome) {
            case YES, SEVERAL -> SATISFIABLE;
            case NO -> UNSATISFIABLE;
            case UNKNOWN -> UNKNOWN;
            case BAD -> ExitCode.BAD_INPUT;
        };
    }
}
