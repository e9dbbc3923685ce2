package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.testing.VariantPuzzles;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TrialTest {

    private static CandidateGrid afterTechniques(LogicSolver solver, CandidateGrid start) {
        CandidateGrid position = start.copy();
        for (Step step = solver.next(position).findFirst().orElse(null);
                step != null;
                step = solver.next(position).findFirst().orElse(null)) {
            LogicSolver.apply(step, position);
        }
        return position;
    }

    /** Trials go on until every candidate that is left occurs in a solution, and remove no other. */
    @Test
    void trialsRemoveWhatOccursInNoSolution() {
        int removed = 0;
        for (int seed = 1; seed <= 30; seed++) {
            RuledGrid ruled =
                    RandomRules.combination(Layout.boxes(2, 2), seed, 4).orElseThrow();
            Grid puzzle = ruled.puzzle(seed, 0.9);
            Set<Grid> solutions = ruled.solutions(puzzle);
            LogicSolver solver = LogicSolver.of(ruled.layout());
            CandidateGrid position = CandidateGrid.of(CandidateLayout.of(ruled.layout()), puzzle);
            for (Step step = solver.trial(position, null).findFirst().orElse(null);
                    step != null;
                    step = solver.trial(position, null).findFirst().orElse(null)) {
                for (Candidate gone : step.eliminations()) {
                    assertThat(solutions)
                            .as("seed %d: %s", seed, step.text())
                            .noneMatch(one -> one.digit(gone.cell()) == gone.digit());
                    removed++;
                }
                assertThat(LogicSolver.apply(step, position)).isTrue();
            }
            for (int cell = 0; cell < 16 && !position.isSolved(); cell++) {
                for (int digit = 1; digit <= 4; digit++) {
                    int where = cell;
                    int wanted = digit;
                    assertThat(position.digit(cell) != 0
                                    || !position.isCandidate(cell, digit)
                                    || solutions.stream().anyMatch(one -> one.digit(where) == wanted))
                            .as("seed %d: %d in cell %d of %s", seed, digit, cell, puzzle)
                            .isTrue();
                }
            }
        }
        assertThat(removed).isPositive();
    }

    /** Each of these takes a search of many seconds; a step is found nevertheless. */
    @Test
    @Tag("slow")
    void hardVariantsAreNotStuck() {
        Set<String> hard = Set.of("iss-214", "iss-283");
        for (VariantPuzzles.Published published : VariantPuzzles.load()) {
            if (hard.contains(published.id())) {
                LogicSolver solver = LogicSolver.of(published.puzzle().layout());
                CandidateGrid position =
                        afterTechniques(solver, published.puzzle().toCandidates());
                assertThat(position.isSolved()).isFalse();
                assertThat(solver.trial(position, null).steps())
                        .as(published.id())
                        .isNotEmpty();
            }
        }
    }
}
