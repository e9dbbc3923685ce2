package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RuleReductionTest {

    private static final Layout LAYOUT = Layout.classic()
            .with(List.of(
                    Killer.of(16, List.of(new Cell(0, 0), new Cell(0, 1))),
                    Thermometer.of(List.of(new Cell(4, 4), new Cell(5, 5), new Cell(6, 6)))));

    private static List<Step> steps(CandidateGrid position) {
        return LogicSolver.of(LAYOUT)
                .all(position, Set.of(Technique.COMBINATIONS, Technique.THERMOMETER))
                .orElseThrow();
    }

    @Test
    void aStepNamesItsRuleAndWhatItLeavesOut() {
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(LAYOUT));
        Step cage = steps(position).stream()
                .filter(step -> step.text().contains("killer"))
                .findFirst()
                .orElseThrow();
        assertThat(cage.text())
                .isEqualTo(
                        "Combinations: killer cage 16 at r1c1 (r1c12) can only be 7+9, which leaves only 7 and 9 in r1c12: r1c12<>1,2,3,4,5,6,8");
        assertThat(cage.size()).isEqualTo(2);
        assertThat(cage.explanation().parts()).hasSize(2);
        assertThat(cage.explanation().parts(Role.RULE).get(0).rule()).isEqualTo("killer cage 16 at r1c1");
        assertThat(cage.text(HintDetail.CONCRETE))
                .isEqualTo("Combinations: look at killer cage 16 at r1c1; digits 1, 2, 3, 4, 5, 6 and 8");
        assertThat(cage.text(HintDetail.VAGUE)).isEqualTo("Combinations: look at killer cage 16 at r1c1");
    }

    /** What a rule needs goes from other cells in a step of its own. */
    @Test
    void theOwnCellsOfARuleComeFirst() {
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(LAYOUT));
        position.retain(0, 7, 9);
        position.retain(1, 7, 9);
        assertThat(steps(position).stream().map(Step::text).filter(text -> text.contains("killer")))
                .containsExactly(
                        "Combinations: killer cage 16 at r1c1 (r1c12) can only be 7+9; it always needs 7 and 9, which can be"
                                + " removed from every cell that sees all their places there: r1c3456789,r23c123<>7,9");
    }

    @Test
    void theLastDigitOfACellIsPlaced() {
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(LAYOUT));
        position.remove(0, 9);
        assertThat(steps(position).stream().map(Step::text).filter(text -> text.contains("killer")))
                .containsExactly(
                        "Combinations: killer cage 16 at r1c1 (r1c12) can only be 7+9, which leaves only 7 in r1c1 and leaves only 9 in r1c2: r1c1=7, r1c2=9");
    }

    @Test
    void manyCombinationsAreNotListedForFewDigits() {
        assertThat(steps(TechniquePositions.manySums()))
                .containsExactly(
                        "Combinations: killer cage 16 at r1c1 (r1c12,r2c1): 1 in r1c2 would leave r1c1+r2c1 = 16-1=15, which can only be 6+9 or"
                                + " 7+8, but r1c1 cannot be 8 and r2c1 cannot be 6, 8 or 9: r1c2<>1");
        assertThat(steps(TechniquePositions.evenAndOdd()))
                .containsExactly(
                        "Combinations: equality cage at r1c1 (r12c12; as many odd as even digits, and as many low as high ones): r12c2 are even,"
                                + " so r12c1 are odd: r1c1<>2, r2c1<>8");
    }

    private static List<String> steps(TechniquePositions.Example example) {
        return LogicSolver.of(example.position().layout())
                .all(example.position(), example.techniques())
                .orElseThrow()
                .stream()
                .map(Step::text)
                .toList();
    }

    @Test
    void placedDigitsCount() {
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(LAYOUT));
        assertThat(position.place(5 * 9 + 5, 4)).isTrue();
        assertThat(steps(position))
                .filteredOn(step -> step.text().contains("thermometer"))
                .allMatch(step -> step.size() == 2)
                .extracting(Step::notation)
                .containsExactly("r5c5<>5,6,7,8,9, r7c7<>1,2,3");
    }

    /** A hint on a killer puzzle without givens gets beyond the first step. */
    @Test
    void aPuzzleOfCagesAloneIsBegunByItsRules() {
        LogicSolver solver = LogicSolver.of(LAYOUT);
        CandidateGrid position = solver.start(Grid.empty(LAYOUT));
        int steps = 0;
        for (Step step = solver.next(position).findFirst().orElse(null);
                step != null;
                step = solver.next(position).findFirst().orElse(null)) {
            assertThat(LogicSolver.apply(step, position)).isTrue();
            steps++;
        }
        assertThat(steps).isGreaterThan(2);
        assertThat(position.isCandidate(2, 7)).isFalse();
    }
}
