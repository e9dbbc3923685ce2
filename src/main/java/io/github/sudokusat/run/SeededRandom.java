package io.github.sudokusat.run;

/**
 * A source of pseudo-random numbers whose sequence depends on the seed alone.
 *
 * <p>It repeats the sequence of {@link java.util.Random} with the same seed, draw by draw, as that class specifies it: a linear congruential
 * generator of 48 bits (D. E. Knuth, The Art of Computer Programming, volume 2, 3.2.1). The same seed therefore gives the same answers even on
 * runtimes whose own {@code Random} has a different sequence, such as those that compile Java for a browser. The state is kept in two ints, because
 * arithmetic on {@code long} is slow there.
 *
 * <p>Not thread-safe, and not for secrets. Each draw takes constant time; {@link #nextInt(int)} takes fewer than two draws on average.
 */
public final class SeededRandom {

    private static final int HALF = 24;
    private static final int MASK = (1 << HALF) - 1;
    private static final double BASE = 1 << HALF;
    /** The multiplier is {@code 0x5DEECE66D}, the increment {@code 0xB}. */
    private static final int MULTIPLIER_HIGH = 0x5DE;

    private static final int MULTIPLIER_LOW = 0xECE66D;
    private static final int INCREMENT = 0xB;

    private int high;
    private int low;

    /**
     * Creates a generator.
     *
     * @param seed any number; only its lowest 48 bits count
     */
    public SeededRandom(long seed) {
        high = ((int) (seed >>> HALF) ^ MULTIPLIER_HIGH) & MASK;
        low = ((int) seed ^ MULTIPLIER_LOW) & MASK;
    }

    /** The next number of up to 32 bits, taken from the highest bits of the state. */
    private int next(int bits) {
        // Below 2^48, so the double is exact.
        double product = (double) low * MULTIPLIER_LOW + INCREMENT;
        int carry = (int) (product / BASE);
        high = (high * MULTIPLIER_LOW + low * MULTIPLIER_HIGH + carry) & MASK;
        low = (int) (product - carry * BASE);
        return (high << 8 | low >>> 16) >>> (Integer.SIZE - bits);
    }

    /**
     * Draws an int.
     *
     * @return a number from the whole range of {@code int}
     */
    public int nextInt() {
        return next(32);
    }

    /**
     * Draws an int below a bound.
     *
     * @param bound 1 or more
     * @return a number from 0 to {@code bound - 1}, all equally probable
     * @throws IllegalArgumentException if {@code bound} is less than 1
     */
    public int nextInt(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound must be 1 or more, but is " + bound);
        }
        int drawn = next(31);
        if ((bound & (bound - 1)) == 0) {
            // The highest bits are the most random; a shift by 31 leaves none.
            return drawn >> (31 - Integer.numberOfTrailingZeros(bound));
        }
        int result = drawn % bound;
        while (drawn - result + (bound - 1) < 0) {
            drawn = next(31);
            result = drawn % bound;
        }
        return result;
    }

    /**
     * Draws a long.
     *
     * @return one of 2<sup>48</sup> numbers
     */
    public long nextLong() {
        return ((long) next(32) << 32) + next(32);
    }

    /**
     * Draws a truth value.
     *
     * @return true or false, equally probable
     */
    public boolean nextBoolean() {
        return next(1) != 0;
    }

    /**
     * Draws a fraction.
     *
     * @return a multiple of 2<sup>−53</sup> from 0, inclusive, to 1, exclusive
     */
    public double nextDouble() {
        return (next(26) * (double) (1 << 27) + next(27)) * 0x1.0p-53;
    }
}
