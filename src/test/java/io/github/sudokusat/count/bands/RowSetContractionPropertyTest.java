package io.github.sudokusat.count.bands;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Pieces;
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
import net.jqwik.api.constraints.IntRange;

/** Random clue sets of many kinds, those with free digits, columns, rows and bands among them, where exchanges go wrong if they do. */
class RowSetContractionPropertyTest {

    private static final int MOST_GIVENS = 24;

    @Provide
    static Arbitrary<Layout> layouts() {
        return Arbitraries.of(
                Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.boxes(3, 2), Layout.boxes(2, 4), Layout.boxes(4, 2));
    }

    private static BigInteger count(Grid grid) {
        RowSetContraction plan =
                RowSetContraction.plan(grid, Limits.none().watch()).orElseThrow();
        return count(plan);
    }

    private static BigInteger count(RowSetContraction plan) {
        RowSetContraction.Result result = plan.count(Pieces.IN_SEQUENCE, Limits.none());
        assertThat(result.stop()).isNull();
        return result.value();
    }

    @Property(tries = 200)
    void allClueSetsOfFourByFourAgreeWithEnumeration(
            @ForAll ClueSetKind kind, @ForAll @IntRange(max = 12) int givens, @ForAll long seed) {
        Grid grid = kind.of(Layout.boxes(2, 2), givens, seed);
        assertThat(count(grid)).as("%s", grid).isEqualTo(BigInteger.valueOf(BruteForce.count(grid, 300)));
    }

    /** With more givens, so that there are few enough solutions to find them one by one; sometimes with a wrong given, so that there are fewer or none. */
    @Property(tries = 60)
    void countsAgreeWithEnumeration(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        Grid grid = kind.of(layout, givens, seed);
        Grid solution = kind.solution(layout, seed);
        Random random = new Random(seed);
        while (BruteForce.count(grid, 3001) > 3000) {
            for (int i = 0; i < layout.side() / 2; i++) {
                int cell = random.nextInt(layout.cellCount());
                grid = grid.with(cell, solution.digit(cell));
            }
        }
        Grid wrong = grid.with(random.nextInt(layout.cellCount()), 1 + random.nextInt(layout.side()));
        if (random.nextInt(4) == 0 && wrong.conflicts().isEmpty() && BruteForce.count(wrong, 3001) <= 3000) {
            grid = wrong;
        }
        assertThat(count(grid)).as("%s", grid).isEqualTo(BigInteger.valueOf(BruteForce.count(grid, 3001)));
    }

    @Property(tries = 60)
    void symmetriesAndTranspositionLeaveTheCountAlone(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        Grid grid = kind.of(layout, givens, seed);
        BigInteger count = count(grid);
        assertThat(count).as("%s", grid).isPositive();
        Grid moved = ClueSetKind.moved(grid, seed);
        assertThat(count(moved)).as("%s and %s", grid, moved).isEqualTo(count);
        Grid transposed = Symmetry.transposition(layout).apply(grid);
        assertThat(count(transposed)).as("%s and %s", grid, transposed).isEqualTo(count);
    }

    /** The halves meet at other column sets, and other choices stand for others. */
    @Property(tries = 30)
    void everyChoiceOfTheUpperHalfGivesTheSame(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        Grid grid = kind.of(layout, givens, seed);
        Clues clues = Clues.of(grid);
        BigInteger count = count(grid);
        int bands = (1 << clues.columns()) - 1;
        for (int upper = 1; upper < bands; upper++) {
            if (Integer.bitCount(upper) <= 2 && Integer.bitCount(bands & ~upper) <= 2) {
                Plan plan = Objects.requireNonNull(
                        Planner.plan(clues, upper, Limits.none().watch()));
                assertThat(count(new RowSetContraction(plan)))
                        .as("%s, upper half %d", grid, upper)
                        .isEqualTo(count);
            }
        }
    }

    @Property(tries = 30)
    void countsWithEachDigitOfACellAddUp(
            @ForAll("layouts") Layout layout,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = MOST_GIVENS) int givens,
            @ForAll long seed) {
        Grid grid = kind.of(layout, givens, seed);
        int cell = new Random(seed).nextInt(layout.cellCount());
        BigInteger sum = BigInteger.ZERO;
        for (int digit = 1; digit <= layout.side(); digit++) {
            Grid with = grid.with(cell, digit);
            if ((grid.digit(cell) == 0 || grid.digit(cell) == digit)
                    && with.conflicts().isEmpty()) {
                sum = sum.add(count(with));
            }
        }
        assertThat(sum).as("%s, cell %d", grid, cell).isEqualTo(count(grid));
    }
}
