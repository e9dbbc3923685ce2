package io.github.sudokusat.grid.candidates.filter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Digits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SumGroupTest {

    private static final Layout LAYOUT = Layout.boxes(2, 3);
    private static final int SIDE = 6;

    private final Peers peers = new Peers(LAYOUT);

    private static int[] someCells(Random random, int count) {
        return random.ints(0, SIDE * SIDE).distinct().limit(count).toArray();
    }

    private static int[] coefficients(Random random, int count) {
        return random.ints(count, 0, 2).map(one -> 2 * one - 1).toArray();
    }

    /** Each cell is in one group, each group is of cells that see each other, and of few cells no cell of a later group could have joined it. */
    @Test
    void groupsAreCliquesThatCannotBeExtended() {
        for (int seed = 1; seed <= 200; seed++) {
            Random random = new Random(seed);
            int[] cells = someCells(random, 1 + random.nextInt(20));
            int[] coefficients = coefficients(random, cells.length);
            SumGroup[] groups = SumGroup.of(cells, coefficients, peers);
            assertThat(Arrays.stream(groups).flatMapToInt(group -> Arrays.stream(group.cells)))
                    .containsExactlyInAnyOrder(Arrays.stream(cells).boxed().toArray(Integer[]::new));
            for (int g = 0; g < groups.length; g++) {
                assertThat(peers.areDistinct(groups[g].cells)).isTrue();
                for (int later = g + 1; later < groups.length && cells.length < 10; later++) {
                    for (int cell : groups[later].cells) {
                        int[] larger = IntStream.concat(Arrays.stream(groups[g].cells), IntStream.of(cell))
                                .toArray();
                        assertThat(groups[g].coefficient == groups[later].coefficient && peers.areDistinct(larger))
                                .as("seed %s: %s", seed, Arrays.toString(larger))
                                .isFalse();
                    }
                }
            }
        }
    }

    @Test
    void theLargestOfCrossingHousesIsFound() {
        // The whole of row 1, and the rest of column 1, which is smaller.
        int[] cells = {0, 1, 2, 3, 4, 5, 6, 12, 18, 24};
        int[] ones = new int[cells.length];
        Arrays.fill(ones, 1);
        SumGroup[] groups = SumGroup.of(cells, ones, peers);
        assertThat(groups).hasSize(2);
        assertThat(groups[0].cells).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
    }

    @Test
    void longSumsAreTakenBoxByBoxRatherThanRowByRow() {
        // Rows 1 and 2, which are boxes 1 and 2.
        int[] cells = IntStream.range(0, 12).toArray();
        int[] ones = new int[cells.length];
        Arrays.fill(ones, 1);
        SumGroup[] groups = SumGroup.of(cells, ones, peers);
        assertThat(groups).hasSize(2);
        assertThat(groups[0].cells).containsExactly(0, 1, 2, 6, 7, 8);
    }

    /** Bounds and what they remove, against all ways to fill a row's cells with different digits. */
    @Test
    void boundsHoldForEveryWayToFillAGroup() {
        int removed = 0;
        for (int seed = 1; seed <= 300; seed++) {
            Random random = new Random(seed);
            int[] cells = IntStream.range(0, 2 + random.nextInt(3)).toArray();
            int[] ones = new int[cells.length];
            Arrays.fill(ones, 1);
            SumGroup group = SumGroup.of(cells, ones, peers)[0];
            long[] masks = new long[SIDE * SIDE];
            for (int cell : cells) {
                masks[cell] = 1L + random.nextInt((1 << SIDE) - 1);
            }
            List<int[]> ways = new ArrayList<>();
            fill(group.cells, masks, 0, new int[cells.length], ways);
            int lowest = 5 + random.nextInt(10);
            int highest = lowest + random.nextInt(4);
            long[] narrowed = masks.clone();
            boolean isPossible = group.narrowToAtMost(narrowed, highest) && group.narrowToAtLeast(narrowed, lowest);
            for (int[] way : ways) {
                int sum = Arrays.stream(way).sum();
                assertThat(sum).isBetween(group.least(masks), group.greatest(masks));
                for (int i = 0; i < way.length && sum >= lowest && sum <= highest; i++) {
                    assertThat(isPossible && Digits.contains(narrowed[group.cells[i]], way[i]))
                            .as("seed %s", seed)
                            .isTrue();
                }
            }
            removed += isPossible && !Arrays.equals(masks, narrowed) ? 1 : 0;
        }
        assertThat(removed).isGreaterThan(20);
    }

    private static void fill(int[] cells, long[] masks, int index, int[] digits, List<int[]> ways) {
        if (index == cells.length) {
            ways.add(digits.clone());
            return;
        }
        for (int digit = 1; digit <= SIDE; digit++) {
            int chosen = digit;
            if (Digits.contains(masks[cells[index]], digit)
                    && IntStream.range(0, index).noneMatch(i -> digits[i] == chosen)) {
                digits[index] = digit;
                fill(cells, masks, index + 1, digits, ways);
            }
        }
    }
}
