package io.github.sudokusat.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The numbers are those of xoshiro128++, and streams are independent of each other. */
class RandomStreamTest {

    /** The first numbers from the state 1, 2, 3, 4, worked out by hand for the first, the others as the authors' C program prints them. */
    private static final long[] REFERENCE = {
        641, 1573767, 3222811527L, 3517856514L, 836907274, 4247214768L, 3867114732L, 1355841295, 495546011, 621204420
    };

    @Test
    void numbersAreThoseOfTheReference() {
        RandomStream stream = RandomStream.ofState(1, 2, 3, 4);
        for (long expected : REFERENCE) {
            assertThat(Integer.toUnsignedLong(stream.nextInt())).isEqualTo(expected);
        }
    }

    @Test
    void streamsOfOneSeedDiffer() {
        Set<Long> firsts = new HashSet<>();
        for (long seed = -50; seed < 50; seed++) {
            for (long number = -50; number < 50; number++) {
                RandomStream stream = RandomStream.of(seed, number);
                firsts.add(((long) stream.nextInt() << 32) ^ stream.nextInt());
            }
        }
        assertThat(firsts).hasSize(10_000);
        assertThat(RandomStream.of(7, 3).nextInt())
                .isEqualTo(RandomStream.of(7, 3).nextInt());
    }

    @Test
    void boundedNumbersAreEquallyFrequent() {
        RandomStream stream = RandomStream.of(1, 0);
        for (int bound : new int[] {1, 2, 3, 6, 9, 56, 100}) {
            int[] counts = new int[bound];
            int draws = 2_000 * bound;
            for (int i = 0; i < draws; i++) {
                counts[stream.nextInt(bound)]++;
            }
            double chiSquared = 0;
            for (int count : counts) {
                chiSquared += Math.pow(count - 2_000, 2) / 2_000;
            }
            // Five standard deviations above the mean.
            assertThat(chiSquared).as("bound %s", bound).isLessThan(bound + 5 * Math.sqrt(2.0 * bound));
        }
        assertThat(stream.nextInt(Integer.MAX_VALUE)).isNotNegative();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> stream.nextInt(0))
                .withMessage("bound must be 1 or more, but is 0");
    }

    @Test
    void everyOrderIsEquallyFrequent() {
        RandomStream stream = RandomStream.of(2, 0);
        int[] counts = new int[6];
        for (int i = 0; i < 60_000; i++) {
            int[] numbers = {0, 1, 2};
            stream.shuffle(numbers);
            counts[numbers[0] * 2 + (numbers[1] > numbers[2] ? 1 : 0)]++;
        }
        // The standard deviation is 91.
        assertThat(Arrays.stream(counts)).allMatch(count -> Math.abs(count - 10_000) < 460);
    }

    @Test
    void aPermutationIsTheAscendingNumbersShuffled() {
        for (int count = 0; count <= 100; count++) {
            RandomStream one = RandomStream.of(7, count);
            RandomStream other = RandomStream.of(7, count);
            int[] numbers = new int[count];
            Arrays.setAll(numbers, i -> i);
            other.shuffle(numbers);
            assertThat(one.permutation(count)).isEqualTo(numbers);
            // As many numbers were drawn.
            assertThat(one.nextInt()).isEqualTo(other.nextInt());
        }
    }

    /** A long bound is cut into equal parts, in which equally many numbers must be; a short bound gives all numbers equally often. */
    @Test
    void bigNumbersAreEquallyFrequent() {
        RandomStream stream = RandomStream.of(1, 1);
        for (BigInteger size : List.of(
                BigInteger.ONE,
                BigInteger.ONE.shiftLeft(29),
                BigInteger.TWO.pow(61).subtract(BigInteger.TEN),
                BigInteger.TEN.pow(30))) {
            BigInteger bound = size.multiply(BigInteger.valueOf(10));
            int[] counts = new int[10];
            for (int i = 0; i < 20_000; i++) {
                counts[stream.nextBigInteger(bound).divide(size).intValue()]++;
            }
            double chiSquared = 0;
            for (int count : counts) {
                chiSquared += Math.pow(count - 2_000, 2) / 2_000;
            }
            assertThat(chiSquared).as("bound %s", bound).isLessThan(9 + 5 * Math.sqrt(18));
        }
        assertThat(stream.nextBigInteger(BigInteger.ONE)).isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> stream.nextBigInteger(BigInteger.ZERO))
                .withMessage("bound must be 1 or more, but is 0");
    }

    /** Promised: the lowest 32 bits of a big number are the first draw. */
    @Test
    void bigNumbersAreMadeOfDrawsFromTheLowestBitsOn() {
        BigInteger expected =
                BigInteger.valueOf(REFERENCE[1] & 0xFF).shiftLeft(32).add(BigInteger.valueOf(REFERENCE[0]));
        assertThat(RandomStream.ofState(1, 2, 3, 4).nextBigInteger(BigInteger.ONE.shiftLeft(40)))
                .isEqualTo(expected);
    }
}
