package io.github.sudokusat.testing;

import java.util.Random;

/**
 * Where random tests begin. In the default run the seed is always the same, so that a change and nothing else breaks a build; the slow run draws one
 * and prints it, and {@code -Dtest.seed=N} repeats that run. Failures show it.
 */
public final class Seeds {

    /** A number, or {@code random}; if it is missing, the default run's. */
    private static final String PROPERTY = "test.seed";

    private static final int DEFAULT = 20_261_124;

    private static final int CHOSEN = chosen(System.getProperty(PROPERTY, ""), new Random());

    private Seeds() {}

    /** The seed of this run. */
    public static int seed() {
        return CHOSEN;
    }

    static int chosen(String property, Random random) {
        if (property.isEmpty()) {
            return DEFAULT;
        }
        if (!property.equals("random")) {
            return Integer.parseInt(property);
        }
        // Not negative and far from the largest number, because tests add to it and take remainders.
        int seed = random.nextInt(1 << 30);
        System.out.println("The seed of random tests: -D" + PROPERTY + "=" + seed);
        return seed;
    }
}
