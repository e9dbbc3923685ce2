package io.github.sudokusat.testing;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * Counts clauses and literals and computes a hash of the stream, keeping none of it.
 *
 * <p>The hash depends on every literal and on their order: from 0, each literal and a 0 at the end of each clause is mixed in by
 * {@code h = (h ^ literal) · 0x9E3779B97F4A7C15; h ^= h >>> 32} in 64-bit arithmetic, the multiplier of Fibonacci hashing (Knuth, The Art of
 * Computer Programming 3, §6.4). It is meant for comparing streams, not against an adversary.
 */
public final class CountingSink implements ClauseSink {

    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private long clauses;
    private long literals;
    private long hash;
    private int variables;

    /** Creates a sink that has seen nothing. */
    public CountingSink() {}

    @Override
    public void add(int[] clause, int length) {
        for (int i = 0; i < length; i++) {
            take(clause[i]);
        }
        end();
    }

    @Override
    public void add(int literal) {
        take(literal);
        end();
    }

    @Override
    public void add(int first, int second) {
        take(first);
        take(second);
        end();
    }

    @Override
    public void add(int first, int second, int third) {
        take(first);
        take(second);
        take(third);
        end();
    }

    private void take(int literal) {
        literals++;
        variables = Math.max(variables, Math.abs(literal));
        mix(literal);
    }

    private void end() {
        clauses++;
        mix(0);
    }

    private void mix(int literal) {
        hash = (hash ^ literal) * MULTIPLIER;
        hash ^= hash >>> 32;
    }

    /**
     * The number of clauses seen.
     *
     * @return 0 or more
     */
    public long clauses() {
        return clauses;
    }

    /**
     * The number of literals seen, over all clauses.
     *
     * @return 0 or more
     */
    public long literals() {
        return literals;
    }

    /**
     * The highest variable seen.
     *
     * @return 0 if there was none
     */
    public int variables() {
        return variables;
    }

    /**
     * The hash of all clauses seen so far.
     *
     * @return any value
     */
    public long hash() {
        return hash;
    }
}
