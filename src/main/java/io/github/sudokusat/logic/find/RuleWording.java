package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Why a rule removes candidates, in words. */
final class RuleWording {

    /** So many cells of a rule have their candidates listed. */
    private static final int MOST_LISTED_CELLS = 2;

    /** So many sums of cages are listed. */
    private static final int MOST_SUMS = 12;

    private final Wording words;
    private final Step step;

    private RuleWording(Step step) {
        this.step = step;
        words = new Wording(step);
    }

    /** By combinations. */
    static String ofCombinations(Step step) {
        return new RuleWording(step).rule();
    }

    /** By the sum of houses. */
    static String ofSum(Step step) {
        return new RuleWording(step).sum();
    }

    private String rule() {
        String rule = words.part(Role.RULE).rule();
        List<Candidate> open = words.candidatesOf(Role.RULE);
        List<Candidate> lost = lost(open);
        List<Part> combinations = new ArrayList<>(words.why.parts(Role.COMBINATION));
        // Of a cage of one cell there is nothing to combine.
        combinations.removeIf(part -> Wording.cellCount(part.candidates()) == 1);
        String few = new FewLostWords(words).text(lost);
        if (!few.isEmpty()) {
            return few;
        }
        if (lost.isEmpty() && combinations.size() == 1 && hasEveryDigit(combinations.get(0))) {
            return everyDigit(rule, combinations.get(0));
        }
        String demand = RuleStatements.of(rule, words.notation);
        String subject = combinations.isEmpty()
                ? rule + (demand.isEmpty() ? "" : " (" + demand + ")")
                : combinations(words, words.part(Role.RULE), combinations);
        if (lost.isEmpty()) {
            return subject + (combinations.isEmpty() ? " " : "; it ") + need();
        }
        return subject + (combinations.isEmpty() ? " " : ", which ") + Notation.list(conclusions(open, lost));
    }

    private boolean hasEveryDigit(Part combination) {
        return Wording.digitSet(combination.candidates()).size() == step.side()
                && Wording.digitSet(step.eliminations()).size() == 1;
    }

    /** That cells are as good as a house, and a digit is confined to some of them. */
    private String everyDigit(String rule, Part combination) {
        int digit = step.eliminations().get(0).digit();
        List<Candidate> places = words.candidatesOf(Role.RULE).stream()
                .filter(one -> one.digit() == digit)
                .toList();
        return rule + " (" + words.notation.cellsOf(combination.candidates()) + "): these cells have every digit; "
                + words.notation.digits(places) + " is confined to " + words.notation.cellsOf(places)
                + ", and can be removed from every cell that sees "
                + (places.size() == 1 ? "it" : "all of these");
    }

    /**
     * A rule with its cells and combinations, such as {@code killer cage 6 at r6c1 (r67c1) can only be 1+5 or 2+4}; those of a sum without the digits of
     * placed cells if two are open, such as {@code killer cage 20 at r1c1 (r1c23: 20-9=11) can only be 3+8}.
     */
    static String combinations(Wording words, Part rule, List<Part> combinations) {
        List<Set<Integer>> sets = sets(combinations);
        int sum = sumOf(words, sets.get(0));
        boolean areAlike = sets.stream().allMatch(set -> sumOf(words, set) == sum);
        String share = areAlike ? RuleStatements.ofShare(rule.rule(), sum, words.values) : "";
        // A sum that the rule is about, not just what the digits happen to add up to.
        boolean isSum = areAlike && (rule.rule().contains(" " + sum + " ") || !share.isEmpty());
        Set<Cell> open = cells(rule.candidates());
        List<Candidate> all = combinations.get(0).candidates();
        List<Candidate> placed =
                all.stream().filter(one -> !open.contains(one.cell())).toList();
        boolean isRest = isSum && open.size() > 1 && !placed.isEmpty();
        List<Candidate> told =
                all.stream().filter(one -> !isRest || open.contains(one.cell())).toList();
        String demand = isRest ? rest(words, sum, placed) : share.isEmpty() ? demand(words, rule, told) : share;
        return rule.rule() + " (" + words.notation.cellsOf(told)
                + (demand.isEmpty() ? "" : (isRest ? ": " : "; ") + demand) + ") can only be "
                + choices(words, sets, isRest ? Wording.digitSet(placed) : Set.of(), isSum);
    }

    /** What a rule demands of its cells. */
    private static String demand(Wording words, Part rule, List<Candidate> cells) {
        List<Candidate> all = new ArrayList<>(rule.candidates());
        all.addAll(cells);
        String forbidden = ForbiddenSums.of(rule.rule(), Wording.digitSet(all), Wording.cellCount(all), words.notation);
        return forbidden.isEmpty() ? RuleStatements.of(rule.rule(), words.notation) : forbidden;
    }

    /** What is left of a sum, such as {@code 20-9-4=7}. */
    static String rest(Wording words, int sum, List<Candidate> placed) {
        StringBuilder text = new StringBuilder().append(sum);
        placed.forEach(one -> text.append('-').append(words.notation.digit(one.digit())));
        return text.append('=').append(sum - words.worth(placed)).toString();
    }

    /** What the digits can be besides some, such as {@code 1+5 or 2+4}. */
    private static String choices(Wording words, List<Set<Integer>> sets, Set<Integer> placed, boolean isSum) {
        List<String> texts = new ArrayList<>();
        for (Set<Integer> set : sets) {
            texts.add(String.join(
                    isSum ? "+" : "-",
                    set.stream()
                            .filter(digit -> !placed.contains(digit))
                            .map(words.notation::digit)
                            .toList()));
        }
        return Notation.either(texts);
    }

    private static List<Set<Integer>> sets(List<Part> combinations) {
        return combinations.stream()
                .map(part -> Wording.digitSet(part.candidates()))
                .toList();
    }

    private static int sumOf(Wording words, Set<Integer> digits) {
        return digits.stream().mapToInt(words.values::of).sum();
    }

    /** What is said of the cells that lose candidates. */
    private List<String> conclusions(List<Candidate> open, List<Candidate> lost) {
        Map<String, List<Candidate>> byWhat = new LinkedHashMap<>();
        for (Cell cell : cells(lost)) {
            List<Candidate> gone = in(cell, lost);
            List<Candidate> left = in(cell, open);
            left.removeAll(gone);
            boolean isShort = gone.size() < left.size();
            String what = (isShort ? "rules out " : "leaves only ") + words.notation.digits(isShort ? gone : left);
            byWhat.computeIfAbsent(what, key -> new ArrayList<>()).addAll(gone);
        }
        List<String> conclusions = new ArrayList<>();
        byWhat.forEach((what, gone) -> conclusions.add(what + " in " + words.notation.cellsOf(gone)));
        return conclusions;
    }

    private String sum() {
        Part base = words.part(Role.BASE);
        List<Part> cages = words.why.parts(Role.CAGE);
        int covered = cages.stream().mapToInt(Part::sum).sum();
        String text = houses(base, cages) + "; so ";
        List<Candidate> innies = words.candidatesOf(Role.INNIE);
        List<Candidate> outies = words.candidatesOf(Role.OUTIE);
        List<Part> combinations = words.why.parts(Role.COMBINATION);
        return text
                + (combinations.isEmpty()
                        ? equation(added(innies), added(outies), base.sum() - covered) + effect(innies, outies)
                        : hiddenCage(Math.abs(base.sum() - covered), combinations));
    }

    /** What some houses sum to, and what the cages that cover them do. */
    static String houses(Part base, List<Part> cages) {
        return sums(base) + "; " + cages(cages);
    }

    /** The same in fewer words, such as {@code columns 2 to 5 sum to 180, their 10 cages to 186}. */
    static String housesInShort(Part base, List<Part> cages) {
        return sums(base) + ", "
                + (cages.size() == 1 ? cages.get(0).rule() : "their " + cages.size() + " cages")
                + " to " + covered(cages);
    }

    private static String sums(Part base) {
        return SumPieces.names(base.houses()) + (base.houses().size() == 1 ? " sums to " : " sum to ") + base.sum();
    }

    private static int covered(List<Part> cages) {
        return cages.stream().mapToInt(Part::sum).sum();
    }

    /** A cage that is not drawn, what it can be, and what that does. */
    private String hiddenCage(int sum, List<Part> combinations) {
        List<Candidate> cage = words.candidatesOf(Role.INNIE);
        cage = cage.isEmpty() ? words.candidatesOf(Role.OUTIE) : cage;
        String text = words.notation.cellsOf(cage) + " must sum to " + sum + " (hidden cage) and can only be "
                + choices(words, sets(combinations), Set.of(), true);
        List<Candidate> lost = lost(cage);
        return text + (lost.isEmpty() ? "; it " + need() : ", which " + Notation.list(conclusions(cage, lost)));
    }

    /** The digits that every combination has, and what they do. */
    private String need() {
        Set<Integer> digits = Wording.digitSet(step.eliminations());
        return "always needs " + words.notation.digits(step.eliminations())
                + ", which can be removed from every cell that sees all " + (digits.size() == 1 ? "its" : "their")
                + " places there";
    }

    /** What the innies less the outies are, either of which may be missing. */
    private static String equation(String innies, String outies, int difference) {
        if (outies.isEmpty()) {
            return innies + " = " + difference;
        }
        if (innies.isEmpty()) {
            return outies + " = " + -difference;
        }
        if (difference == 0) {
            return innies + " = " + outies;
        }
        return difference > 0
                ? innies + " exceeds " + outies + " by " + difference
                : outies + " exceeds " + innies + " by " + -difference;
    }

    /** The cages with their sum, such as {@code the 2 cages there sum to 15+7=22}. */
    private static String cages(List<Part> cages) {
        if (cages.size() == 1) {
            return cages.get(0).rule() + " sums to " + covered(cages);
        }
        List<String> sums =
                cages.stream().map(cage -> Integer.toString(cage.sum())).toList();
        return "the " + cages.size() + " cages there sum to "
                + (sums.size() > MOST_SUMS ? "" : String.join("+", sums) + "=") + covered(cages);
    }

    private static String added(List<Candidate> digits) {
        return String.join("+", cells(digits).stream().map(Cell::toString).toList());
    }

    /** What the sum does, unless it is the digit of a single cell. */
    private String effect(List<Candidate> innies, List<Candidate> outies) {
        List<Candidate> all = new ArrayList<>(innies);
        all.addAll(outies);
        if (Wording.cellCount(all) == 1) {
            return "";
        }
        List<Candidate> lost = lost(all);
        if (lost.isEmpty()) {
            return ", which needs " + words.notation.digits(step.eliminations())
                    + "; that can be removed from every cell that sees all its places there";
        }
        SumWords sums = new SumWords(words.notation);
        if (innies.isEmpty() || outies.isEmpty()) {
            sums.tell(cells(all));
        }
        List<String> bounds = sums.bounds(words.why.parts().stream()
                .filter(part -> part.role() == Role.LEAST || part.role() == Role.GREATEST)
                .toList());
        if (!bounds.isEmpty()) {
            return "; " + String.join("; ", bounds) + ", which " + Notation.list(conclusions(all, lost));
        }
        Set<Cell> otherCells = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        otherCells.addAll(cells(all));
        otherCells.removeAll(cells(lost));
        String given = "";
        if (!otherCells.isEmpty() && otherCells.size() <= MOST_LISTED_CELLS) {
            List<String> each = new ArrayList<>();
            for (Cell cell : otherCells) {
                each.add(choice(cell, all));
            }
            given = ", since " + Notation.list(each);
        }
        return ", which " + Notation.list(conclusions(all, lost)) + given;
    }

    /** Those of some candidates that the step removes, also by placing another one in their cells. */
    private List<Candidate> lost(List<Candidate> open) {
        List<Candidate> lost = new ArrayList<>();
        for (Candidate candidate : open) {
            boolean isReplaced = step.placements().stream()
                    .anyMatch(placed -> placed.cell().equals(candidate.cell()) && !placed.equals(candidate));
            if (isReplaced || step.eliminations().contains(candidate)) {
                lost.add(candidate);
            }
        }
        return lost;
    }

    /** The candidates of a cell, such as {@code r1c4 is 2 or 6}. */
    private String choice(Cell cell, List<Candidate> candidates) {
        return cell + " is " + words.notation.oneOf(Wording.digitSet(in(cell, candidates)));
    }

    /** The cells of candidates, each once, in order. */
    private static Set<Cell> cells(List<Candidate> candidates) {
        Set<Cell> cells = new LinkedHashSet<>();
        candidates.forEach(candidate -> cells.add(candidate.cell()));
        return cells;
    }

    private static List<Candidate> in(Cell cell, List<Candidate> candidates) {
        List<Candidate> there = new ArrayList<>(candidates);
        there.removeIf(candidate -> !candidate.cell().equals(cell));
        return there;
    }
}
