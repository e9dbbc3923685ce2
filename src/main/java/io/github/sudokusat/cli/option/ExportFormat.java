package io.github.sudokusat.cli.option;

/** The file formats in which a puzzle is exported. */
public enum ExportFormat {
    /** A formula in conjunctive normal form, for SAT solvers. */
    DIMACS,
    /** An integer program, for solvers such as glpsol, HiGHS, CBC and CPLEX. */
    LP,
    /** An integer program, for pseudo-Boolean solvers. */
    OPB,
    /** A formula whose givens are soft, for MaxSAT solvers. */
    WCNF,
    /** A model, for constraint solvers such as Gecode. */
    MINIZINC,
    /** A logic program, for clingo. */
    ASP,
    /** Formulas over integers, for solvers such as z3 and cvc5. */
    SMTLIB,
    /** A model, for constraint solvers such as Choco. */
    XCSP3,
    /** A graph of all solutions (d-DNNF), for tools of model counters. */
    NNF
}
