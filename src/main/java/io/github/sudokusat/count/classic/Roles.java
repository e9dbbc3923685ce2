package io.github.sudokusat.count.classic;

/**
 * The roles of the stacks and bands in the contraction.
 *
 * @param first the stack whose triples are processed one by one
 * @param second the stack whose triples are the lanes
 * @param third the stack of the inner sum
 * @param a the band whose table is multiplied last
 * @param b the band whose classes the outer loops run over
 * @param c the band whose table is multiplied by a matrix
 */
record Roles(int first, int second, int third, int a, int b, int c) {

    private static final double MATRIX = 12;

    /**
     * The roles that promise the least time for a given first stack.
     *
     * @param orientation the stacks and their classes
     * @param first the first stack
     * @param openings the number of its triples that are processed: one of each orbit
     */
    static Roles cheapest(Orientation orientation, int first, int openings) {
        int next = (first + 1) % Clues.CHUTES;
        int last = (first + 2) % Clues.CHUTES;
        Roles best = new Roles(first, next, last, 0, 1, 2);
        for (int[] bands : ChuteMaps.orders()) {
            for (int second : new int[] {next, last}) {
                Roles roles = new Roles(first, second, next + last - second, bands[0], bands[1], bands[2]);
                if (roles.cost(orientation, openings) < best.cost(orientation, openings)) {
                    best = roles;
                }
            }
        }
        return best;
    }

    /**
     * The cost of a count, in units of about half a nanosecond: building the matrix of each pair of classes in band B, copying entries for each lane,
     * and computing the products. The figures were measured; with many lanes per pair the products are nearly all of the cost, with few the matrices
     * are.
     *
     * @param orientation the stacks and their classes
     * @param openings the number of triples of the first stack that are processed
     */
    double cost(Orientation orientation, int openings) {
        double pairs = (double) Math.min(openings, orientation.columns(b, first).count())
                * orientation.columns(b, second).count();
        double lanes = (double) openings * orientation.stack(second).size();
        double inner = orientation.stack(third).size();
        return pairs * inner * MATRIX
                + lanes * orientation.columns(a, third).count() * 3
                + lanes * orientation.columns(c, third).count() * 1.5
                + lanes * inner * 0.35;
    }
}
