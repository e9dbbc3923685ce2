package io.github.sudokusat.answer.logic;

import io.github.sudokusat.answer.Phrases;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
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
import org.jspecify.annotations.Nullable;

/** Shows why a set of constraints implies what it does: by chains of singles in them, after the opposite is assumed. */
final class Unfolded {

    /** A deduction from fewer constraints can be seen at a glance. */
    static final int LEAST_CONSTRAINTS = 3;

    /** So many candidates are refuted, of which one is chosen. */
    private static final int MOST_CANDIDATES = 4;

    /** So many characters of what no technique shows are written. */
    private static final int LONGEST_REST = 200;

    private Unfolded() {}

    /**
     * A deduction, and what shows it.
     *
     * @param step the deduction
     * @param byRule the steps by techniques that remove the same by the same single rule, and show how; none if it rests on anything else
     * @param rest what of the deduction these steps do not show; the deduction itself if there are none
     * @param chain the refutation of one of the candidates that it removes; empty if it rests on few constraints, if its refutation would be too long, and on
     *     layouts for which there is no logic
     */
    record Told(Deduction step, List<Step> byRule, Deduction rest, Optional<Step> chain) {

        /** A deduction that no single rule shows. */
        static Told of(Deduction step, Optional<Step> chain) {
            return new Told(step, List.of(), step, chain);
        }

        /** The deduction in a sentence: the sums and combinations that show it, then what they do not show. */
        String text(DigitSymbols symbols) {
            if (byRule.isEmpty()) {
                return step.text(symbols);
            }
            List<String> texts = new ArrayList<>();
            byRule.forEach(by -> texts.add(by.withSymbols(symbols).withoutTitle()));
            StringBuilder text = new StringBuilder(Phrases.capital(texts.get(0)));
            for (int i = 1; i < texts.size(); i++) {
                text.append("; then ").append(withoutRepetition(texts.get(i), texts.get(i - 1)));
            }
            if (!rest.placements().isEmpty() || !rest.eliminations().isEmpty()) {
                text.append("; the rule could not be obeyed otherwise, either: ")
                        .append(shortened(rest.notation(symbols)));
            }
            return text.toString();
        }

        /** What is removed, up to a length; the data have all of it. */
        private static String shortened(String notation) {
            return notation.length() <= LONGEST_REST
                    ? notation
                    : notation.substring(0, notation.lastIndexOf(',', LONGEST_REST)) + ", …";
        }

        /** A sentence without its parts that begin the one before it, too: the name of a rule, its sum, its combinations. */
        private static String withoutRepetition(String text, String before) {
            int start = 0;
            for (int i = 1; i < text.length() && before.startsWith(text.substring(0, i)); i++) {
                boolean isEnd = text.startsWith(": ", i) || text.startsWith("; ", i);
                start = isEnd ? i + 2 : start;
            }
            return text.substring(start);
        }
    }

    /**
     * The deductions of a range, each with what shows it.
     *
     * @param start the position in which the first of all deductions is made; not modified
     * @param deductions all deductions, each made after the one before
     * @param range those that are wanted
     * @param areShown whether what shows the deductions of many constraints is wanted, too
     */
    static List<Told> of(CandidateGrid start, List<Deduction> deductions, StepRange range, boolean areShown) {
        LogicSolver solver = solver(start);
        CandidateGrid position = start.copy();
        List<Told> told = new ArrayList<>();
        for (int i = 0; i < deductions.size() && i < range.last(); i++) {
            Deduction deduction = deductions.get(i);
            if (range.contains(i + 1)) {
                told.add(told(solver, position, deduction, areShown));
            }
            apply(deduction, position);
        }
        return told;
    }

    /** Makes a deduction in a position. */
    static void apply(Deduction deduction, CandidateGrid position) {
        int side = position.layout().side();
        deduction.placements().forEach(one -> position.place(one.cell().number(side), one.digit()));
        deduction.eliminations().forEach(one -> position.remove(one.cell().number(side), one.digit()));
    }

    /** Whether a deduction needs to be shown by a chain. */
    static boolean isDeep(Deduction deduction) {
        return deduction.constraints().size() >= LEAST_CONSTRAINTS;
    }

    /** One deduction, and what shows it; the position, where it is made, is not modified. */
    static Told told(CandidateGrid position, Deduction deduction) {
        return told(solver(position), position, deduction, true);
    }

    private static @Nullable LogicSolver solver(CandidateGrid position) {
        return LogicSolver.supports(position.layout()) ? LogicSolver.of(position.layout()) : null;
    }

    private static Told told(
            @Nullable LogicSolver solver, CandidateGrid position, Deduction deduction, boolean areShown) {
        if (solver == null) {
            return Told.of(deduction, Optional.empty());
        }
        if (isDeep(deduction)) {
            Optional<Step> chain = areShown ? of(solver, position, deduction) : Optional.empty();
            return Told.of(deduction, chain);
        }
        List<Step> byRule = RuleSteps.of(solver, position, deduction);
        return new Told(deduction, byRule, RuleSteps.rest(position, deduction, byRule), Optional.empty());
    }

    /**
     * The refutation of one of the candidates that a deduction removes, one with few singles.
     *
     * @return empty if there is no such candidate, or its refutation would be too long
     */
    static Optional<Step> of(LogicSolver solver, CandidateGrid position, Deduction deduction) {
        Scope scope = scope(deduction.constraints());
        List<Step> found = new ArrayList<>();
        List<Candidate> gone = deduction.eliminations();
        for (Candidate candidate : gone.subList(0, Math.min(MOST_CANDIDATES, gone.size()))) {
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
                rules.add(obeyed.rule().name());
            }
        }
        return new Scope(List.copyOf(cells), places, rules);
    }
}
