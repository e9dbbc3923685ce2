package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.count.classic.ClassicContraction;
import io.github.sudokusat.count.contraction.CountPlan;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.ClueSetKind;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import org.jspecify.annotations.Nullable;

/**
 * Clue sets of classic grids with 0 to 40 givens, counted in every way that is fast enough: one by one by SAT and by the bit search, by contraction,
 * by contraction of the transposed and of randomly permuted clue sets, and as the sum over the digits of a cell.
 */
@Tag("long")
class WaysToCountTest {

    private static final Layout CLASSIC = Layout.classic();
    private static final CandidateLayout TABLES = CandidateLayout.of(CLASSIC);
    private static final Engine BITS = BitsEngine.create();
    private static final Engine SAT = CdclEngine.of(Sat4jSolver.instance(), CdclOptions.defaults());

    /** The numbers of solutions that SAT and the bit search find in some tenths of a second. */
    private static final int FEW = 500;

    private static final int MANY = 300_000;

    /** With fewer givens there are hardly ever so few solutions. */
    private static final int FEWEST_GIVENS = 17;

    /** The numbers of products that take some tenths of a second, and some seconds. */
    private static final long QUICK = 100_000_000;

    private static final long SLOW = 1_000_000_000;

    /** The number of solutions found one by one, or null if there are more. */
    private static @Nullable BigInteger searched(Engine engine, Grid grid, int most) {
        CountResult count = SolutionCounter.count(
                engine.start(Puzzle.of(grid), Limits.none().withMaxSolutions(most + 1L)),
                Limits.none().progress());
        return count.isExact() ? count.value() : null;
    }

    /** The plan of a contraction; empty if propagation shows that the clue set has no solution. */
    private static Optional<ClassicContraction> plan(Grid grid) {
        CandidateGrid placed = CandidateGrid.of(TABLES, grid);
        Propagation.run(placed, Propagation.Depth.LOCKED);
        return placed.isContradictory()
                ? Optional.empty()
                : Optional.of(
                        ClassicContraction.plan(placed.toGrid(), Limits.none().watch())
                                .orElseThrow());
    }

    /** The count by contraction. */
    private static BigInteger contracted(Grid grid) {
        return plan(grid).map(WaysToCountTest::contracted).orElse(BigInteger.ZERO);
    }

    private static BigInteger contracted(ClassicContraction plan) {
        CountPlan.Result result = plan.count(TaskRunner.IN_SEQUENCE, Limits.none());
        assertThat(result.stop()).isNull();
        return result.value();
    }

    /** The clue set with each digit of an empty cell that clashes with no other. */
    private static List<Grid> cases(Grid grid, int cell) {
        return IntStream.rangeClosed(1, 9)
                .mapToObj(digit -> grid.with(cell, digit))
                .filter(with -> with.conflicts().isEmpty())
                .toList();
    }

    /** A clue set without a digit in a cell, such that neither its contraction nor those with each digit in the cell need more than some products. */
    private static Grid contractible(ClueSetKind kind, int givens, int cell, long seed, long most) {
        Grid grid = kind.of(CLASSIC, givens, seed).with(cell, 0);
        Grid solution = kind.solution(CLASSIC, seed);
        Random random = new Random(seed);
        while (!Stream.concat(Stream.of(grid), cases(grid, cell).stream())
                .allMatch(some -> plan(some).map(plan -> plan.work() <= most).orElse(true))) {
            int other = random.nextInt(grid.layout().cellCount());
            grid = other == cell ? grid : grid.with(other, solution.digit(other));
        }
        return grid;
    }

    private static Grid transposed(Grid grid) {
        return Symmetry.transposition(CLASSIC).apply(grid);
    }

    /** The digits of a solution, just enough of them to have no more than the given number of solutions. */
    private static Grid filled(ClueSetKind kind, int givens, long seed, int most) {
        Grid grid = kind.of(CLASSIC, givens, seed);
        Grid solution = kind.solution(CLASSIC, seed);
        Random random = new Random(seed);
        while (grid.filledCount() < FEWEST_GIVENS || searched(BITS, grid, most) == null) {
            int cell = random.nextInt(grid.layout().cellCount());
            grid = grid.with(cell, solution.digit(cell));
        }
        return grid;
    }

    private static void assertSearchesAgree(Grid grid) {
        BigInteger found = searched(BITS, grid, MANY);
        assertThat(contracted(grid)).as("%s", grid).isEqualTo(found);
        assertThat(contracted(transposed(grid))).as("%s", grid).isEqualTo(found);
        BigInteger bySat = searched(SAT, grid, FEW);
        assertThat(bySat == null ? found : bySat).as("%s", grid).isEqualTo(found);
    }

    private static void assertContractionsAgree(Grid grid, int cell, long seed) {
        BigInteger count = contracted(grid);
        assertThat(contracted(transposed(grid))).as("%s", grid).isEqualTo(count);
        Grid moved = ClueSetKind.moved(grid, seed);
        assertThat(contracted(moved)).as("%s and %s", grid, moved).isEqualTo(count);
        BigInteger sum = BigInteger.ZERO;
        for (Grid with : cases(grid, cell)) {
            sum = sum.add(contracted(with));
        }
        assertThat(sum).as("%s, cell %d", grid, cell).isEqualTo(count);
    }

    @Property(tries = 10)
    void fewSolutionsAreCountedAlike(
            @ForAll ClueSetKind kind, @ForAll @IntRange(max = 40) int givens, @ForAll long seed) {
        assertSearchesAgree(filled(kind, givens, seed, FEW));
    }

    @Property(tries = 6)
    void manySolutionsAreCountedAlike(
            @ForAll ClueSetKind kind, @ForAll @IntRange(max = 40) int givens, @ForAll long seed) {
        assertSearchesAgree(filled(kind, givens, seed, MANY));
    }

    @Property(tries = 2)
    void anyNumberOfSolutionsIsCountedAlike(
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = 40) int givens,
            @ForAll @IntRange(max = 80) int cell,
            @ForAll long seed) {
        assertContractionsAgree(contractible(kind, givens, cell, seed, QUICK), cell, seed);
    }

    @Property(tries = 200)
    @Tag("slow")
    void upToManySolutionsOfMoreClueSetsAreCountedAlike(
            @ForAll ClueSetKind kind, @ForAll @IntRange(max = 40) int givens, @ForAll long seed) {
        assertSearchesAgree(filled(kind, givens, seed, seed % 2 == 0 ? FEW : MANY));
    }

    @Property(tries = 40)
    @Tag("slow")
    void anyNumberOfSolutionsOfMoreClueSetsIsCountedAlike(
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = 40) int givens,
            @ForAll @IntRange(max = 80) int cell,
            @ForAll long seed) {
        assertContractionsAgree(contractible(kind, givens, cell, seed, SLOW), cell, seed);
    }
}
