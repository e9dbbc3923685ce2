package io.github.sudokusat.count.classic;

import io.github.sudokusat.run.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * Random members of a group of moves, by product replacement (F. Celler et al., Generating random elements of a finite group, 1995): random enough
 * for a few of them to generate subgroups, and the same in every run. Not thread-safe.
 */
final class RandomMoves {

    private static final int POOL = 12;
    private static final int WARM_UP = 60;
    private static final long SEED = 1;

    private final SeededRandom random = new SeededRandom(SEED);
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
        pool.set(i, random.nextBoolean() ? pool.get(i).then(factor) : factor.then(pool.get(i)));
        product = product.then(pool.get(i));
        return product;
    }
}
