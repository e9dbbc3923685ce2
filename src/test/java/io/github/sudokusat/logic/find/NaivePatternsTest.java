package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.testing.Layouts;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares techniques that report only some of their patterns, or need more than a position, with their definitions: together they remove what
 * follows from these.
 */
@Tag("long")
class NaivePatternsTest {

    /** The number of almost locked sets beyond which a position takes too long here. */
    private static final int MOST_SETS = 45;

    private static List<Layout> layouts() {
        return List.of(
                Layout.boxes(2, 2),
                Layout.boxes(2, 3),
                Layout.boxes(2, 3).with(Variant.DIAGONALS),
                Layouts.jigsaw(new BoxShape(2, 3), 10, new Random(2)),
                Layout.classic());
    }

    @Test
    void remotePairsRemoveCandidatesThatSeeTwoDifferingCells() {
        int hits = 0;
        for (Layout layout : layouts()) {
            for (long seed = 1; seed <= (layout.side() == 9 ? 20 : 300); seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                Set<String> expected = new NaiveLinks(new NaiveGrid(position)).remotePairs();
                assertThat(Positions.together(LogicSolver.of(layout)
                                .all(position, List.of(Technique.REMOTE_PAIR))
                                .orElseThrow()))
                        .as("seed %d of %s", seed, Positions.print(position))
                        .isEqualTo(expected);
                hits += expected.isEmpty() ? 0 : 1;
            }
        }
        assertThat(hits).isGreaterThan(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void avoidableRectanglesHaveNoGiven(int type) {
        Technique technique = type == 1 ? Technique.AVOIDABLE_RECTANGLE_1 : Technique.AVOIDABLE_RECTANGLE_2;
        int hits = 0;
        for (Layout layout : List.of(Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.classic())) {
            LogicSolver solver = LogicSolver.of(layout).withUniqueness(true);
            for (long seed = 1; seed <= (layout.side() == 9 ? 80 : 150); seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                Random random = new Random(seed);
                Grid givens = position.toGrid();
                for (int cell = 0; cell < layout.cellCount(); cell++) {
                    givens = random.nextInt(4) > 0 ? givens.with(cell, 0) : givens;
                }
                Set<Set<String>> expected = new NaiveRectangles(new NaiveGrid(position)).avoidable(givens, type);
                assertThat(solver.withGivens(givens).all(position, List.of(technique)).orElseThrow().stream()
                                .map(Positions::conclusion))
                        .as("seed %d of %s given %s", seed, Positions.print(position), givens)
                        .containsExactlyInAnyOrderElementsOf(expected);
                assertThat(solver.all(position, List.of(technique)).orElseThrow())
                        .as("without givens")
                        .isEmpty();
                hits += expected.size();
            }
        }
        assertThat(hits).isGreaterThan(10);
    }

    @Test
    void chainsOfAlmostLockedSetsAreThoseOfTheDefinition() {
        int hits = 0;
        for (Layout layout : layouts()) {
            LogicSolver solver = LogicSolver.of(layout);
            for (long seed = 1; seed <= (layout.side() == 9 ? 0 : 15); seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                NaiveAls naive = new NaiveAls(new NaiveGrid(position));
                if (naive.size() > MOST_SETS) {
                    continue;
                }
                Set<Set<String>> expected = naive.chains();
                List<Step> steps =
                        solver.all(position, List.of(Technique.ALS_XY_CHAIN)).orElseThrow();
                assertThat(steps)
                        .as("seed %d of %s", seed, Positions.print(position))
                        .allSatisfy(step -> assertThat(expected).contains(Positions.conclusion(step)));
                Set<String> all = new TreeSet<>();
                expected.forEach(all::addAll);
                assertThat(Positions.together(solver.all(
                                        position,
                                        List.of(Technique.ALS_XZ, Technique.ALS_XY_WING, Technique.ALS_XY_CHAIN))
                                .orElseThrow()))
                        .as("seed %d of %s", seed, Positions.print(position))
                        .containsAll(all);
                hits += steps.size();
            }
        }
        assertThat(hits).isGreaterThan(10);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void fishOfMixedHousesAreThoseOfTheDefinition(boolean mutant) {
        Technique technique = mutant ? Technique.MUTANT_FISH : Technique.FRANKEN_FISH;
        int hits = 0;
        for (Layout layout : List.of(
                Layout.boxes(2, 2), Layout.boxes(2, 3), Layouts.jigsaw(new BoxShape(2, 3), 10, new Random(2)))) {
            LogicSolver solver = LogicSolver.of(layout);
            for (long seed = 1; seed <= (layout.side() < 6 ? 60 : 4); seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                NaiveFish naive = new NaiveFish(new NaiveGrid(position));
                List<Step> steps = solver.all(position, List.of(technique)).orElseThrow();
                for (Step step : steps) {
                    assertIsFish(naive, step, mutant);
                }
                // Trying every choice of houses takes long.
                if (layout.side() < 6 && seed <= 15) {
                    assertThat(Positions.together(steps))
                            .as("seed %d of %s", seed, Positions.print(position))
                            .containsAll(naive.removable(mutant, 3));
                }
                hits += steps.size();
            }
        }
        assertThat(hits).isGreaterThan(10);
    }

    private static void assertIsFish(NaiveFish naive, Step step, boolean mutant) {
        List<House> bases = step.explanation().parts(Role.BASE).get(0).houses();
        List<House> covers = step.explanation().parts(Role.COVER).get(0).houses();
        int digit = step.eliminations().get(0).digit();
        assertThat(bases).hasSize(step.size()).doesNotHaveDuplicates().doesNotContainAnyElementsOf(covers);
        assertThat(covers).hasSize(step.size()).doesNotHaveDuplicates();
        assertThat(NaiveFish.isFranken(bases, covers)).as(step.text()).isEqualTo(!mutant);
        assertThat(Positions.conclusion(step)).as(step.text()).isEqualTo(naive.conclusion(digit, bases, covers));
    }

    @Test
    void netsRemoveTheCandidatesThatSinglesRefute() {
        int hits = 0;
        for (Layout layout : layouts()) {
            LogicSolver solver = LogicSolver.of(layout);
            for (long seed = 1; seed <= (layout.side() == 9 ? 1 : 12); seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                Set<String> expected = new NaiveNets(new NaiveGrid(position)).removed();
                Set<String> removed = Positions.together(
                        solver.all(position, List.of(Technique.FORCING_NET)).orElseThrow());
                removed.removeIf(conclusion -> conclusion.indexOf('=') >= 0);
                assertThat(removed)
                        .as("seed %d of %s", seed, Positions.print(position))
                        .isEqualTo(expected);
                hits += expected.size();
            }
        }
        assertThat(hits).isGreaterThan(50);
    }
}
