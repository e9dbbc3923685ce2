package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.Digits;

/**
 * What follows from different digits beyond the pairs, which the formula states like those of other rules: as many cells as there are digits hold
 * each of them.
 *
 * <p><b>Size.</b> A clause for each digit if there are as many cells as digits, otherwise none. No auxiliary variable.
 *
 * <p><b>Promise.</b> Together with the pairs that of a house: a digit with one place left is there.
 */
final class DifferClauses {

    private DifferClauses() {}

    static void encode(Differ differ, RuleFormula formula) {
        if (differ.size() == differ.side()) {
            long all = Digits.all(differ.side());
            Occurrences.of(differ.cells(), all, all, formula);
        }
    }
}
