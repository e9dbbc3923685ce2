package io.github.sudokusat.primitive;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DigitsTest {

    @Test
    void digitsAreBits() {
        assertThat(Digits.all(9)).isEqualTo(0b1_1111_1111);
        assertThat(Digits.all(64)).isEqualTo(-1L);
        assertThat(Digits.of(1)).isEqualTo(1);
        assertThat(Digits.of(3, 1, 3)).isEqualTo(0b101);
        assertThat(Digits.where(9, digit -> digit % 4 == 0)).isEqualTo(Digits.of(4, 8));
        assertThat(Digits.contains(Digits.of(64), 64)).isTrue();
        assertThat(Digits.contains(Digits.of(64), 63)).isFalse();
    }

    @Test
    void setsHaveSizeEndsAndSum() {
        long set = Digits.of(2, 5, 16);
        assertThat(Digits.count(set)).isEqualTo(3);
        assertThat(Digits.least(set)).isEqualTo(2);
        assertThat(Digits.greatest(set)).isEqualTo(16);
        assertThat(Digits.sum(set)).isEqualTo(23);
        assertThat(Digits.sum(0)).isZero();
        assertThat(Digits.greatest(-1L)).isEqualTo(64);
    }

    @Test
    void setsOfASumAreThoseFoundByTryingAllSets() {
        for (long among : new long[] {Digits.all(9), Digits.of(1, 3, 4, 8, 9), 0}) {
            for (int size = 0; size <= 9; size++) {
                for (int sum = -1; sum <= 46; sum++) {
                    List<Long> expected = new ArrayList<>();
                    for (long set = 0; set < 1 << 9; set++) {
                        if ((set & ~among) == 0 && Long.bitCount(set) == size && Digits.sum(set) == sum) {
                            expected.add(set);
                        }
                    }
                    assertThat(Digits.setsOfSum(among, size, sum))
                            .as("%d of %s with the sum %d", size, Long.toBinaryString(among), sum)
                            .containsExactly(
                                    expected.stream().mapToLong(set -> set).toArray());
                }
            }
        }
    }
}
