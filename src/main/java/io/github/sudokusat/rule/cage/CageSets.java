package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.ImpossibleRuleException;
import io.github.sudokusat.rule.Sums;
import java.util.Arrays;
import java.util.function.LongPredicate;

/** Cages whose digits differ and are one of the sets that fulfil a condition. */
final class CageSets {

    private CageSets() {}

    /** The digits of a rule's cells are such a set. */
    static Primitive where(CellRule rule, Layout layout, LongPredicate condition) {
        int side = layout.side();
        Sums.requireSideOfSets(rule, layout);
        requireSize(rule, side);
        int size = rule.cells().size();
        long[] sets = new long[16];
        int count = 0;
        for (long set = Digits.all(side); set != 0; set = (set - 1) & Digits.all(side)) {
            if (Digits.count(set) == size && condition.test(set)) {
                sets = count == sets.length ? Arrays.copyOf(sets, 2 * count) : sets;
                sets[count++] = set;
            }
        }
        int[] cells = rule.cells().stream().mapToInt(cell -> cell.number(side)).toArray();
        return Sums.requirePossible(rule, DigitSets.of(side, cells, Arrays.copyOf(sets, count)), layout.values());
    }

    /** Rejects more cells than digits. */
    static void requireSize(CellRule rule, int side) {
        if (rule.cells().size() > side) {
            throw new ImpossibleRuleException(
                    rule.name() + " has " + rule.cells().size() + " cells, but there are only " + side + " digits");
        }
    }
}
