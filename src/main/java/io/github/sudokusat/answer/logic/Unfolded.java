package io.github.sudokusat.answer.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Scope;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.prove.deduction.Constraint;
import io.github.sudokusat.prove.deduction.Deduction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Shows why a set of constraints implies what it does: by chains of singles in them, after the opposite is assumed. */
final class Unfolded {

    private Unfolded() {}

    /**
     * The refutation of one of the candidates that a deduction removes, one with few singles.
     *
     * @return empty if there is no such candidate, or its refutation would be too long
     */
    static Optional<Step> of(LogicSolver solver, CandidateGrid position, Deduction deduction) {
        Scope scope = scope(deduction.constraints());
        List<Step> found = new ArrayList<>();
        for (Candidate candidate : deduction.eliminations()) {
            solver.refute(position, candidate, scope).ifPresent(found::add);
        }
        return found.stream()
                .min(Comparator.comparingInt(step -> step.explanation().parts().size()));
    }

    private static Scope scope(List<Constraint> constraints) {
        Set<Cell> cells = new LinkedHashSet<>();
        List<Scope.Place> places = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        for (Constraint constraint : constraints) {
            if (constraint instanceof Constraint.CellHasDigit has) {
                cells.add(has.cell());
            } else if (constraint instanceof Constraint.HouseHasPlace has) {
                places.add(new Scope.Place(has.house(), has.digit()));
            } else if (constraint instanceof Constraint.RuleIsObeyed obeyed) {
                cells.addAll(obeyed.cells());
                rules.add(obeyed.rule().rule().name());
            }
        }
        return new Scope(List.copyOf(cells), places, rules);
    }
}
