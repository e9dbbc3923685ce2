package io.github.sudokusat.cnf;

import java.util.Arrays;
import java.util.Objects;

/**
 * A list of clauses in memory, stored in one {@code int} array.
 *
 * <p>It takes four bytes for each literal and each clause, plus up to half of that in reserve. Not thread-safe while clauses are added.
 */
public final class Cnf implements ClauseSink {

    /** The maximum number of clauses that {@link #toString()} shows. */
    private static final int SHOWN = 20;

    /** The clauses one after another, each ended by 0. */
    private int[] data = new int[64];

    private int size;
    private long clauses;
    private int variables;

    /** Creates a list without clauses. */
    public Cnf() {}

    /**
     * {@inheritDoc}
     *
     * @throws IndexOutOfBoundsException if the length is negative or greater than that of the array
     * @throws IllegalArgumentException if a literal is 0 or −2³¹
     * @throws IllegalStateException if there would be more than about 2³¹ literals
     */
    @Override
    public void add(int[] literals, int length) {
        Objects.checkFromIndexSize(0, length, literals.length);
        reserve(length + 1);
        for (int i = 0; i < length; i++) {
            append(literals[i]);
        }
        end();
    }

    @Override
    public void add(int literal) {
        reserve(2);
        append(literal);
        end();
    }

    @Override
    public void add(int first, int second) {
        reserve(3);
        append(first);
        append(second);
        end();
    }

    @Override
    public void add(int first, int second, int third) {
        reserve(4);
        append(first);
        append(second);
        append(third);
        end();
    }

    private void reserve(int more) {
        long needed = (long) size + more;
        if (needed > data.length) {
            if (needed > Integer.MAX_VALUE - 8) {
                throw new IllegalStateException(
                        "a formula of more than " + size + " literals does not fit into memory");
            }
            data = Arrays.copyOf(data, (int) Math.min(Integer.MAX_VALUE - 8, Math.max(needed, data.length * 3L / 2)));
        }
    }

    private void append(int literal) {
        if (literal == 0 || literal == Integer.MIN_VALUE) {
            while (size > 0 && data[size - 1] != 0) {
                data[--size] = 0;
            }
            throw new IllegalArgumentException("a literal must not be " + literal);
        }
        data[size++] = literal;
        variables = Math.max(variables, Math.abs(literal));
    }

    private void end() {
        data[size++] = 0;
        clauses++;
    }

    /**
     * Declares that the formula has at least a given number of variables, whether or not they occur in clauses.
     *
     * @param count the number of variables, 0 or more
     * @throws IllegalArgumentException if the number is negative
     */
    public void declareVariables(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("the number of variables must be 0 or more, but is " + count);
        }
        variables = Math.max(variables, count);
    }

    /**
     * The number of variables.
     *
     * @return the larger of the highest variable in a clause and the declared number
     */
    public int variables() {
        return variables;
    }

    /**
     * The number of clauses.
     *
     * @return 0 or more
     */
    public long clauses() {
        return clauses;
    }

    /**
     * Passes all clauses to a sink, in the order in which they were added.
     *
     * @param sink takes the clauses
     */
    public void forEach(ClauseSink sink) {
        int[] clause = new int[16];
        int length = 0;
        for (int i = 0; i < size; i++) {
            if (data[i] == 0) {
                sink.add(clause, length);
                length = 0;
            } else {
                if (length == clause.length) {
                    clause = Arrays.copyOf(clause, 2 * length);
                }
                clause[length++] = data[i];
            }
        }
    }

    /**
     * All clauses, in the order in which they were added.
     *
     * @param more how many entries of 0 follow the last clause, 0 or more
     * @return a new array of the literals, where a 0 ends each clause
     * @throws IllegalArgumentException if {@code more} is negative
     */
    public int[] toArray(int more) {
        if (more < 0) {
            throw new IllegalArgumentException("more must be 0 or more, but is " + more);
        }
        return Arrays.copyOf(data, size + more);
    }

    /**
     * Whether a model satisfies every clause.
     *
     * @param model a model of at least {@link #variables()} variables
     * @return true if every clause has a true literal
     */
    public boolean isSatisfiedBy(Model model) {
        boolean satisfied = false;
        for (int i = 0; i < size; i++) {
            if (data[i] != 0) {
                satisfied = satisfied || model.isTrue(data[i]);
            } else if (satisfied) {
                satisfied = false;
            } else {
                return false;
            }
        }
        return true;
    }

    /** Whether the other object is a formula that currently has the same clauses in the same order and the same number of variables. */
    @Override
    public boolean equals(Object object) {
        return object == this
                || (object instanceof Cnf other
                        && variables == other.variables
                        && Arrays.equals(data, 0, size, other.data, 0, other.size));
    }

    /** A hash of the clauses, which changes when clauses are added: do not modify a formula that is a key of a map. O(literals). */
    @Override
    public int hashCode() {
        int hash = variables;
        for (int i = 0; i < size; i++) {
            hash = hash * 31 + data[i];
        }
        return hash;
    }

    /**
     * The formula for messages and debugging.
     *
     * @return the numbers of variables and clauses, and the first {@value #SHOWN} clauses, for example {@code 3 variables, 2 clauses: [1, -2] [3]}
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(variables).append(" variables, ").append(clauses).append(" clauses");
        int shown = 0;
        int start = 0;
        for (int i = 0; i < size && shown < SHOWN; i++) {
            if (data[i] == 0) {
                text.append(shown == 0 ? ": " : " ").append(Arrays.toString(Arrays.copyOfRange(data, start, i)));
                start = i + 1;
                shown++;
            }
        }
        return text.append(shown < clauses ? " ..." : "").toString();
    }
}
