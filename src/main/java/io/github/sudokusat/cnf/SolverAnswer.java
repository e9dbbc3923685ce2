package io.github.sudokusat.cnf;

import java.math.BigInteger;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The output of a SAT solver or model counter: whether there is a model, and the model's literals or the number of models as printed, not checked
 * against any formula. Immutable.
 */
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
    private final @Nullable BigInteger count;

    SolverAnswer(Status status, int variables, int[] literals, @Nullable BigInteger count) {
        this.status = status;
        this.variables = variables;
        this.literals = literals;
        this.count = count;
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
     *     {@link Status#SATISFIABLE}, and if the answer is a count
     */
    public Optional<Model> findModel() {
        return status == Status.SATISFIABLE && count == null
                ? Optional.of(Model.of(variables, literals))
                : Optional.empty();
    }

    /**
     * The number of models that a model counter printed.
     *
     * @return the number, 0 or more; empty if the answer is not a count
     */
    public Optional<BigInteger> findCount() {
        return Optional.ofNullable(count);
    }

    /**
     * The status and the number of literals, for messages.
     *
     * @return for instance {@code SATISFIABLE (729 literals)}, or for a count {@code SATISFIABLE (288 models)}
     */
    @Override
    public String toString() {
        if (count != null) {
            return status + " (" + count + " models)";
        }
        return status == Status.SATISFIABLE ? status + " (" + literals.length + " literals)" : status.toString();
    }
}
