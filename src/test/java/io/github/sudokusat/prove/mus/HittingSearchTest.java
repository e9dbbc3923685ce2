package io.github.sudokusat.prove.mus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.run.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HittingSearchTest {

    private static Budget budget(long steps) {
        return new Budget(new Effort(Limits.none().watch()), steps);
    }

    private static boolean hits(long set, List<Long> family) {
        return family.stream().allMatch(other -> (set & other) != 0);
    }

    /** The size of the smallest set that hits all sets of a family. */
    private static int fewest(int elements, List<Long> family) {
        int fewest = elements + 1;
        for (long set = 0; set < 1L << elements; set++) {
            if (hits(set, family)) {
                fewest = Math.min(fewest, Long.bitCount(set));
            }
        }
        return fewest;
    }

    private static long bits(int... set) {
        long bits = 0;
        for (int element : set) {
            bits |= 1L << element;
        }
        return bits;
    }

    /** An oracle for a family that returns the first of its sets that is not hit. */
    private static HittingSearch.Oracle oracle(List<Long> family) {
        return (chosen, asBits, ruledOut) -> {
            assertThat(asBits[0]).isEqualTo(bits(chosen));
            assertThat(asBits[0] & ruledOut[0]).isZero();
            for (long set : family) {
                if ((set & asBits[0]) == 0) {
                    return new long[] {set};
                }
            }
            return null;
        };
    }

    /** Searches for hitting sets of a family of which one half is known from the beginning and the other is discovered on the way. */
    @Test
    void theFirstSetFoundIsOfTheSmallestSizeThatHitsAll() {
        for (long seed = 1; seed <= 300; seed++) {
            Random random = new Random(seed);
            int elements = 2 + random.nextInt(10);
            List<Long> family = new ArrayList<>();
            int count = random.nextInt(25);
            for (int i = 0; i < count; i++) {
                family.add(bits(random.ints(1 + random.nextInt(4), 0, elements).toArray()));
            }
            List<long[]> known = new ArrayList<>();
            for (long set : family.subList(0, count / 2)) {
                HittingSearch.addTo(known, new long[] {set});
            }
            int fewest = fewest(elements, family);
            for (int size = Math.max(0, fewest - 2); size <= fewest + 1; size++) {
                int[] found = new HittingSearch(elements, known, size, oracle(family), budget(Long.MAX_VALUE)).find();
                if (found == null) {
                    assertThat(size).as("seed %d", seed).isLessThan(fewest);
                } else {
                    assertThat(found).as("seed %d", seed).hasSizeBetween(fewest, size);
                    assertThat(hits(bits(found), family)).as("seed %d", seed).isTrue();
                }
            }
        }
    }

    @Test
    void aFamilyKeepsOnlyItsSmallestSets() {
        List<long[]> family = new ArrayList<>();
        for (long set : new long[] {0b1110, 0b0111, 0b0110, 0b1111, 0b1001, 0b0110}) {
            HittingSearch.addTo(family, new long[] {set});
        }
        assertThat(family).containsExactly(new long[] {0b0110}, new long[] {0b1001});
    }

    @Test
    void aSpentBudgetEndsTheSearch() {
        List<Long> family = List.of(0b0011L, 0b1100L, 0b0101L);
        Budget none = budget(1);
        assertThat(new HittingSearch(4, new ArrayList<>(), 4, oracle(family), none).find())
                .isNull();
        assertThat(none.isSpent(0)).isTrue();
    }
}
