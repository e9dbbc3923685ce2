package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjLongConsumer;

/** One of several cases applies, with one of the sets that it allows: leaves what some case leaves. */
final class SectionFilter extends Filter {

    private final Section section;
    /** For each case the sets that it allows. */
    private final long[][] sets;
    /** All digits if the cells hold each of them; else 0. */
    private final long whole;

    SectionFilter(String rule, Section section) {
        this(rule, section, setsOfCases(section));
    }

    private SectionFilter(String rule, Section section, long[][] sets) {
        super(rule, false, section.cells());
        this.section = section;
        this.sets = sets;
        whole = cells.length == section.side() ? Digits.all(section.side()) : 0;
    }

    private static long[][] setsOfCases(Section section) {
        long[][] ofSize = new long[section.size() + 1][];
        for (int size = 0; size < ofSize.length; size++) {
            ofSize[size] = setsOfSize(section, size);
        }
        return section.cases().stream()
                .map(one -> ofSize[Long.bitCount(one.selected())])
                .toArray(long[][]::new);
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
        for (int index = 0; index < sets.length; index++) {
            if (support.isFull()) {
                return true;
            }
            support.fitting(index, (one, set) -> {});
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
        for (int index = 0; index < sets.length; index++) {
            support.fitting(index, (one, set) -> add(choices, new Choice(selected(one), set, support.ends(one))));
        }
        return choices;
    }

    /** Adds a choice, or to one that is like it what its ends may be besides. */
    private static void add(List<Choice> choices, Choice choice) {
        for (int i = 0; i < choices.size(); i++) {
            Choice other = choices.get(i);
            if (other.isLike(choice)) {
                Map<Integer, Long> ends = new LinkedHashMap<>(other.ends());
                choice.ends().forEach((cell, digits) -> ends.merge(cell, digits, (a, b) -> a | b));
                choices.set(i, new Choice(other.cells(), other.digits(), ends));
                return;
            }
        }
        choices.add(choice);
    }

    private List<Integer> selected(Section.Case one) {
        List<Integer> selected = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            if (Support.isSelected(one, i)) {
                selected.add(cells[i]);
            }
        }
        return selected;
    }

    @Override
    public Filter among(List<Choice> told) {
        long[][] some = new long[sets.length][];
        for (int index = 0; index < some.length; index++) {
            List<Integer> selected = selected(section.cases().get(index));
            some[index] = Arrays.stream(sets[index])
                    .filter(set -> told.stream()
                            .anyMatch(choice ->
                                    choice.digits() == set && choice.cells().containsAll(selected)))
                    .toArray();
        }
        return new SectionFilter(rule(), section, some);
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

        /** Finds the sets that a case allows; adds what they leave to each cell. */
        void fitting(int index, ObjLongConsumer<Section.Case> found) {
            Section.Case one = section.cases().get(index);
            long union = 0;
            for (int i = 0; i < limited.length; i++) {
                limited[i] = open[i] & one.digits(i);
                if (limited[i] == 0) {
                    return;
                }
                union |= isSelected(one, i) ? limited[i] : 0;
            }
            for (long set : sets[index]) {
                if ((set & ~union) == 0 && fits(one, set)) {
                    for (int i = 0; i < kept.length; i++) {
                        kept[i] |= work[i];
                    }
                    found.accept(one, set);
                }
            }
        }

        /** The cells around those that a case selects: they hold its least and its greatest digit. */
        Map<Integer, Long> ends(Section.Case one) {
            long all = 0;
            for (int i = 0; i < cells.length; i++) {
                all |= one.digits(i);
            }
            Map<Integer, Long> ends = new LinkedHashMap<>();
            for (int i = 0; i < cells.length; i++) {
                if (!isSelected(one, i) && one.digits(i) == (Long.lowestOneBit(all) | Long.highestOneBit(all))) {
                    ends.put(cells[i], work[i]);
                }
            }
            return ends;
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
