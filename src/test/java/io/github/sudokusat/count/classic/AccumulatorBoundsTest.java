package io.github.sudokusat.count.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Fills every accumulator of fixed width to the bound that is documented for it. */
class AccumulatorBoundsTest {

    private static final int WIDTH = 21;

    private static final Orientation EMPTY = Objects.requireNonNull(Orientation.of(
            Clues.of(Grid.empty(Layout.classic()).digits()), Limits.none().watch()));

    /** With the greatest number of ways everywhere, each segment fits half an int, and the segments together give the whole sum. */
    @Test
    void segmentsOfTheGreatestFactorsFitHalfAnInt() {
        InnerSum inner = new InnerSum(EMPTY.stack(0));
        short[] slice = new short[BoxClasses.MOST];
        Arrays.fill(slice, (short) BandTable.MOST);
        int[] greatest = new int[inner.columns()];
        Arrays.fill(greatest, BandTable.MOST);
        Factors factors = new Factors(inner);
        factors.load(slice, 0, greatest);
        int[] sums = new int[inner.rows()];
        for (int segment = 0; segment < factors.segments(); segment++) {
            int sum = 0;
            for (int i = factors.start(segment); i < factors.start(segment + 1); i++) {
                sum += factors.factor(i) * BandTable.MOST;
            }
            assertThat(sum).isBetween(1, LaneEntries.LOWER);
            sums[factors.row(segment)] += sum;
        }
        assertThat(sums).containsOnly(ChuteTriples.MOST_WEIGHT_PER_CLASS * BandTable.MOST * BandTable.MOST);
    }

    /** Adds up as many products of the greatest entry and a full segment as occur between two flushes, in both halves. */
    @Test
    void productsFitAnIntBetweenFlushes() {
        int[] lower = new int[WIDTH];
        int[] upper = new int[WIDTH];
        int[] x = new int[WIDTH];
        int[] t = new int[WIDTH];
        Arrays.fill(x, BandTable.MOST | BandTable.MOST << LaneEntries.HALF);
        Arrays.fill(t, LaneEntries.LOWER | LaneEntries.LOWER << LaneEntries.HALF);
        for (int segment = 0; segment < Kernel.SEGMENTS; segment++) {
            Kernel.addProducts(lower, upper, x, t, WIDTH);
        }
        long sum = (long) Kernel.SEGMENTS * BandTable.MOST * LaneEntries.LOWER;
        assertThat(sum).isLessThanOrEqualTo(Integer.MAX_VALUE);
        for (int lane = 0; lane < WIDTH; lane++) {
            assertThat((long) lower[lane]).isEqualTo(sum);
            assertThat((long) upper[lane]).isEqualTo(sum);
        }
    }

    @Test
    void weightedLanesFitALong() {
        BigInteger lane = BigInteger.valueOf(BandTable.MOST)
                .pow(3)
                .multiply(BigInteger.valueOf(ChuteTriples.MOST_WEIGHT_PER_CLASS))
                .multiply(BigInteger.valueOf(BoxClasses.MOST));
        assertThat(lane.multiply(BigInteger.valueOf(ChuteTriples.MOST_WEIGHT)).bitLength())
                .isLessThan(Long.SIZE);
    }

    /** Adds the greatest number and factor as often as is permitted. */
    @Test
    void bigSumsHoldTheirAdditions() {
        Plan.BigSum sum = new Plan.BigSum();
        for (int i = 0; i < 1 << 16; i++) {
            sum.add(Long.MAX_VALUE, 1 << 14);
        }
        assertThat(sum.value()).isEqualTo(BigInteger.valueOf(Long.MAX_VALUE).shiftLeft(30));
    }

    /** The weights from which the bounds are computed, for clue sets with one given in a box, which have the most triples. */
    @Test
    void weightsOfAClassStayWithinTheirBound() {
        for (int cell : new int[] {0, 10, 40, 80}) {
            Grid grid = Grid.empty(Layout.classic()).with(cell, 1).with((cell + 30) % 81, 2);
            Orientation orientation = Objects.requireNonNull(
                    Orientation.of(Clues.of(grid.digits()), Limits.none().watch()));
            for (int stack = 0; stack < Clues.CHUTES; stack++) {
                ChuteTriples triples = orientation.stack(stack);
                for (int box = 0; box < Clues.CHUTES; box++) {
                    int[] perClass = new int[BoxClasses.MOST];
                    for (int triple = 0; triple < triples.size(); triple++) {
                        perClass[triples.at(triple, box)] += triples.weight(triple);
                    }
                    assertThat(Arrays.stream(perClass).max().orElseThrow())
                            .isLessThanOrEqualTo(ChuteTriples.MOST_WEIGHT_PER_CLASS);
                }
            }
        }
    }
}
