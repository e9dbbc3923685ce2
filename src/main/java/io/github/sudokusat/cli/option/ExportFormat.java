package io.github.sudokusat.cli.option;

/** The file formats in which a puzzle is exported. */
public enum ExportFormat {
    /** A formula in conjunctive normal form, for SAT solvers. */
    DIMACS,
    /** An integer program, for solvers such as glpsol, HiGHS, CBC and CPLEX. */
    LP,
    /** An integer program, for pseudo-Boolean solvers. */
    OPB
}
