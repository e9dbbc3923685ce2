package io.github.sudokusat.cnf;

import java.util.Arrays;

/**
 * A list of clauses in memory, in one {@code int} array.
 *
 * <p>Takes four bytes a literal and four a clause, and up to half as much again in reserve. Not thread-safe while clauses are added.
 */
public final class Cnf implements ClauseSink {

    /** Clauses one after the other, each ended by 0. */
    private int[] data = new int[64];

    private int size;
    private long clauses;
    private int variables;

    /** Creates a list without clauses. */
    public Cnf() {}

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if a literal is 0
     * @throws IllegalStateException if there would be more than about 2³¹ literals
     */
    @Override
    public void add(int[] literals, int length) {
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
        if (literal == 0) {
            throw new IllegalArgumentException("a literal must not be 0");
        }
        data[size++] = literal;
        variables = Math.max(variables, Math.abs(literal));
    }

    private void end() {
        data[size++] = 0;
        clauses++;
    }

    /**
     * Makes the formula have at least some number of variables, whether or not clauses name them.
     *
     * @param count variables, 0 or more
     */
    public void declareVariables(int count) {
        variables = Math.max(variables, count);
    }

    /**
     * The number of variables.
     *
     * @return the larger of the highest variable in a clause and what was declared
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
     * Passes all clauses on, in the order in which they came.
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
     * Whether a model satisfies every clause.
     *
     * @param model a model of at least {@link #variables()} variables
     * @return true if it does
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
}
