package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The steps of puzzles with random combinations of named rules keep every solution that the rules mean. */
@Tag("long")
class RandomRulesStepsTest {

    private static final List<Layout> LAYOUTS = List.of(
            Layout.boxes(2, 2),
            Layout.boxes(2, 3),
            Layout.classic(),
            Layout.boxes(2, 2).withLeastValue(0),
            Layout.boxes(2, 3).withLeastValue(0));

    /** Such as {@code 1+2+2·4=11}, but not after a cell, whose digits are not told. */
    private static final Pattern EQUATION =
            Pattern.compile("(?<![\\w+·()-])((?:\\d+·)?\\d+(?:\\+(?:\\d+·)?\\d+)+)=(\\d+)");

    private static void assertSteps(int rounds) {
        int seed = Seeds.seed();
        Set<Technique> seen = EnumSet.noneOf(Technique.class);
        for (int i = seed; i < seed + rounds; i++) {
            for (Layout base : LAYOUTS) {
                RuledGrid ruled = RandomRules.combination(base, i, 5).orElseThrow();
                Grid puzzle = ruled.puzzle(i, base.side() == 4 ? 0.9 : base.side() == 6 ? 0.65 : 0.5);
                Set<Grid> solutions = ruled.solutions(puzzle);
                LogicSolver solver = LogicSolver.of(ruled.layout()).withUniqueness(true);
                CandidateGrid start = solver.start(puzzle);
                String what = "seed " + i + ": " + ruled + " " + puzzle;
                if (base.side() == 4) {
                    solver.withProfile(Profile.exhaustive())
                            .all(start)
                            .orElseThrow()
                            .forEach(step -> assertKeeps(step, solutions, what));
                }
                if (base.side() == 9) {
                    assertNested(solver, ruled, i);
                }
                for (Step step : solver.solve(start).steps()) {
                    assertKeeps(step, solutions, what);
                    seen.add(step.technique());
                }
            }
        }
        assertThat(seen).as("seed %d", seed).containsAnyOf(Technique.LINE, Technique.SUMS, Technique.RULE);
    }

    /** Nested nets where simpler techniques have not been applied, so that rules have more to say than nets follow. */
    private static void assertNested(LogicSolver solver, RuledGrid ruled, int seed) {
        Grid puzzle = ruled.puzzle(seed, 0.8);
        solver.withProfile(Profile.full().only(List.of(Technique.NESTED_FORCING_NET)))
                .withLimits(Limits.none().withTimeout(System::nanoTime, 500_000_000L))
                .next(solver.start(puzzle))
                .steps()
                .forEach(step ->
                        assertKeeps(step, Set.of(ruled.solution()), "seed " + seed + ": " + ruled + " " + puzzle));
    }

    private static void assertKeeps(Step step, Set<Grid> solutions, String what) {
        EQUATION.matcher(step.text())
                .results()
                .forEach(equation -> assertThat(sum(equation.group(1)))
                        .as("%s, %s: %s", what, step.text(), equation.group())
                        .isEqualTo(Integer.parseInt(equation.group(2))));
        for (Grid solution : solutions) {
            assertThat(step.placements()).as("%s, %s", what, step.text()).allMatch(one -> isIn(one, solution));
            assertThat(step.eliminations()).as("%s, %s", what, step.text()).noneMatch(one -> isIn(one, solution));
        }
    }

    private static int sum(String addends) {
        return Pattern.compile("\\+")
                .splitAsStream(addends)
                .mapToInt(addend -> Pattern.compile("·")
                        .splitAsStream(addend)
                        .mapToInt(Integer::parseInt)
                        .reduce(1, (a, b) -> a * b))
                .sum();
    }

    private static boolean isIn(Candidate candidate, Grid solution) {
        return solution.digit(candidate.cell()) == candidate.digit();
    }

    @Test
    void everyStepKeepsEverySolution() {
        assertSteps(8);
    }

    @Test
    @Tag("slow")
    void everyStepOfManyPuzzlesKeepsEverySolution() {
        assertSteps(100);
    }
}
