package io.github.sudokusat.prove.mus;

import java.util.Arrays;

/** Arrays of literals. */
public final class Literals {

    private Literals() {}

    /** The literals except the one at an index. */
    public static int[] without(int[] literals, int index) {
        int[] fewer = new int[literals.length - 1];
        System.arraycopy(literals, 0, fewer, 0, index);
        System.arraycopy(literals, index + 1, fewer, index, fewer.length - index);
        return fewer;
    }

    /** The literals followed by one more. */
    public static int[] with(int[] literals, int more) {
        int[] all = Arrays.copyOf(literals, literals.length + 1);
        all[literals.length] = more;
        return all;
    }

    /** The index of a literal in tables with two entries for each variable: 2 and 3 for ±1, 4 and 5 for ±2, and so on. */
    public static int indexOf(int literal) {
        return literal > 0 ? 2 * literal : 1 - 2 * literal;
    }
}
