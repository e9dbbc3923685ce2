package io.github.sudokusat.sat;

/**
 * How a session is to work.
 *
 * @param seed shuffles the solver's arbitrary choices, reproducibly; 0 for the solver's own default order. A solver that cannot be
 *     seeded ignores it
 */
public record SessionOptions(long seed) {

    /**
     * The options for nearly every use.
     *
     * @return seed 0
     */
    public static SessionOptions defaults() {
        return new SessionOptions(0);
    }

    /**
     * These options with another seed.
     *
     * @param value the seed, 0 for the solver's default order
     * @return the new options
     */
    public SessionOptions withSeed(long value) {
        return new SessionOptions(value);
    }
}
