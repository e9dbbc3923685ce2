package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Outcome;
import picocli.CommandLine.Option;

/** The option to exit with the codes of SAT solvers. */
public final class DimacsExitCodes {

    private static final int SATISFIABLE = 10;
    private static final int UNSATISFIABLE = 20;
    private static final int UNKNOWN = 0;

    @Option(
            names = "--dimacs-exit-codes",
            description = "Exit with 10 for one solution or several, 20 for none, 0 for unknown.")
    private boolean asked;

    /** The exit code of an outcome: that of a SAT solver if the option is given. */
    public int of(Outcome outcome) {
        int usual = outcome.exitCode();
        if (!asked) {
            return usual;
        }
        return switch (usual) {
            case ExitCode.OK, ExitCode.SEVERAL -> SATISFIABLE;
            case ExitCode.NO -> UNSATISFIABLE;
            case ExitCode.LIMIT -> UNKNOWN;
            default -> usual;
        };
    }
}
