package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.util.Arrays;

/** Which needs of rules a near solution meets, and how an exchange of candidates would change that. */
final class NearRules {

    private static final int[] NONE = {};

    private final OpenConstraints open;
    /** The digit of each cell, placed or in the near solution; 0 if there is none. */
    private final int[] digits;

    private final int[] placed;
    /** For each cell, its needs of rules. */
    private final int[][] needsOf;
    /** For each need of a rule, the number of the last exchange for which it was looked at. */
    private final int[] looked;

    private int serial;

    NearRules(OpenConstraints open) {
        this.open = open;
        CandidateGrid position = open.position();
        placed = position.toGrid().digits();
        digits = placed.clone();
        needsOf = new int[digits.length][0];
        looked = new int[open.needCount()];
        for (int need = open.plainCount(); need < open.needCount(); need++) {
            for (int cell : open.rule(need).cells()) {
                needsOf[cell] = Arrays.copyOf(needsOf[cell], needsOf[cell].length + 1);
                needsOf[cell][needsOf[cell].length - 1] = need;
            }
        }
    }

    void clear() {
        System.arraycopy(placed, 0, digits, 0, digits.length);
    }

    /** Puts a digit into a cell, or takes it away if it is 0, and notes which needs are met. */
    void set(int cell, int digit, boolean[] met) {
        digits[cell] = digit;
        for (int need : needsOf[cell]) {
            met[need] = digit != 0 && open.rule(need).isMet(digits);
        }
    }

    /**
     * The candidates by which an unmet need may be met: any for a cell or a house, and none for a rule with a gap, because a gap is a need of its
     * own.
     */
    int[] waysToMeet(int need) {
        return need >= open.plainCount() && open.rule(need).hasGap(digits) ? NONE : open.places(need);
    }

    /** Judges needs of rules that an exchange changes. */
    interface Change {

        /** Takes a need whose state changes. */
        void changes(int need, boolean isMet);
    }

    /** Tells which needs would change if a candidate came in place of some others. */
    void exchange(int variable, int[] ousted, int oustedCount, boolean[] met, Change change) {
        int cell = open.variables().cell(variable);
        int[] before = new int[oustedCount];
        int old = digits[cell];
        for (int i = 0; i < oustedCount; i++) {
            int other = open.variables().cell(ousted[i]);
            before[i] = digits[other];
            digits[other] = 0;
        }
        digits[cell] = open.variables().digit(variable);
        serial++;
        look(cell, met, change);
        for (int i = 0; i < oustedCount; i++) {
            look(open.variables().cell(ousted[i]), met, change);
        }
        for (int i = 0; i < oustedCount; i++) {
            digits[open.variables().cell(ousted[i])] = before[i];
        }
        digits[cell] = old;
    }

    private void look(int cell, boolean[] met, Change change) {
        for (int need : needsOf[cell]) {
            if (looked[need] != serial) {
                looked[need] = serial;
                boolean isMet = open.rule(need).isMet(digits);
                if (isMet != met[need]) {
                    change.changes(need, isMet);
                }
            }
        }
    }
}
