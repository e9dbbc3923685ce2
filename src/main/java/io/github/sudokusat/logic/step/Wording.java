package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The pieces of a step that sentences are made of. */
abstract class Wording {

    final Step step;
    final Explanation why;
    final Notation notation;

    Wording(Step step) {
        this.step = step;
        why = step.explanation();
        notation = Notation.of(step.side());
    }

    final Part part(Role role) {
        return why.parts(role).get(0);
    }

    /** The digits of a role, such as {@code 1, 4 and 7}. */
    final String digits(Role role) {
        return Notation.digits(candidatesOf(role));
    }

    /** The cells of a role, such as {@code r1c45,r3c1}. */
    final String cells(Role role) {
        return notation.cellsOf(candidatesOf(role));
    }

    /** The candidates of a role, such as {@code r1c45=6, r3c1=7}. */
    final String candidates(Role role) {
        return notation.candidates(candidatesOf(role));
    }

    final List<Candidate> candidatesOf(Role role) {
        List<Candidate> all = new ArrayList<>();
        why.parts(role).forEach(part -> all.addAll(part.candidates()));
        return all;
    }

    /** The houses of a role, such as {@code rows 2 and 7}. */
    final String houses(Role role) {
        Set<House> all = new LinkedHashSet<>();
        why.parts(role).forEach(part -> all.addAll(part.houses()));
        return Notation.houses(all);
    }

    /** All candidates of the pattern's parts. */
    final List<Candidate> allCandidates() {
        List<Candidate> all = new ArrayList<>();
        why.parts().forEach(part -> all.addAll(part.candidates()));
        return all;
    }

    /** What the step removes, by digit, from what sees all places in some sets. */
    final String goes(String sets) {
        Set<Integer> digits = digitSet(step.eliminations());
        return Notation.list(digits) + (digits.size() > 1 ? " go" : " goes") + " from what sees all "
                + (digits.size() > 1 ? "their" : "its") + " places in " + sets;
    }

    /** The cells and digits of a set, such as {@code r1c45 (1, 2 and 3)}. */
    final String set(Part set) {
        return notation.cellsOf(set.candidates()) + " (" + Notation.digits(set.candidates()) + ")";
    }

    /** Those of some candidates that have a digit. */
    static List<Candidate> of(int digit, List<Candidate> candidates) {
        return candidates.stream()
                .filter(candidate -> candidate.digit() == digit)
                .toList();
    }

    static Set<Integer> digitSet(List<Candidate> candidates) {
        Set<Integer> digits = new TreeSet<>();
        candidates.forEach(candidate -> digits.add(candidate.digit()));
        return digits;
    }

    /** How many cells some candidates stand in. */
    static int cellCount(List<Candidate> candidates) {
        return (int) candidates.stream().map(Candidate::cell).distinct().count();
    }
}
