package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Hints at a step that do not give it away: they say where to look, and if wanted for which digits. */
final class BriefSentences {

    private static final int MOST_HOUSES = 4;

    private BriefSentences() {}

    /** The technique and the rule or the houses of its pattern, or, if the pattern has none, the lines in which something changes. */
    static String vague(Step step) {
        List<Part> rules = step.explanation().parts(Role.RULE);
        if (step.technique().needsRules() && !rules.isEmpty()) {
            return step.technique().title() + ": look at "
                    + Notation.list(rules.stream().map(Part::rule).distinct().toList());
        }
        Set<House> houses = houses(step.explanation());
        return step.technique().title() + ": "
                + (houses.isEmpty() ? "it affects " + lines(step) : "look at " + Notation.houses(houses));
    }

    /** The same with the digits: those of a naked or hidden set, otherwise those that are placed or removed. */
    static String concrete(Step step) {
        Set<Integer> digits = new TreeSet<>();
        for (Candidate candidate :
                isSet(step) ? step.explanation().parts(Role.SET).get(0).candidates() : changed(step)) {
            digits.add(candidate.digit());
        }
        return vague(step)
                + (digits.size() == 1 ? "; digit " : "; digits ")
                + Notation.of(step.side(), step.symbols()).allOf(digits);
    }

    private static boolean isSet(Step step) {
        return switch (step.technique()) {
            case NAKED_PAIR, NAKED_TRIPLE, NAKED_QUAD, HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUAD -> true;
            default -> false;
        };
    }

    private static List<Candidate> changed(Step step) {
        List<Candidate> changed = new ArrayList<>(step.placements());
        changed.addAll(step.eliminations());
        return changed;
    }

    /**
     * The houses of the pattern, except those that only lose candidates or come in later; of a naked single, the one that rules out the most. None if they
     * are too many for a hint.
     */
    private static Set<House> houses(Explanation why) {
        Set<House> houses = new TreeSet<>(Comparator.comparing(House::kind).thenComparing(House::number));
        for (Part part : why.parts()) {
            if (part.role() != Role.COVER && part.role().isOfPattern()) {
                houses.addAll(part.houses());
            }
        }
        if (houses.isEmpty() && why.chains().isEmpty()) {
            why.parts(Role.REASON).stream().limit(1).forEach(part -> houses.addAll(part.houses()));
        }
        if (houses.isEmpty()) {
            why.chains().forEach(chain -> chain.forEach(link -> houses.addAll(link.houses())));
        }
        return houses.size() > MOST_HOUSES ? Set.of() : houses;
    }

    /** The rows of the cells that change, or the columns if those are fewer. */
    private static String lines(Step step) {
        Set<Integer> rows = new TreeSet<>();
        Set<Integer> columns = new TreeSet<>();
        for (Cell cell : step.changedCells()) {
            rows.add(cell.row() + 1);
            columns.add(cell.column() + 1);
        }
        boolean byRow = rows.size() <= columns.size();
        Set<Integer> lines = byRow ? rows : columns;
        return (byRow ? "row" : "column") + (lines.size() == 1 ? " " : "s ") + Notation.list(lines);
    }
}
