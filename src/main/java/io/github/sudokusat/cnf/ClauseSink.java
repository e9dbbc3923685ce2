package io.github.sudokusat.cnf;

/**
 * Takes clauses one after another.
 *
 * <p>A literal is v or −v for a variable v ≥ 1. A sink that writes to a file wraps an {@link java.io.IOException} in an
 * {@link java.io.UncheckedIOException}, so that a full disk ends the stream of clauses immediately.
 */
public interface ClauseSink {

    /**
     * Takes the clause of the first {@code length} literals of an array.
     *
     * @param literals the array; read only during the call, never modified or kept
     * @param length the number of literals, 0 (the empty clause, which is false) or more
     */
    void add(int[] literals, int length);

    /**
     * Takes a clause of one literal.
     *
     * @param literal the literal
     */
    default void add(int literal) {
        add(new int[] {literal}, 1);
    }

    /**
     * Takes a clause of two literals.
     *
     * @param first a literal
     * @param second a literal
     */
    default void add(int first, int second) {
        add(new int[] {first, second}, 2);
    }

    /**
     * Takes a clause of three literals.
     *
     * @param first a literal
     * @param second a literal
     * @param third a literal
     */
    default void add(int first, int second, int third) {
        add(new int[] {first, second, third}, 3);
    }
}
