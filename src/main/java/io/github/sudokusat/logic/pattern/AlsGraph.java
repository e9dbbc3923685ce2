package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import java.util.List;

/** Which almost locked sets have a restricted common digit, by digit. The cost is one look at every pair of sets. */
public final class AlsGraph {

    public final List<Als> sets;
    /** Longs of a set of almost locked sets. */
    public final int words;
    /** The sets with which set i has the restricted common digit d, from {@code (i · side + d) · words} on. */
    private final long[] partners;

    private final int side;

    public AlsGraph(Position position, List<Als> sets, StepCollector collector) {
        this.sets = sets;
        side = position.side;
        words = (sets.size() + Long.SIZE - 1) / Long.SIZE;
        partners = new long[sets.size() * side * words];
        for (int i = 1; i < sets.size(); i++) {
            for (int j = 0; j < i && !collector.isStopped(); j++) {
                long common = AlmostLockedSets.restrictedCommons(sets.get(i), sets.get(j), position.words);
                for (long left = common; left != 0; left &= left - 1) {
                    int digit = Position.first(left);
                    Bits.add(partners, base(i, digit), j);
                    Bits.add(partners, base(j, digit), i);
                }
            }
        }
    }

    private int base(int set, int digit) {
        return (set * side + digit) * words;
    }

    /** Adds to a set of almost locked sets those that have a restricted common digit with one. */
    public void addPartners(int set, int digit, long[] target, int offset) {
        Bits.or(target, offset, partners, base(set, digit), words);
    }

    /** The first member of a set of almost locked sets that has a restricted common digit with one, or −1. */
    public int firstPartner(int set, int digit, long[] among, int offset) {
        return Bits.firstCommon(partners, base(set, digit), among, offset, words);
    }
}
