package io.github.sudokusat.cnf.card;

/** Supplies variables that are not yet in use, one after another. Not thread-safe. */
public final class VariablePool {

    private int last;

    /**
     * Creates a pool whose first variable follows those in use.
     *
     * @param used the highest variable in use, 0 or more
     * @throws IllegalArgumentException if {@code used} is negative
     */
    public VariablePool(int used) {
        if (used < 0) {
            throw new IllegalArgumentException("used must be 0 or more, but is " + used);
        }
        last = used;
    }

    /**
     * The next variable.
     *
     * @return one more than the previous variable
     * @throws IllegalStateException if all {@code int} variables are in use
     */
    public int next() {
        if (last == Integer.MAX_VALUE) {
            throw new IllegalStateException("there is no variable beyond " + last);
        }
        return ++last;
    }

    /**
     * The highest variable in use.
     *
     * @return 0 if there is none
     */
    public int last() {
        return last;
    }
}
