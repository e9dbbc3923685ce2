package io.github.sudokusat.encode.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The clauses of every kind of primitive mean what the primitive says, whatever the candidates are. */
class RuleClausesTest {

    /** The most assignments that are all tried; of more, as many are drawn. */
    private static final int MOST = 300;

    @ParameterizedTest
    @EnumSource(Kind.class)
    void haveAModelForExactlyTheDigitsForWhichThePrimitiveHolds(Kind kind) {
        int[] checked = new int[2];
        for (long seed = 1; seed <= 60; seed++) {
            Layout layout = List.of(Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.classic())
                    .get((int) (seed % 3));
            Random random = new Random(seed);
            Grid solution = new PuzzleMaker(seed).findSolution(layout).orElseThrow();
            Primitive primitive = RandomPrimitives.of(kind, solution, random);
            Layout with = layout.with(PrimitiveRule.of("own", List.of(primitive)));
            Written written = new Written(primitive, with, candidates(solution, random), random.nextBoolean());
            for (int[] digits : assignments(written, random)) {
                check(written, digits, seed, checked);
            }
        }
        assertThat(checked[0]).as("hold").isGreaterThan(50);
        assertThat(checked[1]).as("do not hold").isGreaterThan(kind == Kind.DIFFER ? -1 : 50);
    }

    private static void check(Written written, int[] digits, long seed, int[] checked) {
        if (!written.differ(digits)) {
            return;
        }
        boolean[] open = new boolean[1];
        boolean holds = written.holds(digits);
        checked[holds ? 0 : 1]++;
        assertThat(written.isModel(digits, open))
                .as(
                        "seed %d, %s at %s, digits %s, candidates %s",
                        seed,
                        written.primitive,
                        Arrays.toString(written.primitive.cells()),
                        Arrays.toString(digits),
                        Arrays.toString(written.candidates))
                .isEqualTo(holds);
        if (written.isDetermined && written.primitive instanceof Either) {
            assertThat(written.models(digits))
                    .as("seed %d: models of the digits %s", seed, Arrays.toString(digits))
                    .isEqualTo(holds ? 1 : 0);
        } else if (written.isDetermined) {
            assertThat(open[0])
                    .as("seed %d: the digits %s leave a variable open", seed, Arrays.toString(digits))
                    .isFalse();
        }
    }

    /** Candidates of all cells: all, few, or those of the solution and some others. */
    static long[] candidates(Grid solution, Random random) {
        int side = solution.layout().side();
        long[] candidates = new long[side * side];
        int density = random.nextInt(4);
        for (int cell = 0; cell < candidates.length; cell++) {
            long own = random.nextInt(10) == 0 ? random.nextLong() : Digits.of(solution.digit(cell));
            long others = density == 0 ? -1 : random.nextLong() & (density == 1 ? -1 : random.nextLong());
            candidates[cell] = (own | others) & Digits.all(side);
            candidates[cell] |= candidates[cell] == 0 ? 1 : 0;
        }
        return candidates;
    }

    private static List<int[]> assignments(Written written, Random random) {
        long count = 1;
        for (int cell : written.cells) {
            count = Math.min(MOST + 1, count * Digits.count(written.candidates[cell]));
        }
        int[][] all = new int[(int) Math.min(count, MOST)][written.cells.length];
        for (int i = 0; i < all.length; i++) {
            int rest = i;
            for (int j = 0; j < written.cells.length; j++) {
                long digits = written.candidates[written.cells[j]];
                int size = Digits.count(digits);
                int index = count <= MOST ? rest % size : random.nextInt(size);
                rest /= size;
                for (int k = 0; k < index; k++) {
                    digits &= digits - 1;
                }
                all[i][j] = Digits.least(digits);
            }
        }
        return List.of(all);
    }
}
