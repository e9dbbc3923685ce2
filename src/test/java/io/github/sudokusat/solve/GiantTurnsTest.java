package io.github.sudokusat.solve;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.anneal.CoverProblem;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import org.junit.jupiter.api.Test;

class GiantTurnsTest {

    private static Search search(Grid puzzle, Limits limits) {
        return new TurnSearch(new GiantTurns(Puzzle.of(puzzle), CdclEngine.of(Sat4jSolver.instance())), limits);
    }

    private static Grid giant(double blanks) {
        return new PuzzleMaker(1).puzzle(Layout.boxes(6, 6), blanks);
    }

    @Test
    void aGiantIsSolvedWithinItsTurns() {
        Grid puzzle = giant(0.5);
        try (Search search = search(puzzle, Limits.none())) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            assertThatGrid(search.solution()).solves(puzzle);
        }
    }

    /** Only those in which propagation finds no contradiction, so that annealing has its turn, too. */
    @Test
    void whereThereIsNoSolutionSatSaysSo() {
        Grid puzzle = giant(0.43);
        Grid solution = new PuzzleMaker(1).solution(puzzle.layout());
        assertThatGrid(solution).solves(puzzle);
        int unsolvable = 0;
        for (int cell = 0; cell < puzzle.layout().cellCount() && unsolvable < 1; cell++) {
            for (int digit = 1; digit <= 36 && unsolvable < 1; digit++) {
                if (puzzle.digit(cell) == 0 && digit != solution.digit(cell)) {
                    Puzzle other = Puzzle.of(puzzle.with(cell, digit));
                    unsolvable += isOpen(other) && isUnsolvable(other) ? 1 : 0;
                }
            }
        }
        assertThat(unsolvable).isOne();
    }

    private static boolean isOpen(Puzzle puzzle) {
        return CoverProblem.of(puzzle, Limits.none().watch()).isPresent();
    }

    private static boolean isUnsolvable(Puzzle puzzle) {
        Search.Status expected;
        try (Search sat = CdclEngine.of(Sat4jSolver.instance()).start(puzzle, Limits.none())) {
            expected = sat.advance();
        }
        try (Search search = search(puzzle.grid(), Limits.none())) {
            assertThat(search.advance()).isEqualTo(expected);
        }
        return expected == Search.Status.EXHAUSTED;
    }

    @Test
    void theLimitOnConflictsIsThatOfAllTurnsTogether() {
        Grid puzzle = new PuzzleMaker(1).puzzle(Layout.boxes(7, 7), 0.5);
        try (Search search = search(puzzle, Limits.none().withMaxWork(1500))) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).contains(StopReason.WORK_LIMIT);
            assertThat(search.statistics().conflicts()).isBetween(1500L, 1600L);
            assertThat(search.statistics().nodes()).isGreaterThan(1_000_000);
        }
    }
}
