package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.testing.VariantPuzzles;
import org.junit.jupiter.api.Test;

class WaysTest {

    /** Lines of full rank have some ways among more dead ends than anybody could try; the explanation does without them, and the puzzle is solved. */
    @Test
    void aRuleWithCountlessDeadEndsIsToldWithoutItsWays() {
        VariantPuzzles.Published published = VariantPuzzles.load().stream()
                .filter(one -> one.id().equals("iss-231"))
                .findFirst()
                .orElseThrow();
        LogicSolver solver = LogicSolver.of(published.puzzle().layout());
        LogicPath path = solver.solve(published.puzzle().toCandidates());
        assertThat(path.isSolved()).isTrue();
    }
}
