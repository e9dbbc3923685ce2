package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.rule.cage.Killer;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tuples and almost locked sets of cells that see each other by rules. */
class SeenSetsTest {

    private static Cell cell(int row, int column) {
        return new Cell(row - 1, column - 1);
    }

    private static CandidateGrid position(Layout layout) {
        return CandidateGrid.full(CandidateLayout.of(layout));
    }

    private static List<Step> steps(CandidateGrid position, Technique technique) {
        return LogicSolver.of(position.layout())
                .all(position, Set.of(technique))
                .orElseThrow();
    }

    @Test
    void aPairByAKnightsMove() {
        CandidateGrid position = position(Layout.classic().with(Variant.ANTI_KNIGHT));
        position.retain(cell(3, 7).number(9), 3, 5);
        position.retain(cell(4, 5).number(9), 3, 5);
        assertThat(steps(position, Technique.NAKED_PAIR))
                .extracting(Step::text)
                .containsExactly(
                        "Naked Pair: r3c7,r4c5 see each other, contain only 3 and 5 and must use up both, so 3"
                                + " and 5 can be removed from every other cell that sees both of these cells: r2c5,r3c35,r4c79,r5c67<>3,5");
    }

    @Test
    void aTripleInACageAcrossBoxes() {
        Layout layout = Layout.classic().with(Killer.of(12, List.of(cell(3, 3), cell(4, 3), cell(4, 2))));
        CandidateGrid position = position(layout);
        for (Cell one : List.of(cell(3, 3), cell(4, 3), cell(4, 2))) {
            position.retain(one.number(9), 3, 4, 5);
        }
        List<Step> steps = steps(position, Technique.NAKED_TRIPLE);
        assertThat(steps).hasSize(1);
        assertThat(steps.get(0).eliminations())
                .extracting(gone -> gone.cell().toString())
                .containsOnly("r5c3", "r6c3");
    }

    @Test
    void withoutSuchRulesThereAreNone() {
        CandidateGrid position = position(Layout.classic());
        position.retain(cell(3, 7).number(9), 3, 5);
        position.retain(cell(4, 5).number(9), 3, 5);
        assertThat(steps(position, Technique.NAKED_PAIR)).isEmpty();
    }

    /** A cell and a pair of cells a knight's move apart share 1; what both rule out sees all their places for 2. */
    @Test
    void almostLockedSetsMayBeByRules() {
        CandidateGrid position = position(Layout.classic().with(Variant.ANTI_KNIGHT));
        position.retain(cell(3, 7).number(9), 1, 2, 3);
        position.retain(cell(4, 5).number(9), 1, 2, 3);
        assertThat(steps(position, Technique.ALS_XZ)).isEmpty();
        position.retain(cell(4, 8).number(9), 1, 2);
        position.retain(cell(4, 7).number(9), 1, 3);
        assertThat(steps(position, Technique.ALS_XZ)).isNotEmpty();
    }
}
