package io.github.sudokusat.count.contract;

/**
 * Triples of the second stack in the order of their classes in band B, as the kernel walks along them: all of them, or one of each orbit with the
 * weight of the whole orbit. Immutable.
 */
final class Lanes {

    /** Where the triples of each class in band B begin; one more entry than there are classes. */
    final int[] starts;
    /** Of each triple the class in band A. */
    final int[] a;
    /** Of each triple the class in band C. */
    final int[] c;
    /** Of each triple the weight; at most {@link ChuteTriples#MOST_WEIGHT} together. */
    final int[] weights;

    /**
     * Takes some of the triples of a stack.
     *
     * @param triples the stack's triples, with its boxes from the top
     * @param roles which band is A, B and C
     * @param classes how many classes there are in band B
     * @param weight for each triple its weight here; 0 to leave it out
     */
    Lanes(ChuteTriples triples, Roles roles, int classes, int[] weight) {
        starts = new int[classes + 1];
        for (int triple = 0; triple < triples.size(); triple++) {
            starts[triples.at(triple, roles.b()) + 1] += weight[triple] > 0 ? 1 : 0;
        }
        for (int b = 0; b < classes; b++) {
            starts[b + 1] += starts[b];
        }
        a = new int[starts[classes]];
        c = new int[starts[classes]];
        weights = new int[starts[classes]];
        int[] next = starts.clone();
        for (int triple = 0; triple < triples.size(); triple++) {
            if (weight[triple] > 0) {
                int lane = next[triples.at(triple, roles.b())]++;
                a[lane] = triples.at(triple, roles.a());
                c[lane] = triples.at(triple, roles.c());
                weights[lane] = weight[triple];
            }
        }
    }

    /** How many triples there are. */
    int size() {
        return a.length;
    }

    /** How many of them have a class in band B. */
    int size(int b) {
        return starts[b + 1] - starts[b];
    }
}
