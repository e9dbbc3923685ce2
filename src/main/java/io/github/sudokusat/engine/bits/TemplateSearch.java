package io.github.sudokusat.engine.bits;

import static io.github.sudokusat.engine.bits.StateLayout.DIGITS;
import static io.github.sudokusat.engine.bits.StateLayout.OPEN;

/**
 * Enumerates the solutions of a position by templates: one for each digit, no two of them with a cell in common.
 *
 * <p>At each level the digit with the fewest templates left takes them one after another, and of the other digits' templates only those without a
 * common cell are kept. If a position has many solutions, that is several times as fast as continuing with the rules of Sudoku.
 */
final class TemplateSearch {

    /** Positions with more candidates in open cells than this have too many templates; 200 was slower, 400 no faster. */
    private static final int MOST_CANDIDATES = 300;

    private final BandTemplates templates = new BandTemplates();

    /** By level, the templates that are left, digit by digit, and where those of each digit begin and end. */
    private final long[][] lists = new long[DIGITS][BandTemplates.MOST];

    private final int[][] starts = new int[DIGITS][DIGITS];
    private final int[][] ends = new int[DIGITS][DIGITS];
    /** By level: the digits that have no template yet, the digit whose turn it is, the next of its templates, and the one taken. */
    private final int[] digitsLeft = new int[DIGITS];

    private final int[] digitAt = new int[DIGITS];
    private final int[] untried = new int[DIGITS];
    private final long[] taken = new long[DIGITS];
    private int level;

    /** The digits of the solution requested last, and how many levels have not changed since; −1 if the settled cells have. */
    private final byte[] text = new byte[BitSolver.CELLS];

    private int unchanged = -1;

    private boolean exhausted = true;
    private long choices;
    private long deadEnds;

    /** Begins with a position to which all rules have been applied. Returns false, and stays exhausted, if it has too many templates. */
    boolean begin(int[] position) {
        exhausted = true;
        choices = 0;
        deadEnds = 0;
        unchanged = -1;
        if (candidates(position) > MOST_CANDIDATES || !templates.number(position)) {
            return false;
        }
        int digits = 0;
        int end = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            starts[0][digit] = end;
            end = templates.list(position, digit, lists[0], end);
            if (end < 0) {
                return false;
            }
            ends[0][digit] = end;
            if (!isSettled(position, digit)) {
                digits |= 1 << digit;
            }
        }
        level = 0;
        turnTo(digits);
        exhausted = false;
        return true;
    }

    private static int candidates(int[] position) {
        int candidates = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            candidates += Integer.bitCount(position[digit] & position[OPEN])
                    + Integer.bitCount(position[digit + 9] & position[OPEN + 1])
                    + Integer.bitCount(position[digit + 18] & position[OPEN + 2]);
        }
        return candidates;
    }

    private static boolean isSettled(int[] position, int digit) {
        int open = (position[digit] & position[OPEN])
                | (position[digit + 9] & position[OPEN + 1])
                | (position[digit + 18] & position[OPEN + 2]);
        return open == 0;
    }

    /** At the current level, gives the turn to the digit with the fewest templates. */
    private void turnTo(int digits) {
        int[] start = starts[level];
        int[] end = ends[level];
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int count = end[digit] - start[digit];
            if (count < fewest) {
                fewest = count;
                best = digit;
            }
        }
        digitsLeft[level] = digits & ~(1 << best);
        digitAt[level] = best;
        untried[level] = start[best];
    }

    /** Searches for further solutions; parameters and result are as for {@link BitSolver#advance}. A choice is a template taken. */
    long advance(long maxSolutions, long maxChoices) {
        long found = 0;
        long lastChoice = choices + Math.min(maxChoices, Long.MAX_VALUE - choices);
        while (found < maxSolutions && choices < lastChoice) {
            int next = untried[level];
            if (next == ends[level][digitAt[level]]) {
                if (level == 0) {
                    exhausted = true;
                    return found;
                }
                level--;
                continue;
            }
            untried[level] = next + 1;
            long template = lists[level][next];
            taken[level] = template;
            unchanged = Math.min(unchanged, level);
            choices++;
            int others = digitsLeft[level];
            if (others == 0) {
                found++;
            } else if (keep(template, others)) {
                level++;
                turnTo(others);
                found += countPairs(maxSolutions - found, lastChoice);
            } else {
                deadEnds++;
            }
        }
        return found;
    }

    /** Lists for the next level the templates that have no cell in common with the given one. Returns false if a digit has none left. */
    private boolean keep(long template, int digits) {
        long[] from = lists[level];
        long[] to = lists[level + 1];
        int[] start = starts[level];
        int[] end = ends[level];
        int[] newStart = starts[level + 1];
        int[] newEnd = ends[level + 1];
        int n = 0;
        for (int left = digits; left != 0; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            int before = n;
            for (int i = start[digit]; i < end[digit]; i++) {
                long other = from[i];
                to[n] = other;
                n += (other & template) == 0 ? 1 : 0;
            }
            if (n == before) {
                return false;
            }
            newStart[digit] = before;
            newEnd[digit] = n;
        }
        return true;
    }

    /**
     * If two digits are left, counts the pairs of their templates without a common cell, each of which is a solution, and goes back, unless the last
     * solution wanted or the last choice is among them.
     */
    private long countPairs(long maxSolutions, long lastChoice) {
        int others = digitsLeft[level];
        if (others == 0 || (others & (others - 1)) != 0) {
            return 0;
        }
        long[] list = lists[level];
        int last = Integer.numberOfTrailingZeros(others);
        int lastStart = starts[level][last];
        int lastEnd = ends[level][last];
        int start = untried[level];
        int end = ends[level][digitAt[level]];
        int pairs = 0;
        int alone = 0;
        for (int i = start; i < end; i++) {
            long template = list[i];
            int before = pairs;
            for (int k = lastStart; k < lastEnd; k++) {
                pairs += (list[k] & template) == 0 ? 1 : 0;
            }
            alone += pairs == before ? 1 : 0;
        }
        int needed = end - start + pairs;
        if (pairs >= maxSolutions || needed >= lastChoice - choices) {
            return 0;
        }
        choices += needed;
        deadEnds += alone;
        level--;
        return pairs;
    }

    /** Whether all solutions have been found. */
    boolean isExhausted() {
        return exhausted;
    }

    /** The number of templates taken since {@link #begin}. */
    long choices() {
        return choices;
    }

    /** The number of templates taken since {@link #begin} that left another digit without one. */
    long deadEnds() {
        return deadEnds;
    }

    /** Writes the last solution, given the starting position; the part that it shares with the solution written before is not computed again. */
    void write(SearchStack board, byte[] out, int offset) {
        if (unchanged < 0) {
            board.write(text, 0);
            unchanged = 0;
        }
        for (int i = unchanged; i <= level; i++) {
            templates.write(taken[i], (byte) ('1' + digitAt[i]), text, 0);
        }
        unchanged = level + 1;
        System.arraycopy(text, 0, out, offset, BitSolver.CELLS);
    }
}
