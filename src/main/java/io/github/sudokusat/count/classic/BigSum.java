package io.github.sudokusat.count.classic;

import java.math.BigInteger;

/**
 * A sum of products of a long that is not negative and a factor from 0 to 2¹⁴; it does not overflow in 2¹⁶ additions. Not thread-safe.
 */
final class BigSum {

    private static final int HALF = 32;

    /** Each addition adds less than 2³² · 2¹⁴ = 2⁴⁶, 2¹⁶ of them less than 2⁶². */
    private long low;
    /** Each addition adds less than 2³¹ · 2¹⁴. */
    private long high;

    /** Adds {@code number · factor}; the number must not be negative. */
    void add(long number, int factor) {
        low += (number & 0xffff_ffffL) * factor;
        high += (number >>> HALF) * factor;
    }

    /** The sum of everything added. */
    BigInteger value() {
        return BigInteger.valueOf(high).shiftLeft(HALF).add(BigInteger.valueOf(low));
    }
}
