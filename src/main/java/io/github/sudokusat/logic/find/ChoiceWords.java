package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a rule may select, in words. */
final class ChoiceWords {

    private static final List<Role> ROLES = List.of(Role.ENDS, Role.CHOICE, Role.COMBINATION);

    /** Its cells have a set of digits. */
    static final String RENBAN = "renban";

    /** What is between lies between so many cells. */
    private static final int ENDS = 2;

    private final Notation notation;

    ChoiceWords(Notation notation) {
        this.notation = notation;
    }

    /** The choices of a clause, as one text; none if it has none. */
    List<String> of(DeductionClause clause) {
        List<Part> parts = clause.of(ROLES);
        if (parts.isEmpty() || parts.get(0).rule().startsWith(RegexPieces.RULE)) {
            return List.of();
        }
        boolean hasEnds = parts.stream().anyMatch(part -> part.role() == Role.ENDS);
        String rule = parts.get(0).rule();
        if (!hasEnds && rule.startsWith("X-sum") && parts.get(0).role() == Role.CHOICE) {
            return List.of(byFirst(parts));
        }
        if (rule.startsWith(RoomCases.RULE)) {
            return List.of(byPlace(rule, parts));
        }
        if (rule.startsWith(RENBAN)) {
            return List.of(ofSet(parts.get(0)));
        }
        return List.of(hasEnds ? byEnds(parts) : selected(rule, parts));
    }

    /** Grounds, and the pieces of a line in which cells can only be therefore, such as {@code r1c1-r1c2 and r3c1-r3c2 can only be [12][34]}. */
    static List<String> withPieces(List<String> grounds, DeductionClause clause) {
        Map<String, List<String>> places = new LinkedHashMap<>();
        for (Part part : clause.of(Role.CHOICE)) {
            if (part.rule().startsWith(RegexPieces.RULE)) {
                String piece = part.rule()
                        .substring(RegexPieces.RULE.length(), part.rule().length() - 1);
                List<String> cells = DeductionWording.cellsOf(part).stream()
                        .map(Cell::toString)
                        .toList();
                places.computeIfAbsent(piece, key -> new ArrayList<>()).add(String.join("-", cells));
            }
        }
        if (places.isEmpty()) {
            return grounds;
        }
        List<String> texts = new ArrayList<>();
        places.forEach((piece, some) -> texts.add(Notation.list(some) + " can only be " + piece));
        String before = String.join("; ", grounds);
        return List.of(before + (before.isEmpty() ? "" : ", so ") + Notation.listOfLists(texts));
    }

    /** What sets of digits may be selected, such as {@code the digits between can only be 5+6 or 4+7}. */
    private String selected(String rule, List<Part> parts) {
        return RuleStatements.selected(rule, Wording.cellCount(Wording.candidatesOf(parts)))
                + " can only be "
                + Notation.either(parts.stream().map(part -> sum(part, "")).toList());
    }

    /** The digits of a set, such as {@code r678c1 can only be 7-8-9}. */
    private String ofSet(Part part) {
        return notation.cellsOf(part.candidates()) + " can only be "
                + sum(part, "").replace('+', '-');
    }

    /** By the first digit, which is how many are selected, such as {@code r1c1 can only be 2 (6 in r1c2) or 3 (1+4 in r1c23)}. */
    private String byFirst(List<Part> parts) {
        Map<Integer, List<Part>> byFirst = new LinkedHashMap<>();
        for (Part part : parts) {
            byFirst.computeIfAbsent(Wording.cellCount(part.candidates()), first -> new ArrayList<>())
                    .add(part);
        }
        Cell cell = DeductionWording.cell(parts.get(0));
        List<String> texts = new ArrayList<>();
        byFirst.forEach((first, some) -> {
            List<Candidate> others = some.get(0).candidates().stream()
                    .filter(one -> !one.cell().equals(cell))
                    .toList();
            String digit = worth(first);
            List<String> sums = some.stream().map(part -> sum(part, digit)).toList();
            texts.add(
                    others.isEmpty()
                            ? digit
                            : digit + " (" + Notation.either(sums) + " in " + notation.cellsOf(others) + ")");
        });
        return cell + " can only be " + Notation.either(texts);
    }

    /** The digit that is worth a number. */
    private String worth(int value) {
        return notation.digit(value - notation.value(1) + 1);
    }

    /** By the first digit, which names the place of another, such as {@code r1c5 can only be 6 (2 in r6c5) or 8 (2 in r8c5)}. */
    private String byPlace(String rule, List<Part> parts) {
        Cell first = RankedLines.cell(rule.substring(rule.lastIndexOf(' ') + 1));
        List<String> texts = new ArrayList<>();
        for (Part part : parts) {
            Cell cell = DeductionWording.cell(part);
            int place = 1 + Math.abs(cell.row() - first.row()) + Math.abs(cell.column() - first.column());
            texts.add(
                    worth(place) + (place == 1 ? "" : " (" + notation.digits(part.candidates()) + " in " + cell + ")"));
        }
        return first + " can only be " + Notation.either(texts);
    }

    /** By the ends, such as {@code 1 and 9 can only be in r13c1 (8 between) or r14c1 (3+5)}. */
    private String byEnds(List<Part> parts) {
        Map<Set<Cell>, Set<Candidate>> ends = new LinkedHashMap<>();
        Map<Set<Cell>, Set<String>> between = new LinkedHashMap<>();
        Set<Cell> last = Set.of();
        for (Part part : parts) {
            if (part.role() == Role.ENDS) {
                last = DeductionWording.cellsOf(part);
                ends.computeIfAbsent(last, key -> new LinkedHashSet<>()).addAll(part.candidates());
                between.computeIfAbsent(last, key -> new LinkedHashSet<>());
            } else {
                between.getOrDefault(last, new LinkedHashSet<>()).add(sum(part, ""));
            }
        }
        List<Candidate> all = Wording.candidatesOf(
                parts.stream().filter(part -> part.role() == Role.ENDS).toList());
        boolean areKnown = Wording.digitSet(all).size() == ENDS;
        List<String> places = new ArrayList<>();
        ends.values().forEach(some -> places.add(ends(List.copyOf(some), areKnown)));
        return (areKnown ? notation.digits(all) : "the least and the greatest digit") + " can only be in "
                + withSums(places, List.copyOf(between.values()));
    }

    /** Places with what is between, which is told once if it is always the same. */
    private static String withSums(List<String> places, List<Set<String>> between) {
        boolean isSame = between.stream().distinct().count() == 1;
        List<String> texts = new ArrayList<>();
        String word = " between)";
        for (int i = 0; i < places.size(); i++) {
            boolean isTold = !between.get(i).isEmpty() && (!isSame || i == places.size() - 1);
            texts.add(places.get(i) + (isTold ? " (" + Notation.either(List.copyOf(between.get(i))) + word : ""));
            word = isTold ? ")" : word;
        }
        return Notation.either(texts);
    }

    /** Two cells, with the digit of one that can have no other, unless their digits are known. */
    private String ends(List<Candidate> candidates, boolean areKnown) {
        String cells = notation.cellsOf(candidates);
        if (areKnown && cells.indexOf(',') < 0) {
            return cells;
        }
        Map<Cell, List<Candidate>> ofCell = new LinkedHashMap<>();
        candidates.forEach(one ->
                ofCell.computeIfAbsent(one.cell(), cell -> new ArrayList<>()).add(one));
        return Notation.list(ofCell.values().stream()
                .map(some -> some.size() == 1 && !areKnown ? notation.candidates(some) : notation.cellsOf(some))
                .toList());
    }

    /** Digits, but for one that has been said, such as {@code 2+6}. */
    private String sum(Part part, String said) {
        return String.join(
                "+",
                Wording.digitSet(part.candidates()).stream()
                        .map(notation::digit)
                        .filter(digit -> !digit.equals(said))
                        .toList());
    }

    /** What as many first cells as a first digit says have at least or at most; empty if no part says it. */
    List<String> firstCells(List<Part> bounds) {
        List<String> texts = new ArrayList<>();
        for (Part part : bounds) {
            List<String> digits = part.candidates().stream()
                    .map(one -> notation.digit(one.digit()))
                    .toList();
            texts.add("the first " + digits.size() + (texts.isEmpty() ? " cells have " : " ")
                    + (part.role() == Role.LEAST ? "at least " : "at most ") + String.join("+", digits) + "="
                    + part.sum());
        }
        return texts.isEmpty() ? texts : List.of(Notation.list(texts));
    }
}
