package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.find.Marks;
import io.github.sudokusat.logic.find.NaiveGrid;
import io.github.sudokusat.logic.find.Positions;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LogicSolverTest {

    @Test
    void aStoppedSearchDoesNotLookLikeOneWithoutSteps() {
        LogicSolver solver = LogicSolver.of(Layout.classic());
        CandidateGrid position = solver.start(new PuzzleMaker(1).minimalPuzzle(Layout.classic()));
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        StepsResult stopped =
                solver.withLimits(Limits.none().withCancellation(cancellation)).next(position);
        assertThat(stopped.steps()).isEmpty();
        assertThatThrownBy(stopped::findFirst)
                .isInstanceOf(StoppedException.class)
                .hasMessage("no step was found: cancelled");
    }

    @Test
    void anInterruptedThreadIsNotToldThatThereIsNoStep() {
        LogicSolver solver = LogicSolver.of(Layout.classic());
        CandidateGrid position = solver.start(new PuzzleMaker(1).minimalPuzzle(Layout.classic()));
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> solver.next(position).findFirst()).isInstanceOf(StoppedException.class);
            assertThatThrownBy(() -> solver.next(position, new Cell(0, 0)).findFirst())
                    .isInstanceOf(StoppedException.class);
            assertThatThrownBy(() -> solver.nextRound(position).orElseThrow()).isInstanceOf(StoppedException.class);
            assertThatThrownBy(() -> solver.all(position).orElseThrow())
                    .isInstanceOf(StoppedException.class)
                    .hasMessage("the search for steps was not finished: interrupted");
            StepsResult stopped = new StepsResult.Stopped(List.of(), StopReason.INTERRUPTED);
            assertThat(solver.next(position)).isEqualTo(stopped);
            assertThat(solver.next(position, new Cell(0, 0))).isEqualTo(stopped);
            assertThat(solver.nextRound(position)).isEqualTo(stopped);
            assertThat(solver.all(position)).isEqualTo(stopped);
            assertThat(solver.solve(position).stopReason()).contains(StopReason.INTERRUPTED);
            assertThat(Rater.of(solver).rate(position).stopReason()).contains(StopReason.INTERRUPTED);
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(solver.next(position).findFirst()).isPresent();
    }

    @Test
    void puzzlesOnOtherLayoutsAreSolvedAndExplainedToTheEnd() {
        for (Layout layout : List.of(
                Layout.boxes(2, 3),
                Layout.classic().with(Variant.DIAGONALS),
                Layouts.jigsaw(new BoxShape(3, 3), 10, new Random(3)),
                Layout.boxes(3, 4))) {
            PuzzleMaker maker = new PuzzleMaker(7);
            Grid solution = maker.solution(layout);
            // More givens than a minimal puzzle has, so that no search is needed.
            Grid puzzle = maker.blank(solution, 0.45);
            LogicSolver solver = LogicSolver.of(layout);
            LogicPath path = solver.solve(solver.start(puzzle));
            assertThat(path.isSolved()).as("%s %s", layout, puzzle).isTrue();
            assertThat(path.position().toGrid()).isEqualTo(solution);
            assertThat(path.steps()).allSatisfy(step -> {
                assertThat(step.text()).startsWith(step.technique().title() + ": ");
                assertThat(step.text()).endsWith(": " + step.notation());
            });
        }
    }

    @Test
    void theFirstTechniqueThatAppliesIsUsedAndTheSearchStartsAgain() {
        Grid puzzle = new PuzzleMaker(3).minimalPuzzle(Layout.classic());
        LogicSolver solver = LogicSolver.of(Layout.classic());
        LogicPath path = solver.solve(solver.start(puzzle));
        CandidateGrid position = solver.start(puzzle);
        List<Technique> order = solver.profile().entries().stream()
                .map(Profile.Entry::technique)
                .toList();
        for (Step step : path.steps()) {
            List<Technique> simpler = order.subList(0, order.indexOf(step.technique()));
            assertThat(solver.all(position, simpler).orElseThrow())
                    .as("before %s", step.text())
                    .isEmpty();
            assertThat(solver.all(position, List.of(step.technique())).orElseThrow())
                    .extracting(Positions::conclusion)
                    .contains(Positions.conclusion(step));
            assertThat(LogicSolver.apply(step, position)).isTrue();
        }
        assertThat(solver.next(position).findFirst()).isEmpty();
    }

    @Test
    void lookingForStepsChangesNothing() {
        CandidateGrid position = Positions.random(Layout.classic(), 5);
        String before = Positions.print(position);
        LogicSolver solver = LogicSolver.of(Layout.classic());
        solver.next(position);
        solver.nextRound(position);
        solver.all(position);
        solver.solve(position);
        assertThat(Positions.print(position)).isEqualTo(before);
    }

    @Test
    void uniquenessIsAssumedOnlyOnRequest() {
        CandidateGrid position = new Marks()
                .cell(1, 1, 1, 2)
                .cell(1, 4, 1, 2)
                .cell(2, 1, 1, 2)
                .cell(2, 4, 1, 2, 5)
                .grid();
        LogicSolver solver = LogicSolver.of(Layout.classic());
        assertThat(solver.all(position, List.of(Technique.UNIQUE_RECTANGLE_1)).orElseThrow())
                .isEmpty();
        assertThat(solver.withUniqueness(true)
                        .all(position, List.of(Technique.UNIQUE_RECTANGLE_1))
                        .orElseThrow())
                .hasSize(1);
        assertThat(solver.all(position).orElseThrow())
                .noneMatch(step -> step.technique().assumesUniqueness());
    }

    /** On the way through puzzles, BUG+1 places exactly what its definition, written out again here, places. */
    @Test
    void bugPlusOneIsFoundWhereItsDefinitionHolds() {
        LogicSolver solver = LogicSolver.of(Layout.boxes(2, 3))
                .withUniqueness(true)
                .withProfile(Profile.parse("grave", "bug+1 1 easy"));
        LogicSolver simple = LogicSolver.of(Layout.boxes(2, 3))
                .withProfile(Profile.parse("simple", "hidden-single 1 easy\npointing 1 easy\nnaked-pair 1 easy"));
        int graves = 0;
        for (long seed = 1; seed <= 400; seed++) {
            Grid puzzle = new PuzzleMaker(seed).minimalPuzzle(Layout.boxes(2, 3));
            CandidateGrid position = simple.start(puzzle);
            Optional<Step> next = simple.next(position).findFirst();
            while (next.isPresent()) {
                LogicSolver.apply(next.get(), position);
                List<Step> steps = solver.nextRound(position).orElseThrow();
                List<Set<String>> expected = naiveGraves(new NaiveGrid(position));
                assertThat(steps.stream().map(Positions::conclusion).toList())
                        .as(Positions.print(position))
                        .isEqualTo(expected);
                graves += expected.size();
                next = simple.next(position).findFirst();
            }
        }
        assertThat(graves).isPositive();
    }

    /** Tries every candidate of every cell with three: without it, all cells have two candidates, and all digits have two places or none. */
    private static List<Set<String>> naiveGraves(NaiveGrid grid) {
        List<Set<String>> found = new ArrayList<>();
        for (int cell : grid.open) {
            for (int d : grid.digits.get(cell)) {
                boolean cells =
                        grid.open.stream().allMatch(c -> grid.digits.get(c).size() == (c == cell ? 3 : 2));
                boolean places = grid.houses.stream().allMatch(house -> {
                    for (int e = 1; e <= grid.side; e++) {
                        List<Integer> here = grid.places(house, e);
                        if (e == d) {
                            here.remove((Integer) cell);
                        }
                        if (here.size() != 2 && !grid.places(house, e).isEmpty()) {
                            return false;
                        }
                    }
                    return true;
                });
                if (cells && places) {
                    found.add(Set.of(grid.name(cell) + "=" + d));
                }
            }
        }
        return found;
    }

    @Test
    void aSolvedAndAContradictoryPositionHaveNoStep() {
        LogicSolver solver = LogicSolver.of(Layout.boxes(2, 2));
        Grid solution = new PuzzleMaker(1).solution(Layout.boxes(2, 2));
        assertThat(solver.next(solver.start(solution)).findFirst()).isEmpty();
        assertThat(solver.solve(solver.start(solution)).end()).isEqualTo(LogicPath.End.SOLVED);
        Grid clash = Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(1, 1);
        assertThat(solver.all(solver.start(clash)).orElseThrow()).isEmpty();
        assertThat(solver.solve(solver.start(clash)).end()).isEqualTo(LogicPath.End.CONTRADICTION);
    }

    @Test
    void aPuzzleWithoutASolutionIsNeverSolved() {
        LogicSolver solver = LogicSolver.of(Layout.boxes(2, 3));
        Random random = new Random(1);
        int unsolvable = 0;
        for (long seed = 1; seed <= 100; seed++) {
            Grid puzzle = new PuzzleMaker(seed).puzzle(Layout.boxes(2, 3), 0.5);
            Grid broken = puzzle.with(random.nextInt(36), 1 + random.nextInt(6));
            if (BruteForce.count(broken, 1) == 0) {
                unsolvable++;
                LogicPath path = solver.solve(solver.start(broken));
                assertThat(path.end()).as("%s", broken).isIn(LogicPath.End.CONTRADICTION, LogicPath.End.STUCK);
            }
        }
        assertThat(unsolvable).isGreaterThan(20);
    }

    @Test
    void aLimitStopsThePath() {
        LogicSolver solver = LogicSolver.of(Layout.classic());
        CandidateGrid start = solver.start(new PuzzleMaker(1).minimalPuzzle(Layout.classic()));
        LogicPath path =
                solver.withLimits(Limits.none().withTimeout(() -> 0, 0)).solve(start);
        assertThat(path.end()).isEqualTo(LogicPath.End.STOPPED);
        assertThat(path.steps()).isEmpty();
    }

    @Test
    void theScoreOfAPathCountsEveryStep() {
        Grid solution = new PuzzleMaker(1).solution(Layout.classic());
        LogicSolver solver = LogicSolver.of(Layout.classic());
        LogicPath path = solver.solve(solver.start(solution.with(0, 0).with(80, 0)));
        assertThat(path.steps()).extracting(Step::technique).containsOnly(Technique.FULL_HOUSE);
        assertThat(path.score()).isEqualTo(8);
    }

    @Test
    void smallAndLargeSidesAreSupportedAndUnknownRulesAreNot() {
        assertThat(LogicSolver.supports(Layout.boxes(8, 8))).isTrue();
        assertThat(LogicSolver.supports(Layout.boxes(5, 13))).isFalse();
        LogicSolver one = LogicSolver.of(Layout.boxes(1, 1));
        LogicPath path = one.solve(one.start(Grid.empty(Layout.boxes(1, 1))));
        assertThat(path.isSolved()).isTrue();
        Rule unknown = new Rule() {
            @Override
            public String name() {
                return "unknown";
            }

            @Override
            public void conflicts(Grid grid, Consumer<Conflict> found) {}
        };
        Layout layout = Layout.classic().with(unknown);
        assertThat(LogicSolver.supports(layout)).isFalse();
        assertThatThrownBy(() -> LogicSolver.of(layout))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("unknown");
    }

    @Test
    void aPositionOfAnotherLayoutIsRefused() {
        CandidateGrid other = CandidateGrid.full(CandidateLayout.of(Layout.boxes(2, 2)));
        LogicSolver solver = LogicSolver.of(Layout.classic());
        assertThatThrownBy(() -> solver.next(other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("position must be on the layout 3x3, but is on 2x2");
    }

    @Test
    void everyTechniqueHasANameAndIsInTheExhaustiveProfile() {
        for (Technique technique : Technique.values()) {
            assertThat(Technique.named(technique.id())).contains(technique);
            assertThat(Technique.named(technique.id().toUpperCase(Locale.ROOT))).contains(technique);
            assertThat(Profile.exhaustive().entry(technique)).as(technique.id()).isPresent();
        }
        assertThat(Profile.exhaustive().entries()).containsAll(Profile.full().entries());
        assertThat(Technique.named("guessing")).isEmpty();
    }

    @Test
    void aPlacedCellHasNoNextStep() {
        LogicSolver solver = LogicSolver.of(Layout.boxes(2, 2));
        CandidateGrid position = solver.start(
                Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(1, 2).with(2, 3));
        assertThat(solver.next(position, new Cell(0, 0)).findFirst()).isEmpty();
        assertThat(solver.next(position, new Cell(0, 3)).findFirst()).isPresent();
    }
}
