package io.github.sudokusat.answer.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.prove.deduction.Constraint;
import io.github.sudokusat.prove.deduction.Deduction;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The steps by techniques that show what follows from a single rule, with the sums, the combinations or the bounds. */
final class RuleSteps {

    private static final List<Technique> OF_ONE_RULE = List.of(
            Technique.COMBINATIONS,
            Technique.MARK,
            Technique.NEGATIVE_CONSTRAINT,
            Technique.THERMOMETER,
            Technique.LINE,
            Technique.COUNTING,
            Technique.INDEXING,
            Technique.SUMS,
            Technique.OUTSIDE_CLUE,
            Technique.RULE);

    /** So many steps a reader can take in as one. */
    private static final int MOST_STEPS = 3;

    /** After sentences of so many characters no further one begins. */
    private static final int LONG = 300;

    private final LogicSolver solver;
    private final CandidateGrid position;
    private final String rule;
    /** What the deduction removes that no step has shown yet. */
    private final Set<Candidate> missing;

    private RuleSteps(LogicSolver solver, CandidateGrid position, String rule, Set<Candidate> gone) {
        this.solver = solver;
        this.position = position;
        this.rule = rule;
        missing = gone;
    }

    /**
     * The steps by the rule on which alone a deduction rests, one after the other, each the one that removes most of what the deduction does.
     *
     * @param position where the deduction is made; not modified
     * @return none if it rests on anything else, or no such technique shows any of it; at most three
     */
    static List<Step> of(LogicSolver solver, CandidateGrid position, Deduction deduction) {
        if (deduction.constraints().size() != 1
                || !(deduction.constraints().get(0) instanceof Constraint.RuleIsObeyed obeyed)) {
            return List.of();
        }
        Set<Candidate> gone = gone(position, deduction.placements(), deduction.eliminations());
        String rule = obeyed.rule().name();
        return new RuleSteps(solver, position.copy(), rule, gone).steps();
    }

    /** What of a deduction steps do not show; it has neither placements nor eliminations if they show all. */
    static Deduction rest(CandidateGrid position, Deduction deduction, List<Step> steps) {
        Set<Candidate> rest = gone(position, deduction.placements(), deduction.eliminations());
        steps.forEach(step -> rest.removeAll(gone(position, step.placements(), step.eliminations())));
        List<Candidate> placements = new ArrayList<>(deduction.placements());
        placements.removeIf(placed -> rest.stream().noneMatch(one -> one.cell().equals(placed.cell())));
        List<Candidate> eliminations = new ArrayList<>(deduction.eliminations());
        eliminations.retainAll(rest);
        return new Deduction(
                deduction.constraints(),
                deduction.digits(),
                deduction.removed(),
                placements,
                eliminations,
                deduction.isSmallest());
    }

    private List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        int length = 0;
        Optional<Step> next = next();
        while (next.isPresent()) {
            Step step = next.get();
            steps.add(step);
            missing.removeAll(gone(position, step.placements(), step.eliminations()));
            length += step.text().length();
            boolean goesOn = steps.size() < MOST_STEPS && length < LONG && LogicSolver.apply(step, position);
            next = goesOn ? next() : Optional.empty();
        }
        return steps;
    }

    /** The step that shows most of what is missing; one that lists the ways of the rule only if no other shows any of it. */
    private Optional<Step> next() {
        return missing.isEmpty() ? Optional.empty() : next(OF_ONE_RULE).or(() -> next(List.of(Technique.RULE_OPTIONS)));
    }

    private Optional<Step> next(List<Technique> techniques) {
        Step best = null;
        int most = 0;
        for (Step step : solver.all(position, techniques).steps()) {
            Set<Candidate> shown = gone(position, step.placements(), step.eliminations());
            shown.retainAll(missing);
            if (shown.size() > most && isBy(step.explanation().parts())) {
                best = step;
                most = shown.size();
            }
        }
        return Optional.ofNullable(best);
    }

    private boolean isBy(List<Part> parts) {
        return parts.stream()
                .allMatch(part -> part.rule().isEmpty() || part.rule().equals(rule));
    }

    /** The candidates that are removed, in cells with a placement all others. */
    private static Set<Candidate> gone(
            CandidateGrid position, List<Candidate> placements, List<Candidate> eliminations) {
        Set<Candidate> gone = new HashSet<>(eliminations);
        int side = position.layout().side();
        for (Candidate placed : placements) {
            for (int digit = 1; digit <= side; digit++) {
                if (position.isCandidate(placed.cell().number(side), digit) && digit != placed.digit()) {
                    gone.add(new Candidate(placed.cell(), digit));
                }
            }
        }
        return gone;
    }
}
