package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.line.LinePairs;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PairSetsTest {

    private static final int SIDE = 6;

    @Test
    void theSetsHoldExactlyIfAllPairsDo() {
        Random random = new Random(34);
        int stated = 0;
        for (int round = 0; round < 200; round++) {
            boolean[][] related = new boolean[SIDE + 1][SIDE + 1];
            for (int one = 1; one <= SIDE; one++) {
                for (int other = 1; other < one; other++) {
                    related[one][other] = random.nextInt(4) > 0;
                    related[other][one] = related[one][other];
                }
            }
            DigitSets sets = PairSets.of(SIDE, new int[] {0, 6, 12}, (one, other) -> related[one][other])
                    .orElse(null);
            boolean isAny = false;
            for (int code = 0; code < SIDE * SIDE * SIDE; code++) {
                int a = 1 + code / SIDE / SIDE;
                int b = 1 + code / SIDE % SIDE;
                int c = 1 + code % SIDE;
                boolean holds = related[a][b] && related[a][c] && related[b][c];
                isAny |= holds;
                assertThat(sets != null && sets.isPossible(a, b, c)).isEqualTo(holds);
            }
            assertThat(sets != null).isEqualTo(isAny);
            stated += isAny ? 1 : 0;
        }
        assertThat(stated).isPositive();
    }

    @Test
    void otherRelationsAreNoSets() {
        assertThat(PairSets.of(SIDE, new int[] {0, 6}, (one, other) -> one < other))
                .isEmpty();
        assertThat(PairSets.of(SIDE, new int[] {0, 6}, (one, other) -> one != other || one == 3))
                .isEmpty();
    }

    @Test
    void aRelationOfAllPairsInCodeIsOneOfSets() {
        assertThat(apart(true)).hasSize(1).allMatch(DigitSets.class::isInstance);
        assertThat(apart(false)).hasSize(2).noneMatch(DigitSets.class::isInstance);
    }

    /** Digits that are two or more apart, in all pairs of three cells or in neighbours. */
    private static List<Primitive> apart(boolean isForAll) {
        List<Cell> cells = List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2));
        return LinePairs.of("apart", SIDE, (one, other) -> Math.abs(one - other) > 1, isForAll, cells)
                .primitives(Layout.ofSide(SIDE).orElseThrow());
    }
}
