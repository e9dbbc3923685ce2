package io.github.sudokusat.count;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The ways to fill the cells of a layout's rules and added houses, such as two diagonals, so that these are obeyed. Each way is a puzzle without rules,
 * whose solutions a contraction counts, however many there are; the solutions of all ways together are those of the puzzle.
 *
 * <p>Ways that are isomorphic without the rules have equally many solutions, so there is one puzzle for each class of them; those of the empty grid with
 * two diagonals are 4,752 apart from the names of digits, in 74 classes. If the rules are nothing but houses and pairs that must differ, the digits that
 * are not given can be exchanged, and of those that have not been placed the first alone is tried.
 */
final class RuleFillings {

    /** The most classes; beyond, searching through the ways would take longer than counting them would save. */
    static final int MOST = 20_000;

    /** The most cells of rules, about half of a grid; the ways to fill more are too many unless a search gets through them all. */
    private static final int MOST_CELLS = 40;

    private final CandidateGrid start;
    private final Layout base;
    private final Grid givens;
    private final BitSet cells;
    private final boolean areDigitsAlike;
    private final int most;
    private final Watch watch;
    /** By the least of isomorphic puzzles how many there are. */
    private final Map<Grid, BigInteger> classes = new LinkedHashMap<>();

    private RuleFillings(Grid puzzle, int most, Watch watch) {
        Layout layout = puzzle.layout();
        start = CandidateGrid.of(CandidateLayout.of(layout), puzzle);
        base = layout.base();
        givens = puzzle;
        cells = cells(layout);
        areDigitsAlike = layout.statedRules().isEmpty();
        this.most = most;
        this.watch = watch;
    }

    /** Whether a layout has rules or added houses on few cells, and can be contracted without them. */
    static boolean supports(Layout layout) {
        return !layout.isPlain()
                && PlannedCount.supports(layout.base())
                && CanonicalForm.supports(layout.base())
                && cells(layout).cardinality() <= MOST_CELLS;
    }

    /**
     * The classes of ways for a puzzle.
     *
     * @param puzzle a puzzle of a layout that is supported
     * @param most the most classes
     * @param watch stops the search
     * @return for each class a puzzle on the layout without rules, and by how much its count is to be multiplied; empty if there are more classes, or the
     *     watch has stopped
     */
    static Optional<Map<Grid, BigInteger>> of(Grid puzzle, int most, Watch watch) {
        RuleFillings fillings = new RuleFillings(puzzle, most, watch);
        long used = 0;
        for (int digit : puzzle.digits()) {
            used |= digit == 0 ? 0 : 1L << (digit - 1);
        }
        boolean isComplete = fillings.start.isContradictory() || fillings.fill(fillings.start, used, BigInteger.ONE);
        return isComplete ? Optional.of(fillings.classes) : Optional.empty();
    }

    /** The cells that an added house or a rule is about. */
    private static BitSet cells(Layout layout) {
        BitSet cells = new BitSet();
        Layout base = layout.base();
        for (House house : layout.houses()) {
            if (!base.houses().contains(house)) {
                for (int i = 0; i < house.size(); i++) {
                    cells.set(house.cell(i));
                }
            }
        }
        for (MustDiffer rule : layout.mustDifferRules()) {
            for (int i = 0; i < rule.size(); i++) {
                cells.set(rule.first(i));
                cells.set(rule.second(i));
            }
        }
        for (StatedRule rule : layout.statedRules()) {
            for (Primitive primitive : rule.primitives()) {
                for (int i = 0; i < primitive.size(); i++) {
                    cells.set(primitive.cell(i));
                }
            }
        }
        return cells;
    }

    /**
     * Fills the open cells of the rules in every way.
     *
     * @param grid the position, which is taken over
     * @param used the digits that have been placed, as a set
     * @param weight how many ways lead to isomorphic positions by the exchange of digits
     * @return false if there are too many classes, or the watch has stopped
     */
    private boolean fill(CandidateGrid grid, long used, BigInteger weight) {
        Propagation.run(grid, Propagation.Depth.SINGLES);
        if (grid.isContradictory()) {
            return true;
        }
        int cell = tightest(grid);
        if (cell < 0) {
            classes.merge(CanonicalForm.least(filled(grid)).grid(), weight, BigInteger::add);
            return classes.size() <= most;
        }
        long candidates = grid.candidateBits(cell);
        long alike = areDigitsAlike ? candidates & ~used : 0;
        for (long left = (candidates & ~alike) | (alike & -alike); left != 0; left &= left - 1) {
            long digit = left & -left;
            boolean isAlike = (digit & alike) != 0;
            BigInteger ways = isAlike ? weight.multiply(BigInteger.valueOf(Long.bitCount(alike))) : weight;
            CandidateGrid next = grid.copy();
            next.place(cell, Long.numberOfTrailingZeros(digit) + 1);
            if (watch.tick() || (!next.isContradictory() && !fill(next, used | digit, ways))) {
                return false;
            }
        }
        return true;
    }

    /** An open cell of the rules with the fewest candidates, or −1. */
    private int tightest(CandidateGrid grid) {
        int best = -1;
        for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
            if (grid.digit(cell) == 0 && (best < 0 || grid.candidateCount(cell) < grid.candidateCount(best))) {
                best = cell;
            }
        }
        return best;
    }

    /** The givens and the cells of the rules, on the layout without rules. */
    private Grid filled(CandidateGrid grid) {
        int[] digits = givens.digits();
        for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
            digits[cell] = grid.digit(cell);
        }
        return Grid.of(base, digits);
    }
}
