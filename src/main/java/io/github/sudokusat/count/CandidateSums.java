package io.github.sudokusat.count;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The counts of candidates as far as they are known, and those that follow from them: in each cell, and for each digit in each house, they add up to
 * the total; candidates that can be exchanged have equal counts.
 */
final class CandidateSums {

    private final Layout layout;
    private final int side;
    private final CandidateGrid candidates;
    /** By candidate {@code cell · side + digit − 1}. */
    private final @Nullable BigInteger[] counts;
    /** By candidate, those that have the same count, including itself. */
    private final int[][] equals;
    /** The candidates of each cell, and of each digit in each house. */
    private final List<int[]> groups = new ArrayList<>();
    /** By candidate, the groups that contain it. */
    private final List<List<Integer>> groupsOf = new ArrayList<>();
    /** By group, the number of candidates whose count is not known, and the total minus the known counts. */
    private final int[] unknown;

    private final BigInteger[] rest;
    private int known;

    /**
     * Sums with no known count.
     *
     * @param candidates the candidates; the count of any other is 0
     * @param exchanges by candidate, a number that is the same for candidates that can be exchanged
     */
    CandidateSums(CandidateGrid candidates, int... exchanges) {
        this.candidates = candidates;
        layout = candidates.layout();
        side = layout.side();
        counts = new BigInteger[layout.cellCount() * side];
        equals = equals(exchanges);
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

    private static int[][] equals(int... exchanges) {
        Map<Integer, List<Integer>> members = new HashMap<>();
        for (int candidate = 0; candidate < exchanges.length; candidate++) {
            members.computeIfAbsent(exchanges[candidate], number -> new ArrayList<>())
                    .add(candidate);
        }
        int[][] equals = new int[exchanges.length][];
        for (List<Integer> list : members.values()) {
            int[] same = list.stream().mapToInt(Integer::intValue).toArray();
            for (int candidate : same) {
                equals[candidate] = same;
            }
        }
        return equals;
    }

    private void addGroup(int[] group) {
        for (int candidate : group) {
            groupsOf.get(candidate).add(groups.size());
        }
        groups.add(group);
    }

    /** Starts with the number of all solutions, to which each group adds up. */
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
        for (int group = 0; group < unknown.length; group++) {
            Deque<Integer> fresh = new ArrayDeque<>();
            share(group, fresh);
            follow(fresh);
        }
    }

    /** Records a count, and all counts that follow from it. */
    void put(int candidate, BigInteger count) {
        Deque<Integer> fresh = new ArrayDeque<>();
        set(candidate, count, fresh);
        follow(fresh);
    }

    private void follow(Deque<Integer> fresh) {
        while (!fresh.isEmpty()) {
            for (int group : groupsOf.get(fresh.pop())) {
                share(group, fresh);
            }
        }
    }

    /** If only candidates with equal counts are left in a group, perhaps a single one, each has an equal share of the rest. */
    private void share(int group, Deque<Integer> fresh) {
        if (unknown[group] == 0) {
            return;
        }
        int last = lastOf(group);
        for (int candidate : groups.get(group)) {
            if (counts[candidate] == null && equals[candidate] != equals[last]) {
                return;
            }
        }
        set(last, rest[group].divide(BigInteger.valueOf(unknown[group])), fresh);
    }

    private void set(int candidate, BigInteger count, Deque<Integer> fresh) {
        for (int equal : equals[candidate]) {
            if (counts[equal] == null) {
                counts[equal] = count;
                known++;
                for (int group : groupsOf.get(equal)) {
                    unknown[group]--;
                    rest[group] = rest[group].subtract(count);
                }
                fresh.push(equal);
            }
        }
    }

    private int lastOf(int group) {
        for (int candidate : groups.get(group)) {
            if (counts[candidate] == null) {
                return candidate;
            }
        }
        throw new IllegalStateException("group " + group + " has no candidate left");
    }

    /** A candidate with an unknown count, in a group with the fewest of them, or −1 if all counts are known. */
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

    /** All counts, with the given bounds for those that are not known. */
    List<BigInteger> counts(List<BigInteger> bounds) {
        List<BigInteger> all = new ArrayList<>(bounds);
        for (int candidate = 0; candidate < counts.length; candidate++) {
            BigInteger count = counts[candidate];
            if (count != null) {
                all.set(candidate, count);
            }
        }
        return all;
    }
}
