package io.github.sudokusat.count.tworow;

import java.math.BigInteger;

/**
 * A sum for each of the {@link Lanes}, of products of a number below 2⁵⁴ and a weight of at most 8! &lt; 2¹⁶; it does not overflow in 2¹³ additions,
 * more than there are choices of the upper half. Not thread-safe.
 */
final class LaneSums {

    private static final int HALF = 32;

    /** Each addition adds less than 2³² · 2¹⁶ = 2⁴⁸, 2¹³ of them less than 2⁶¹. */
    private final long[] low = new long[Lanes.WIDTH];

    private final long[] high = new long[Lanes.WIDTH];

    /** Adds {@code number · weight} to the sum of a lane. */
    void add(int lane, long number, int weight) {
        low[lane] += (number & 0xffff_ffffL) * weight;
        high[lane] += (number >>> HALF) * weight;
    }

    /** The sum of a lane. */
    BigInteger value(int lane) {
        return BigInteger.valueOf(high[lane]).shiftLeft(HALF).add(BigInteger.valueOf(low[lane]));
    }
}
