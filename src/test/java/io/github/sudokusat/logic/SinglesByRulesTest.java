package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.rule.cage.Killer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Singles of cells that see a digit only by a rule name the rule. */
class SinglesByRulesTest {

    private static final Layout CAGE =
            Layout.classic().with(Killer.of(List.of(Cell.parse("r3c3"), Cell.parse("r5c5"))));

    private static String text(Technique technique, String cell, String... digits) {
        Grid puzzle = Grid.empty(CAGE);
        for (String one : digits) {
            String[] parts = one.split("=", 2);
            puzzle = puzzle.with(Cell.parse(parts[0]), Integer.parseInt(parts[1]));
        }
        LogicSolver solver = LogicSolver.of(CAGE);
        Step step = solver.all(solver.start(puzzle), List.of(technique)).steps().stream()
                .filter(one -> one.changedCells().contains(Cell.parse(cell)))
                .findFirst()
                .orElseThrow();
        return step.text();
    }

    @Test
    void aHiddenSingleNamesTheCage() {
        assertThat(text(
                        Technique.HIDDEN_SINGLE,
                        "r5c9",
                        "r3c3=8",
                        "r5c1=1",
                        "r5c2=2",
                        "r5c3=3",
                        "r5c4=4",
                        "r5c6=5",
                        "r5c7=6",
                        "r1c8=8"))
                .isEqualTo("Hidden Single: r5c9 is the only cell in row 5 that can be 8, because r1c8=8 and r3c3=8"
                        + " (killer cage at r3c3): r5c9=8");
    }

    @Test
    void aNakedSingleNamesTheCage() {
        assertThat(text(
                        Technique.NAKED_SINGLE,
                        "r5c5",
                        "r3c3=8",
                        "r5c1=1",
                        "r5c2=2",
                        "r5c3=3",
                        "r1c5=4",
                        "r2c5=5",
                        "r3c5=6",
                        "r4c4=7"))
                .isEqualTo("Naked Single: 9 is the only candidate left in r5c5, because row 5 has 1, 2 and 3,"
                        + " column 5 has 4, 5 and 6, box 5 has 7, and it sees r3c3=8 (killer cage at r3c3): r5c5=9");
    }
}
