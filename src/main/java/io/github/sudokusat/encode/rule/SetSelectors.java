package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;

/**
 * Literals that say which of some sets the digits of some cells make.
 *
 * <p><b>Idea.</b> With p<sub>d</sub> for <i>d occurs</i>, the selector of a set says that exactly its digits do: {@code y_S → p_d} for its digits and
 * {@code y_S → ¬p_d} for the others. Some set is selected. A digit that occurs, or does not, needs a set that allows it: {@code p_d → ∨ y_S} over the
 * sets with it, {@code ¬p_d → ∨ y_S} over the sets without it. If only one set has a digit, or lacks it, then that literal is its selector; the
 * selectors of two sets are opposite literals.
 *
 * <p><b>Size.</b> For s ≥ 3 sets and m digits whose occurrence is open: at most {@code s} variables and {@code s·m + 2·m + 1} clauses, fewer by those
 * that hold anyway. For two sets, no variable and {@code 2·m − 2} clauses; for one set, no clause, because no occurrence is open; for none, the empty
 * clause.
 *
 * <p><b>Promise.</b> Unit propagation rules out the sets that the p<sub>d</sub> contradict, and decides each p<sub>d</sub> about which the other sets
 * agree. Once all p<sub>d</sub> are decided, so are the selectors.
 */
final class SetSelectors {

    private final int[] occurs;
    private final long[] sets;
    private final RuleFormula formula;

    private SetSelectors(int[] occurs, long[] sets, RuleFormula formula) {
        this.occurs = occurs;
        this.sets = sets;
        this.formula = formula;
    }

    /**
     * Writes the clauses.
     *
     * @param occurs for each digit, at index digit − 1, the literal that it occurs
     * @param sets the sets, each once
     * @param formula takes the clauses
     * @return for each set the literal that its digits occur and no others
     */
    static int[] of(int[] occurs, long[] sets, RuleFormula formula) {
        return new SetSelectors(occurs, sets, formula).select();
    }

    private int[] select() {
        int[] selectors = selectors();
        for (int i = 0; i < sets.length; i++) {
            for (int digit = 1; digit <= occurs.length; digit++) {
                int literal = occurs[digit - 1];
                formula.add(-selectors[i], Digits.contains(sets[i], digit) ? literal : -literal);
            }
        }
        formula.add(selectors);
        for (int digit = 1; digit <= occurs.length && sets.length > 2; digit++) {
            if (needsSupport(occurs[digit - 1], selectors)) {
                support(-occurs[digit - 1], digit, true, selectors);
                support(occurs[digit - 1], digit, false, selectors);
            }
        }
        return selectors;
    }

    private int[] selectors() {
        int[] selectors = new int[sets.length];
        for (int i = 0; i < sets.length; i++) {
            boolean isOther = i == 1 && sets.length == 2;
            selectors[i] = isOther ? -selectors[0] : sets.length == 1 ? RuleFormula.TRUE : selector(sets[i]);
        }
        return selectors;
    }

    /** A literal that only one set can have: that of a digit that no other set has or lacks, otherwise a new variable. */
    private int selector(long set) {
        for (int digit = 1; digit <= occurs.length; digit++) {
            boolean isIn = Digits.contains(set, digit);
            if (Math.abs(occurs[digit - 1]) != RuleFormula.TRUE && count(digit, isIn) == 1) {
                return isIn ? occurs[digit - 1] : -occurs[digit - 1];
            }
        }
        return formula.newVariable();
    }

    private int count(int digit, boolean isIn) {
        int count = 0;
        for (int i = 0; i < sets.length && count < 2; i++) {
            count += Digits.contains(sets[i], digit) == isIn ? 1 : 0;
        }
        return count;
    }

    /** Whether an occurrence is neither decided nor a selector. */
    private static boolean needsSupport(int literal, int[] selectors) {
        return Math.abs(literal) != RuleFormula.TRUE
                && Arrays.stream(selectors).noneMatch(selector -> Math.abs(selector) == Math.abs(literal));
    }

    private void support(int unless, int digit, boolean isIn, int[] selectors) {
        formula.or(unless);
        for (int i = 0; i < sets.length; i++) {
            if (Digits.contains(sets[i], digit) == isIn) {
                formula.or(selectors[i]);
            }
        }
        formula.end();
    }
}
