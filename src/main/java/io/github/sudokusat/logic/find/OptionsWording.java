package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The options of a rule in words: all ways to fill its cells, or candidates that leave it, or two rules, none. */
final class OptionsWording {

    /** The roles of what follows from a premise, and of its grounds. */
    private static final List<Role> FOLLOWING = Stream.concat(
                    Stream.of(Role.CONSEQUENCE, Role.EXCLUDED, Role.WAY), BrokenRule.ROLES.stream())
            .toList();

    private final Wording words;
    private final DeductionWording deductions;
    private final boolean hasTwoRules;
    /** What was said last to be why something is excluded. */
    private String lastGrounds = "";
    /** The digits of cells of which it is said what they can be. */
    private final Map<Cell, Set<Integer>> known = new HashMap<>();

    private OptionsWording(Step step) {
        words = new Wording(step);
        hasTwoRules = words.why.parts(Role.RULE).size() > 1;
        boolean areOrdered = !words.why.parts(Role.ADDEND).isEmpty()
                || words.why.parts(Role.RULE).stream().allMatch(part -> DigitWords.areOrdered(part.rule()));
        deductions = new DeductionWording(words, words.part(Role.RULE).rule(), areOrdered);
    }

    /** The reason of a step. */
    static String of(Step step) {
        return new OptionsWording(step).text();
    }

    private String text() {
        return !words.why.contradictions().isEmpty()
                ? refuted()
                : words.why.parts(Role.EXCLUDED).isEmpty() ? seenInEveryWay() : deductions.text();
    }

    /** Candidates outside the rule that see their digit in every way. */
    private String seenInEveryWay() {
        List<Part> ways = words.why.parts(Role.WAY);
        Set<Integer> digits = Wording.digitSet(words.step.eliminations());
        String start = deductions.rules() + String.join("; ", deductions.grounds(new DeductionClause(ways)));
        List<Candidate> places = ways.stream()
                .flatMap(way -> way.candidates().stream())
                .filter(one -> digits.contains(one.digit()))
                .distinct()
                .toList();
        boolean isOneInEach = ways.stream()
                .allMatch(way ->
                        way.candidates().stream().filter(places::contains).count() == 1);
        if (digits.size() == 1 && isOneInEach) {
            return start + ", so one of " + words.notation.cellsOf(places) + " is " + words.notation.digits(places);
        }
        return start + ", and in every one of these "
                + (words.step.eliminations().size() == 1
                        ? "the candidate that is removed"
                        : "each candidate that is removed")
                + " sees its digit";
    }

    /** What follows from rules without any assumption, up to a contradiction. */
    static String ofConflict(Step step) {
        OptionsWording wording = new OptionsWording(step);
        return (wording.hasTwoRules ? "" : wording.deductions.rules()) + wording.contradicted();
    }

    private String refuted() {
        return deductions.rules() + "if " + premise() + ", then " + contradicted();
    }

    private String contradicted() {
        Contradiction contradiction = words.why.contradictions().get(0);
        List<Part> pending = new ArrayList<>();
        List<String> follows = followed(pending);
        List<String> grounds = grounds(pending);
        List<String> texts = new ArrayList<>();
        if (!follows.isEmpty()) {
            texts.add(String.join(", ", follows));
        }
        if (!grounds.isEmpty()) {
            // A digit that is placed does not follow.
            boolean isFact = pending.stream().anyMatch(part -> part.role() == Role.REASON)
                    && pending.stream().noneMatch(part -> part.role() == Role.ADDEND);
            texts.add((texts.isEmpty() ? "" : isFact ? "and " : "so ") + String.join("; ", grounds));
        }
        if (pending.stream().noneMatch(part -> part.role() == Role.NEEDED || part.role() == Role.COUNTED)) {
            texts.add((texts.isEmpty() ? "" : "and ") + end(contradiction));
        }
        return String.join(", ", texts);
    }

    /** Whether a cell's lacking digits has been said in other words. */
    private boolean isKnown(Part part) {
        Set<Integer> digits = part.role() == Role.RULED_OUT ? known.get(DeductionWording.cell(part)) : null;
        return digits != null && part.candidates().stream().noneMatch(one -> digits.contains(one.digit()));
    }

    private String premise() {
        List<Candidate> premises = words.candidatesOf(Role.PREMISE);
        if (premises.size() == 1) {
            return words.notation.candidates(premises);
        }
        return Wording.cellCount(premises) == 1
                ? words.notation.cellsOf(premises) + " is " + words.notation.oneOf(Wording.digitSet(premises))
                : words.notation.digits(premises) + " is in one of " + words.notation.cellsOf(premises);
    }

    private String end(Contradiction contradiction) {
        if (contradiction instanceof Contradiction.Broken broken && !broken.isPairOfWholeGrid()) {
            return hasTwoRules ? Wording.broken(broken.rule()) : "the rule cannot be obeyed";
        }
        String text = contradiction.text(words.step.symbols());
        return contradiction instanceof Contradiction.NoPlace ? "there is " + text : text;
    }

    /** What makes a rule exclude something, without what has been said. */
    private List<String> grounds(List<Part> parts) {
        return deductions.grounds(new DeductionClause(
                parts.stream().filter(part -> !isKnown(part)).toList()));
    }

    /**
     * What follows from a premise, without singles of cells that are said to have one digit.
     *
     * @param pending receives the grounds at the end, from which nothing follows but the contradiction
     */
    private List<String> followed(List<Part> pending) {
        List<String> texts = new ArrayList<>();
        List<Part> run = new ArrayList<>();
        String so = "";
        for (Part part : new DeductionClause(words.why.parts()).of(FOLLOWING)) {
            boolean isOfRun = part.role() == Role.EXCLUDED
                    && pending.isEmpty()
                    && run.stream().allMatch(other -> goTogether(other, part));
            if (!isOfRun && !run.isEmpty()) {
                texts.add(so + lost(run));
                run.clear();
                so = "";
            }
            if (part.role() == Role.EXCLUDED) {
                so += because(pending, part);
                pending.clear();
                run.add(part);
            } else if (part.role() == Role.CONSEQUENCE) {
                texts.addAll(placed(part));
            } else {
                pending.add(part);
            }
        }
        if (!run.isEmpty()) {
            texts.add(so + lost(run));
        }
        return texts;
    }

    /** The grounds of what is excluded next; empty if there are none. */
    private String because(List<Part> parts, Part excluded) {
        deductions.startAnew();
        List<Part> clause = new ArrayList<>(parts);
        // What is counted is counted elsewhere then.
        clause.addAll(parts.stream().anyMatch(part -> part.role() == Role.COUNTED) ? List.of(excluded) : List.of());
        String grounds = String.join("; ", grounds(clause));
        if (grounds.isEmpty()) {
            return parts.isEmpty() ? "" : "so ";
        }
        boolean isSaid = grounds.equals(lastGrounds);
        lastGrounds = grounds;
        return isSaid ? "" : grounds + ", so ";
    }

    /** A single, unless it is said that its cell has one digit. */
    private List<String> placed(Part part) {
        Cell cell = DeductionWording.cell(part);
        boolean isKnown = known.getOrDefault(cell, Set.of()).size() == 1;
        known.put(cell, Set.of(part.candidates().get(0).digit()));
        return !part.houses().isEmpty()
                ? List.of(words.single(part))
                : isKnown ? List.of() : List.of(words.notation.candidates(part.candidates()));
    }

    /** Whether two parts are about what one rule says of different cells. */
    private static boolean goTogether(Part one, Part other) {
        return one.role() == other.role()
                && one.rule().equals(other.rule())
                && one.houses().equals(other.houses())
                && !DeductionWording.cell(one).equals(DeductionWording.cell(other));
    }

    /** What is left of cells by a rule. */
    private String lost(List<Part> run) {
        deductions.startAnew();
        known.forEach(deductions::retain);
        List<String> texts = deductions.sayings(run);
        for (Part part : run) {
            Cell cell = DeductionWording.cell(part);
            if (!deductions.left(cell).isEmpty()) {
                known.put(cell, deductions.left(cell));
            }
        }
        return Notation.list(texts) + by(run.get(0));
    }

    /** By what a cell loses digits, in brackets; empty if that is the only rule. */
    private String by(Part lost) {
        if (!lost.houses().isEmpty()) {
            return " (" + Notation.houses(lost.houses()) + ")";
        }
        boolean isOnly =
                !hasTwoRules && lost.rule().equals(words.part(Role.RULE).rule());
        return isOnly ? "" : Wording.inShort(lost);
    }
}
