package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Rank;
import java.util.List;

/**
 * The rank of a line: on each edge one line begins with the digit and is less or not. Lines that are what too many or too few are do not begin with it,
 * and one that does keeps, at the first place where it may differ, the digits with which it can be what it must be.
 */
final class RankFilter extends Filter {

    private static final int LESS = 1;
    /** Also equal, where lines may be. */
    private static final int GREATER = 2;

    private static final int EITHER = LESS | GREATER;

    private final int[] own;
    /** For each edge its lines. */
    private final int[][][] edges;
    /** For each of them what it may be at all. */
    private final int[][] known;

    private final long digit;
    private final int less;
    private final boolean mayTie;

    /**
     * Creates a filter.
     *
     * @param others ranks that hold as well; those with the same digit say what their lines are
     */
    RankFilter(String rule, Rank rank, List<Rank> others) {
        super(rule, false, Cells.distinct(rank.cells()));
        own = rank.own();
        edges = new int[rank.edgeCount()][][];
        known = new int[edges.length][];
        for (int e = 0; e < edges.length; e++) {
            edges[e] = rank.lines(e);
            known[e] = new int[edges[e].length];
            for (int i = 0; i < known[e].length; i++) {
                known[e][i] = known(edges[e][i], rank, others);
            }
        }
        digit = Digits.of(rank.digit());
        less = rank.less();
        mayTie = rank.mayTie();
    }

    private static int known(int[] line, Rank rank, List<Rank> others) {
        int known = EITHER;
        for (Rank other : others) {
            if (other.isOf(line)) {
                known &= other.isLessThan(rank) ? LESS : EITHER;
                known &= rank.isLessThan(other) ? GREATER : EITHER;
            }
        }
        return known;
    }

    @Override
    public boolean narrow(long[] masks) {
        if ((masks[own[0]] & digit) == 0) {
            return false;
        }
        int[] kinds = new int[edges.length];
        int least = 0;
        int most = 0;
        for (int e = 0; e < edges.length; e++) {
            kinds[e] = exclude(masks, e, EITHER);
            if (kinds[e] == 0) {
                return false;
            }
            least += kinds[e] == LESS ? 1 : 0;
            most += kinds[e] != GREATER ? 1 : 0;
        }
        if (less < least || less > most) {
            return false;
        }
        for (int e = 0; e < edges.length; e++) {
            if (kinds[e] == EITHER && least < most && (less == least || less == most)) {
                kinds[e] = exclude(masks, e, less == least ? GREATER : LESS);
            }
            if (kinds[e] == 0 || (kinds[e] != EITHER && !order(masks, e, kinds[e]))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Removes the digit from the first cells of lines that cannot be what they may be.
     *
     * @return what a line of the edge may be; 0 if there is none
     */
    private int exclude(long[] masks, int edge, int allowed) {
        int any = 0;
        for (int i = 0; i < edges[edge].length; i++) {
            int[] line = edges[edge][i];
            if ((masks[line[0]] & digit) != 0) {
                int kind = compare(masks, line) & known[edge][i] & allowed;
                any |= kind;
                if (kind == 0) {
                    masks[line[0]] &= ~digit;
                    if (masks[line[0]] == 0) {
                        return 0;
                    }
                }
            }
        }
        return any;
    }

    /** What a line may be if it begins with the digit. */
    private int compare(long[] masks, int[] line) {
        int kind = 0;
        long open = ~digit;
        for (int i = 1; i < line.length; i++) {
            long one = masks[line[i]] & open;
            long other = masks[own[i]] & open;
            if (one == 0 || other == 0) {
                return kind;
            }
            if (line[i] != own[i]) {
                kind |= Digits.least(one) < Digits.greatest(other) ? LESS : 0;
                kind |= Digits.greatest(one) > Digits.least(other) ? GREATER : 0;
            }
            long common = one & other;
            if (kind == EITHER || common == 0) {
                return kind;
            }
            open &= isSingle(common) ? ~common : -1L;
        }
        return mayTie ? kind | GREATER : kind;
    }

    private static boolean isSingle(long mask) {
        return (mask & (mask - 1)) == 0;
    }

    /** Where only one line of an edge may begin with the digit, restricts it and the own line to the digits with which it is what it must be. */
    private boolean order(long[] masks, int edge, int kind) {
        int[] only = null;
        for (int[] line : edges[edge]) {
            if ((masks[line[0]] & digit) != 0) {
                if (only != null) {
                    return true;
                }
                only = line;
            }
        }
        if (only == null) {
            return false;
        }
        masks[only[0]] = digit;
        return kind == LESS ? order(masks, only, own, false) : order(masks, own, only, mayTie);
    }

    /** Restricts a line and one that is greater, or may be equal, at the first place where they may differ. */
    private static boolean order(long[] masks, int[] low, int[] high, boolean mayTie) {
        for (int i = 1; i < low.length; i++) {
            masks[low[i]] &= Digits.all(Digits.greatest(masks[high[i]]));
            if (masks[low[i]] == 0) {
                return false;
            }
            masks[high[i]] &= -1L << (Digits.least(masks[low[i]]) - 1);
            if (masks[high[i]] == 0) {
                return false;
            }
            if (masks[low[i]] != masks[high[i]] || !isSingle(masks[low[i]])) {
                return true;
            }
        }
        return mayTie;
    }

    @Override
    public long cost() {
        return 4L * cells.length * own.length;
    }
}
