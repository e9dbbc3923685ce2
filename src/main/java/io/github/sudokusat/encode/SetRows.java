package io.github.sudokusat.encode;

import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;

/**
 * The rows of a choice among sets of digits: a variable for each set, exactly one of which is 1; and a digit is in one of the cells if the chosen set
 * has it, otherwise in none.
 */
final class SetRows {

    private SetRows() {}

    static void add(DigitSets sets, RowMaker rows) {
        long possible = 0;
        for (int i = 0; i < sets.size(); i++) {
            possible |= rows.digits(sets.cell(i));
        }
        int first = rows.variables() + 1;
        int[] indices = new int[sets.setCount()];
        int count = 0;
        rows.row();
        for (int i = 0; i < indices.length; i++) {
            if ((sets.set(i) & ~possible) == 0) {
                indices[count++] = i;
                rows.add(1, rows.newVariable());
            }
        }
        rows.choice();
        for (long rest = possible; rest != 0 && !rows.isStopped(); rest &= rest - 1) {
            int digit = Digits.least(rest);
            rows.row();
            for (int i = 0; i < sets.size(); i++) {
                rows.add(1, sets.cell(i), digit);
            }
            for (int i = 0; i < count; i++) {
                if (Digits.contains(sets.set(indices[i]), digit)) {
                    rows.add(-1, first + i);
                }
            }
            rows.exactly(0);
        }
    }
}
