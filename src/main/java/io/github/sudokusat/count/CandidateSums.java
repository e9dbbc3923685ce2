package io.github.sudokusat.count;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The counts of candidates as far as they are known, and what follows from them: in each cell, and for each digit in each house, they add up to the
 * total; digits that can be exchanged have equal counts in a cell.
 */
final class CandidateSums {

    private final Layout layout;
    private final int side;
    /** By candidate {@code cell · side + digit − 1}. */
    private final @Nullable BigInteger[] counts;
    /** The candidates of each cell, and of each digit in each house. */
    private final List<int[]> groups = new ArrayList<>();
    /** By candidate the groups that it is in. */
    private final List<List<Integer>> groupsOf = new ArrayList<>();
    /** By group the candidates whose count is not known, and the total less the known ones. */
    private final int[] unknown;

    private final BigInteger[] rest;
    private final boolean[] free;
    private final CandidateGrid candidates;
    private int known;

    /**
     * Sums of which nothing is known yet.
     *
     * @param candidates where a candidate is missing its count is 0
     * @param free by digit − 1 whether the digit can be exchanged with the other free ones
     */
    CandidateSums(CandidateGrid candidates, boolean[] free) {
        this.candidates = candidates;
        this.free = free;
        layout = candidates.layout();
        side = layout.side();
        counts = new BigInteger[layout.cellCount() * side];
        for (int i = 0; i < counts.length; i++) {
            groupsOf.add(new ArrayList<>());
        }
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            int[] group = new int[side];
            for (int digit = 0; digit < side; digit++) {
                group[digit] = cell * side + digit;
            }
            addGroup(group);
        }
        for (House house : layout.houses()) {
            for (int digit = 0; digit < side; digit++) {
                int[] group = new int[house.size()];
                for (int i = 0; i < group.length; i++) {
                    group[i] = house.cell(i) * side + digit;
                }
                addGroup(group);
            }
        }
        unknown = new int[groups.size()];
        rest = new BigInteger[groups.size()];
    }

    private void addGroup(int[] group) {
        for (int candidate : group) {
            groupsOf.get(candidate).add(groups.size());
        }
        groups.add(group);
    }

    /** Begins with the number of all solutions, which each group adds up to. */
    void begin(BigInteger total) {
        for (int group = 0; group < unknown.length; group++) {
            unknown[group] = side;
            rest[group] = total;
        }
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            for (int digit = 1; digit <= side; digit++) {
                if (!candidates.isCandidate(cell, digit)) {
                    put(cell * side + digit - 1, BigInteger.ZERO);
                }
            }
        }
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            Deque<Integer> fresh = new ArrayDeque<>();
            shareAmongFree(cell, fresh);
            follow(fresh);
        }
    }

    /** Notes a count, and all that follows from it. */
    void put(int candidate, BigInteger count) {
        Deque<Integer> fresh = new ArrayDeque<>();
        set(candidate, count, fresh);
        follow(fresh);
    }

    private void follow(Deque<Integer> fresh) {
        while (!fresh.isEmpty()) {
            int next = fresh.pop();
            int cell = next / side;
            if (free[next % side]) {
                for (int digit = 0; digit < side; digit++) {
                    if (free[digit]) {
                        set(cell * side + digit, count(next), fresh);
                    }
                }
            }
            shareAmongFree(cell, fresh);
            for (int group : groupsOf.get(next)) {
                if (unknown[group] == 1) {
                    set(lastOf(group), rest[group], fresh);
                }
            }
        }
    }

    /** Where only digits that can be exchanged are left in a cell, each has an equal share of what is left. */
    private void shareAmongFree(int cell, Deque<Integer> fresh) {
        int left = 0;
        for (int digit = 0; digit < side; digit++) {
            if (counts[cell * side + digit] == null) {
                if (!free[digit]) {
                    return;
                }
                left++;
            }
        }
        if (left == 0) {
            return;
        }
        // The groups of the cells come first.
        BigInteger share = rest[cell].divide(BigInteger.valueOf(left));
        for (int digit = 0; digit < side; digit++) {
            set(cell * side + digit, share, fresh);
        }
    }

    private void set(int candidate, BigInteger count, Deque<Integer> fresh) {
        if (counts[candidate] != null) {
            return;
        }
        counts[candidate] = count;
        known++;
        for (int group : groupsOf.get(candidate)) {
            unknown[group]--;
            rest[group] = rest[group].subtract(count);
        }
        fresh.push(candidate);
    }

    private int lastOf(int group) {
        for (int candidate : groups.get(group)) {
            if (counts[candidate] == null) {
                return candidate;
            }
        }
        throw new IllegalStateException("group " + group + " has no candidate left");
    }

    /** A candidate whose count is not known, in a group with as few of them as can be, or −1 if all are known. */
    int next() {
        int best = -1;
        for (int group = 0; group < unknown.length; group++) {
            if (unknown[group] > 0 && (best < 0 || unknown[group] < unknown[best])) {
                best = group;
            }
        }
        return best < 0 ? -1 : lastOf(best);
    }

    int known() {
        return known;
    }

    int size() {
        return counts.length;
    }

    private BigInteger count(int candidate) {
        BigInteger count = counts[candidate];
        if (count == null) {
            throw new IllegalStateException("the count of candidate " + candidate + " is not known");
        }
        return count;
    }

    /** All counts, which are known. */
    List<BigInteger> counts() {
        List<BigInteger> all = new ArrayList<>(counts.length);
        for (int candidate = 0; candidate < counts.length; candidate++) {
            all.add(count(candidate));
        }
        return all;
    }
}
