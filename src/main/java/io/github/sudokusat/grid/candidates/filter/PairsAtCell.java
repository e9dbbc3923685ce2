package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.PairRelation;
import java.util.List;

/**
 * Two relations of one cell to two others that must differ, such as dots on both sides of it: a digit needs two different ones that go with it.
 * Removes all that the two forbid together.
 *
 * <p>Propagation does without it; it is for people.
 */
public final class PairsAtCell extends Filter {

    private final List<String> rules;
    /** For each digit of the common cell, those of the first other cell that go with it. */
    private final long[] firsts;
    /** The same for the second other cell. */
    private final long[] seconds;

    /**
     * Two relations.
     *
     * @param rule the rule of the first relation
     * @param one the first relation
     * @param otherRule the rule of the second relation
     * @param other the second relation
     * @param common the cell that both are about
     */
    public PairsAtCell(String rule, PairRelation one, String otherRule, PairRelation other, int common) {
        super(rule, true, new int[] {otherCell(one, common), common, otherCell(other, common)});
        rules = rule.equals(otherRule) ? List.of(rule) : List.of(rule, otherRule);
        firsts = partners(one, common);
        seconds = partners(other, common);
    }

    /**
     * The cell of a relation other than one of its cells.
     *
     * @param pair the relation
     * @param cell one of its cells
     * @return the other one
     */
    public static int otherCell(PairRelation pair, int cell) {
        return pair.cell(0) == cell ? pair.cell(1) : pair.cell(0);
    }

    private static long[] partners(PairRelation pair, int cell) {
        long[] partners = new long[pair.side()];
        for (int digit = 1; digit <= partners.length; digit++) {
            partners[digit - 1] = pair.cell(0) == cell ? pair.seconds(digit) : pair.firsts(digit);
        }
        return partners;
    }

    @Override
    public boolean narrow(long[] masks) {
        long first = 0;
        long common = 0;
        long second = 0;
        for (long left = masks[cells[1]]; left != 0; left &= left - 1) {
            int digit = Long.numberOfTrailingZeros(left);
            long some = firsts[digit] & masks[cells[0]];
            long others = seconds[digit] & masks[cells[2]];
            if (some != 0 && others != 0 && Long.bitCount(some | others) > 1) {
                common |= left & -left;
                first |= Long.bitCount(others) == 1 ? some & ~others : some;
                second |= Long.bitCount(some) == 1 ? others & ~some : others;
            }
        }
        masks[cells[0]] &= first;
        masks[cells[1]] = common;
        masks[cells[2]] &= second;
        return common != 0;
    }

    /**
     * The cells that must differ.
     *
     * @return two cells
     */
    public int[] others() {
        return new int[] {cells[0], cells[2]};
    }

    @Override
    public boolean isOfUse(long[] masks) {
        return isSettled(firsts, masks[cells[0]], masks[cells[1]])
                && isSettled(seconds, masks[cells[2]], masks[cells[1]]);
    }

    private static boolean isSettled(long[] partners, long others, long common) {
        long supported = 0;
        for (long left = common; left != 0; left &= left - 1) {
            long some = partners[Long.numberOfTrailingZeros(left)] & others;
            if (some == 0) {
                return false;
            }
            supported |= some;
        }
        return supported == others;
    }

    @Override
    public List<String> rules() {
        return rules;
    }

    @Override
    public long cost() {
        return 4;
    }
}
