package io.github.sudokusat.encode.rule;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.Negation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;

/**
 * Alternatives by a selector for each.
 *
 * <p><b>Idea.</b> A selector holds if and only if its alternative does: the clauses of the alternative are conditional on it, and those of the
 * {@linkplain Negation negation} on its opposite. The last alternative, the one that it would take most to negate, holds if no other one does. A
 * selector of an alternative that restricts one cell is a candidate, the opposite of one, or says that the cell holds one of some digits. Auxiliary
 * variables of clauses whose condition does not hold are false, unless they only say which digits cells have. Alternatives that the cells with a single candidate rule out are left out.
 *
 * <p><b>Size.</b> A variable for each alternative, for two alternatives only one; the clauses of all alternatives, and of the negations of all but one,
 * each with a further literal; for each of their auxiliary variables a clause; and, for k ≥ 3 alternatives, k clauses.
 *
 * <p><b>Promise.</b> Unit propagation finds what the last alternative demands once it knows that the others fail. The candidates determine all
 * variables if they do for each alternative by itself; but where alternatives have variables of their own, unit propagation alone need not find them.
 */
final class EitherClauses {

    private final Layout layout;
    private final RuleFormula formula;
    private final RuleClauses clauses;

    EitherClauses(Layout layout, RuleFormula formula, RuleClauses clauses) {
        this.layout = layout;
        this.formula = formula;
        this.clauses = clauses;
    }

    void encode(Either either) {
        List<List<Primitive>> open = new ArrayList<>(Negation.easiestFirst(either));
        open.removeIf(alternative -> !alternative.stream().allMatch(this::isPossible));
        if (open.isEmpty()) {
            formula.end();
            return;
        }
        List<Primitive> last = open.remove(open.size() - 1);
        int[] others = new int[open.size()];
        for (int i = 0; i < others.length; i++) {
            others[i] = selector(open.get(i), either.side());
            if (others[i] == RuleFormula.TRUE) {
                return;
            }
        }
        int any = formula.anyOf(others);
        formula.when(-any, () -> write(last));
    }

    /** Whether a primitive can hold with the digits of the cells that have no other. */
    private boolean isPossible(Primitive primitive) {
        int[] digits = primitive.cells();
        for (int i = 0; i < digits.length; i++) {
            long candidates = formula.candidates(digits[i]);
            digits[i] = Digits.count(candidates) == 1 ? Digits.least(candidates) : 0;
        }
        return primitive.isPossible(digits);
    }

    /** The literal that an alternative holds. */
    private int selector(List<Primitive> alternative, int side) {
        if (alternative.size() == 1 && alternative.get(0) instanceof DigitClause clause && clause.size() == 1) {
            return formula.isIn(clause.cell(0), clause.digits(0));
        }
        int selector = formula.newVariable();
        List<Primitive> negation = Negation.of(side, alternative, layout::mustDiffer);
        formula.when(selector, () -> write(alternative));
        formula.when(-selector, () -> write(negation));
        return selector;
    }

    private void write(List<Primitive> primitives) {
        for (Primitive primitive : primitives) {
            writePairs(primitive.differentPairs());
            primitive.accept(clauses);
        }
    }

    /** Writes the pairs that the layout's rules leave out because they need not always differ. */
    private void writePairs(int... pairs) {
        for (int i = 0; i < pairs.length; i += 2) {
            int one = pairs[i];
            int other = pairs[i + 1];
            long both = layout.mustDiffer(one, other) ? 0 : formula.candidates(one) & formula.candidates(other);
            for (; both != 0; both &= both - 1) {
                int digit = Digits.least(both);
                formula.add(-formula.literal(one, digit), -formula.literal(other, digit));
            }
        }
    }
}
