package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A section by a selector for each case and for each set.
 *
 * <p><b>Idea.</b> A case needs its restrictions of digits, and decides for each cell whether it is selected; some case applies. A digit occurs in the
 * selection if a selected cell has it: {@code s ∧ x_d → p_d}, {@code ¬s ∧ x_d → ¬p_d}, because it is in one cell only, and {@code p_d → ∨ x_d}. One
 * of the sets occurs (see {@link SetSelectors}). A case needs one of the sets that fit it, a set one of the cases that it fits, and likewise each
 * candidate and each selection of a cell needs a case. Cases and sets that the candidates rule out are left out first.
 *
 * <p><b>Size.</b> At most a variable for each case, for each cell, for each digit, for each set and for each two different restrictions of a cell.
 * For c cases and n cells, {@code 2·c·n} clauses for restrictions and selections, two for each candidate, and those for the supports and the sets.
 *
 * <p><b>Promise.</b> If no two cases can apply at once, the candidates determine all variables, and unit propagation finds them; otherwise they need
 * not.
 */
final class SectionClauses {

    private final RuleFormula formula;
    private final int[] cells;
    private final List<Section.Case> cases = new ArrayList<>();
    /** For each case the sets that fit it. */
    private final List<long[]> fitting = new ArrayList<>();

    private long[] sets = new long[0];
    private int[] caseLiterals = new int[0];

    private SectionClauses(Section section, RuleFormula formula) {
        this.formula = formula;
        this.cells = section.cells();
        long[] all = new long[section.setCount()];
        Arrays.setAll(all, section::set);
        for (Section.Case one : section.cases()) {
            long[] own = Arrays.stream(all).filter(set -> fits(one, set)).toArray();
            if (own.length > 0) {
                cases.add(one);
                fitting.add(own);
            }
        }
        sets = Arrays.stream(all).filter(this::fitsAny).toArray();
    }

    static void encode(Section section, RuleFormula formula) {
        new SectionClauses(section, formula).encode();
    }

    private boolean fits(Section.Case one, long set) {
        long some = 0;
        for (int i = 0; i < cells.length; i++) {
            long own = one.digits(i) & formula.candidates(cells[i]);
            boolean isSelected = (one.selected() >>> i & 1) != 0;
            if ((isSelected ? own & set : own & ~set) == 0) {
                return false;
            }
            some |= isSelected ? own & set : 0;
        }
        return some == set && Long.bitCount(one.selected()) == Digits.count(set);
    }

    private boolean fitsAny(long set) {
        return fitting.stream().anyMatch(own -> Arrays.binarySearch(own, set) >= 0);
    }

    private void encode() {
        if (cases.isEmpty()) {
            formula.end();
            return;
        }
        caseLiterals = new int[cases.size()];
        Arrays.setAll(caseLiterals, i -> caseLiterals.length == 1 ? RuleFormula.TRUE : formula.newVariable());
        formula.add(caseLiterals);
        if (!areExclusive()) {
            formula.leaveOpen();
        }
        int[] selected = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            restrict(i);
            selected[i] = selection(i);
        }
        fitSets(SetSelectors.of(occurrences(selected), sets, formula));
    }

    /** Whether every two cases have a cell that they allow no common candidate. */
    private boolean areExclusive() {
        for (int i = 0; i < cases.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (!areExclusive(cases.get(i), cases.get(j))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean areExclusive(Section.Case one, Section.Case other) {
        for (int i = 0; i < cells.length; i++) {
            if ((one.digits(i) & other.digits(i) & formula.candidates(cells[i])) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Writes which digits of a cell each case allows. */
    private void restrict(int index) {
        long candidates = formula.candidates(cells[index]);
        Map<Long, Integer> known = new HashMap<>();
        for (int i = 0; i < caseLiterals.length; i++) {
            long digits = cases.get(i).digits(index) & candidates;
            Integer opposite = known.get(candidates & ~digits);
            int in = opposite != null
                    ? -opposite
                    : known.computeIfAbsent(digits, set -> formula.isIn(cells[index], set));
            formula.add(-caseLiterals[i], in);
        }
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            int digit = Digits.least(rest);
            needCase(
                    -formula.literal(cells[index], digit),
                    i -> Digits.contains(cases.get(i).digits(index), digit));
        }
    }

    /** Writes the clause that a literal holds unless a case of some kind applies. */
    private void needCase(int literal, IntPredicate isOne) {
        formula.or(literal);
        boolean areAll = true;
        for (int i = 0; i < caseLiterals.length; i++) {
            formula.or(isOne.test(i) ? caseLiterals[i] : RuleFormula.FALSE);
            areAll &= isOne.test(i);
        }
        formula.or(areAll ? RuleFormula.TRUE : RuleFormula.FALSE).end();
    }

    /** The literal that a cell is selected. */
    private int selection(int index) {
        IntPredicate isSelected = i -> (cases.get(i).selected() >>> index & 1) != 0;
        int[] with = IntStream.range(0, caseLiterals.length).filter(isSelected).toArray();
        int[] without = IntStream.range(0, caseLiterals.length)
                .filter(isSelected.negate())
                .toArray();
        if (with.length < 2) {
            return with.length == 0 ? RuleFormula.FALSE : caseLiterals[with[0]];
        }
        if (without.length < 2) {
            return without.length == 0 ? RuleFormula.TRUE : -caseLiterals[without[0]];
        }
        int literal = formula.newVariable();
        for (int i = 0; i < caseLiterals.length; i++) {
            formula.add(-caseLiterals[i], isSelected.test(i) ? literal : -literal);
        }
        needCase(-literal, isSelected);
        needCase(literal, isSelected.negate());
        return literal;
    }

    /** The literals that digits occur in the selection. */
    private int[] occurrences(int[] selected) {
        long some = 0;
        long all = -1;
        for (long set : sets) {
            some |= set;
            all &= set;
        }
        int[] literals = new int[Long.SIZE];
        for (int digit = 1; digit <= Long.SIZE; digit++) {
            boolean isPossible = Digits.contains(some, digit);
            literals[digit - 1] = Digits.contains(all, digit)
                    ? RuleFormula.TRUE
                    : isPossible ? formula.newVariable() : RuleFormula.FALSE;
            writeOccurrence(digit, literals[digit - 1], selected);
        }
        return literals;
    }

    private void writeOccurrence(int digit, int literal, int[] selected) {
        for (int i = 0; i < cells.length; i++) {
            if (Digits.contains(formula.candidates(cells[i]), digit)) {
                int candidate = formula.literal(cells[i], digit);
                formula.add(-selected[i], -candidate, literal);
                formula.add(selected[i], -candidate, -literal);
            }
        }
        formula.or(-literal);
        for (int cell : cells) {
            formula.orDigits(cell, Digits.of(digit));
        }
        formula.end();
    }

    /** Writes which cases and sets go together. */
    private void fitSets(int[] setLiterals) {
        for (int i = 0; i < caseLiterals.length; i++) {
            formula.or(-caseLiterals[i]);
            for (int j = 0; j < sets.length; j++) {
                formula.or(fit(i, sets[j]) ? setLiterals[j] : RuleFormula.FALSE);
            }
            formula.or(fitting.get(i).length == sets.length ? RuleFormula.TRUE : RuleFormula.FALSE);
            formula.end();
        }
        for (int j = 0; j < sets.length; j++) {
            long set = sets[j];
            needCase(-setLiterals[j], i -> fit(i, set));
        }
    }

    private boolean fit(int index, long set) {
        return Arrays.binarySearch(fitting.get(index), set) >= 0;
    }
}
