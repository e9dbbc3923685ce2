package io.github.sudokusat.grid.candidates;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Propagation.Depth;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Propagation on layouts with named rules. */
class NamedRulePropagationTest {

    /** A puzzle with few solutions on a layout with random rules. */
    private static Grid puzzle(Layout base, long seed) {
        Random random = new Random(seed);
        PuzzleMaker maker = new PuzzleMaker(seed);
        Grid solution = maker.solution(base);
        Layout layout = RandomPrimitives.layout(solution, 1 + random.nextInt(6), random, Kind.values());
        double share = base.side() > 6 ? 0.55 : base.side() > 4 ? 0.7 : 1;
        return maker.blank(solution, share).on(layout);
    }

    private static List<Cell> cells(int side, int... numbers) {
        List<Cell> cells = new ArrayList<>();
        for (int number : numbers) {
            cells.add(Cell.numbered(number, side));
        }
        return cells;
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9})
    void neverRemovesACandidateOfASolution(int side) {
        for (long seed = 1; seed <= 30; seed++) {
            Grid puzzle = puzzle(Layout.ofSide(side).orElseThrow(), seed);
            CandidateGrid grid = CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle);
            assertThat(Propagation.run(grid, Depth.LOCKED)).isEqualTo(PropagationOutcome.DONE);
            for (Grid solution : BruteForce.solutions(puzzle, 500)) {
                for (int cell = 0; cell < side * side; cell++) {
                    assertThat(grid.isCandidate(cell, solution.digit(cell)))
                            .as("side %s, seed %s, cell %s", side, seed, cell)
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 9})
    void theOrderOfChangesDoesNotMatter(int side) {
        for (long seed = 1; seed <= 30; seed++) {
            Grid puzzle = puzzle(Layout.ofSide(side).orElseThrow(), seed);
            // In every other puzzle a digit is wrong, which often is a contradiction.
            Grid start = seed % 2 == 0 ? puzzle : puzzle.with((int) seed % (side * side), 1 + (int) seed % side);
            CandidateLayout tables = CandidateLayout.of(start.layout());
            CandidateGrid atOnce = CandidateGrid.of(tables, start);
            PropagationOutcome expected = Propagation.run(atOnce, Depth.LOCKED);
            CandidateGrid piecemeal = CandidateGrid.full(tables);
            List<Integer> order = new ArrayList<>();
            for (int cell = 0; cell < side * side; cell++) {
                order.add(cell);
            }
            Collections.shuffle(order, new Random(seed));
            for (int cell : order) {
                if (!piecemeal.isContradictory() && start.digit(cell) != 0) {
                    piecemeal.place(cell, start.digit(cell));
                    Propagation.run(piecemeal, cell % 2 == 0 ? Depth.LOCKED : Depth.SINGLES);
                    piecemeal = piecemeal.copy();
                }
            }
            assertThat(Propagation.run(piecemeal, Depth.LOCKED))
                    .as("side %s, seed %s", side, seed)
                    .isEqualTo(expected);
            if (expected == PropagationOutcome.DONE) {
                assertThat(piecemeal).as("side %s, seed %s", side, seed).isEqualTo(atOnce);
            }
        }
    }

    @Test
    void aCageLeavesTheDigitsOfItsSets() {
        Layout layout = Layout.classic().with(Killer.of(4, cells(9, 0, 1)));
        CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(layout));
        assertThat(Propagation.run(grid, Depth.NONE)).isEqualTo(PropagationOutcome.DONE);
        assertThat(grid.candidateCount()).isEqualTo(729);
        assertThat(Propagation.run(grid, Depth.SINGLES)).isEqualTo(PropagationOutcome.DONE);
        assertThat(grid.candidateBits(0)).isEqualTo(Digits.of(1, 3));
        assertThat(grid.candidateBits(1)).isEqualTo(Digits.of(1, 3));
        // Both digits are needed, so they are gone from the rest of the row and the box.
        assertThat(grid.candidateBits(8)).isEqualTo(Digits.all(9) & ~Digits.of(1, 3));
        assertThat(grid.candidateBits(20)).isEqualTo(Digits.all(9) & ~Digits.of(1, 3));
        assertThat(grid.candidateBits(27)).isEqualTo(Digits.all(9));
    }

    @Test
    void aContradictionNamesTheRule() {
        Layout layout = Layout.classic()
                .with(Thermometer.of(cells(9, 0, 10, 20)))
                .with(PrimitiveRule.of("low pair", List.of(LinearSum.of(9, 5, 20, 40))));
        CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(layout));
        grid.place(0, 3);
        assertThat(Propagation.run(grid, Depth.SINGLES)).isEqualTo(PropagationOutcome.CONTRADICTION);
        assertThat(grid.contradiction()).contains(new Contradiction.Broken("low pair", cells(9, 20, 40)));
        assertThat(grid.contradiction().orElseThrow().text()).isEqualTo("r3c3 and r5c5 break low pair");
    }

    @Test
    void aFullGridThatBreaksARuleIsNotSolved() {
        Grid solution = new PuzzleMaker(1).solution(Layout.classic());
        for (boolean isRight : new boolean[] {true, false}) {
            boolean rises = (solution.digit(0) < solution.digit(80)) == isRight;
            Layout layout = Layout.classic()
                    .with(PrimitiveRule.of(
                            "own", List.of(PairRelation.of(9, 0, 80, (a, b) -> a == b || a < b == rises))));
            CandidateGrid grid = CandidateGrid.of(CandidateLayout.of(layout), solution.on(layout));
            assertThat(grid.isContradictory()).isFalse();
            assertThat(grid.isSolved()).isEqualTo(isRight);
            assertThat(Propagation.run(grid, Depth.SINGLES))
                    .isEqualTo(isRight ? PropagationOutcome.DONE : PropagationOutcome.CONTRADICTION);
        }
    }

    @Test
    void aStoppedRunCanBeContinued() {
        for (long seed = 1; seed <= 20; seed++) {
            Grid puzzle = puzzle(Layout.classic(), seed);
            CandidateLayout tables = CandidateLayout.of(puzzle.layout());
            CandidateGrid expected = CandidateGrid.of(tables, puzzle);
            Propagation.run(expected, Depth.LOCKED);
            CandidateGrid grid = CandidateGrid.of(tables, puzzle);
            PropagationOutcome outcome;
            do {
                Watch watch = Limits.none().watch();
                watch.stop(StopReason.CANCELLED);
                outcome = Propagation.run(grid, Depth.LOCKED, watch);
            } while (outcome == PropagationOutcome.STOPPED);
            assertThat(outcome).isEqualTo(PropagationOutcome.DONE);
            assertThat(grid).as("seed %s", seed).isEqualTo(expected);
        }
    }
}
