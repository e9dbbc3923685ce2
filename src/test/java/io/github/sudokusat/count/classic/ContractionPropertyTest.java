package io.github.sudokusat.count.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ClueSetKind;
import java.math.BigInteger;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/** Random clue sets of many kinds, among them those with many automorphisms, where a mistake in the orbits would show. */
@Tag("long")
class ContractionPropertyTest {

    private static final Layout CLASSIC = Layout.classic();

    /** Finds by search that a clue set has no solution, which brute force would take too long for. */
    private static final SudokuSolver SOLVER = SudokuSolver.create();

    /** The maximum number of products, for a fraction of a second. */
    private static final long QUICK = 50_000_000;

    /** Whether the count is quick by one of the two orientations. */
    private static boolean isQuick(Grid grid) {
        Clues clues = ClueSets.propagated(grid);
        return ClueSets.plan(clues, false).work() < QUICK
                || ClueSets.plan(clues, true).work() < QUICK;
    }

    /** The count by the cheaper orientation, checked against the other if that is quick, too; null if neither is. */
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

    @Property(tries = 3)
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

    @Property(tries = 3)
    void symmetriesDoNotChangeTheCount(
            @ForAll ClueSetKind kind, @ForAll @IntRange(min = 0, max = 40) int givens, @ForAll long seed) {
        Symmetry symmetry = Symmetries.of(CLASSIC).random(RandomStream.of(seed));
        Grid grid = filled(kind, givens, seed, candidate -> isQuick(candidate) && isQuick(symmetry.apply(candidate)));
        Grid moved = symmetry.apply(grid);
        assertThat(count(moved)).as("%s and %s", grid, moved).isEqualTo(count(grid));
    }

    /** Every solution has exactly one digit in a cell, so the counts add up. */
    @Property(tries = 2)
    void countsWithEachDigitOfACellAddUp(
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(min = 0, max = 30) int givens,
            @ForAll @IntRange(min = 0, max = 80) int cell,
            @ForAll long seed) {
        Grid grid = filled(kind, givens, seed, candidate -> isQuickWithAndWithout(candidate, cell))
                .with(cell, 0);
        assertThat(cases(grid, cell).map(ContractionPropertyTest::count).reduce(BigInteger.ZERO, BigInteger::add))
                .as("%s, cell %d", grid, cell)
                .isEqualTo(count(grid));
    }

    private static boolean isQuickWithAndWithout(Grid grid, int cell) {
        Grid without = grid.with(cell, 0);
        return isQuick(without) && cases(without, cell).allMatch(ContractionPropertyTest::isQuick);
    }

    /** The clue set with each digit in an empty cell that clashes with no other. */
    private static Stream<Grid> cases(Grid grid, int cell) {
        return IntStream.rangeClosed(1, 9)
                .mapToObj(digit -> grid.with(cell, digit))
                .filter(with -> with.conflicts().isEmpty());
    }

    /** A clue set with as many further digits of a solution as it takes to meet a condition. */
    private static Grid filled(ClueSetKind kind, int givens, long seed, Predicate<Grid> condition) {
        Grid grid = kind.of(CLASSIC, givens, seed);
        Grid solution = kind.solution(CLASSIC, seed);
        Random random = new Random(seed);
        while (!condition.test(grid)) {
            int cell = random.nextInt(grid.layout().cellCount());
            grid = grid.with(cell, solution.digit(cell));
        }
        return grid;
    }

    private static final int MOST_CHANGES = 200;

    @Property(tries = 2)
    void contradictoryClueSetsHaveNoSolution(@ForAll @IntRange(min = 17, max = 30) int givens, @ForAll long seed) {
        Grid grid = filled(ClueSetKind.ANYWHERE, givens, seed, ContractionPropertyTest::isQuick);
        Random random = new Random(seed);
        Grid solution = ClueSetKind.ANYWHERE.solution(CLASSIC, seed);
        Grid changed = grid;
        // Where the givens leave much freedom, hardly any further digit is a contradiction, so there is one given more
        // for each attempt.
        for (int i = 0; i < MOST_CHANGES && !isQuietlyContradictory(changed); i++) {
            int cell = random.nextInt(81);
            grid = grid.with(cell, solution.digit(cell));
            changed = grid.with(random.nextInt(81), 1 + random.nextInt(9));
        }
        Assume.that(isQuietlyContradictory(changed));
        assertThat(count(changed)).as("%s", changed).isEqualTo(BigInteger.ZERO);
    }

    /** Whether a clue set has no solution and no conflict, and is counted quickly. */
    private static boolean isQuietlyContradictory(Grid grid) {
        return grid.conflicts().isEmpty() && SOLVER.solve(grid) instanceof SolveResult.Unsolvable && isQuick(grid);
    }
}
