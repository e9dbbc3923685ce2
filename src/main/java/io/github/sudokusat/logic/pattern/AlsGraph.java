package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import java.util.List;

/** Which almost locked sets have a restricted common digit, by digit. */
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
        AlsPairs pairs = new AlsPairs(position, sets, collector);
        words = pairs.words;
        partners = new long[sets.size() * side * words];
        long[] some = new long[words];
        for (int i = 0; i < sets.size() && !collector.isStoppedNow(); i++) {
            for (long left = sets.get(i).digits; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                pairs.partners(i, digit, some);
                System.arraycopy(some, 0, partners, base(i, digit), words);
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
