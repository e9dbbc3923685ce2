package io.github.sudokusat.prove.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ProofPuzzles;
import io.github.sudokusat.testing.RandomPrimitives;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class ImpossibilityFinderTest {

    private static final ImpossibilityFinder FINDER = ImpossibilityFinder.of(Sat4jSolver.instance());

    private static CandidateGrid empty(Layout layout) {
        return CandidateGrid.of(CandidateLayout.of(layout), Grid.empty(layout));
    }

    private static CandidateGrid classic() {
        return empty(Layout.classic());
    }

    private static String text(CandidateGrid position) {
        return FINDER.find(position).orElseThrow().text(DigitSymbols.numbers());
    }

    @Test
    void cellsCanHaveTooFewDigits() {
        CandidateGrid position = classic();
        for (int cell : new int[] {0, 3, 6}) {
            position.retain(cell, 1, 2);
        }
        assertThat(text(position)).isEqualTo("r1c1, r1c4 and r1c7 can only be 1 or 2, fewer digits than cells");
    }

    /** What no row, column or box shows is named: a rule, or a house of another kind. */
    @Test
    void whatKeepsCellsDifferentIsNamed() {
        CandidateGrid byRule = empty(Layout.classic().with(Variant.ANTI_KING));
        byRule.retain(20, 5);
        byRule.retain(30, 5);
        assertThat(text(byRule))
                .isEqualTo("r3c3 and r4c4, which must differ (anti-king), can only be 5, fewer digits than cells");
        CandidateGrid byHouse = empty(Layout.classic().with(Variant.DIAGONALS));
        byHouse.retain(0, 3, 4);
        byHouse.retain(40, 3, 4);
        byHouse.retain(80, 3, 4);
        assertThat(text(byHouse))
                .isEqualTo(
                        "r1c1, r5c5 and r9c9, which must differ (diagonal 1), can only be 3 or 4, fewer digits than cells");
    }

    /** Two digits of boxes that touch at a corner, each confined to the two cells there. */
    @Test
    void whatKeepsDigitsApartIsNamed() {
        CandidateGrid position = empty(Layout.classic().with(Variant.ANTI_KING));
        confine(position, 5, 0, 0, 20);
        confine(position, 5, 3, 3, 30);
        assertThat(text(position))
                .isEqualTo(
                        "there is no way to place both 5 in box 1 (r3c3) and 5 in box 5 (r4c4), with cells that must differ (anti-king)");
    }

    /** Leaves a digit of the box at a row and column only one cell. */
    private static void confine(CandidateGrid position, int digit, int row, int column, int cell) {
        for (int i = 0; i < 9; i++) {
            int other = (row + i / 3) * 9 + column + i % 3;
            if (other != cell) {
                position.remove(other, digit);
            }
        }
    }

    @Test
    void digitsCanHaveTooFewCells() {
        CandidateGrid position = classic();
        for (int column = 0; column < 9; column++) {
            for (int digit = 4; digit <= 6 && column != 2 && column != 7; digit++) {
                position.remove(9 + column, digit);
            }
        }
        assertThat(text(position))
                .isEqualTo("4, 5 and 6 in row 2 can only be in r2c3 or r2c8, fewer cells than digits");
    }

    @Test
    void aRuleCanLackCandidates() {
        CandidateGrid position =
                empty(Layout.classic().with(Killer.of(5, List.of(Cell.parse("r1c1"), Cell.parse("r1c2")))));
        position.retain(0, 2, 3);
        position.retain(1, 1, 4);
        assertThat(text(position)).isEqualTo("killer cage 5 at r1c1 cannot be obeyed with the candidates of its cells");
    }

    @Test
    void aPositionWithSolutionsHasNone() {
        assertThat(FINDER.find(classic())).isEmpty();
    }

    @Test
    void aLimitEndsTheSearch() {
        CandidateGrid position = classic();
        for (int cell : new int[] {0, 3, 6}) {
            position.retain(cell, 1, 2);
        }
        assertThat(FINDER.withLimits(Limits.none().withMaxWork(0)).find(position))
                .isEmpty();
    }

    /** Random candidates, and rules of another grid: trying all digits confirms that the constraints cannot be met, but can be without any one. */
    @Test
    void theSetIsImpossibleAndMinimal() {
        Grid solution = BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), 1).get(0);
        int found = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Layout layout = RandomPrimitives.layout(solution, seed % 4, random, RandomPrimitives.Kind.values());
            CandidateGrid position = empty(layout);
            for (int cell = 0; cell < 16; cell++) {
                for (int digit = 1; digit <= 4 && !position.isContradictory(); digit++) {
                    if (position.candidateCount(cell) > 1 && random.nextInt(3) == 0) {
                        position.remove(cell, digit);
                    }
                }
            }
            if (!position.isContradictory()) {
                found += assertMinimal(position) ? 1 : 0;
            }
        }
        assertThat(found).isGreaterThan(15);
    }

    private static boolean assertMinimal(CandidateGrid position) {
        RuleOracle oracle = new RuleOracle(position.layout());
        Predicate<Candidate> isAllowed =
                place -> position.isCandidate(place.cell().number(4), place.digit());
        Optional<Impossibility> found = FINDER.find(position);
        String as = found + " in " + position + " with " + position.layout().statedRules();
        assertThat(found.isEmpty()).as(as).isEqualTo(oracle.canMeet(oracle.constraints(), isAllowed));
        found.map(Impossibility::constraints).ifPresent(constraints -> {
            assertThat(oracle.canMeet(constraints, isAllowed)).as(as).isFalse();
            for (int i = 0; i < constraints.size(); i++) {
                assertThat(oracle.canMeet(ProofPuzzles.without(constraints, i), isAllowed))
                        .as(as)
                        .isTrue();
            }
        });
        return found.isPresent();
    }
}
