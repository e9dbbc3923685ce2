package io.github.sudokusat.count.contraction.classic;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to contract a clue set.
 *
 * @param orientation which way round
 * @param roles which stack and which band does what
 * @param openings the triples of the first stack that stand for their orbits, in the order of their classes in band B
 * @param lanes the triples of the second stack
 * @param inner the triples of the third stack
 * @param work how many products there are to add up
 */
record Plan(Orientation orientation, Roles roles, List<Opening> openings, LaneTable lanes, InnerSum inner, long work) {

    /** How many classes the second stack has in band B; the kernel's work is cut into pieces by them. */
    int pieces() {
        return lanes.classes();
    }

    /** The lists and the tables, these without slices. */
    Network network() {
        int first = roles.first();
        int second = roles.second();
        int third = roles.third();
        return new Network(
                groups(),
                lanes,
                inner,
                new Slices(
                        orientation.table(roles.a(), first, third, second),
                        orientation.columns(roles.a(), first).count(),
                        inner.a),
                orientation.table(roles.b(), second, first, third),
                new Slices(
                        orientation.table(roles.c(), first, third, second),
                        orientation.columns(roles.c(), first).count(),
                        inner.c));
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
}
