package io.github.sudokusat.cluster.single;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.CountedGrid;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Waits;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A cluster counts what one machine counts. */
class ClusterCounterTest {

    private static final BigInteger EMPTY = new BigInteger("6670903752021072936960");

    private static ClusterCount count(Puzzle puzzle, Limits limits) {
        return ClusterCounter.on(LocalCluster.context()).count(puzzle, limits);
    }

    private static CountResult exact(BigInteger number) {
        return new CountResult.Exact(number);
    }

    @Test
    void emptyGrid() {
        List<String> reports = new ArrayList<>();
        Limits limits = Limits.none().withProgress((what, done, total) -> reports.add(what + " " + done + " " + total));
        ClusterCount count = count(Puzzle.of(Grid.empty(Layout.classic())), limits);
        assertThat(count.result()).isEqualTo(exact(EMPTY));
        assertThat(count.done()).isEqualTo(count.pieces()).isBetween(2, 32);
        assertThat(count.planNanos()).isPositive();
        assertThat(reports).contains("pieces 1 " + count.pieces(), "pieces " + count.pieces() + " " + count.pieces());
    }

    @Test
    void referenceCounts() {
        List<CountedGrid> reference = CountedGrid.reference();
        for (int i = 5; i < reference.size(); i += 6) {
            CountedGrid line = reference.get(i);
            long work = SolutionCounter.plannedWork(line.grid(), Limits.none()).orElseThrow();
            if (work < 1_000_000_000) {
                assertThat(count(Puzzle.of(line.grid()), Limits.none()).result())
                        .as("%s", line.grid())
                        .isEqualTo(exact(line.count()));
            }
        }
    }

    @Test
    @Tag("slow")
    void allReferenceCounts() {
        for (CountedGrid line : CountedGrid.reference()) {
            assertThat(count(Puzzle.of(line.grid()), Limits.none()).result())
                    .as("%s", line.grid())
                    .isEqualTo(exact(line.count()));
        }
    }

    @Test
    void randomClueSetsOfSeveralLayouts() {
        Layout[] layouts = {Layout.classic(), Layout.boxes(2, 3), Layout.boxes(2, 4), Layout.boxes(4, 2)};
        double[] blanks = {0.72, 0.8, 0.7, 0.7};
        SudokuSolver solver = SudokuSolver.create();
        int divided = 0;
        for (int seed = 1; seed <= 12; seed++) {
            int kind = seed % layouts.length;
            Puzzle puzzle = Puzzle.of(new PuzzleMaker(seed).puzzle(layouts[kind], blanks[kind]));
            ClusterCount count = count(puzzle, Limits.none());
            assertThat(count.result()).as("seed %d: %s", seed, puzzle).isEqualTo(solver.count(puzzle));
            divided += count.pieces() > 0 ? 1 : 0;
        }
        assertThat(divided).as("counts that needed the cluster").isGreaterThan(3);
    }

    @Test
    void layoutsWithoutContractionAreCountedInCubes() {
        SudokuSolver solver = SudokuSolver.create();
        Layout diagonals = Layout.classic().with(Variant.DIAGONALS);
        int divided = 0;
        for (int seed = 1; seed <= 6; seed++) {
            Layout layout = seed % 2 == 0 ? diagonals : Layout.boxes(2, 5);
            Puzzle puzzle = Puzzle.of(new PuzzleMaker(seed).puzzle(layout, seed % 2 == 0 ? 0.86 : 0.62));
            CountResult expected =
                    solver.withLimits(Limits.none().withMaxSolutions(200_000)).count(puzzle);
            if (expected.isExact()) {
                ClusterCount count = count(puzzle, Limits.none());
                assertThat(count.result()).as("seed %d: %s", seed, puzzle).isEqualTo(expected);
                divided += count.pieces() > 0 ? 1 : 0;
            }
        }
        assertThat(divided).as("counts that needed the cluster").isPositive();
    }

    @Test
    void puzzlesWithCandidatesOfTheirOwn() {
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(Layout.boxes(2, 3)));
        marks.place(0, 1);
        marks.place(7, 3);
        for (int cell = 10; cell < 30; cell += 3) {
            marks.remove(cell, cell % 6 + 1);
        }
        Puzzle puzzle = Puzzle.of(marks);
        ClusterCount count = count(puzzle, Limits.none());
        assertThat(count.pieces()).isPositive();
        assertThat(count.result()).isEqualTo(SudokuSolver.create().count(puzzle));
    }

    @Test
    void noSolution() {
        assertThat(count(Puzzle.of(Grid.empty(Layout.classic()).with(0, 1).with(1, 1)), Limits.none())
                        .result())
                .isEqualTo(exact(BigInteger.ZERO));
    }

    @Test
    void limitOnSolutions() {
        Puzzle empty = Puzzle.of(Grid.empty(Layout.classic()));
        for (long limit : new long[] {0, 1, 5000, 1_000_000_000_000L}) {
            assertThat(count(empty, Limits.none().withMaxSolutions(limit)).result())
                    .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(limit), StopReason.SOLUTION_LIMIT));
        }
        Puzzle diagonals = Puzzle.of(Grid.empty(Layout.classic().with(Variant.DIAGONALS)));
        assertThat(count(diagonals, Limits.none().withMaxSolutions(30_000)).result())
                .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(30_000), StopReason.SOLUTION_LIMIT));
    }

    @Test
    void timeLimitGivesALowerBound() {
        Puzzle diagonals = Puzzle.of(Grid.empty(Layout.classic().with(Variant.DIAGONALS)));
        long start = System.nanoTime();
        CountResult result = count(diagonals, Limits.none().withTimeout(System::nanoTime, 1_500_000_000L))
                .result();
        assertThat(System.nanoTime() - start).isBetween(1_400_000_000L, 8_000_000_000L);
        assertThat(result).isInstanceOf(CountResult.AtLeast.class);
        assertThat(((CountResult.AtLeast) result).reason()).isEqualTo(StopReason.TIME_LIMIT);
        assertThat(result.value()).isGreaterThan(BigInteger.valueOf(10_000));
    }

    @Test
    void timeLimitOfAContraction() {
        CountedGrid hostile =
                CountedGrid.reference().get(CountedGrid.reference().size() - 1);
        CountResult result = count(Puzzle.of(hostile.grid()), Limits.none().withTimeout(System::nanoTime, 30_000_000L))
                .result();
        assertThat(result.isExact()).isFalse();
        assertThat(((CountResult.AtLeast) result).reason()).isEqualTo(StopReason.TIME_LIMIT);
        assertThat(result.value()).isLessThanOrEqualTo(hostile.count());
    }

    @Test
    void cancelledCountEndsSoon() throws InterruptedException {
        Cancellation cancellation = new Cancellation();
        Thread canceller = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                return;
            }
            cancellation.cancel();
        });
        canceller.start();
        Puzzle diagonals = Puzzle.of(Grid.empty(Layout.classic().with(Variant.DIAGONALS)));
        CountResult result =
                count(diagonals, Limits.none().withCancellation(cancellation)).result();
        Waits.join(canceller);
        assertThat(((CountResult.AtLeast) result).reason()).isEqualTo(StopReason.CANCELLED);
        // The cores are free again.
        assertThat(count(Puzzle.of(Grid.empty(Layout.classic())), Limits.none()).result())
                .isEqualTo(exact(EMPTY));
    }

    @Test
    void countsWithOneAndManyPiecesAgree() {
        Puzzle puzzle = Puzzle.of(CountedGrid.reference().get(110).grid());
        CountResult expected = SolutionCounter.of(BitsEngine.create()).count(puzzle);
        for (int pieces : new int[] {1, 3, 10_000}) {
            ClusterCounter counter = ClusterCounter.on(LocalCluster.context()).withPieces(pieces);
            ClusterCount count = counter.count(puzzle, Limits.none());
            assertThat(count.result()).as("%d pieces", pieces).isEqualTo(expected);
            assertThat(count.pieces()).isBetween(1, pieces);
        }
    }
}
