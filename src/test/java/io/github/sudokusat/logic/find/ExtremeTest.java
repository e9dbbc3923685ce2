package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.pattern.Geometry;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Least and greatest sums against all ways to fill the cells. */
class ExtremeTest {

    private static final int SIDE = 6;

    private final Geometry geometry = new Geometry(Layout.boxes(2, 3));

    /** The least sum, or the greatest as a negative number; {@link Integer#MAX_VALUE} if the cells cannot be filled. */
    private int best(int[] cells, int[] factors, long[] allowed, int[] digits, int next, int sign) {
        if (next == cells.length) {
            return sign
                    * IntStream.range(0, cells.length)
                            .map(i -> factors[i] * (digits[i] + 1))
                            .sum();
        }
        int best = Integer.MAX_VALUE;
        for (int digit = 0; digit < SIDE; digit++) {
            int wanted = digit;
            boolean fits = (allowed[cells[next]] >>> digit & 1) != 0
                    && IntStream.range(0, next)
                            .noneMatch(i -> digits[i] == wanted && geometry.sees(cells[i], cells[next]));
            if (fits) {
                digits[next] = digit;
                best = Math.min(best, best(cells, factors, allowed, digits, next + 1, sign));
            }
        }
        return best;
    }

    @Test
    void boundsHoldAndAreReachedInAHouse() {
        int reached = 0;
        for (long seed = 1; seed <= 3000; seed++) {
            Random random = new Random(seed);
            boolean isInRow = random.nextBoolean();
            int[] cells = random.ints(0, isInRow ? SIDE : SIDE * SIDE)
                    .distinct()
                    .limit(1 + random.nextInt(4))
                    .toArray();
            int most = isInRow ? 1 : 10;
            int[] factors = IntStream.range(0, cells.length)
                    .map(i -> random.nextBoolean() ? 1 : most)
                    .toArray();
            long[] allowed = random.longs(SIDE * SIDE, 1, 1L << SIDE).toArray();
            boolean isLeast = random.nextBoolean();
            int sign = isLeast ? 1 : -1;
            int best = best(cells, factors, allowed, new int[cells.length], 0, sign);
            int[] digits = Extreme.of(cells, factors, allowed, geometry, isLeast);
            if (digits == null) {
                assertThat(best).as("seed %s", seed).isEqualTo(Integer.MAX_VALUE);
                continue;
            }
            int sum = sign
                    * IntStream.range(0, cells.length)
                            .map(i -> factors[i] * (digits[i] + 1))
                            .sum();
            assertThat(sum).as("seed %s", seed).isLessThanOrEqualTo(best);
            assertThat(IntStream.range(0, cells.length))
                    .as("seed %s", seed)
                    .allMatch(i -> (allowed[cells[i]] >>> digits[i] & 1) != 0);
            if (isInRow) {
                assertThat(sum).as("seed %s", seed).isEqualTo(best);
                reached++;
            }
        }
        assertThat(reached).isGreaterThan(1000);
    }
}
