package io.github.sudokusat.count.contract;

import java.util.List;

/**
 * A way to contract a clue set.
 *
 * @param orientation which way round
 * @param roles which stack and which band does what
 * @param openings the triples of the first stack that stand for their orbits, in the order of their classes in band B
 * @param inner the triples of the third stack
 * @param work how many products there are to add up
 */
record Plan(Orientation orientation, Roles roles, List<Opening> openings, InnerSum inner, long work) {

    /** How many pieces the kernel's work is cut into: the classes of the second stack in band B. */
    int pieces() {
        return orientation.columns(roles.b(), roles.second()).count();
    }

    /** The lists and the tables, these without slices. */
    Network network() {
        int first = roles.first();
        int second = roles.second();
        int third = roles.third();
        return new Network(
                openings,
                inner,
                orientation.table(roles.a(), first, third, second),
                orientation.table(roles.b(), first, second, third),
                orientation.table(roles.c(), first, third, second));
    }
}
