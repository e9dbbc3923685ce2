package io.github.sudokusat.cnf;

import java.util.Optional;

/** The output of a SAT solver: whether there is a model, and the model's literals as printed, not checked against any formula. Immutable. */
public final class SolverAnswer {

    /** The result that a solver reports for a formula. */
    public enum Status {
        /** The formula has a model. */
        SATISFIABLE,
        /** The formula has no model. */
        UNSATISFIABLE,
        /** The solver gave up. */
        UNKNOWN
    }

    private final Status status;
    private final int variables;
    private final int[] literals;

    SolverAnswer(Status status, int variables, int[] literals) {
        this.status = status;
        this.variables = variables;
        this.literals = literals;
    }

    /**
     * The result that the solver reports.
     *
     * @return the status
     */
    public Status status() {
        return status;
    }

    /**
     * The literals that the solver printed; there are none unless the status is {@link Status#SATISFIABLE}.
     *
     * @return a new array in the order of the text; no variable occurs twice; variables may be missing
     */
    public int[] literals() {
        return literals.clone();
    }

    /**
     * The model that the solver printed.
     *
     * @return a model over all variables of the formula, in which those that the solver left out are false; empty unless the status is
     *     {@link Status#SATISFIABLE}
     */
    public Optional<Model> findModel() {
        return status == Status.SATISFIABLE ? Optional.of(Model.of(variables, literals)) : Optional.empty();
    }

    /**
     * The status and the number of literals, for messages.
     *
     * @return for instance {@code SATISFIABLE (729 literals)}
     */
    @Override
    public String toString() {
        return status == Status.SATISFIABLE ? status + " (" + literals.length + " literals)" : status.toString();
    }
}
