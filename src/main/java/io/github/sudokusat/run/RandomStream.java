package io.github.sudokusat.run;

import java.math.BigInteger;

/**
 * One of many streams of pseudo-random numbers that share a seed. Work that is divided among threads gives each piece the stream with the piece's
 * number, so that the results depend on the seed alone, not on the number of threads.
 *
 * <p>The numbers are those of xoshiro128++, which has a period of 2<sup>128</sup> − 1 (D. Blackman and S. Vigna, Scrambled Linear Pseudorandom
 * Number Generators, ACM Transactions on Mathematical Software 47, 2021); seed and number choose its state by SplitMix64 (G. Steele, D. Lea and
 * C. Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014). The draws use {@code int} arithmetic only, so they are as fast where Java
 * is compiled for a browser. {@link RandomStream} is the one to use where the sequence of {@code java.util.Random} must be repeated.
 *
 * <p>Not thread-safe, and not for secrets. Each draw takes constant time; {@link #nextInt(int)} takes fewer than two draws on average.
 */
public final class RandomStream {

    private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

    private int s0;
    private int s1;
    private int s2;
    private int s3;

    private RandomStream(int s0, int s1, int s2, int s3) {
        this.s0 = s0;
        this.s1 = s1;
        this.s2 = s2;
        this.s3 = s3;
    }

    /**
     * The first stream of a seed, for work that is not divided.
     *
     * @param seed any number
     * @return a new stream at its beginning
     */
    public static RandomStream of(long seed) {
        return of(seed, 0);
    }

    /**
     * The stream of a seed with a number.
     *
     * @param seed any number
     * @param number any number; usually counts the pieces of work from 0
     * @return a new stream at its beginning
     */
    public static RandomStream of(long seed, long number) {
        long begin = mix(mix(seed + GOLDEN_RATIO) + number);
        long next = begin + GOLDEN_RATIO;
        long one = mix(next);
        long other = mix(next + GOLDEN_RATIO);
        // A state of zeros would stay one.
        return ofState((int) (one >>> Integer.SIZE), (int) one, (int) (other >>> Integer.SIZE), (int) other | 1);
    }

    /** The stream that begins in a state, for comparison with other implementations. */
    static RandomStream ofState(int s0, int s1, int s2, int s3) {
        return new RandomStream(s0, s1, s2, s3);
    }

    private static long mix(long number) {
        long z = number;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /**
     * Draws an int.
     *
     * @return a number from the whole range of {@code int}
     */
    public int nextInt() {
        int drawn = Integer.rotateLeft(s0 + s3, 7) + s0;
        int shifted = s1 << 9;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= shifted;
        s3 = Integer.rotateLeft(s3, 11);
        return drawn;
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
        if (bound == 1) {
            return 0;
        }
        int unused = Integer.numberOfLeadingZeros(bound - 1);
        int drawn = nextInt() >>> unused;
        while (drawn >= bound) {
            drawn = nextInt() >>> unused;
        }
        return drawn;
    }

    /**
     * Draws a number of any size below a bound, in fewer than two rounds of {@code ⌈log₂(bound) / 32⌉} draws on average.
     *
     * @param bound 1 or more
     * @return a number from 0 to {@code bound - 1}, all equally probable
     * @throws IllegalArgumentException if {@code bound} is less than 1
     */
    public BigInteger nextBigInteger(BigInteger bound) {
        if (bound.signum() < 1) {
            throw new IllegalArgumentException("bound must be 1 or more, but is " + bound);
        }
        int bits = bound.subtract(BigInteger.ONE).bitLength();
        byte[] magnitude = new byte[(bits + Byte.SIZE - 1) / Byte.SIZE];
        int unused = magnitude.length * Byte.SIZE - bits;
        BigInteger drawn;
        do {
            fill(magnitude);
            if (unused > 0) {
                magnitude[0] &= (byte) (0xFF >>> unused);
            }
            drawn = new BigInteger(1, magnitude);
        } while (drawn.compareTo(bound) >= 0);
        return drawn;
    }

    /** Fills an array from its end on, with four bytes of each draw. */
    private void fill(byte[] bytes) {
        int drawn = 0;
        for (int i = 0; i < bytes.length; i++) {
            drawn = i % Integer.BYTES == 0 ? nextInt() : drawn >>> Byte.SIZE;
            bytes[bytes.length - 1 - i] = (byte) drawn;
        }
    }

    /**
     * Draws an order of the numbers below a bound: ascending ones, {@linkplain #shuffle shuffled}.
     *
     * @param count how many numbers, 0 or more
     * @return the numbers from 0 to {@code count - 1} in an array of their own; every order is equally probable
     */
    public int[] permutation(int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = i;
        }
        shuffle(numbers);
        return numbers;
    }

    /**
     * Puts numbers in random order.
     *
     * @param numbers the numbers, which are permuted; every order is equally probable
     */
    public void shuffle(int[] numbers) {
        for (int last = numbers.length - 1; last > 0; last--) {
            int chosen = nextInt(last + 1);
            int number = numbers[chosen];
            numbers[chosen] = numbers[last];
            numbers[last] = number;
        }
    }
}
