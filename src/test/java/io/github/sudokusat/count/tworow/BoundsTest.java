package io.github.sudokusat.count.tworow;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The greatest numbers for an empty grid of side 8, which justify the fixed widths: givens only lower them. */
class BoundsTest {

    private static final Clues EMPTY = Clues.of(Grid.empty(Layout.boxes(2, 4)));
    private static final Plan PLAN =
            Objects.requireNonNull(Planner.plan(EMPTY, Limits.none().watch()));

    /** The number of ways to give each of eight digits two of four columns, and each column four digits. */
    @Test
    void thereAre44730ColumnSetsOfTwoBands() {
        ColumnSets apart = new ColumnSets(4, 0);
        ColumnSets exchanged = new ColumnSets(4, 15);
        addAll(0, 0, new int[4], apart, exchanged);
        assertThat(apart.size()).isEqualTo(44_730);
        assertThat(apart.orders()).isEqualTo(1);
        assertThat(exchanged.orders()).isEqualTo(24);
        int sets = 0;
        for (int number = 0; number < exchanged.size(); number++) {
            sets += 24 / exchanged.fixing(number);
        }
        assertThat(sets).isEqualTo(44_730);
        assertThat(PLAN.left().size()).isLessThanOrEqualTo(exchanged.size());
    }

    private static void addAll(int digit, int set, int[] inColumn, ColumnSets apart, ColumnSets exchanged) {
        if (digit == 8) {
            apart.add(set);
            exchanged.add(set);
            return;
        }
        for (int one = 0; one < 4; one++) {
            for (int other = 0; other < one; other++) {
                if (inColumn[one] < 4 && inColumn[other] < 4) {
                    inColumn[one]++;
                    inColumn[other]++;
                    addAll(digit + 1, set | (1 << one | 1 << other) << (4 * digit), inColumn, apart, exchanged);
                    inColumn[one]--;
                    inColumn[other]--;
                }
            }
        }
    }

    @Test
    void setsRelatedByExchangesOfFreeColumnsAreOneClass() {
        ColumnSets sets = new ColumnSets(4, 0b1011);
        int set = 0x3335_c9ac;
        assertThat(sets.find(set)).isEqualTo(-1);
        int number = sets.add(set);
        assertThat(sets.orders()).isEqualTo(6);
        assertThat(sets.find(exchanged(set, 0, 1))).isEqualTo(number);
        assertThat(sets.find(exchanged(set, 3, 0))).isEqualTo(number);
        assertThat(sets.find(exchanged(exchanged(set, 3, 0), 1, 3))).isEqualTo(number);
        assertThat(sets.find(exchanged(set, 2, 0))).isEqualTo(-1);
        assertThat(sets.add(exchanged(set, 2, 0))).isEqualTo(number + 1);
    }

    private static int exchanged(int set, int one, int other) {
        int result = 0;
        for (int bit = 0; bit < 32; bit++) {
            int column = bit % 4 == one ? other : bit % 4 == other ? one : bit % 4;
            result |= (set >>> bit & 1) << (bit / 4 * 4 + column);
        }
        return result;
    }

    /** The two facts on which the width of T rests; the greatest numbers are reached if all bands have the same row set. */
    @Test
    void factorsAndWaysStayWithinTheirBounds() {
        int most = 0;
        for (UpperChoice upper : PLAN.uppers()) {
            for (Terms terms : new Terms[] {upper.left(), upper.right()}) {
                for (int term = 0; term < terms.size(); term++) {
                    most = Math.max(most, terms.factor(term));
                }
            }
        }
        assertThat(most).isEqualTo(16).isLessThanOrEqualTo(Terms.MOST_FACTOR);
        Half lower = PLAN.lower();
        int[] room = new int[lower.mostWays()];
        int greatest = 0;
        for (int choice = 0; choice < lower.choices().size(); choice++) {
            greatest = Math.max(greatest, 24 * lower.columnSets(0, choice, room));
        }
        assertThat(greatest).isEqualTo(216 * 216).isLessThanOrEqualTo(331_776);
    }

    @Test
    void theSumOfALaneBlockFitsALong() {
        assertThat(Lanes.MOST_WAYS).isLessThan(Integer.MAX_VALUE);
        assertThat(Math.multiplyExact(Math.multiplyExact(Lanes.MOST_WAYS, Lanes.MOST_WAYS), Lanes.WIDTH))
                .isPositive();
    }
}
