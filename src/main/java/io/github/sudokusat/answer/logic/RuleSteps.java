package io.github.sudokusat.answer.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.prove.deduction.Constraint;
import io.github.sudokusat.prove.deduction.Deduction;
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

    private RuleSteps() {}

    /**
     * The step by the rule on which alone a deduction rests that removes most of what the deduction does.
     *
     * @param position where the deduction is made; not modified
     * @return empty if it rests on anything else, or no such technique shows any of it
     */
    static Optional<Step> of(LogicSolver solver, CandidateGrid position, Deduction deduction) {
        if (deduction.constraints().size() != 1
                || !(deduction.constraints().get(0) instanceof Constraint.RuleIsObeyed obeyed)) {
            return Optional.empty();
        }
        Set<Candidate> gone = gone(position, deduction.placements(), deduction.eliminations());
        String rule = obeyed.rule().rule().name();
        Step best = null;
        int most = 0;
        for (Step step : solver.all(position, OF_ONE_RULE).steps()) {
            Set<Candidate> shared = gone(position, step.placements(), step.eliminations());
            shared.retainAll(gone);
            if (shared.size() > most && isBy(rule, step.explanation().parts())) {
                best = step;
                most = shared.size();
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether a step removes neither more nor less than a deduction. */
    static boolean areEqual(CandidateGrid position, Step step, Deduction deduction) {
        return gone(position, step.placements(), step.eliminations())
                .equals(gone(position, deduction.placements(), deduction.eliminations()));
    }

    private static boolean isBy(String rule, List<Part> parts) {
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
