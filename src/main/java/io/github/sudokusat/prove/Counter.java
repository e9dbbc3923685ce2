package io.github.sudokusat.prove;

import io.github.sudokusat.sat.SatSession;

/**
 * Bounds how many literals of a session hold: a sequential counter, whose variable for i and j holds if at least j of the first i literals do.
 *
 * <p>With n literals and a bound up to k it takes about n · k variables and 2 · n · k clauses.
 *
 * @see "C. Sinz, Towards an Optimal CNF Encoding of Boolean Cardinality Constraints, CP 2005"
 */
final class Counter {

    /** By j − 1 the variable that holds if at least j literals do. */
    private final int[] atLeast;

    /** Adds the counter of literals to a session, for bounds below {@code most}. */
    Counter(SatSession session, int[] literals, int most) {
        int[] before = new int[0];
        for (int i = 0; i < literals.length; i++) {
            int[] now = new int[Math.min(i + 1, most)];
            for (int j = 0; j < now.length; j++) {
                now[j] = session.newVariable();
                if (j < before.length) {
                    session.add(-before[j], now[j]);
                }
                if (j == 0) {
                    session.add(-literals[i], now[0]);
                } else {
                    session.add(-literals[i], -before[j - 1], now[j]);
                }
            }
            before = now;
        }
        atLeast = before;
    }

    /** The assumption under which at most {@code bound} literals hold; 0 if that is so anyway, or the bound beyond those of the counter. */
    int atMost(int bound) {
        return bound < atLeast.length ? -atLeast[bound] : 0;
    }
}
