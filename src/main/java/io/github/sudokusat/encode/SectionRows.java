package io.github.sudokusat.encode;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rows of a section: a variable for each case and each set that it can take, exactly one of which is 1. It implies the restrictions of its case,
 * and that the digits of its set are in the cells that the case selects.
 */
final class SectionRows {

    private final Section section;
    private final RowMaker rows;
    private final long[] open;

    /** A case with the sets that it can take; the variables of the sets follow each other. */
    private static final class Choice {

        private final Section.Case one;
        private final long[] sets;
        private final int first;

        Choice(Section.Case one, long[] sets, int first) {
            this.one = one;
            this.sets = sets;
            this.first = first;
        }
    }

    private SectionRows(Section section, RowMaker rows) {
        this.section = section;
        this.rows = rows;
        this.open = new long[section.size()];
        Arrays.setAll(open, i -> rows.digits(section.cell(i)));
    }

    static void add(Section section, RowMaker rows) {
        SectionRows walk = new SectionRows(section, rows);
        for (Choice choice : walk.choose()) {
            if (!rows.isStopped()) {
                walk.restrict(choice);
                walk.select(choice);
            }
        }
    }

    private List<Choice> choose() {
        List<Choice> choices = new ArrayList<>();
        rows.row();
        for (Section.Case one : section.cases()) {
            long[] sets = isOpen(one) ? setsOf(one) : new long[0];
            if (sets.length > 0) {
                choices.add(new Choice(one, sets, rows.variables() + 1));
                for (int i = 0; i < sets.length; i++) {
                    rows.add(1, rows.newVariable());
                }
            }
        }
        rows.choice();
        return choices;
    }

    private boolean isOpen(Section.Case one) {
        for (int i = 0; i < open.length; i++) {
            if ((one.digits(i) & open[i]) == 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean selects(Section.Case one, int index) {
        return (one.selected() >>> index & 1) != 0;
    }

    private long[] setsOf(Section.Case one) {
        long possible = 0;
        for (int i = 0; i < open.length; i++) {
            possible |= selects(one, i) ? one.digits(i) & open[i] : 0;
        }
        long[] sets = new long[section.setCount()];
        int count = 0;
        for (int i = 0; i < sets.length; i++) {
            long set = section.set(i);
            if (Digits.count(set) == Long.bitCount(one.selected()) && (set & ~possible) == 0) {
                sets[count++] = set;
            }
        }
        return Arrays.copyOf(sets, count);
    }

    /** In the chosen case, each cell holds one of the digits that the case allows it. */
    private void restrict(Choice choice) {
        for (int i = 0; i < open.length; i++) {
            if ((open[i] & ~choice.one.digits(i)) != 0) {
                rows.row().addAll(1, section.cell(i), choice.one.digits(i));
                for (int s = 0; s < choice.sets.length; s++) {
                    rows.add(-1, choice.first + s);
                }
                rows.atLeast(0);
            }
        }
    }

    /** Each digit of the chosen set is in a cell that the case selects; there are as many digits as cells. */
    private void select(Choice choice) {
        long digits = 0;
        for (long set : choice.sets) {
            digits |= set;
        }
        for (long rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Digits.least(rest);
            rows.row();
            for (int i = 0; i < open.length; i++) {
                if (selects(choice.one, i)) {
                    rows.add(1, section.cell(i), digit);
                }
            }
            for (int s = 0; s < choice.sets.length; s++) {
                if (Digits.contains(choice.sets[s], digit)) {
                    rows.add(-1, choice.first + s);
                }
            }
            rows.atLeast(0);
        }
    }
}
