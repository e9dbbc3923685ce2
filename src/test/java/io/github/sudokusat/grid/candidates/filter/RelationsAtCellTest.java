package io.github.sudokusat.grid.candidates.filter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.PairRelation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RelationsAtCellTest {

    private static final int SIDE = 6;
    private static final int COMMON = 7;

    private static RelationsAtCell.Ruled random(Random random, int other) {
        boolean[][] holds = new boolean[SIDE + 1][SIDE + 1];
        for (boolean[] row : holds) {
            for (int i = 0; i < row.length; i++) {
                row[i] = random.nextInt(3) == 0;
            }
        }
        boolean isFirst = random.nextBoolean();
        return new RelationsAtCell.Ruled(
                "relation " + other % 2,
                PairRelation.of(
                        SIDE, isFirst ? COMMON : other, isFirst ? other : COMMON, (one, two) -> holds[one][two]));
    }

    /** What is left of the digits, and whether anything is, against all ways to fill the cells. */
    @Test
    void exactlyWhatNoWayHasIsRemoved() {
        int removed = 0;
        int broken = 0;
        for (int seed = 1; seed <= 400; seed++) {
            Random random = new Random(seed);
            List<RelationsAtCell.Ruled> relations = new ArrayList<>();
            for (int other = 0; other < 2 + random.nextInt(3); other++) {
                relations.add(random(random, other));
            }
            long[] masks = random.longs(COMMON + 1, 1, 1 << SIDE).toArray();
            RelationsAtCell filter = new RelationsAtCell(relations, COMMON);
            long[] expected = new long[COMMON + 1];
            System.arraycopy(masks, relations.size(), expected, relations.size(), COMMON - relations.size());
            fill(relations, masks, new int[relations.size() + 1], 0, expected);
            long[] narrowed = masks.clone();
            boolean holds = filter.narrow(narrowed);
            assertThat(holds).as("seed %s", seed).isEqualTo(expected[COMMON] != 0);
            if (holds) {
                assertThat(narrowed).as("seed %s", seed).isEqualTo(expected);
                removed += Arrays.equals(narrowed, masks) ? 0 : 1;
            } else {
                broken++;
            }
        }
        assertThat(removed).isGreaterThan(50);
        assertThat(broken).isGreaterThan(5);
    }

    /** Adds the digits of each way to fill the other cells with different digits and then the common cell. */
    private static void fill(
            List<RelationsAtCell.Ruled> relations, long[] masks, int[] digits, int index, long[] possible) {
        boolean isCommon = index == relations.size();
        for (int digit = 1; digit <= SIDE; digit++) {
            digits[index] = digit;
            int wanted = digit;
            boolean isNew = isCommon || Arrays.stream(digits, 0, index).noneMatch(one -> one == wanted);
            if (isNew && Digits.contains(masks[isCommon ? COMMON : index], digit)) {
                if (!isCommon) {
                    fill(relations, masks, digits, index + 1, possible);
                } else if (areObeyed(relations, digits)) {
                    possible[COMMON] |= Digits.of(digit);
                    for (int other = 0; other < index; other++) {
                        possible[other] |= Digits.of(digits[other]);
                    }
                }
            }
        }
    }

    private static boolean areObeyed(List<RelationsAtCell.Ruled> relations, int[] digits) {
        int common = digits[relations.size()];
        for (int i = 0; i < relations.size(); i++) {
            PairRelation pair = relations.get(i).pair();
            boolean isFirst = pair.cell(0) == COMMON;
            if (!Digits.contains(pair.seconds(isFirst ? common : digits[i]), isFirst ? digits[i] : common)) {
                return false;
            }
        }
        return true;
    }
}
