package io.github.sudokusat.count.classic;

/** The permutations of nine rows, or columns, that keep chutes together: 3! orders of the chutes and 3! orders inside each, 1,296 in total. */
final class ChuteMaps {

    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    private static final int COUNT = 1296;

    private ChuteMaps() {}

    /** The orders of three objects; not to be changed. */
    static int[][] orders() {
        return ORDERS;
    }

    /** All permutations, the identity first. */
    static int[][] all() {
        int[][] maps = new int[COUNT][];
        int next = 0;
        for (int[] chutes : ORDERS) {
            for (int inner = 0; inner < ORDERS.length * ORDERS.length * ORDERS.length; inner++) {
                maps[next++] = map(chutes, inner);
            }
        }
        return maps;
    }

    private static int[] map(int[] chutes, int inner) {
        int[] map = new int[Clues.SIDE];
        int rest = inner;
        for (int chute = 0; chute < chutes.length; chute++) {
            int[] order = ORDERS[rest % ORDERS.length];
            rest /= ORDERS.length;
            for (int i = 0; i < order.length; i++) {
                map[3 * chute + i] = 3 * chutes[chute] + order[i];
            }
        }
        return map;
    }
}
