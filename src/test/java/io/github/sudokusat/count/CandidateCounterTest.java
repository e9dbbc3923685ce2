package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ClueSetKind;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPuzzles;
import java.math.BigInteger;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class CandidateCounterTest {

    private static final BigInteger EMPTY = new BigInteger("6670903752021072936960");

    private static void assertTallied(Grid puzzle, CandidateCounts counts) {
        Layout layout = puzzle.layout();
        long[] expected = new long[layout.cellCount() * layout.side()];
        long total = 0;
        for (Grid solution : BruteForce.solutions(puzzle, 100_000)) {
            total++;
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                expected[cell * layout.side() + solution.digit(cell) - 1]++;
            }
        }
        assertThat(counts.isExact()).isTrue();
        assertThat(counts.total()).as("%s", puzzle).isEqualTo(BigInteger.valueOf(total));
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                assertThat(counts.count(cell, digit))
                        .as("cell %d digit %d of %s", cell, digit, puzzle)
                        .isEqualTo(BigInteger.valueOf(expected[cell * layout.side() + digit - 1]));
            }
        }
    }

    @Test
    void solutionsAreTalliedOnAnyLayout() {
        Engine engine = BacktrackEngine.create();
        for (Layout layout : new Layout[] {
            Layout.boxes(2, 2),
            Layout.boxes(2, 2).with(Variant.ANTI_KING),
            Layout.boxes(2, 3).with(Variant.DIAGONALS)
        }) {
            for (long seed = 1; seed <= 5; seed++) {
                Grid puzzle = RandomPuzzles.of(layout, seed, layout.side() == 4 ? 1 : 8);
                assertTallied(puzzle, CandidateCounter.of(engine).count(Puzzle.of(puzzle)));
            }
        }
    }

    /** Compares a count that switches to single candidates after the third solution with the list of all solutions. */
    @Test
    void candidatesAreCountedOneByOneBeyondAFewSolutions() {
        int many = 0;
        for (long seed = 1; seed <= 6; seed++) {
            Grid solved = new PuzzleMaker(seed).solution(Layout.classic());
            Grid puzzle = new PuzzleMaker(seed).blank(solved, seed % 3 == 0 ? 56 : 50);
            if (seed % 4 == 0) {
                puzzle = without(puzzle, 1, 2);
            }
            long solutions = BruteForce.count(puzzle, 20_000);
            if (solutions < 20_000) {
                many += solutions > 3 ? 1 : 0;
                assertTallied(
                        puzzle, CandidateCounter.of(BitsEngine.create(), 3).count(Puzzle.of(puzzle)));
            }
        }
        assertThat(many).isGreaterThan(1);
    }

    /** Compares counts for clue sets with rows, columns, bands, stacks and digits that can be exchanged, and for clue sets without any. */
    @Property(tries = 20)
    void exchangesLeaveEqualCounts(
            @ForAll boolean upright,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = 14) int givens,
            @ForAll long seed) {
        Layout layout = upright ? Layout.boxes(2, 3) : Layout.boxes(3, 2);
        Grid puzzle = kind.of(layout, givens, seed);
        Grid solution = kind.solution(layout, seed);
        Random random = new Random(seed);
        while (BruteForce.count(puzzle, 1500) == 1500) {
            int cell = random.nextInt(36);
            puzzle = puzzle.with(cell, solution.digit(cell));
        }
        assertTallied(puzzle, CandidateCounter.of(BacktrackEngine.create(), 1).count(Puzzle.of(puzzle)));
    }

    @Property(tries = 2)
    void candidatesOfEightByEightHaveTheCountsOfGivens(
            @ForAll @IntRange(min = 12, max = 16) int givens, @ForAll long seed) {
        assertCountsOfGivens(ClueSetKind.ANYWHERE.of(Layout.boxes(2, 4), givens, seed), seed);
    }

    @Property(tries = 20)
    @net.jqwik.api.Tag("slow")
    void candidatesOfMoreGridsHaveTheCountsOfGivens(
            @ForAll boolean upright,
            @ForAll ClueSetKind kind,
            @ForAll @IntRange(max = 16) int givens,
            @ForAll long seed) {
        assertCountsOfGivens(kind.of(upright ? Layout.boxes(2, 4) : Layout.boxes(4, 2), givens, seed), seed);
    }

    /** Counts puzzles with far more solutions than can be listed. */
    private static void assertCountsOfGivens(Grid puzzle, long seed) {
        CandidateCounts counts = CandidateCounter.of(BacktrackEngine.create()).count(Puzzle.of(puzzle));
        SolutionCounter single = SolutionCounter.of(BacktrackEngine.create());
        assertThat(counts.isExact()).isTrue();
        assertThat(counts.total()).isEqualTo(single.count(Puzzle.of(puzzle)).value());
        assertSums(counts);
        Random random = new Random(seed);
        for (int i = 0; i < 8; i++) {
            int cell = random.nextInt(64);
            int digit = 1 + random.nextInt(8);
            if (puzzle.digit(cell) == 0) {
                assertThat(counts.count(cell, digit))
                        .as("%s, cell %d digit %d", puzzle, cell, digit)
                        .isEqualTo(single.count(Puzzle.of(puzzle.with(cell, digit)))
                                .value());
            }
        }
    }

    private static Grid without(Grid puzzle, int... digits) {
        Grid left = puzzle;
        for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
            for (int digit : digits) {
                if (left.digit(cell) == digit) {
                    left = left.with(cell, 0);
                }
            }
        }
        return left;
    }

    /** Every digit occurs equally often in every cell; apart from a given, the same holds for the other digits. */
    @Test
    @Tag("slow")
    void sparseGridsAreCountedBySymmetry() {
        CandidateCounter counter = CandidateCounter.of(BitsEngine.create());
        CandidateCounts empty = counter.count(Puzzle.of(Grid.empty(Layout.classic())));
        assertThat(empty.total()).isEqualTo(EMPTY);
        assertThat(empty.counts()).containsOnly(EMPTY.divide(BigInteger.valueOf(9)));
        Grid one = Grid.empty(Layout.classic()).with(0, 1);
        CandidateCounts counts = counter.count(Puzzle.of(one));
        BigInteger ninth = EMPTY.divide(BigInteger.valueOf(9));
        assertThat(counts.total()).isEqualTo(ninth);
        assertThat(counts.count(0, 1)).isEqualTo(ninth);
        assertThat(counts.count(1, 1)).isZero();
        assertThat(counts.count(1, 2)).isEqualTo(ninth.divide(BigInteger.valueOf(8)));
        // In row 2 the digit is in one of the two other boxes, equally often in each of their cells.
        assertThat(counts.count(12, 1)).isEqualTo(ninth.divide(BigInteger.valueOf(6)));
        assertSums(counts);
    }

    private static void assertSums(CandidateCounts counts) {
        for (House house : counts.layout().houses()) {
            for (int digit = 1; digit <= counts.layout().side(); digit++) {
                BigInteger sum = BigInteger.ZERO;
                for (int i = 0; i < house.size(); i++) {
                    sum = sum.add(counts.count(house.cell(i), digit));
                }
                assertThat(sum).as("%d in %s", digit, house).isEqualTo(counts.total());
            }
        }
    }

    @Test
    void randomCandidatesHaveTheCountsOfSeparateRuns() {
        Random random = new Random(5);
        Grid solved = new PuzzleMaker(5).solution(Layout.classic());
        Grid puzzle = new PuzzleMaker(5).blank(solved, 58);
        CandidateCounts counts = CandidateCounter.of(BitsEngine.create()).count(Puzzle.of(puzzle));
        assertSums(counts);
        SolutionCounter single = SolutionCounter.of(BitsEngine.create());
        for (int i = 0; i < 10; i++) {
            int cell = random.nextInt(81);
            int digit = 1 + random.nextInt(9);
            if (puzzle.digit(cell) == 0) {
                assertThat(counts.count(cell, digit))
                        .isEqualTo(single.count(Puzzle.of(puzzle.with(cell, digit)))
                                .value());
            }
        }
    }

    @Test
    void aLimitLeavesLowerBounds() {
        Grid empty = Grid.empty(Layout.boxes(2, 3));
        for (int most : new int[] {100, 3000}) {
            CandidateCounts counts = CandidateCounter.of(BacktrackEngine.create())
                    .withLimits(Limits.none().withMaxSolutions(most))
                    .count(Puzzle.of(empty));
            assertThat(counts.stopReason()).contains(StopReason.SOLUTION_LIMIT);
            assertThat(counts.total()).isEqualTo(BigInteger.valueOf(most));
        }
    }

    /** A count that is cancelled after some candidates keeps what is known about these, and the total. */
    @Test
    void whatIsCountedBeforeALimitIsKept() {
        Grid puzzle = ClueSetKind.ANYWHERE.of(Layout.boxes(2, 4), 14, 6);
        CandidateCounts all = CandidateCounter.of(BacktrackEngine.create()).count(Puzzle.of(puzzle));
        Cancellation cancellation = new Cancellation();
        long[] known = new long[1];
        Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
            if (what.equals("candidates") && done > 200) {
                known[0] = done;
                cancellation.cancel();
            }
        });
        CandidateCounts some =
                CandidateCounter.of(BacktrackEngine.create()).withLimits(limits).count(Puzzle.of(puzzle));
        assertThat(some.stopReason()).contains(StopReason.CANCELLED);
        assertThat(some.total()).isEqualTo(all.total());
        int exact = 0;
        for (int i = 0; i < all.counts().size(); i++) {
            assertThat(some.counts().get(i)).isLessThanOrEqualTo(all.counts().get(i));
            exact += some.counts().get(i).equals(all.counts().get(i)) ? 1 : 0;
        }
        assertThat((long) exact).isGreaterThanOrEqualTo(known[0]).isLessThan(512);
    }

    @Test
    void thereIsNoOtherCandidate() {
        CandidateCounts counts =
                CandidateCounter.of(BacktrackEngine.create()).count(Puzzle.of(Grid.empty(Layout.boxes(2, 2))));
        assertThatThrownBy(() -> counts.count(16, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> counts.count(0, 5)).isInstanceOf(IllegalArgumentException.class);
    }
}
