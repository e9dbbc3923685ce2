package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import java.util.Arrays;
import java.util.List;

/**
 * Which of some almost locked sets go together with one of them: those that have a restricted common digit with it, and those that have a victim in
 * common. Tells it of all sets at once, by sets of almost locked sets, each of which is a bit, so that no pair is looked at in vain.
 */
public final class AlsPairs {

    /** Longs of a set of almost locked sets. */
    public final int words;

    private final Position position;
    private final List<Als> sets;
    /** The sets whose places of a digit all see a cell that has it, from {@code (cell · side + digit) · words} on. */
    private final long[] seeing;

    /** Looks at all sets; not to be used if the collector says that the computation is stopped. */
    public AlsPairs(Position position, List<Als> sets, StepCollector collector) {
        this.position = position;
        this.sets = sets;
        words = (sets.size() + Long.SIZE - 1) / Long.SIZE;
        seeing = new long[position.digits.length * position.side * words];
        for (int i = 0; i < sets.size() && !collector.isStoppedNow(); i++) {
            Als set = sets.get(i);
            for (long left = set.digits; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                for (int w = 0; w < position.words; w++) {
                    long seen = set.seen[digit * position.words + w] & position.planes[digit * position.words + w];
                    for (; seen != 0; seen &= seen - 1) {
                        Bits.add(seeing, base(w, seen, digit), i);
                    }
                }
            }
        }
    }

    /** Where the sets begin that see the first of some cells, of which a word is given. */
    private int base(int word, long cells, int digit) {
        return ((word * Long.SIZE + Long.numberOfTrailingZeros(cells)) * position.side + digit) * words;
    }

    /** Writes the sets with which one has a digit as a restricted common into an array. */
    void partners(int set, int digit, long[] target) {
        Arrays.fill(target, -1L);
        for (int w = 0; w < position.words; w++) {
            for (long left = sets.get(set).places[digit * position.words + w]; left != 0; left &= left - 1) {
                Bits.and(target, 0, seeing, base(w, left, digit), words);
            }
        }
    }

    /** Adds the sets with which one has a restricted common to an array, and those with which it has several of them to another. */
    public void addPartners(int set, long[] once, long[] twice) {
        long[] partners = new long[words];
        for (long left = sets.get(set).digits; left != 0; left &= left - 1) {
            partners(set, Position.first(left), partners);
            for (int w = 0; w < words; w++) {
                twice[w] |= once[w] & partners[w];
                once[w] |= partners[w];
            }
        }
    }

    /** Adds the sets to an array whose places of some digit are all seen by a candidate that also sees all its places in one set. */
    public void addThoseWithVictim(int set, long[] target) {
        Als one = sets.get(set);
        for (long left = one.digits; left != 0; left &= left - 1) {
            int digit = Position.first(left);
            for (int w = 0; w < position.words; w++) {
                long victims = one.seen[digit * position.words + w] & position.planes[digit * position.words + w];
                for (; victims != 0; victims &= victims - 1) {
                    Bits.or(target, 0, seeing, base(w, victims, digit), words);
                }
            }
        }
    }
}
