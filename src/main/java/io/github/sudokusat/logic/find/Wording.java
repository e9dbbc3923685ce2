package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The pieces of a step from which techniques form their sentences. */
public final class Wording {

    private static final List<String> NUMBERS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

    /** How the name of a sum of houses begins, which its houses follow. */
    private static final String HOUSE_SUM = "the sum ";

    private static final String OF = " of ";

    /** How many conclusions of a net a sentence names. */
    public static final int MOST_CONCLUSIONS = 12;

    /** More candidates of a colour are only counted. */
    public static final int MOST_CANDIDATES = 10;

    public final Step step;
    public final Explanation why;
    public final Notation notation;
    /** What the digits are worth. */
    public final DigitValues values;

    public Wording(Step step) {
        this.step = step;
        why = step.explanation();
        notation = Notation.of(step.side(), step.symbols());
        values = new DigitValues(notation.value(1), notation.value(step.side()));
    }

    public Part part(Role role) {
        return why.parts(role).get(0);
    }

    /** The rules on which the links of chains rest, such as {@code by thermometer at r1c1, }; empty if they need none. */
    public String byRules() {
        Set<String> rules = new LinkedHashSet<>();
        why.parts(Role.RULE).forEach(part -> rules.add(part.rule()));
        return rules.isEmpty() ? "" : "by " + Notation.list(rules) + ", ";
    }

    /** What is said of a candidate that ends of a chain exclude: that it sees them, unless rules are the reason. */
    public String excludedBy(String ends) {
        return (why.parts(Role.RULE).isEmpty() ? "sees " : "is excluded by ") + ends;
    }

    /** The rule that a part rests on, with a blank before it; empty if it needs none. */
    public static String inBrackets(Part part) {
        return part.rule().isEmpty() ? "" : " (" + part.rule() + ")";
    }

    /** The same where the rule has been named: of a sum of houses these are enough. */
    static String inShort(Part part) {
        return part.rule().isEmpty() ? "" : " (" + houses(part.rule()) + ")";
    }

    /** The houses of a sum of houses, or else the name of a rule. */
    static String houses(String rule) {
        return rule.startsWith(HOUSE_SUM) ? rule.substring(rule.lastIndexOf(OF) + OF.length()) : rule;
    }

    /** That a rule that has been named cannot be obeyed. */
    static String broken(String rule) {
        return rule.startsWith(HOUSE_SUM)
                ? "the sum of " + houses(rule) + " cannot be reached"
                : rule + " cannot be obeyed";
    }

    /** The digits of a role, such as {@code 1, 4 and 7}. */
    public String digits(Role role) {
        return notation.digits(candidatesOf(role));
    }

    /** The cells of a role, such as {@code r1c45,r3c1}. */
    public String cells(Role role) {
        return notation.cellsOf(candidatesOf(role));
    }

    /** The candidates of a role, such as {@code r1c45=6, r3c1=7}. */
    public String candidates(Role role) {
        return notation.candidates(candidatesOf(role));
    }

    /** The candidates of a role, or their number if they are many. */
    public String some(Role role) {
        List<Candidate> all = candidatesOf(role);
        return all.size() <= MOST_CANDIDATES ? notation.candidates(all) : all.size() + " candidates";
    }

    public List<Candidate> candidatesOf(Role role) {
        return candidatesOf(why.parts(role));
    }

    /** The candidates of some parts, in order. */
    public static List<Candidate> candidatesOf(List<Part> parts) {
        List<Candidate> all = new ArrayList<>();
        parts.forEach(part -> all.addAll(part.candidates()));
        return all;
    }

    /** The houses of a role, such as {@code rows 2 and 7}. */
    public String houses(Role role) {
        return Notation.houses(housesOf(role));
    }

    /** Where the houses of a role are, such as {@code in rows 2 and 7} or {@code on diagonal 1}. */
    public String where(Role role) {
        return Notation.where(housesOf(role));
    }

    public Set<House> housesOf(Role role) {
        Set<House> all = new LinkedHashSet<>();
        why.parts(role).forEach(part -> all.addAll(part.houses()));
        return all;
    }

    /** Whether every candidate that the step removes is in one of some houses. */
    public boolean removesOnlyWithin(Set<House> houses) {
        return step.eliminations().stream()
                .allMatch(gone -> houses.stream()
                        .anyMatch(house -> house.holds(gone.cell().number(step.side()))));
    }

    /** The cells and digits of a set, such as {@code r1c45 (1, 2 and 3)}. */
    public String set(Part set) {
        return notation.cellsOf(set.candidates()) + " (" + notation.digits(set.candidates()) + ")";
    }

    /** An almost locked set under a letter, such as {@code A = r1c45 (1,2,3)}. */
    public String named(int index, Part set) {
        List<String> digits =
                digitSet(set.candidates()).stream().map(notation::digit).toList();
        return letter(index) + " = " + notation.cellsOf(set.candidates()) + " (" + String.join(",", digits) + ")";
    }

    /** The letter of a set, by its index from 0. */
    public static String letter(int index) {
        return String.valueOf((char) ('A' + index));
    }

    /** Almost locked sets under letters, with what they are. */
    public String namedSets(List<Part> sets) {
        List<String> names = new ArrayList<>();
        sets.forEach(set -> names.add(named(names.size(), set)));
        return Notation.list(names) + " are almost locked sets, each of which holds all its digits but one; ";
    }

    /** What the step removes, by digit, from the cells that see all candidates for it in some sets. */
    public String removedBySight(String sets) {
        Set<Integer> digits = digitSet(step.eliminations());
        String all = notation.allOf(digits);
        return (digits.size() > 1 ? "each of " : "") + all
                + " can be removed from every cell that sees every candidate " + (digits.size() > 1 ? "for it" : all)
                + " in " + sets;
    }

    /** What follows link by link, with the house in which there is no other place. */
    public String inTurn(List<Link> links) {
        List<String> conclusions = new ArrayList<>();
        for (Link link : links) {
            String where = link.houses().isEmpty() ? "" : " (" + Notation.houses(link.houses()) + ")";
            conclusions.add(link.strong() ? notation.node(link.to()) + where : isNot(link.to()));
        }
        return String.join(", ", conclusions);
    }

    /** A node that is false, such as {@code r1c45<>6}. */
    public String isNot(List<Candidate> node) {
        return notation.cellsOf(node) + "<>" + notation.digit(node.get(0).digit());
    }

    /** The candidates of a cell, or the places of a digit in a house, one of which is true. */
    public String oneOf(List<Candidate> candidates, List<House> houses) {
        return houses.isEmpty()
                ? notation.cellsOf(candidates) + " must be " + notation.oneOf(digitSet(candidates))
                : Notation.where(houses) + ", " + notation.digits(candidates) + " must be in one of "
                        + notation.cellsOf(candidates);
    }

    /** The singles that an assumption leads to, and the contradiction in which they end. */
    public String contradicted() {
        return contradicted(MOST_CONCLUSIONS);
    }

    /** The same with an even number of singles at most. */
    public String contradicted(int most) {
        List<Part> followed = new ArrayList<>(why.parts());
        followed.removeIf(part -> part.role() != Role.CONSEQUENCE && part.role() != Role.EXCLUDED);
        return (followed.isEmpty()
                        ? "this leads at once to a contradiction: "
                        : "then " + following(followed, most) + ", which leads to a contradiction: ")
                + why.contradictions().get(0).text(step.symbols())
                + broken();
    }

    /** Why a rule cannot be obeyed, in brackets. */
    private String broken() {
        String grounds = BrokenRule.text(this);
        return grounds.isEmpty() ? "" : " (" + grounds + ")";
    }

    /** What a premise leads to, which refutes it. */
    public String refuted() {
        return "assume " + candidates(Role.PREMISE) + "; " + contradicted() + "; so the assumption is false";
    }

    /** The conclusions of a net, the first and last of them if they are many. */
    public String following(List<Part> conclusions) {
        return following(conclusions, MOST_CONCLUSIONS);
    }

    /** The same with an even number of them at most. */
    public String following(List<Part> conclusions, int most) {
        boolean areSingles = conclusions.stream().allMatch(part -> part.role() == Role.CONSEQUENCE);
        List<String> texts = new ArrayList<>();
        for (int i = 0, end; i < conclusions.size(); i = end) {
            Part part = conclusions.get(i);
            end = i + 1;
            while (end < conclusions.size() && part.role() == Role.EXCLUDED && isOfSame(part, conclusions.get(end))) {
                end++;
            }
            texts.add(part.role() == Role.CONSEQUENCE ? single(part) : excluded(conclusions.subList(i, end)));
        }
        int more = texts.size() - most;
        if (more > 1) {
            List<String> middle = texts.subList(most / 2, most / 2 + more);
            middle.clear();
            middle.add("… (" + more + " more)");
        }
        return (areSingles ? "singles give " : "there follow ") + String.join(", ", texts);
    }

    private static boolean isOfSame(Part part, Part other) {
        return other.role() == part.role() && other.rule().equals(part.rule());
    }

    /** What one rule excludes, with its name, or what is refuted. */
    private String excluded(List<Part> parts) {
        List<Candidate> gone = new ArrayList<>();
        parts.forEach(part -> gone.addAll(part.candidates()));
        String refuted = parts.size() == 1 ? " (refuted in its turn)" : " (refuted in their turn)";
        String rule = parts.get(0).rule();
        return notation.conclusion(List.of(), gone) + (rule.isEmpty() ? refuted : " (" + rule + ")");
    }

    /** A single, with the house in which it has no other place, or with a word for its cell if that has no other candidate. */
    public String single(Part part) {
        return step.symbols().text(part.candidates().get(0)) + " ("
                + (part.houses().isEmpty() ? "cell" : Notation.houses(part.houses())) + ")";
    }

    /** Those of some candidates that have a digit. */
    public static List<Candidate> of(int digit, List<Candidate> candidates) {
        return candidates.stream()
                .filter(candidate -> candidate.digit() == digit)
                .toList();
    }

    public static Set<Integer> digitSet(List<Candidate> candidates) {
        Set<Integer> digits = new TreeSet<>();
        candidates.forEach(candidate -> digits.add(candidate.digit()));
        return digits;
    }

    /** The number of cells that some candidates are in. */
    public static int cellCount(List<Candidate> candidates) {
        return (int) candidates.stream().map(Candidate::cell).distinct().count();
    }

    /** One of two forms of a word, by a number. */
    public static String plural(int count, String one, String more) {
        return count == 1 ? one : more;
    }

    /** A number in words, such as {@code two}, and in figures from ten on. */
    public static String number(int count) {
        return count < NUMBERS.size() ? NUMBERS.get(count) : Integer.toString(count);
    }

    /** What the digits of candidates are worth together. */
    int worth(List<Candidate> candidates) {
        return candidates.stream().mapToInt(one -> values.of(one.digit())).sum();
    }

    /** All of a number of things, such as {@code both} or {@code all three}. */
    public static String all(int count) {
        return count == 2 ? "both" : "all " + number(count);
    }
}
