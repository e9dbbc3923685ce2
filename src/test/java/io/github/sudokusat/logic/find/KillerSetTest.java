package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KillerSetTest {

    private static final Set<Technique> BOTH = Set.of(Technique.KILLER_PAIR, Technique.KILLER_TRIPLE);

    private static Cell cell(int row, int column) {
        return new Cell(row - 1, column - 1);
    }

    private static List<Step> steps(CandidateGrid position, Technique technique) {
        return LogicSolver.of(position.layout())
                .all(position, Set.of(technique))
                .orElseThrow();
    }

    @Test
    void aCageAndACellUseUpTwoDigits() {
        Layout layout = Layout.classic().with(Killer.of(5, List.of(cell(1, 1), cell(2, 1))));
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(layout));
        position.retain(cell(3, 2).number(9), 1, 2);
        List<Step> steps = steps(position, Technique.KILLER_PAIR);
        assertThat(steps).hasSize(1);
        assertThat(steps.get(0).text())
                .isEqualTo(
                        "Killer Pair: killer cage 5 at r1c1 (r12c1) can only be 2+3 or 1+4; r3c2 is 1 or 2; both need"
                                + " one of 1 and 2, so they use up 1 and 2, which can be removed from every cell that sees all"
                                + " places for the digit in them: r12c23,r3c13<>1,2");
    }

    @Test
    void aCageMayNeedTwoOfThreeDigits() {
        Layout layout = Layout.classic().with(Killer.of(8, List.of(cell(1, 1), cell(1, 2), cell(1, 3))));
        CandidateGrid position = CandidateGrid.full(CandidateLayout.of(layout));
        position.retain(cell(2, 1).number(9), 2, 3);
        List<Step> steps = steps(position, Technique.KILLER_TRIPLE);
        assertThat(steps).hasSize(1);
        assertThat(steps.get(0).text())
                .contains("; the first needs two of 1, 2 and 3 and the second needs one, so they use up 1, 2 and 3, ")
                .endsWith(": r1c456789<>1, r2c23,r3c123<>1,2,3");
    }

    @Test
    void noStepRemovesADigitOfASolution() {
        int found = 0;
        for (Layout base : List.of(Layout.boxes(2, 2), Layout.boxes(2, 3))) {
            for (long seed = 1; seed <= 60; seed++) {
                RuledGrid ruled = RandomRules.combination(base, seed, 6, List.of("killer", "renban", "sum"))
                        .orElseThrow();
                Grid puzzle = ruled.puzzle(seed, base.side() == 4 ? 0.9 : 0.7);
                Set<Grid> solutions = ruled.solutions(puzzle);
                for (Step step : LogicSolver.of(ruled.layout())
                        .all(CandidateGrid.of(CandidateLayout.of(ruled.layout()), puzzle), BOTH)
                        .orElseThrow()) {
                    found++;
                    List<Candidate> gone = new ArrayList<>(step.eliminations());
                    assertThat(solutions)
                            .as("seed %d: %s", seed, step.text())
                            .allMatch(solution ->
                                    gone.stream().noneMatch(one -> solution.digit(one.cell()) == one.digit()));
                    assertThat(step.explanation().parts(Role.RULE)).isNotEmpty();
                }
            }
        }
        assertThat(found).isGreaterThan(50);
    }
}
