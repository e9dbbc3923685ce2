package io.github.sudokusat.cluster.single;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every solution is in exactly one cube. */
class SplitterTest {

    private static List<Cube> split(Grid puzzle, int lookahead, int wanted) {
        return new Splitter(Puzzle.of(puzzle), lookahead, Limits.none().watch()).split(Cube.WHOLE, wanted);
    }

    private static void assertPartition(Grid puzzle, int lookahead, int wanted, String about) {
        List<Grid> found = new ArrayList<>();
        for (Cube cube : split(puzzle, lookahead, wanted)) {
            List<Grid> ofCube = BruteForce.solutions(cube.of(Puzzle.of(puzzle)).grid(), 100_000);
            found.addAll(ofCube);
        }
        assertThat(found)
                .as(about)
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(BruteForce.solutions(puzzle, 100_000));
    }

    @Test
    void cubesOfEmptySmallGrid() {
        for (int wanted = 1; wanted < 300; wanted += 1 + wanted / 2) {
            assertPartition(Grid.empty(Layout.boxes(2, 2)), 1, wanted, wanted + " cubes");
            assertPartition(Grid.empty(Layout.boxes(2, 2)), 10, wanted, wanted + " cubes by lookahead");
        }
    }

    @Test
    void cubesOfRandomPuzzles() {
        Layout[] layouts = {
            Layout.boxes(2, 2),
            Layout.boxes(2, 3),
            Layout.boxes(3, 2).with(Variant.DIAGONALS),
            Layout.boxes(2, 3).with(Variant.ANTI_KNIGHT)
        };
        for (int seed = 1; seed <= 60; seed++) {
            PuzzleMaker maker = new PuzzleMaker(seed);
            Layout layout = layouts[seed % layouts.length];
            Grid solved = maker.findSolution(layout).orElse(Grid.empty(Layout.boxes(2, 2)));
            Grid puzzle = maker.blank(solved, 0.65);
            if (seed % 5 == 0) {
                int cell = seed % solved.layout().cellCount();
                puzzle = puzzle.with(cell, solved.digit(cell) % solved.layout().side() + 1);
            }
            assertPartition(puzzle, seed % 2 == 0 ? 1 : 8, 1 + seed, "seed " + seed + ": " + puzzle);
        }
    }

    @Test
    void asManyCubesAsWanted() {
        Grid puzzle = new PuzzleMaker(5).puzzle(Layout.boxes(4, 4), 0.65);
        assertThat(split(puzzle, 1, 100)).hasSizeBetween(100, 115).doesNotHaveDuplicates();
        assertThat(split(puzzle, 12, 100)).hasSizeBetween(100, 115).doesNotHaveDuplicates();
    }

    @Test
    void partsOfACubeAreWithinIt() {
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.boxes(2, 2)));
        Cube cube = Cube.WHOLE.with(0, 1).with(5, 1);
        Splitter splitter = new Splitter(puzzle, 4, Limits.none().watch());
        List<Grid> found = new ArrayList<>();
        for (Cube part : splitter.split(cube, 6)) {
            found.addAll(BruteForce.solutions(part.of(puzzle).grid(), 1000));
        }
        assertThat(found)
                .containsExactlyInAnyOrderElementsOf(
                        BruteForce.solutions(cube.of(puzzle).grid(), 1000));
    }

    @Test
    void contradictionHasNoCubes() {
        assertThat(split(Grid.empty(Layout.classic()).with(0, 1).with(1, 1), 4, 10))
                .isEmpty();
    }

    @Test
    void stoppedSplitKeepsAllSolutions() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        Limits limits = Limits.none().withCancellation(cancellation);
        Splitter splitter = new Splitter(Puzzle.of(Grid.empty(Layout.classic())), 1, limits.watch());
        assertThat(splitter.split(Cube.WHOLE, 10)).containsExactly(Cube.WHOLE);
    }
}
