package io.github.sudokusat.count.classic;

/** All triples of the second stack in the order of their classes in band B. Immutable. */
final class LaneTable {

    private final ChuteTriples triples;
    private final Roles roles;
    private final int[] starts;
    private final int[] order;

    /**
     * Sorts the triples.
     *
     * @param triples the stack's triples, with its boxes from top to bottom
     * @param roles which band is A, B and C
     * @param classes the number of classes in band B
     */
    LaneTable(ChuteTriples triples, Roles roles, int classes) {
        this.triples = triples;
        this.roles = roles;
        starts = new int[classes + 1];
        for (int triple = 0; triple < triples.size(); triple++) {
            starts[triples.at(triple, roles.b()) + 1]++;
        }
        for (int b = 0; b < classes; b++) {
            starts[b + 1] += starts[b];
        }
        order = new int[triples.size()];
        int[] next = starts.clone();
        for (int triple = 0; triple < order.length; triple++) {
            order[next[triples.at(triple, roles.b())]++] = triple;
        }
    }

    /** The number of classes in band B. */
    int classes() {
        return starts.length - 1;
    }

    /** The number of triples with a class in band B. */
    int size(int b) {
        return starts[b + 1] - starts[b];
    }

    /** The triple at a place among those with a class in band B. */
    int triple(int b, int place) {
        return order[starts[b] + place];
    }

    /** The classes in band A of all triples with a class in band B. */
    int[] classesA(int b) {
        return classes(b, roles.a());
    }

    /** The classes in band C of all triples with a class in band B. */
    int[] classesC(int b) {
        return classes(b, roles.c());
    }

    private int[] classes(int b, int band) {
        int[] classes = new int[size(b)];
        for (int place = 0; place < classes.length; place++) {
            classes[place] = triples.at(triple(b, place), band);
        }
        return classes;
    }
}
