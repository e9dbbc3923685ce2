package io.github.sudokusat.export.model;

/** The languages in which a model can be written. Later versions may add others. */
public enum ModelFormat {
    /** MiniZinc, for solvers such as Gecode, Chuffed and OR-Tools; see the MiniZinc Handbook. */
    MINIZINC,
    /** Answer set programming, for clingo, or gringo and clasp; see the ASP-Core-2 standard and the Potassco guide. */
    ASP,
    /** SMT-LIB 2.6 in the logic QF_LIA, for solvers such as z3 and cvc5. */
    SMTLIB;

    ModelWriter writer(Appendable out, int side) {
        return switch (this) {
            case MINIZINC -> new MiniZincWriter(out, side);
            case ASP -> new AspWriter(out, side);
            case SMTLIB -> new SmtLibWriter(out, side);
        };
    }
}
