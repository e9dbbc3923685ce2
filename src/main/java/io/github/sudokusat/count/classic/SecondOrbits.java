package io.github.sudokusat.count.classic;

import io.github.sudokusat.run.RandomStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The orbits of the triples of the second stack under those automorphisms that keep all stacks in place and fix a triple of the first stack.
 *
 * <p>The stabilizer comes from random members of the group, led back to the triple (Schreier's lemma); it does not matter if a part of it is missed,
 * because the orbits of any subset are safe to use, only smaller. Not thread-safe.
 */
final class SecondOrbits {

    /** The number of consecutive members of the stabilizer without anything new that ends the search for more. */
    private static final int PATIENCE = 6;

    private static final int MOST_DRAWS = 40;

    private final Orientation orientation;
    private final Automorphisms automorphisms;
    private final FirstOrbits first;
    private final int firstStack;
    private final int secondStack;
    private final RandomMoves random;
    private final int[] parent;
    private final long order;
    private @Nullable Move exchange;

    SecondOrbits(
            Orientation orientation, Automorphisms automorphisms, FirstOrbits first, int firstStack, int secondStack) {
        this.orientation = orientation;
        this.automorphisms = automorphisms;
        this.first = first;
        this.firstStack = firstStack;
        this.secondStack = secondStack;
        random = new RandomMoves(first.generators());
        parent = new int[orientation.stack(secondStack).size()];
        order = automorphisms.order(firstStack);
    }

    /**
     * Finds the orbits that belong to a representative of the first stack.
     *
     * @param representative the triple that must be fixed
     * @param band the band in which the triples that represent orbits should have few classes
     * @return for each triple of the second stack, the weight of its orbit if it is the representative, otherwise 0; null if only the identity was
     *     found
     */
    int @Nullable [] weights(int representative, int band) {
        long most = order / first.size(representative);
        if (most < 2) {
            return null;
        }
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i;
        }
        exchange = null;
        boolean joined = false;
        int vain = 0;
        // A group of two or three members has no subgroup between it and the trivial group.
        for (int draw = 0; draw < MOST_DRAWS && vain < PATIENCE && !(joined && most < 4); draw++) {
            vain++;
            Move move = stabilizing(representative);
            if (move != null && !automorphisms.isTrivial(move) && join(move)) {
                vain = 0;
                joined = true;
            }
        }
        return joined ? orbitWeights(band) : null;
    }

    /** A random member of the stabilizer; null if this draw yields none. */
    private @Nullable Move stabilizing(int representative) {
        Move move = random.next();
        Move kept = first.ledBack(move, StackAction.image(orientation, firstStack, move, representative));
        if (kept.stack(secondStack) == secondStack) {
            return kept;
        }
        // Two members that both exchange the second and the third stack, applied one after the other, keep both in
        // place.
        if (exchange == null) {
            exchange = kept;
            return kept.then(kept);
        }
        return kept.then(exchange);
    }

    private boolean join(Move move) {
        StackAction action = new StackAction(orientation, secondStack, move);
        boolean joined = false;
        for (int triple = 0; triple < parent.length; triple++) {
            int a = root(triple);
            int b = root(action.image(triple));
            parent[Math.max(a, b)] = Math.min(a, b);
            joined |= a != b;
        }
        return joined;
    }

    private int root(int triple) {
        int root = triple;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    private int[] orbitWeights(int band) {
        ChuteTriples triples = orientation.stack(secondStack);
        for (int triple = 0; triple < parent.length; triple++) {
            parent[triple] = root(triple);
        }
        int[] chosen = Gathering.members(parent, triples, band);
        int[] weights = new int[parent.length];
        long missing = 0;
        for (int triple = 0; triple < parent.length; triple++) {
            weights[chosen[parent[triple]]] += triples.weight(triple);
            missing += triples.weight(triple);
        }
        for (int weight : weights) {
            missing -= weight;
        }
        if (missing != 0) {
            throw new IllegalStateException("orbits lack a weight of " + missing);
        }
        return weights;
    }

    /**
     * Random members of a group of moves, by product replacement (F. Celler et al., Generating random elements of a finite group, 1995): random enough
     * for a few of them to generate subgroups, and the same in every run. Not thread-safe.
     */
    private static final class RandomMoves {

        private static final int POOL = 12;
        private static final int WARM_UP = 60;
        private static final long SEED = 1;

        private final RandomStream random = RandomStream.of(SEED);
        private final List<Move> pool = new ArrayList<>();
        private Move product = Move.identity();

        /** Starts with generators, at least one. */
        RandomMoves(List<Move> generators) {
            pool.addAll(generators);
            for (int i = 0; pool.size() < POOL; i++) {
                pool.add(generators.get(i % generators.size()));
            }
            for (int i = 0; i < WARM_UP; i++) {
                next();
            }
        }

        /** The next member. */
        Move next() {
            int i = random.nextInt(pool.size());
            int j = random.nextInt(pool.size() - 1);
            Move factor = pool.get(j < i ? j : j + 1);
            pool.set(i, random.nextInt() < 0 ? pool.get(i).then(factor) : factor.then(pool.get(i)));
            product = product.then(pool.get(i));
            return product;
        }
    }
}
