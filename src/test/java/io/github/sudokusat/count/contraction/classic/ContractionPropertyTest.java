package io.github.sudokusat.count.contraction.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.run.SeededRandom;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ClueSetKind;
import java.math.BigInteger;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/** Random clue sets of many kinds: those with many automorphisms among them, where orbits go wrong if they do. */
@net.jqwik.api.Tag("long")
@Tag("long")
class ContractionPropertyTest {

    private static final Layout CLASSIC = Layout.classic();

    /** Products, a fraction of a second. */
    private static final long QUICK = 50_000_000;

    /** The count by the cheaper orientation, checked against the other one if that is quick, too; null if none is. */
    private static @Nullable BigInteger count(Grid grid) {
        Clues clues = ClueSets.propagated(grid);
        BigInteger count = null;
        for (boolean transposed : new boolean[] {false, true}) {
            Plan plan = ClueSets.plan(clues, transposed);
            if (plan.work() < QUICK) {
                BigInteger here = ClueSets.count(plan);
                assertThat(count == null ? here : count).as("%s", grid).isEqualTo(here);
                count = here;
            }
        }
        return count;
    }

    @Property(tries = 6)
    void countsAgreeWithEnumeration(
            @ForAll ClueSetKind kind, @ForAll @IntRange(min = 0, max = 40) int givens, @ForAll long seed) {
        Grid grid = kind.of(CLASSIC, givens, seed);
        Grid solution = kind.solution(CLASSIC, seed);
        Random random = new Random(seed);
        long solutions;
        do {
            for (int missing = Math.max(2, 24 - grid.filledCount()); missing > 0; missing--) {
                int cell = random.nextInt(81);
                grid = grid.with(cell, solution.digit(cell));
            }
            solutions = BruteForce.count(grid, 1001);
        } while (solutions > 1000);
        assertThat(count(grid)).as("%s", grid).isEqualTo(BigInteger.valueOf(solutions));
    }

    @Property(tries = 6)
    void symmetriesLeaveTheCountAlone(
            @ForAll ClueSetKind kind, @ForAll @IntRange(min = 0, max = 40) int givens, @ForAll long seed) {
        Grid grid = kind.of(CLASSIC, givens, seed);
        BigInteger count = count(grid);
        Grid moved = Symmetries.of(CLASSIC).random(new SeededRandom(seed)).apply(grid);
        BigInteger other = count(moved);
        if (count != null && other != null) {
            assertThat(other).as("%s and %s", grid, moved).isEqualTo(count);
        }
    }

    /** The digits of a cell share the solutions out among them. */
    @Property(tries = 3)
    void countsWithEachDigitOfACellAddUp(
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(min = 0, max = 30) int givens,
            @ForAll @IntRange(min = 0, max = 80) int cell,
            @ForAll long seed) {
        Grid grid = kind.of(CLASSIC, givens, seed);
        BigInteger count = count(grid);
        if (count == null || grid.digit(cell) != 0) {
            return;
        }
        BigInteger sum = BigInteger.ZERO;
        for (int digit = 1; digit <= 9; digit++) {
            Grid more = grid.with(cell, digit);
            if (more.conflicts().isEmpty()) {
                BigInteger part = count(more);
                if (part == null) {
                    return;
                }
                sum = sum.add(part);
            }
        }
        assertThat(sum).as("%s, cell %d", grid, cell).isEqualTo(count);
    }

    @Property(tries = 4)
    void contradictoryClueSetsHaveNoSolution(@ForAll @IntRange(min = 17, max = 30) int givens, @ForAll long seed) {
        Grid grid = ClueSetKind.ANYWHERE.of(CLASSIC, givens, seed);
        Random random = new Random(seed);
        Grid changed = grid.with(random.nextInt(81), 1 + random.nextInt(9));
        if (changed.conflicts().isEmpty() && BruteForce.count(changed, 1) == 0) {
            assertThat(count(changed)).as("%s", changed).isEqualTo(BigInteger.ZERO);
        }
    }
}
