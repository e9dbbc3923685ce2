package io.github.sudokusat.count.classic;

import java.util.Arrays;

/** Chooses one member of each orbit so that few classes in band B occur, because lanes of the same classes are processed together. */
final class Gathering {

    private Gathering() {}

    /**
     * Chooses the members.
     *
     * @param orbitOf for each triple, the number of its orbit, below the number of triples
     * @param triples the triples
     * @param box the box of the triples that is in band B
     * @return for each orbit number, the member whose class occurs in the most orbits; −1 for unused numbers
     */
    static int[] members(int[] orbitOf, ChuteTriples triples, int box) {
        int[] popularity = popularity(orbitOf, triples, box);
        int[] chosen = new int[orbitOf.length];
        Arrays.fill(chosen, -1);
        for (int triple = 0; triple < orbitOf.length; triple++) {
            int before = chosen[orbitOf[triple]];
            if (before < 0 || popularity[triples.at(triple, box)] > popularity[triples.at(before, box)]) {
                chosen[orbitOf[triple]] = triple;
            }
        }
        return chosen;
    }

    /** For each class, the number of orbits in which it occurs, modified so that all classes differ. */
    private static int[] popularity(int[] orbitOf, ChuteTriples triples, int box) {
        long[] pairs = new long[orbitOf.length];
        for (int triple = 0; triple < pairs.length; triple++) {
            pairs[triple] = (long) triples.at(triple, box) << 32 | orbitOf[triple];
        }
        Arrays.sort(pairs);
        int[] popularity = new int[BoxClasses.MOST];
        for (int i = 0; i < pairs.length; i++) {
            if (i == 0 || pairs[i] != pairs[i - 1]) {
                popularity[(int) (pairs[i] >>> 32)] += BoxClasses.MOST;
            }
        }
        for (int i = 0; i < popularity.length; i++) {
            popularity[i] += i;
        }
        return popularity;
    }
}
