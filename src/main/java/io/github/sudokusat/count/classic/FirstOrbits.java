package io.github.sudokusat.count.classic;

import io.github.sudokusat.run.RandomStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The orbits of the triples of a stack under automorphisms that map the stack to itself. All triples of an orbit contribute the same to the count, so
 * one represents them all with the sum of their weights. Immutable.
 */
final class FirstOrbits {

    private final ChuteTriples triples;
    private final List<Move> generators;
    private final List<StackAction> actions;
    /** For each triple, the one from which it was reached, and the generator that reached it; itself and −1 for representatives. */
    private final int[] from;

    private final int[] by;
    /** For each triple, the representative of its orbit. */
    private final int[] orbitOf;
    /** For each representative, the weight of its orbit; 0 for other triples. */
    private final int[] weights;
    /** For each representative, the size of its orbit; 0 for other triples. */
    private final int[] sizes;

    private final int[] representatives;

    private FirstOrbits(ChuteTriples triples, List<Move> generators, List<StackAction> actions, int[] order) {
        this.triples = triples;
        this.generators = generators;
        this.actions = actions;
        from = new int[triples.size()];
        by = new int[triples.size()];
        orbitOf = new int[triples.size()];
        weights = new int[triples.size()];
        sizes = new int[triples.size()];
        Arrays.fill(from, -1);
        int[] found = new int[triples.size()];
        int count = 0;
        int[] queue = new int[triples.size()];
        int begin = 0;
        for (int triple : order) {
            if (from[triple] < 0) {
                begin = explore(triple, queue, begin);
                found[count++] = triple;
            }
        }
        representatives = Arrays.copyOf(found, count);
        requireWhole();
    }

    /**
     * Finds the orbits, breadth first: O(triples · generators).
     *
     * @param orientation the classes and triples
     * @param stack the stack
     * @param generators automorphisms of the clues that map the stack to itself; any subset is safe, and an empty one makes every triple an orbit
     */
    static FirstOrbits of(Orientation orientation, int stack, List<Move> generators) {
        List<StackAction> actions = new ArrayList<>();
        for (Move generator : generators) {
            actions.add(new StackAction(orientation, stack, generator));
        }
        int[] order = new int[orientation.stack(stack).size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        return new FirstOrbits(orientation.stack(stack), generators, actions, order);
    }

    /**
     * The same orbits with other representatives, chosen to have few classes in one band.
     *
     * @param band the band
     */
    FirstOrbits gathered(int band) {
        int[] order = new int[representatives.length];
        int[] chosen = Gathering.members(orbitOf, triples, band);
        for (int i = 0; i < order.length; i++) {
            order[i] = chosen[representatives[i]];
        }
        return new FirstOrbits(triples, generators, actions, order);
    }

    /** Finds an orbit and appends it to a list, whose new end is returned. */
    private int explore(int start, int[] queue, int begin) {
        int end = begin;
        from[start] = start;
        by[start] = -1;
        queue[end++] = start;
        for (int next = begin; next < end; next++) {
            int triple = queue[next];
            weights[start] += triples.weight(triple);
            orbitOf[triple] = start;
            for (int g = 0; g < actions.size(); g++) {
                int image = actions.get(g).image(triple);
                if (from[image] < 0) {
                    from[image] = triple;
                    by[image] = g;
                    queue[end++] = image;
                }
            }
        }
        sizes[start] = end - begin;
        return end;
    }

    private void requireWhole() {
        long missing = 0;
        for (int triple = 0; triple < weights.length; triple++) {
            missing += triples.weight(triple) - weights[triple];
        }
        if (missing != 0) {
            throw new IllegalStateException("orbits lack a weight of " + missing);
        }
    }

    /** One triple of each orbit; not to be changed. */
    int[] representatives() {
        return representatives;
    }

    /** The representative of a triple's orbit. */
    int representative(int triple) {
        return orbitOf[triple];
    }

    /** The weight of all triples in the orbit of a representative. */
    int weight(int representative) {
        return weights[representative];
    }

    /** The number of triples in the orbit of a representative. */
    int size(int representative) {
        return sizes[representative];
    }

    /**
     * Draws a triple of an orbit, each with a probability proportional to its weight, by going through all triples.
     *
     * @param representative the orbit's representative
     * @param random the random numbers
     * @return the triple
     */
    int member(int representative, RandomStream random) {
        int left = random.nextInt(weights[representative]);
        int triple = -1;
        while (left >= 0) {
            triple++;
            left -= orbitOf[triple] == representative ? triples.weight(triple) : 0;
        }
        return triple;
    }

    /** A move of the group that leads from the representative of a triple's orbit to the triple. */
    Move ledTo(int triple) {
        Move result = Move.identity();
        for (int at = triple; by[at] >= 0; at = from[at]) {
            result = generators.get(by[at]).then(result);
        }
        return result;
    }

    /** The generators of the orbits; not to be changed. */
    List<Move> generators() {
        return generators;
    }

    /**
     * A move of the group, followed by one that leads from the image of a representative back to it, so that the result keeps the representative in
     * place.
     */
    Move ledBack(Move move, int image) {
        Move result = move;
        for (int triple = image; by[triple] >= 0; triple = from[triple]) {
            result = result.then(generators.get(by[triple]).inverse());
        }
        return result;
    }
}
