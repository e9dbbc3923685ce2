package io.github.sudokusat.grid.candidates.filter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the filter with the trial of all fillings of its cells. */
class CrowdFilterTest {

    private static final int SIDE = 6;
    private static final int SIZE = 4;

    private static List<CrowdFilter> crowds(Layout layout) {
        return CrowdFilter.of(layout, new Peers(layout));
    }

    /** The digits that the ways to fill some cells with different digits leave to each. */
    private static final class Fillings {

        private final int[] cells;
        private final long[] masks;
        private final long[] filling;
        final long[] kept;
        /** The digits that occur in every filling. */
        long always = -1L;

        Fillings(int[] cells, long[] masks) {
            this.cells = cells;
            this.masks = masks;
            filling = new long[cells.length];
            kept = new long[cells.length];
            fill(0, 0);
        }

        private void fill(int index, long used) {
            if (index == cells.length) {
                always &= used;
                for (int i = 0; i < index; i++) {
                    kept[i] |= filling[i];
                }
                return;
            }
            for (long rest = masks[cells[index]] & ~used; rest != 0; rest &= rest - 1) {
                filling[index] = rest & -rest;
                fill(index + 1, used | filling[index]);
            }
        }
    }

    @Test
    void rowsAndColumnsWithFewerCellsThanDigitsAreCrowds() {
        assertThat(crowds(Layout.rectangle(SIZE, SIZE, SIDE))).hasSize(2 * SIZE);
        assertThat(crowds(Layout.rectangle(3, SIZE, SIDE))).hasSize(3);
        assertThat(crowds(Layout.classic())).isEmpty();
    }

    @Test
    void itRemovesOnlyWhatIsInNoFilling() {
        Random random = new Random(7);
        Filter filter = crowds(Layout.rectangle(SIZE, SIZE, SIDE)).get(0);
        int removed = 0;
        for (int round = 0; round < 20_000; round++) {
            long[] masks = random(random);
            long[] before = masks.clone();
            Fillings all = new Fillings(filter.cells, before);
            boolean isSound = filter.narrow(masks);
            boolean isPossible = all.kept[0] != 0;
            if (isSound && isPossible) {
                for (int cell = 0; cell < masks.length; cell++) {
                    long lost = before[cell] & ~masks[cell];
                    assertThat(lost & keptOf(all, filter.cells, cell)).isZero();
                    removed += Digits.count(lost);
                }
            }
            // It fails with the cells beside it as well if they have only digits that must occur here.
            assertThat(isSound || !isPossible || isCrowdedOut(all, filter.cells, before))
                    .isTrue();
        }
        assertThat(removed).isGreaterThan(1_000);
    }

    private static long[] random(Random random) {
        long crowd = random.nextBoolean() ? Digits.all(SIZE) : Digits.all(SIDE);
        long[] masks = new long[SIDE * SIDE];
        for (int cell = 0; cell < masks.length; cell++) {
            long digits = random.nextInt(1 << SIDE) & (cell < SIZE ? crowd : -1L);
            masks[cell] = digits == 0 ? Digits.of(1 + random.nextInt(SIZE)) : digits;
        }
        return masks;
    }

    /** What a filling may leave to a cell: to one beside the crowd the digits that need not occur there, or that have a place that it does not see. */
    private static long keptOf(Fillings all, int[] crowd, int cell) {
        for (int i = 0; i < crowd.length; i++) {
            if (crowd[i] == cell) {
                return all.kept[i];
            }
        }
        long seen = cell % SIDE < SIZE && cell / SIDE < SIZE ? all.kept[cell % SIDE] : 0;
        long elsewhere = 0;
        for (int i = 0; i < crowd.length; i++) {
            elsewhere |= i == cell % SIDE ? 0 : all.kept[i];
        }
        return ~all.always | elsewhere | ~seen;
    }

    private static boolean isCrowdedOut(Fillings all, int[] crowd, long[] masks) {
        boolean isOut = false;
        for (int cell = 0; cell < masks.length; cell++) {
            isOut |= (masks[cell] & keptOf(all, crowd, cell)) == 0;
        }
        return isOut;
    }

    @Test
    void aCrowdWithNoDigitToSpareIsLikeAHouse() {
        Filter filter = crowds(Layout.rectangle(SIZE, SIZE, SIDE)).get(0);
        long[] masks = new long[SIDE * SIDE];
        Arrays.fill(masks, Digits.all(SIDE));
        int[] row = filter.cells();
        masks[row[0]] = Digits.all(SIZE);
        for (int i = 1; i < SIZE; i++) {
            masks[row[i]] = Digits.all(SIZE - 1);
        }
        assertThat(filter.narrow(masks)).isTrue();
        assertThat(masks[row[0]]).isEqualTo(Digits.of(SIZE));
        masks[row[0]] = Digits.of(1);
        assertThat(filter.narrow(masks)).isFalse();
    }
}
