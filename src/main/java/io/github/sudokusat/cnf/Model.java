package io.github.sudokusat.cnf;

import java.util.BitSet;

/**
 * An assignment of truth values to the variables 1 to n.
 *
 * <p>Immutable. A variable that a solver left unassigned counts as false.
 */
public final class Model {

    private final int variables;
    private final BitSet trueVariables;

    private Model(int variables, BitSet trueVariables) {
        this.variables = variables;
        this.trueVariables = trueVariables;
    }

    /**
     * The model in which the positive literals of an array hold and all other variables are false.
     *
     * @param variables the number of variables, 0 or more
     * @param literals the literals, over the variables 1 to {@code variables}; copied
     * @return the model
     * @throws IllegalArgumentException if a literal is 0 or out of range
     */
    public static Model of(int variables, int... literals) {
        // Sized by what holds, because a header may declare any number of variables.
        BitSet values = new BitSet();
        for (int literal : literals) {
            if (literal == 0 || literal > variables || literal < -variables) {
                throw new IllegalArgumentException(
                        "literal must be from -" + variables + " to " + variables + " and not 0, but is " + literal);
            }
            if (literal > 0) {
                values.set(literal);
            }
        }
        return new Model(variables, values);
    }

    /**
     * The model in which some variables hold and all others are false.
     *
     * @param variables the number of variables, 0 or more
     * @param trueVariables the variables that hold, from 1 to {@code variables}; copied
     * @return the model
     * @throws IllegalArgumentException if a bit is out of range
     */
    public static Model of(int variables, BitSet trueVariables) {
        if (trueVariables.get(0) || trueVariables.length() - 1 > variables) {
            throw new IllegalArgumentException("variables must be from 1 to " + variables);
        }
        return new Model(variables, (BitSet) trueVariables.clone());
    }

    /**
     * The number of variables.
     *
     * @return 0 or more
     */
    public int variables() {
        return variables;
    }

    /**
     * Whether a literal holds.
     *
     * @param literal a literal whose variable is from 1 to {@link #variables()}
     * @return true if it holds
     * @throws IllegalArgumentException if the literal is 0 or out of range
     */
    public boolean isTrue(int literal) {
        int variable = Math.abs(literal);
        if (variable < 1 || variable > variables) {
            throw new IllegalArgumentException(
                    "literal must be from -" + variables + " to " + variables + " and not 0, but is " + literal);
        }
        return trueVariables.get(variable) == literal > 0;
    }

    /**
     * Whether at least one literal of a clause holds.
     *
     * @param literals the clause in an array
     * @param length its number of literals
     * @return true if the clause is satisfied
     * @throws IllegalArgumentException if a literal is 0 or out of range
     */
    public boolean satisfies(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            if (isTrue(literals[i])) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Model other
                && variables == other.variables
                && trueVariables.equals(other.trueVariables);
    }

    @Override
    public int hashCode() {
        return variables * 31 + trueVariables.hashCode();
    }

    /**
     * The variables that hold.
     *
     * @return for instance {@code {1, 5}}
     */
    @Override
    public String toString() {
        return trueVariables.toString();
    }
}
