package io.github.sudokusat.count.classic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to contract a clue set.
 *
 * @param orientation the orientation
 * @param roles the roles of the stacks and bands
 * @param orbits the orbits of the first stack's triples
 * @param openings the triples of the first stack that represent their orbits, in the order of their classes in band B
 * @param lanes the triples of the second stack
 * @param inner the triples of the third stack
 * @param work the number of products to add up
 */
record Plan(
        Orientation orientation,
        Roles roles,
        FirstOrbits orbits,
        List<Opening> openings,
        LaneTable lanes,
        InnerSum inner,
        long work) {

    /** The number of classes of the second stack in band B, which is the number of tasks into which the kernel's work is divided. */
    int tasks() {
        return lanes.classes();
    }

    /**
     * Adds up terms with the weights of their openings.
     *
     * @param sums the sum for each opening, without its weight
     * @return the sum, which has not been multiplied by the divisor of the orientation
     */
    BigInteger weighted(long[] sums) {
        // There are at most 15,680 openings, and as many additions.
        BigSum sum = new BigSum();
        for (int i = 0; i < sums.length; i++) {
            sum.add(sums[i], openings.get(i).weight());
        }
        return sum.value();
    }

    /** The lists and the tables; the tables have no slices yet. */
    Network network() {
        return new Network(
                groups(),
                lanes,
                inner,
                slices(roles.a(), inner.a),
                orientation.table(roles.b(), roles.second(), roles.first(), roles.third()),
                slices(roles.c(), inner.c));
    }

    private Slices slices(int band, int[] thirds) {
        return new Slices(
                orientation
                        .table(band, roles.first(), roles.second(), roles.third())
                        .withThirds(thirds),
                orientation.columns(band, roles.first()).count(),
                used(band));
    }

    /** Whether each class of the second stack in a band occurs in a triple. */
    private boolean[] used(int band) {
        ChuteTriples triples = orientation.stack(roles.second());
        boolean[] used = new boolean[orientation.columns(band, roles.second()).count()];
        for (int triple = 0; triple < triples.size(); triple++) {
            used[triples.at(triple, band)] = true;
        }
        return used;
    }

    private List<List<Opening>> groups() {
        List<List<Opening>> groups = new ArrayList<>();
        int begin = 0;
        for (int end = 1; end <= openings.size(); end++) {
            if (end == openings.size()
                    || openings.get(end).b() != openings.get(begin).b()) {
                groups.add(openings.subList(begin, end));
                begin = end;
            }
        }
        return groups;
    }

    /**
     * A sum of products of a long that is not negative and a factor from 0 to 2¹⁴; it does not overflow in 2¹⁶ additions. Not thread-safe.
     */
    static final class BigSum {

        private static final int HALF = 32;

        /** Each addition adds less than 2³² · 2¹⁴ = 2⁴⁶, 2¹⁶ of them less than 2⁶². */
        private long low;
        /** Each addition adds less than 2³¹ · 2¹⁴. */
        private long high;

        /** Adds {@code number · factor}; the number must not be negative. */
        void add(long number, int factor) {
            low += (number & 0xffff_ffffL) * factor;
            high += (number >>> HALF) * factor;
        }

        /** The sum of everything added. */
        BigInteger value() {
            return BigInteger.valueOf(high).shiftLeft(HALF).add(BigInteger.valueOf(low));
        }
    }
}
