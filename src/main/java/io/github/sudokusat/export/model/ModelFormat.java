package io.github.sudokusat.export.model;

/** The languages in which a model can be written. Later versions may add others. */
public enum ModelFormat {
    /** MiniZinc, for solvers such as Gecode, Chuffed and OR-Tools; see the MiniZinc Handbook. */
    MINIZINC,
    /** Answer set programming, for clingo, or gringo and clasp; see the ASP-Core-2 standard and the Potassco guide. */
    ASP,
    /** SMT-LIB 2.6 in the logic QF_LIA, for solvers such as z3 and cvc5. */
    SMTLIB,
    /** XCSP3, for solvers such as Choco and ACE; see the XCSP3 Specifications, version 3.1. */
    XCSP3;

    ModelWriter writer(Appendable out, int side) {
        return switch (this) {
            case MINIZINC -> new MiniZincWriter(out, side);
            case ASP -> new AspWriter(out, side);
            case SMTLIB -> new SmtLibWriter(out, side);
            case XCSP3 -> new Xcsp3Writer(out, side);
        };
    }
}
