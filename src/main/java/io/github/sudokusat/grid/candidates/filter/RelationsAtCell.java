package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.PairRelation;
import java.util.Arrays;
import java.util.List;

/**
 * Relations of one cell to others that must all differ, such as dots on both sides of it or four signs that point to it: a digit needs as many
 * different ones that go with it. Removes all that the relations forbid together.
 *
 * <p>Propagation does without it; it is for people. Its cost grows with the factorial of the number of relations; in practice there are two to four.
 */
public final class RelationsAtCell extends Filter {

    /**
     * A relation and its rule.
     *
     * @param rule the name of the rule
     * @param pair the relation
     */
    public record Ruled(String rule, PairRelation pair) {}

    private final List<String> rules;
    /** For each relation and each digit of the common cell, those of the other cell that go with it. */
    private final long[][] partners;

    /**
     * Some relations.
     *
     * @param relations the relations, two or more, each to another cell
     * @param common the cell that all are about
     */
    public RelationsAtCell(List<Ruled> relations, int common) {
        super(relations.get(0).rule, true, cells(relations, common));
        rules = relations.stream().map(Ruled::rule).distinct().toList();
        partners = relations.stream().map(one -> partners(one.pair, common)).toArray(long[][]::new);
    }

    private static int[] cells(List<Ruled> relations, int common) {
        int[] cells = new int[relations.size() + 1];
        cells[0] = common;
        for (int i = 1; i < cells.length; i++) {
            cells[i] = otherCell(relations.get(i - 1).pair, common);
        }
        return cells;
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
        long common = 0;
        long[] supported = new long[partners.length];
        for (long left = masks[cells[0]]; left != 0; left &= left - 1) {
            long[] choices = choices(Long.numberOfTrailingZeros(left), masks);
            if (areDifferent(choices, 0, 0)) {
                common |= left & -left;
                addSupported(choices, supported);
            }
        }
        masks[cells[0]] = common;
        for (int i = 0; i < supported.length; i++) {
            masks[cells[i + 1]] &= supported[i];
        }
        return common != 0;
    }

    /** What each of the other cells can be if the common cell has a digit. */
    private long[] choices(int digit, long[] masks) {
        long[] choices = new long[partners.length];
        for (int i = 0; i < choices.length; i++) {
            choices[i] = partners[i][digit] & masks[cells[i + 1]];
        }
        return choices;
    }

    /** Whether the cells from some index on can have different digits, none of them used before. */
    private static boolean areDifferent(long[] choices, int index, long used) {
        if (index == choices.length) {
            return true;
        }
        for (long left = choices[index] & ~used; left != 0; left &= left - 1) {
            if (areDifferent(choices, index + 1, used | (left & -left))) {
                return true;
            }
        }
        return false;
    }

    /** Adds the digits of each cell with which all cells can have different ones. */
    private static void addSupported(long[] choices, long[] supported) {
        for (int i = 0; i < choices.length; i++) {
            long[] fixed = choices.clone();
            for (long left = choices[i] & ~supported[i]; left != 0; left &= left - 1) {
                fixed[i] = left & -left;
                supported[i] |= areDifferent(fixed, 0, 0) ? fixed[i] : 0;
            }
        }
    }

    /**
     * The cells that must differ.
     *
     * @return two cells or more
     */
    public int[] others() {
        return Arrays.copyOfRange(cells, 1, cells.length);
    }

    @Override
    public boolean isOfUse(long[] masks) {
        for (int i = 0; i < partners.length; i++) {
            if (!isSettled(partners[i], masks[cells[i + 1]], masks[cells[0]])) {
                return false;
            }
        }
        return true;
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
