package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.prove.mus.Budget;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.sat.SatSolver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds deductions in a position and in those derived from it, which have the same solutions: what one search has learned serves the next one. */
final class DeductionRun {

    /** The size up to which no quick answer is sought first. */
    private static final int EASY = 2;

    /** The maximum number of steps of a search (see {@link Budget}); up to a second, which proves eight or nine constraints to be the fewest. */
    private static final long MOST_STEPS = 10_000_000;

    /** The same where the fewest constraints are not wanted, unless they are two or fewer; a fraction of a second. */
    private static final long QUICK_STEPS = 4_000_000;

    /** The maximum number of near solutions that are kept from step to step. */
    private static final int MOST_KEPT = 300;

    /** The same under rules, where a near solution is close to a solution, so that it is good for few conclusions. */
    private static final int MOST_KEPT_WITH_RULES = 3000;

    private final SatSolver solver;
    private final TrueCandidatesResult.Found truth;
    private final Effort effort;
    /** Whether to look for fewer constraints than those of a deduction from which none can be left out. */
    private final boolean isSmallestWanted;
    /** Near solutions of earlier positions, as {@code cell · side + digit − 1}. */
    private List<int[]> kept = List.of();

    DeductionRun(SatSolver solver, TrueCandidatesResult.Found truth, Effort effort, boolean isSmallestWanted) {
        this.solver = solver;
        this.truth = truth;
        this.effort = effort;
        this.isSmallestWanted = isSmallestWanted;
    }

    /** The deduction from the fewest constraints in a position, which is not modified afterwards. */
    DeductionResult next(CandidateGrid position) {
        OpenConstraints open = OpenConstraints.of(position, effort.watch());
        return find(open, conclusions(open));
    }

    /** A deduction with the fewest constraints from which a conclusion follows. */
    DeductionResult explain(CandidateGrid position, Candidate conclusion, boolean isPlaced) {
        int side = position.layout().side();
        OpenConstraints open = OpenConstraints.of(position, effort.watch());
        int variable = open.variables().variable(conclusion.cell().number(side), conclusion.digit());
        int against = isPlaced ? -variable : variable;
        for (int other : conclusions(open)) {
            if (other == against) {
                return find(open, new int[] {against});
            }
        }
        return effort.isStopped() ? new DeductionResult.Stopped(effort.reason()) : new DeductionResult.Nothing();
    }

    /** The literals against all that follows, placements first. */
    private int[] conclusions(OpenConstraints open) {
        Grid fixed = truth.fixed();
        List<Integer> placements = new ArrayList<>();
        List<Integer> eliminations = new ArrayList<>();
        for (int variable = 1; variable <= open.variables().count(); variable++) {
            int cell = open.variables().cell(variable);
            int digit = open.variables().digit(variable);
            if (open.position().digit(cell) == 0) {
                if (!truth.isTrue(cell, digit)) {
                    eliminations.add(variable);
                } else if (fixed.digit(cell) == digit) {
                    placements.add(-variable);
                }
            }
        }
        placements.addAll(eliminations);
        return placements.stream().mapToInt(literal -> literal).toArray();
    }

    private DeductionResult find(OpenConstraints open, int[] conclusions) {
        if (effort.isStopped()) {
            return new DeductionResult.Stopped(effort.reason());
        }
        if (conclusions.length == 0) {
            return new DeductionResult.Nothing();
        }
        Budget budget = budget();
        try (StepSearch search =
                new StepSearch(open, conclusions, truth.solution().digits(), solver, effort, budget)) {
            seed(search, open);
            Deduction deduction = deduction(search, open, conclusions, budget);
            keep(search, open);
            return deduction == null
                    ? new DeductionResult.Stopped(effort.reason())
                    : new DeductionResult.Found(deduction);
        }
    }

    private Budget budget() {
        return new Budget(effort, isSmallestWanted ? MOST_STEPS : QUICK_STEPS);
    }

    private @Nullable Deduction deduction(StepSearch search, OpenConstraints open, int[] conclusions, Budget budget) {
        StepSearch.Found found = search.findSmallest(1, EASY);
        if (found != null) {
            return make(found, open, conclusions, true);
        }
        StepSearch.Found minimal = search.findMinimal(budget());
        Deduction quick = minimal == null ? null : make(minimal, open, conclusions, false);
        if (minimal == null || quick == null) {
            return null;
        }
        if (!isSmallestWanted) {
            return quick;
        }
        found = search.findSmallest(EASY + 1, minimal.needs().length - 1);
        if (found == null) {
            return budget.isSpent(0) ? quick : quick.asSmallest();
        }
        Deduction smallest = make(found, open, conclusions, true);
        return smallest == null ? quick : smallest;
    }

    private @Nullable Deduction make(
            StepSearch.Found found, OpenConstraints open, int[] conclusions, boolean isSmallest) {
        Deduction deduction = DeductionMaker.make(found, conclusions, open, solver, effort);
        return deduction == null || !isSmallest ? deduction : deduction.asSmallest();
    }

    private void seed(StepSearch search, OpenConstraints open) {
        int side = open.position().layout().side();
        for (int[] near : kept) {
            int[] variables = new int[near.length];
            int n = 0;
            for (int index : near) {
                int variable = open.variables().variable(index / side, index % side + 1);
                if (variable != 0 && open.position().digit(index / side) == 0) {
                    variables[n++] = variable;
                }
            }
            search.seed(Arrays.copyOf(variables, n));
        }
    }

    private void keep(StepSearch search, OpenConstraints open) {
        int side = open.position().layout().side();
        List<int[]> models = search.models();
        List<int[]> recent = new ArrayList<>();
        int most = open.hasRules() ? MOST_KEPT_WITH_RULES : MOST_KEPT;
        for (int[] model : models.subList(Math.max(0, models.size() - most), models.size())) {
            int[] near = new int[model.length];
            for (int i = 0; i < near.length; i++) {
                near[i] = open.variables().cell(model[i]) * side
                        + open.variables().digit(model[i])
                        - 1;
            }
            recent.add(near);
        }
        kept = recent;
    }
}
