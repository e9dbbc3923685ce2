package io.github.sudokusat.count.contract;

/**
 * Which stack and which band plays which part in the contraction.
 *
 * @param first the stack whose triples are taken one by one
 * @param second the stack whose triples are the lanes
 * @param third the stack that is added up inside
 * @param a the band whose table is multiplied last
 * @param b the band whose classes the loops outside run over
 * @param c the band whose table is multiplied by a matrix
 */
record Roles(int first, int second, int third, int a, int b, int c) {

    /**
     * The roles of bands that promise the least time for given roles of stacks: band B should have few classes, so that there are many
     * lanes to each pair of them, and then band A.
     */
    static Roles cheapest(Orientation orientation, int first, int second, int third) {
        Roles best = new Roles(first, second, third, 0, 1, 2);
        for (int[] order : ChuteMaps.orders()) {
            Roles roles = new Roles(first, second, third, order[0], order[1], order[2]);
            if (roles.cost(orientation) < best.cost(orientation)) {
                best = roles;
            }
        }
        return best;
    }

    private double cost(Orientation orientation) {
        double pairs = (double) orientation.columns(b, first).count()
                * orientation.columns(b, second).count();
        double lanes = (double) orientation.stack(first).size()
                * orientation.stack(second).size();
        double inner = orientation.stack(third).size();
        return pairs * inner * 12
                + lanes * orientation.columns(a, third).count() * 3
                + lanes * orientation.columns(c, third).count() * 1.5
                + lanes * inner * 0.35;
    }
}
