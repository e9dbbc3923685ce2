package io.github.sudokusat.answer.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.prove.deduction.Constraint;
import io.github.sudokusat.prove.deduction.Deduction;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.prove.deduction.DeductionPath;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chains of singles that show why smallest explanations hold: they use the constraints of the explanation and no others. */
class UnfoldedTest {

    private static final String PUZZLE =
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

    @Test
    void theChainUsesOnlyTheConstraints() {
        CandidateGrid start = CandidateGrid.of(
                CandidateLayout.of(Layout.classic()), GridParser.create().parse(PUZZLE));
        DeductionPath path = DeductionFinder.of(SudokuSolver.defaultSatSolver())
                .withoutSmallest()
                .path(start, 4);
        List<Unfolded.Told> told = Unfolded.of(start, path.steps(), new StepRange(1, Integer.MAX_VALUE), true);
        assertThat(told.stream().map(Unfolded.Told::step)).containsExactlyElementsOf(path.steps());
        assertThat(Unfolded.of(start, path.steps(), new StepRange(2, 3), true)).isEqualTo(told.subList(1, 3));
        int shown = 0;
        for (Unfolded.Told one : told) {
            Deduction deduction = one.step();
            if (deduction.constraints().size() < 3) {
                assertThat(one.chain()).isEmpty();
            } else if (one.chain().isPresent()) {
                Step step = one.chain().get();
                assertThat(deduction.eliminations()).containsAll(step.eliminations());
                assertWithin(step.explanation(), deduction);
                shown++;
            }
        }
        assertThat(shown).isPositive();
    }

    private static void assertWithin(Explanation why, Deduction deduction) {
        for (Part part : why.parts(Role.CONSEQUENCE)) {
            Candidate single = part.candidates().get(0);
            assertThat(deduction.constraints())
                    .as("%s of %s", part, deduction.text())
                    .anyMatch(constraint -> part.houses().isEmpty()
                            ? isOf(constraint, single.cell())
                            : isOf(constraint, part.houses().get(0), single.digit()));
        }
        why.refutations().forEach(within -> assertWithin(within, deduction));
    }

    private static boolean isOf(Constraint constraint, Cell cell) {
        return constraint instanceof Constraint.CellHasDigit has && has.cell().equals(cell);
    }

    private static boolean isOf(Constraint constraint, House house, int digit) {
        return constraint instanceof Constraint.HouseHasPlace has && has.house().equals(house) && has.digit() == digit;
    }
}
