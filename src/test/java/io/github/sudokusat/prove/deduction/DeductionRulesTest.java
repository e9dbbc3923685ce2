package io.github.sudokusat.prove.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.cage.Sum;
import io.github.sudokusat.rule.whole.Nonconsecutive;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.ProofPuzzles;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Smallest explanations under named rules, each of which is one constraint. */
@Tag("long")
class DeductionRulesTest {

    private static final DeductionFinder FINDER = DeductionFinder.of(Sat4jSolver.instance());

    private static CandidateGrid empty(Layout layout) {
        return CandidateGrid.of(CandidateLayout.of(layout), Grid.empty(layout));
    }

    private static String next(CandidateGrid position) {
        return ((DeductionResult.Found) FINDER.next(position)).deduction().text();
    }

    /** A position of a layout with random rules; of the candidates that a solution does not need, one in {@code oneIn} is removed. */
    private static CandidateGrid random(Layout plain, int rules, int oneIn, int seed) {
        Random random = new Random(seed);
        Grid solution = new PuzzleMaker(seed).solution(plain);
        Layout layout = RandomPrimitives.layout(solution, rules, random, RandomPrimitives.Kind.values());
        Grid givens = Grid.of(
                layout,
                ProofPuzzles.blanked(solution, random.nextInt(3), random).digits());
        CandidateGrid position = CandidateGrid.of(CandidateLayout.of(layout), givens);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (digit != solution.digit(cell) && random.nextInt(oneIn) == 0) {
                    position.remove(cell, digit);
                }
            }
        }
        return position;
    }

    /** Whether all conclusions follow from constraints and facts alone. */
    private static boolean follow(
            List<Constraint> constraints,
            List<Candidate> digits,
            List<Candidate> removed,
            Deduction step,
            RuleOracle oracle) {
        Predicate<Candidate> isAllowed =
                place -> !removed.contains(place) && digits.stream().noneMatch(digit -> oracle.excludes(digit, place));
        return step.placements().stream().allMatch(placed -> oracle.imply(constraints, isAllowed, placed, true))
                && step.eliminations().stream().allMatch(gone -> oracle.imply(constraints, isAllowed, gone, false));
    }

    /** The deduction with a single conclusion, once for each. */
    private static List<Deduction> single(Deduction step) {
        List<Deduction> all = new ArrayList<>();
        step.placements().forEach(placed -> all.add(with(step, List.of(placed), List.of())));
        step.eliminations().forEach(gone -> all.add(with(step, List.of(), List.of(gone))));
        return all;
    }

    private static Deduction with(Deduction step, List<Candidate> placements, List<Candidate> eliminations) {
        return new Deduction(
                step.constraints(), step.digits(), step.removed(), placements, eliminations, step.isSmallest());
    }

    private static void assertHolds(Deduction step, RuleOracle oracle, String where) {
        String as = step.text() + " in " + where;
        assertThat(follow(step.constraints(), step.digits(), step.removed(), step, oracle))
                .as(as)
                .isTrue();
        for (int i = 0; i < step.constraints().size(); i++) {
            List<Constraint> fewer = ProofPuzzles.without(step.constraints(), i);
            for (Deduction one : single(step)) {
                assertThat(follow(fewer, step.digits(), step.removed(), one, oracle))
                        .as(as)
                        .isFalse();
            }
        }
        for (int i = 0; i < step.digits().size(); i++) {
            assertThat(follow(step.constraints(), ProofPuzzles.without(step.digits(), i), step.removed(), step, oracle))
                    .as(as)
                    .isFalse();
        }
        for (int i = 0; i < step.removed().size(); i++) {
            assertThat(follow(step.constraints(), step.digits(), ProofPuzzles.without(step.removed(), i), step, oracle))
                    .as(as)
                    .isFalse();
        }
    }

    /** That no single constraint implies anything in a position. */
    private static void assertNoneAlone(CandidateGrid position, RuleOracle oracle, String as) {
        int side = position.layout().side();
        Predicate<Candidate> isAllowed =
                place -> position.isCandidate(place.cell().number(side), place.digit());
        for (Constraint constraint : oracle.constraints()) {
            for (int cell = 0; cell < position.layout().cellCount(); cell++) {
                for (int digit = 1; digit <= side && position.digit(cell) == 0; digit++) {
                    Candidate candidate = new Candidate(Cell.numbered(cell, side), digit);
                    if (position.isCandidate(cell, digit)) {
                        for (boolean isPlaced : new boolean[] {true, false}) {
                            assertThat(oracle.imply(List.of(constraint), isAllowed, candidate, isPlaced))
                                    .as("%s and %s in %s", constraint, candidate, as)
                                    .isFalse();
                        }
                    }
                }
            }
        }
    }

    /** Follows a path and compares each step with the oracle; returns how many steps name a rule and something else. */
    private static int assertPathHolds(CandidateGrid position, int most) {
        int side = position.layout().side();
        RuleOracle oracle = new RuleOracle(position.layout());
        String where = position + " with " + position.layout().statedRules();
        DeductionPath path = FINDER.path(position, most);
        int mixed = 0;
        for (Deduction step : path.steps()) {
            assertThat(step.isSmallest()).isTrue();
            assertHolds(step, oracle, where);
            if (step.constraints().size() > 1) {
                assertNoneAlone(position, oracle, where);
                mixed += step.constraints().stream().anyMatch(Constraint.RuleIsObeyed.class::isInstance) ? 1 : 0;
            }
            step.placements().forEach(p -> position.place(p.cell().number(side), p.digit()));
            step.eliminations().forEach(e -> position.remove(e.cell().number(side), e.digit()));
        }
        return mixed;
    }

    @Test
    void everyStepOnFourByFourFollowsFromItsConstraintsAloneAndFromNoFewer() {
        int mixed = 0;
        for (int seed = 0; seed < 12; seed++) {
            mixed += assertPathHolds(random(Layout.boxes(2, 2), 2, 8, seed), Integer.MAX_VALUE);
        }
        assertThat(mixed).isPositive();
    }

    @Test
    void stepsOnSixBySixFollowFromTheirConstraintsAlone() {
        for (int seed = 0; seed < 4; seed++) {
            assertPathHolds(random(Layout.boxes(2, 3), 4, 2, seed), 6);
        }
    }

    @Test
    void aKillerCageIsOneConstraint() {
        List<Cell> cells = Stream.of("r1c1", "r1c2").map(Cell::parse).toList();
        CandidateGrid position = empty(Layout.classic().with(Killer.of(15, cells)));
        position.remove(0, 7);
        assertThat(next(position))
                .isEqualTo("Killer cage 15 at r1c1 could not be obeyed otherwise, because r1c1<>7:"
                        + " r1c1<>1,2,3,4,5, r1c2<>1,2,3,4,5,8");
    }

    @Test
    void aRuleAndAHouseAreTwoConstraints() {
        List<Cell> cells = Stream.of("r1c1", "r3c2").map(Cell::parse).toList();
        CandidateGrid position = empty(Layout.boxes(2, 2).with(Sum.of(5, cells)));
        position.remove(2, 4);
        position.remove(3, 4);
        DeductionResult why = FINDER.explain(position, Candidate.parse("r3c2=4"), false);
        assertThat(((DeductionResult.Found) why).deduction().text())
                .isEqualTo(
                        "If r3c2=4 were true, there would be no way to place 4 in row 1 (r1c1 or r1c2) and to obey sum 5"
                                + " at r1c1 at the same time, because r1c3,r1c4<>4: r3c2<>4");
    }

    @Test
    void aRuleOfTheWholeGridIsAConstraintForEachPair() {
        CandidateGrid position = empty(Layout.boxes(2, 3).with(Nonconsecutive.of()));
        position.retain(0, 4, 5);
        assertThat(next(position))
                .isEqualTo("Nonconsecutive (r1c1, r1c2) could not be obeyed otherwise, because r1c1<>1,2,3,6:"
                        + " r1c2<>4,5");
    }

    @Test
    void twoRulesAreNamedTogether() {
        CandidateGrid position = empty(Layout.boxes(2, 2)
                .with(Sum.of(5, Stream.of("r1c1", "r3c2").map(Cell::parse).toList()))
                .with(Sum.of(6, Stream.of("r1c1", "r3c3").map(Cell::parse).toList())));
        DeductionResult why = FINDER.explain(position, Candidate.parse("r3c2=4"), false);
        assertThat(((DeductionResult.Found) why).deduction().text())
                .isEqualTo("If r3c2=4 were true, there would be no way to obey both sum 5 at r1c1 and sum 6 at r1c1:"
                        + " r3c2<>4");
    }
}
