package io.github.sudokusat.generate;

import io.github.sudokusat.run.RandomStream;
import java.util.Arrays;

/**
 * Gives the clues of a solved grid in random order, until they are a minimal puzzle, or until they cannot become one because a clue is superfluous. A
 * clue that is superfluous stays so, whatever is added; so this finds the orders of which some beginning is a minimal puzzle.
 *
 * <p>Most orders end after some 23 clues, when one of them is seen to follow from others as a single. Of the rest, most do not hit a known
 * unavoidable set, so they are not proper yet and go on. The solver is asked once in some 70 orders.
 *
 * <p>{@value #BRANCHES} orders, the <em>branches</em>, have the same {@value #STEM} cells at the beginning, the <em>stem</em>, and differ in the next
 * cell. Every order of 81 cells is equally probable for each of them.
 */
final class RandomPrefixes {

    /** The number of cells that the branches of a stem share. */
    static final int STEM = 20;

    /** The number of orders that share a stem. */
    static final int BRANCHES = 16;

    private static final int CELLS = 81;
    /** All clues are examined for singles when their number is a multiple of this one, from the stem on. */
    private static final int STEP = 4;

    private static final int WORDS = UnavoidableSets.WORDS;

    /** How far an order has come. */
    private enum Outcome {
        /** The clues are a minimal puzzle. */
        MINIMAL,
        /** A clue is superfluous. */
        SUPERFLUOUS,
        /** There are as many clues as were wanted, and neither of the others is known. */
        OPEN
    }

    private final RandomStream random;
    private final ClueSet clues = new ClueSet();
    private final UnavoidableSets sets = new UnavoidableSets();
    private final ClueChecks checks = new ClueChecks(clues, sets);
    /** The cells; an order has reached the index that is the number of clues. */
    private final int[] order = new int[CELLS];
    /** The unavoidable sets to be hit by the clues that are to come, three ints each. */
    private int[] open = new int[64 * WORDS];

    private int openEnd;
    private Outcome ofStem = Outcome.SUPERFLUOUS;
    /** The number of branches tried. */
    private int branches = BRANCHES;
    /** The first cells of these, after the stem. */
    private final boolean[] tried = new boolean[CELLS];

    /** Takes the orders from random numbers. There is no grid yet. */
    RandomPrefixes(RandomStream random) {
        this.random = random;
        for (int cell = 0; cell < CELLS; cell++) {
            order[cell] = cell;
        }
    }

    /** Starts with a solved grid, of digits from 1. */
    void fill(byte[] digits) {
        clues.fill(digits);
        sets.fill(digits);
        branches = BRANCHES;
    }

    /** The clues that were given last. */
    ClueSet clues() {
        return clues;
    }

    /**
     * Tries the next order. If the stem itself is a minimal puzzle, only the first one of its branches counts.
     *
     * @return whether the clues are a minimal puzzle
     */
    boolean tryNext() {
        if (branches == BRANCHES) {
            branches = 1;
            drawStem();
            return ofStem == Outcome.MINIMAL || (ofStem == Outcome.OPEN && tryBranch());
        }
        branches++;
        return ofStem == Outcome.OPEN && tryBranch();
    }

    private void drawStem() {
        clues.shrink(0);
        Arrays.fill(tried, false);
        listOpenSets();
        ofStem = grow(STEM);
        listOpenSets();
    }

    private boolean tryBranch() {
        clues.shrink(STEM);
        int cell = draw(STEM);
        while (tried[cell]) {
            cell = draw(STEM);
        }
        tried[cell] = true;
        return give(cell) && grow(CELLS) == Outcome.MINIMAL;
    }

    /** Gives clues until there are {@code most}, or the outcome is known. */
    private Outcome grow(int most) {
        int next = 0;
        while (true) {
            while (next < openEnd && clues.hits(open, next)) {
                next += WORDS;
            }
            if (next == openEnd) {
                if (clues.hasSingle()) {
                    return Outcome.SUPERFLUOUS;
                }
                if (checks.isProper()) {
                    return checks.isMinimal() ? Outcome.MINIMAL : Outcome.SUPERFLUOUS;
                }
                addOpenSet(checks.difference(), 0);
            }
            if (clues.size() == most) {
                return Outcome.OPEN;
            }
            if (!give(draw(clues.size()))) {
                return Outcome.SUPERFLUOUS;
            }
        }
    }

    /** Gives a clue. Returns false if it or another one is seen to be superfluous. */
    private boolean give(int cell) {
        if (clues.isSingle(cell)) {
            return false;
        }
        clues.add(cell);
        return clues.size() % STEP != 0 || clues.size() < STEM || !clues.hasSingle();
    }

    /** Draws the cell at an index of the order from those that are not before it. */
    private int draw(int index) {
        int chosen = index + random.nextInt(CELLS - index);
        int cell = order[chosen];
        order[chosen] = order[index];
        order[index] = cell;
        return cell;
    }

    private void listOpenSets() {
        int[] words = sets.words();
        openEnd = 0;
        for (int at = 0; at < sets.size() * WORDS; at += WORDS) {
            if (!clues.hits(words, at)) {
                addOpenSet(words, at);
            }
        }
    }

    private void addOpenSet(int[] words, int at) {
        if (openEnd == open.length) {
            open = Arrays.copyOf(open, 2 * openEnd);
        }
        System.arraycopy(words, at, open, openEnd, WORDS);
        openEnd += WORDS;
    }
}
