package io.github.sudokusat.prove.givens;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Several solutions on one layout, and the digits that distinguish them.
 *
 * <p>For each candidate there is the set of the solutions that have it, as bits; of candidates with equal sets only one is kept, and those that all
 * solutions have are left out. To find the fewest digits that only one solution has, sets are intersected: all pairs, all triples … until a single
 * solution is left.
 */
final class SolutionFamily {

    private final List<Grid> solutions;
    private final List<Candidate> candidates = new ArrayList<>();
    /** The solutions that have each candidate, the smallest sets first. */
    private final long[][] having;

    private final int words;

    /** Creates the family of two or more solutions. */
    SolutionFamily(List<Grid> solutions) {
        this.solutions = List.copyOf(solutions);
        this.words = (solutions.size() + Long.SIZE - 1) / Long.SIZE;
        this.having = distinct();
    }

    private long[][] distinct() {
        int side = solutions.get(0).layout().side();
        long[][] sets = new long[side * side * side][words];
        for (int i = 0; i < solutions.size(); i++) {
            for (int cell = 0; cell < side * side; cell++) {
                int digit = solutions.get(i).digit(cell);
                sets[cell * side + digit - 1][i / Long.SIZE] |= 1L << i;
            }
        }
        Set<List<Long>> seen = new HashSet<>();
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < sets.length; i++) {
            int size = size(sets[i]);
            if (size > 0
                    && size < solutions.size()
                    && seen.add(Arrays.stream(sets[i]).boxed().toList())) {
                kept.add(i);
            }
        }
        kept.sort(Comparator.comparingInt(i -> size(sets[i])));
        long[][] result = new long[kept.size()][];
        for (int i = 0; i < result.length; i++) {
            int candidate = kept.get(i);
            candidates.add(new Candidate(Cell.numbered(candidate / side, side), candidate % side + 1));
            result[i] = sets[candidate];
        }
        return result;
    }

    private static int size(long[] set) {
        int size = 0;
        for (long word : set) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** A digit that as few solutions as possible have, but at least one. */
    Candidate rarest() {
        return candidates.get(0);
    }

    /**
     * The fewest digits that a single solution has.
     *
     * @param most the number of digits below which to search
     * @param watch polled now and then
     * @return the digits; null if there are none, or the watch stopped the search
     */
    @Nullable
    List<Candidate> fewest(int most, Watch watch) {
        long[] all = new long[words];
        for (int i = 0; i < solutions.size(); i++) {
            all[i / Long.SIZE] |= 1L << i;
        }
        for (int count = 1; count < most && !watch.isStopped(); count++) {
            List<Candidate> digits = new ArrayList<>();
            if (isSingle(all, 0, count, digits, watch)) {
                return digits;
            }
        }
        return null;
    }

    /**
     * Whether {@code count} digits from an index on leave one of some solutions; if so, they are in the list. The recursion depth is the number of
     * digits.
     */
    private boolean isSingle(long[] left, int from, int count, List<Candidate> digits, Watch watch) {
        long[] fewer = new long[words];
        for (int i = from; i < having.length && !watch.tick(words); i++) {
            int size = 0;
            for (int w = 0; w < words; w++) {
                fewer[w] = left[w] & having[i][w];
                size += Long.bitCount(fewer[w]);
            }
            // With fewer digits no single solution is left, so each digit but the last leaves two or more.
            if (count == 1 ? size == 1 : size > 1 && isSingle(fewer, i + 1, count - 1, digits, watch)) {
                digits.add(candidates.get(i));
                return true;
            }
        }
        return false;
    }
}
