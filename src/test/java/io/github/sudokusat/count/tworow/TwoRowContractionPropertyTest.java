package io.github.sudokusat.count.tworow;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.count.contraction.CountPlan;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ClueSetKind;
import java.math.BigInteger;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

/** Random clue sets of many kinds, among them those with free digits, columns, rows and bands, where a mistake in the exchanges would show. */
@Tag("long")
class TwoRowContractionPropertyTest {

    private static final int MOST_GIVENS = 24;

    /** A number of solutions that the oracle finds quickly. */
    private static final int MANY = 500;

    @Provide
    static Arbitrary<Layout> layouts() {
        return Arbitraries.of(
                Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.boxes(3, 2), Layout.boxes(2, 4), Layout.boxes(4, 2));
    }

    private static BigInteger count(Grid grid) {
        TwoRowContraction plan =
                TwoRowContraction.plan(grid, Limits.none().watch()).orElseThrow();
        return count(plan);
    }

    private static BigInteger count(TwoRowContraction plan) {
        CountPlan.Result result = plan.count(TaskRunner.IN_SEQUENCE, Limits.none());
        assertThat(result.stop()).isNull();
        return result.value();
    }

    private static BigInteger enumerated(Grid grid) {
        return BigInteger.valueOf(BruteForce.count(grid, MANY + 1));
    }

    private static boolean isEnumerable(Grid grid) {
        return BruteForce.count(grid, MANY + 1) <= MANY;
    }

    /** Clue sets with more givens, so that there are few enough solutions to find them one by one; now and then with a wrong given. */
    private static void assertEnumerated(Layout layout, ClueSetKind kind, int givens, long seed) {
        Grid grid = kind.of(layout, givens, seed);
        Grid solution = kind.solution(layout, seed);
        Random random = new Random(seed);
        while (!isEnumerable(grid)) {
            for (int i = 0; i < layout.side() / 2; i++) {
                int cell = random.nextInt(layout.cellCount());
                grid = grid.with(cell, solution.digit(cell));
            }
        }
        Grid wrong = grid.with(random.nextInt(layout.cellCount()), 1 + random.nextInt(layout.side()));
        if (random.nextInt(4) == 0 && wrong.conflicts().isEmpty() && isEnumerable(wrong)) {
            grid = wrong;
        }
        assertThat(count(grid)).as("%s", grid).isEqualTo(enumerated(grid));
    }

    private static void assertSymmetric(Grid grid, BigInteger count, long seed) {
        Grid moved = ClueSetKind.moved(grid, seed);
        assertThat(count(moved)).as("%s and %s", grid, moved).isEqualTo(count);
        Grid transposed = Symmetry.transposition(grid.layout()).apply(grid);
        assertThat(count(transposed)).as("%s and %s", grid, transposed).isEqualTo(count);
    }

    /** If other bands form the upper half, the halves meet at other column sets, and other choices serve as representatives. */
    private static void assertSameForEveryUpperHalf(Grid grid, BigInteger count) {
        Clues clues = Clues.of(grid);
        int bands = (1 << clues.columns()) - 1;
        for (int upper = 1; upper < bands; upper++) {
            if (Integer.bitCount(upper) <= 2 && Integer.bitCount(bands & ~upper) <= 2) {
                Plan plan = Objects.requireNonNull(
                        Planner.plan(clues, upper, Limits.none().watch()));
                assertThat(count(new TwoRowContraction(plan)))
                        .as("%s, upper half %d", grid, upper)
                        .isEqualTo(count);
            }
        }
    }

    private static void assertDigitsAddUp(Grid grid, BigInteger count, int cell) {
        BigInteger sum = BigInteger.ZERO;
        for (int digit = 1; digit <= grid.layout().side(); digit++) {
            Grid with = grid.with(cell, digit);
            if ((grid.digit(cell) == 0 || grid.digit(cell) == digit)
                    && with.conflicts().isEmpty()) {
                sum = sum.add(count(with));
            }
        }
        assertThat(sum).as("%s, cell %d", grid, cell).isEqualTo(count);
    }

    @Property(tries = 200)
    void fourByFourAgreesWithEnumeration(
            @ForAll ClueSetKind kind, @ForAll @IntRange(max = 12) int givens, @ForAll long seed) {
        Grid grid = kind.of(Layout.boxes(2, 2), givens, seed);
        assertThat(count(grid)).as("%s", grid).isEqualTo(enumerated(grid));
    }

    @Property(tries = 25)
    void countsAgreeWithEnumeration(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        assertEnumerated(layout, kind, givens, seed);
    }

    @Property(tries = 12)
    void symmetriesAndTranspositionDoNotChangeTheCount(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        Grid grid = kind.of(layout, givens, seed);
        BigInteger count = count(grid);
        assertThat(count).as("%s", grid).isPositive();
        assertSymmetric(grid, count, seed);
    }

    @Property(tries = 6)
    void everyUpperHalfGivesTheSameCount(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        Grid grid = kind.of(layout, givens, seed);
        assertSameForEveryUpperHalf(grid, count(grid));
    }

    @Property(tries = 4)
    void countsWithEachDigitOfACellAddUp(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        Grid grid = kind.of(layout, givens, seed);
        assertDigitsAddUp(grid, count(grid), new Random(seed).nextInt(layout.cellCount()));
    }

    @Property(tries = 100)
    @Tag("slow")
    void allOfThisHoldsForMoreClueSets(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        assertEnumerated(layout, kind, givens, seed);
        Grid grid = kind.of(layout, givens, seed);
        BigInteger count = count(grid);
        assertSymmetric(grid, count, seed);
        assertSameForEveryUpperHalf(grid, count);
        assertDigitsAddUp(grid, count, new Random(seed).nextInt(layout.cellCount()));
    }
}
