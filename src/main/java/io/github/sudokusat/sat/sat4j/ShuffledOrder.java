package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.run.RandomStream;
import org.sat4j.minisat.orders.VarOrderHeap;

/**
 * SAT4J's order by activity, with ties at the beginning of each solve broken at random instead of by number.
 *
 * <p>Each variable begins with a random activity below a millionth, far below what a conflict adds: the order among variables
 * that took part in conflicts is unchanged.
 */
final class ShuffledOrder extends VarOrderHeap {

    private static final long serialVersionUID = 1L;
    private static final double NOISE = 0x1.0p-51;

    private final RandomStream random;

    ShuffledOrder(RandomStream random) {
        super(new SavedPhases(random));
        this.random = random;
    }

    @Override
    public void init() {
        super.init();
        for (int variable = 1, n = lits.nVars(); variable <= n; variable++) {
            double noise = NOISE * (random.nextInt() >>> 1);
            if (heap.inHeap(variable)) {
                activity[variable] = noise;
                heap.increase(variable);
            }
        }
    }
}
