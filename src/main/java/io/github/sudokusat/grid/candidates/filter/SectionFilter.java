package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One of several cases applies, with one of the sets that it allows: leaves what some case leaves. */
final class SectionFilter extends Filter {

    private final Section section;
    /** For each number of digits the sets of that size. */
    private final long[][] sets;
    /** All digits if the cells hold each of them; else 0. */
    private final long whole;

    SectionFilter(String rule, Section section) {
        super(rule, false, section.cells());
        this.section = section;
        sets = new long[cells.length + 1][];
        for (int size = 0; size <= cells.length; size++) {
            sets[size] = setsOfSize(section, size);
        }
        whole = cells.length == section.side() ? Digits.all(section.side()) : 0;
    }

    private static long[] setsOfSize(Section section, int size) {
        long[] found = new long[section.setCount()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            if (Digits.count(section.set(i)) == size) {
                found[count++] = section.set(i);
            }
        }
        return Arrays.copyOf(found, count);
    }

    @Override
    public boolean narrow(long[] masks) {
        Support support = new Support(masks);
        for (Section.Case one : section.cases()) {
            if (support.isFull()) {
                return true;
            }
            support.fitting(one);
        }
        for (int i = 0; i < cells.length; i++) {
            masks[cells[i]] = support.kept[i];
        }
        return support.kept[0] != 0;
    }

    @Override
    public List<Choice> choices(long[] masks) {
        List<Choice> choices = new ArrayList<>();
        Support support = new Support(masks);
        for (Section.Case one : section.cases()) {
            List<Integer> selected = new ArrayList<>();
            for (int i = 0; i < cells.length; i++) {
                if (Support.isSelected(one, i)) {
                    selected.add(cells[i]);
                }
            }
            for (long set : support.fitting(one)) {
                choices.add(new Choice(selected, set));
            }
        }
        return choices;
    }

    @Override
    public long cost() {
        return (long) section.cases().size() * section.setCount() * cells.length;
    }

    /** The digits that some case leaves to each cell. */
    private final class Support {

        final long[] kept = new long[cells.length];
        private final long[] open = new long[cells.length];
        private final long[] limited = new long[cells.length];
        private final long[] work = new long[cells.length];
        private final long[] inner = new long[cells.length];

        Support(long[] masks) {
            for (int i = 0; i < open.length; i++) {
                open[i] = masks[cells[i]];
            }
        }

        boolean isFull() {
            return Arrays.equals(kept, open);
        }

        /** The sets that a case allows; adds what they leave to each cell. */
        long[] fitting(Section.Case one) {
            long union = 0;
            for (int i = 0; i < limited.length; i++) {
                limited[i] = open[i] & one.digits(i);
                if (limited[i] == 0) {
                    return new long[0];
                }
                union |= isSelected(one, i) ? limited[i] : 0;
            }
            long[] some = sets[Long.bitCount(one.selected())];
            long[] fitting = new long[some.length];
            int count = 0;
            for (long set : some) {
                if ((set & ~union) == 0 && fits(one, set)) {
                    fitting[count++] = set;
                    for (int i = 0; i < kept.length; i++) {
                        kept[i] |= work[i];
                    }
                }
            }
            return Arrays.copyOf(fitting, count);
        }

        private static boolean isSelected(Section.Case one, int index) {
            return (one.selected() >>> index & 1) != 0;
        }

        private boolean fits(Section.Case one, long set) {
            int size = 0;
            for (int i = 0; i < work.length; i++) {
                boolean isSelected = isSelected(one, i);
                work[i] = limited[i] & (isSelected ? set : ~set);
                if (work[i] == 0) {
                    return false;
                }
                if (isSelected) {
                    inner[size++] = work[i];
                }
            }
            return whole != 0 ? DistinctCells.narrow(whole, work, work.length) : fitsInside(one, set, size);
        }

        private boolean fitsInside(Section.Case one, long set, int size) {
            if (!DistinctCells.narrow(set, inner, size)) {
                return false;
            }
            int next = 0;
            for (int i = 0; i < work.length; i++) {
                if (isSelected(one, i)) {
                    work[i] = inner[next++];
                }
            }
            return true;
        }
    }
}
